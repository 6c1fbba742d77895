# SPDX-License-Identifier: MIT
"""The caption below a filmed table: the latest event, and its place in the match."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter

from wizardtable.paint.theme import Look
from wizardtable.paint.writing import LEFT, RIGHT, write_shortened

CAPTION_HEIGHT_PIXELS = 34
"""The height of the caption in logical pixels."""

_SENTENCE_PIXELS, _PLACE_PIXELS = 17.0, 14.0
"""The letter sizes of the sentence and of the place, in pixels at a font scale of 100 %."""


def paint(painter: QPainter, rect: QRectF, sentence: str, where: str, look: Look) -> None:
    """Paints the caption of a film: a sentence at the left, the place in the match at the right.

    The place gets the width that it needs. A sentence that is too long for the rest is shortened.

    Args:
        painter: The painter of the picture.
        rect: The area of the caption, in logical pixels.
        sentence: The sentence about the latest event.
        where: The text of the place in the match.
        look: The theme, fonts and scale.
    """
    theme = look.theme
    rail = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    rail.setColorAt(0.0, QColor(theme.felt_edge))
    rail.setColorAt(1.0, QColor(theme.well))
    painter.fillRect(rect, rail)
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), QColor(theme.brass))
    room = rect.adjusted(14 * look.scale, 2, -14 * look.scale, -1)
    where_width = QFontMetricsF(look.serif(_PLACE_PIXELS)).horizontalAdvance(where) + 2
    right = QRectF(room.right() - where_width, room.y(), where_width, room.height())
    write_shortened(painter, right, where, look, _PLACE_PIXELS, theme.text_soft, RIGHT)
    left = room.adjusted(0, 0, -where_width - 16 * look.scale, 0)
    write_shortened(painter, left, sentence, look, _SENTENCE_PIXELS, theme.text, LEFT)
