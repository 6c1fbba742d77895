# SPDX-License-Identifier: MIT
"""Draws what is written on the plate of a guild: name, score, and whether it has passed."""

from math import floor

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import CENTRE, LEFT, RIGHT, write

_FIGURE = {"dark": "#f0d797", "light": "#5f420f"}
"""By theme, the colour of a score."""

_TALLEST = 24.0
"""Pixels of a score at font scale 1, at most."""


def paint_name(
    painter: QPainter,
    rect: QRectF,
    text: tuple[str, str, str],
    large: bool,
    longest: str,
    look: Look,
) -> None:
    """A name, the score, and what would be added to it now: beneath the name on a large plate. On
    the others all names are as small as the `longest` name at the table has to be."""
    name, score, coming = text
    ink = look.theme.text
    if large:
        upper, lower = QRectF(rect), QRectF(rect)
        upper.setBottom(rect.top() + rect.height() * 0.5)
        lower.setTop(upper.bottom())
        write(painter, upper, name, look, upper.height() * 0.74 / look.scale, ink, LEFT, True)
        _paint_score(painter, lower, (score, coming), LEFT, look)
        return
    font = look.serif(min(_TALLEST, rect.height() * 0.72 / look.scale), bold=True)
    share = QFontMetricsF(font).horizontalAdvance("0" * len(score)) + look.scale * 30
    figures, label = QRectF(rect), QRectF(rect)
    figures.setLeft(rect.right() - min(share, rect.width() * 0.46))
    label.setRight(figures.left() - 3)
    size = min(17.0, rect.height() * 0.55 / look.scale)
    wide = QFontMetricsF(look.serif(size, bold=True)).horizontalAdvance(longest)
    size = floor(size * look.scale * min(1.0, label.width() / wide)) / look.scale
    write(painter, label, name, look, size, ink, LEFT, True)
    _paint_score(painter, figures, (score, coming), RIGHT, look)


def _paint_score(
    painter: QPainter, rect: QRectF, figures: tuple[str, str], align: int, look: Look
) -> None:
    """The score in brass, and after it what would be added, smaller."""
    score, coming = figures
    size = min(rect.height() * 0.72 / look.scale, _TALLEST)
    font = look.serif(size, bold=True)
    wide = min(rect.width() * 0.6, QFontMetricsF(font).horizontalAdvance(score) + 3)
    small = QFontMetricsF(look.serif(size * 0.62)).horizontalAdvance(coming) + 3
    left = rect.left() if align == LEFT else max(rect.left(), rect.right() - wide - small)
    main = QRectF(left, rect.top(), wide, rect.height())
    rest = QRectF(main.right(), rect.top() + rect.height() * 0.08, 0, rect.height())
    rest.setRight(rect.right())
    write(painter, main, score, look, size, _FIGURE[look.theme.name], LEFT, True)
    write(painter, rest, coming, look, size * 0.62, look.theme.text_soft, LEFT)


def paint_count(painter: QPainter, rect: QRectF, number: int, look: Look) -> None:
    """How many pieces lie in a pile, beside it."""
    size = min(_TALLEST, rect.height() * 0.6 / look.scale)
    write(painter, rect, str(number), look, size, _FIGURE[look.theme.name], CENTRE, True)


def paint_passed(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """A dark ribbon on which it says so."""
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setBrush(tint(look.theme.well, 0.85))
    painter.setPen(QPen(tint(look.theme.brass, 0.6), 1))
    painter.drawRoundedRect(box, 4, 4)
    size = min(14.0, rect.height() * 0.62 / look.scale)
    write(painter, box.adjusted(3, 0, -3, 0), text, look, size, look.theme.text_soft, CENTRE)
