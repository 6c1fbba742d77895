# SPDX-License-Identifier: MIT
"""Fits a learned value to examples; with numpy, the extra `train`, which nothing else needs.

The chances are the softmax over the merits of the seats, and what is made least is the log-loss of
who won. First come the weights of a sum; a net is then fitted to what the sum leaves. A part of
the games that are learned from says when to stop. Weights become whole numbers in the end, and all
figures are those of the whole numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lab.examples import Example
from wizardtable.core.learning.learned_value import LearnedValue, Net

Array = NDArray[np.float64]

EPOCHS = 60
PATIENCE = 6
"""Rounds through the examples at most, and those without getting better after which to stop."""

BATCH = 512
STEPS = 20
"""Examples of a step at most, and steps at least for a round through them."""

DECAY = (1e-4, 1e-3)
"""How strongly weights are drawn to 0, of the sum and of the net."""

UNITS = (32, 16)
"""Of the hidden layers."""

STOPPING = 7
"""One game in so many of those learned from says when to stop."""

PRECISION = 20
"""Bits to which merits are told apart: e times the chance is this power of 2."""

UNIT_BITS = 10
"""Bits of what a hidden unit says where it says 1."""


@dataclass(slots=True)
class Table:
    """Examples as arrays; seats that are not there or out of the game have `there` False.

    Attributes:
        rows: example by seat by feature; `aim`, `there`: example by seat.
    """

    rows: Array
    aim: Array
    there: NDArray[np.bool_]
    games: NDArray[np.int64]


def table(examples: Sequence[Example], inputs: int) -> Table:
    """Returns the examples as arrays."""
    seats = max(len(one.rows) for one in examples)
    rows = np.zeros((len(examples), seats, inputs))
    aim = np.zeros((len(examples), seats))
    there = np.zeros((len(examples), seats), dtype=np.bool_)
    for number, one in enumerate(examples):
        for seat, row in enumerate(one.rows):
            if row:
                rows[number, seat] = row
                there[number, seat] = True
                aim[number, seat] = one.aim[seat]
    games = np.array([one.game for one in examples], dtype=np.int64)
    return Table(rows, aim, there, games)


class Adam:
    """Steps along gradients, of each parameter with its own pace."""

    def __init__(self, parameters: list[Array], rate: float) -> None:
        self._parameters, self._rate, self._count = parameters, rate, 0
        self._mean = [np.zeros_like(one) for one in parameters]
        self._square = [np.zeros_like(one) for one in parameters]

    def step(self, gradients: Sequence[Array], pace: float) -> None:
        """Takes a step, `pace` times as far as the rate says."""
        self._count += 1
        lift = 1.0 - 0.9**self._count, 1.0 - 0.999**self._count
        for number, gradient in enumerate(gradients):
            mean, square = self._mean[number], self._square[number]
            mean[...] += 0.1 * (gradient - mean)
            square[...] += 0.001 * (gradient * gradient - square)
            step = (mean / lift[0]) / (np.sqrt(square / lift[1]) + 1e-8)
            self._parameters[number][...] -= self._rate * pace * step


class _Model:
    """Weights of the sum, and of the net if there is one, of inputs on a common scale."""

    def __init__(self, inputs: int, *, net: bool, seed: int, linear: Array | None = None) -> None:
        rng = np.random.default_rng(seed)
        self.linear = np.zeros(inputs) if linear is None else linear.copy()
        self.least = np.full(inputs, -np.inf)
        self.most = np.full(inputs, np.inf)
        self.net = net
        first, second = UNITS
        self.layers = [
            rng.normal(0.0, np.sqrt(2.0 / inputs), (inputs, first)),
            np.zeros(first),
            rng.normal(0.0, np.sqrt(2.0 / first), (first, second)),
            np.zeros(second),
            np.zeros(second),
        ]

    def parameters(self) -> list[Array]:
        return [self.linear, *self.layers] if self.net else [self.linear]

    def copies(self) -> list[Array]:
        return [one.copy() for one in self.parameters()]

    def restore(self, copies: Sequence[Array]) -> None:
        for one, copy in zip(self.parameters(), copies, strict=True):
            one[...] = copy

    def merits(self, rows: Array) -> tuple[Array, tuple[Array, Array]]:
        merits = rows @ self.linear
        if not self.net:
            return merits, (merits, merits)
        first, first_bias, second, second_bias, last = self.layers
        one = np.maximum(rows @ first + first_bias, 0.0)
        two = np.maximum(one @ second + second_bias, 0.0)
        return merits + two @ last, (one, two)

    def gradients(self, rows: Array, wrong: Array, hidden: tuple[Array, Array]) -> list[Array]:
        flat, off = rows.reshape(-1, rows.shape[-1]), wrong.reshape(-1)
        found = [flat.T @ off + DECAY[0] * len(rows) * self.linear]
        if not self.net:
            return found
        first, _, second, _, last = self.layers
        one, two = (part.reshape(-1, part.shape[-1]) for part in hidden)
        below_two = off[:, None] * last * (two > 0.0)
        below_one = (below_two @ second.T) * (one > 0.0)
        drawn = DECAY[1] * len(rows)
        return [
            *found,
            flat.T @ below_one + drawn * first,
            below_one.sum(0),
            one.T @ below_two + drawn * second,
            below_two.sum(0),
            two.T @ off + drawn * last,
        ]


def _chances(merits: Array, there: NDArray[np.bool_]) -> Array:
    weights = np.where(there, np.exp(merits - np.where(there, merits, -1e9).max(1)[:, None]), 0.0)
    found: Array = weights / weights.sum(1)[:, None]
    return found


def _loss(model: _Model, data: Table) -> float:
    chances = _chances(model.merits(data.rows)[0], data.there)
    return float(-(data.aim * np.log(np.maximum(chances, 1e-9))).sum() / len(chances))


def _part(data: Table, keep: NDArray[np.bool_]) -> Table:
    return Table(data.rows[keep], data.aim[keep], data.there[keep], data.games[keep])


def fit(examples: Sequence[Example], signs: Sequence[int], seed: int, *, net: bool) -> LearnedValue:
    """Returns what the examples teach, with a net or without one. `signs` has for each input 1
    where its weight in the sum is at least 0, -1 where it is at most 0, and else 0."""
    inputs = len(signs)
    least = np.array([0.0 if sign > 0 else -np.inf for sign in signs])
    most = np.array([0.0 if sign < 0 else np.inf for sign in signs])
    data = table(examples, inputs)
    present = data.rows[data.there]
    middle, spread = present.mean(0), present.std(0)
    spread[spread < 1e-9] = np.inf  # always the same: of no weight
    data.rows = np.where(data.there[:, :, None], (data.rows - middle) / spread, 0.0)
    stopping = (data.games // 5) % STOPPING == 0
    model = _Model(inputs, net=False, seed=seed)
    model.least, model.most = least, most
    _run(model, _part(data, ~stopping), _part(data, stopping), seed, 0.01)
    if net:
        model = _Model(inputs, net=True, seed=seed, linear=model.linear)
        model.least, model.most = least, most
        _run(model, _part(data, ~stopping), _part(data, stopping), seed, 0.001)
    return _in_whole_numbers(model, middle, spread)


def _run(model: _Model, data: Table, stopping: Table, seed: int, rate: float) -> None:
    rng = np.random.default_rng(seed)
    steps = Adam(model.parameters(), rate)
    best, kept, since = _loss(model, stopping), model.copies(), 0
    batch = max(1, min(BATCH, len(data.rows) // STEPS))
    for epoch in range(EPOCHS):
        order = rng.permutation(len(data.rows))
        for start in range(0, len(order), batch):
            some = order[start : start + batch]
            rows, there = data.rows[some], data.there[some]
            merits, hidden = model.merits(rows)
            wrong = np.where(there, _chances(merits, there) - data.aim[some], 0.0)
            gradients = model.gradients(rows, wrong, hidden)
            steps.step([one / len(some) for one in gradients], 0.5 ** (epoch / 12))
            np.clip(model.linear, model.least, model.most, out=model.linear)
        loss = _loss(model, stopping)
        if loss < best - 1e-5:
            best, kept, since = loss, model.copies(), 0
        else:
            since += 1
            if since >= PATIENCE:
                break
    model.restore(kept)


def _in_whole_numbers(model: _Model, middle: Array, spread: Array) -> LearnedValue:
    """The model for features as they are; what is equal for all seats is left out of the sum."""
    scale = 1 << PRECISION
    linear = rounded(model.linear / spread * scale)
    if not model.net:
        return LearnedValue(linear, None, float(scale))
    first, first_bias, second, second_bias, last = model.layers
    bias = first_bias - (middle / spread) @ first
    unit = 1 << UNIT_BITS
    net = Net(
        [rounded(row) for row in first / spread[:, None] * scale],
        rounded(bias * scale),
        [rounded(row) for row in second * unit],
        rounded(second_bias * unit * unit),
        rounded(last * (scale / unit)),
        (PRECISION - UNIT_BITS, UNIT_BITS),
    )
    return LearnedValue(linear, net, float(scale))


def rounded(numbers: Array) -> list[int]:
    """Returns the nearest whole numbers."""
    return [int(one) for one in np.rint(numbers)]
