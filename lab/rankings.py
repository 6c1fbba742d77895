# SPDX-License-Identifier: MIT
"""Fits strengths to rankings by the model of Plackett and Luce.

In this model a ranking is drawn from its head: each remaining contender comes next with a chance in
proportion to the exponential of its strength. Tied places are treated by Efron's method for the
equivalent Cox model. Strengths at tables of different sizes are separate parameters.

A penalty keeps the strengths of one contender at neighbouring sizes close together, so that sizes
with few games profit from the games at other sizes. A weaker penalty does the same for neighbouring
contenders.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import stdev
from typing import Final, TypeAlias

from wizardtable.core.learning.strengths import RATING_PER_LOG_ODDS
from wizardtable.core.rng import Rng

SIZE_DIFFERENCE_POINTS: Final = 60.0
"""The expected difference in points between a contender's strengths at neighbouring table sizes."""

NEIGHBOUR_DIFFERENCE_POINTS: Final = 150.0
"""The expected difference in points between the strengths of neighbouring contenders."""

MAX_NEWTON_STEPS: Final = 40
"""The most steps of Newton's method."""

CONVERGED_CHANGE: Final = 1e-7
"""Newton's method ends when no strength changes by this much."""

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""The contenders at a table, first place first; each place has all contenders that share it."""

Weights: TypeAlias = Mapping[Ranking, float]
"""The number of times that each ranking occurred."""

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]


def ranking(contenders: Sequence[int], ranks: Sequence[int]) -> Ranking:
    """Returns the ranking of these contenders with these ranks.

    >>> ranking([4, 0, 2], [2, 1, 2])
    ((0,), (2, 4))
    """
    places: dict[int, list[int]] = {}
    for contender, rank in zip(contenders, ranks, strict=True):
        places.setdefault(rank, []).append(contender)
    return tuple(tuple(sorted(places[rank])) for rank in sorted(places))


@dataclass(frozen=True, slots=True)
class Fit:
    """The parameters of a fit.

    Attributes:
        contenders: the number of contenders.
        fixed: the contender with strength 0 at every table.
        sizes: the sizes of tables, smallest first.
    """

    contenders: int
    fixed: int
    sizes: tuple[int, ...]

    def strengths(
        self, rankings: Mapping[int, Weights], start: Sequence[Vector] | None = None
    ) -> list[Vector]:
        """Returns the strength of each contender for each table size. `found` has the rankings by
        size."""
        size = len(self.sizes) * self.contenders
        theta = [0.0] * size if start is None else [value for row in start for value in row]
        unfixed = self._free()
        for _ in range(MAX_NEWTON_STEPS):
            slope, bend = self._likelihood(rankings, theta)
            steps = solution(
                [[bend[a][b] for b in unfixed] for a in unfixed], [slope[a] for a in unfixed]
            )
            largest = max(map(abs, steps), default=0.0)
            pace = min(1.0, 2.0 / largest) if largest else 1.0
            for index, step in zip(unfixed, steps, strict=True):
                theta[index] += pace * step
            if largest < CONVERGED_CHANGE:
                break
        width = self.contenders
        return [theta[row * width : (row + 1) * width] for row in range(len(self.sizes))]

    def errors(self, rankings: Mapping[int, Weights], strengths: Sequence[Vector]) -> list[Vector]:
        """Returns the standard errors of the fitted strengths, by the curvature of the likelihood.

        They are large where there are few games.
        """
        theta = [value for row in strengths for value in row]
        _, bend = self._likelihood(rankings, theta)
        unfixed = self._free()
        matrix = [[bend[a][b] for b in unfixed] for a in unfixed]
        errors = [0.0] * len(theta)
        for place, index in enumerate(unfixed):
            unit = [float(place == other) for other in range(len(unfixed))]
            errors[index] = sqrt(solution(matrix, unit)[place])
        width = self.contenders
        return [errors[row * width : (row + 1) * width] for row in range(len(self.sizes))]

    def _free(self) -> list[int]:
        size = len(self.sizes) * self.contenders
        return [index for index in range(size) if index % self.contenders != self.fixed]

    def _likelihood(self, rankings: Mapping[int, Weights], theta: Vector) -> tuple[Vector, Matrix]:
        """Returns the slope of the penalised likelihood, and the negative of its curvature."""
        slope, bend = self._penalty(theta)
        for place, seats in enumerate(self.sizes):
            first = place * self.contenders
            _add(rankings.get(seats, {}), theta, first, self.contenders, slope, bend)
        return slope, bend

    def _penalty(self, theta: Vector) -> tuple[Vector, Matrix]:
        """Returns the slope of the penalty, and the negative of its curvature."""
        size, width = len(theta), self.contenders
        slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
        for index in range(size):
            neighbours = [(index + width, (SIZE_DIFFERENCE_POINTS / RATING_PER_LOG_ODDS) ** -2)]
            if (index + 1) % width:
                neighbours.append(
                    (index + 1, (NEIGHBOUR_DIFFERENCE_POINTS / RATING_PER_LOG_ODDS) ** -2)
                )
            for other, weight in neighbours:
                if other < size:
                    pull = weight * (theta[index] - theta[other])
                    slope[index] -= pull
                    slope[other] += pull
                    bend[index][index] += weight
                    bend[other][other] += weight
                    bend[index][other] -= weight
                    bend[other][index] -= weight
        return slope, bend


def _add(
    rankings: Weights, theta: Vector, first: int, width: int, slope: Vector, bend: Matrix
) -> None:
    """Adds the rankings of one table size to slope and curvature."""
    power = [exp(theta[first + contender]) for contender in range(width)]
    for places, weight in rankings.items():
        remaining = [0.0] * width
        for place in places:
            for contender in place:
                remaining[contender] += 1.0
        for place in places:
            shared = len(place)
            mine = [0.0] * width
            for contender in place:
                mine[contender] += 1.0
                slope[first + contender] += weight
            for step in range(shared):
                part = step / shared
                chances = [
                    (remaining[member] - part * mine[member]) * power[member]
                    for member in range(width)
                ]
                total = sum(chances)
                there = [
                    (member, chance / total) for member, chance in enumerate(chances) if chance
                ]
                for member, chance in there:
                    slope[first + member] -= weight * chance
                    row = bend[first + member]
                    row[first + member] += weight * chance
                    for other, too in there:
                        row[first + other] -= weight * chance * too
            for contender in place:
                remaining[contender] -= 1.0


def solution(matrix: Matrix, right: Vector) -> Vector:
    """Returns the solution of a system of linear equations; the matrix is positive definite.

    >>> solution([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0])
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
    solution = [0.0] * size
    for pivot in reversed(range(size)):
        solved_part = sum(
            rows[pivot][column] * solution[column] for column in range(pivot + 1, size)
        )
        solution[pivot] = (rows[pivot][size] - solved_part) / rows[pivot][pivot]
    return solution


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, which was played several times.

    Attributes:
        seats: the size of the table.
        rankings: the rankings of its games.
    """

    seats: int
    rankings: tuple[Ranking, ...]


def fitted_strengths(
    fit: Fit, deals: Sequence[Deal], draws: int, seed: int
) -> list[list[tuple[float, float]]]:
    """Returns, for each table size, the strength of each contender with its error, in Elo points.

    Strengths are relative to the fixed contender. An error is the standard deviation over `draws`
    random draws of deals (bootstrap), because games of one deal are not independent. If the error
    by the likelihood is larger, it counts, because a few deals look too much alike.
    """
    best = fit.strengths(_ranking_counts(deals))
    least = fit.errors(_ranking_counts(deals), best)
    rng = Rng(seed)
    by_size = [[deal for deal in deals if deal.seats == seats] for seats in fit.sizes]
    samples = []
    for _ in range(draws):
        resampled = [rng.choice(same_size) for same_size in by_size for _ in same_size]
        samples.append(fit.strengths(_ranking_counts(resampled), best))
    return [
        [
            (
                RATING_PER_LOG_ODDS * value,
                RATING_PER_LOG_ODDS
                * max(least[row][column], stdev(sample[row][column] for sample in samples)),
            )
            for column, value in enumerate(strengths)
        ]
        for row, strengths in enumerate(best)
    ]


def _ranking_counts(deals: Sequence[Deal]) -> dict[int, Counter[Ranking]]:
    counts: dict[int, Counter[Ranking]] = {}
    for deal in deals:
        counts.setdefault(deal.seats, Counter()).update(deal.rankings)
    return counts
