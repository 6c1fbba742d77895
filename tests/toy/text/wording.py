# SPDX-License-Identifier: MIT
"""The sentences of Sparks."""

from collections.abc import Sequence

from tests.toy.rules.rules import (
    HIDDEN,
    Action,
    Dealt,
    GameEnded,
    Observation,
    Play,
    Played,
    Swapped,
    ToyEvent,
)
from wizardtable.core.game import Tally
from wizardtable.core.text import N_, NN_, Message


class ToyWording:
    """Actions, events and the prompt as sentences."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """Returns whose turn it is, or that the game is over."""
        if observation.to_move < 0:
            return N_("toy", "The game is over.")
        return N_("toy", "{player} plays or swaps a card.").of(player=names[observation.to_move])

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """Returns what is done with which card."""
        if isinstance(action, Play):
            return N_("toy", "Play the {card}").of(card=action.card)
        return N_("toy", "Swap the {card}").of(card=action.card)

    def event(self, event: ToyEvent, names: Sequence[str]) -> Message | None:
        """Returns what the player did; the deal is not mentioned."""
        if isinstance(event, Dealt):
            return None
        if isinstance(event, GameEnded):
            return N_("toy", "The game is over.")
        player = names[event.seat]
        if isinstance(event, Played):
            return N_("toy", "{player} plays the {card}.").of(player=player, card=event.card)
        if isinstance(event, Swapped):
            if event.drawn == HIDDEN:
                return N_("toy", "{player} swaps the {card}.").of(player=player, card=event.thrown)
            return N_("toy", "{player} swaps the {card} and draws the {drawn}.").of(
                player=player, card=event.thrown, drawn=event.drawn
            )
        return NN_("toy", "{player} takes the trick: %n point(s).", "", event.points).of(
            player=player
        )

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Returns the tricks of each seat."""
        return tuple(
            Tally(points, ((N_("toy", "Tricks"), points),)) for points in observation.points
        )

    def turn(self, observation: Observation) -> int:
        """Returns the number of the trick."""
        return observation.trick_number


WORDING = ToyWording()
