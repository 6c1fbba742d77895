# SPDX-License-Identifier: MIT
"""How Elfenwizards lies on a table; `VIEW` is its `GameView`."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.elfenwizards.view import sprites
from wizardtable.games.elfenwizards.view.gestures import Sitting
from wizardtable.table.theme import Look
from wizardtable.table.view import Sprite


class ElfenwizardsView:
    """Seats viewers at the table, and draws its pieces."""

    def sit(self) -> Sitting:
        """A new sitting."""
        return Sitting()

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Draw a sprite."""
        sprites.paint(painter, rect, sprite, look)


VIEW = ElfenwizardsView()
