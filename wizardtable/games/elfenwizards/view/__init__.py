# SPDX-License-Identifier: MIT
"""How Elfenwizards lies on a table; `VIEW` is its `GameView`."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.elfenwizards.rules.state import (
    GIVE,
    REMOVE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    Observation,
)
from wizardtable.games.elfenwizards.view.art import sprites
from wizardtable.games.elfenwizards.view.gestures import Sitting
from wizardtable.games.elfenwizards.view.sounds import SOUNDS
from wizardtable.paint.theme import Look
from wizardtable.table.view import Sprite

_MOMENTS = {
    GIVE: "giving",
    SEND: "sending",
    USE: "recovering",
    TAKE_BACK: "taking-back",
    TITLE: "filling",
    TOKEN: "tokens",
    REMOVE: "cleansing",
}


class ElfenwizardsView:
    """Seats viewers at the table, and draws its pieces."""

    sounds = SOUNDS

    def sit(self) -> Sitting:
        """A new sitting."""
        return Sitting()

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Draw a sprite."""
        sprites.paint(painter, rect, sprite, look)

    def moment(self, observation: Any) -> str:
        """Every decision of the viewer but the placing of dice and of spells."""
        seen: Observation = observation
        return _MOMENTS.get(seen.step, "") if seen.to_move == seen.viewer else ""


VIEW = ElfenwizardsView()
