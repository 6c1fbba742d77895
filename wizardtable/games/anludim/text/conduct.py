# SPDX-License-Identifier: MIT
"""Tells the program how Anludim ranks a resigned match, and which moves waste something."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct
from wizardtable.core.game import Seat, Tally
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.rules import moves, terms
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.text.waste import waste

_RESULT_EVENTS: Final = (
    moves.Laid,
    moves.ProfessorMoved,
    moves.ObjectTaken,
    moves.RoundEnded,
    moves.CrestTurned,
    moves.MatchWon,
    moves.RoundBegan,
)
"""The classes of events that tell the result of a turn."""


class AnludimConduct(Conduct):
    """Implements `core.conduct.Conduct` for Anludim, where the usual answers do not fit."""

    @override
    def waste_sentence(
        self, observation: Observation, menu: Sequence[Any], action: Any
    ) -> Message | None:
        return waste(observation, menu, action)

    @override
    def ends_turn(self, action: Any) -> bool:
        """Returns True for EndTurn, otherwise False. The objects that the seat then receives do not
        count as an effect of the action."""
        return isinstance(action, moves.EndTurn)

    @override
    def is_preparation(self, event: Any) -> bool:
        """Returns whether an event is about a combination that is taken apart to reuse its
        cards."""
        if isinstance(event, moves.ProfessorMoved):
            return event.seat < 0
        return isinstance(event, moves.GaveUp | moves.Discarded)

    @override
    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns the merit of each seat: whether its crest is gold, and between equal crests its
        points in the round."""
        return [(observation.gold[seat], tally.total) for seat, tally in enumerate(tallies)]

    @override
    def results(self, event: Any, names: Sequence[str]) -> Sequence[tuple[Seat, Message]]:
        if isinstance(event, moves.Laid):
            strength = strength_of(event.discipline, event.cards, event.halves)
            return [(Seat(event.seat), terms.a_combination(event.discipline, strength))]
        if isinstance(event, moves.ObjectTaken):
            return [(Seat(event.seat), terms.an_object(event.discipline, event.value))]
        if not isinstance(event, moves.ProfessorMoved) or event.seat < 0:
            return ()
        if event.origin == event.seat:
            text = N_("anludim result", "keeps {professor}")
        elif event.origin < 0:
            text = N_("anludim result", "wins {professor}")
        else:
            text = N_("anludim result", "wins {professor} from {rival}")
            text = text.of(rival=names[event.origin])
        return [(Seat(event.seat), text.of(professor=terms.THE_PROFESSOR[event.discipline]))]

    @override
    def is_result(self, event: Any) -> bool:
        return isinstance(event, _RESULT_EVENTS)


CONDUCT: Final = AnludimConduct()
