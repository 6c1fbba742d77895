# SPDX-License-Identifier: MIT
"""The sentences of Embers."""

from collections.abc import Sequence

from tests.embers.rules import rules
from tests.embers.text import card_names
from wizardtable.core.game import Tally
from wizardtable.core.text import N_, Message, commas, signed


class EmbersWording:
    """Actions, events and the prompt as sentences."""

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
        """Returns which card is played."""
        return N_("embers", "Play the {card}").of(card=card_names.name(action.card))

    def event(self, event: rules.EmbersEvent, names: Sequence[str]) -> Message | None:
        """Returns what the player did; the deal is not mentioned."""
        if isinstance(event, rules.Dealt):
            return None
        if isinstance(event, rules.GameEnded):
            return N_("embers", "The game is over.")
        if isinstance(event, rules.RoundEnded):
            pairs = zip(names, event.gains, strict=False)
            gains = [N_("embers", "{player} {gain}").of(player=p, gain=signed(g)) for p, g in pairs]
            told = N_("embers", "Round {number} is over: {gains}.")
            return told.of(number=event.round_number, gains=commas(gains))
        player = names[event.seat]
        if isinstance(event, rules.RoundBegan):
            told = N_("embers", "Round {number} begins: {player} leads.")
            return told.of(number=event.round_number, player=player)
        if isinstance(event, rules.Played):
            told = N_("embers", "{player} plays the {card}.")
            return told.of(player=player, card=card_names.name(event.card))
        return N_("embers", "{player} takes the trick.").of(player=player)

    def tally(self, observation: rules.Observation) -> tuple[Tally, ...]:
        """Returns the points of each seat, those of the running round included."""
        seats = len(observation.points)
        found = []
        for points, pile in zip(observation.points, observation.piles, strict=True):
            now = rules.points_of(pile, seats)
            rows = (N_("embers", "Earlier rounds"), points), (N_("embers", "This round"), now)
            found.append(Tally(points + now, rows))
        return tuple(found)

    def turn(self, observation: rules.Observation) -> int:
        """Returns the number of the round; that of the last one when the match is over."""
        return min(observation.round_number, len(observation.points))


WORDING = EmbersWording()
