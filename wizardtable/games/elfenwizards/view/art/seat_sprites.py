# SPDX-License-Identifier: MIT
"""Draws what is written on the plate of a guild: name, score, and whether it has passed."""

from math import floor

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import CENTRE, LEFT, LINE, NARROWEST, RIGHT, write, write_shortened

_SCORE, _NAME, _COUNT, _LEAST = 18.0, 17.0, 13.0, 12.3
"""Pixels of a score, of a name and of a number of pieces, and the least that writing has, where it
is not larger."""

_COMING = 0.68
"""Size of what would be added to a score, by that of the score."""


def paint_name(
    painter: QPainter,
    rect: QRectF,
    text: tuple[str, str, str],
    large: bool,
    longest: str,
    look: Look,
    taken: float = 0.0,
) -> None:
    """A name, the score, and what would be added to it now: beneath the name on a large plate,
    where so much of the line may be `taken`. On the others all names are as small as the `longest`
    name at the table has to be with the largest writing; where that is too small, nothing is said
    of what would be added."""
    name, score, coming = text
    ink = look.theme.text
    if large:
        upper, lower = _two_lines(rect, look)
        write_shortened(painter, _line(upper, _SCORE, look), name, look, _SCORE, ink, LEFT, True)
        lower.setRight(lower.right() - taken)
        _paint_score(painter, lower, (score, coming), LEFT, look)
        return
    wide = QFontMetricsF(_font(100, look.at_largest, bold=True)).horizontalAdvance(longest)
    if wide * _LEAST / 100 * NARROWEST > rect.width() - _width_of_score(score, look.at_largest):
        coming = ""
    share = _width_of_score(score, look, coming)
    figures, label = QRectF(rect), QRectF(rect)
    figures.setLeft(rect.right() - share)
    label.setRight(figures.left() - 3)
    most = rect.width() - _width_of_score(score, look.at_largest, coming) - 3
    size = max(_LEAST, min(_NAME, floor(400 * most / wide) / 4))
    write_shortened(painter, _line(label, size, look), name, look, size, ink, LEFT, True)
    _paint_score(painter, figures, (score, coming), RIGHT, look)


def _two_lines(rect: QRectF, look: Look) -> tuple[QRectF, QRectF]:
    """Rooms for two lines of the largest writing here, near each other."""
    high = min(rect.height(), _line(rect, _SCORE, look).height() * 2.3)
    upper = QRectF(rect.x(), rect.center().y() - high / 2, rect.width(), high / 2)
    return upper, upper.translated(0, high / 2)


def _line(rect: QRectF, pixels: float, look: Look) -> QRectF:
    """The room of one line in the middle of another, in which writing grows no more than it has
    to."""
    high = (pixels * look.close_scale + 0.5) / LINE
    return QRectF(rect.x(), rect.center().y() - high / 2, rect.width(), high)


def _font(pixels: float, look: Look, bold: bool = False) -> QFont:
    return look.serif(pixels * look.close_scale / look.scale, bold=bold)


def _width_of_score(score: str, look: Look, coming: str = "+0") -> float:
    """Room for a score of so many digits, and for what would be added, if anything."""
    main = QFontMetricsF(_font(_SCORE, look, bold=True)).horizontalAdvance("0" * len(score)) + 9
    rest = QFontMetricsF(_font(_SCORE * _COMING, look))
    return main + rest.horizontalAdvance("+00") if coming else main


def _paint_score(
    painter: QPainter, rect: QRectF, figures: tuple[str, str], align: int, look: Look
) -> None:
    """The score in brass, and after it what would be added, smaller."""
    score, coming = figures
    font, rest = _font(_SCORE, look, bold=True), _font(_SCORE * _COMING, look)
    wide = min(rect.width() * 0.6, QFontMetricsF(font).horizontalAdvance(score) + 3)
    small = QFontMetricsF(rest).horizontalAdvance(coming) + 3
    if small * NARROWEST > rect.width() - wide:
        coming = coming.split()[0]  # the figure without its words
    left = rect.left() if align == LEFT else max(rect.left(), rect.right() - wide - small)
    main = QRectF(left, rect.top(), wide, rect.height())
    beside = QRectF(main.right(), rect.top() + rect.height() * 0.06, 0, rect.height())
    beside.setRight(rect.right())
    colour = look.theme.figure
    write(painter, _line(main, _SCORE, look), score, look, _SCORE, colour, LEFT, True)
    size = _SCORE * _COMING
    write(painter, _line(beside, size, look), coming, look, size, look.theme.text_soft, LEFT)


def paint_count(painter: QPainter, rect: QRectF, number: int, look: Look) -> None:
    """How many pieces lie in a pile, beside it."""
    colour = look.theme.figure
    write(painter, _line(rect, _COUNT, look), str(number), look, _COUNT, colour, CENTRE, True)


def paint_passed(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """A dark ribbon on which it says so."""
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setBrush(tint(look.theme.well, 0.85))
    painter.setPen(QPen(tint(look.theme.brass, 0.6), 1))
    painter.drawRoundedRect(box, 4, 4)
    room = _line(box.adjusted(3, 0, -3, 0), _LEAST, look)
    write(painter, room, text, look, _LEAST, look.theme.text_soft, CENTRE)
