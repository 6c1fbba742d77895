# SPDX-License-Identifier: MIT
"""Cards and seat plates for a game that has no pictures yet: plain parchment with writing."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint import cardstock
from wizardtable.paint.furniture import paint_title
from wizardtable.paint.metal import paint_figure
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import LEFT, write
from wizardtable.table.kit import table_sprites
from wizardtable.table.view import Sprite

CARD_WIDTH_RATIO: Final = 1 / cardstock.CARD_RATIO
"""The width of a card divided by its height."""

BACK: Final = Sprite("plain.back")

_VALUE_ROOM: Final = QRectF(24, 22, 62, 46)
_VALUE_ABOVE_SIGN_ROOM: Final = QRectF(21, 24, 51, 44)
_SIGN_ROOM: Final = QRectF(21, 76, 51, 44)
"""The places of a value without a sign, of a value above a sign, and of the sign.

They are in the upper left corner, which is visible even in a hand of thirteen cards. All places are
in units of a card that is 250 wide and 350 high.
"""

_LARGE_VALUE_ROOM: Final = QRectF(60, 118, 130, 100)
_SUIT_ROOM: Final = QRectF(96, 22, 132, 46)
_NAME_ROOM: Final = QRectF(22, 264, 206, 56)


def card(name: str, value: str = "", suit: str = "", colour: int = 0, sign: str = "") -> Sprite:
    """Returns the sprite of a card's face: a large value, and its suit and name in words.

    Args:
        colour: the number of the edge's colour, 0 to 5, such as the colour of the suit.
        sign: a sign below the value in the upper left corner, such as the first letter of the suit.
            Not everybody can tell suits apart by colour.
    """
    return Sprite("plain.card", (name, value, suit, colour, sign))


def title(seat: int, wizard: str, name: str, line: str) -> Sprite:
    """Returns the sprite of a player's plate: portrait, name, and a line below the name.

    `wizard` is the id of the portrait; "" for the seat's mark instead.
    """
    return Sprite("plain.title", (seat, wizard, name, line))


def _paint_title(
    painter: QPainter, rect: QRectF, look: Look, seat: int, wizard: str, name: str, line: str
) -> None:
    side = rect.height()
    sitter = QRectF(rect.left(), rect.top(), side, side)
    table_sprites.paint_sitter(painter, sitter, seat, wizard)
    paint_title(painter, rect.adjusted(side * 1.18, 0, 0, 0), (name, line), look)


def _paint_card(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    name: str,
    value: str,
    suit: str,
    colour: int,
    sign: str,
) -> None:
    ink = SEAT_COLOURS[colour % len(SEAT_COLOURS)][1]
    cardstock.begin(painter, rect)
    cardstock.paint_parchment(painter)
    cardstock.paint_border(painter, 13, 6, ink, 8)
    if value:
        paint_figure(painter, _VALUE_ABOVE_SIGN_ROOM if sign else _VALUE_ROOM, value, ink)
        paint_figure(painter, _LARGE_VALUE_ROOM, value, cardstock.INK)
    if sign:
        paint_figure(painter, _SIGN_ROOM, sign, ink)
    painter.restore()
    for room, line, align in ((_SUIT_ROOM, suit, LEFT), (_NAME_ROOM, name, None)):
        if not line:
            continue
        place = cardstock.room_on(rect, room)
        pixels = place.height() * 0.7 / look.scale
        if align is None:
            write(painter, place, line, look, pixels, cardstock.INK, bold=True)
        else:
            write(painter, place, line, look, pixels, ink, align)


def _paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    cardstock.begin(painter, rect)
    cardstock.paint_parchment(painter)
    for inset in (13, 34, 55):
        cardstock.paint_border(painter, inset, 5, cardstock.ENGRAVING, 8)
    painter.restore()


PAINTERS: Final = {
    "plain.card": _paint_card,
    "plain.back": _paint_back,
    "plain.title": _paint_title,
}
"""The functions that paint plain cards, by kind of sprite; for `PieceKinds`."""
