# SPDX-License-Identifier: MIT
"""OpenSpiel's information-set search as it comes, and with the knowledge of our search."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from lab.benchmarks.openspiel.adapter import TableGame, TableState
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

PLAIN, LEAF, KNOWING = "as it comes", "with our leaf", "with our leaf and prior"
"""The kinds of bot.

- PLAIN judges a position only by uniformly random playouts to the end of the match, and selects by
  UCT.
- LEAF judges positions as our search does.
- KNOWING also tries actions by our prior, with PUCT, the bot's other way to select.
"""

CURIOSITY = {PLAIN: 1.0, LEAF: 0.3, KNOWING: 0.5}
"""The bot's weight of actions that were tried less, by kind.

Playouts are worth 0 or 1. Our leaf tells positions apart by a tenth or two, where a weight of 1.0
would nearly ignore their values.
"""

UNLIMITED_SIMULATIONS = 1 << 30
"""The number of simulations of a search that only time ends."""


class Leaf(Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """An evaluator that judges a position as our search does: played on a little, then
    evaluated."""

    def __init__(self, spec: GameSpec, level: Level, rng: Rng, *, knows: bool) -> None:
        """Prepares the evaluator; with `knows` it has our prior, otherwise all actions are equally
        likely."""
        self._spec = spec
        self._level = level
        self._rng = rng
        self._knows = knows

    def evaluate(self, state: TableState) -> list[float]:
        """Returns each seat's win chance (0–1).

        It plays on in the state itself, for which the bot has no more use.
        """
        rules, brain, world = self._spec.rules, self._spec.brain, state.world
        for _ in range(self._level.depth):
            if rules.to_move(world) is None:
                break
            menu = rules.legal_actions(world)
            rules.apply(world, brain.rollout(world, menu, self._rng, self._level))
        return brain.evaluate(world, self._level)

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        """Returns the prior of each action of the menu; together they are 1."""
        count = len(state.menu)
        if not self._knows:
            return [(action, 1.0 / count) for action in range(count)]
        weights = self._spec.brain.prior(state.world, state.menu, self._level)
        total = sum(weights)
        return [(action, weight / total) for action, weight in enumerate(weights)]


class _TimeUpError(Exception):
    pass


class Guest:
    """OpenSpiel's bot at our table. It is given only what its seat may know, as our agents are.

    Attributes:
        simulations: the number of simulations of its last decision.
    """

    def __init__(self, spec: GameSpec, seats: int, level: Level, seed: int, kind: str) -> None:
        self._spec = spec
        self._game = TableGame(spec, seats)
        self._rng = Rng(seed)
        self._kind = kind
        random = np.random.RandomState(seed & 0x7FFFFFFF)
        self._random = random
        self._evaluator = (
            RandomRolloutEvaluator(1, random)
            if kind == PLAIN
            else Leaf(spec, level, self._rng, knows=kind == KNOWING)
        )
        self.simulations = 0

    def choose(self, observation: Any, actions: Sequence[Any], budget: Budget) -> Any:
        """Returns the action with the most visits in its search; the budget is for this
        decision."""
        self.simulations = 0
        if len(actions) == 1:
            return actions[0]
        bot = self._bot(observation, budget)
        root = TableState(self._game, self._spec.rules.sample(observation, self._rng))
        try:
            policy = bot.run_search(root)
        except _TimeUpError:
            policy = bot.get_final_policy(root, bot._root_node)
        return actions[max(policy, key=lambda entry: entry[1])[0]]

    def _bot(self, observation: Any, budget: Budget) -> ISMCTSBot:
        iterations = UNLIMITED_SIMULATIONS if budget.iterations is None else budget.iterations
        deadline = float("inf")
        if budget.seconds is not None:
            deadline = perf_counter() + budget.seconds
        puct = self._kind == KNOWING
        bot = ISMCTSBot(
            self._game,
            self._evaluator,
            CURIOSITY[self._kind],
            iterations,
            random_state=self._random,
            child_selection_policy=ChildSelectionPolicy.PUCT if puct else ChildSelectionPolicy.UCT,
        )

        def resample(state: TableState, player: int) -> TableState:
            if self.simulations > 1 and perf_counter() >= deadline:
                raise _TimeUpError
            self.simulations += 1
            return TableState(self._game, self._spec.rules.sample(observation, self._rng))

        bot.set_resampler(resample)
        return bot
