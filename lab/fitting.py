# SPDX-License-Identifier: MIT
"""Fits a learned value to examples; it needs numpy, from the extra `train`.

The chances are the softmax over the merits of all seats, and the fit minimises the log-loss of the
result. First it finds the weights of a sum; then it fits a net to what the sum leaves over. A part
of the games says when to stop. At the end all weights are rounded to whole numbers, with which all
figures are computed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lab.examples import Example
from wizardtable.core.learning.learned_value import LearnedValue, Net

Array = NDArray[np.float64]

MAX_EPOCHS = 60
"""The most passes through the examples."""

MAX_STALE_EPOCHS = 6
"""The fit stops after this many passes without an improvement."""

MAX_BATCH_EXAMPLES = 512
"""The most examples for one step."""

MIN_EPOCH_STEPS = 20
"""The least number of steps in a pass, if there are enough examples."""

WEIGHT_DECAY = (1e-4, 1e-3)
"""The strength with which weights are drawn to 0, in the sum and in the net."""

HIDDEN_UNITS = (32, 16)
"""The numbers of units in the two hidden layers."""

STOPPING_GAME_INTERVAL = 7
"""One game in about this many is not learned from, but says when to stop."""

MERIT_BITS = 20
"""The precision of merits in bits: a merit grows by 2 to this power when a chance grows by a factor
of e."""

UNIT_BITS = 10
"""The precision in bits of the value of a hidden unit."""


@dataclass(slots=True)
class Table:
    """Examples as arrays.

    Attributes:
        rows: the features, by example, seat and feature.
        aim: the win chances to be learned, by example and seat.
        there: False for a seat that does not exist or is out of the game, by example and seat.
        games: the number of the game, by example.
    """

    rows: Array
    aim: Array
    there: NDArray[np.bool_]
    games: NDArray[np.int64]


def table(examples: Sequence[Example], inputs: int) -> Table:
    """Returns the examples as arrays."""
    seats = max(len(example.rows) for example in examples)
    rows = np.zeros((len(examples), seats, inputs))
    aim = np.zeros((len(examples), seats))
    there = np.zeros((len(examples), seats), dtype=np.bool_)
    for number, example in enumerate(examples):
        for seat, row in enumerate(example.rows):
            if row:
                rows[number, seat] = row
                there[number, seat] = True
                aim[number, seat] = example.aim[seat]
    games = np.array([example.game for example in examples], dtype=np.int64)
    return Table(rows, aim, there, games)


class Adam:
    """Steps along gradients, with a separate pace for each parameter, by the Adam method."""

    def __init__(self, parameters: list[Array], rate: float) -> None:
        self._parameters, self._rate, self._count = parameters, rate, 0
        self._mean = [np.zeros_like(parameter) for parameter in parameters]
        self._square = [np.zeros_like(parameter) for parameter in parameters]

    def step(self, gradients: Sequence[Array], pace: float) -> None:
        """Takes a step; `pace` is a factor on the learning rate."""
        self._count += 1
        lift = 1.0 - 0.9**self._count, 1.0 - 0.999**self._count
        for number, gradient in enumerate(gradients):
            mean, square = self._mean[number], self._square[number]
            mean[...] += 0.1 * (gradient - mean)
            square[...] += 0.001 * (gradient * gradient - square)
            step = (mean / lift[0]) / (np.sqrt(square / lift[1]) + 1e-8)
            self._parameters[number][...] -= self._rate * pace * step


class _Model:
    """The weights of the sum, and of the net if there is one, for inputs on a common scale."""

    def __init__(self, inputs: int, *, net: bool, seed: int, linear: Array | None = None) -> None:
        rng = np.random.default_rng(seed)
        self.linear = np.zeros(inputs) if linear is None else linear.copy()
        self.lowest = np.full(inputs, -np.inf)
        self.highest = np.full(inputs, np.inf)
        self.net = net
        first, second = HIDDEN_UNITS
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
        return [parameter.copy() for parameter in self.parameters()]

    def restore(self, copies: Sequence[Array]) -> None:
        for parameter, copy in zip(self.parameters(), copies, strict=True):
            parameter[...] = copy

    def merits(self, rows: Array) -> tuple[Array, tuple[Array, Array]]:
        merits = rows @ self.linear
        if not self.net:
            return merits, (merits, merits)
        first, first_bias, second, second_bias, last = self.layers
        first_units = np.maximum(rows @ first + first_bias, 0.0)
        second_units = np.maximum(first_units @ second + second_bias, 0.0)
        return merits + second_units @ last, (first_units, second_units)

    def gradients(self, rows: Array, errors: Array, hidden: tuple[Array, Array]) -> list[Array]:
        flat, flat_errors = rows.reshape(-1, rows.shape[-1]), errors.reshape(-1)
        linear = [flat.T @ flat_errors + WEIGHT_DECAY[0] * len(rows) * self.linear]
        if not self.net:
            return linear
        first, _, second, _, last = self.layers
        first_units, second_units = (part.reshape(-1, part.shape[-1]) for part in hidden)
        second_errors = flat_errors[:, None] * last * (second_units > 0.0)
        first_errors = (second_errors @ second.T) * (first_units > 0.0)
        decay = WEIGHT_DECAY[1] * len(rows)
        return [
            *linear,
            flat.T @ first_errors + decay * first,
            first_errors.sum(0),
            first_units.T @ second_errors + decay * second,
            second_errors.sum(0),
            second_units.T @ flat_errors + decay * last,
        ]


def _chances(merits: Array, there: NDArray[np.bool_]) -> Array:
    weights = np.where(there, np.exp(merits - np.where(there, merits, -1e9).max(1)[:, None]), 0.0)
    chances: Array = weights / weights.sum(1)[:, None]
    return chances


def _loss(model: _Model, data: Table) -> float:
    chances = _chances(model.merits(data.rows)[0], data.there)
    return float(-(data.aim * np.log(np.maximum(chances, 1e-9))).sum() / len(chances))


def _part(data: Table, keep: NDArray[np.bool_]) -> Table:
    return Table(data.rows[keep], data.aim[keep], data.there[keep], data.games[keep])


def fit(examples: Sequence[Example], signs: Sequence[int], seed: int, *, net: bool) -> LearnedValue:
    """Returns the value that the examples teach, with a net or without one.

    `signs` limits the weight of each input in the sum: 1 for at least 0, -1 for at most 0, 0 for no
    limit.
    """
    inputs = len(signs)
    lowest = np.array([0.0 if sign > 0 else -np.inf for sign in signs])
    highest = np.array([0.0 if sign < 0 else np.inf for sign in signs])
    data = table(examples, inputs)
    present = data.rows[data.there]
    means, spread = present.mean(0), present.std(0)
    spread[spread < 1e-9] = np.inf  # a constant feature gets no weight
    data.rows = np.where(data.there[:, :, None], (data.rows - means) / spread, 0.0)
    stopping = (data.games // 5) % STOPPING_GAME_INTERVAL == 0
    model = _Model(inputs, net=False, seed=seed)
    model.lowest, model.highest = lowest, highest
    _run(model, _part(data, ~stopping), _part(data, stopping), seed, 0.01)
    if net:
        model = _Model(inputs, net=True, seed=seed, linear=model.linear)
        model.lowest, model.highest = lowest, highest
        _run(model, _part(data, ~stopping), _part(data, stopping), seed, 0.001)
    return _in_whole_numbers(model, means, spread)


def _run(model: _Model, data: Table, stopping: Table, seed: int, rate: float) -> None:
    rng = np.random.default_rng(seed)
    steps = Adam(model.parameters(), rate)
    best, best_parameters, stale = _loss(model, stopping), model.copies(), 0
    batch = max(1, min(MAX_BATCH_EXAMPLES, len(data.rows) // MIN_EPOCH_STEPS))
    for epoch in range(MAX_EPOCHS):
        order = rng.permutation(len(data.rows))
        for start in range(0, len(order), batch):
            batch_places = order[start : start + batch]
            rows, there = data.rows[batch_places], data.there[batch_places]
            merits, hidden = model.merits(rows)
            errors = np.where(there, _chances(merits, there) - data.aim[batch_places], 0.0)
            gradients = model.gradients(rows, errors, hidden)
            steps.step(
                [gradient / len(batch_places) for gradient in gradients], 0.5 ** (epoch / 12)
            )
            np.clip(model.linear, model.lowest, model.highest, out=model.linear)
        loss = _loss(model, stopping)
        if loss < best - 1e-5:
            best, best_parameters, stale = loss, model.copies(), 0
        else:
            stale += 1
            if stale >= MAX_STALE_EPOCHS:
                break
    model.restore(best_parameters)


def _in_whole_numbers(model: _Model, middle: Array, spread: Array) -> LearnedValue:
    """Returns the model for features on their own scale, in whole numbers.

    In the sum it leaves out an offset that is equal for all seats.
    """
    scale = 1 << MERIT_BITS
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
        (MERIT_BITS - UNIT_BITS, UNIT_BITS),
    )
    return LearnedValue(linear, net, float(scale))


def rounded(numbers: Array) -> list[int]:
    """Returns the nearest whole numbers."""
    return [int(number) for number in np.rint(numbers)]
