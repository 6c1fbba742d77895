# SPDX-License-Identifier: MIT
"""The double apprentice cards: two court halves, each turned against the other."""

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.rules import moves, terms
from wizardtable.games.anludim.rules.components import CARDS, COLOURS, CardId
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.view.pieces.card_pennants import (
    COLOUR_TONES,
    Pennant,
    paint_pennant,
)
from wizardtable.paint import cardstock
from wizardtable.paint.card_backs import glaze_back
from wizardtable.paint.cardstock import WHOLE
from wizardtable.paint.metal import blend
from wizardtable.paint.numerals import LEAST_NUMERAL
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

SMALL: Final = 120.0
"""Below this width, in logical pixels, fine ornaments go and numerals and shapes grow by half."""


_CROWDED: Final = 1.2
"""How much larger the numeral on the left may be beside the one on the right."""

_PIXEL: Final = 1.02
"""How much larger a card may be where the writing is larger, because parts of the table settle by a
pixel: a numeral that had no room before does not come back for that."""

_LOWEST: Final = 164.0
"""Where pennants end, above the divide."""


@dataclass(frozen=True, slots=True)
class _Detail:
    """What one level of detail shows, in units of a card 250 wide and 350 high."""

    field: QRectF
    frame: str
    divide: str
    figure: QRectF
    main: Pennant
    index: Pennant | None
    engraved: bool
    line: float


_CENTRE: Final = QPointF(125, 175)
_RISE: Final = 20.0
"""How far the divide lies below the centre at the right edge, and above it at the left."""

_FINE: Final = _Detail(
    field=QRectF(11, 11, 228, 328),
    frame="card-frame.svg",
    divide="divide.svg",
    figure=QRectF(58, 17, 184, 184),
    main=Pennant(QRectF(13, 8, 60, 140), QRectF(17, 25, 52, 48), QRectF(18, 79, 50, 50)),
    index=Pennant(QRectF(203, 8, 32, 72), QRectF(206, 20, 26, 22), QRectF(207, 45, 24, 24)),
    engraved=True,
    line=1.0,
)
_PLAIN: Final = _Detail(
    field=QRectF(8, 8, 234, 334),
    frame="card-frame-small.svg",
    divide="divide-small.svg",
    figure=QRectF(60, 10, 186, 186),
    main=Pennant(
        QRectF(6, 5, 72, 158), QRectF(10, 16, 58, 62), QRectF(8, 82, 66, 66), ornate=False, line=1.9
    ),
    index=Pennant(
        QRectF(196, 5, 48, 98),
        QRectF(200, 16, 38, 34),
        QRectF(199, 52, 42, 42),
        ornate=False,
        line=1.9,
    ),
    engraved=False,
    line=1.9,
)


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: int,
    top: int = 0,
    used: int | None = None,
    swell: float = 1.0,
) -> None:
    """Paints `card` to fill `rect`, which is `CARD_RATIO` times as high as wide.

    Args:
        card: a CardId, 0 to 64.
        top: the half, 0 or 1, that stands upright at the top.
        used: the half that serves in a combination: it shines and the other fades; None while
            both may still serve.
        swell: how many times their usual size the numerals have.
    """
    detail = _swollen(_PLAIN if rect.width() < SMALL else _FINE, rect.height(), swell)
    cardstock.begin(painter, rect)
    painter.fillPath(cardstock.outline(), QColor(KEYLINE))
    for half in (top, 1 - top):
        value, colour = CARDS[card][half]
        _paint_half(painter, detail, value, colour, used == half)
        _turn(painter)
    draw(painter, WHOLE, "table", detail.frame)
    if used is None:
        _paint_divide(painter, detail)
    else:
        if used != top:
            _turn(painter)
        _paint_use(painter, detail)
    painter.restore()


def _swollen(detail: _Detail, height: float, swell: float) -> _Detail:
    """The same with larger numerals on a card of this height, in pixels: as many times as asked
    for, and never so small that they cannot be read. The second one goes where it could not be, or
    where there is no room for it."""
    unit = height / WHOLE.height()
    main = max(1.0, LEAST_NUMERAL / (detail.main.numeral.height() * unit)) * swell
    index = detail.index
    if index is not None:
        least = LEAST_NUMERAL * (_PIXEL if swell > 1 else 1.0)
        hidden = index.numeral.height() * unit < least or main > _CROWDED
        index = None if hidden else _grown(index, swell, WHOLE.right())
    return replace(detail, main=_grown(detail.main, main, WHOLE.left()), index=index)


def _grown(pennant: Pennant, factor: float, side: float) -> Pennant:
    """A pennant that is larger, at its side of the card; it ends where it did if it has no room
    below, and its shape gives way to the numeral."""
    if factor <= 1:
        return pennant

    def grown(rect: QRectF) -> QRectF:
        top = pennant.band.top()
        return QRectF(
            side + (rect.x() - side) * factor,
            top + (rect.y() - top) * factor,
            rect.width() * factor,
            rect.height() * factor,
        )

    band, numeral = grown(pennant.band), grown(pennant.numeral)
    band.setBottom(max(pennant.band.bottom(), min(band.bottom(), _LOWEST)))
    numeral.moveTop(pennant.numeral.top())
    top = numeral.bottom() + 2
    size = min(pennant.shape.width(), band.bottom() - 3 - top)
    shape = QRectF(numeral.center().x() - size / 2, top, size, size)
    return replace(pennant, band=band, numeral=numeral, shape=shape)


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Paints the back that all cards of the deck share, to fill `rect`."""
    small = rect.width() < SMALL
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WHOLE.width(), rect.height() / WHOLE.height())
    draw(painter, WHOLE, "anludim", "back-small.svg" if small else "back.svg")
    glaze_back(painter, cardstock.outline())
    draw(painter, WHOLE, "table", _PLAIN.frame if small else _FINE.frame)
    painter.restore()


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


def _paint_half(painter: QPainter, detail: _Detail, value: int, colour: int, in_use: bool) -> None:
    """Paints the upper half: parchment, engraving, apprentice and pennants."""
    tones = COLOUR_TONES[colour]
    name = COLOURS[colour]
    painter.save()
    painter.setClipPath(_half_path(detail.field, 7), Qt.ClipOperation.IntersectClip)
    focus = detail.figure.center()
    paper = QRadialGradient(focus, 160)
    paper.setColorAt(0.0, QColor("#fff9e6"))
    paper.setColorAt(0.4, blend("#f6e8c4", tones.light, 0.22))
    paper.setColorAt(0.72, blend("#dfc48c", tones.paper, 0.6))
    paper.setColorAt(1.0, blend("#a9854a", tones.paper, 0.6))
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
    for pennant in (detail.index, detail.main):
        if pennant is not None:
            paint_pennant(painter, pennant, value, colour)
    painter.restore()


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
    painter.fillPath(_half_path(WHOLE.adjusted(2, 2, -2, -2), 16), QColor(62, 60, 57, 150))
    painter.restore()
    _paint_divide(painter, detail)
    edge = _half_path(WHOLE.adjusted(8, 8, -8, -8), 12)
    if detail.engraved:
        edge = edge.subtracted(_star_disc())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, light in ((16, "#50ffcf5a"), (11, "#90ffdc78"), (5.5, "#fff3bd")):
        pen = QPen(QColor(light), width * (1 + (detail.line - 1) * 0.4))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(edge)


def _paint(
    painter: QPainter, rect: QRectF, look: Look, card: int, top: int, used: int | None
) -> None:
    paint_card(painter, rect, card, top, used, look.swell)


def _paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_back(painter, rect)


@piece("card", {"card": _paint, "back": _paint_back})
class Card(Piece[Frame]):
    """An apprentice card that can be seen: in the viewer's hand, in a combination, in the row of
    open cards or on the discards."""

    card: CardId

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return self.face(0, None)

    @override
    def is_turned(self, sprite: Sprite) -> bool:
        return sprite.details[1] == 1

    def face(self, top: int, used: int | None) -> Sprite:
        """Returns the face of the card; see `paint_card` for `top` and `used`."""
        return Sprite("card", (self.card, top, used))

    @override
    def name(self, shown: Frame) -> str:
        return render(terms.card_name(self.card))

    @override
    def explanation(self, shown: Frame) -> Explanation:
        seen: Observation = shown.observation
        lines: list[Message] = []
        top, used = 0, None
        for seat, combinations in enumerate(seen.combinations):
            for combination in combinations:
                if self.card in combination.cards:
                    top = used = combination.halves[combination.cards.index(self.card)]
                    lines += _combination_lines(shown, seat, combination)
        if self.card in seen.row:
            lines.append(N_("anludim table", "Main action: take this open card."))
        elif used is None:
            lines.append(N_("anludim table", "In a combination, only one half counts."))
        return Explanation(self.name(shown), tuple(map(render, lines)), self.face(top, used))

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        action = self._action(shown.observation)
        return [] if action is None else [PieceAction(action, ("hand",), shown.check(action))]

    def _action(self, seen: Observation) -> moves.Action | None:
        """Returns the action of an open card, or of one in the viewer's combinations."""
        if self.card in seen.row:
            return moves.TakeOpen(self.card)
        if seen.viewer < 0:
            return None
        for combination in seen.combinations[seen.viewer]:
            if self.card in combination.cards:
                return moves.TakeBack(combination.serial)
        return None


def _combination_lines(shown: Frame, seat: int, combination: Combination) -> list[Message]:
    """Returns whose combination a card is in, and whether this holds a professor."""
    seen: Observation = shown.observation
    discipline = combination.discipline
    owner = N_("anludim table", "{player}: {combination}").of(
        player=shown.names[seat], combination=terms.reading(discipline, combination.strength)
    )
    if seen.professors[discipline] == combination.serial:
        held = N_("anludim table", "Holds {professor}: one object a turn, until the pile is empty.")
        return [owner, held.of(professor=terms.THE_PROFESSOR[discipline])]
    return [
        owner,
        N_("anludim table", "This combination has lost its professor, but must still be beaten."),
    ]
