# SPDX-License-Identifier: MIT
"""Measures how near a rating comes to a player's true strength: `python -m lab.benchmarks.ratings`.

Players whose strength is known play rated matches that the model of Plackett and Luce decides,
against levels whose strength differs from what the program believes by its errors. Every way of
computing ratings sees the same matches. What is least possible is the mean of what is known of the
strength after these matches, by the model itself.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from wizardtable.core.learning.strengths import ELO, Strength, fairest
from wizardtable.store import ratings
from wizardtable.store.ratings import Rating

SEED: Final = 1
PLAYERS: Final = 300
MATCHES: Final = 30
SPREAD: Final = 200.0
"""Standard deviation of the players' true strengths around 1500."""

NEAR: Final = 100.0
TABLES: Final = ((2,), (2, 3, 4), (4,), (6,))
"""Numbers of seats, of which each match draws one."""

LEVELS: Final = {
    "apprentice": Strength(1300.0, 15.0),
    "adept": Strength(1400.0, 15.0),
    "mage": Strength(1500.0, 0.0),
    "archmage": Strength(1560.0, 15.0),
    "grand_magus": Strength(1620.0, 30.0),
}
"""What the program believes."""

WORST: Final = 60.0
"""Points of mean error that the program's way may have at tables of two to four."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match of a player: the levels of the others, the player's rank and theirs."""

    others: tuple[str, ...]
    rank: int
    ranks: tuple[int, ...]


OURS: Final = "the program's (gamma 1, beta by seats)"
LEAST: Final = "least possible"

Way = Callable[[Rating, Outcome], Rating]


def _ours(before: Rating, outcome: Outcome) -> Rating:
    anchors = [(LEVELS[level].rating, LEVELS[level].error) for level in outcome.others]
    return ratings.after(before, anchors, outcome.rank, outcome.ranks)


def _library(*, own_gamma: bool, fixed_beta: bool) -> Way:
    """The model with the gamma of the library, or with the same beta at every table."""

    def way(before: Rating, outcome: Outcome) -> Rating:
        seats = len(outcome.others) + 1
        beta = ratings.BETA if fixed_beta else ratings.BETA * sqrt(2.0 / seats)
        model = PlackettLuce(beta=beta, tau=ratings.TAU)
        if not own_gamma:
            model.gamma = lambda *_: 1.0
        teams = [[model.rating(mu=before.value, sigma=before.error)]]
        for level in outcome.others:
            teams.append([model.rating(mu=LEVELS[level].rating, sigma=LEVELS[level].error)])
        ranks = [float(rank) for rank in (outcome.rank, *outcome.ranks)]
        (found,), *_ = model.rate(teams, ranks=ranks)
        return Rating(found.mu, found.sigma)

    return way


WAYS: Final[dict[str, Way]] = {
    OURS: _ours,
    "gamma of the library, beta by seats": _library(own_gamma=True, fixed_beta=False),
    "gamma 1, the same beta at every table": _library(own_gamma=False, fixed_beta=True),
    "gamma of the library, the same beta": _library(own_gamma=True, fixed_beta=True),
}


def _play(
    chance: Random, strength: float, others: tuple[str, ...], levels: dict[str, float]
) -> Outcome:
    """A match as the model decides it; nobody ties."""
    values = [strength, *(levels[level] for level in others)]
    times = [chance.expovariate(exp((value - 1500.0) / ELO)) for value in values]
    ranks = [1 + sum(other < time for other in times) for time in times]
    return Outcome(others, ranks[0], tuple(ranks[1:]))


def _posterior(outcomes: list[Outcome], levels: dict[str, float]) -> float:
    """The mean of what is known of a player after these matches, where the levels are known."""
    grid = [1500.0 + 10.0 * step for step in range(-90, 91)]
    weights = []
    for value in grid:
        total = -0.5 * ((value - 1500.0) / SPREAD) ** 2
        for one in outcomes:
            rows = sorted(
                [
                    (one.rank, value),
                    *((r, levels[o]) for r, o in zip(one.ranks, one.others, strict=True)),
                ]
            )
            powers = [exp((strength - 1500.0) / ELO) for _, strength in rows]
            total += sum(log(power / sum(powers[place:])) for place, power in enumerate(powers))
        weights.append(total)
    most = max(weights)
    parts = [exp(weight - most) for weight in weights]
    return sum(value * part for value, part in zip(grid, parts, strict=True)) / sum(parts)


def measure(seats: tuple[int, ...]) -> dict[str, tuple[float, float]]:
    """The mean error of each way after all matches, and the share of players within `NEAR`."""
    errors: dict[str, list[float]] = {name: [] for name in (*WAYS, LEAST)}
    for number in range(PLAYERS):
        chance = Random(SEED * 1_000_003 + number)
        strength = chance.gauss(1500.0, SPREAD)
        levels = {name: chance.gauss(one.rating, one.error) for name, one in LEVELS.items()}
        now = dict.fromkeys(WAYS, Rating())
        played: list[Outcome] = []
        for _ in range(MATCHES):
            count = chance.choice(seats) - 1
            believed = now[OURS].value
            others = chance.choice(fairest(LEVELS, believed, count))
            played.append(_play(chance, strength, others, levels))
            now = {name: way(now[name], played[-1]) for name, way in WAYS.items()}
        for name, rating in now.items():
            errors[name].append(abs(rating.value - strength))
        errors[LEAST].append(abs(_posterior(played, levels) - strength))
    return {
        name: (fmean(off), sum(one <= NEAR for one in off) / len(off))
        for name, off in errors.items()
    }


def main() -> int:
    """Print the table; 1 if the program's way is too far off, or another one is nearer."""
    failed = False
    print(f"{PLAYERS} players, {MATCHES} matches each, seed {SEED}")
    for seats in TABLES:
        found = measure(seats)
        print(f"\nTables of {', '.join(map(str, seats))}")
        for name, (error, near) in found.items():
            print(f"  {name:40} mean error {error:5.1f}   within {NEAR:.0f} {near:4.0%}")
        ours = found[OURS][0]
        others = [found[name][0] for name in WAYS]
        failed = failed or ours > min(others) + 1.0 or (seats == (2, 3, 4) and ours > WORST)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
