# SPDX-License-Identifier: MIT
"""Writes single lines of text on a drawing, in letters that fit the room.

The book face is the typeface of titles and card names.
"""

from collections.abc import Sequence
from math import ceil, inf, isfinite
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wizardtable.paint.theme import Look, serif_family

CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

_NO_CLIP: Final = int(Qt.TextFlag.TextDontClip)
"""Qt's flag for drawing letters completely, even where they hang below their line."""

MIN_LETTER_PIXELS: Final = 12.0
"""The smallest size of letters, in logical pixels at font scale 1."""

MAX_LETTER_SHARE: Final = 0.92
"""The largest size of letters, as a share of the height of their room."""

MIN_WIDTH_SHARE: Final = 0.72
"""A line may be narrowed to this share of its width; a line still too wide is cut or left out.

A line that just fits at font scale 1 then still fits at font scale 1.4.
"""

_READABLE_WIDTH_SHARE: Final = 0.85
"""If there is a shorter text, a line may be narrowed only to this share of its width."""


def widest_text(texts: Sequence[str]) -> str:
    """Returns the text that is widest in the book face. This needs a QGuiApplication."""
    return max(texts, key=QFontMetricsF(QFont(serif_family())).horizontalAdvance)


def first_fitting_text(texts: Sequence[str], width: float, look: Look, pixels: float) -> str:
    """Returns the first of `texts` that fits this width in bold without much narrowing.

    The texts say the same, the longest first. If none fits, returns the last text. `pixels` is the
    largest letter size, in logical pixels at font scale 1.
    """
    room = QRectF(0, 0, width, inf)
    fit = (text for text in texts if fits_line(room, text, look, pixels, _READABLE_WIDTH_SHARE))
    return next(fit, texts[-1])


def fits_line(room: QRectF, text: str, look: Look, pixels: float, narrowest: float) -> bool:
    """Returns whether a bold line fits its room.

    The line may be narrowed to the share `narrowest` (0–1) of its width. `pixels` is the largest
    letter size, in logical pixels at font scale 1.
    """
    font = look.serif(pixels, bold=True)
    font.setPixelSize(letter_size(room, text, look, pixels, font))
    return QFontMetricsF(font).horizontalAdvance(text) * narrowest <= room.width()


def letter_size(rect: QRectF, text: str, look: Look, pixels: float, font: QFont) -> int:
    """Returns the letter size at which a line fits `rect`, in logical pixels.

    At font scale 1 the size is at most `pixels` and at least `MIN_LETTER_PIXELS`, both times
    `look.growth`. At larger font scales the letters grow as far as there is room, and at least by
    `look.swell`. In a low `rect` they are smaller, because letters are never higher than `rect`.
    """
    usual = _fitting_size(rect, text, font, pixels * look.growth, MIN_LETTER_PIXELS * look.growth)
    if look.swell <= 1:
        return usual
    return _fitting_size(rect, text, font, pixels * look.scale, usual * look.swell)


def _fitting_size(rect: QRectF, text: str, font: QFont, size: float, least: float) -> int:
    """Returns the largest letter size from `size` down to `least` at which a line fits the width.

    If none fits, returns `least`. The letters are never higher than `rect`, even below `least`.
    """
    size, least = round(size), ceil(least - 0.01)
    if isfinite(rect.height()):
        size = min(size, round(rect.height() * MAX_LETTER_SHARE))
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
    """Writes one line of text, which becomes smaller (see `letter_size`) and then narrower to fit.

    A text that still does not fit is left out, because half a number or name would be misread. The
    piece's detail card shows such a text. `pixels` is the largest letter size, in logical pixels at
    font scale 1. `align` is the side of `rect` at which the line stands: `LEFT`, `CENTRE` or
    `RIGHT`.
    """
    font = _narrowed_font(rect, text, look, pixels, bold)
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
    """Writes one line of text as `write` does, but cuts off a text that does not fit, with dots.

    The arguments are as in `write`.
    """
    font = _narrowed_font(rect, text, look, pixels, bold)
    _draw(painter, rect, _shortened(rect, text, font), font, colour, align)


def _narrowed_font(rect: QRectF, text: str, look: Look, pixels: float, bold: bool) -> QFont:
    """Returns the font for a line, made smaller and narrower as far as `rect` requires."""
    font = look.serif(pixels, bold=bold)
    font.setPixelSize(letter_size(rect, text, look, pixels, font))
    text_width = QFontMetricsF(font).horizontalAdvance(text)
    if text_width > rect.width():
        font.setStretch(max(round(100 * MIN_WIDTH_SHARE), int(100 * rect.width() / text_width)))
    return font


def _shortened(rect: QRectF, text: str, font: QFont) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)


def _draw(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor | str, align: int
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, align | _NO_CLIP, text)
