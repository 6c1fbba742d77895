# SPDX-License-Identifier: MIT
"""What every game's seats and cards stand in: hollows in the cloth, wells, titles, plaques."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import CENTRE, LEFT, RIGHT, write


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


def paint_title(painter: QPainter, rect: QRectF, text: tuple[str, str], look: Look) -> None:
    """Name and points: beneath one another where there is height, else side by side."""
    name, points = text
    size = rect.height()
    if size >= 34 or rect.width() < 9 * size / 2:
        upper, lower = QRectF(rect), QRectF(rect)
        upper.setBottom(rect.top() + size * 0.56)
        lower.setTop(rect.top() + size * 0.54)
        write(painter, upper, name, look, size * 0.43 / look.scale, look.theme.text, LEFT, True)
        write(painter, lower, points, look, size * 0.32 / look.scale, look.theme.text_soft, LEFT)
        return
    font = look.serif(14)
    share = min(rect.width() * 0.4, QFontMetricsF(font).horizontalAdvance(points) + 4)
    left, right = QRectF(rect), QRectF(rect)
    right.setLeft(rect.right() - share)
    left.setRight(right.left() - 5)
    write(painter, left, name, look, 16, look.theme.text, LEFT, True)
    write(painter, right, points, look, 14, look.theme.text_soft, RIGHT)


def paint_well(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Where a card would lie."""
    painter.setBrush(tint(look.theme.well, 0.4))
    painter.setPen(QPen(tint(look.theme.brass, 0.45), 1.2, Qt.PenStyle.DashLine))
    radius = min(rect.width() * 0.07, 14.0)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    if text:
        inner = rect.adjusted(6, 6, -6, -6)
        painter.setFont(look.serif(14, italic=True))
        painter.setPen(QColor(look.theme.text_soft))
        painter.drawText(inner, CENTRE | int(Qt.TextFlag.TextWordWrap), text)


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
    write(painter, rect.adjusted(4, 0, -4, 0), text, look, 14, "#f7e7bd", bold=True)


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
