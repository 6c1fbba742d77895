# SPDX-License-Identifier: MIT
"""Judges moves and matches for the table: wasteful moves, decisions that everybody sees to be
forced, and the ranking of a match that a player resigned."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct
from wizardtable.core.game import Seat, Tally
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text.waste import waste


class WizardsGambitConduct(Conduct):
    """The parts of `core.conduct.Conduct` that differ in Wizard's Gambit."""

    @override
    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
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

        `action`: the only action of a menu. Everybody sees that a hand has a single card, or that
        there is a single opponent or component to choose.
        """
        if isinstance(action, moves.Give | moves.Discard):
            return len(observation.hands[observation.to_move]) == 1
        return isinstance(action, moves.ChooseSeat | moves.Dispel)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns by seat a value for the ranking, of which the highest wins.

        The value is a pair: the points, and the negative number of spells.
        """
        return [(tally.total, -len(observation.books[i])) for i, tally in enumerate(tallies)]


CONDUCT: Final = WizardsGambitConduct()
