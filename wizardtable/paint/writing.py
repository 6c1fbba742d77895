# SPDX-License-Identifier: MIT
"""Single lines of writing on what is drawn, fitted to their room."""

from collections.abc import Sequence
from math import ceil, inf, isfinite
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wizardtable.paint.theme import Look, serif_family

CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

_WHOLE: Final = int(Qt.TextFlag.TextDontClip)
"""Letters are as high as their line, and what hangs below it is not cut off."""

LEAST: Final = 12.0
"""The smallest letters that are written, in logical pixels at a font scale of 100 %."""

LINE: Final = 0.92
"""The size of letters by the height of their line, at most."""

NARROWEST: Final = 0.72
"""How far letters may be drawn together before a line is shortened. What just fits at a font scale
of 100 % still does when it is 1.4 times as large."""

_READABLE: Final = 0.85
"""The same as a share, where there is a shorter text to be written instead."""


def widest(texts: Sequence[str]) -> str:
    """The text that takes most room; needs a QGuiApplication."""
    return max(texts, key=QFontMetricsF(QFont(serif_family())).horizontalAdvance)


def fitting(texts: Sequence[str], width: float, look: Look, pixels: float) -> str:
    """Of texts that say the same, the longest first, the one to be written bold in this room: the
    first that is not much narrower there than it should be, else the shortest."""
    room = QRectF(0, 0, width, inf)
    fit = (text for text in texts if fits_line(room, text, look, pixels, _READABLE))
    return next(fit, texts[-1])


def fits_line(room: QRectF, text: str, look: Look, pixels: float, narrowest: float) -> bool:
    """Whether a bold line fits with its letters drawn together no more than to this share."""
    font = look.serif(pixels, bold=True)
    font.setPixelSize(letter_size(room, text, look, pixels, font))
    return QFontMetricsF(font).horizontalAdvance(text) * narrowest <= room.width()


def letter_size(rect: QRectF, text: str, look: Look, pixels: float, font: QFont) -> int:
    """The size of the letters of one line, in logical pixels: `pixels` at font scale 1, and down to
    12 where there is little room; at larger font scales as much larger as there is room for, and at
    least `look.swell` times."""
    usual = _shrunk(rect, text, font, pixels * look.growth, LEAST * look.growth)
    if look.swell <= 1:
        return usual
    return _shrunk(rect, text, font, pixels * look.scale, usual * look.swell)


def _shrunk(rect: QRectF, text: str, font: QFont, size: float, least: float) -> int:
    """The size of letters up to `size` at which a line fits its room, or else the least; never
    higher than the room."""
    size, least = round(size), ceil(least - 0.01)
    if isfinite(rect.height()):
        size = min(size, round(rect.height() * LINE))
    font = QFont(font)
    font.setPixelSize(max(1, size))
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > rect.width():
        font.setPixelSize(font.pixelSize() - 1)
    return font.pixelSize()


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
    """One line of writing, made smaller (see `letter_size`) and then narrower to fit its room. What
    does not fit then is left off, for half a number or a name is read wrongly; the sheet of a piece
    says it."""
    font = _drawn_together(rect, text, look, pixels, bold)
    if _shortened(rect, text, font) == text:
        _draw(painter, rect, text, font, colour, align)


def write_shortened(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    colour: QColor | str,
    align: int = CENTRE,
    bold: bool = False,
) -> None:
    """The same for a line that is known by its beginning: what does not fit ends in dots."""
    font = _drawn_together(rect, text, look, pixels, bold)
    _draw(painter, rect, _shortened(rect, text, font), font, colour, align)


def _drawn_together(rect: QRectF, text: str, look: Look, pixels: float, bold: bool) -> QFont:
    """The font of a line, narrower where its room asks for it."""
    font = look.serif(pixels, bold=bold)
    font.setPixelSize(letter_size(rect, text, look, pixels, font))
    whole = QFontMetricsF(font).horizontalAdvance(text)
    if whole > rect.width():
        font.setStretch(max(round(100 * NARROWEST), int(100 * rect.width() / whole)))
    return font


def _shortened(rect: QRectF, text: str, font: QFont) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)


def _draw(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor | str, align: int
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, align | _WHOLE, text)
