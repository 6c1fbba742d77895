# SPDX-License-Identifier: MIT
"""The sentences of Embers."""

from collections.abc import Sequence

from tests.embers.rules import rules
from tests.embers.text import card_names
from wizardtable.core.game import Tally
from wizardtable.core.text import N_, Message, joined_with_commas, signed


class EmbersWording:
    """The sentences of Embers; `core.game.Wording` explains the methods."""

    def prompt(self, observation: rules.Observation, names: Sequence[str]) -> Message:
        """Returns whose turn it is, or that the game is over."""
        if observation.to_move < 0:
            return N_("embers", "The game is over.")
        player = names[observation.to_move]
        if not observation.trick:
            return N_("embers", "{player} leads a trick.").of(player=player)
        return N_("embers", "{player} plays a card.").of(player=player)

    def action(
        self, observation: rules.Observation, action: rules.Action, names: Sequence[str]
    ) -> Message:
        """Returns the action with its card."""
        return N_("embers", "Play the {card}").of(card=card_names.card_name(action.card))

    def event(self, event: rules.EmbersEvent, names: Sequence[str]) -> Message | None:
        """Returns what the player did, or None for the deal."""
        if isinstance(event, rules.Dealt):
            return None
        if isinstance(event, rules.GameEnded):
            return N_("embers", "The game is over.")
        if isinstance(event, rules.RoundEnded):
            pairs = zip(names, event.gains, strict=False)
            gains = [N_("embers", "{player} {gain}").of(player=p, gain=signed(g)) for p, g in pairs]
            text = N_("embers", "Round {number} is over: {gains}.")
            return text.of(number=event.round_number, gains=joined_with_commas(gains))
        player = names[event.seat]
        if isinstance(event, rules.RoundBegan):
            text = N_("embers", "Round {number} begins: {player} leads.")
            return text.of(number=event.round_number, player=player)
        if isinstance(event, rules.Played):
            text = N_("embers", "{player} plays the {card}.")
            return text.of(player=player, card=card_names.card_name(event.card))
        return N_("embers", "{player} takes the trick.").of(player=player)

    def tally(self, observation: rules.Observation) -> tuple[Tally, ...]:
        """Returns the points of each seat, including the round that is played."""
        seats = len(observation.points)
        tallies = []
        for points, pile in zip(observation.points, observation.piles, strict=True):
            round_points = rules.points_of(pile, seats)
            rows = (
                (N_("embers", "Earlier rounds"), points),
                (N_("embers", "This round"), round_points),
            )
            tallies.append(Tally(points + round_points, rows))
        return tuple(tallies)

    def turn(self, observation: rules.Observation) -> int:
        """Returns the number of the round; after the match, that of the last round."""
        return min(observation.round_number, len(observation.points))


WORDING = EmbersWording()
