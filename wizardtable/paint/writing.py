# SPDX-License-Identifier: MIT
"""Single lines of writing on what is drawn, fitted to their room."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wizardtable.paint.theme import Look, serif_family

CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


_LEAST: Final = 0.8
"""Share of the usual size of writing below which a shorter text is written."""


def widest(texts: Sequence[str]) -> str:
    """The text that takes most room; needs a QGuiApplication."""
    return max(texts, key=QFontMetricsF(QFont(serif_family())).horizontalAdvance)


def fitting(texts: Sequence[str], width: float, look: Look, pixels: float) -> str:
    """Of texts that say the same, the longest first, the one to be written bold in this room: the
    first that is not much smaller there than it should be, else the shortest."""
    metrics = QFontMetricsF(look.serif(pixels * _LEAST, bold=True))
    return next((text for text in texts if metrics.horizontalAdvance(text) <= width), texts[-1])


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
