# SPDX-License-Identifier: MIT
"""Judges moves and positions of Embers: which cards take tricks, and what a lead is worth."""

from collections.abc import Sequence
from math import exp

from tests.embers.mind.style import lean, liking
from tests.embers.mind.weights import weights_of
from tests.embers.rules.rules import (
    CARDS,
    PACK,
    RULES,
    Action,
    Observation,
    State,
    points_of,
)
from tests.embers.text import card_names
from wizardtable.core.agent import Level, Stats
from wizardtable.core.rng import Rng
from wizardtable.core.styles import styled_chances, styled_gains
from wizardtable.core.text import N_, Message


class EmbersBrain:
    """The judgement of an opponent at Embers; `core.agent.Brain` explains the methods."""

    def prior(self, state: State, actions: Sequence[Action], level: Level) -> list[float]:
        """Returns the weights of `weights.toml`, changed by the level and its style."""
        numbers = weights_of(level)
        gains = [
            numbers.high * PACK.rank_of(action.card)
            + numbers.takes * PACK.takes(state.trick, action.card)
            for action in actions
        ]
        return [exp(gain) for gain in styled_gains(liking, state, actions, gains, level)]

    def deliberation(self, observation: Observation) -> int:
        """Returns the number of the trick in the match: a seat plays one card to each trick."""
        seats = len(observation.hand_sizes)
        tricks = len(CARDS) // seats
        taken = sum(len(pile) for pile in observation.piles) // seats
        return observation.round_number * tricks + taken

    def is_out_of_turn(self, observation: Observation) -> bool:
        """Returns False: no seat decides out of turn."""
        return False

    def rollout(self, state: State, actions: Sequence[Action], rng: Rng, level: Level) -> Action:
        """Returns the lowest card that takes the trick so far, or the lowest of all."""
        taking = [action for action in actions if PACK.takes(state.trick, action.card)]
        return min(taking or actions, key=lambda action: PACK.rank_of(action.card))

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Returns chances that grow with the points; at the end, the exact shares."""
        seats = len(state.hands)
        result = RULES.result(state)
        if result is not None:
            winners = result.winners()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        pairs = zip(state.points, state.piles, strict=True)
        points = [earlier + points_of(pile, seats) for earlier, pile in pairs]
        chances = [exp(4 * (own - max(points)) / len(CARDS)) for own in points]
        return styled_chances(lean, state, [chance / sum(chances) for chance in chances], level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """Returns the observation unchanged: there is too little to forget."""
        return observation

    def reason(self, observation: Observation, action: Action, stats: Stats) -> Message:
        """Returns a sentence about the card."""
        card = card_names.card_name(action.card)
        return N_("embers", "The {card} has the best chances.").of(card=card)


BRAIN = EmbersBrain()
