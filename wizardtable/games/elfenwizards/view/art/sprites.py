# SPDX-License-Identifier: MIT
"""Draws everything that lies on a table of Elfenwizards, from the words of its sprites."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.elfenwizards.view.art.dice import (
    DieState,
    paint_die,
    paint_minor,
    paint_points,
    paint_tumbling,
)
from wizardtable.games.elfenwizards.view.art.dice_boxes import paint_box, paint_defeat
from wizardtable.games.elfenwizards.view.art.great_tree import paint_tree, paint_way
from wizardtable.games.elfenwizards.view.art.guild_colors import paint_sigil
from wizardtable.games.elfenwizards.view.art.pawns import paint_dragon, paint_pawn, paint_sitter
from wizardtable.games.elfenwizards.view.art.records import (
    paint_chronicle,
    paint_track,
    track_places,
)
from wizardtable.games.elfenwizards.view.art.seat_sprites import (
    paint_count,
    paint_name,
    paint_passed,
)
from wizardtable.games.elfenwizards.view.art.spaces import (
    paint_heir,
    paint_plate,
    paint_seal,
    paint_space,
    rank_of,
)
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import write
from wizardtable.table.kit import table_sprites
from wizardtable.table.view import Sprite


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw one sprite of the game."""
    if not (
        _paint_piece(painter, rect, sprite, look)
        or _paint_of_tree(painter, rect, sprite, look)
        or _paint_of_table(painter, rect, sprite, look)
        or table_sprites.paint(painter, rect, sprite, look)
    ):
        raise ValueError(f"not a sprite of Elfenwizards: {sprite}")


def _paint_piece(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """What is taken in hand."""
    match sprite.kind, sprite.details:
        case "die", (int(seat), int(face), int(state)):
            paint_die(painter, rect, seat, face, DieState(state))
        case "tumbling", (int(seat), int(frame)):
            paint_tumbling(painter, rect, seat, frame)
        case "minor", (int(seat),):
            paint_minor(painter, rect, seat)
        case "pawn", (int(seat), int(tokens)):
            paint_pawn(painter, rect, seat, tokens, look)
        case "dragon", ():
            paint_dragon(painter, rect)
        case _:
            return False
    return True


def _paint_of_tree(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """Titles, and who contends for them."""
    match sprite.kind, sprite.details:
        case "tree", corners:
            paint_tree(painter, rect, _rects(rect, corners))
        case "way", (int(contest), *corners):
            places = [round(n) for n in corners[::5] if isinstance(n, (int, float))]
            boxes = _rects(rect, [n for i, n in enumerate(corners) if i % 5])
            paint_way(painter, rect, contest, dict(zip(places, boxes, strict=True)))
        case "space", (int(place), bool(vacant)):
            paint_space(painter, rect, place, vacant)
        case "seal", (int(place),):
            paint_seal(painter, rect, rank_of(place))
        case "plate", (str(numeral),):
            paint_plate(painter, rect, numeral)
        case "heir", (int(seat), int(kind)):
            paint_heir(painter, rect, seat, kind)
        case "points", (int(points), int(standing)):
            paint_points(painter, rect, points, standing)
        case _:
            return False
    return True


def _paint_of_table(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """Seats, boxes and rounds."""
    match sprite.kind, sprite.details:
        case "sitter", (int(seat), str(wizard)):
            paint_sitter(painter, rect, seat, wizard)
        case "sigil", (int(seat),):
            paint_sigil(painter, rect, seat)
        case "title", (
            str(name),
            str(score),
            str(coming),
            bool(large),
            str(longest),
            float() | int() as taken,
        ):
            paint_name(painter, rect, (name, score, coming), large, longest, look, taken)
        case "count", (int(number),):
            paint_count(painter, rect, number, look)
        case "note", (str(text),):
            write(painter, rect, text, look, 16, look.theme.text_soft)
        case "passed", (str(text),):
            paint_passed(painter, rect, text, look)
        case "box", (int(box), str(name), int(supply)):
            paint_box(painter, rect, box, name, supply, look)
        case "defeat", (int(level), str(name), str(short), str(longest)):
            paint_defeat(painter, rect, level, (name, short, longest), look)
        case "track", (str(text), int(number)):
            paint_track(painter, rect, text, number, track_places(rect, look), look)
        case "chronicle", (str(title), tuple(grand), int(vacancies)):
            times = [one for one in grand if isinstance(one, int)]
            paint_chronicle(painter, rect, title, times, vacancies, look)
        case _:
            return False
    return True


def _rects(rect: QRectF, corners: Sequence[object]) -> list[QRectF]:
    """Rectangles within another, each given by four numbers."""
    numbers = [float(one) for one in corners if isinstance(one, (int, float))]
    return [
        QRectF(rect.x() + x, rect.y() + y, w, h)
        for x, y, w, h in zip(*(numbers[i::4] for i in range(4)), strict=True)
    ]
