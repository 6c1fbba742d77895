# SPDX-License-Identifier: MIT
"""Makes the outlines of large numbers on cards, which fill a box."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainterPath, QTransform

from wizardtable.paint.theme import serif_family

MIN_NUMERAL_PIXELS: Final = 8.4
"""The height of the smallest numerals on pieces, in logical pixels.

Digits have this height in writing of 12 pixels.
"""

_MIN_WIDTH_SHARE: Final = 0.68
"""Digits may be narrowed to this share of their width before they are made smaller."""


def numeral_path(value: int | str, box: QRectF, barred: bool = True) -> QPainterPath:
    """Returns the outline of a number or Roman numeral, centred in `box`.

    The outline is as high as `box` if the width allows. With `barred`, a bar below 6 and 9 tells
    these apart on cards that are read from both ends.
    """
    glyphs = _glyphs(value, barred and value in (6, 9))
    bounds = glyphs.boundingRect()
    y_factor = box.height() / bounds.height()
    x_factor = min(y_factor, box.width() / bounds.width())
    y_factor = min(y_factor, x_factor / _MIN_WIDTH_SHARE)
    move = QTransform()
    move.translate(box.center().x(), box.center().y())
    move.scale(x_factor, y_factor)
    move.translate(-bounds.center().x(), -bounds.center().y())
    return move.map(glyphs)


@lru_cache(maxsize=64)
def _glyphs(value: int | str, barred: bool) -> QPainterPath:
    """Returns the outline at a font size of 100 pixels, with the digits close together."""
    font = QFont(serif_family())
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    for digit in str(value):
        glyph = QPainterPath()
        glyph.addText(0, 0, font, digit)
        start = path.boundingRect().right() + 5 if not path.isEmpty() else 0.0
        path.addPath(glyph.translated(start - glyph.boundingRect().left(), 0))
    if barred:
        bounds = path.boundingRect()
        path.addRect(QRectF(bounds.left() + 3, bounds.bottom() + 7, bounds.width() - 6, 8))
    return path
