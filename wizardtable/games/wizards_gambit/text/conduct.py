# SPDX-License-Identifier: MIT
"""Judges moves and matches for the table.

It finds wasteful moves and moves that everybody can see were forced. It also ranks the players of a
match that a player resigned.
"""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct
from wizardtable.core.game import Seat, Tally
from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import events, moves, terms
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text.waste import waste

_RESULT_EVENTS: Final = (
    events.SpellClaimed,
    events.SpellBanished,
    events.IncantationCast,
    events.CardTaken,
    events.HandsSwapped,
    events.AuraLaid,
    events.AnnulmentLaid,
    events.GambitDestroyed,
    events.GameEnded,
)
"""The classes of events that tell the result of a turn."""


class WizardsGambitConduct(Conduct):
    """Implements the methods of `core.conduct.Conduct` that differ in Wizard's Gambit."""

    @override
    def waste_sentence(
        self, observation: Observation, menu: Sequence[Any], action: Any
    ) -> Message | None:
        return waste(observation, menu, action)

    def current_turn(self, observation: Observation) -> tuple[int, Seat] | None:
        """Returns the number of the turn and the active seat, or None if no seat is active.

        Other seats may have to decide within the turn, for example because of Withering.
        """
        if observation.active < 0:
            return None
        return observation.turn_number, Seat(observation.active)

    @override
    def ends_turn(self, action: Any) -> bool:
        return isinstance(action, moves.EndTurn)

    def is_plainly_only(self, observation: Any, action: Any) -> bool:
        """Returns whether everybody at the table can see that an action was the only legal one.

        This is so if the hand has a single card, or if there is a single opponent or component to
        choose. `action`: the only legal action.
        """
        if isinstance(action, moves.Give | moves.Discard):
            return len(observation.hands[observation.to_move]) == 1
        return isinstance(action, moves.ChooseSeat | moves.Dispel)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns by seat a value for the ranking; the seat with the highest value wins.

        The value is a pair: the points, and the number of spells as a negative number.
        """
        return [(tally.total, -len(observation.books[i])) for i, tally in enumerate(tallies)]

    @override
    def results(self, event: Any, names: Sequence[str]) -> Sequence[tuple[Seat, Message]]:
        if isinstance(event, events.SpellClaimed):
            spell = terms.the_spell(read_card_table(event.data), event.spell)
            text = N_("wizards_gambit result", "claims {spell}, {points} in all")
            words = text.of(spell=spell, points=terms.points(event.points))
        elif isinstance(event, events.IncantationCast):
            incantation = terms.the_incantation(read_card_table(event.data), event.face)
            words = N_("wizards_gambit result", "plays {incantation}").of(incantation=incantation)
        else:
            return ()
        return [(Seat(event.seat), words)]

    @override
    def is_result(self, event: Any) -> bool:
        return isinstance(event, _RESULT_EVENTS)


CONDUCT: Final = WizardsGambitConduct()
