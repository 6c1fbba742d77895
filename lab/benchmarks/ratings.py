# SPDX-License-Identifier: MIT
"""Measures how close ratings come to a player's true strength: `python -m lab.benchmarks.ratings`.

Players with a known strength play rated matches against levels. The model of Plackett and Luce
decides the matches. The true strengths of the levels differ from those that the program assumes by
their errors. All methods to compute ratings get the same matches. The best possible estimate is the
mean of the posterior distribution of the strength after these matches, by the model itself.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from wizardtable.core.learning.strengths import RATING_PER_LOG_ODDS, Strength, fairest_line_ups
from wizardtable.store import ratings
from wizardtable.store.ratings import Rating

SEED: Final = 1
PLAYER_COUNT: Final = 300
MATCH_COUNT: Final = 30
PLAYER_SPREAD_POINTS: Final = 200.0
"""Standard deviation of the players' true strengths around 1500."""

NEAR_POINTS: Final = 100.0
SEAT_COUNT_SETS: Final = ((2,), (2, 3, 4), (4,), (6,))
"""Sets of numbers of seats; each match draws its number from one set."""

LEVEL_STRENGTHS: Final = {
    "apprentice": Strength(1300.0, 15.0),
    "adept": Strength(1400.0, 15.0),
    "mage": Strength(1500.0, 0.0),
    "archmage": Strength(1560.0, 15.0),
    "grand_magus": Strength(1620.0, 30.0),
}
"""The strengths of the levels as the program assumes them."""

MAX_ERROR_POINTS: Final = 60.0
"""At tables of two to four, the program's method may have a mean error of this many points."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match of a player: the levels of the opponents, the player's rank and the opponents'
    ranks."""

    others: tuple[str, ...]
    rank: int
    ranks: tuple[int, ...]


OWN_METHOD: Final = "the program's (gamma 1, beta by seats)"
BEST_POSSIBLE: Final = "least possible"

Method = Callable[[Rating, Outcome], Rating]


def _program_method(before: Rating, outcome: Outcome) -> Rating:
    anchors = [
        (LEVEL_STRENGTHS[level].rating, LEVEL_STRENGTHS[level].error) for level in outcome.others
    ]
    return ratings.rating_after(before, anchors, outcome.rank, outcome.ranks)


def _library_method(*, own_gamma: bool, fixed_beta: bool) -> Method:
    """Returns a method with the library's own gamma, or with the same beta at every table."""

    def way(before: Rating, outcome: Outcome) -> Rating:
        seats = len(outcome.others) + 1
        beta = (
            ratings.PERFORMANCE_SPREAD
            if fixed_beta
            else ratings.PERFORMANCE_SPREAD * sqrt(2.0 / seats)
        )
        model = PlackettLuce(beta=beta, tau=ratings.UNCERTAINTY_PER_MATCH)
        if not own_gamma:
            model.gamma = lambda *_: 1.0
        teams = [[model.rating(mu=before.value, sigma=before.error)]]
        for level in outcome.others:
            teams.append(
                [model.rating(mu=LEVEL_STRENGTHS[level].rating, sigma=LEVEL_STRENGTHS[level].error)]
            )
        ranks = [float(rank) for rank in (outcome.rank, *outcome.ranks)]
        (rating,), *_ = model.rate(teams, ranks=ranks)
        return Rating(rating.mu, rating.sigma)

    return way


METHODS: Final[dict[str, Method]] = {
    OWN_METHOD: _program_method,
    "gamma of the library, beta by seats": _library_method(own_gamma=True, fixed_beta=False),
    "gamma 1, the same beta at every table": _library_method(own_gamma=False, fixed_beta=True),
    "gamma of the library, the same beta": _library_method(own_gamma=True, fixed_beta=True),
}


def _play(
    chance: Random, strength: float, others: tuple[str, ...], levels: dict[str, float]
) -> Outcome:
    """Returns the outcome of a match that the model decides; nobody ties."""
    values = [strength, *(levels[level] for level in others)]
    times = [chance.expovariate(exp((value - 1500.0) / RATING_PER_LOG_ODDS)) for value in values]
    ranks = [1 + sum(other < time for other in times) for time in times]
    return Outcome(others, ranks[0], tuple(ranks[1:]))


def _posterior(outcomes: list[Outcome], levels: dict[str, float]) -> float:
    """Returns the mean posterior strength of a player after these matches, if the levels are
    known."""
    grid = [1500.0 + 10.0 * step for step in range(-90, 91)]
    weights = []
    for value in grid:
        total = -0.5 * ((value - 1500.0) / PLAYER_SPREAD_POINTS) ** 2
        for outcome in outcomes:
            rows = sorted(
                [
                    (outcome.rank, value),
                    *((r, levels[o]) for r, o in zip(outcome.ranks, outcome.others, strict=True)),
                ]
            )
            powers = [exp((strength - 1500.0) / RATING_PER_LOG_ODDS) for _, strength in rows]
            total += sum(log(power / sum(powers[place:])) for place, power in enumerate(powers))
        weights.append(total)
    largest = max(weights)
    parts = [exp(weight - largest) for weight in weights]
    return sum(value * part for value, part in zip(grid, parts, strict=True)) / sum(parts)


def measure(seats: tuple[int, ...]) -> dict[str, tuple[float, float]]:
    """Returns, by method, the mean error after all matches and the share of players within
    `NEAR_POINTS`."""
    errors: dict[str, list[float]] = {name: [] for name in (*METHODS, BEST_POSSIBLE)}
    for number in range(PLAYER_COUNT):
        chance = Random(SEED * 1_000_003 + number)
        strength = chance.gauss(1500.0, PLAYER_SPREAD_POINTS)
        levels = {
            name: chance.gauss(level.rating, level.error) for name, level in LEVEL_STRENGTHS.items()
        }
        now = dict.fromkeys(METHODS, Rating())
        played: list[Outcome] = []
        for _ in range(MATCH_COUNT):
            count = chance.choice(seats) - 1
            believed = now[OWN_METHOD].value
            others = chance.choice(fairest_line_ups(LEVEL_STRENGTHS, believed, count))
            played.append(_play(chance, strength, others, levels))
            now = {name: way(now[name], played[-1]) for name, way in METHODS.items()}
        for name, rating in now.items():
            errors[name].append(abs(rating.value - strength))
        errors[BEST_POSSIBLE].append(abs(_posterior(played, levels) - strength))
    return {
        name: (fmean(off), sum(error <= NEAR_POINTS for error in off) / len(off))
        for name, off in errors.items()
    }


def main() -> int:
    """Prints the table; returns 1 if the program's method is too far off, or another one is
    better."""
    failed = False
    print(f"{PLAYER_COUNT} players, {MATCH_COUNT} matches each, seed {SEED}")
    for seats in SEAT_COUNT_SETS:
        by_method = measure(seats)
        print(f"\nTables of {', '.join(map(str, seats))}")
        for name, (error, near) in by_method.items():
            print(f"  {name:40} mean error {error:5.1f}   within {NEAR_POINTS:.0f} {near:4.0%}")
        ours = by_method[OWN_METHOD][0]
        others = [by_method[name][0] for name in METHODS]
        failed = (
            failed or ours > min(others) + 1.0 or (seats == (2, 3, 4) and ours > MAX_ERROR_POINTS)
        )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
