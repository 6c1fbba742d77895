# SPDX-License-Identifier: MIT
"""Measures the speed of the search: iterations per second on each game's opening position.

Every level searches the same ten deals with the fewest seats; the median counts.
"""

import statistics
from time import perf_counter

from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec

DEALS = 10
ITERATIONS = 300


def speed(spec: GameSpec, level: Level, deals: int = DEALS, iterations: int = ITERATIONS) -> float:
    """Returns the median iterations per second of a level on the opening position with the fewest
    seats."""
    rates = []
    for deal in range(deals):
        state = spec.rules.deal(Setup(min(spec.seats)), deal)
        seat = spec.rules.to_move(state)
        observation = spec.rules.observe(state, seat)
        menu = spec.rules.legal_actions(state)
        agent = Ismcts(spec, level, deal)
        began = perf_counter()
        decision = agent.choose(observation, menu, Budget(iterations=iterations))
        rates.append(decision.stats.iterations / (perf_counter() - began))
    return statistics.median(rates)


def main() -> None:
    """Prints a line for each game and level."""
    for spec in catalog.all():
        for level in spec.levels:
            rate = speed(spec, level)
            print(f"{spec.id}, {level.id}: {rate:.0f} iterations per second")


if __name__ == "__main__":
    main()
