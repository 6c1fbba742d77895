# SPDX-License-Identifier: MIT
"""Fits a learned prior to decisions of searches; with numpy, the extra `train`.

What is made least is the cross-entropy of the visits with the game's prior and what is added to its
logarithm: of each choice the sum of what the statements that hold say. A part of the games says
when to stop. Weights become whole numbers in the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lab.fitting import STOPPING, Adam, Array, rounded
from lab.prior_examples import PriorExample
from wizardtable.core.learning.learned_prior import LearnedPrior

EPOCHS = 30
PATIENCE = 3
"""Rounds through the examples at most, and those without getting better after which to stop."""

BATCH = 256
RATE = 0.002

DECAY = 1e-5
"""How strongly weights are drawn to 0."""

SCALE = 256
"""The whole number that makes a choice e times as likely to be looked at."""


@dataclass(slots=True)
class _Table:
    """Examples as arrays.

    Attributes:
        statements: example by field.
        prior, visits: example by choice: the logarithm of the game's prior, far below 0 where the
            choice did not come to mind, and the share of the visits.
    """

    statements: NDArray[np.int64]
    prior: Array
    visits: Array

    def part(self, keep: NDArray[np.bool_]) -> "_Table":
        return _Table(self.statements[keep], self.prior[keep], self.visits[keep])


def fit_prior(
    examples: Sequence[PriorExample], statements: int, choices: int, seed: int
) -> LearnedPrior:
    """Returns what the examples teach about so many statements and choices."""
    data = _table(examples, choices)
    stopping = np.array([one.game // 5 % STOPPING == 0 for one in examples])
    weights = [np.zeros((statements, choices)), np.zeros(choices)]
    _run(weights, data.part(~stopping), data.part(stopping), seed)
    rows = [rounded(row) for row in weights[0] * SCALE]
    return LearnedPrior(rounded(weights[1] * SCALE), rows, float(SCALE))


def _table(examples: Sequence[PriorExample], choices: int) -> _Table:
    prior = np.full((len(examples), choices), -np.inf)
    visits = np.zeros((len(examples), choices))
    for number, one in enumerate(examples):
        for choice, weight, share in zip(one.choices, one.prior, one.visits, strict=True):
            prior[number, choice] = np.logaddexp(prior[number, choice], np.log(weight))
            visits[number, choice] += share
    return _Table(np.array([one.statements for one in examples]), prior, visits)


def _looked_at(weights: Sequence[Array], data: _Table) -> Array:
    """By example and choice, the share that the prior gives."""
    sums = data.prior + weights[1] + weights[0][data.statements].sum(1)
    sums -= sums.max(1)[:, None]
    shares: Array = np.exp(sums)
    shares /= shares.sum(1)[:, None]
    return shares


def _loss(weights: Sequence[Array], data: _Table) -> float:
    shares = np.maximum(_looked_at(weights, data), 1e-9)
    return float(-(data.visits * np.log(shares)).sum() / len(shares))


def _run(weights: list[Array], data: _Table, stopping: _Table, seed: int) -> None:
    rng = np.random.default_rng(seed)
    steps = Adam(weights, RATE)
    best, since = _loss(weights, stopping), 0
    kept = [one.copy() for one in weights]
    for epoch in range(EPOCHS):
        order = rng.permutation(len(data.statements))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            batch = _Table(data.statements[some], data.prior[some], data.visits[some])
            wrong = (_looked_at(weights, batch) - batch.visits) / len(some)
            holds = np.zeros((len(some), len(weights[0])))
            holds[np.arange(len(some))[:, None], batch.statements] = 1.0
            steps.step([holds.T @ wrong + DECAY * weights[0], wrong.sum(0)], 0.5 ** (epoch / 3))
        loss = _loss(weights, stopping)
        if loss < best - 1e-5:
            best, since = loss, 0
            kept = [one.copy() for one in weights]
        else:
            since += 1
            if since >= PATIENCE:
                break
    for one, copy in zip(weights, kept, strict=True):
        one[...] = copy
