# SPDX-License-Identifier: MIT
"""The table from which pieces are described: a frame, with the numbers of equal dice and minor
spells."""

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
    """A frame, with the numbers by which its dice and minor spells are told apart."""

    frame: Frame
    numbers: SpellNumbers

    @property
    def observation(self) -> Observation:
        """The observation of the viewer."""
        observation: Observation = self.frame.observation
        return observation

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self.frame.names

    @property
    def near_seat(self) -> int:
        """The seat at the near edge: the viewer's seat, or seat 0 if the viewer only watches."""
        return 0 if self.frame.viewer is None else self.frame.viewer

    @cached_property
    def contest_results(self) -> tuple[ContestDecided, ...]:
        """By the number of the contest, the result that it would have now."""
        return standings.contest_results(self.observation)

    def may_use(self, seat: int) -> bool:
        """Returns whether the viewer may use the pieces of a seat now."""
        return seat == self.observation.viewer and bool(self.frame.menu)

    def piece_action(self, action: Action, *zones: str) -> PieceAction:
        """Returns an action with the ids of the zones to which a piece is brought for it. If the
        action is forbidden, the reason is included."""
        return PieceAction(action, zones, self.frame.check(action))
