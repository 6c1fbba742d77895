# SPDX-License-Identifier: MIT
"""Paints the sheet of the stage and its writing: lines, sums, notes and numbers."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from wizardtable.paint.furniture import lettering
from wizardtable.paint.paragraphs import paint_fitted, paint_paragraph, paragraph_size
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import CENTRE, LEFT, MIN_LETTER_PIXELS, RIGHT, write, write_shortened
from wizardtable.table.kit.pieces import Painter
from wizardtable.table.panels import paint_parchment

_ALIGNMENTS: Final = {-1: LEFT, 0: CENTRE, 1: RIGHT}
_WARNING_COLOUR: Final = "#8c1d18"
_GOOD_COLOUR: Final = "#1f5a37"
"""The colour of good news on parchment; like the colour of warnings, it is the same in every
theme."""


def has_room(rect: QRectF, text: str, look: Look, *, bold: bool = False) -> bool:
    """Returns whether a text fits in `rect` with the smallest letters allowed.

    With writing of normal size, the result is always True.
    """
    size = MIN_LETTER_PIXELS * look.growth
    return look.swell <= 1 or bool(
        paragraph_size(rect, text, look, MIN_LETTER_PIXELS, least=size, bold=bold)
    )


def _ink(role: str, look: Look) -> QColor:
    colours = {"soft": look.theme.ink_soft, "warn": _WARNING_COLOUR, "good": _GOOD_COLOUR}
    return QColor(colours.get(role, look.theme.ink))


def _paint_sheet(painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_parchment(painter, rect, look, 12.0)


def _paint_rule(painter: QPainter, rect: QRectF, look: Look) -> None:
    painter.setPen(QPen(tint(look.theme.brass_deep, 0.45), 1))
    x = rect.center().x()
    painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))


def _paint_text(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    text: str,
    size: float,
    where: int,
    bold: bool,
    role: str,
) -> None:
    """Writes one line. Words without enough room are shortened; a line with numbers never is."""
    has_figures = any(letter.isdigit() for letter in text)
    draw = write if has_figures else write_shortened
    draw(painter, rect, text, look, float(size), _ink(role, look), _ALIGNMENTS[where], bold)


def _paint_sum(
    painter: QPainter, rect: QRectF, look: Look, text: str, short: str, role: str
) -> None:
    """Writes a sum in bold, in several lines if its letters would be too small in one line.

    If several lines do not fit either, `short` is written instead of the sum.
    """
    largest = max(18.0, min(26.0, rect.height() * 0.42 / look.growth))
    if short and not has_room(rect, text, look, bold=True):
        text = short
    paint_fitted(painter, rect, text, look, _ink(role, look), max_pixels=largest, bold=True)


def _paint_note(
    painter: QPainter, rect: QRectF, look: Look, text: str, role: str, explained: bool
) -> None:
    """Writes several lines that fill their box.

    Args:
        explained: whether a detail card has the same text. Then the note is left out if it would be
            too small.
    """
    if not explained or has_room(rect, text, look):
        paint_fitted(painter, rect, text, look, _ink(role, look), max_pixels=17)


def _paint_field(painter: QPainter, rect: QRectF, look: Look, text: str, role: str) -> None:
    """Paints the number that is being typed: pale paper sunk into the parchment."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, QColor("#e9dcb8"))
    ground.setColorAt(0.2, QColor("#fffaf0"))
    painter.setBrush(QBrush(ground))
    painter.setPen(QPen(QColor(_WARNING_COLOUR if role == "warn" else look.theme.brass_deep), 1.6))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    inner = rect.adjusted(6, rect.height() * 0.08, -6, -rect.height() * 0.08)
    size = lettering(inner.height(), look, max_pixels=28)
    write(
        painter,
        inner,
        text,
        look,
        size,
        _WARNING_COLOUR if role == "warn" else "#2a1c10",
        CENTRE,
        True,
    )


def _paint_tray(painter: QPainter, rect: QRectF, look: Look, text: str) -> None:
    """Paints a hollow in the parchment, with a sentence while the tray is empty."""
    painter.setBrush(tint(look.theme.brass_deep, 0.13))
    painter.setPen(QPen(tint(look.theme.brass_deep, 0.5), 1.2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
    if text:
        inner = rect.adjusted(10, 4, -10, -4)
        paint_paragraph(painter, inner, text, look, 15, look.theme.ink_soft, italic=True)


STAGE_PAINTERS: Final[Mapping[str, Painter]] = {
    "stage.sheet": _paint_sheet,
    "stage.rule": _paint_rule,
    "stage.text": _paint_text,
    "stage.sum": _paint_sum,
    "stage.note": _paint_note,
    "stage.field": _paint_field,
    "stage.tray": _paint_tray,
}
"""The painters of the stage's sprites that are not pieces, by kind of sprite."""
