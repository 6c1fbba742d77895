# SPDX-License-Identifier: MIT
"""A game's view without a picture of its own, so that it is on the table before one is drawn."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint.theme import Look
from wizardtable.table import plain_cards, table_sprites
from wizardtable.table.view import Sitting, Sounds, Sprite


class PlainView:
    """A `GameView` of plain cards; a game that draws some of its pieces overrides `draw`.

    Attributes:
        sounds: what the game sounds like.
    """

    def __init__(self, sitting: Callable[[], Sitting], sounds: Sounds) -> None:
        self.sounds = sounds
        self._sitting = sitting

    def sit(self) -> Sitting:
        """Returns a new sitting, for a new table window."""
        return self._sitting()

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Paints a sprite: one of the game's own, a plain one, or one of the table's."""
        if not (
            self.draw(painter, rect, sprite, look)
            or plain_cards.paint(painter, rect, sprite, look)
            or table_sprites.paint(painter, rect, sprite, look)
        ):
            raise ValueError(f"not a sprite of a plain table: {sprite}")

    def draw(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
        """Paints a sprite of the game's own; returns whether it is one."""
        return False

    def moment(self, observation: Any) -> str:
        """All decisions are ordinary ones."""
        return ""
