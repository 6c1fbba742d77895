# SPDX-License-Identifier: MIT
"""The rail under a filmed table: what has just happened, and where in the match that is."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter

from wizardtable.paint.theme import Look
from wizardtable.paint.writing import LEFT, RIGHT, write_shortened

HEIGHT = 34
"""Pixels of the rail at font scale 1."""

_TOLD, _WHERE = 17.0, 14.0
"""Pixels of writing at font scale 1."""


def paint(painter: QPainter, rect: QRectF, told: str, where: str, look: Look) -> None:
    """A sentence to the left, and to the right as much room as `where` needs."""
    theme = look.theme
    rail = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    rail.setColorAt(0.0, QColor(theme.felt_edge))
    rail.setColorAt(1.0, QColor(theme.well))
    painter.fillRect(rect, rail)
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), QColor(theme.brass))
    room = rect.adjusted(14 * look.scale, 2, -14 * look.scale, -1)
    wide = QFontMetricsF(look.serif(_WHERE)).horizontalAdvance(where) + 2
    right = QRectF(room.right() - wide, room.y(), wide, room.height())
    write_shortened(painter, right, where, look, _WHERE, theme.text_soft, RIGHT)
    left = room.adjusted(0, 0, -wide - 16 * look.scale, 0)
    write_shortened(painter, left, told, look, _TOLD, theme.text, LEFT)
