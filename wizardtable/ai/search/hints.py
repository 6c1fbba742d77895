# SPDX-License-Identifier: MIT
"""The hint that a person would get, thought of in one go."""

from collections.abc import Callable, Sequence
from typing import Any

from wizardtable.ai.search import advice, agents
from wizardtable.core.agent import Decision
from wizardtable.core.catalog import GameSpec


def hint(
    spec: GameSpec, seen: Any, menu: Sequence[Any], stop: Callable[[], bool] | None = None
) -> Decision[Any]:
    """Returns what the hardest opponent advises, after the looks that a hint takes; the same for
    the same situation. `stop` cuts it short."""
    level = spec.levels[-1]

    def look(among: Sequence[Any], *, even: bool) -> Decision[Any]:
        seed = advice.seed_of_position(spec, seen, among)
        mind = agents.make(spec, level.id, seed, stop, alone=True, even=even)
        budget = advice.budget(level, compared=len(among) if even else 0)
        return mind.choose(seen, among, budget)

    first = look(menu, even=False)
    chosen = advice.finalists(menu, first)
    if len(chosen) > 1:
        return advice.settled(menu, first, look(chosen, even=True))
    if len(menu) > 1 and not any(first.stats.visits):  # only one move came to mind
        rival = advice.challenger(menu, first, look(menu, even=True))
        if rival is not None:
            both = look((first.action, rival), even=True)
            return advice.overturned(menu, first, rival, both) or first
    return advice.settled(menu, first, None)
