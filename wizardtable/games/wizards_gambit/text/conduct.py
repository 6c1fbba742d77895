# SPDX-License-Identifier: MIT
"""The conduct of Wizard's Gambit: wasteful moves, plain decisions, and the ranking of a match that
a player resigned."""

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
        """Returns the number of the turn and the active seat; others may decide within a turn.

        For example, Withering asks the opponents for cards.
        """
        if observation.active < 0:
            return None
        return observation.turn_number, Seat(observation.active)

    @override
    def ends_turn(self, action: Any) -> bool:
        return isinstance(action, moves.EndTurn)

    def is_plainly_only(self, observation: Any, action: Any) -> bool:
        """Returns whether everybody can see that the only action leaves no choice.

        A single card in a hand is such a case, and so are opponents and components on the table.
        """
        if isinstance(action, moves.Give | moves.Discard):
            return len(observation.hands[observation.to_move]) == 1
        return isinstance(action, moves.ChooseSeat | moves.Dispel)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns for each seat its points, then the number of its spells: fewer are better."""
        return [(tally.total, -len(observation.books[i])) for i, tally in enumerate(tallies)]


CONDUCT: Final = WizardsGambitConduct()
