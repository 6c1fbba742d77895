# SPDX-License-Identifier: MIT
"""Measures the iterations per second of our search and OpenSpiel's, on the same decisions.

    python -m lab.benchmarks.openspiel.speed

It measures processor time in one run, so that other programs on the machine do not count. The bot's
iteration is a uniformly random playout to the end of the match. The adapter keeps cloning, menus
and keys as cheap as ours are. Our iteration plays as many actions as its level says, by knowledge,
and asks the brain. The bot is also measured with our leaf: then both pay for the same knowledge,
and little else differs.
"""

import json
import sys
from collections.abc import Callable
from time import process_time

from lab.benchmarks.openspiel.bots import LEAF, PLAIN, Guest
from lab.benchmarks.openspiel.positions import positions
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game_spec import GameSpec

DEALS = 4
"""The number of deals for each game and number of seats."""
ITERATIONS = 100
PLAIN_ITERATIONS = 30
"""The iterations of the plain bot. More would not make it slower: nearly all of its time goes to
playouts."""

OURS = "ours"


def rates(spec: GameSpec, seats: int, deals: int = DEALS) -> dict[str, list[float]]:
    """Returns the iterations per second on each position.

    It has those of our hardest level with one tree (`OURS`) and of the bot (`PLAIN`, `LEAF`).
    """
    level = spec.levels[-1]
    by_search: dict[str, list[float]] = {OURS: [], PLAIN: [], LEAF: []}
    for number, position in enumerate(positions(spec, level, seats, deals)):
        observation, menu = position.observation, position.menu

        def search() -> int:
            mind = Ismcts(spec, level, number)  # noqa: B023 - called at once
            return mind.choose(observation, menu, Budget(ITERATIONS)).stats.iterations  # noqa: B023

        def visit(kind: str, count: int) -> int:
            guest = Guest(spec, seats, level, number, kind)  # noqa: B023
            guest.choose(observation, menu, Budget(count))  # noqa: B023
            return guest.simulations

        by_search[OURS].append(_rate(search))
        by_search[PLAIN].append(_rate(lambda: visit(PLAIN, PLAIN_ITERATIONS)))
        by_search[LEAF].append(_rate(lambda: visit(LEAF, ITERATIONS)))
    return by_search


def _rate(work: Callable[[], int]) -> float:
    began = process_time()
    done = work()
    return done / (process_time() - began)


def main() -> None:
    """Prints the rates as JSON, by game and seats."""
    for spec in catalog.all():
        if spec.id not in (sys.argv[1:] or catalog.GAMES):
            continue
        for seats in (min(spec.seats), max(spec.seats)):
            by_search = rates(spec, seats)
            print(json.dumps({"game": spec.id, "seats": seats, "rates": by_search}), flush=True)


if __name__ == "__main__":
    main()
