# SPDX-License-Identifier: MIT
"""Draws what stands on the stage: bidders, bids, the number being typed, the tray."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from wizardtable.games.zavandor.rules.economy import dust_tiles
from wizardtable.games.zavandor.view.art.cards import paint_character
from wizardtable.games.zavandor.view.art.painters import paint_domain, paint_dust
from wizardtable.paint.furniture import lettering
from wizardtable.paint.paragraphs import paint_fitted, paint_paragraph, paragraph_size
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import CENTRE, LEAST, LEFT, RIGHT, fitting, write, write_shortened
from wizardtable.table.panels import paint_parchment
from wizardtable.table.view import Sprite

GONE: Final = 0.34
"""The share of a bidder's line in which it says that he has passed."""

_PLACES: Final = {-1: LEFT, 0: CENTRE, 1: RIGHT}
_WARNING: Final = "#8c1d18"
_GOOD: Final = "#1f5a37"
"""On parchment, in every theme."""


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw a sprite whose kind begins with "stage."."""
    match sprite.kind, sprite.details:
        case "stage.sheet", ():
            paint_parchment(painter, rect, look, 12.0)
        case "stage.rule", ():
            _paint_rule(painter, rect, look)
        case "stage.text", (str(text), float() | int() as size, int(where), bool(bold), str(role)):
            place, ink = _PLACES[where], _ink(role, look)
            words = not any(letter.isdigit() for letter in text)
            draw = write_shortened if words else write
            draw(painter, rect, text, look, float(size), ink, place, bold)
        case "stage.sum", (str(text), str(short), str(role)):
            _paint_sum(painter, rect, (text, short), role, look)
        case "stage.face", (int(character),):
            paint_character(painter, rect, character)
        case "stage.note", (str(text), str(role), bool(explained)):
            _paint_note(painter, rect, (text, explained), role, look)
        case "stage.bidder", details:
            _paint_bidder(painter, rect, details, look)
        case "stage.bid", (int(character), str(text), bool(last)):
            _paint_bid(painter, rect, character, (text, last), look)
        case "stage.field", (str(text), str(role)):
            _paint_field(painter, rect, text, role, look)
        case "stage.tray", (str(text),):
            _paint_tray(painter, rect, text, look)
        case "stage.dust", (str(text), int(dust)):
            _paint_purse(painter, rect, text, dust, look)
        case "stage.domain", (int(domain),):
            paint_domain(painter, rect, domain)


def _ink(role: str, look: Look) -> QColor:
    colours = {"soft": look.theme.ink_soft, "warn": _WARNING, "good": _GOOD}
    return QColor(colours.get(role, look.theme.ink))


def _paint_rule(painter: QPainter, rect: QRectF, look: Look) -> None:
    painter.setPen(QPen(tint(look.theme.brass_deep, 0.45), 1))
    x = rect.center().x()
    painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))


def _paint_sum(
    painter: QPainter, rect: QRectF, texts: tuple[str, str], role: str, look: Look
) -> None:
    """Bold writing in one line, or in more where one would be too small."""
    most, (text, short) = max(18.0, min(26.0, rect.height() * 0.42 / look.growth)), texts
    if short and not has_room(rect, text, look, bold=True):
        text = short
    paint_fitted(painter, rect, text, look, _ink(role, look), most=most, bold=True)


def has_room(rect: QRectF, text: str, look: Look, *, bold: bool = False) -> bool:
    """Whether a text can be written as large as it has to be; at its usual size it always is."""
    size = LEAST * look.growth
    return look.swell <= 1 or bool(paragraph_size(rect, text, look, LEAST, least=size, bold=bold))


def _paint_note(
    painter: QPainter, rect: QRectF, note: tuple[str, bool], role: str, look: Look
) -> None:
    """Wrapped writing, so large that it fits its box; what is explained elsewhere goes if it would
    have to be too small."""
    text, explained = note
    if not explained or has_room(rect, text, look):
        paint_fitted(painter, rect, text, look, _ink(role, look), most=17)


_LOW: Final = 15.0
"""Size of the writing in the lowest rows of bidders, about."""


def _paint_bidder(painter: QPainter, rect: QRectF, details: tuple[object, ...], look: Look) -> None:
    """A line of the list: face, name, what it is worth about, and the bid; gilt for who leads,
    struck through and with a faint face for who has passed."""
    match details:
        case (int(face), str(name), str(wealth), str(said), str(standing), bool(turn)):
            pass
        case _:
            return
    leads, gone = standing == "leads", standing in ("passed", "barred")
    if leads:
        gilt = QLinearGradient(rect.topLeft(), rect.topRight())
        gilt.setColorAt(0.0, tint(look.theme.brass_high, 0.95))
        gilt.setColorAt(1.0, tint(look.theme.brass, 0.75))
        painter.setBrush(QBrush(gilt))
        painter.setPen(QPen(QColor(look.theme.brass_deep), 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    if turn:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.theme.brass_deep), 1.8))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    side = rect.height()
    ink = QColor(look.theme.ink_soft if gone else look.theme.ink)
    painter.setOpacity(0.55 if gone else 1.0)
    paint_character(
        painter, QRectF(rect.left() + 3, rect.top(), side, side).adjusted(1, 1, -1, -1), face
    )
    painter.setOpacity(1.0)  # the face is faint, but what is written can be read
    inner = rect.adjusted(side + 10, 0, -8, 0)
    share = 1 - GONE if gone else 0.45
    name_room = QRectF(inner.left(), inner.top(), inner.width() * share, inner.height())
    wealth_room = QRectF(name_room.right(), inner.top(), inner.width() * 0.27, inner.height())
    wealth_room.setRight(min(wealth_room.right(), inner.right()))
    left = name_room.right() if gone else wealth_room.right()
    said_room = QRectF(left, inner.top(), inner.right() - left, inner.height())
    size, most = lettering(side, look, most=20), lettering(side, look, most=25)
    if size < _LOW:  # rows are a little lower in large writing, in which this has to grow enough
        size = most = min(size, _LOW - 2)
    small = max(LEAST, size * 0.85)
    write_shortened(painter, name_room, name, look, size, ink, LEFT, not gone)
    if gone:
        wide = min(name_room.width(), QFontMetricsF(painter.font()).horizontalAdvance(name))
        painter.setPen(QPen(ink, 1.2))
        middle = name_room.center().y() + 1
        painter.drawLine(QLineF(name_room.left(), middle, name_room.left() + wide, middle))
    else:
        flask = side * 0.72
        tile = QRectF(wealth_room.left() + 4, rect.center().y() - flask / 2, flask, flask)
        paint_dust(painter, tile, 10, amount=0)
        wealth_room.setLeft(tile.right() + 3)
        faint = look.theme.ink if leads else look.theme.ink_soft  # it could not be read on gilt
        write(painter, wealth_room, wealth, look, small, faint, LEFT)
    large = said.isdigit()
    write(painter, said_room, said, look, most if large else small, ink, RIGHT, large)


def _paint_bid(
    painter: QPainter, rect: QRectF, character: int, said: tuple[str, bool], look: Look
) -> None:
    """One bid of those made so far: a small face, and the number; the last one in bold."""
    text, last = said
    side = min(rect.height(), rect.width() * 0.46)
    face = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    paint_character(painter, face, character)
    room = QRectF(face.right() + 2, rect.top(), rect.right() - face.right() - 2, rect.height())
    size = lettering(rect.height(), look, most=18)
    write(painter, room, text, look, size, look.theme.ink, LEFT, last)


def _paint_field(painter: QPainter, rect: QRectF, text: str, role: str, look: Look) -> None:
    """A number being typed: pale paper sunk into the parchment, and a cursor."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, QColor("#e9dcb8"))
    ground.setColorAt(0.2, QColor("#fffaf0"))
    painter.setBrush(QBrush(ground))
    painter.setPen(QPen(QColor(_WARNING if role == "warn" else look.theme.brass_deep), 1.6))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    inner = rect.adjusted(6, rect.height() * 0.08, -6, -rect.height() * 0.08)
    size = lettering(inner.height(), look, most=28)
    write(painter, inner, text, look, size, _WARNING if role == "warn" else "#2a1c10", CENTRE, True)


def _paint_tray(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """A hollow pressed into the parchment, with a word while it is empty."""
    painter.setBrush(tint(look.theme.brass_deep, 0.13))
    painter.setPen(QPen(tint(look.theme.brass_deep, 0.5), 1.2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
    if text:
        inner = rect.adjusted(10, 4, -10, -4)
        paint_paragraph(painter, inner, text, look, 15, look.theme.ink_soft, italic=True)


def _paint_purse(painter: QPainter, rect: QRectF, text: str, dust: int, look: Look) -> None:
    """So much dust in tiles, closer together the more there are, and how much it is; 1 and 3, which
    no tiles make up, in a pouch."""
    odd = dust in (1, 3)
    tiles = (2,) if odd else dust_tiles(dust)
    side = min(rect.width() * 0.46, rect.height() * 0.52)
    step = min(side, (rect.width() - side) / max(1, len(tiles) - 1))
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.36)
    for i, tile in reversed([*enumerate(tiles)]):  # what each is worth stands at its right
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(middle + QPointF((i - (len(tiles) - 1) / 2) * step, 0))
        paint_dust(painter, spot, tile, look.swell, dust if odd else None)
    foot = QRectF(
        rect.left(), rect.bottom() - rect.height() * 0.3, rect.width(), rect.height() * 0.3
    )
    size = lettering(foot.height(), look, most=18)
    best = fitting((text, *text.rsplit(maxsplit=1)[-1:]), foot.width(), look, size)
    write(painter, foot, best, look, size, look.theme.ink, CENTRE, True)
