# SPDX-License-Identifier: MIT
"""An evaluation that was learned from games: the merit of each seat, and the win chances.

A game's module `mind.features` describes each seat of a position by whole numbers, the inputs. The
weighted sum of the inputs is the seat's merit. A net with two hidden layers may add to the merit.
All numbers are whole, so the merits are equal to the last bit on every computer. The win chances
are the softmax of the merits. The weights are in the game's `learned.toml`, which
`python -m lab.train` writes.
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

TABLE_SIZE_GROUPS: Final[tuple[tuple[str, int, int], ...]] = (
    ("two", 2, 2),
    ("some", 3, 4),
    ("many", 5, 8),
)
"""The groups of tables with weights of their own, each with its name and its smallest and largest
number of seats."""


@dataclass(frozen=True, slots=True)
class Net:
    """A neural net with two hidden layers of units.

    Each unit computes a weighted sum plus its bias. The output of the unit is this sum, shifted
    right by some bits, or 0 for a negative sum.

    Attributes:
        first: the weights of the first layer, by input and unit.
        first_bias: the biases of the first layer, by unit.
        second: the weights of the second layer, by unit of the first and unit of the second layer.
        second_bias: the biases of the second layer, by unit.
        last: the weights with which the units of the second layer add to the merit.
        shifts: the numbers of bits to shift in the first and in the second layer.
    """

    first: list[list[int]]
    first_bias: list[int]
    second: list[list[int]]
    second_bias: list[int]
    last: list[int]
    shifts: tuple[int, int]


class LearnedValue:
    """The learned evaluation for one group of tables (see `TABLE_SIZE_GROUPS`).

    Attributes:
        linear: the weight of each input in the merit.
        net: a net whose output adds to the merit; None without a net.
        scale: a difference of this size in merit makes a seat e times as likely to win.
        prior: the learned correction of the prior; None if the file has none.
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
        if net is not None:  # the first lane of the first layer is the linear sum
            rows = [[weight, *row] for weight, row in zip(linear, net.first, strict=True)]
            self._first = Lanes(rows, [0, *net.first_bias])
            self._second = Lanes(net.second, net.second_bias)

    def merit(self, row: list[int]) -> int:
        """Returns the merit of a seat. `row` has the seat's inputs."""
        net, first, second = self.net, self._first, self._second
        if net is None or first is None or second is None:
            total: int = sum(map(mul, row, self.linear))
            return total
        sums = first.sums(row)
        shift = net.shifts[0]
        units = [total >> shift if total > 0 else 0 for total in sums[1:]]
        shift = net.shifts[1]
        units = [total >> shift if total > 0 else 0 for total in second.sums(units)]
        merit: int = sums[0] + sum(map(mul, units, net.last))
        return merit

    def chances(self, rows: list[list[int]]) -> list[float]:
        """Returns each seat's win chance, 0 to 1, by seat.

        `rows` has the inputs of each seat, by seat. A seat with an empty row is out of the game and
        has the chance 0. At least one row must not be empty.
        """
        shares = softmax([self.merit(row) for row in rows if row], self.scale)
        chances: list[float] = []
        number = 0
        for row in rows:
            if row:
                chances.append(shares[number])
                number += 1
            else:
                chances.append(0.0)
        return chances


class LearnedFile:
    """The `learned.toml` of a game, which is read when first needed. A game may have no such
    file."""

    def __init__(self, path: Path, inputs: int, statements: int = 0, choices: int = 0) -> None:
        """Keeps the file's path, and the sizes of the tables in the file.

        `inputs` is the number of inputs of a seat. `statements` and `choices` are the numbers of
        statements and choices of the learned prior, 0 for a game without one.
        """
        self._path = path
        self._sizes = inputs, statements, choices
        self._values: dict[str, LearnedValue] | None = None

    def of(self, seats: int) -> LearnedValue | None:
        """Returns the learned evaluation for a table with `seats` players; None if there is none.

        Raises:
            DataError: the file has a mistake.
        """
        if self._values is None:
            exists = self._path.exists()
            self._values = read(self._path, *self._sizes) if exists else {}
        return self._values.get(group_of(seats))


def read(path: Path, inputs: int, statements: int = 0, choices: int = 0) -> dict[str, LearnedValue]:
    """Returns the learned evaluations of a file, by the name of their group of tables.

    A group is missing if its learned evaluation did not beat the game's own formula. The sizes are
    as in `LearnedFile`.

    Raises:
        DataError: the file has a mistake.
    """
    whole = data_file.read(path)
    for name in ("features", "commit"):
        whole.text(name)
    learned_values = {
        name: _read_value(whole.section(name), inputs, statements, choices)
        for name, _, _ in TABLE_SIZE_GROUPS
        if whole.section(name).names()
    }
    whole.end()
    return learned_values


def _read_value(section: Section, inputs: int, statements: int, choices: int) -> LearnedValue:
    for name in ("games", "held_out_games"):
        section.whole(name, 1)
    for name in ("log_loss", "error", "before"):
        section.number(name, 0.0)
    linear = _whole_numbers(section, "linear", inputs)
    layers, net = section.section("net"), None
    if layers.names():
        units, more = layers.whole("units", 1), layers.whole("more", 1)
        net = Net(
            _split_into_rows(_whole_numbers(layers, "first", inputs * units), units),
            _whole_numbers(layers, "first_bias", units),
            _split_into_rows(_whole_numbers(layers, "second", units * more), more),
            _whole_numbers(layers, "second_bias", more),
            _whole_numbers(layers, "last", more),
            (layers.whole("first_shift", 0), layers.whole("second_shift", 0)),
        )
        layers.end()
    prior = _read_prior(section.section("prior"), statements, choices)
    value = LearnedValue(linear, net, section.number("scale", 1.0), prior)
    section.end()
    return value


def _read_prior(section: Section, statements: int, choices: int) -> LearnedPrior | None:
    if not section.names():
        return None
    for name in ("games", "held_out_games"):
        section.whole(name, 1)
    for name in ("cross_entropy", "before"):
        section.number(name, 0.0)
    start = _whole_numbers(section, "start", choices)
    rows = _split_into_rows(_whole_numbers(section, "weights", statements * choices), choices)
    prior = LearnedPrior(start, rows, section.number("scale", 1.0))
    section.end()
    return prior


def _whole_numbers(section: Section, name: str, count: int) -> list[int]:
    numbers = section.numbers(name)
    if len(numbers) != count:
        section.fail(f"this is a list of {count} whole numbers", name)
    return [int(number) for number in numbers]


def _split_into_rows(numbers: list[int], length: int) -> list[list[int]]:
    return [numbers[start : start + length] for start in range(0, len(numbers), length)]


def group_of(seats: int) -> str:
    """Returns the name of the group for a table with this number of seats.

    >>> group_of(4)
    'some'

    Raises:
        ValueError: no group has tables of this size.
    """
    for name, smallest, largest in TABLE_SIZE_GROUPS:
        if smallest <= seats <= largest:
            return name
    raise ValueError(f"no group has {seats} seats")
