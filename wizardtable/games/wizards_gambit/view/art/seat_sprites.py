# SPDX-License-Identifier: MIT
"""Draws what is written before a wizard: his name and points, the way to ten, what his spell does,
and how far his turn is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from wizardtable.paint.furniture import lettering, paint_niche
from wizardtable.paint.metal import Metal, enamel_brush, keyline, metal_brush
from wizardtable.paint.paragraphs import paint_block, paint_fitted
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import (
    CENTRE,
    LEAST,
    LEFT,
    LINE,
    NARROWEST,
    RIGHT,
    fits_line,
    letter_size,
    write,
    write_shortened,
)
from wizardtable.table.panels import paint_parchment

_FULL: Final = "#c8862a"
"""Enamel of the points a wizard has; those that are wanting are hollow."""

_SPELL: Final = 12.3
_ROOMY: Final = 75.0
"""Pixels of the name of a spell beside a book, where writing is not larger, and the height from
which on what is written there is larger."""

READ: Final = 9.0
"""Pixels of the smallest letters that can be read."""

DONE, OPEN, WAITING = range(3)
"""How a part of a turn stands: done, may be done now, or not yet."""


def paint_name(
    painter: QPainter, rect: QRectF, text: tuple[str, str], large: bool, look: Look
) -> None:
    """A name at the left and points at the right: those to be won go before the name is cut, for
    the gems beneath say them."""
    name, points = text
    size = lettering(rect.height(), look, most=24.0 if large else 19.0)
    for told in (points, points.partition("/")[0]):
        share = min(rect.width() * 0.45, _wide(rect, told, look, size))
        label, figure = QRectF(rect), QRectF(rect)
        figure.setLeft(rect.right() - share)
        label.setRight(figure.left() - 4)
        points = told
        if fits_line(label, name, look, size * 0.95, NARROWEST):
            break
    write_shortened(painter, label, name, look, size * 0.95, look.theme.text, LEFT, True)
    write(painter, figure, points, look, size, look.theme.figure, RIGHT, True)


def _wide(rect: QRectF, points: str, look: Look, size: float) -> float:
    """The room of points at the end of a line."""
    font = look.serif(size, bold=True)
    font.setPixelSize(letter_size(rect, points, look, size, font))
    return QFontMetricsF(font).horizontalAdvance(points) + 4


def paint_track(painter: QPainter, rect: QRectF, points: int, goal: int, look: Look) -> None:
    """A row of gems, one for each point that is needed; those that are won shine."""
    pitch = rect.width() / goal
    size = min(rect.height(), pitch * 0.86)
    line = max(0.8, size * 0.09)
    for number in range(goal):
        x = rect.left() + pitch * (number + 0.5)
        gem = _lozenge(QPointF(x, rect.center().y()), size / 2)
        painter.setPen(keyline(line, look.theme.brass if number >= points else "#3a2308"))
        box = gem.boundingRect()
        if number < points:
            painter.setBrush(metal_brush(box, Metal.GOLD))
            painter.drawPath(gem)
            inner = _lozenge(box.center(), size * 0.3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(enamel_brush(inner.boundingRect(), _FULL))
            painter.drawPath(inner)
        else:
            painter.setBrush(tint(look.theme.well, 0.7))
            painter.drawPath(gem)


def _lozenge(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(centre.x(), centre.y() - radius)
    for x, y in ((0.82, 0.0), (0.0, 1.0), (-0.82, 0.0)):
        path.lineTo(centre.x() + x * radius, centre.y() + y * radius)
    path.closeSubpath()
    return path


def paint_note(
    painter: QPainter, rect: QRectF, name: str, texts: Sequence[str], works: bool, look: Look
) -> None:
    """The name of a spell and what it does, in the first of the texts (the longest first) that
    there is room for, in small letters on a small table, or in none; softer and struck through
    where it does not work."""
    size = _SPELL if rect.height() < _ROOMY * look.growth else _SPELL + 0.7
    high = size * look.close_scale / LINE
    head = QRectF(rect.x(), rect.y(), rect.width(), high)
    tone = QColor(look.theme.text if works else look.theme.text_soft)
    font = look.serif(size * look.close_scale / look.scale, bold=True)
    if QFontMetricsF(font).horizontalAdvance(name) * NARROWEST > rect.width():
        paint_block(painter, rect, name, look, size, tone, bold=True)
        return
    write(painter, head, name, look, size, tone, LEFT, True)
    if not works and name:
        wide = min(rect.width(), QFontMetricsF(painter.font()).horizontalAdvance(name))
        painter.setPen(QPen(tone, 1.3))
        middle = head.center().y() + 1
        painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.left() + wide, middle))
    body = rect.adjusted(0, high, 0, 0)
    ink = QColor(look.theme.text_soft)
    for least in (LEAST, READ) if look.swell == 1 else (LEAST,):
        for text in texts:
            if paint_block(painter, body, text, look, size, ink, least=least):
                return


def paint_steps(
    painter: QPainter, rect: QRectF, texts: Sequence[str], states: Sequence[int], look: Look
) -> None:
    """The parts of a turn beneath one another: a tick for what is done, a star for what may be
    done now, a ring for what comes later."""
    paint_niche(painter, rect, look)
    pad = max(6.0, rect.height() * 0.07)
    area = rect.adjusted(pad, pad * 0.7, -pad, -pad * 0.7)
    high = area.height() / len(texts)
    for number, (text, state) in enumerate(zip(texts, states, strict=True)):
        line = QRectF(area.x(), area.y() + number * high, area.width(), high)
        side = min(high * 0.68, 20.0 * look.scale, line.width() * 0.24)
        sign = QRectF(line.x(), line.center().y() - side / 2, side, side)
        _paint_sign(painter, sign, state, look)
        room = line.adjusted(side + pad, 0, 0, 0)
        ink = look.theme.text if state == OPEN else look.theme.text_soft
        size = lettering(high, look, most=15.0)
        write_shortened(painter, room, text, look, size, ink, LEFT, state == OPEN)


def _paint_sign(painter: QPainter, rect: QRectF, state: int, look: Look) -> None:
    theme, width = look.theme, max(1.2, rect.width() * 0.1)
    ring = rect.adjusted(width, width, -width, -width)
    painter.setBrush(tint(theme.well, 0.6))
    painter.setPen(QPen(QColor(theme.glow if state == OPEN else theme.brass), width))
    painter.drawEllipse(ring)
    if state == DONE:
        tick = QPainterPath(QPointF(ring.x() + ring.width() * 0.22, ring.center().y()))
        tick.lineTo(ring.x() + ring.width() * 0.44, ring.y() + ring.height() * 0.74)
        tick.lineTo(ring.x() + ring.width() * 0.84, ring.y() + ring.height() * 0.18)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(keyline(width * 1.3, theme.target))
        painter.drawPath(tick)
    elif state == OPEN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.glow))
        reach = ring.width() * 0.27
        painter.drawPath(_lozenge(ring.center(), reach))


def paint_tray(
    painter: QPainter, rect: QRectF, heading: str, head: float, aside: float, look: Look
) -> None:
    """A sheet of parchment on which cards are laid out, with what they are; `head` is the height of
    that line above them, `aside` the width of its lines beside them, one of which is 0."""
    paint_parchment(painter, rect, look, 10.0)
    ink = look.theme.ink
    if aside:
        room = QRectF(rect.x() + 14, rect.y() + 8, aside - 6, rect.height() - 16)
        paint_fitted(painter, room, heading, look, ink, most=17.0, bold=True)
        return
    room = QRectF(rect.x() + 12, rect.y() + 4, rect.width() - 24, head)
    write(painter, room, heading, look, 17, ink, CENTRE, True)


def paint_ready(painter: QPainter, rect: QRectF) -> None:
    """A seal with a tick on a spell that the viewer could complete."""
    line = max(1.0, rect.width() * 0.06)
    painter.setPen(keyline(line))
    painter.setBrush(metal_brush(rect, Metal.GOLD))
    painter.drawEllipse(rect.adjusted(line, line, -line, -line))
    inner = rect.adjusted(*(rect.width() * 0.16 * s for s in (1, 1, -1, -1)))
    painter.setBrush(enamel_brush(inner, "#1c7a4f"))
    painter.drawEllipse(inner)
    tick = QPainterPath(QPointF(rect.x() + rect.width() * 0.3, rect.center().y()))
    tick.lineTo(rect.x() + rect.width() * 0.45, rect.y() + rect.height() * 0.66)
    tick.lineTo(rect.x() + rect.width() * 0.72, rect.y() + rect.height() * 0.34)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(rect.width() * 0.11, "#fff8e2"))
    painter.drawPath(tick)


def paint_holders(painter: QPainter, rect: QRectF, seats: Sequence[int]) -> None:
    """The marks of those who are known to hold what an ingredient stands for, at its upper edge."""
    side = max(9.0, rect.width() * 0.36)
    step = min(side * 0.9, (rect.width() - side) / max(1, len(seats) - 1))
    left = rect.center().x() - (side + step * (len(seats) - 1)) / 2
    for number, seat in enumerate(seats):
        box = QRectF(left + number * step, rect.top() - side * 0.35, side, side)
        paint_seat_mark(painter, box, seat)
