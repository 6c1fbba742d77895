# SPDX-License-Identifier: MIT
"""Fits a learned prior to decisions of searches; it needs numpy, from the extra `train`.

The fit adds a number to the logarithm of the game's prior for each choice: the sum of the weights
of all statements that hold. It minimises the cross-entropy of the visits with this prior. A part of
the games says when to stop. At the end all weights are rounded to whole numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lab.fitting import STOPPING_GAME_INTERVAL, Adam, Array, rounded
from lab.prior_examples import PriorExample
from wizardtable.core.learning.learned_prior import LearnedPrior

MAX_EPOCHS = 30
"""The most passes through the examples."""

MAX_STALE_EPOCHS = 3
"""The fit stops after this many passes without an improvement."""

BATCH_EXAMPLES = 256
LEARNING_RATE = 0.002

WEIGHT_DECAY = 1e-5
"""The strength with which weights are drawn to 0."""

WEIGHT_SCALE = 256
"""A whole weight of this size makes a choice e times as likely."""


@dataclass(slots=True)
class _Table:
    """Examples as arrays.

    Attributes:
        statements: the numbers of the statements that hold, by example.
        prior: the logarithm of the game's prior, by example and choice; minus infinity if it is 0.
        visits: the share of the visits, by example and choice.
    """

    statements: NDArray[np.int64]
    prior: Array
    visits: Array

    def part(self, keep: NDArray[np.bool_]) -> "_Table":
        return _Table(self.statements[keep], self.prior[keep], self.visits[keep])


def fit_prior(
    examples: Sequence[PriorExample], statements: int, choices: int, seed: int
) -> LearnedPrior:
    """Returns the prior that the examples teach, for this many statements and choices."""
    data = _table(examples, choices)
    stopping = np.array([example.game // 5 % STOPPING_GAME_INTERVAL == 0 for example in examples])
    weights = [np.zeros((statements, choices)), np.zeros(choices)]
    _run(weights, data.part(~stopping), data.part(stopping), seed)
    rows = [rounded(row) for row in weights[0] * WEIGHT_SCALE]
    return LearnedPrior(rounded(weights[1] * WEIGHT_SCALE), rows, float(WEIGHT_SCALE))


def _table(examples: Sequence[PriorExample], choices: int) -> _Table:
    prior = np.full((len(examples), choices), -np.inf)
    visits = np.zeros((len(examples), choices))
    for number, example in enumerate(examples):
        for choice, weight, share in zip(
            example.choices, example.prior, example.visits, strict=True
        ):
            prior[number, choice] = np.logaddexp(prior[number, choice], np.log(weight))
            visits[number, choice] += share
    return _Table(np.array([example.statements for example in examples]), prior, visits)


def _predicted_shares(weights: Sequence[Array], data: _Table) -> Array:
    """Returns the share that the prior gives, by example and choice."""
    sums = data.prior + weights[1] + weights[0][data.statements].sum(1)
    sums -= sums.max(1)[:, None]
    shares: Array = np.exp(sums)
    shares /= shares.sum(1)[:, None]
    return shares


def _loss(weights: Sequence[Array], data: _Table) -> float:
    shares = np.maximum(_predicted_shares(weights, data), 1e-9)
    return float(-(data.visits * np.log(shares)).sum() / len(shares))


def _run(weights: list[Array], data: _Table, stopping: _Table, seed: int) -> None:
    rng = np.random.default_rng(seed)
    steps = Adam(weights, LEARNING_RATE)
    best, stale = _loss(weights, stopping), 0
    best_weights = [array.copy() for array in weights]
    for epoch in range(MAX_EPOCHS):
        order = rng.permutation(len(data.statements))
        for start in range(0, len(order), BATCH_EXAMPLES):
            batch_places = order[start : start + BATCH_EXAMPLES]
            batch = _Table(
                data.statements[batch_places], data.prior[batch_places], data.visits[batch_places]
            )
            errors = (_predicted_shares(weights, batch) - batch.visits) / len(batch_places)
            holds = np.zeros((len(batch_places), len(weights[0])))
            holds[np.arange(len(batch_places))[:, None], batch.statements] = 1.0
            steps.step(
                [holds.T @ errors + WEIGHT_DECAY * weights[0], errors.sum(0)], 0.5 ** (epoch / 3)
            )
        loss = _loss(weights, stopping)
        if loss < best - 1e-5:
            best, stale = loss, 0
            best_weights = [array.copy() for array in weights]
        else:
            stale += 1
            if stale >= MAX_STALE_EPOCHS:
                break
    for array, copy in zip(weights, best_weights, strict=True):
        array[...] = copy
