# SPDX-License-Identifier: MIT
"""How a match of Anludim that is given up is ranked. There is always more than one move."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.conduct import Conduct
from wizardtable.core.game import Tally
from wizardtable.core.text import Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.text.waste import waste


class AnludimConduct(Conduct):
    """What differs from `core.conduct.Conduct`."""

    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
        """As `text.waste` finds it."""
        return waste(observation, menu, action)

    def ends_turn(self, action: Any) -> bool:
        """Objects follow."""
        return isinstance(action, moves.EndTurn)

    def prepares(self, event: Any) -> bool:
        """Combinations that are given up for another one."""
        if isinstance(event, moves.ProfessorMoved):
            return event.seat < 0
        return isinstance(event, moves.GaveUp | moves.Discarded)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Golden crests, then the points of the round."""
        return [(observation.gold[seat], tally.total) for seat, tally in enumerate(tallies)]


CONDUCT: Final = AnludimConduct()
