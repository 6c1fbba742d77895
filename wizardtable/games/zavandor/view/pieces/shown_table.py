# SPDX-License-Identifier: MIT
"""What the pieces of a table are described from."""

from dataclasses import dataclass

from wizardtable.games.zavandor.rules.moves import Action
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.pieces.gem_and_lot_numbers import GemAndLotNumbers
from wizardtable.play.frames import Frame
from wizardtable.table.kit.sitting import PieceAction


@dataclass(frozen=True, slots=True)
class ShownTable:
    """The table at one moment, as one viewer sees it.

    Attributes:
        frame: the moment that is shown.
        numbers: where each gem and each lot lies.
        large: the seat whose board is the large one.
        staged_dust: how much of the viewer's dust lies on the stage, to be paid or discarded.
    """

    frame: Frame
    numbers: GemAndLotNumbers
    large: int
    staged_dust: int = 0

    @property
    def seen(self) -> Observation:
        """What the viewer sees."""
        observation: Observation = self.frame.observation
        return observation

    @property
    def is_viewers_turn(self) -> bool:
        """Whether the viewer sits at the table and has to act now."""
        return self.seen.viewer >= 0 and bool(self.frame.menu)

    def actions(self, *found: tuple[Action, tuple[str, ...]]) -> list[PieceAction]:
        """Returns these actions of a piece, each with its zones, as `Piece.actions` does; an empty
        list unless the viewer has to act now."""
        if not self.is_viewers_turn:
            return []
        return [
            PieceAction(action, zones, self.frame.check(action), f"do:{number}", second_click=True)
            for number, (action, zones) in enumerate(found)
        ]
