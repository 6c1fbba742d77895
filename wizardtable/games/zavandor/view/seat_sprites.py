# SPDX-License-Identifier: MIT
"""Draws what tells of a seat: portrait, title, knowledge, wealth, and the seat's own mark."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from wizardtable.games.zavandor.components import ENERGIES
from wizardtable.games.zavandor.view.art_energy import paint_energy_back
from wizardtable.games.zavandor.view.art_things import paint_dust, paint_spiral_board
from wizardtable.games.zavandor.view.art_tokens import paint_character
from wizardtable.games.zavandor.view.rooms import slot_boxes
from wizardtable.table.furniture import paint_ghost, paint_niche, paint_title
from wizardtable.table.marks import paint_seat_mark
from wizardtable.table.panels import paint_parchment
from wizardtable.table.paragraphs import paint_paragraph
from wizardtable.table.theme import Look, tint
from wizardtable.table.writing import CENTRE, LEFT, write
from wizardtable.table.zones import Box

_JAR: Final = 10
"""The dust tile that stands for all dust."""

_INK: Final = "#2a1c10"
_OVER: Final = {"dark": "#ff9d86", "light": "#8f2410"}
"""By theme, the colour of a hand beyond its limit."""


def paint_portrait(
    painter: QPainter, rect: QRectF, seat: int, character: int, out: bool, look: Look
) -> None:
    """The character in his roundel, and the mark of his seat on its lower edge."""
    if character >= 0:

        def likeness(where: QPainter, whole: QRectF) -> None:
            paint_character(where, whole, character)

        if out:
            paint_ghost(painter, rect, likeness, look, 0.4)
        else:
            likeness(painter, rect)
    size = rect.width() * (0.42 if character >= 0 else 0.8)
    mark = QRectF(rect.right() - size, rect.bottom() - size, size, size)
    if character < 0:
        mark.moveCenter(rect.center())
    paint_seat_mark(painter, mark, seat)


def paint_header(
    painter: QPainter, rect: QRectF, text: tuple[str, str, str], stance: int, look: Look
) -> None:
    """Name and points; what the seat last did in an auction stands where the points were, on a
    ground that is lit while the seat is still in it."""
    name, points, note = text
    if not note:
        paint_title(painter, rect, (name, points), look)
        return
    upper, lower = QRectF(rect), QRectF(rect)
    upper.setBottom(rect.top() + rect.height() * 0.52)
    lower.setTop(upper.bottom())
    write(
        painter, upper, name, look, upper.height() * 0.82 / look.scale, look.theme.text, LEFT, True
    )
    plaque = lower.adjusted(0, lower.height() * 0.05, 0, 0)
    lit = stance == 1
    painter.setPen(QPen(tint(look.theme.brass, 0.9 if lit else 0.35), 1))
    painter.setBrush(tint("#d9a94c" if lit else look.theme.well, 0.92 if lit else 0.5))
    painter.drawRoundedRect(plaque.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    ink = _INK if lit else look.theme.text_soft
    inner = plaque.adjusted(4, 0, -4, 0)
    write(painter, inner, f"{note} · {points}", look, 13, ink, CENTRE, bold=lit)


def paint_wealth(
    painter: QPainter,
    rect: QRectF,
    cards: tuple[tuple[int, ...], tuple[int, ...]],
    figures: tuple[int, int, int],
    look: Look,
) -> None:
    """Cards in hand by colour, the open concentrated ones in a golden frame, dust, and the size
    of the hand against its limit."""
    if rect.width() > rect.height() * 4.6:
        purse, rest = _divided(rect, 0.62)
    else:  # beneath one another
        purse, rest = QRectF(rect), QRectF(rect)
        purse.setBottom(rect.center().y())
        rest.setTop(rect.center().y())
    width = purse.width() / len(ENERGIES)
    for kind in range(len(ENERGIES)):
        cell = QRectF(purse.left() + kind * width, purse.top(), width, purse.height())
        _paint_cards(painter, cell, kind, (cards[0][kind], cards[1][kind]), look)
    dust, size, limit = figures
    left, right = _divided(rest, 0.5)
    side = min(left.height() * 0.9, left.width() * 0.5)
    paint_dust(painter, QRectF(left.left(), left.center().y() - side / 2, side, side), _JAR)
    text = left.adjusted(side + 2, 0, 0, 0)
    write(painter, text, str(dust), look, 15, look.theme.text, LEFT, bold=True)
    paint_limit(painter, right, size, limit, look)


def _divided(rect: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """The left part of a rectangle, and the rest."""
    left, right = QRectF(rect), QRectF(rect)
    left.setWidth(rect.width() * share)
    right.setLeft(left.right())
    return left, right


def paint_limit(painter: QPainter, rect: QRectF, size: int, limit: int, look: Look) -> None:
    """The size of a hand against its limit, in a hollow; lit where it is beyond."""
    box = rect.adjusted(1, rect.height() * 0.1, -1, -rect.height() * 0.1)
    paint_niche(painter, box, look)
    colour = _OVER[look.theme.name] if size > limit else look.theme.text
    write(painter, box.adjusted(2, 0, -2, 0), f"{size}/{limit}", look, 14, colour, CENTRE, True)


def _paint_cards(
    painter: QPainter, cell: QRectF, kind: int, counts: tuple[int, int], look: Look
) -> None:
    """A small back of the kind and the number of cards; a concentrated one lies open over its
    corner with a number of its own."""
    standard, concentrated = counts
    wide = min(cell.height() * 0.96 / 1.4, cell.width() * 0.4)
    card = QRectF(cell.left() + 1, cell.center().y() - wide * 0.7, wide, wide * 1.4)
    if not standard and not concentrated:

        def faint(where: QPainter, whole: QRectF) -> None:
            paint_energy_back(where, whole, kind)

        paint_ghost(painter, card, faint, look, 0.2)
        return
    paint_energy_back(painter, card, kind)
    text = QRectF(card.right() + 1.5, cell.top(), cell.right() - card.right() - 1.5, cell.height())
    plain, rich = _divided(text, 0.5 if concentrated else 1.0)
    write(painter, plain, str(standard), look, 15, look.theme.text, LEFT, bold=True)
    if concentrated:
        side = min(rich.width(), rich.height() * 0.8)
        seal = QRectF(rich.left(), rich.center().y() - side / 2, side, side)
        painter.setPen(QPen(QColor(look.theme.brass_deep), 0.8))
        painter.setBrush(QColor("#f0d797"))
        painter.drawEllipse(seal)
        write(painter, seal.adjusted(1, 0, -1, 0), str(concentrated), look, 12, _INK, bold=True)


def paint_slots(painter: QPainter, rect: QRectF, kinds: tuple[int, ...], look: Look) -> None:
    """The spiral with its active slots, as `slot_boxes` places them."""
    area = Box(rect.x(), rect.y(), rect.width(), rect.height())
    places = [QRectF(box.x, box.y, box.w, box.h) for box in slot_boxes(area, len(kinds))]
    paint_spiral_board(painter, rect, places, kinds, look)


def paint_belongings(painter: QPainter, rect: QRectF, empty: bool, look: Look) -> None:
    """A shelf for artifacts and sentinels: a line to stand on, fainter while there is nothing."""
    painter.setPen(QPen(tint(look.theme.brass, 0.25 if empty else 0.45), 1))
    y = rect.bottom() - 0.5
    painter.drawLine(QPointF(rect.left() + 4, y), QPointF(rect.right() - 4, y))


def paint_candidate(
    painter: QPainter, rect: QRectF, character: int, text: tuple[str, str], look: Look
) -> None:
    """A character to choose: portrait, name, and what he begins with."""
    name, about = text
    paint_parchment(painter, rect, look, rect.width() * 0.06)
    pad = rect.width() * 0.08
    inner = rect.adjusted(pad, pad, -pad, -pad)
    side = min(inner.width() * 0.78, inner.height() * 0.46)
    face = QRectF(inner.center().x() - side / 2, inner.top(), side, side)
    paint_character(painter, face, character)
    title = QRectF(inner.left(), face.bottom() + pad * 0.3, inner.width(), inner.height() * 0.13)
    write(painter, title, name, look, 19, look.theme.ink, bold=True)
    rest = QRectF(inner.left(), title.bottom(), inner.width(), inner.bottom() - title.bottom())
    paint_paragraph(painter, rest, about, look, 15, look.theme.ink_soft, least=9)
