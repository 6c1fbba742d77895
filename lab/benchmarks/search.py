# SPDX-License-Identifier: MIT
"""How fast the search is: iterations per second on each game's opening position, fewest seats.

Every level searches the same ten deals; the median counts.
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
    """Iterations per second of a level on the opening position with fewest seats, median."""
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
    """Print a line for each game and level."""
    for spec in catalog.all():
        for level in spec.levels:
            rate = speed(spec, level)
            print(f"{spec.id}, {level.id}: {rate:.0f} iterations per second")


if __name__ == "__main__":
    main()
