# SPDX-License-Identifier: MIT
"""Draws everything that lies on a table of Anludim, from the words of its sprites."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from wizardtable.games.anludim.view.cards import paint_back, paint_card
from wizardtable.games.anludim.view.identities import SCROLL
from wizardtable.games.anludim.view.plates import paint_plate, plate_room
from wizardtable.games.anludim.view.things import (
    paint_crest,
    paint_likeness,
    paint_object,
    paint_professor,
    paint_scroll,
    paint_sigil,
)
from wizardtable.table.theme import Look, tint
from wizardtable.table.view import Sprite
from wizardtable.table.writing import CENTRE, LEFT, RIGHT, write


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw one sprite of the game."""
    if _paint_piece(painter, rect, sprite):
        return
    match sprite.kind, sprite.details:
        case "plate", (int(discipline), str(name), str(strength)):
            _paint_plate(painter, rect, discipline, (name, strength), look)
        case "panel", (bool(active),):
            _paint_panel(painter, rect, active, look)
        case "title", (int(seat), str(name), str(points)):
            _paint_title(painter, rect, seat, (name, points), look)
        case "well", (str(text),):
            _paint_well(painter, rect, text, look)
        case "slot", (int(kind), bool(full)):
            _paint_slot(painter, rect, kind, full, look)
        case "ghost", (int(kind),):
            _paint_ghost(painter, rect, kind, look)
        case "stack", (int(layers),):
            _paint_stack(painter, rect, layers)
        case "chip", (str(text),):
            _paint_chip(painter, rect, text, look)


def _paint_piece(painter: QPainter, rect: QRectF, sprite: Sprite) -> bool:
    match sprite.kind, sprite.details:
        case "card", (int(card), int(top), int() | None as used):
            paint_card(painter, rect, card, top, used)
        case "back", ():
            paint_back(painter, rect)
        case "professor", (int(discipline),):
            paint_professor(painter, rect, discipline)
        case "object", (int(discipline), int(value)):
            if discipline == SCROLL:
                paint_scroll(painter, rect)
            else:
                paint_object(painter, rect, discipline, value)
        case "crest.silver" | "crest.gold", (int(seat),):
            paint_crest(painter, rect, seat, sprite.kind == "crest.gold")
        case "sigil", (int(seat),):
            paint_sigil(painter, rect, seat)
        case _:
            return False
    return True


def _paint_plate(
    painter: QPainter, rect: QRectF, discipline: int, text: tuple[str, str], look: Look
) -> None:
    paint_plate(painter, rect, discipline)
    room = plate_room(rect)
    size = max(13.0, rect.height() * 0.075)
    name, strength = _narrowed(room.name), _narrowed(room.strength)
    write(painter, name, text[0], look, size, "#fff6dd", bold=True)
    write(painter, strength, text[1], look, size * 0.92, look.theme.ink, bold=True)


def _narrowed(rect: QRectF) -> QRectF:
    """The rectangle with a little air at its sides and above."""
    return rect.adjusted(rect.width() * 0.03, rect.height() * 0.1, -rect.width() * 0.03, 0)


def _paint_panel(painter: QPainter, rect: QRectF, active: bool, look: Look) -> None:
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


def _paint_title(
    painter: QPainter, rect: QRectF, seat: int, text: tuple[str, str], look: Look
) -> None:
    """Sigil, name and points: beneath one another where there is height, else side by side."""
    name, points = text
    size = rect.height()
    paint_sigil(painter, QRectF(rect.left(), rect.top(), size, size), seat)
    area = rect.adjusted(size * 1.18, 0, 0, 0)
    if size >= 34 or area.width() < 9 * size / 2:
        upper, lower = QRectF(area), QRectF(area)
        upper.setBottom(area.top() + size * 0.56)
        lower.setTop(area.top() + size * 0.54)
        write(painter, upper, name, look, size * 0.43 / look.scale, look.theme.text, LEFT, True)
        write(painter, lower, points, look, size * 0.32 / look.scale, look.theme.text_soft, LEFT)
        return
    font = look.serif(14)
    share = min(area.width() * 0.4, QFontMetricsF(font).horizontalAdvance(points) + 4)
    left, right = QRectF(area), QRectF(area)
    right.setLeft(area.right() - share)
    left.setRight(right.left() - 5)
    write(painter, left, name, look, 16, look.theme.text, LEFT, True)
    write(painter, right, points, look, 14, look.theme.text_soft, RIGHT)


def _paint_well(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
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


def _paint_slot(painter: QPainter, rect: QRectF, kind: int, full: bool, look: Look) -> None:
    """A place in a cabinet; while it is empty, a faint likeness says for what."""
    painter.setBrush(tint(look.theme.well, 0.5))
    painter.setPen(QPen(tint(look.theme.brass, 0.3), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    if full:
        return
    size = min(rect.width(), rect.height()) * 0.8
    place = QRectF(0, 0, size, size)
    place.moveCenter(rect.center())
    _paint_ghost(painter, place, kind, look)


def _paint_ghost(painter: QPainter, rect: QRectF, kind: int, look: Look) -> None:
    """A faint likeness of an object that is not there. Painted apart, since pictures set their
    own opacity."""
    pixels = max(1, round(rect.width() * look.ratio))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    ghost = QPainter(image)
    ghost.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == SCROLL:
        paint_scroll(ghost, QRectF(image.rect()))
    else:
        paint_likeness(ghost, QRectF(image.rect()), kind)
    ghost.end()
    painter.setOpacity(0.24)
    painter.drawImage(rect, image)
    painter.setOpacity(1.0)


def _paint_stack(painter: QPainter, rect: QRectF, layers: int) -> None:
    """Cards beneath the top card of the deck; the top one lies at the upper left of them."""
    for i in range(layers, 0, -1):
        shift = QPointF(i * 1.1, i * 1.5)
        area = QRectF(rect.topLeft() + shift, rect.bottomRight() - QPointF(0, 0) + shift)
        painter.setPen(QPen(QColor("#2a1c10"), 0.8))
        painter.setBrush(QColor("#d8c598" if i % 2 else "#b99f68"))
        painter.drawRoundedRect(area, rect.width() * 0.06, rect.width() * 0.06)


def _paint_chip(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """A small dark plaque with a number."""
    painter.setBrush(tint("#0b1b1e", 0.86))
    painter.setPen(QPen(QColor(look.theme.brass), 1.2))
    radius = rect.height() / 2
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    write(painter, rect.adjusted(4, 0, -4, 0), text, look, 14, "#f7e7bd", bold=True)
