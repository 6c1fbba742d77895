# SPDX-License-Identifier: MIT
"""The table at one moment: pieces compute their pictures, names and actions from it."""

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
        frame: the frame that is shown, with the observation and the actions offered.
        numbers: the numbers and places of gems and lots.
        large: the seat with the large board.
        staged_dust: the viewer's dust that lies on the stage, to be paid or discarded.
    """

    frame: Frame
    numbers: GemAndLotNumbers
    large: int
    staged_dust: int = 0

    @property
    def observation(self) -> Observation:
        """The viewer's observation."""
        observation: Observation = self.frame.observation
        return observation

    @property
    def is_viewers_turn(self) -> bool:
        """True if the viewer sits at the table and has to act now."""
        return self.observation.viewer >= 0 and bool(self.frame.menu)

    def actions(self, *options: tuple[Action, tuple[str, ...]]) -> list[PieceAction]:
        """Returns these actions of a piece as `PieceAction`s; empty unless the viewer has to act.

        Each option is an action, and the ids of the zones to which a player brings the piece for
        it.
        """
        if not self.is_viewers_turn:
            return []
        return [
            PieceAction(
                action, zones, self.frame.check(action), f"do:{number}", is_for_second_click=True
            )
            for number, (action, zones) in enumerate(options)
        ]
