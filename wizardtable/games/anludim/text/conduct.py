# SPDX-License-Identifier: MIT
"""Anludim's answers about conduct: how a resigned match is ranked, and what a move wastes."""

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
    """Gives Anludim's answers where they differ from the usual ones of `core.conduct.Conduct`."""

    @override
    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
        return waste(observation, menu, action)

    @override
    def ends_turn(self, action: Any) -> bool:
        """Returns True for EndTurn, although the seat receives objects at the end of its turn."""
        return isinstance(action, moves.EndTurn)

    @override
    def is_preparation(self, event: Any) -> bool:
        """Returns whether an event only takes apart a combination whose cards are reused."""
        if isinstance(event, moves.ProfessorMoved):
            return event.seat < 0
        return isinstance(event, moves.GaveUp | moves.Discarded)

    @override
    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns, by seat, whether its crest is gold, and then its points in the round."""
        return [(observation.gold[seat], tally.total) for seat, tally in enumerate(tallies)]


CONDUCT: Final = AnludimConduct()
