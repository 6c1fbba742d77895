# SPDX-License-Identifier: MIT
"""What the pieces of Elfenwizards are described from."""

from dataclasses import dataclass
from functools import cached_property

from wizardtable.games.elfenwizards.rules import standings
from wizardtable.games.elfenwizards.rules.moves import Action, ContestDecided
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import SpellNumbers
from wizardtable.play.frames import Frame
from wizardtable.table.kit.sitting import PieceAction


@dataclass(frozen=True)
class ShownTable:
    """A frame, with the numbers of its dice and minor spells."""

    frame: Frame
    numbers: SpellNumbers

    @property
    def seen(self) -> Observation:
        """What the viewer sees."""
        seen: Observation = self.frame.observation
        return seen

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self.frame.names

    @property
    def near_seat(self) -> int:
        """The seat at the near edge: the viewer's, or the first if everybody watches."""
        return 0 if self.frame.viewer is None else self.frame.viewer

    @cached_property
    def outcome(self) -> tuple[ContestDecided, ...]:
        """How each contest would end now, by its number."""
        return standings.outcome(self.seen)

    def may_use(self, seat: int) -> bool:
        """Returns whether the pieces of a seat are the viewer's to use now."""
        return seat == self.seen.viewer and bool(self.frame.menu)

    def piece_action(self, action: Action, *zones: str) -> PieceAction:
        """Returns an action with the zones it leads to, and the law's reason if it is forbidden."""
        return PieceAction(action, zones, self.frame.check(action))
