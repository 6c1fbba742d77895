# SPDX-License-Identifier: MIT
"""Which moves without a choice everybody recognises in Wizard's Gambit, and how a match that is
given up is ranked."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.conduct import Conduct
from wizardtable.core.game import Seat, Tally
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text.waste import waste


class WizardsGambitConduct(Conduct):
    """What differs from `core.conduct.Conduct`."""

    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
        """As `text.waste` finds it."""
        return waste(observation, menu, action)

    def current_turn(self, observation: Observation) -> tuple[int, Seat] | None:
        """Others decide within a turn, such as which card Withering takes from them."""
        if observation.active < 0:
            return None
        return observation.turn_number, Seat(observation.active)

    def ends_turn(self, action: Any) -> bool:
        """Draws follow."""
        return isinstance(action, moves.EndTurn)

    def is_plainly_only(self, observation: Any, action: Any) -> bool:
        """Whom to aim at and what lies on the table everybody sees, and that a single card is the
        only one to be given or discarded."""
        if isinstance(action, moves.Give | moves.Discard):
            return len(observation.hands[observation.to_move]) == 1
        return isinstance(action, moves.ChooseSeat | moves.Dispel)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Points, then fewer spells."""
        return [(tally.total, -len(observation.books[i])) for i, tally in enumerate(tallies)]


CONDUCT: Final = WizardsGambitConduct()
