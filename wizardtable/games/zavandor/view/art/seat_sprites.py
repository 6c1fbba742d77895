# SPDX-License-Identifier: MIT
"""Draws what tells of a seat: portrait, title, knowledge, wealth, and the seat's own mark."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from wizardtable.games.zavandor.rules.components import ENERGIES
from wizardtable.games.zavandor.view.areas import slot_area, slot_boxes
from wizardtable.games.zavandor.view.art.energy_cards import paint_concentrate, paint_energy_back
from wizardtable.games.zavandor.view.art.painters import (
    paint_domain,
    paint_dust,
    paint_spiral_board,
)
from wizardtable.games.zavandor.view.art.tokens import paint_character
from wizardtable.paint.furniture import (
    lettering,
    paint_ghost,
    paint_niche,
    paint_title,
    points_room,
)
from wizardtable.paint.paragraphs import paint_fitted
from wizardtable.paint.seat_marks import SEATS, paint_seat_mark
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.writing import CENTRE, LEAST, LEFT, fitting, write
from wizardtable.table.kit.rectangles import rect_of
from wizardtable.table.panels import paint_parchment
from wizardtable.table.zones import Box

_JAR: Final = 10
"""The dust tile that stands for all dust."""

_INK: Final = "#2a1c10"


_TWO_DIGITS: Final = 1.15
"""The width of two digits by the size of writing."""

_LIKENESS: Final = 0.34
"""The most of a title's width that a portrait takes."""


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


def paint_sitter(painter: QPainter, rect: QRectF, seat: int, wizard: str) -> None:
    """The portrait of the wizard who plays a seat, in its colour; its mark where no wizard does."""
    if not wizard:
        paint_seat_mark(painter, rect, seat)
        return
    paint_wizard(painter, rect, wizard, SEATS[seat % len(SEATS)][1])


def paint_header(
    painter: QPainter,
    rect: QRectF,
    text: tuple[str, str, str],
    stance: int,
    sitter: tuple[int, str],
    look: Look,
) -> None:
    """Name and points beside the portrait of who plays; what the seat last did in an auction
    stands where the points were, on a ground that is lit while the seat is still in it."""
    name, points, note = text
    if sitter[1]:
        side = min(rect.height(), rect.width() * _LIKENESS)
        paint_sitter(
            painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), *sitter
        )
        rect = rect.adjusted(side * 1.08, 0, 0, 0)
    if not note:
        paint_title(painter, rect, (name, points), look)
        return
    paint_title(painter, rect, (name, ""), look)
    room = points_room(rect, look)
    plaque = room.adjusted(0, 1, 0, -1)
    said = f"{note} · {points}" if room.left() == rect.left() else note
    lit = stance == 1
    painter.setPen(QPen(tint(look.theme.brass, 0.9 if lit else 0.35), 1))
    painter.setBrush(tint("#d9a94c" if lit else look.theme.well, 0.92 if lit else 0.5))
    painter.drawRoundedRect(plaque.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    ink = _INK if lit else look.theme.text_soft
    size, inner = lettering(room.height(), look, most=13), room.adjusted(4, 0, -4, 0)
    figures = [word for word in note.split() if word.isdigit()]
    best = fitting((said, note, *figures), inner.width(), look, size)
    write(painter, inner, best, look, size, ink, CENTRE, bold=lit)


_NARROW: Final = 210.0
"""A line of wealth below this width, on a small table, leaves cards no more room than they
need."""


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
        kinds = sum(count > 0 for counts in cards for count in counts)
        narrow = rect.width() < _NARROW * look.growth
        purse, rest = _divided(rect, min(0.6, 0.36 + 0.05 * kinds) if narrow else 0.6)
    else:  # beneath one another
        purse, rest = QRectF(rect), QRectF(rect)
        purse.setBottom(rect.center().y())
        rest.setTop(rect.center().y())
    _paint_purse(painter, purse, cards, look)
    dust, hand, limit = figures
    left, right = _divided(rest, 0.47)
    _paint_dust(painter, left, dust, look)
    paint_limit(painter, right, hand, limit, look)


def _divided(rect: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """The left part of a rectangle, and the rest."""
    left, right = QRectF(rect), QRectF(rect)
    left.setWidth(rect.width() * share)
    right.setLeft(left.right())
    return left, right


def paint_income(
    painter: QPainter,
    rect: QRectF,
    title: str,
    cards: tuple[tuple[int, ...], tuple[int, ...]],
    dust: int,
    look: Look,
) -> None:
    """What a seat's board brings next round."""
    paint_niche(painter, rect, look)
    pad = rect.height() * 0.1
    upper = QRectF(
        rect.left() + pad, rect.top() + pad * 0.5, rect.width() - 2 * pad, rect.height() * 0.4
    )
    size = lettering(upper.height(), look, most=16)
    write(painter, upper, title, look, size, look.theme.text_soft)
    lower = QRectF(
        upper.left(), upper.bottom(), upper.width(), rect.bottom() - upper.bottom() - pad
    )
    purse, rest = _divided(lower, 0.74 if dust else 1.0)
    _paint_purse(painter, purse, cards, look)
    if dust:
        _paint_dust(painter, rest, dust, look)


def _paint_dust(painter: QPainter, rect: QRectF, dust: int, look: Look) -> None:
    """A jar and how much dust there is."""
    side = min(rect.height() * 0.9, rect.width() * 0.42)
    jar = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    paint_dust(painter, jar, _JAR, amount=0)
    _write_count(painter, rect.adjusted(side + 2, 0, 0, 0), dust, look)


def _write_count(painter: QPainter, room: QRectF, count: int, look: Look) -> None:
    """How many there are of what is painted at its left: as large as the room is high, but where it
    is narrow no larger than two digits fit."""
    most = max(LEAST, room.width() / _TWO_DIGITS / look.at_largest.close_scale)
    size = lettering(room.height(), look, most=min(24.0, most))
    write(painter, room, str(count), look, size, look.theme.text, LEFT, bold=True)


def paint_limit(painter: QPainter, rect: QRectF, size: int, limit: int, look: Look) -> None:
    """The size of a hand against its limit beside a small fan; lit where it is beyond."""
    box = rect.adjusted(1, rect.height() * 0.08, -1, -rect.height() * 0.08)
    paint_niche(painter, box, look)
    high = box.height() * 0.58
    text = f"{size}/{limit}"
    taken = len(text) * 8.5 * look.at_largest.close_scale
    if box.width() > high * 1.5 + taken:  # the figures come first
        fan, box = _divided(box, min(0.4, high * 1.5 / box.width()))
        _paint_fan(painter, fan, high, look)
    colour = look.theme.danger if size > limit else look.theme.text
    large = lettering(rect.height(), look, most=14)
    write(painter, box.adjusted(1, -2, -2, 2), text, look, large, colour, CENTRE, True)


def _paint_fan(painter: QPainter, rect: QRectF, high: float, look: Look) -> None:
    """Three cards held in a hand."""
    wide = high * 0.52
    for angle in (-24.0, 0.0, 24.0):
        painter.save()
        painter.translate(rect.center().x() + high * 0.08, rect.center().y() + high * 0.42)
        painter.rotate(angle)
        painter.setPen(QPen(QColor(look.theme.brass_deep), max(0.7, high * 0.06)))
        painter.setBrush(QColor(look.theme.parchment))
        painter.drawRoundedRect(QRectF(-wide / 2, -high * 0.92, wide, high * 0.84), 1.2, 1.2)
        painter.restore()


def _paint_purse(
    painter: QPainter, rect: QRectF, cards: tuple[tuple[int, ...], tuple[int, ...]], look: Look
) -> None:
    """How many cards there are of each kind, and beside them of the kind's concentrated ones."""
    held = [
        (kind, rich, counts[kind])
        for kind in range(len(ENERGIES))
        for rich, counts in enumerate(cards)
        if counts[kind]
    ]
    unit = min(rect.width() / max(len(held), 3), rect.height() * 1.4)
    for i, (kind, rich, count) in enumerate(held):
        cell = QRectF(rect.left() + i * unit, rect.top(), unit, rect.height())
        side = min(cell.height() * (0.86 if rich else 0.94), unit * (0.55 if rich else 0.62))
        sign = QRectF(cell.left() + 1, cell.center().y() - side / 2, side, side)
        if rich:
            paint_concentrate(painter, sign, kind)
        else:
            paint_energy_back(painter, sign.adjusted(0, 0, side / 1.4 - side, 0), kind)
        left = cell.left() + min(side, unit * 0.5) + 1
        _write_count(
            painter, QRectF(left, cell.top(), cell.right() - left, cell.height()), count, look
        )


def paint_slots(painter: QPainter, rect: QRectF, kinds: tuple[int, ...], look: Look) -> None:
    """The spiral with its active slots, as `slot_boxes` places them."""
    area = slot_area(Box(rect.x(), rect.y(), rect.width(), rect.height()))
    places = [rect_of(box) for box in slot_boxes(area, len(kinds))]
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
    size = side * 0.4  # of the domain of the same number, where the character begins
    corner = QRectF(inner.right() - size, face.bottom() - size, size, size)
    paint_domain(painter, corner, character)
    title = QRectF(inner.left(), face.bottom() + pad * 0.3, inner.width(), inner.height() * 0.14)
    size = lettering(title.height(), look, most=19)
    write(painter, title, name, look, size, look.theme.ink, bold=True)
    rest = QRectF(inner.left(), title.bottom(), inner.width(), inner.bottom() - title.bottom())
    paint_fitted(painter, rest, about, look, look.theme.ink_soft, most=16, align=CENTRE)
