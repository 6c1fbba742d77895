# SPDX-License-Identifier: MIT
"""Single lines of writing on what is drawn, fitted to their room."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from wizardtable.table.theme import Look

CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    colour: QColor | str,
    align: int = CENTRE,
    bold: bool = False,
) -> None:
    """One line of writing, made smaller (down to 9 px), then narrower (down to three quarters)
    and only then shortened to fit its room."""
    font = look.serif(pixels, bold=bold)
    font.setPixelSize(max(9, min(font.pixelSize(), round(rect.height() * 0.92))))
    while font.pixelSize() > 9 and QFontMetricsF(font).horizontalAdvance(text) > rect.width():
        font.setPixelSize(font.pixelSize() - 1)
    whole = QFontMetricsF(font).horizontalAdvance(text)
    if whole > rect.width():
        font.setStretch(max(75, int(100 * rect.width() / whole)))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, align, shown)
