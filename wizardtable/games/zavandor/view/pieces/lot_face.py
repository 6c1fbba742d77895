# SPDX-License-Identifier: MIT
"""Paints the cards of artifacts and sentinels, with the details for which their size has room."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from wizardtable.games.zavandor.rules.components import LOT_POINTS, MINIMUM_BIDS, is_sentinel
from wizardtable.games.zavandor.view.pieces import lot_signs
from wizardtable.paint import cardstock, seals
from wizardtable.paint.cardstock import ENGRAVING, INK, WHOLE_CARD, room_on
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import IVORY, keyline, square
from wizardtable.paint.paragraphs import paint_first_fitting, paragraph_size
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MAX_LETTER_SHARE, MIN_LETTER_PIXELS, write

NORMAL_LOOK: Final = Look()
"""The look with writing of normal size."""

SMALL_WIDTH_PX: Final = 120.0
"""A card narrower than this, in pixels at 100 %, has no fine ornaments."""

NAMELESS_WIDTH_PX: Final = 84.0
"""A card narrower than this, in pixels at 100 %, shows no name, which would be too small to
read."""

NOTED_WIDTH_PX: Final = 240.0
"""A card at least this wide, in pixels at 100 %, shows the lot's effect."""

_PLAQUE_NUMBER_HEIGHT: Final = 55.0
"""The normal height of the numbers on a plaque, in units of a card 350 high."""

TINY_WIDTH_PX: Final = 70.0
"""Below this width, in pixels at 100 %, a card has a plaque with larger numbers and no seals."""


@dataclass(frozen=True, slots=True)
class _Detail:
    """The parts of a card at one level of detail, in units of a card 250 wide and 350 high.

    Attributes:
        title: the box of the name; None if there is no name.
        sign: the box of the sign: lozenges for the part of the deck, or the pieces that a
            sentinel's bonus counts.
        emblem: the box of the picture.
        price, points: the boxes of the seals for the minimum bid and the points.
        note: the box of the effect; None if it is not shown.
        ornate: whether the card has a swallowtailed ribbon, scrolls, an engraving and a fine frame.
        head: the lower edge of the coloured band across the head of the card; 0 if the card has a
            ribbon instead.
        plaque: whether `price` and `points` are two parts of a plaque.
    """

    title: QRectF | None
    sign: QRectF
    emblem: QRectF
    price: QRectF
    points: QRectF
    note: QRectF | None = None
    ornate: bool = True
    head: float = 0.0
    plaque: bool = False


_FULL_DETAIL: Final = _Detail(
    title=QRectF(34, 29, 182, 32),
    sign=QRectF(85, 233, 80, 26),
    emblem=QRectF(52, 74, 146, 146),
    price=QRectF(21, 200, 60, 60),
    points=QRectF(169, 200, 60, 60),
    note=QRectF(25, 259, 200, 68),
)
_BARE_DETAIL: Final = _Detail(
    title=QRectF(34, 29, 182, 32),
    sign=QRectF(97, 262, 56, 56),
    emblem=QRectF(36, 76, 178, 178),
    price=QRectF(23, 252, 74, 74),
    points=QRectF(153, 252, 74, 74),
)
_PLAIN_DETAIL: Final = _Detail(
    title=QRectF(16, 13, 218, 62),
    sign=QRectF(95, 270, 60, 60),
    emblem=QRectF(36, 80, 178, 178),
    price=QRectF(13, 254, 82, 82),
    points=QRectF(155, 254, 82, 82),
    ornate=False,
    head=77,
)
_NAMELESS_DETAIL: Final = _Detail(
    title=None,
    sign=QRectF(30, 14, 190, 44),
    emblem=QRectF(25, 58, 200, 200),
    price=QRectF(12, 232, 110, 110),
    points=QRectF(128, 232, 110, 110),
    ornate=False,
    head=60,
)
_TINY_DETAIL: Final = _Detail(
    title=None,
    sign=QRectF(25, 9, 200, 44),
    emblem=QRectF(24, 52, 202, 202),
    price=QRectF(11, 246, 141, 93),
    points=QRectF(152, 246, 87, 93),
    ornate=False,
    head=54,
    plaque=True,
)


def paint_lot(painter: QPainter, rect: QRectF, look: Look, lot: int, title: str, note: str) -> None:
    """Paints the card of a lot to fill `rect`, which is 1.4 times as high as wide.

    Args:
        title: the name; a card narrower than `NAMELESS_WIDTH_PX` does not show it.
        note: the effect, shown below the picture from `NOTED_WIDTH_PX` on; "" for none. A card
            without its effect has a larger picture.
    """
    detail = _detail(rect, note, look)
    if not detail.ornate and not _has_name_room(rect, title, detail, look):
        detail = replace(detail, title=None, sign=_NAMELESS_DETAIL.sign)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cardstock.begin(painter, rect)
    _paint_paper(painter, detail, lot)
    _paint_head(painter, detail, lot_signs.lot_colour(lot))
    _paint_ground(painter, detail, lot)
    lot_signs.draw_emblem(painter, detail.emblem, lot)
    if detail.note is not None:
        painter.setPen(keyline(1.4, ENGRAVING))
        painter.drawLine(QPointF(84, 246), QPointF(166, 246))
    if not detail.sign.isEmpty():
        lot_signs.paint_sign(painter, detail.sign, lot)
    _paint_numbers(painter, detail, lot)
    cardstock.paint_frame(painter, ornate=detail.ornate)
    painter.restore()
    if detail.title is not None:
        _write_title(painter, room_on(rect, detail.title), title, detail, look)
    if detail.note is not None:
        pixels = max(12.0, rect.width() * 0.06)
        paint_first_fitting(painter, room_on(rect, detail.note), [note], look, pixels, INK)
    painter.restore()


def _detail(rect: QRectF, note: str, look: Look = NORMAL_LOOK) -> _Detail:
    """Returns the parts of a card with this size and this size of writing."""
    detail, swell = _normal_detail(rect.width() / look.growth, note), look.swell
    if detail.ornate:
        return _with_seals(detail, swell) if swell > 1 else detail
    return _with_plaque(detail, swell) if swell > 1 or detail.plaque else detail


def _with_seals(detail: _Detail, swell: float) -> _Detail:
    """Returns the parts of a card after its seals have grown by the factor `swell`.

    If the seals leave no room for the sign between them, the sign is left out.
    """
    price, points = QRectF(detail.price), QRectF(detail.points)
    for seal in (price, points):
        seal.setTop(seal.bottom() - seal.height() * swell)
    price.setWidth(price.height())
    points.setLeft(points.right() - points.height())
    sign = detail.sign if price.right() < detail.sign.left() + 4 else QRectF()
    return replace(detail, price=price, points=points, sign=sign)


def _with_plaque(detail: _Detail, swell: float) -> _Detail:
    """Returns the parts of a card with both numbers on a plaque below its picture.

    `swell` is the factor that enlarges the numbers for large writing.
    """
    high = _PLAQUE_NUMBER_HEIGHT * swell / seals.PLAQUE_NUMBER_SHARE
    price = QRectF(11, 339 - high, 146, high)
    points = QRectF(price.right(), price.top(), 82, high)
    room = QRectF(QPointF(24, detail.emblem.top()), QPointF(226, price.top() - 2))
    sign = detail.sign if detail.sign.bottom() <= room.top() else QRectF()
    return replace(detail, price=price, points=points, plaque=True, sign=sign, emblem=square(room))


def _normal_detail(width: float, note: str) -> _Detail:
    if width < TINY_WIDTH_PX:
        return _TINY_DETAIL
    if width < NAMELESS_WIDTH_PX:
        return _NAMELESS_DETAIL
    if width < SMALL_WIDTH_PX:
        return _PLAIN_DETAIL
    return _FULL_DETAIL if note and width >= NOTED_WIDTH_PX else _BARE_DETAIL


def _paint_paper(painter: QPainter, detail: _Detail, lot: int) -> None:
    """Paints the parchment; a sentinel's card has an edge in the sentinels' colour."""
    cardstock.paint_parchment(painter)
    if not detail.ornate:
        return
    if is_sentinel(lot):
        cardstock.paint_border(painter, 16, 7, lot_signs.lot_colour(lot), 6)
    cardstock.paint_border(painter, 20, 2, "#b98a35", 5)


def _paint_head(painter: QPainter, detail: _Detail, colour: str) -> None:
    """Paints the band in the lot's colour: a ribbon, or on a small card the whole head."""
    base = QColor(colour)
    band = QRectF(QPointF(8, 8), QPointF(242, detail.head))
    if detail.ornate:
        band = QRectF(QPointF(14, 27), QPointF(236, 63))
        draw(painter, WHOLE_CARD, "zavandor", "card-scrolls.svg")
    dyes = base.lighter(118), base.darker(165)
    cardstock.paint_ribbon(painter, band, dyes, 10, ornate=detail.ornate)


def _paint_ground(painter: QPainter, detail: _Detail, lot: int) -> None:
    """Paints the light and the engraved figure behind the emblem."""
    room = detail.emblem
    if detail.ornate:
        name = "ground-sentinel.svg" if is_sentinel(lot) else "ground-artifact.svg"
        reach = room.width() * 0.09
        around = room.adjusted(-reach, -reach, reach, reach)
        draw(painter, around, "zavandor", name, ink=ENGRAVING)
    else:
        draw(painter, room, "zavandor", "glow.svg")


def _paint_numbers(painter: QPainter, detail: _Detail, lot: int) -> None:
    """Paints the minimum bid and the points."""
    price, points = MINIMUM_BIDS[lot], LOT_POINTS[lot]
    if detail.plaque:
        whole = detail.price.united(detail.points)
        seals.paint_plaque(painter, whole, price, points, lot_signs.lot_colour(lot))
        return
    seals.paint_price_seal(painter, detail.price, price)
    seals.paint_points_seal(painter, detail.points, points, lot_signs.lot_colour(lot))


def _write_title(painter: QPainter, room: QRectF, title: str, detail: _Detail, look: Look) -> None:
    """Writes the name if it has room: in one line on the ribbon, or on the head of a small card."""
    if detail.ornate:
        size = lettering(room.height(), look, max_pixels=room.height() * 0.66 / look.growth)
        if (
            look.swell <= 1
            or room.height() * MAX_LETTER_SHARE >= MIN_LETTER_PIXELS * look.close_scale - 0.5
        ):
            write(painter, room, title, look, size, IVORY, bold=True)
        return
    cardstock.write_name(painter, room, title, look, room.height() * 0.52)


def _has_name_room(rect: QRectF, title: str, detail: _Detail, look: Look) -> bool:
    """Returns whether the head of a small card has room for the name. If not, it shows the sign."""
    if detail.title is None or look.swell <= 1:
        return detail.title is not None
    room = room_on(rect, detail.title)
    return bool(paragraph_size(room, title, look, room.height() * 0.52, bold=True))
