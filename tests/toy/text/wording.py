# SPDX-License-Identifier: MIT
"""The sentences of Sparks."""

from collections.abc import Sequence

from tests.toy.rules import rules
from wizardtable.core.game import Tally
from wizardtable.core.text import N_, NN_, Message


class ToyWording:
    """The sentences of Sparks; `core.game.Wording` explains the methods."""

    def prompt(self, observation: rules.Observation, names: Sequence[str]) -> Message:
        """Returns whose turn it is, or that the game is over."""
        if observation.to_move < 0:
            return N_("toy", "The game is over.")
        return N_("toy", "{player} plays or swaps a card.").of(player=names[observation.to_move])

    def action(
        self, observation: rules.Observation, action: rules.Action, names: Sequence[str]
    ) -> Message:
        """Returns the action with its card."""
        if isinstance(action, rules.Play):
            return N_("toy", "Play the {card}").of(card=action.card)
        return N_("toy", "Swap the {card}").of(card=action.card)

    def event(self, event: rules.ToyEvent, names: Sequence[str]) -> Message | None:
        """Returns what the player did, or None for the deal."""
        if isinstance(event, rules.Dealt):
            return None
        if isinstance(event, rules.GameEnded):
            return N_("toy", "The game is over.")
        player = names[event.seat]
        if isinstance(event, rules.Played):
            return N_("toy", "{player} plays the {card}.").of(player=player, card=event.card)
        if isinstance(event, rules.Swapped):
            if event.drawn == rules.HIDDEN:
                return N_("toy", "{player} swaps the {card}.").of(player=player, card=event.thrown)
            return N_("toy", "{player} swaps the {card} and draws the {drawn}.").of(
                player=player, card=event.thrown, drawn=event.drawn
            )
        return NN_("toy", "{player} takes the trick: %n point(s).", "", event.points).of(
            player=player
        )

    def tally(self, observation: rules.Observation) -> tuple[Tally, ...]:
        """Returns the points of each seat, by seat."""
        return tuple(
            Tally(points, ((N_("toy", "Tricks"), points),)) for points in observation.points
        )

    def turn(self, observation: rules.Observation) -> int:
        """Returns the number of the trick."""
        return observation.trick_number


WORDING = ToyWording()
