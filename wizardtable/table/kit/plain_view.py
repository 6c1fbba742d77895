# SPDX-License-Identifier: MIT
"""A game's view without a picture of its own, so that it is on the table before one is drawn."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint.theme import Look
from wizardtable.table.game_view import Sounds
from wizardtable.table.kit import plain_cards, table_sprites
from wizardtable.table.kit.piece_view import PieceView
from wizardtable.table.view import Sitting, Sprite


class PlainView(PieceView):
    """A `GameView` of plain cards; a game that paints some of its pieces overrides `draw`."""

    def __init__(self, sitting: Callable[[], Sitting], sounds: Sounds) -> None:
        super().__init__(sitting, self._paint_any, sounds)

    def draw(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
        """Paints a sprite of the game's own; returns whether it is one."""
        return False

    def _paint_any(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Paints a sprite: one of the game's own, a plain one, or one of the table's."""
        if not (
            self.draw(painter, rect, sprite, look)
            or plain_cards.paint(painter, rect, sprite, look)
            or table_sprites.paint(painter, rect, sprite, look)
        ):
            raise ValueError(f"not a sprite of a plain table: {sprite}")
