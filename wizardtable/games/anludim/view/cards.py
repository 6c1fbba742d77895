# SPDX-License-Identifier: MIT
"""Paints the double apprentice cards: two court halves, each turned against the other."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from wizardtable.games.anludim.components import CARDS, COLOURS
from wizardtable.games.anludim.view.numerals import numeral_path
from wizardtable.table.svg import KEYLINE, draw

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""

SMALL: Final = 120.0
"""Below this width, in logical pixels, fine ornaments go and numerals and shapes grow by half."""


@dataclass(frozen=True, slots=True)
class Tones:
    """One apprentice colour as jewel tones, "#rrggbb"; the same by lamp light and by day.

    Attributes:
        paper: what parchment darkens to where it is painted with this colour.
        numeral, rim: the numeral on a band of `mid` to `dark`, and the line around it.
    """

    dark: str
    mid: str
    light: str
    paper: str
    numeral: str = "#fff8e2"
    rim: str = "#120c14"


COLOUR_TONES: Final = (
    Tones("#12306b", "#2f6fc0", "#a9d4fb", "#7fa9d0"),
    Tones("#6e1216", "#c0352a", "#ffb59a", "#d07f5f"),
    Tones("#12452a", "#2f8a48", "#b5e59a", "#8cb168"),
    Tones("#b06f0c", "#f3bd3a", "#ffe28a", "#cf9a35", numeral="#2b1703", rim="#fff1b8"),
    Tones("#33185f", "#6f42ab", "#d3b8f5", "#a586c4"),
)
"""By apprentice colour, BLUE to PURPLE."""


@dataclass(frozen=True, slots=True)
class _Banner:
    """A pennant that hangs from the frame: where it is, and its numeral and shape upon it."""

    band: QRectF
    numeral: QRectF
    shape: QRectF


@dataclass(frozen=True, slots=True)
class _Detail:
    """What one level of detail shows, in units of a card 250 wide and 350 high."""

    field: QRectF
    frame: str
    divide: str
    figure: QRectF
    main: _Banner
    index: _Banner
    engraved: bool
    line: float


_WHOLE: Final = QRectF(0, 0, 250, 350)
_CENTRE: Final = QPointF(125, 175)
_RISE: Final = 20.0
"""How far the divide lies below the centre at the right edge, and above it at the left."""

_FINE: Final = _Detail(
    field=QRectF(11, 11, 228, 328),
    frame="frame.svg",
    divide="divide.svg",
    figure=QRectF(58, 17, 184, 184),
    main=_Banner(QRectF(13, 8, 60, 140), QRectF(17, 25, 52, 48), QRectF(18, 79, 50, 50)),
    index=_Banner(QRectF(203, 8, 32, 72), QRectF(206, 20, 26, 22), QRectF(207, 45, 24, 24)),
    engraved=True,
    line=1.0,
)
_PLAIN: Final = _Detail(
    field=QRectF(8, 8, 234, 334),
    frame="frame-small.svg",
    divide="divide-small.svg",
    figure=QRectF(60, 10, 186, 186),
    main=_Banner(QRectF(6, 5, 72, 158), QRectF(10, 16, 58, 62), QRectF(8, 82, 66, 66)),
    index=_Banner(QRectF(196, 5, 48, 98), QRectF(200, 16, 38, 34), QRectF(199, 52, 42, 42)),
    engraved=False,
    line=1.9,
)


def paint_card(
    painter: QPainter, rect: QRectF, card: int, top: int = 0, used: int | None = None
) -> None:
    """Paints `card` to fill `rect`, which is `CARD_RATIO` times as high as wide.

    Args:
        card: a CardId, 0 to 64.
        top: the half, 0 or 1, that stands upright at the top.
        used: the half that serves in a combination: it shines and the other fades; None while
            both may still serve.
    """
    detail = _PLAIN if rect.width() < SMALL else _FINE
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _WHOLE.width(), rect.height() / _WHOLE.height())
    painter.fillPath(_rounded(_WHOLE.adjusted(2, 2, -2, -2), 16), QColor(KEYLINE))
    for half in (top, 1 - top):
        value, colour = CARDS[card][half]
        _paint_half(painter, detail, value, colour, used == half)
        _turn(painter)
    draw(painter, _WHOLE, "anludim", detail.frame)
    if used is None:
        _paint_divide(painter, detail)
    else:
        if used != top:
            _turn(painter)
        _paint_use(painter, detail)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paints the back that all cards of the deck share, to fill `rect`."""
    small = rect.width() < SMALL
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _WHOLE.width(), rect.height() / _WHOLE.height())
    draw(painter, _WHOLE, "anludim", "back-small.svg" if small else "back.svg")
    draw(painter, _WHOLE, "anludim", _PLAIN.frame if small else _FINE.frame)
    painter.restore()


def paint_shape(painter: QPainter, rect: QRectF, colour: int) -> None:
    """Paints the shape that goes with `colour` everywhere: drop, flame, leaf, sun or moon."""
    draw(painter, rect, "anludim", f"shape-{COLOURS[colour]}.svg")


def paint_apprentice(painter: QPainter, rect: QRectF, colour: int) -> None:
    """Paints the bust of the apprentice of `colour` alone, as large as fits in `rect`."""
    draw(painter, rect, "anludim", f"figure-{COLOURS[colour]}.svg")


def _turn(painter: QPainter) -> None:
    """Turns the card by 180° about its centre."""
    painter.translate(_CENTRE)
    painter.rotate(180)
    painter.translate(-_CENTRE)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _half_path(area: QRectF, radius: float, shift: float = 0.0) -> QPainterPath:
    """The part of `area` above the divide, which is thought `shift` units lower."""
    slope = _RISE / (area.width() / 2)
    reach = slope * (area.width() / 2 + 20)
    upper = QPolygonF(
        [
            QPointF(area.left() - 20, area.top() - 20),
            QPointF(area.right() + 20, area.top() - 20),
            QPointF(area.right() + 20, _CENTRE.y() + shift + reach),
            QPointF(area.left() - 20, _CENTRE.y() + shift - reach),
        ]
    )
    path = QPainterPath()
    path.addPolygon(upper)
    path.closeSubpath()
    return path.intersected(_rounded(area, radius))


def _blend(first: str, second: str, share: float) -> QColor:
    """`first` with `share` (0 to 1) of `second` mixed in."""
    one, two = QColor(first), QColor(second)
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * share,
        one.greenF() + (two.greenF() - one.greenF()) * share,
        one.blueF() + (two.blueF() - one.blueF()) * share,
    )


def _paint_half(painter: QPainter, detail: _Detail, value: int, colour: int, in_use: bool) -> None:
    """Paints the upper half: parchment, engraving, apprentice and pennants."""
    tones = COLOUR_TONES[colour]
    name = COLOURS[colour]
    painter.save()
    painter.setClipPath(_half_path(detail.field, 7), Qt.ClipOperation.IntersectClip)
    focus = detail.figure.center()
    paper = QRadialGradient(focus, 160)
    paper.setColorAt(0.0, QColor("#fff9e6"))
    paper.setColorAt(0.4, _blend("#f6e8c4", tones.light, 0.22))
    paper.setColorAt(0.72, _blend("#dfc48c", tones.paper, 0.6))
    paper.setColorAt(1.0, _blend("#a9854a", tones.paper, 0.6))
    painter.fillRect(detail.field, QBrush(paper))
    if detail.engraved:
        draw(painter, QRectF(12, 12, 226, 200), "anludim", f"ground-{name}.svg")
        border = detail.field.adjusted(8, 8, -8, -8)
        painter.strokePath(_half_path(border, 5, -9), QPen(QColor("#8a6526"), 3))
        painter.strokePath(_half_path(border, 5, -9), QPen(QColor("#edd089"), 1.4))
    if in_use:
        shine = QRadialGradient(focus, 120)
        shine.setColorAt(0.0, QColor(255, 246, 205, 255))
        shine.setColorAt(0.6, QColor(255, 220, 120, 150))
        shine.setColorAt(1.0, QColor(255, 205, 90, 0))
        painter.fillRect(detail.field, QBrush(shine))
    draw(painter, detail.figure, "anludim", f"figure-{name}.svg")
    for banner in (detail.index, detail.main):
        _paint_banner(painter, detail, banner, value, colour)
    painter.restore()


def _paint_banner(
    painter: QPainter, detail: _Detail, banner: _Banner, value: int, colour: int
) -> None:
    """Paints a pennant in the colour with its swallowtail, the numeral and the shape."""
    tones = COLOUR_TONES[colour]
    band = banner.band
    notch = QPointF(band.center().x(), band.bottom() - band.width() * 0.22)
    cloth = QPainterPath()
    cloth.addPolygon(
        QPolygonF([band.topLeft(), band.topRight(), band.bottomRight(), notch, band.bottomLeft()])
    )
    cloth.closeSubpath()
    dye = QLinearGradient(band.topLeft(), band.bottomRight())
    dye.setColorAt(0.0, QColor(tones.mid))
    dye.setColorAt(1.0, QColor(tones.dark))
    painter.setPen(QPen(QColor(KEYLINE), 5 * detail.line, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)
    painter.setPen(QPen(QColor("#e6c063"), 2.2 * detail.line, j=Qt.PenJoinStyle.MiterJoin))
    painter.drawPath(cloth)
    painter.fillPath(cloth, QBrush(dye))
    if detail.engraved:
        _paint_hem(painter, band, tones)
    ink = numeral_path(value, banner.numeral)
    outline = QPen(QColor(tones.rim), banner.numeral.height() * 0.11)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(ink, outline)
    painter.fillPath(ink, QColor(tones.numeral))
    _paint_seal(painter, detail, banner.shape, colour)


def _paint_hem(painter: QPainter, band: QRectF, tones: Tones) -> None:
    """Paints the woven lines along both edges of a pennant."""
    painter.setPen(QPen(_blend(tones.mid, tones.light, 0.55), 1.1))
    inset = band.width() * 0.07
    foot = band.bottom() - band.width() * 0.16
    for x in (band.left() + inset, band.right() - inset):
        painter.drawLine(QPointF(x, band.top()), QPointF(x, foot))


def _paint_seal(painter: QPainter, detail: _Detail, rect: QRectF, colour: int) -> None:
    """Paints the shape on a disc of parchment, which sets it off from a band of its own colour."""
    width = rect.width()
    disc = QRadialGradient(rect.center() - QPointF(width * 0.1, width * 0.14), width * 0.62)
    disc.setColorAt(0.0, QColor("#fffaf0"))
    disc.setColorAt(1.0, QColor("#ead7a6"))
    rim = width * 0.06
    inner = rect.adjusted(rim, rim, -rim, -rim)
    painter.setBrush(QBrush(disc))
    painter.setPen(QPen(QColor(KEYLINE), rim * 2))
    painter.drawEllipse(inner)
    if detail.engraved:
        painter.setPen(QPen(QColor("#e6c063"), rim * 0.9))
        painter.drawEllipse(inner)
    margin = width * (0.16 if detail.engraved else 0.1)
    paint_shape(painter, rect.adjusted(margin, margin, -margin, -margin), colour)


def _paint_divide(painter: QPainter, detail: _Detail) -> None:
    """Lays the gilt bar along the divide, with the star where the halves turn."""
    field = detail.field
    painter.save()
    painter.setClipRect(field)
    painter.translate(_CENTRE)
    painter.rotate(math.degrees(math.atan2(_RISE, field.width() / 2)))
    size = QSizeF(246, 41)
    draw(
        painter,
        QRectF(QPointF(-size.width() / 2, -size.height() / 2), size),
        "anludim",
        detail.divide,
    )
    painter.restore()


def _star_disc() -> QPainterPath:
    """The disc at the middle of the divide."""
    path = QPainterPath()
    path.addEllipse(_CENTRE, 19, 19)
    return path


def _paint_use(painter: QPainter, detail: _Detail) -> None:
    """Fades the lower half and rims the upper one, which is in use, with light."""
    painter.save()
    _turn(painter)
    painter.fillPath(_half_path(_WHOLE.adjusted(2, 2, -2, -2), 16), QColor(62, 60, 57, 150))
    painter.restore()
    _paint_divide(painter, detail)
    edge = _half_path(_WHOLE.adjusted(8, 8, -8, -8), 12)
    if detail.engraved:
        edge = edge.subtracted(_star_disc())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, light in ((16, "#50ffcf5a"), (11, "#90ffdc78"), (5.5, "#fff3bd")):
        pen = QPen(QColor(light), width * (1 + (detail.line - 1) * 0.4))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(edge)
