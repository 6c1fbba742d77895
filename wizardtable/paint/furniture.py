# SPDX-License-Identifier: MIT
"""What every game's seats and cards stand in: hollows in the cloth, wells, titles, plaques."""

from collections.abc import Callable
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from wizardtable.paint.paragraphs import paint_paragraph
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import (
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

_POINTS: Final = 0.4
"""Share of the points beside a name."""

_NAME: Final = 14.0
"""The size of a name above points of the least size, at font scale 1."""


def paint_hollow(painter: QPainter, rect: QRectF, active: bool, look: Look) -> None:
    """A hollow in the cloth for a seat; lit while it is the seat's turn."""
    theme, radius = look.theme, 10.0
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, tint(theme.well, 0.62))
    ground.setColorAt(1.0, tint(theme.well, 0.36))
    painter.setBrush(QBrush(ground))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not active:
        painter.setPen(QPen(tint(theme.brass, 0.55), 1.2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        return
    for width, alpha in ((9.0, 0.12), (5.5, 0.24), (2.4, 0.95)):
        painter.setPen(QPen(tint(theme.glow, alpha), width))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)


def lettering(height: float, look: Look, least: float = LEAST, most: float = 20.0) -> float:
    """How large writing may be at a font scale of 100 %, in logical pixels, that has a line of this
    height at every font scale."""
    return max(least, min(most, floor(height * LINE / look.at_largest.swell) / look.growth))


def title_height(look: Look) -> float:
    """The height from which on a title has two lines, at every font scale."""
    return (_NAME + LEAST) / LINE * look.at_largest.close_scale


def paint_title(painter: QPainter, rect: QRectF, text: tuple[str, str], look: Look) -> None:
    """Name and points: beneath one another where there is height, else side by side, where the
    points have what the name leaves, and are a mere figure if that is little."""
    name, points = text
    beneath = rect.height() >= title_height(look) - 0.5
    theme, lower, upper = look.theme, points_room(rect, look), QRectF(rect)
    most = 20.0 if beneath else _NAME
    if beneath:
        upper.setBottom(lower.top())
    elif points:
        points, share = _beside(rect, text, look)
        lower.setLeft(rect.right() - share)
    if not beneath:
        upper.setRight(lower.left() - 4)
    large = lettering(upper.height(), look, most=most)
    if not fits_line(upper, name, look, large, NARROWEST):
        large = LEAST
    draw = write_shortened if beneath else write
    draw(painter, upper, name, look, large, theme.text, LEFT, True)
    small, align = lettering(lower.height(), look, most=most * 0.9), LEFT if beneath else RIGHT
    write(painter, lower, points, look, small, theme.text_soft, align)


def _beside(rect: QRectF, text: tuple[str, str], look: Look) -> tuple[str, float]:
    """The points to be written beside a name, and their room: the usual share if the whole name
    fits beside it, and no more than a figure before the name is written smaller."""
    name, points = text
    figure, usual = points.split()[0], rect.width() * _POINTS
    widths = {told: _width(rect, told, look) for told in (points, figure)}
    for told, share in ((points, usual), *widths.items()):
        room = rect.adjusted(0, 0, -share - 4, 0)
        if widths[told] <= share and fits_line(room, name, look, _NAME, NARROWEST):
            return told, share
    return figure, widths[figure]


def _width(rect: QRectF, text: str, look: Look) -> float:
    """The room that a short text of the least size takes in a line."""
    font = look.serif(LEAST)
    font.setPixelSize(letter_size(rect, text, look, LEAST, font))
    return QFontMetricsF(font).horizontalAdvance(text) + 2


def points_room(rect: QRectF, look: Look) -> QRectF:
    """Where the points of a title are: beneath the name, or at the right where there is no room."""
    room = QRectF(rect)
    if rect.height() >= title_height(look) - 0.5:
        room.setTop(rect.top() + rect.height() * _NAME / (_NAME + LEAST))
    else:
        room.setLeft(rect.right() - rect.width() * _POINTS)
    return room


def paint_well(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Where a card would lie."""
    painter.setBrush(tint(look.theme.well, 0.4))
    painter.setPen(QPen(tint(look.theme.brass, 0.45), 1.2, Qt.PenStyle.DashLine))
    radius = min(rect.width() * 0.07, 14.0)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    if text:
        inner = rect.adjusted(6, 6, -6, -6)
        paint_paragraph(painter, inner, text, look, 14, look.theme.text_soft, italic=True)


def paint_stack(painter: QPainter, rect: QRectF, layers: int) -> None:
    """Cards beneath the top card of the deck; the top one lies at the upper left of them."""
    for i in range(layers, 0, -1):
        shift = QPointF(i * 1.1, i * 1.5)
        area = QRectF(rect.topLeft() + shift, rect.bottomRight() - QPointF(0, 0) + shift)
        painter.setPen(QPen(QColor("#2a1c10"), 0.8))
        painter.setBrush(QColor("#d8c598" if i % 2 else "#b99f68"))
        painter.drawRoundedRect(area, rect.width() * 0.06, rect.width() * 0.06)


def paint_chip(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """A small dark plaque with a number."""
    painter.setBrush(tint("#0b1b1e", 0.86))
    painter.setPen(QPen(QColor(look.theme.brass), 1.2))
    radius = rect.height() / 2
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    large = lettering(rect.height(), look)
    write(painter, rect.adjusted(4, 0, -4, 0), text, look, large, "#f7e7bd", bold=True)


def paint_niche(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A small hollow for one kind of piece."""
    painter.setBrush(tint(look.theme.well, 0.5))
    painter.setPen(QPen(tint(look.theme.brass, 0.3), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def paint_ghost(
    painter: QPainter,
    rect: QRectF,
    draw: Callable[[QPainter, QRectF], None],
    look: Look,
    opacity: float = 0.24,
) -> None:
    """A faint likeness of what is not there. Painted apart, since pictures set their own
    opacity."""
    ratio = look.ratio
    image = QImage(
        max(1, round(rect.width() * ratio)),
        max(1, round(rect.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    ghost = QPainter(image)
    ghost.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(ghost, QRectF(image.rect()))
    ghost.end()
    painter.setOpacity(opacity)
    painter.drawImage(rect, image)
    painter.setOpacity(1.0)
