# SPDX-License-Identifier: MIT
"""The apprentice cards, whose two halves are upside down to each other like those of a court
card."""

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.rules import moves, terms
from wizardtable.games.anludim.rules.components import CARDS, COLOURS, CardId
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.view.pieces import card_pennants
from wizardtable.paint import cardstock
from wizardtable.paint.card_backs import glaze_back
from wizardtable.paint.cardstock import WHOLE_CARD
from wizardtable.paint.metal import blend
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

SMALL_CARD_WIDTH: Final = 120.0
"""Below this width, in logical pixels, a card has no fine ornaments, and larger numerals and
shapes."""


_MAX_FACTOR_BESIDE_INDEX: Final = 1.2
"""The right numeral is left out if the left numeral is enlarged by more than this factor."""

_SETTLING_TOLERANCE: Final = 1.02
"""With writing larger than usual, the right numeral is painted only at this many times its least
height.

The height of cards differs a little between sizes of writing. Without the tolerance, a numeral that
is left out at the usual size might come back at a larger one.
"""

_PENNANT_BOTTOM: Final = 164.0
"""The lowest y at which a pennant may end, just above the divide, in units of the card (250 by
350)."""


@dataclass(frozen=True, slots=True)
class _Detail:
    """The measures of a card at one level of detail, in units of a card 250 wide and 350 high.

    Attributes:
        field: the area inside the frame.
        frame: the name of the picture file of the frame.
        divide: the name of the picture file of the bar between the halves.
        figure: the room for the picture of the apprentice.
        main: the pennant to the left, with value and colour.
        index: the smaller pennant to the right, None for none.
        engraved: whether the ground is engraved.
        line: the thickness of lines, as a multiple of those on a large card.
    """

    field: QRectF
    frame: str
    divide: str
    figure: QRectF
    main: card_pennants.Pennant
    index: card_pennants.Pennant | None
    engraved: bool
    line: float


_CENTRE: Final = QPointF(125, 175)
_DIVIDE_RISE: Final = 20.0
"""The divide lies this far below the centre at the right edge, and above the centre at the left
edge, in units of the card."""

_FINE_DETAIL: Final = _Detail(
    field=QRectF(11, 11, 228, 328),
    frame="card-frame.svg",
    divide="divide.svg",
    figure=QRectF(58, 17, 184, 184),
    main=card_pennants.Pennant(
        QRectF(13, 8, 60, 140), QRectF(17, 25, 52, 48), QRectF(18, 79, 50, 50)
    ),
    index=card_pennants.Pennant(
        QRectF(203, 8, 32, 72), QRectF(206, 20, 26, 22), QRectF(207, 45, 24, 24)
    ),
    engraved=True,
    line=1.0,
)
_PLAIN_DETAIL: Final = _Detail(
    field=QRectF(8, 8, 234, 334),
    frame="card-frame-small.svg",
    divide="divide-small.svg",
    figure=QRectF(60, 10, 186, 186),
    main=card_pennants.Pennant(
        QRectF(6, 5, 72, 158), QRectF(10, 16, 58, 62), QRectF(8, 82, 66, 66), ornate=False, line=1.9
    ),
    index=card_pennants.Pennant(
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
    painter: QtGui.QPainter,
    rect: QRectF,
    card: int,
    top: int = 0,
    used: int | None = None,
    swell: float = 1.0,
) -> None:
    """Paints `card` to fill `rect`, which must be `CARD_RATIO` times as high as wide.

    Args:
        card: a CardId, 0 to 64.
        top: the half, 0 or 1, that is upright at the top.
        used: the half that counts in a combination: it shines and the other half fades. None if
            both may still count.
        swell: the size of the numerals as a multiple of their usual size.
    """
    detail = _with_larger_numerals(
        _PLAIN_DETAIL if rect.width() < SMALL_CARD_WIDTH else _FINE_DETAIL, rect.height(), swell
    )
    cardstock.begin(painter, rect)
    painter.fillPath(cardstock.outline(), QtGui.QColor(KEYLINE))
    for half in (top, 1 - top):
        value, colour = CARDS[card][half]
        _paint_half(painter, detail, value, colour, used == half)
        _turn_painter(painter)
    draw(painter, WHOLE_CARD, "table", detail.frame)
    if used is None:
        _paint_divide(painter, detail)
    else:
        if used != top:
            _turn_painter(painter)
        _paint_use(painter, detail)
    painter.restore()


def _with_larger_numerals(detail: _Detail, height: float, swell: float) -> _Detail:
    """Returns the measures with numerals `swell` times as large, and at least large enough to read.

    The right pennant is left out if its numeral would be too small to read or has no room.

    Args:
        height: the height of the card in pixels.
        swell: the size of the numerals as a multiple of their usual size.
    """
    unit = height / WHOLE_CARD.height()
    main_factor = max(1.0, MIN_NUMERAL_PIXELS / (detail.main.numeral.height() * unit)) * swell
    index = detail.index
    if index is not None:
        least_height = MIN_NUMERAL_PIXELS * (_SETTLING_TOLERANCE if swell > 1 else 1.0)
        is_hidden = (
            index.numeral.height() * unit < least_height or main_factor > _MAX_FACTOR_BESIDE_INDEX
        )
        index = None if is_hidden else _enlarged_pennant(index, swell, WHOLE_CARD.right())
    return replace(
        detail, main=_enlarged_pennant(detail.main, main_factor, WHOLE_CARD.left()), index=index
    )


def _enlarged_pennant(
    pennant: card_pennants.Pennant, factor: float, side: float
) -> card_pennants.Pennant:
    """Returns a pennant that is larger by the factor, at the same edge of the card.

    If the pennant has no room to grow downwards, its shape becomes smaller.

    Args:
        factor: the factor by which the pennant grows; with 1 or less it stays as it is.
        side: the x of the edge of the card at which the pennant is.
    """
    if factor <= 1:
        return pennant

    def enlarged(rect: QRectF) -> QRectF:
        top = pennant.band.top()
        return QRectF(
            side + (rect.x() - side) * factor,
            top + (rect.y() - top) * factor,
            rect.width() * factor,
            rect.height() * factor,
        )

    band, numeral = enlarged(pennant.band), enlarged(pennant.numeral)
    band.setBottom(max(pennant.band.bottom(), min(band.bottom(), _PENNANT_BOTTOM)))
    numeral.moveTop(pennant.numeral.top())
    top = numeral.bottom() + 2
    size = min(pennant.shape.width(), band.bottom() - 3 - top)
    shape = QRectF(numeral.center().x() - size / 2, top, size, size)
    return replace(pennant, band=band, numeral=numeral, shape=shape)


def paint_back(painter: QtGui.QPainter, rect: QRectF) -> None:
    """Paints the back that all cards of the deck share, to fill `rect`."""
    small = rect.width() < SMALL_CARD_WIDTH
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WHOLE_CARD.width(), rect.height() / WHOLE_CARD.height())
    draw(painter, WHOLE_CARD, "anludim", "back-small.svg" if small else "back.svg")
    glaze_back(painter, cardstock.outline())
    draw(painter, WHOLE_CARD, "table", _PLAIN_DETAIL.frame if small else _FINE_DETAIL.frame)
    painter.restore()


def _turn_painter(painter: QtGui.QPainter) -> None:
    """Turns the card by 180° about its centre."""
    painter.translate(_CENTRE)
    painter.rotate(180)
    painter.translate(-_CENTRE)


def _rounded_path(rect: QRectF, radius: float) -> QtGui.QPainterPath:
    path = QtGui.QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _half_path(area: QRectF, radius: float, shift: float = 0.0) -> QtGui.QPainterPath:
    """Returns the outline of the part of `area` that lies above the divide.

    The corners of `area` are rounded by `radius`. The divide is first moved down by `shift`. Both
    are in units of the card.
    """
    slope = _DIVIDE_RISE / (area.width() / 2)
    reach = slope * (area.width() / 2 + 20)
    upper = QtGui.QPolygonF(
        [
            QPointF(area.left() - 20, area.top() - 20),
            QPointF(area.right() + 20, area.top() - 20),
            QPointF(area.right() + 20, _CENTRE.y() + shift + reach),
            QPointF(area.left() - 20, _CENTRE.y() + shift - reach),
        ]
    )
    path = QtGui.QPainterPath()
    path.addPolygon(upper)
    path.closeSubpath()
    return path.intersected(_rounded_path(area, radius))


def _paint_half(
    painter: QtGui.QPainter, detail: _Detail, value: int, colour: int, in_use: bool
) -> None:
    """Paints the upper half of a card: parchment, engraving, apprentice and pennants."""
    tones = card_pennants.COLOUR_TONES[colour]
    name = COLOURS[colour]
    painter.save()
    painter.setClipPath(_half_path(detail.field, 7), Qt.ClipOperation.IntersectClip)
    focus = detail.figure.center()
    paper = QtGui.QRadialGradient(focus, 160)
    paper.setColorAt(0.0, QtGui.QColor("#fff9e6"))
    paper.setColorAt(0.4, blend("#f6e8c4", tones.light, 0.22))
    paper.setColorAt(0.72, blend("#dfc48c", tones.paper, 0.6))
    paper.setColorAt(1.0, blend("#a9854a", tones.paper, 0.6))
    painter.fillRect(detail.field, QtGui.QBrush(paper))
    if detail.engraved:
        draw(painter, QRectF(12, 12, 226, 200), "anludim", f"ground-{name}.svg")
        border = detail.field.adjusted(8, 8, -8, -8)
        painter.strokePath(_half_path(border, 5, -9), QtGui.QPen(QtGui.QColor("#8a6526"), 3))
        painter.strokePath(_half_path(border, 5, -9), QtGui.QPen(QtGui.QColor("#edd089"), 1.4))
    if in_use:
        shine = QtGui.QRadialGradient(focus, 120)
        shine.setColorAt(0.0, QtGui.QColor(255, 246, 205, 255))
        shine.setColorAt(0.6, QtGui.QColor(255, 220, 120, 150))
        shine.setColorAt(1.0, QtGui.QColor(255, 205, 90, 0))
        painter.fillRect(detail.field, QtGui.QBrush(shine))
    draw(painter, detail.figure, "anludim", f"figure-{name}.svg")
    for pennant in (detail.index, detail.main):
        if pennant is not None:
            card_pennants.paint_pennant(painter, pennant, value, colour)
    painter.restore()


def _paint_divide(painter: QtGui.QPainter, detail: _Detail) -> None:
    """Paints the gilt bar between the halves, with a star in the middle."""
    field = detail.field
    painter.save()
    painter.setClipRect(field)
    painter.translate(_CENTRE)
    painter.rotate(math.degrees(math.atan2(_DIVIDE_RISE, field.width() / 2)))
    size = QSizeF(246, 41)
    draw(
        painter,
        QRectF(QPointF(-size.width() / 2, -size.height() / 2), size),
        "anludim",
        detail.divide,
    )
    painter.restore()


def _star_disc_path() -> QtGui.QPainterPath:
    """Returns the disc at the middle of the divide."""
    path = QtGui.QPainterPath()
    path.addEllipse(_CENTRE, 19, 19)
    return path


def _paint_use(painter: QtGui.QPainter, detail: _Detail) -> None:
    """Shows that the upper half of a card counts: puts a rim of light around it, and fades the
    lower half."""
    painter.save()
    _turn_painter(painter)
    painter.fillPath(
        _half_path(WHOLE_CARD.adjusted(2, 2, -2, -2), 16), QtGui.QColor(62, 60, 57, 150)
    )
    painter.restore()
    _paint_divide(painter, detail)
    edge = _half_path(WHOLE_CARD.adjusted(8, 8, -8, -8), 12)
    if detail.engraved:
        edge = edge.subtracted(_star_disc_path())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, light in ((16, "#50ffcf5a"), (11, "#90ffdc78"), (5.5, "#fff3bd")):
        pen = QtGui.QPen(QtGui.QColor(light), width * (1 + (detail.line - 1) * 0.4))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(edge)


def _paint(
    painter: QtGui.QPainter, rect: QRectF, look: Look, card: int, top: int, used: int | None
) -> None:
    paint_card(painter, rect, card, top, used, look.swell)


def _paint_back(painter: QtGui.QPainter, rect: QRectF, look: Look) -> None:
    paint_back(painter, rect)


@piece("card", {"card": _paint, "back": _paint_back})
class Card(Piece[Frame]):
    """An apprentice card that is face up: in the viewer's hand, in a combination, open, or
    discarded."""

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
        observation: Observation = shown.observation
        lines: list[Message] = []
        top, used = 0, None
        for seat, combinations in enumerate(observation.combinations):
            for combination in combinations:
                if self.card in combination.cards:
                    top = used = combination.halves[combination.cards.index(self.card)]
                    lines += _combination_lines(shown, seat, combination)
        if self.card in observation.row:
            lines.append(N_("anludim table", "Main action: take this open card."))
        elif used is None:
            lines.append(N_("anludim table", "In a combination, only one half counts."))
        name = self.name(shown)
        title = name[:1].upper() + name[1:]
        return Explanation(title, tuple(map(render, lines)), self.face(top, used))

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        action = self._action(shown.observation)
        return [] if action is None else [PieceAction(action, ("hand",), shown.check(action))]

    def _action(self, observation: Observation) -> moves.Action | None:
        """Returns the action of a click on the card: to take it, or to take its combination back.

        The card must be open or in one of the viewer's combinations; otherwise the result is None.
        """
        if self.card in observation.row:
            return moves.TakeOpen(self.card)
        if observation.viewer < 0:
            return None
        for combination in observation.combinations[observation.viewer]:
            if self.card in combination.cards:
                return moves.TakeBack(combination.serial)
        return None


def _combination_lines(shown: Frame, seat: int, combination: Combination) -> list[Message]:
    """Returns sentences about the combination of a card: its owner, and whether it holds its
    professor."""
    observation: Observation = shown.observation
    discipline = combination.discipline
    owner = N_("anludim table", "{player}: {combination}").of(
        player=shown.names[seat],
        combination=terms.combination_title(discipline, combination.strength),
    )
    if observation.professors[discipline] == combination.serial:
        held = N_("anludim table", "Holds {professor}: one object a turn, until the pile is empty.")
        return [owner, held.of(professor=terms.THE_PROFESSOR[discipline])]
    return [
        owner,
        N_("anludim table", "This combination has lost its professor, but must still be beaten."),
    ]
