# SPDX-License-Identifier: MIT
"""Fits strengths to rankings by the model of Plackett and Luce.

In this model a ranking is drawn from its head: each of those who are left comes next with a chance
in proportion to the exponential of their strength. Tied places are treated as Efron does in the
model of Cox, which is the same. Strengths at tables of different sizes are different parameters. A
penalty keeps those of one contender at neighbouring sizes near each other, so that they share their
games where these are few, and a weaker one those of contenders who come one after the other.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import stdev
from typing import Final, TypeAlias

from wizardtable.core.learning.strengths import ELO
from wizardtable.core.rng import Rng

APART: Final = 60.0
"""Points by which a contender's strength may well differ from one size of table to the next."""

SPREAD: Final = 150.0
"""Points by which a contender's strength may well differ from that of the next contender."""

STEPS: Final = 40
CLOSE: Final = 1e-7
"""Steps of Newton's method at most, and the last change of a strength that counts as none."""

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""The contenders at a table, first place first, each place with those who share it."""

Weights: TypeAlias = Mapping[Ranking, float]
"""How often each ranking came about."""

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]


def ranking(contenders: Sequence[int], ranks: Sequence[int]) -> Ranking:
    """Returns the ranking of contenders whose ranks are these.

    >>> ranking([4, 0, 2], [2, 1, 2])
    ((0,), (2, 4))
    """
    places: dict[int, list[int]] = {}
    for contender, rank in zip(contenders, ranks, strict=True):
        places.setdefault(rank, []).append(contender)
    return tuple(tuple(sorted(places[rank])) for rank in sorted(places))


@dataclass(frozen=True, slots=True)
class Fit:
    """What is fitted.

    Attributes:
        contenders: how many there are.
        fixed: the one whose strength is 0 at every table.
        sizes: the sizes of tables, smallest first.
    """

    contenders: int
    fixed: int
    sizes: tuple[int, ...]

    def strengths(
        self, found: Mapping[int, Weights], start: Sequence[Vector] | None = None
    ) -> list[Vector]:
        """Returns for each size of table the strength of each contender, given the rankings found
        at each size."""
        size = len(self.sizes) * self.contenders
        theta = [0.0] * size if start is None else [one for row in start for one in row]
        free = self._free()
        for _ in range(STEPS):
            slope, bend = self._likelihood(found, theta)
            steps = solved([[bend[a][b] for b in free] for a in free], [slope[a] for a in free])
            most = max(map(abs, steps), default=0.0)
            pace = min(1.0, 2.0 / most) if most else 1.0
            for one, step in zip(free, steps, strict=True):
                theta[one] += pace * step
            if most < CLOSE:
                break
        width = self.contenders
        return [theta[row * width : (row + 1) * width] for row in range(len(self.sizes))]

    def errors(self, found: Mapping[int, Weights], strengths: Sequence[Vector]) -> list[Vector]:
        """Returns how uncertain the fitted strengths are by the curvature of the likelihood: large
        where there are few games."""
        theta = [one for row in strengths for one in row]
        _, bend = self._likelihood(found, theta)
        free = self._free()
        matrix = [[bend[a][b] for b in free] for a in free]
        errors = [0.0] * len(theta)
        for place, one in enumerate(free):
            unit = [float(place == other) for other in range(len(free))]
            errors[one] = sqrt(solved(matrix, unit)[place])
        width = self.contenders
        return [errors[row * width : (row + 1) * width] for row in range(len(self.sizes))]

    def _free(self) -> list[int]:
        size = len(self.sizes) * self.contenders
        return [one for one in range(size) if one % self.contenders != self.fixed]

    def _likelihood(self, found: Mapping[int, Weights], theta: Vector) -> tuple[Vector, Matrix]:
        """Slope of the penalised likelihood, and the opposite of its curvature."""
        slope, bend = self._penalty(theta)
        for place, seats in enumerate(self.sizes):
            first = place * self.contenders
            _add(found.get(seats, {}), theta, first, self.contenders, slope, bend)
        return slope, bend

    def _penalty(self, theta: Vector) -> tuple[Vector, Matrix]:
        """Slope of the penalised likelihood, and the opposite of its curvature, before any game."""
        size, width = len(theta), self.contenders
        slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
        for one in range(size):
            neighbours = [(one + width, (APART / ELO) ** -2)]
            if (one + 1) % width:
                neighbours.append((one + 1, (SPREAD / ELO) ** -2))
            for other, weight in neighbours:
                if other < size:
                    pull = weight * (theta[one] - theta[other])
                    slope[one] -= pull
                    slope[other] += pull
                    bend[one][one] += weight
                    bend[other][other] += weight
                    bend[one][other] -= weight
                    bend[other][one] -= weight
        return slope, bend


def _add(
    found: Weights, theta: Vector, first: int, width: int, slope: Vector, bend: Matrix
) -> None:
    """Add what the rankings of one size of table say to slope and curvature."""
    power = [exp(theta[first + one]) for one in range(width)]
    for places, weight in found.items():
        left = [0.0] * width
        for place in places:
            for one in place:
                left[one] += 1.0
        for place in places:
            shared = len(place)
            mine = [0.0] * width
            for one in place:
                mine[one] += 1.0
                slope[first + one] += weight
            for step in range(shared):
                part = step / shared
                chances = [(left[k] - part * mine[k]) * power[k] for k in range(width)]
                total = sum(chances)
                there = [(k, chance / total) for k, chance in enumerate(chances) if chance]
                for k, chance in there:
                    slope[first + k] -= weight * chance
                    row = bend[first + k]
                    row[first + k] += weight * chance
                    for other, too in there:
                        row[first + other] -= weight * chance * too
            for one in place:
                left[one] -= 1.0


def solved(matrix: Matrix, right: Vector) -> Vector:
    """Returns what the matrix makes `right` of; the matrix is positive definite.

    >>> solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0])
    [1.5, 2.0]
    """
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for row in rows[pivot + 1 :]:
            share = row[pivot] / rows[pivot][pivot]
            if share:
                for column in range(pivot, size + 1):
                    row[column] -= share * rows[pivot][column]
    found = [0.0] * size
    for pivot in reversed(range(size)):
        known = sum(rows[pivot][column] * found[column] for column in range(pivot + 1, size))
        found[pivot] = (rows[pivot][size] - known) / rows[pivot][pivot]
    return found


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, which was played several times.

    Attributes:
        seats: the size of the table.
        rankings: those of its games.
    """

    seats: int
    rankings: tuple[Ranking, ...]


def fitted(
    fit: Fit, deals: Sequence[Deal], draws: int, seed: int
) -> list[list[tuple[float, float]]]:
    """Returns for each size of table the strength of each contender with its error, in points of
    Elo above who is fixed. The errors are those of so many draws of deals (bootstrap), at each size
    as many as there are, because games of one deal are not independent; or those of the likelihood
    where they are larger, because a few deals look too much alike."""
    best = fit.strengths(_counted(deals))
    least = fit.errors(_counted(deals), best)
    rng = Rng(seed)
    by_size = [[deal for deal in deals if deal.seats == seats] for seats in fit.sizes]
    drawn = []
    for _ in range(draws):
        again = [rng.choice(those) for those in by_size for _ in those]
        drawn.append(fit.strengths(_counted(again), best))
    return [
        [
            (
                ELO * value,
                ELO * max(least[row][column], stdev(one[row][column] for one in drawn)),
            )
            for column, value in enumerate(strengths)
        ]
        for row, strengths in enumerate(best)
    ]


def _counted(deals: Sequence[Deal]) -> dict[int, Counter[Ranking]]:
    found: dict[int, Counter[Ranking]] = {}
    for deal in deals:
        found.setdefault(deal.seats, Counter()).update(deal.rankings)
    return found
