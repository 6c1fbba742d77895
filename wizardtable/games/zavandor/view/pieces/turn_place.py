# SPDX-License-Identifier: MIT
"""The round and the turn order: a plaque for the round, and a plaque for each place."""

from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, signed
from wizardtable.games.zavandor.rules.components import (
    GRIMOIRE,
    MIN_SURCHARGE_POINTS,
    PHOENIX,
    SALES_TO_END,
)
from wizardtable.games.zavandor.rules.economy import is_last_round
from wizardtable.games.zavandor.rules.price_sums import place_name
from wizardtable.games.zavandor.rules.prices import place_in_turn_order, turn_order_surcharge
from wizardtable.games.zavandor.view.pieces.character import paint_character
from wizardtable.games.zavandor.view.pieces.detail_card import detail_card
from wizardtable.games.zavandor.view.pieces.metal_plates import FIGURE_COLOUR, paint_plaque
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import lettering, paint_ghost
from wizardtable.paint.metal import enamel_brush, paint_number, part, shrunk, square
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, first_fitting_text, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_ROUND_TEXT_WIDTH_RATIO: Final = 5.2
"""The width of the round's text divided by the size of its letters."""

_SURCHARGE_COLOUR: Final = "#ffb49f"
_DISCOUNT_COLOUR: Final = "#a5e0a8"
"""The colours of surcharges and of discounts on a plaque, which is dark in every theme."""


def order_room(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Returns the boxes of the portrait and of the surcharge or discount on a plaque of the turn
    order."""
    inner = shrunk(rect, min(rect.width(), rect.height()) * 0.07)
    if rect.height() >= rect.width() * 0.9:
        return square(part(inner, 18, 0, 82, 61)), part(inner, 0, 61, 100, 39)
    return square(part(inner, 22, 2, 44, 96)), part(inner, 66, 18, 32, 64)


class _Place(NamedTuple):
    """The details of the sprite of a place in the turn order.

    Attributes:
        place: the place, from 1.
        seat, character: the player in this place; the character is -1 before the choice.
        figure: the surcharge of the place, or its discount; "" for none.
        active: whether it is the player's turn, so that the plaque is lit.
        out: whether the player is eliminated.
    """

    place: int
    seat: int
    character: int
    figure: str
    active: bool
    out: bool


def _paint_place(painter: QPainter, rect: QRectF, look: Look, *details: Any) -> None:
    """Paints a place in the turn order; `_Place` describes the details."""
    place, seat, character, figure, active, out = _Place(*details)
    paint_order(painter, rect, place, active, look)
    face, line = order_room(rect)

    def likeness(where: QPainter, whole: QRectF) -> None:
        if character >= 0:
            paint_character(where, whole, character)
        else:
            paint_seat_mark(where, whole, seat)

    if out:
        paint_ghost(painter, face, likeness, look, 0.35)
    else:
        likeness(painter, face)
    size = face.width() * 0.44
    paint_seat_mark(painter, QRectF(face.right() - size, face.bottom() - size, size, size), seat)
    if figure:
        colour = _SURCHARGE_COLOUR if figure.startswith("+") else _DISCOUNT_COLOUR
        write(painter, line, figure, look, lettering(line.height(), look), colour, bold=True)


def paint_order(painter: QPainter, rect: QRectF, place: int, active: bool, look: Look) -> None:
    """Paints a plaque of the turn order with the place on a ribbon.

    Args:
        place: the place, from 1.
        active: whether it is the turn of the player in this place, so that the plaque is lit.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    paint_plaque(painter, rect, active)
    ribbon = QRectF(rect.x() + edge * 0.09, rect.y() + edge * 0.02, edge * 0.3, edge * 0.5)
    cloth = QPainterPath(ribbon.topLeft())
    cloth.lineTo(ribbon.topRight())
    cloth.lineTo(ribbon.bottomRight())
    cloth.lineTo(ribbon.center().x(), ribbon.bottom() - ribbon.width() * 0.3)
    cloth.lineTo(ribbon.bottomLeft())
    cloth.closeSubpath()
    painter.setPen(QPen(QColor(KEYLINE), max(1.0, edge * 0.03)))
    painter.setBrush(enamel_brush(ribbon, "#8c2436" if active else "#2c4f8c"))
    painter.drawPath(cloth)
    high = max(MIN_NUMERAL_PIXELS, edge * 0.178) * look.swell
    number = QRectF(ribbon.x(), ribbon.y() + ribbon.height() * 0.12, ribbon.width(), high)
    paint_number(painter, number, place, "#fff6dd")
    painter.restore()


def _paint_round(painter: QPainter, rect: QRectF, look: Look, text: str, sold: int) -> None:
    """Paints the number of the round, and a seal for each sentinel sold."""
    paint_plaque(painter, rect, active=False)
    wide, high = rect.width(), rect.height()
    upper = rect.adjusted(wide * 0.06, high * 0.07, -wide * 0.06, -high * 0.56)
    size = lettering(
        upper.height(), look, max_pixels=upper.width() / _ROUND_TEXT_WIDTH_RATIO / look.growth
    )
    best = first_fitting_text((text, text.rsplit(maxsplit=1)[-1]), upper.width(), look, size)
    write(painter, upper, best, look, size, FIGURE_COLOUR, CENTRE, bold=True)
    lower = rect.adjusted(wide * 0.1, high * 0.46, -wide * 0.1, -high * 0.1)
    paint_sold(painter, lower, sold, look)


def paint_sold(painter: QPainter, rect: QRectF, sold: int, look: Look) -> None:
    """Paints a seal for each of the five sentinels whose sale ends the match; a seal is lit once
    one is sold.

    The seals stand in a row, or three above two if `rect` is not much wider than high.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    across = SALES_TO_END if rect.width() > rect.height() * 2.4 else (SALES_TO_END + 1) // 2
    lines = 1 if across == SALES_TO_END else 2
    side = min(rect.width() / across, rect.height() / lines)
    for i in range(SALES_TO_END):
        line, place = divmod(i, across)
        count = min(across, SALES_TO_END - line * across)
        x = rect.center().x() + (place - count / 2) * side
        seal = QRectF(x, rect.center().y() + (line - lines / 2) * side, side, side)
        if i < sold:
            draw(painter, seal, "zavandor", "seal-sold.svg")
        else:
            draw(painter, seal, "zavandor", "seal-open.svg", ink=look.theme.brass)
    painter.restore()


@piece("order", {"order": _paint_place})
class TurnPlace(Piece[ShownTable]):
    """The place of a seat in the turn order, as a plaque."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation, seat = shown.observation, self.seat
        amount = turn_order_surcharge(observation, seat, GRIMOIRE)
        place = _Place(
            observation.order.index(seat) + 1,
            seat,
            observation.characters[seat],
            signed(amount) if amount else "",
            seat == observation.active,
            observation.out[seat],
        )
        return Sprite("order", (*place,))

    @override
    def name(self, shown: ShownTable) -> str:
        number = shown.observation.order.index(self.seat) + 1
        player = shown.frame.names[self.seat]
        amount = turn_order_surcharge(shown.observation, self.seat, GRIMOIRE)
        if not amount:
            plain = N_("zavandor table", "Turn order {place}: {player}")
            return render(plain.of(place=number, player=player))
        text = N_("zavandor table", "Turn order {place}: {player}, {figure} on artifact prices")
        return render(text.of(place=number, player=player, figure=signed(amount)))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, seat = shown.observation, self.seat
        title = N_("zavandor table", "{player}, {place}")
        title = title.of(
            player=shown.frame.names[seat], place=place_name(place_in_turn_order(observation, seat))
        )
        text = N_("zavandor table", "Points at the start of the round: {points}.")
        lines = [text.of(points=observation.standing[seat])]
        figures = [turn_order_surcharge(observation, seat, lot) for lot in (GRIMOIRE, PHOENIX)]
        if not any(figures):
            free = N_("zavandor table", "This place has no surcharge and no discount this round.")
            rule = N_(
                "zavandor table",
                "The first and second in turn order pay more in auctions from {points} points "
                "on. The fifth and sixth pay less once the first has {points} points.",
            )
            return detail_card(title, [*lines, free, rule.of(points=MIN_SURCHARGE_POINTS)])
        labels = (
            N_("zavandor table", "On artifact prices"),
            N_("zavandor table", "On sentinel prices"),
        )
        pairs = zip(labels, figures, strict=True)
        rows = tuple((render(label), signed(more)) for label, more in pairs)
        return detail_card(title, lines, rows)


@piece("round", {"round": _paint_round})
class RoundPlaque(Piece[ShownTable]):
    """The plaque with the number of the round and the number of sentinels sold."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        number = max(1, shown.observation.round_number)
        text = render(N_("zavandor table", "Round {number}").of(number=number))
        return Sprite("round", (text, shown.observation.sold))

    @override
    def name(self, shown: ShownTable) -> str:
        text = N_("zavandor table", "Round {number}; sentinels sold: {sold} ({last} end the match)")
        number = max(1, shown.observation.round_number)
        return render(text.of(number=number, sold=shown.observation.sold, last=SALES_TO_END))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        sold = NN_("zavandor table", "%n sentinel(s) sold.", "", observation.sold)
        ends = N_(
            "zavandor table", "The match ends with the round in which the fifth sentinel is sold."
        )
        if is_last_round(observation):
            ends = N_("zavandor table", "This is the last round of the match.")
        title = N_("zavandor table", "Round {number}").of(number=observation.round_number)
        return detail_card(title, [sold, ends])
