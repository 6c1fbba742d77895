# SPDX-License-Identifier: MIT
"""Draws what lies in the middle besides cards: piles of gems, turn order, round, sold sentinels."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.zavandor.view.art.painters import (
    order_room,
    paint_order,
    paint_plaque,
    paint_sold,
    paint_tray,
)
from wizardtable.games.zavandor.view.art.tokens import paint_character, paint_place
from wizardtable.paint.furniture import lettering, paint_ghost
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, fitting, write

_COST: Final = ("#ffd77a", "#b8c2be")
"""What a gem costs, where it may be enchanted and where not, on velvet."""

_ROUND: Final = 5.2
"""The width of the number of a round by the size of its letters."""

_COUNT: Final = "#f1e9d4"
_DEAR: Final = "#ffb49f"
_CHEAP: Final = "#a5e0a8"
"""Figures that are added to a price, and those taken off it; on plaques dark in every theme."""


def paint_pile(
    painter: QPainter, rect: QRectF, pile: tuple[int, int, int, bool], look: Look
) -> None:
    """The tray of a pile of gems, with what one costs and how many are left; the uppermost gem
    is a piece of its own. The cost of what may not be enchanted yet is dim."""
    gem, count, cost, allowed = pile
    paint_tray(painter, rect, gem, count, allowed, look)
    text = QRectF(rect.left() + rect.width() * 0.51, rect.top(), rect.width() * 0.46, rect.height())
    upper = text.adjusted(0, rect.height() * 0.09, 0, -rect.height() * 0.42)
    lower = text.adjusted(0, rect.height() * 0.59, 0, -rect.height() * 0.08)
    large, small = lettering(upper.height(), look, most=26), lettering(lower.height(), look)
    write(painter, upper, str(cost), look, large, _COST[not allowed], CENTRE, bold=True)
    write(painter, lower, f"×{count}", look, small, _COUNT, CENTRE)


def paint_sold_place(painter: QPainter, rect: QRectF, lot: int, owner: int, look: Look) -> None:
    """What is left in the middle of a sold sentinel: its likeness, and its owner's mark."""
    paint_place(painter, rect, lot, look)
    if owner >= 0:
        size = min(rect.width() * 0.5, rect.height() * 0.36)
        corner = QRectF(rect.center().x() - size / 2, rect.bottom() - size * 1.08, size, size)
        paint_seat_mark(painter, corner, owner)


def paint_turn(
    painter: QPainter,
    rect: QRectF,
    who: tuple[int, int, int],
    figure: str,
    state: tuple[bool, bool],
    look: Look,
) -> None:
    """A place in the turn order: its number, who has it, and what it adds to prices."""
    place, seat, character = who
    active, out = state
    paint_order(painter, rect, place, active, look)
    face, line = order_room(rect)

    def likeness(where: QPainter, whole: QRectF) -> None:
        if character >= 0:
            paint_character(where, whole, character)
        else:
            paint_seat_mark(where, whole, seat)

    if out:
        paint_ghost(painter, face, likeness, look, 0.35)
    else:
        likeness(painter, face)
    size = face.width() * 0.44
    paint_seat_mark(painter, QRectF(face.right() - size, face.bottom() - size, size, size), seat)
    if figure:
        colour = _DEAR if figure.startswith("+") else _CHEAP
        write(painter, line, figure, look, lettering(line.height(), look), colour, bold=True)


def paint_round(painter: QPainter, rect: QRectF, text: str, sold: int, look: Look) -> None:
    """The number of the round, and a seal for each sentinel sold."""
    paint_plaque(painter, rect, active=False)
    wide, high = rect.width(), rect.height()
    upper = rect.adjusted(wide * 0.06, high * 0.07, -wide * 0.06, -high * 0.56)
    size = lettering(upper.height(), look, most=upper.width() / _ROUND / look.growth)
    best = fitting((text, text.rsplit(maxsplit=1)[-1]), upper.width(), look, size)
    write(painter, upper, best, look, size, _COUNT, CENTRE, bold=True)
    lower = rect.adjusted(wide * 0.1, high * 0.46, -wide * 0.1, -high * 0.1)
    paint_sold(painter, lower, sold, look)
