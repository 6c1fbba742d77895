# SPDX-License-Identifier: MIT
"""The measured strengths of a game's levels, read from `strengths.toml`, and fair opponents.

The file has a table for each number of seats, with a pair for each level: its strength and the
standard deviation of this strength. Strengths are Elo numbers: a player with 400 points more than
an opponent finishes ahead in ten of eleven matches. The Mage has 1500 points.
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

RATING_PER_LOG_ODDS: Final = 400.0 / log(10.0)
"""The rating difference, in points, at which the stronger player's odds are e to one."""

EQUAL_SCORE_MARGIN: Final = 0.02
"""Expected scores (0–1) that differ by at most this much count as equal."""

EXTRA_SPREAD: Final = 100.0
"""The spread of a line-up is the difference between its highest and its lowest rating. A line-up is
left out if its spread is more than this many points above the smallest spread of a fair line-up."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A measured strength.

    Attributes:
        rating: the strength in Elo points, such as 1500.
        error: the standard deviation of the rating, in points.
    """

    rating: float
    error: float


@dataclass(frozen=True, slots=True)
class Strengths:
    """The strengths of the levels of a game.

    Attributes:
        by_seats: for each measured number of seats, the strength of each level by the level's id,
            weakest level first.
    """

    by_seats: Mapping[int, Mapping[str, Strength]]

    def at(self, seats: int) -> Mapping[str, Strength]:
        """Returns the strengths at a table with `seats` players, by the id of the level.

        Without a measurement for this number, returns the strengths for the nearest number.
        """
        return self.by_seats[min(self.by_seats, key=lambda size: (abs(size - seats), size))]

    @property
    def overall(self) -> Mapping[str, float]:
        """The mean rating of each level over all numbers of seats, by the id of the level."""
        tables = list(self.by_seats.values())
        return {
            level: sum(table[level].rating for table in tables) / len(tables) for level in TITLES
        }


def read(path: Path) -> Strengths:
    """Returns the strengths of a file.

    Raises:
        DataError: the file has a mistake.
    """
    whole = data_file.read(path)
    if not whole.names() or not all(name.isdecimal() for name in whole.names()):
        whole.fail("the tables are named by numbers of seats")
    tables: dict[int, dict[str, Strength]] = {}
    for name in whole.names():
        table = whole.section(name)
        strengths: dict[str, Strength] = {}
        for level in TITLES:
            values = table.numbers(level)
            if len(values) != 2 or values[1] < 0.0:
                table.fail("this is a strength and its error", level)
            strengths[level] = Strength(*values)
        table.end()
        tables[int(name)] = strengths
    return Strengths(tables)


@cache
def of_game(package: str) -> Strengths | None:
    """Returns the strengths of the game in this package, or None if they were not measured."""
    path = Path(str(import_module(package).__file__)).with_name("strengths.toml")
    return read(path) if path.exists() else None


def expected_score(rating: float, others: Sequence[float]) -> float:
    """Returns the share (0–1) of the opponents ahead of whom a player is expected to finish.

    `rating` is the player's rating, and `others` are the opponents' ratings.

    >>> round(expected_score(1600.0, [1500.0]), 2)
    0.64
    """
    return sum(1.0 / (1.0 + exp((other - rating) / RATING_PER_LOG_ODDS)) for other in others) / len(
        others
    )


def fairest_line_ups(
    strengths: Mapping[str, Strength], rating: float, others: int
) -> list[tuple[str, ...]]:
    """Returns the fairest line-ups of `others` opponents for a player with this rating.

    A line-up is a tuple of level ids. A fair line-up brings the player's expected score as near to
    0.5 as possible, within `EQUAL_SCORE_MARGIN`. The result leaves out fair line-ups
    whose opponents differ much in strength (see `EXTRA_SPREAD`). `strengths` has the strength of
    each level at this table, by the level's id.
    """

    def unfairness(levels: tuple[str, ...]) -> float:
        return abs(expected_score(rating, [strengths[level].rating for level in levels]) - 0.5)

    def spread(levels: tuple[str, ...]) -> float:
        ratings = [strengths[level].rating for level in levels]
        return max(ratings) - min(ratings)

    line_ups = sorted(combinations_with_replacement(strengths, others), key=unfairness)
    limit = unfairness(line_ups[0]) + EQUAL_SCORE_MARGIN
    fair = [levels for levels in line_ups if unfairness(levels) <= limit]
    smallest_spread = min(map(spread, fair))
    return [levels for levels in fair if spread(levels) <= smallest_spread + EXTRA_SPREAD]
