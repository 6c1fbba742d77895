# SPDX-License-Identifier: MIT
"""How Anludim lies on a table; `VIEW` is its `GameView`."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.anludim.rules.state import KEEP, Observation
from wizardtable.games.anludim.view.art import sprites
from wizardtable.games.anludim.view.gestures import Sitting
from wizardtable.games.anludim.view.sounds import SOUNDS
from wizardtable.paint.theme import Look
from wizardtable.table.view import Sprite


class AnludimView:
    """Seats viewers at the table, and draws its pieces."""

    sounds = SOUNDS

    def sit(self) -> Sitting:
        """A new sitting."""
        return Sitting()

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Draw a sprite."""
        sprites.paint(painter, rect, sprite, look)

    def moment(self, observation: Any) -> str:
        """What is kept from one round for the next."""
        seen: Observation = observation
        keeping = seen.phase == KEEP and seen.to_move == seen.viewer
        return "keeping" if keeping else ""


VIEW = AnludimView()
