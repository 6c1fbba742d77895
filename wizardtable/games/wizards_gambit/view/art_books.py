# SPDX-License-Identifier: MIT
"""Paints the spell book of a wizard, on which his spells lie."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.games.wizards_gambit.view.art_frames import CARD_RATIO
from wizardtable.table.marks import SEATS, paint_seat_mark
from wizardtable.table.metal import (
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    parchment_brush,
    part,
    shrunk,
)
from wizardtable.table.svg import KEYLINE
from wizardtable.table.theme import Look

_OPEN: Final = 1.25
"""From this ratio of width to height on a book lies open, its top spell on the right page."""

_THICKEST: Final = 6
"""From this many spells on a book grows no thicker."""


def book_place(rect: QRectF) -> QRectF:
    """Where the top spell lies, as large as it fits, on a book that fills `rect`."""
    page = part(rect, 53, 7, 41, 84) if _is_open(rect) else part(rect, 15, 6, 74, 86)
    wide = min(page.width(), page.height() / CARD_RATIO)
    card = QRectF(0, 0, wide, wide * CARD_RATIO)
    card.moveCenter(page.center())
    return card


def book_page(rect: QRectF) -> QRectF:
    """Room for figures or for smaller cards: the left page of an open book; of a closed one an
    empty rectangle."""
    return part(rect, 8, 10, 38, 76) if _is_open(rect) else QRectF()


def paint_book(painter: QPainter, rect: QRectF, seat: int, spells: int, look: Look) -> None:
    """Paints a spell book to fill `rect`: open where that is broad, closed where it is high.

    Args:
        seat: whose it is; the leather has the colour of his mark, which is its clasp.
        spells: how many lie in it: it grows thicker with them.
    """
    del look
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if _is_open(rect):
        _paint_open(painter, rect, seat, spells)
    else:
        _paint_closed(painter, rect, seat, spells)
    painter.restore()


def _is_open(rect: QRectF) -> bool:
    return rect.width() >= rect.height() * _OPEN


def _leather(rect: QRectF, seat: int) -> QLinearGradient:
    """The leather of a seat's book, lit from the upper left."""
    base = QColor(SEATS[seat % len(SEATS)][1])
    dye = QLinearGradient(rect.topLeft(), rect.bottomRight())
    dye.setColorAt(0.0, base.lighter(112))
    dye.setColorAt(0.5, base.darker(128))
    dye.setColorAt(1.0, base.darker(210))
    return dye


def _paint_closed(painter: QPainter, rect: QRectF, seat: int, spells: int) -> None:
    """Paints a closed book: back at the left, pages at the right and at the foot."""
    edge = min(rect.width(), rect.height())
    line = max(1.0, edge * 0.02)
    thick = edge * (0.03 + 0.012 * min(spells, _THICKEST))
    below = shrunk(rect, line)
    cover = below.adjusted(0, 0, -thick, -thick)
    radius = edge * 0.05
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(QColor(SEATS[seat % len(SEATS)][1]).darker(230))
    painter.drawRoundedRect(below, radius, radius)
    pages = below.adjusted(thick * 0.7, thick * 0.7, -line * 1.5, -line * 1.5)
    painter.setPen(keyline(line))
    painter.setBrush(parchment_brush(pages))
    painter.drawRoundedRect(pages, radius * 0.5, radius * 0.5)
    painter.setPen(keyline(max(0.6, line * 0.5), "#a97b33"))
    for number in range(1, 3):
        step = thick * number / 3
        low, right = cover.bottom() + step, cover.right() + step
        painter.drawLine(QPointF(pages.left() + step, low), QPointF(right, low))
        painter.drawLine(QPointF(right, pages.top() + step), QPointF(right, low))
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(_leather(cover, seat))
    painter.drawRoundedRect(cover, radius, radius)
    spine = QRectF(cover.x(), cover.y(), cover.width() * 0.1, cover.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(spine, radius, radius)
    painter.setPen(keyline(max(0.8, line * 0.8), "#e6c063"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    field = cover.adjusted(cover.width() * 0.13, edge * 0.05, -edge * 0.05, -edge * 0.05)
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    for share in (0.16, 0.5, 0.84):
        band = QRectF(spine.x(), cover.y() + cover.height() * share, spine.width(), edge * 0.035)
        painter.setPen(keyline(line * 0.6))
        painter.setBrush(metal_brush(band, Metal.GOLD))
        painter.drawRect(band)
    _paint_corners(painter, cover, edge * 0.15, (1, 3))


def _paint_open(painter: QPainter, rect: QRectF, seat: int, spells: int) -> None:
    """Paints an open book seen from above."""
    edge = rect.height()
    line = max(1.0, edge * 0.016)
    cover = shrunk(rect, line)
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(_leather(cover, seat))
    painter.drawRoundedRect(cover, edge * 0.05, edge * 0.05)
    _paint_corners(painter, cover, edge * 0.13, (0, 1, 2, 3))
    layers = 1 + min(spells, _THICKEST) // 2
    for number in range(layers, -1, -1):
        spread = number * edge * 0.012
        area = cover.adjusted(
            edge * 0.055 - spread, edge * 0.05 - spread * 0.3, spread - edge * 0.055, 0
        )
        area.setBottom(cover.bottom() - edge * 0.06 + spread * 0.9)
        painter.setPen(keyline(line * 0.8, KEYLINE if number in (0, layers) else "#8a6526"))
        painter.setBrush(_paper(area))
        painter.drawPath(_pages(area, edge))
    middle = rect.center().x()
    painter.setPen(keyline(line * 0.9, "#8a6526"))
    painter.drawLine(
        QPointF(middle, rect.top() + edge * 0.11), QPointF(middle, rect.bottom() - edge * 0.05)
    )


def _pages(area: QRectF, edge: float) -> QPainterPath:
    """Two pages that bend down into the fold."""
    middle, bend = area.center().x(), edge * 0.05
    path = QPainterPath(QPointF(area.left(), area.top()))
    for start, end in ((area.left(), middle), (middle, area.right())):
        a, b = start + (end - start) * 0.35, start + (end - start) * 0.75
        first, last = (0.0, bend) if start == area.left() else (bend, 0.0)
        path.cubicTo(
            QPointF(a, area.top() - bend * 0.4),
            QPointF(b, area.top() - bend * 0.4),
            QPointF(end, area.top() + last),
        )
        del first
    path.lineTo(area.right(), area.bottom() - bend)
    for start, end in ((area.right(), middle), (middle, area.left())):
        a, b = start + (end - start) * 0.25, start + (end - start) * 0.65
        low = area.bottom() if end == middle else area.bottom() - bend
        path.cubicTo(
            QPointF(a, area.bottom() - bend * 1.4),
            QPointF(b, area.bottom() - bend * 1.4),
            QPointF(end, low),
        )
    path.closeSubpath()
    return path


def _paper(area: QRectF) -> QLinearGradient:
    """Parchment that darkens into the fold."""
    paper = QLinearGradient(area.topLeft(), area.topRight())
    for stop, colour in (
        (0.0, "#e6cf9c"),
        (0.1, "#fbf3dc"),
        (0.4, "#f0dfb6"),
        (0.5, "#b99a63"),
        (0.6, "#f6e9c8"),
        (0.9, "#fbf3dc"),
        (1.0, "#d9bd85"),
    ):
        paper.setColorAt(stop, QColor(colour))
    return paper


def _paint_corners(painter: QPainter, cover: QRectF, size: float, corners: tuple[int, ...]) -> None:
    """Paints gilt mounts on corners of a cover: 0 upper left, then clockwise."""
    for corner in corners:
        right, low = corner in (1, 2), corner in (2, 3)
        x, y = cover.right() if right else cover.left(), cover.bottom() if low else cover.top()
        across, down = (-size if right else size), (-size if low else size)
        path = QPainterPath(QPointF(x, y))
        path.lineTo(x + across, y)
        path.quadTo(QPointF(x + across * 0.6, y + down * 0.6), QPointF(x, y + down))
        path.closeSubpath()
        painter.setPen(keyline(max(0.8, size * 0.09)))
        painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
        painter.drawPath(path)


def paint_clasp(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints the clasp of a book, which bears the mark of its owner, to fill the square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(rect.width() * 0.06))
    painter.setBrush(enamel_brush(rect, "#c4903d"))
    painter.drawEllipse(shrunk(rect, rect.width() * 0.03))
    paint_seat_mark(painter, shrunk(rect, rect.width() * 0.1), seat)
    painter.restore()
