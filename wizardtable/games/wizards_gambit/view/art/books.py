# SPDX-License-Identifier: MIT
"""Paints the spell book of a wizard, on which his spells lie."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.paint.cardstock import CARD_RATIO
from wizardtable.paint.metal import Metal, keyline, metal_brush, part, shrunk, square
from wizardtable.paint.seat_marks import SEATS, mark_shape
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look

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
        seat: whose it is; the leather has the colour of his mark, which is stamped on the cover.
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
    """Paints a closed book: its back at the left, pages at the right and at the foot."""
    edge = min(rect.width(), rect.height())
    line = max(1.0, edge * 0.018)
    thick = edge * (0.035 + 0.011 * min(spells, _THICKEST))
    below = shrunk(rect, line)
    cover = below.adjusted(0, 0, -thick, -thick)
    radius = edge * 0.05
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(QColor(SEATS[seat % len(SEATS)][1]).darker(230))
    painter.drawRoundedRect(below, radius, radius)
    _paint_block(painter, below, cover, line)
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(_leather(cover, seat))
    painter.drawRoundedRect(cover, radius, radius)
    back = QRectF(cover.x(), cover.y(), cover.width() * 0.105, cover.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawRoundedRect(back, radius, radius)
    for share in (0.14, 0.37, 0.6, 0.83):
        band = QRectF(back.x(), cover.y() + cover.height() * share, back.width(), edge * 0.035)
        painter.setPen(keyline(line * 0.6))
        painter.setBrush(metal_brush(band, Metal.GOLD))
        painter.drawRect(band)
    field = cover.adjusted(cover.width() * 0.14, edge * 0.045, -edge * 0.045, -edge * 0.045)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(line, "#e6c063"))
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    _paint_stamp(painter, field, seat)
    _paint_corners(painter, cover, edge * 0.17, (1, 2))
    light = cover.adjusted(line * 1.3, line * 1.3, -line * 1.3, -line * 1.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(line * 0.7, "#50fff3c4"))
    painter.drawLine(light.topLeft() + QPointF(radius, 0), light.topRight() - QPointF(radius, 0))


def _paint_block(painter: QPainter, below: QRectF, cover: QRectF, line: float) -> None:
    """Paints what is seen of the pages between the two covers."""
    thick = below.right() - cover.right()
    pages = below.adjusted(thick, thick, -line * 1.4, -line * 1.4)
    painter.setPen(keyline(line * 0.9))
    painter.setBrush(QColor("#ecd9a8"))
    painter.drawRect(pages)
    painter.setPen(keyline(max(0.5, line * 0.45), "#a97b33"))
    for number in (1, 2):
        step = (thick - line * 1.4) * number / 3
        low, right = cover.bottom() + step, cover.right() + step
        painter.drawLine(QPointF(pages.left(), low), QPointF(right, low))
        painter.drawLine(QPointF(right, pages.top()), QPointF(right, low))


def _paint_stamp(painter: QPainter, field: QRectF, seat: int) -> None:
    """Paints the mark of the owner, gilt in a ring, on the cover."""
    ring = square(shrunk(field, min(field.width(), field.height()) * 0.16))
    line = max(0.8, ring.width() * 0.03)
    for share in (0.0, 0.09):
        painter.setPen(keyline(line * (1.0 if not share else 0.6), "#d9b25c"))
        painter.drawEllipse(shrunk(ring, ring.width() * share))
    path = mark_shape(ring.center(), ring.width() * 0.2, seat)
    painter.setPen(keyline(line))
    painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
    painter.drawPath(path)


def _paint_open(painter: QPainter, rect: QRectF, seat: int, spells: int) -> None:
    """Paints an open book seen from above, its owner's mark drawn on the left page."""
    edge = rect.height()
    line = max(1.0, edge * 0.016)
    cover = shrunk(rect, line)
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(_leather(cover, seat))
    painter.drawRoundedRect(cover, edge * 0.05, edge * 0.05)
    _paint_corners(painter, cover, edge * 0.15, (0, 1, 2, 3))
    layers = 1 + min(spells, _THICKEST) // 2
    for number in range(layers, -1, -1):
        spread = number * edge * 0.012
        area = cover.adjusted(
            edge * 0.085 - spread, edge * 0.06 - spread * 0.3, spread - edge * 0.085, 0
        )
        area.setBottom(cover.bottom() - edge * 0.075 + spread * 0.9)
        painter.setPen(keyline(line * 0.8, KEYLINE if number in (0, layers) else "#8a6526"))
        painter.setBrush(_paper(area))
        painter.drawPath(_pages(area, edge))
    middle = rect.center().x()
    painter.setPen(keyline(line * 0.9, "#8a6526"))
    painter.drawLine(
        QPointF(middle, rect.top() + edge * 0.115), QPointF(middle, rect.bottom() - edge * 0.085)
    )
    page = square(shrunk(book_page(rect), edge * 0.06))
    painter.setOpacity(0.5)
    draw(painter, page, "wizards_gambit", "ground-incantation.svg", ink="#8a6526")
    painter.setPen(keyline(line * 0.7, "#8a6526"))
    painter.setBrush(QColor(SEATS[seat % len(SEATS)][1]))
    painter.drawPath(mark_shape(page.center(), page.width() * 0.19, seat))
    painter.setOpacity(1.0)


def _pages(area: QRectF, edge: float) -> QPainterPath:
    """Two pages that bend down into the fold."""
    bend = edge * 0.05
    top, low = area.top(), area.bottom()
    quarter = area.width() / 8
    left, middle, right = area.left(), area.center().x(), area.right()
    path = QPainterPath(QPointF(left, top))
    path.cubicTo(
        QPointF(left + quarter, top - bend * 0.5),
        QPointF(middle - quarter, top - bend * 0.5),
        QPointF(middle, top + bend),
    )
    path.cubicTo(
        QPointF(middle + quarter, top - bend * 0.5),
        QPointF(right - quarter, top - bend * 0.5),
        QPointF(right, top),
    )
    path.lineTo(right, low - bend)
    path.cubicTo(
        QPointF(right - quarter, low - bend * 1.5),
        QPointF(middle + quarter, low - bend * 1.5),
        QPointF(middle, low),
    )
    path.cubicTo(
        QPointF(middle - quarter, low - bend * 1.5),
        QPointF(left + quarter, low - bend * 1.5),
        QPointF(left, low - bend),
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
