# SPDX-License-Identifier: MIT
"""Energy cards: parchment with a coloured band, or a golden sun in a night sky if concentrated."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import components, terms
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint import cardstock
from wizardtable.paint.cardstock import WHOLE_CARD
from wizardtable.paint.metal import Tones, blend, part, square
from wizardtable.paint.numerals import numeral_path
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

ENERGY_TONES: Final = (
    Tones("#0f2960", "#2c66be", "#b4dcff", "#86a9d4"),
    Tones("#0b3d23", "#22834f", "#bdeeb8", "#83b27a"),
    Tones("#86a3b8", "#edf6fb", "#ffffff", "#b3c7d4", numeral="#1b2f45", rim="#ffffff"),
    Tones("#5c0a17", "#bb2334", "#ffb9a8", "#d08672"),
)
"""The colours of each kind of energy, from sapphire to ruby."""

SMALL_WIDTH_PX: Final = 120.0
"""A card narrower than this, in pixels, has no fine ornaments and larger signs."""

_MIN_GEM_WIDTH: Final = 44.0
"""The width of the smallest gem beside a numeral, in units of a card 250 wide."""

TINY_WIDTH_PX: Final = 54.0
"""A card narrower than this, in pixels, shows only the numeral and the gem."""


@dataclass(frozen=True, slots=True)
class _Detail:
    """The parts of a card at one level of detail, in units of a card 250 wide and 350 high.

    Attributes:
        field: the box inside the frame.
        frame: the name of the frame's picture file.
        band: the box of the coloured band at the top.
        numeral, gem: the boxes of the value and the gem.
        emblem: the emblem of the energy; empty if the card is too small for one.
        sun: the box of the sun of a concentrated card, behind the emblem or behind the gem.
        engraved: whether the card has engravings.
        line: the factor by which lines are thicker than on a large card.
    """

    field: QRectF
    frame: str
    band: QRectF
    numeral: QRectF
    gem: QRectF
    emblem: QRectF
    sun: QRectF
    engraved: bool = False
    line: float = 1.0


_FINE_DETAIL: Final = _Detail(
    field=QRectF(11, 11, 228, 328),
    frame="card-frame.svg",
    band=QRectF(11, 11, 228, 88),
    numeral=QRectF(30, 26, 106, 64),
    gem=QRectF(142, 19, 76, 76),
    emblem=QRectF(58, 140, 134, 134),
    sun=QRectF(25, 102, 200, 200),
    engraved=True,
)
_PLAIN_DETAIL: Final = _Detail(
    field=QRectF(8, 8, 234, 334),
    frame="card-frame-small.svg",
    band=QRectF(8, 8, 234, 122),
    numeral=QRectF(20, 22, 122, 96),
    gem=QRectF(148, 22, 90, 96),
    emblem=QRectF(46, 156, 158, 172),
    sun=QRectF(12, 124, 226, 226),
    line=1.9,
)
_BARE_DETAIL: Final = _Detail(
    field=QRectF(8, 8, 234, 334),
    frame="card-frame-small.svg",
    band=QRectF(8, 8, 234, 174),
    numeral=QRectF(24, 24, 202, 112),
    gem=QRectF(52, 184, 146, 152),
    emblem=QRectF(),
    sun=QRectF(28, 162, 194, 194),
    line=2.8,
)


def paint_energy(painter: QPainter, rect: QRectF, look: Look, card: int) -> None:
    """Paints the face of an energy card to fill `rect`, which is 1.4 times as high as wide.

    `card` is a Card, 0 to 24.
    """
    kind, value = components.KINDS[card], components.VALUES[card]
    width = rect.width()
    detail = (
        _FINE_DETAIL
        if width >= SMALL_WIDTH_PX
        else _PLAIN_DETAIL
        if width >= TINY_WIDTH_PX
        else _BARE_DETAIL
    )
    if look.swell > 1:
        detail = _with_larger_numeral(detail, look.swell)
    cardstock.begin(painter, rect)
    painter.fillPath(cardstock.outline(), QColor(KEYLINE))
    if card >= components.FIRST_CONCENTRATED:
        _paint_night(painter, detail, kind)
    else:
        _paint_paper(painter, detail, kind)
    _paint_value(painter, detail, kind, value, card >= components.FIRST_CONCENTRATED)
    draw(painter, WHOLE_CARD, "table", detail.frame)
    painter.restore()


def _with_larger_numeral(detail: _Detail, swell: float) -> _Detail:
    """Returns the parts of a card after the numeral has grown by the factor `swell`.

    The parts below the numeral shrink, or are left out if they would be too small.
    """
    number, gem, band = QRectF(detail.numeral), QRectF(detail.gem), QRectF(detail.band)
    number.setSize(number.size() * swell)
    number.setWidth(min(number.width(), band.width() - 24))
    band.setBottom(max(band.bottom(), number.bottom() + 8))
    lower = band.bottom() - detail.band.bottom()
    sun, emblem = detail.sun.adjusted(lower, lower * 2, -lower, 0), QRectF(detail.emblem)
    if emblem.isEmpty():
        gem.setTop(band.bottom() + 6)
        return replace(detail, numeral=number, gem=gem, band=band, sun=sun)
    emblem.adjust(lower / 2, lower, -lower / 2, 0)
    beside = band.right() - 8 - number.right()
    if beside < _MIN_GEM_WIDTH:
        number.moveCenter(QPointF(band.center().x(), number.center().y()))
        below = QRectF(40, band.bottom() + 12, 170, 326 - band.bottom() - 12)
        return replace(detail, numeral=number, gem=square(below), band=band, emblem=QRectF())
    side = min(gem.width(), beside)
    x = number.right() + (beside - side) / 2 + 4
    gem = QRectF(x, number.center().y() - side / 2, side, side)
    return replace(detail, numeral=number, gem=gem, band=band, sun=sun, emblem=emblem)


def paint_energy_back(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Paints the back of the cards of a kind of energy: the gem in a golden eye on a lattice."""
    small, tiny = rect.width() < SMALL_WIDTH_PX, rect.width() < TINY_WIDTH_PX
    cardstock.begin(painter, rect)
    painter.save()
    painter.setClipPath(cardstock.outline(), Qt.ClipOperation.IntersectClip)
    draw(painter, WHOLE_CARD, "zavandor", f"back-{components.ENERGIES[kind]}.svg")
    painter.restore()
    side = 186.0 if tiny else 140.0 if small else 104.0
    gem = QRectF(125 - side / 2, 175 - side / 2, side, side)
    draw(painter, WHOLE_CARD, "table", _PLAIN_DETAIL.frame if small else _FINE_DETAIL.frame)
    shape = f"gem-{components.ENERGIES[kind]}{'-small' if tiny else ''}.svg"
    draw(painter, gem, "zavandor", shape)
    painter.restore()


def paint_concentrate(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Paints the sign of concentrated energy beside a count: the gem in a golden sun."""
    box = square(rect)
    tones = _night_tones(kind)
    draw(painter, box, "zavandor", "sunburst-small.svg", ink=tones.mid)
    draw(
        painter, part(box, 22, 22, 56, 56), "zavandor", f"gem-{components.ENERGIES[kind]}-small.svg"
    )


def _paint_paper(painter: QPainter, detail: _Detail, kind: int) -> None:
    """Paints parchment that darkens to the edge in the colour of the energy, an engraving and the
    emblem."""
    tones = ENERGY_TONES[kind]
    focus = QPointF(125, 205)
    paper = QRadialGradient(focus, 190)
    paper.setColorAt(0.0, QColor("#fffaea"))
    paper.setColorAt(0.45, blend("#f6e8c4", tones.light, 0.2))
    paper.setColorAt(0.75, blend("#e6cf9c", tones.paper, 0.45))
    paper.setColorAt(1.0, blend("#b99552", tones.paper, 0.55))
    painter.fillRect(detail.field, QBrush(paper))
    if detail.engraved:
        disc = QRectF(30, 112, 190, 190)
        draw(painter, disc, "zavandor", f"ground-{components.ENERGIES[kind]}.svg", ink="#a9803a")
        halo = QRadialGradient(disc.center(), 84)
        halo.setColorAt(0.0, QColor(255, 250, 226, 235))
        halo.setColorAt(0.62, QColor(255, 244, 205, 190))
        halo.setColorAt(1.0, QColor(255, 240, 190, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(disc.center(), 84, 84)
        draw(painter, QRectF(45, 306, 160, 20), "zavandor", "foot.svg")
    elif not detail.emblem.isEmpty():
        painter.setBrush(QColor(255, 250, 228, 150))
        painter.setPen(QPen(QColor(150, 108, 40, 130), 2.6))
        painter.drawEllipse(detail.emblem.center(), 97, 97)
        painter.setPen(QPen(QColor(150, 108, 40, 110), 1.6))
        painter.drawEllipse(detail.emblem.center(), 89, 89)
    if not detail.emblem.isEmpty():
        _paint_emblem(painter, detail.emblem, kind)


def _paint_emblem(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Paints the emblem of a kind of energy: wave, sprout, frost or flame."""
    draw(painter, rect, "zavandor", f"energy-{components.ENERGIES[kind]}.svg")


def _paint_night(painter: QPainter, detail: _Detail, kind: int) -> None:
    """Paints a jewel-coloured night, a golden sun and the emblem in the sun."""
    tones = _night_tones(kind)
    focus = detail.sun.center()
    night = QRadialGradient(focus, 215)
    night.setColorAt(0.0, QColor(tones.light))
    night.setColorAt(0.42, QColor(tones.mid))
    night.setColorAt(1.0, QColor(tones.dark))
    painter.fillRect(detail.field, QBrush(night))
    if detail.engraved:
        painter.save()
        painter.setClipRect(detail.field, Qt.ClipOperation.IntersectClip)
        draw(painter, detail.field, "zavandor", "night.svg")
        painter.restore()
    sun = "sunburst.svg" if detail.engraved else "sunburst-small.svg"
    draw(painter, detail.sun, "zavandor", sun, ink=tones.dark)
    if detail.emblem.isEmpty():
        return
    eye = part(detail.sun, 20, 20, 60, 60)
    shine = QRadialGradient(eye.center(), eye.width() / 2)
    shine.setColorAt(0.0, QColor("#fffdf2"))
    shine.setColorAt(0.55, QColor(tones.light))
    shine.setColorAt(1.0, QColor(tones.mid))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawEllipse(eye)
    _paint_emblem(painter, part(detail.sun, 24, 23, 52, 54), kind)


def _night_tones(kind: int) -> Tones:
    """Returns the colours of a concentrated card: the energy's own, but violet for white energy."""
    if kind == 2:
        return Tones("#26325c", "#6c86bd", "#eef6ff", "#b3c7d4")
    return ENERGY_TONES[kind]


def _paint_value(
    painter: QPainter, detail: _Detail, kind: int, value: int, concentrated: bool
) -> None:
    """Paints the coloured band with the numeral and the gem."""
    tones = _night_tones(kind) if concentrated else ENERGY_TONES[kind]
    band = detail.band
    cloth = QPainterPath(band.topLeft())
    cloth.lineTo(band.topRight())
    cloth.lineTo(band.bottomRight())
    dip = 12.0 if detail.engraved else 9.0
    cloth.quadTo(
        QPointF(band.right() - 40, band.bottom() + dip),
        QPointF(band.center().x(), band.bottom() + dip),
    )
    cloth.quadTo(QPointF(band.left() + 40, band.bottom() + dip), band.bottomLeft())
    cloth.closeSubpath()
    painter.setPen(QPen(QColor(KEYLINE), 7 * detail.line**0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)
    painter.setPen(QPen(QColor("#e6c063"), 3.4 * detail.line**0.5))
    painter.drawPath(cloth)
    dye = QLinearGradient(band.topLeft(), band.bottomRight())
    dye.setColorAt(0.0, QColor(tones.mid))
    dye.setColorAt(1.0, QColor(tones.dark))
    painter.fillPath(cloth, QBrush(dye))
    ink = numeral_path(value, detail.numeral, barred=False)
    outline = QPen(QColor(tones.rim), detail.numeral.height() * 0.11)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(ink, outline)
    if concentrated:
        gold = QLinearGradient(detail.numeral.topLeft(), detail.numeral.bottomLeft())
        for stop, colour in ((0.0, "#fffbe0"), (0.5, "#ffdc7a"), (1.0, "#e0a02f")):
            gold.setColorAt(stop, QColor(colour))
        painter.fillPath(ink, QBrush(gold))
    else:
        painter.fillPath(ink, QColor(tones.numeral))
    if concentrated and detail.engraved:
        draw(painter, WHOLE_CARD, "zavandor", "frame-rich.svg", ink=tones.mid)
        draw(painter, QRectF(55, 312, 140, 18), "zavandor", "foot-three.svg")
    shape = f"gem-{components.ENERGIES[kind]}{'' if detail.engraved else '-small'}.svg"
    draw(painter, detail.gem, "zavandor", shape)


def _paint_back(painter: QPainter, rect: QRectF, look: Look, kind: int) -> None:
    paint_energy_back(painter, rect, kind)


@piece("energy", {"energy": paint_energy, "back": _paint_back})
class EnergyCard(Piece[ShownTable]):
    """An energy card in the viewer's hand; `number` distinguishes cards with the same face."""

    face: components.Card
    number: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("energy", (int(self.face),))

    @override
    def name(self, shown: ShownTable) -> str:
        text = render(terms.card(self.face))
        return text[:1].upper() + text[1:]

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        lines = [
            N_("zavandor table", "Worth {value} when you pay.").of(
                value=components.VALUES[self.face]
            )
        ]
        if self.face >= components.FIRST_CONCENTRATED:
            lines.append(N_("zavandor table", "Takes up 3 places in hand."))
        else:
            lines.append(N_("zavandor table", "Takes up 1 place in hand."))
        return Explanation(self.name(shown), tuple(map(render, lines)), self.sprite(shown), 1.4)
