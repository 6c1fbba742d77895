# SPDX-License-Identifier: MIT
"""Draws everything that lies on a table of Anludim, from the words of its sprites."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.anludim.view.art.cards import paint_back, paint_card
from wizardtable.games.anludim.view.art.pieces import (
    paint_crest,
    paint_likeness,
    paint_object,
    paint_professor,
    paint_scroll,
    paint_sigil,
    paint_sitter,
)
from wizardtable.games.anludim.view.art.plates import paint_plate, plate_room
from wizardtable.games.anludim.view.identities import SCROLL
from wizardtable.paint.furniture import lettering, paint_ghost, paint_niche, paint_title
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import fitting, write
from wizardtable.table.kit import table_sprites
from wizardtable.table.view import Sprite

_LONG: Final = 6.6
"""The width of a long line on a plate by the size of its letters, where they are drawn together."""


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw one sprite of the game."""
    if _paint_piece(painter, rect, sprite, look):
        return
    if table_sprites.paint(painter, rect, sprite, look):
        return
    match sprite.kind, sprite.details:
        case "plate", (int(discipline), str(name), *strengths):
            _paint_plate(painter, rect, discipline, name, [str(one) for one in strengths], look)
        case "title", (int(seat), str(wizard), str(name), str(points)):
            size = rect.height()
            paint_sitter(painter, QRectF(rect.left(), rect.top(), size, size), seat, wizard)
            paint_title(painter, rect.adjusted(size * 1.18, 0, 0, 0), (name, points), look)
        case "slot", (int(kind), bool(full)):
            _paint_slot(painter, rect, kind, full, look)
        case "ghost", (int(kind),):
            _paint_ghost(painter, rect, kind, look)


def _paint_piece(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    match sprite.kind, sprite.details:
        case "card", (int(card), int(top), int() | None as used):
            paint_card(painter, rect, card, top, used, look.swell)
        case "back", ():
            paint_back(painter, rect)
        case "professor", (int(discipline),):
            paint_professor(painter, rect, discipline)
        case "object", (int(discipline), int(value), *covered):
            if discipline == SCROLL:
                paint_scroll(painter, rect, look.swell, blank=bool(covered))
            else:
                paint_object(painter, rect, discipline, value, look.swell, blank=bool(covered))
        case "crest.silver" | "crest.gold", (int(seat),):
            paint_crest(painter, rect, seat, sprite.kind == "crest.gold")
        case "sitter", (int(seat), str(wizard)):
            paint_sitter(painter, rect, seat, wizard)
        case "sigil", (int(seat),):
            paint_sigil(painter, rect, seat)
        case _:
            return False
    return True


def _paint_plate(
    painter: QPainter,
    rect: QRectF,
    discipline: int,
    title: str,
    strengths: Sequence[str],
    look: Look,
) -> None:
    paint_plate(painter, rect, discipline)
    room = plate_room(rect)
    name, strength = _narrowed(room.name), _narrowed(room.strength)
    size = lettering(name.height(), look)
    write(painter, name, title, look, size, "#fff6dd", bold=True)
    most = min(size * 0.94, strength.width() / _LONG / look.at_largest.close_scale)
    size = lettering(strength.height(), look, most=most)
    best = fitting(strengths, strength.width(), look, size)
    write(painter, strength, best, look, size, look.theme.ink, bold=True)


def _narrowed(rect: QRectF) -> QRectF:
    """The rectangle with a little air at its sides and above."""
    return rect.adjusted(rect.width() * 0.03, rect.height() * 0.06, -rect.width() * 0.03, 0)


def _paint_slot(painter: QPainter, rect: QRectF, kind: int, full: bool, look: Look) -> None:
    """A place in a cabinet; while it is empty, a faint likeness says for what."""
    paint_niche(painter, rect, look)
    if full:
        return
    size = min(rect.width(), rect.height()) * 0.8
    place = QRectF(0, 0, size, size)
    place.moveCenter(rect.center())
    _paint_ghost(painter, place, kind, look)


def _paint_ghost(painter: QPainter, rect: QRectF, kind: int, look: Look) -> None:
    """A faint likeness of an object that is not there."""

    def likeness(ghost: QPainter, whole: QRectF) -> None:
        if kind == SCROLL:
            paint_scroll(ghost, whole, blank=True)
        else:
            paint_likeness(ghost, whole, kind)

    paint_ghost(painter, rect, likeness, look)
