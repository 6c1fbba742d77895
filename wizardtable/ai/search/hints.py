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

    looks = advice.second_looks(menu, look(menu, even=False))
    try:
        among = next(looks)
        while True:
            among = looks.send(look(among, even=True))
    except StopIteration as told:
        best: Decision[Any] = told.value
        return best
