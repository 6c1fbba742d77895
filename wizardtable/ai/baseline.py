# SPDX-License-Identifier: MIT
"""Two opponents that do not search, as a yardstick: one at random, one by a first guess."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from wizardtable.core.agent import Budget, Decision, Level, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_

RANDOM: Final = Level("random", N_("level", "Random"), iterations=0, seconds=1.0, depth=0)
GREEDY: Final = Level("greedy", N_("level", "Greedy"), iterations=0, seconds=1.0, depth=0)


class RandomAgent:
    """Takes an action of the menu at random, each with the same chance."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, observation: Any, actions: Sequence[Any], budget: Budget) -> Decision[Any]:
        """Returns a decision for one of the actions, at random. The budget is ignored."""
        return Decision(self._rng.choice(actions), N_("ai", "This move was picked at random."))


class GreedyAgent:
    """Takes the action with the largest prior in one sampled world, without a search.

    The prior is the game's first guess at how good each action is.
    """

    def __init__(self, spec: GameSpec, seed: int, level: Level = GREEDY) -> None:
        self._spec = spec
        self._level = level
        self._rng = Rng(seed)

    def choose(self, observation: Any, actions: Sequence[Any], budget: Budget) -> Decision[Any]:
        """Returns a decision for the action with the largest prior. The budget is ignored.

        If several actions have the largest prior, the first of them is chosen.
        """
        started = perf_counter()
        brain = self._spec.brain
        forgotten = brain.forget(observation, self._level, self._rng)
        world = self._spec.rules.sample(forgotten, self._rng)
        weights = brain.prior(world, actions, self._level)
        best = max(range(len(actions)), key=lambda i: (weights[i], -i))
        stats = Stats(seconds=perf_counter() - started)
        return Decision(actions[best], brain.reason(observation, actions[best], stats), stats)
