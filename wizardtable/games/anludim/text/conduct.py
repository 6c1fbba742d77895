# SPDX-License-Identifier: MIT
"""The conduct of a match of Anludim: how a resigned match is ranked, and what a move wastes."""

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
    """Anludim's rules of conduct, where they differ from `core.conduct.Conduct`.

    A seat always has more than one move.
    """

    @override
    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
        return waste(observation, menu, action)

    @override
    def ends_turn(self, action: Any) -> bool:
        """Returns whether the action ends the turn, after which the seat receives objects."""
        return isinstance(action, moves.EndTurn)

    @override
    def is_preparation(self, event: Any) -> bool:
        """Returns whether the event only clears the way for a combination, by giving up another
        one."""
        if isinstance(event, moves.ProfessorMoved):
            return event.seat < 0
        return isinstance(event, moves.GaveUp | moves.Discarded)

    @override
    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns by seat whether its crest is gold, then the points of the round."""
        return [(observation.gold[seat], tally.total) for seat, tally in enumerate(tallies)]


CONDUCT: Final = AnludimConduct()
