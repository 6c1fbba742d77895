# SPDX-License-Identifier: MIT
"""How strong the levels of a game are, by the number of seats: reading `strengths.toml`.

The file has a table for each number of seats, in which each level has its strength and the error of
that. Strengths are on the scale of Elo: who is 400 above another finishes before them ten times for
each time behind them. The Mage has 1500.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations_with_replacement
from math import exp, log
from pathlib import Path
from typing import Final

from wizardtable.core import data_file
from wizardtable.core.levels import TITLES

ELO: Final = 400.0 / log(10.0)
"""Points by which odds are e to one."""

ALIKE: Final = 0.02
"""Difference of expected scores that nobody would notice."""

NEAR: Final = 100.0
"""Points by which the others at a table may be further apart than they need be."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A strength, such as 1500.

    Attributes:
        error: its standard deviation.
    """

    rating: float
    error: float


@dataclass(frozen=True, slots=True)
class Strengths:
    """The strengths of the levels of a game.

    Attributes:
        by_seats: by the number of seats, and then by the id of the level, weakest level first.
    """

    by_seats: Mapping[int, Mapping[str, Strength]]

    def at(self, seats: int) -> Mapping[str, Strength]:
        """Returns the strengths at a table of so many seats; where there are none, those of the
        table that is nearest in size."""
        return self.by_seats[min(self.by_seats, key=lambda known: (abs(known - seats), known))]

    @property
    def overall(self) -> Mapping[str, float]:
        """The mean rating of each level over all numbers of seats."""
        tables = list(self.by_seats.values())
        return {level: sum(one[level].rating for one in tables) / len(tables) for level in TITLES}


def read(path: Path) -> Strengths:
    """Returns the strengths of a file. Raises DataError for a mistake in it."""
    whole = data_file.read(path)
    if not whole.names() or not all(name.isdecimal() for name in whole.names()):
        whole.fail("the tables are named by numbers of seats")
    tables: dict[int, dict[str, Strength]] = {}
    for name in whole.names():
        table = whole.section(name)
        found: dict[str, Strength] = {}
        for level in TITLES:
            values = table.numbers(level)
            if len(values) != 2 or values[1] < 0.0:
                table.fail("this is a strength and its error", level)
            found[level] = Strength(*values)
        table.end()
        tables[int(name)] = found
    return Strengths(tables)


@cache
def of_game(package: str) -> Strengths | None:
    """Returns the strengths of a game by its package; None if they were not measured."""
    path = Path(str(import_module(package).__file__)).with_name("strengths.toml")
    return read(path) if path.exists() else None


def expected(rating: float, others: Sequence[float]) -> float:
    """Returns the share of others whom a player with this rating is likely to finish before, given
    their ratings.

    >>> round(expected(1600.0, [1500.0]), 2)
    0.64
    """
    return sum(1.0 / (1.0 + exp((one - rating) / ELO)) for one in others) / len(others)


def fairest(strengths: Mapping[str, Strength], rating: float, others: int) -> list[tuple[str, ...]]:
    """Returns the line-ups of so many others against whom a player with this rating is likely to
    finish before half of them, as nearly as that can be had; several where it makes no difference
    that would be noticed. The others are about as strong as each other."""

    def off(levels: tuple[str, ...]) -> float:
        return abs(expected(rating, [strengths[level].rating for level in levels]) - 0.5)

    def apart(levels: tuple[str, ...]) -> float:
        values = [strengths[level].rating for level in levels]
        return max(values) - min(values)

    found = sorted(combinations_with_replacement(strengths, others), key=off)
    fair = [levels for levels in found if off(levels) <= off(found[0]) + ALIKE]
    least = min(map(apart, fair))
    return [levels for levels in fair if apart(levels) <= least + NEAR]
