# SPDX-License-Identifier: MIT
"""Measures who wins, our search or OpenSpiel's: `python -m lab.benchmarks.openspiel.strength`.

Every deal is played once with our search in each seat and the bot in all other seats. Our search
has the iterations, or the seconds, for a whole deliberation, and a quarter of the iterations for
each further search in it. The bot has them for every single decision. So our search never has more.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lab.benchmarks.openspiel.bots import KNOWING, LEAF, PLAIN, Guest
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.tournament.figures import wilson_interval
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec

ITERATIONS = 60
SECONDS = 0.05
GAMES = 24

MAX_MOVES = 5000
"""A longer match is a draw. None was seen to need a tenth of this."""


@dataclass(slots=True)
class Score:
    """Our wins in some games, with shared wins in part; `fair` is the share of an equal player."""

    fair: float
    games: int = 0
    won: float = 0.0

    def __str__(self) -> str:
        share = self.won / self.games
        low, high = wilson_interval(share, self.games)
        return (
            f"{share:6.1%} of {self.games} games ({low:.1%} to {high:.1%}; even: {self.fair:.0%})"
        )


def series(spec: GameSpec, level: Level, kind: str, budget: Budget, games: int) -> Iterator[Score]:
    """Yields the score after each deal, until at least this many games are played."""
    seats = min(spec.seats)
    score = Score(1 / seats)
    deal = 0
    while score.games < games:
        for ours in range(seats):
            score.won += _won(spec, level, kind, budget, deal, ours)
            score.games += 1
        deal += 1
        yield score


def _won(spec: GameSpec, level: Level, kind: str, budget: Budget, deal: int, ours: int) -> float:
    """Returns our share of the win (0–1) in one game."""
    rules, seats = spec.rules, min(spec.seats)
    state = rules.deal(Setup(seats), deal)
    mind = Ismcts(spec, level, 1000 * deal + ours)
    guests = [Guest(spec, seats, level, 1000 * deal + 10 * seat, kind) for seat in range(seats)]
    for _ in range(MAX_MOVES):
        seat = rules.to_move(state)
        if seat is None:
            break
        observation, menu = rules.observe(state, seat), rules.legal_actions(state)
        action: Any
        if seat == ours:
            action = mind.choose(observation, menu, budget).action
        else:
            action = guests[seat].choose(observation, menu, budget)
        rules.apply(state, action)
    result = rules.result(state)
    if result is None:
        return 1 / seats
    winners = result.winners()
    return 1 / len(winners) if ours in winners else 0.0


def main() -> None:
    """Plays the series that the arguments describe and prints each score."""
    parser = argparse.ArgumentParser(prog="python -m lab.benchmarks.openspiel.strength")
    parser.add_argument("games", nargs="*", default=list(catalog.GAMES), help="ids; default: all")
    parser.add_argument("--count", type=int, default=GAMES, help="games in a series, at least")
    parser.add_argument("--kinds", default=f"{PLAIN},{LEAF},{KNOWING}", help="of bot, by comma")
    options = parser.parse_args()
    for game_id in options.games:
        spec = catalog.get(game_id)
        for kind in options.kinds.split(","):
            for budget in (Budget(iterations=ITERATIONS), Budget(seconds=SECONDS)):
                *_, score = series(spec, spec.levels[-1], kind, budget, options.count)
                print(f"{spec.id}, bot {kind}, {_budget_text(budget)}: {score}", flush=True)


def _budget_text(budget: Budget) -> str:
    if budget.seconds is None:
        return f"{budget.iterations} iterations"
    return f"{budget.seconds * 1000:.0f} ms"


if __name__ == "__main__":
    main()
