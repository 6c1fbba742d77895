# SPDX-License-Identifier: MIT
"""Paints and places what a climax adds to the table: numbers, captions, and a face's bubble."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from wizardtable.paint.paragraphs import balanced_size
from wizardtable.paint.theme import Look
from wizardtable.table.climax.script import Count, CountLook, Quote
from wizardtable.table.panels import paint_parchment
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot, box_around

_NUMBER_PIXELS: Final = 36
"""Letter size of a counted number at a font scale of 100 %."""

_NUMBER_HEIGHT_PER_LETTER: Final = 1.3
"""The height of a number's picture, in letter sizes."""

_LEAST_NUMBER_HEIGHT: Final = 24.0
"""The least height of a number's picture, in pixels of a small table."""

_CAPTION_PIXELS: Final = 20
"""Letter size of a caption at a font scale of 100 %."""

_WORDS_MARGIN_PIXELS: Final = 14.0
"""The least space beside the words of a caption or a bubble, in pixels at a font scale of 100 %."""

_FACE_SIDE_PIXELS: Final = 104.0
"""Width and height of the face that speaks, in pixels at a font scale of 100 %."""

_CAPTION_Z: Final = 7000.0
"""The depth of captions and faces: above everything that moves."""

_NUMBER_Z: Final = 5900.0

_COUNT_COLOURS: Final = {
    CountLook.OPEN: "#fff6dc",
    CountLook.WINS: "#ffd35c",
    CountLook.LOSES: "#ced4dc",
}

_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)


def count_pieces(
    counted: Sequence[tuple[Count, Placement]], width: float, look: Look
) -> list[Placement]:
    """Returns the numbers above pieces, smaller where the pieces are small or close side by side.

    Args:
        counted: each number with its piece.
        width: the width of the table in pixels.
        look: the look of the table.
    """
    high = _NUMBER_PIXELS * _NUMBER_HEIGHT_PER_LETTER * look.scale
    middles = sorted(piece.spot.box.centre for _, piece in counted)
    pairs = combinations(middles, 2)
    gaps = [right - left for (left, y), (right, other_y) in pairs if abs(y - other_y) < high]
    gaps = [gap for gap in gaps if gap > 1.0]
    tallest = max((piece.spot.box.h for _, piece in counted), default=0.0)
    high = min(high, max(_NUMBER_PIXELS * _NUMBER_HEIGHT_PER_LETTER, tallest))
    high = max(_LEAST_NUMBER_HEIGHT * look.growth, min([high, *(0.95 * gap for gap in gaps)]))
    wide = high * 1.9
    placements = []
    for count, piece in counted:
        box = piece.spot.box
        x = min(max(wide / 2, box.centre[0]), width - wide / 2)
        y = max(high / 2, box.y - high * 0.18)
        placements.append(
            Placement(
                ("table", "climax", "count", *count.key),
                Sprite("table.climax.count", (count.number, int(count.look))),
                Spot(box_around(x, y, wide, high)),
                z=_NUMBER_Z,
                is_inert=True,
                counted=(0,) if count.runs else (),
            )
        )
    return placements


def caption_pieces(
    caption: str, quote: Quote | None, room: Box, lit: Iterable[Box], look: Look
) -> list[Placement]:
    """Returns the caption, or the face with its bubble, at the lower or the upper edge of a room.

    A long caption continues on further lines. The upper edge is chosen if only the lower one would
    cover boxes of `lit`.
    """
    words = caption if quote is None else quote.words
    if not words:
        return []
    side = 0.0 if quote is None else min(_FACE_SIDE_PIXELS * look.scale, room.h * 0.3)
    pad = 22.0 * look.scale
    widest = room.w - side - 2 * pad - 8
    text = balanced_size(_font(look), words, widest)
    width, height = text.width() + 2 * pad + 8, text.height() + 14 * look.scale
    whole_height, margin = max(height, side), 8.0
    lower = Box(room.centre[0] - (width + side) / 2, 0.0, width + side, whole_height)
    bottom = Box(lower.x, room.bottom - whole_height - margin, lower.w, whole_height)
    top = Box(lower.x, room.y + margin, lower.w, whole_height)
    boxes = list(lit)
    covers = any(_overlap(bottom, box) for box in boxes)
    place = top if covers and not any(_overlap(top, box) for box in boxes) else bottom
    middle = place.centre[1]
    bubble = Box(place.x + side, middle - height / 2, width, height)
    kind = "table.climax.caption" if quote is None else "table.climax.bubble"
    pieces = [
        _pinned(("table", "climax", kind, words), Sprite(kind, (words,)), bubble, _CAPTION_Z),
    ]
    if quote is not None:
        face = Box(place.x - pad * 0.4, middle - side / 2, side, side)
        pieces.append(_pinned(("table", "climax", "face"), quote.face, face, _CAPTION_Z + 1))
    return pieces


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Paints a sprite whose kind begins with "table.climax"."""
    match sprite.kind, sprite.details:
        case "table.climax.count", (int(number), int(standing)):
            _paint_count(painter, rect, number, CountLook(standing), look)
        case "table.climax.caption", (str(words),):
            paint_parchment(painter, rect, look, 9.0)
            _write(painter, rect, words, look)
        case "table.climax.bubble", (str(words),):
            _paint_bubble(painter, rect, words, look)


def is_own_sprite(sprite: Sprite) -> bool:
    """Returns True if `paint` paints this sprite."""
    return sprite.kind.startswith("table.climax")


def _pinned(key: tuple[str, ...], sprite: Sprite, box: Box, z: float) -> Placement:
    return Placement(key, sprite, Spot(box), z=z, height=0.5, is_inert=True, is_pinned=True)


def _overlap(first: Box, second: Box) -> bool:
    return (
        first.x < second.right
        and second.x < first.right
        and first.y < second.bottom
        and second.y < first.bottom
    )


def _font(look: Look) -> QFont:
    return look.serif(_CAPTION_PIXELS)


def _paint_count(
    painter: QPainter, rect: QRectF, number: int, standing: CountLook, look: Look
) -> None:
    font, words = look.serif(_NUMBER_PIXELS, bold=True), str(number)
    font.setPixelSize(max(8, round(rect.height() / _NUMBER_HEIGHT_PER_LETTER)))
    if standing is CountLook.LOSES:
        font.setPixelSize(round(font.pixelSize() * 0.88))
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    base = rect.center().y() + metrics.capHeight() / 2
    path.addText(
        QPointF(rect.center().x() - metrics.horizontalAdvance(words) / 2, base), font, words
    )
    unit = rect.height() / (_NUMBER_PIXELS * _NUMBER_HEIGHT_PER_LETTER)
    outline = QPen(QColor("#1a0f04"), 5.5 * unit)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.drawPath(path)
    painter.fillPath(path, QColor(_COUNT_COLOURS[standing]))
    if standing is CountLook.LOSES:  # not by colour alone
        stroke = QPointF(metrics.horizontalAdvance(words) / 2 + 4 * unit, -metrics.capHeight() / 2)
        middle = QPointF(rect.center().x(), base - metrics.capHeight() / 2)
        for pen_width, colour in ((5.0, "#1a0f04"), (2.2, _COUNT_COLOURS[standing])):
            painter.setPen(QPen(QColor(colour), pen_width * unit))
            painter.drawLine(middle - stroke, middle + stroke)


def _write(painter: QPainter, rect: QRectF, words: str, look: Look) -> None:
    painter.setFont(_font(look))
    painter.setPen(QColor(look.theme.ink))
    pad = _WORDS_MARGIN_PIXELS * look.scale
    painter.drawText(rect.adjusted(pad, 2, -pad, -2), _WRAPPED, words)


def _paint_bubble(painter: QPainter, rect: QRectF, words: str, look: Look) -> None:
    """Paints a bubble of parchment, whose tip points to the face at its left."""
    tip = 13.0 * look.scale
    body = rect.adjusted(tip, 0, 0, 0)
    shape = QPainterPath()
    shape.addRoundedRect(body.adjusted(1, 1, -1, -1), 12 * look.scale, 12 * look.scale)
    tail = QPainterPath(QPointF(rect.left() + 1, rect.center().y() + tip * 0.3))
    tail.lineTo(body.left() + 3, rect.center().y() - tip * 0.6)
    tail.lineTo(body.left() + 3, rect.center().y() + tip * 0.6)
    tail.closeSubpath()
    painter.setPen(QPen(QColor(look.theme.brass_deep), 1.6))
    painter.setBrush(QColor(look.theme.parchment))
    painter.drawPath(shape.united(tail))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _write(painter, body, words, look)
