# SPDX-License-Identifier: MIT
"""A judgement that was learned from games: the merit of each seat, and chances that follow from it.

A game's module `mind.features` describes each seat of a world in whole numbers. Their weighted sum
is the seat's merit; a net with two hidden layers may add to it. All of that is whole numbers, so
that it is the same to the last bit on every machine. The chances are the softmax over the merits.
The weights are in the game's `learned.toml`, which `python -m lab.train` writes.
"""

from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import Final

from wizardtable.core import data_file
from wizardtable.core.data_file import Section
from wizardtable.core.learning.lanes import Lanes
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.learning.softmax import softmax

GROUPS: Final[tuple[tuple[str, int, int], ...]] = (("two", 2, 2), ("some", 3, 4), ("many", 5, 8))
"""Numbers of seats that have weights of their own: name, the fewest and the most."""


@dataclass(frozen=True, slots=True)
class Net:
    """Two hidden layers. A sum is shifted right by some bits, and negative ones count as 0.

    Attributes:
        first: by input the weights of the first layer; `second`: by its units those of the second;
            `last`: by the units of the second what they add to the merit.
        first_bias, second_bias: what the sums begin with.
        shifts: of both layers.
    """

    first: list[list[int]]
    first_bias: list[int]
    second: list[list[int]]
    second_bias: list[int]
    last: list[int]
    shifts: tuple[int, int]


class LearnedValue:
    """What was learned for some numbers of seats.

    Attributes:
        linear: by input, its weight; `net`: what is added to it, None where nothing is.
        scale: merit that makes a seat e times as likely to win.
        prior: what searches taught about decisions, None where nothing.
    """

    __slots__ = ("_first", "_second", "linear", "net", "prior", "scale")

    def __init__(
        self,
        linear: list[int],
        net: Net | None,
        scale: float,
        prior: LearnedPrior | None = None,
    ) -> None:
        self.linear = linear
        self.prior = prior
        self.net = net
        self.scale = scale
        self._first: Lanes | None = None
        self._second: Lanes | None = None
        if net is not None:  # the first lane of the first layer is the sum
            rows = [[weight, *row] for weight, row in zip(linear, net.first, strict=True)]
            self._first = Lanes(rows, [0, *net.first_bias])
            self._second = Lanes(net.second, net.second_bias)

    def merit(self, row: list[int]) -> int:
        """Returns the merit of a seat."""
        net, first, second = self.net, self._first, self._second
        if net is None or first is None or second is None:
            total: int = sum(map(mul, row, self.linear))
            return total
        sums = first.sums(row)
        shift = net.shifts[0]
        units = [one >> shift if one > 0 else 0 for one in sums[1:]]
        shift = net.shifts[1]
        units = [one >> shift if one > 0 else 0 for one in second.sums(units)]
        merit: int = sums[0] + sum(map(mul, units, net.last))
        return merit

    def chances(self, rows: list[list[int]]) -> list[float]:
        """Returns each seat's chance to win, by seat; 0 for a seat without numbers, which is out
        of the game. At least one has numbers."""
        shares = softmax([self.merit(row) for row in rows if row], self.scale)
        found: list[float] = []
        number = 0
        for row in rows:
            if row:
                found.append(shares[number])
                number += 1
            else:
                found.append(0.0)
        return found


class LearnedFile:
    """The `learned.toml` of a game, read when it is first asked; without it nothing was learned."""

    def __init__(self, path: Path, inputs: int, statements: int = 0, choices: int = 0) -> None:
        """`inputs`: numbers of a seat; `statements`, `choices`: of a decision, in a game whose
        prior learns."""
        self._path = path
        self._sizes = inputs, statements, choices
        self._values: dict[str, LearnedValue] | None = None

    def of(self, seats: int) -> LearnedValue | None:
        """Returns what was learned for so many seats, None where nothing was. Raises DataError."""
        if self._values is None:
            known = self._path.exists()
            self._values = read(self._path, *self._sizes) if known else {}
        return self._values.get(group_of(seats))


def read(path: Path, inputs: int, statements: int = 0, choices: int = 0) -> dict[str, LearnedValue]:
    """Returns what was learned, by the name of its group; a group may be missing, where the game's
    own judgement was not beaten. Sizes as of `LearnedFile`. Raises DataError."""
    whole = data_file.read(path)
    for name in ("features", "commit"):
        whole.text(name)
    found = {
        name: _value(whole.section(name), inputs, statements, choices)
        for name, _, _ in GROUPS
        if whole.section(name).names()
    }
    whole.end()
    return found


def _value(section: Section, inputs: int, statements: int, choices: int) -> LearnedValue:
    for name in ("games", "held_out_games"):
        section.whole(name, 1)
    for name in ("log_loss", "error", "before"):
        section.number(name, 0.0)
    linear = _whole_numbers(section, "linear", inputs)
    layers, net = section.section("net"), None
    if layers.names():
        units, more = layers.whole("units", 1), layers.whole("more", 1)
        net = Net(
            _rows(_whole_numbers(layers, "first", inputs * units), units),
            _whole_numbers(layers, "first_bias", units),
            _rows(_whole_numbers(layers, "second", units * more), more),
            _whole_numbers(layers, "second_bias", more),
            _whole_numbers(layers, "last", more),
            (layers.whole("first_shift", 0), layers.whole("second_shift", 0)),
        )
        layers.end()
    prior = _prior(section.section("prior"), statements, choices)
    value = LearnedValue(linear, net, section.number("scale", 1.0), prior)
    section.end()
    return value


def _prior(section: Section, statements: int, choices: int) -> LearnedPrior | None:
    if not section.names():
        return None
    for name in ("games", "held_out_games"):
        section.whole(name, 1)
    for name in ("cross_entropy", "before"):
        section.number(name, 0.0)
    start = _whole_numbers(section, "start", choices)
    rows = _rows(_whole_numbers(section, "weights", statements * choices), choices)
    prior = LearnedPrior(start, rows, section.number("scale", 1.0))
    section.end()
    return prior


def _whole_numbers(section: Section, name: str, count: int) -> list[int]:
    numbers = section.numbers(name)
    if len(numbers) != count:
        section.fail(f"this is a list of {count} whole numbers", name)
    return [int(number) for number in numbers]


def _rows(numbers: list[int], length: int) -> list[list[int]]:
    return [numbers[start : start + length] for start in range(0, len(numbers), length)]


def group_of(seats: int) -> str:
    """Returns the name of the group that has so many seats.

    >>> group_of(4)
    'some'
    """
    for name, fewest, most in GROUPS:
        if fewest <= seats <= most:
            return name
    raise ValueError(f"no group has {seats} seats")
