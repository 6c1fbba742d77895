# SPDX-License-Identifier: MIT
"""Iterations per second of our search and of OpenSpiel's, on the same decisions in the same run:
`python -m lab.benchmarks.openspiel.speed`.

Processor time is measured, so that whatever else the machine does counts for neither. The bot's
iteration is the one it comes with: a uniformly random playout to the end of the match, over states
whose cloning, menus and keys the adapter keeps as cheap as ours are. Ours plays on for as many
actions as its level says, by knowledge, and asks the brain. How fast the bot is with our leaf is
told too: there both pay for the same knowledge, and little is left to differ.
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
ITERATIONS = 100
PLAYOUTS = 30
"""Iterations of the bot as it comes. More would not make it slower: nearly all of its time goes to
playouts."""

OURS = "ours"


def rates(spec: GameSpec, seats: int, deals: int = DEALS) -> dict[str, list[float]]:
    """Iterations per second on each position, of our hardest level with one tree (`OURS`) and of
    the bot (`PLAIN`, `LEAF`)."""
    level = spec.levels[-1]
    found: dict[str, list[float]] = {OURS: [], PLAIN: [], LEAF: []}
    for number, position in enumerate(positions(spec, level, seats, deals)):
        seen, menu = position.observation, position.menu

        def search() -> int:
            mind = Ismcts(spec, level, number)  # noqa: B023 - called at once
            return mind.choose(seen, menu, Budget(ITERATIONS)).stats.iterations  # noqa: B023

        def visit(kind: str, count: int) -> int:
            guest = Guest(spec, seats, level, number, kind)  # noqa: B023
            guest.choose(seen, menu, Budget(count))  # noqa: B023
            return guest.simulations

        found[OURS].append(_rate(search))
        found[PLAIN].append(_rate(lambda: visit(PLAIN, PLAYOUTS)))
        found[LEAF].append(_rate(lambda: visit(LEAF, ITERATIONS)))
    return found


def _rate(work: Callable[[], int]) -> float:
    began = process_time()
    done = work()
    return done / (process_time() - began)


def main() -> None:
    """Print what was measured as JSON, by game and seats."""
    for spec in catalog.all():
        if spec.id not in (sys.argv[1:] or catalog.GAMES):
            continue
        for seats in (min(spec.seats), max(spec.seats)):
            found = rates(spec, seats)
            print(json.dumps({"game": spec.id, "seats": seats, "rates": found}), flush=True)


if __name__ == "__main__":
    main()
