# SPDX-License-Identifier: MIT
"""Paints the common parts of all cards of the component deck: frame, field, corner, picture and
name.

The corner is a coloured pennant at the upper left with the sign of the card.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from wizardtable.paint import cardstock
from wizardtable.paint.cardstock import INK, WHOLE_CARD, room_on
from wizardtable.paint.metal import IVORY, Tones, blend
from wizardtable.paint.paragraphs import paint_first_fitting, paragraph_size
from wizardtable.paint.svg import KEYLINE
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MAX_LETTER_SHARE, MIN_LETTER_PIXELS, fits_line, write

SMALL_WIDTH: Final = 120.0
"""Cards narrower than this, in logical pixels, have no fine ornaments. Their corner and picture are
larger."""

NAMELESS_WIDTH: Final = 84.0
"""Cards narrower than this, in logical pixels, have no name, because it would be too small to
read."""

_TITLE_LETTER_SHARE, _NOTE_LETTER_SHARE = 0.096, 0.06
"""The sizes of letters in names and in effect texts, as shares of a card's width."""

_USUAL_MIN_LETTER_PIXELS = 12.3
"""The size of the smallest letters, in logical pixels, for writing of the usual size."""

_MIN_NAME_WIDTH_SHARE: Final = 0.8
"""Names are narrowed down to this share of their width before they take two lines."""

NOTED_WIDTH: Final = 180.0
"""Cards of at least this width, in logical pixels, have room for the text of the effect."""


class Kind(Enum):
    """The types of cards. The corner of each type has its own shape."""

    COMPONENT = "component"
    INCANTATION = "incantation"
    GAMBIT = "gambit"


Draw = Callable[[QPainter, QRectF, bool], None]
"""A function that paints into a square. Its last argument is True for a card without fine
ornaments."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """The picture, colours and texts of a card.

    Attributes:
        kind: the type of the card, which decides the shape of the corner.
        tones: the colours of the corner, the ribbon and the edge of the field.
        emblem: paints the picture in the middle of the card.
        index: paints the sign in the corner, ivory on `tones.mid`. In a fan of cards, only this
            sign is visible.
        title, note: the name and the effect in the reader's language; "" for none.
        ground: paints an engraving behind the picture of a large card; None if the card has none.
    """

    kind: Kind
    tones: Tones
    emblem: Draw
    index: Draw
    title: str = ""
    note: str = ""
    ground: Draw | None = None


@dataclass(frozen=True, slots=True)
class _Detail:
    """The parts of a card at one level of detail, in units of a card 250 wide and 350 high.

    Attributes:
        tab: the area of the corner; `index`: the area of the sign in the corner.
        emblem: the area of the picture.
        band: the area of the name, or None if the card has no name.
        note: the area of the effect, or None if the card has no text.
        ornate: whether the card has fine ornaments.
    """

    tab: QRectF
    index: QRectF
    emblem: QRectF
    band: QRectF | None = None
    note: QRectF | None = None
    ornate: bool = False


_FULL_DETAIL: Final = _Detail(
    tab=QRectF(19, 11, 50, 74),
    index=QRectF(22, 20, 44, 44),
    emblem=QRectF(58, 48, 157, 157),
    band=QRectF(14, 212, 222, 38),
    note=QRectF(26, 256, 198, 74),
    ornate=True,
)
_BARE_DETAIL: Final = _Detail(
    tab=QRectF(16, 10, 58, 84),
    index=QRectF(19, 19, 52, 52),
    emblem=QRectF(44, 82, 186, 186),
    band=QRectF(12, 278, 226, 46),
    ornate=True,
)
_TWO_LINE_DETAIL: Final = _Detail(
    tab=QRectF(16, 10, 58, 84),
    index=QRectF(19, 19, 52, 52),
    emblem=QRectF(52, 68, 168, 168),
    band=QRectF(12, 236, 226, 94),
    ornate=True,
)
_PLAIN_DETAIL: Final = _Detail(
    tab=QRectF(12, 8, 76, 104),
    index=QRectF(16, 16, 68, 68),
    emblem=QRectF(54, 76, 182, 176),
    band=QRectF(8, 257, 234, 86),
)
_UNTITLED_DETAIL: Final = _Detail(
    tab=QRectF(16, 10, 58, 84),
    index=QRectF(19, 19, 52, 52),
    emblem=QRectF(27, 84, 204, 224),
    ornate=True,
)
_NAMELESS_DETAIL: Final = _Detail(
    tab=QRectF(10, 7, 96, 126),
    index=QRectF(14, 14, 88, 88),
    emblem=QRectF(30, 106, 212, 228),
)


def paint_hand_card(painter: QPainter, rect: QRectF, face: CardFace, look: Look) -> None:
    """Paints a card to fill `rect`, which is `CARD_RATIO` times as high as wide.

    A card narrower than `NAMELESS_WIDTH` has no name. Only cards of at least `NOTED_WIDTH` show the
    effect; without the effect, the picture is larger.
    """
    detail = _detail_level(rect, face, look)
    small = not detail.ornate
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cardstock.begin(painter, rect)
    _paint_field(painter, detail, face)
    if face.ground is not None and detail.ornate:
        reach = detail.emblem.width() * 0.09
        face.ground(painter, detail.emblem.adjusted(-reach, -reach, reach, reach), False)
    if detail.band is not None:
        dyes = blend(face.tones.mid, face.tones.dark, 0.5), QColor(face.tones.dark)
        notch = detail.band.height() * 0.26
        cardstock.paint_ribbon(painter, detail.band, dyes, notch, ornate=detail.ornate)
    face.emblem(painter, detail.emblem, small)
    cardstock.paint_frame(painter, ornate=detail.ornate)
    paint_tab(painter, detail.tab, face.kind, face.tones)
    face.index(painter, detail.index, small)
    painter.restore()
    if detail.band is not None:
        _write_title(painter, rect, detail, face.title, look)
    if detail.note is not None:
        pixels = _letter_pixels(rect, _NOTE_LETTER_SHARE, look)
        paint_first_fitting(painter, room_on(rect, detail.note), [face.note], look, pixels, INK)
    painter.restore()


def _detail_level(rect: QRectF, face: CardFace, look: Look) -> _Detail:
    """Returns the level of detail for a card, by its size, its texts and the size of writing."""
    if rect.width() < SMALL_WIDTH:
        named = (
            face.title and rect.width() >= NAMELESS_WIDTH and _fits(rect, _PLAIN_DETAIL, face, look)
        )
        return _PLAIN_DETAIL if named else _NAMELESS_DETAIL
    noted = face.note and rect.width() >= NOTED_WIDTH and _fits(rect, _FULL_DETAIL, face, look)
    if noted and _fits_in_one_line(rect, _FULL_DETAIL, face, look):
        return _FULL_DETAIL
    if not face.title:
        return _UNTITLED_DETAIL
    if _fits_in_one_line(rect, _BARE_DETAIL, face, look):
        return _BARE_DETAIL
    return _TWO_LINE_DETAIL if _fits(rect, _TWO_LINE_DETAIL, face, look) else _UNTITLED_DETAIL


def _fits(rect: QRectF, detail: _Detail, face: CardFace, look: Look) -> bool:
    """Returns whether the text of a card fits at a level of detail.

    The text is the effect, or the name if this level shows no effect.
    """
    if detail.note is not None:
        room = room_on(rect, detail.note)
        return (
            paragraph_size(room, face.note, look, _letter_pixels(rect, _NOTE_LETTER_SHARE, look))
            > 0
        )
    room = _room_of_title(rect, detail)
    return paragraph_size(room, face.title, look, MIN_LETTER_PIXELS, bold=True) > 0


def _fits_in_one_line(rect: QRectF, detail: _Detail, face: CardFace, look: Look) -> bool:
    """Returns whether the name fits on the ribbon of a large card in one line."""
    room, pixels = _room_of_title(rect, detail), _letter_pixels(rect, _TITLE_LETTER_SHARE, look)
    if pixels * look.close_scale > room.height() * MAX_LETTER_SHARE:
        return False
    return fits_line(room, face.title, look, pixels, _MIN_NAME_WIDTH_SHARE)


def _letter_pixels(rect: QRectF, share: float, look: Look) -> float:
    """Returns the letter size for a card, in logical pixels before the font scale is applied."""
    return max(_USUAL_MIN_LETTER_PIXELS, rect.width() * share / look.growth)


def _room_of_title(rect: QRectF, detail: _Detail) -> QRectF:
    """Returns the area of the name in pixels: on the ribbon, or at the foot of a small card."""
    assert detail.band is not None
    room = room_on(rect, detail.band)
    inside = 2.0
    if detail.ornate:
        inside = (10 if detail is _TWO_LINE_DETAIL else 14) * rect.height() / WHOLE_CARD.height()
    return room.adjusted(inside, 0, -inside, 0)


def paint_tab(painter: QPainter, rect: QRectF, kind: Kind, tones: Tones) -> None:
    """Paints the corner of a card: a pennant with a round, forked or pointed end, by type."""
    path = _tab_outline(rect, kind)
    dye = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    dye.setColorAt(0.0, blend(tones.mid, tones.light, 0.25))
    dye.setColorAt(1.0, blend(tones.mid, tones.dark, 0.6))
    line = max(2.0, rect.width() * 0.05)
    cardstock.paint_edged(painter, path, dye, line, outer=line * 2.2)


def _tab_outline(rect: QRectF, kind: Kind) -> QPainterPath:
    """Returns the outline of the corner for a type of card."""
    left, top, right, low = rect.left(), rect.top(), rect.right(), rect.bottom()
    shoulder = low - rect.width() * 0.26
    path = QPainterPath(QPointF(left, top))
    path.lineTo(right, top)
    if kind is Kind.COMPONENT:
        path.lineTo(right, shoulder)
        path.quadTo(QPointF(right, low), QPointF(rect.center().x(), low))
        path.quadTo(QPointF(left, low), QPointF(left, shoulder))
    elif kind is Kind.INCANTATION:
        path.lineTo(right, low)
        path.lineTo(rect.center().x(), low - rect.width() * 0.2)
        path.lineTo(left, low)
    else:
        path.lineTo(right, shoulder)
        path.lineTo(rect.center().x(), low)
        path.lineTo(left, shoulder)
    path.closeSubpath()
    return path


def _paint_field(painter: QPainter, detail: _Detail, face: CardFace) -> None:
    """Paints the parchment of a card; except on components, its edge has the card's colour."""
    painter.fillPath(cardstock.outline(), QColor(KEYLINE))
    field = QPainterPath()
    field.addRoundedRect(WHOLE_CARD.adjusted(8, 8, -8, -8), 10, 10)
    tones = face.tones
    paper = QRadialGradient(detail.emblem.center(), 200)
    paper.setColorAt(0.0, QColor("#fff9e6"))
    paper.setColorAt(0.36, blend("#f6e8c4", tones.light, 0.16))
    if face.kind is Kind.COMPONENT:
        paper.setColorAt(0.7, blend("#dfc48c", tones.paper, 0.55))
        paper.setColorAt(1.0, blend("#a9854a", tones.paper, 0.55))
    else:
        paper.setColorAt(0.62, blend("#dfc48c", tones.light, 0.72))
        paper.setColorAt(0.95, blend(tones.mid, tones.light, 0.18))
    painter.fillPath(field, paper)
    if detail.ornate:
        cardstock.paint_border(painter, 19, 3.4, blend(tones.mid, "#8a6526", 0.5).name(), 6)
        cardstock.paint_border(painter, 19, 1.4, "#edd089", 6)
    if detail.note is not None:
        leaf = QPainterPath()
        leaf.addRoundedRect(detail.note.adjusted(-7, -20, 7, 6), 5, 5)
        painter.fillPath(leaf, QColor(255, 249, 230, 200))


def _write_title(painter: QPainter, rect: QRectF, detail: _Detail, title: str, look: Look) -> None:
    """Writes the name of a card.

    The name has one line on a narrow ribbon, up to two on a broad ribbon or a small card.
    """
    room, pixels = _room_of_title(rect, detail), _letter_pixels(rect, _TITLE_LETTER_SHARE, look)
    if detail is _BARE_DETAIL or detail is _FULL_DETAIL:
        write(painter, room, title, look, pixels, IVORY, bold=True)
    else:
        cardstock.write_name(painter, room, title, look, pixels)
