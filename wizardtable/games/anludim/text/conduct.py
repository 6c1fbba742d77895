# SPDX-License-Identifier: MIT
"""Tells the program how Anludim ranks a resigned match, and which moves waste something."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct
from wizardtable.core.game import Tally
from wizardtable.core.text import Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.text.waste import waste


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


CONDUCT: Final = AnludimConduct()
