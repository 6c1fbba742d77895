# SPDX-License-Identifier: MIT
"""Judges moves and positions of Sparks: high cards take tricks, low ones are worth swapping."""

from collections.abc import Sequence
from math import exp

from tests.toy.mind.style import lean, liking
from tests.toy.mind.weights import Weights, weights_of
from tests.toy.rules.rules import RULES, TRICKS, Action, Observation, Play, State
from wizardtable.core.agent import Level, Stats
from wizardtable.core.rng import Rng
from wizardtable.core.styles import styled_chances, styled_gains
from wizardtable.core.text import N_, Message


class ToyBrain:
    """The judgement of an opponent at Sparks; `core.agent.Brain` explains the methods."""

    def prior(self, state: State, actions: Sequence[Action], level: Level) -> list[float]:
        """Returns the weights of `weights.toml`, changed by the level and its style."""
        numbers = weights_of(level)
        weights = [self._weight(action, numbers) for action in actions]
        gains = styled_gains(liking, state, actions, [0.0] * len(actions), level)
        return [weight * exp(gain) for weight, gain in zip(weights, gains, strict=True)]

    def deliberation(self, observation: Observation) -> int:
        """Returns the number of the trick: a swap and the next card share a budget."""
        return observation.trick_number

    def is_out_of_turn(self, observation: Observation) -> bool:
        """Returns False: no seat decides out of turn."""
        return False

    def rollout(self, state: State, actions: Sequence[Action], rng: Rng, level: Level) -> Action:
        """Returns the lowest card that wins the trick so far, or the lowest of all."""
        best = max(state.trick, default=0)
        plays = [action for action in actions if isinstance(action, Play)]
        winning = [play for play in plays if play.card > best]
        return winning[0] if winning else plays[0]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Returns chances that grow with the tricks taken; at the end, the exact shares."""
        result = RULES.result(state)
        if result is not None:
            winners = result.winners()
            return [
                1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.hands))
            ]
        chances = [0.1 + 0.8 * points / (TRICKS + 1) for points in state.points]
        return styled_chances(lean, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """Returns the observation unchanged: there is too little to forget."""
        return observation

    def reason(self, observation: Observation, action: Action, stats: Stats) -> Message:
        """Returns a sentence about the card."""
        if isinstance(action, Play):
            return N_("toy", "The {card} has the best chances.").of(card=action.card)
        return N_("toy", "The {card} is too low to keep.").of(card=action.card)

    def _weight(self, action: Action, weights: Weights) -> float:
        if isinstance(action, Play):
            return exp(weights.pull * action.card)
        return weights.swap if action.card < 12 else 0.1


BRAIN = ToyBrain()
