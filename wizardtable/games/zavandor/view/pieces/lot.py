# SPDX-License-Identifier: MIT
"""Lots: artifacts and sentinels, as cards on offer and as small tokens on the boards of players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import (
    ARTIFACT_DECKS,
    BELT,
    FIRST_SENTINEL,
    LOT_POINTS,
    MINIMUM_BIDS,
    WAND,
    Lot,
    is_sentinel,
)
from wizardtable.games.zavandor.rules.points import sentinel_bonus
from wizardtable.games.zavandor.rules.price_sums import bid_sum
from wizardtable.games.zavandor.rules.prices import Price
from wizardtable.games.zavandor.rules.state import FOR_SALE, GONE, Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view import auction_figures
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, change_rows, detail_card
from wizardtable.games.zavandor.view.pieces.lot_face import paint_lot
from wizardtable.games.zavandor.view.pieces.lot_signs import (
    draw_emblem,
    lot_colour,
    paint_lozenges,
    paint_star,
)
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import (
    Metal,
    keyline,
    metal_brush,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import KEYLINE
from wizardtable.paint.theme import Look, tint
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_SMALL_TOKEN: Final = 40.0
"""Below this many pixels wide a token's emblem is as large as can be."""


def paint_token(painter: QPainter, rect: QRectF, look: Look, lot: int) -> None:
    """Paints a lot as a token: artifacts on a cushion in their part's colour, sentinels on a disc.

    Made for 24 to 60 logical pixels; the same in every theme.
    """
    box = square(rect)
    width = box.width()
    small = width < _SMALL_TOKEN
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, box, lot, small)
    draw_emblem(painter, shrunk(box, width * (0.07 if small else 0.095)), lot)
    if not small:
        foot = part(box, 20, 88, 60, 12)
        if is_sentinel(lot):
            paint_star(painter, foot)
        else:
            paint_lozenges(painter, foot, ARTIFACT_DECKS[lot] + 1)
    painter.restore()


def _paint_ground(painter: QPainter, box: QRectF, lot: int, small: bool) -> None:
    """Paints a token without its emblem: parchment, the colour of the lot and gilt around it."""
    width = box.width()
    rims = (0.0, 0.035, 0.085, 0.15) if small else (0.0, 0.02, 0.065, 0.13)
    dark, gilt, band, inner = (_outline(lot, shrunk(box, width * rim)) for rim in rims)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(dark, QColor(KEYLINE))
    painter.fillPath(gilt, metal_brush(box, Metal.GOLD))
    painter.fillPath(band, QColor(lot_colour(lot)))
    painter.fillPath(inner, parchment_brush(box))
    if not small:
        painter.strokePath(band, keyline(width * 0.014))
        painter.strokePath(inner, keyline(width * 0.014))


def _outline(lot: int, rect: QRectF) -> QPainterPath:
    """Returns the outline of a token: a disc for sentinels, a cushion for artifacts."""
    path = QPainterPath()
    if is_sentinel(lot):
        path.addEllipse(rect)
    else:
        path.addRoundedRect(rect, rect.width() * 0.2, rect.width() * 0.2)
    return path


def _paint_shelf(painter: QPainter, rect: QRectF, look: Look, empty: bool) -> None:
    """Paints the shelf on which the lots of a seat stand: a line, fainter while it is empty."""
    painter.setPen(QPen(tint(look.theme.brass, 0.25 if empty else 0.45), 1))
    y = rect.bottom() - 0.5
    painter.drawLine(QPointF(rect.left() + 4, y), QPointF(rect.right() - 4, y))


def card_sprite(lot: int) -> Sprite:
    """Returns the whole card of an artifact or sentinel."""
    return Sprite("lot", (int(lot), render(terms.lot(lot)), render(terms.lot_effect(lot))))


@piece("lot", {"lot": paint_lot, "emblem": paint_token, "belongings": _paint_shelf})
class LotPiece(Piece[ShownTable]):
    """An artifact or a sentinel, on offer or owned; `number` tells equal artifacts apart."""

    lot: int
    number: int

    def is_on_offer(self, shown: ShownTable) -> bool:
        """Returns whether it lies open in the middle, for sale."""
        return shown.numbers.is_on_offer(self.lot, self.number)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return card_sprite(self.lot) if self.is_on_offer(shown) else Sprite("emblem", (self.lot,))

    @override
    def name(self, shown: ShownTable) -> str:
        if not self.is_on_offer(shown):
            return render(terms.lot(self.lot))
        text = N_("zavandor table", "{lot}, minimum bid {bid}")
        return render(text.of(lot=terms.lot(self.lot), bid=MINIMUM_BIDS[self.lot]))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        lot = Lot(self.lot)
        if self.is_on_offer(shown):
            return _explain_offered(shown, lot)
        owners = range(len(shown.frame.names))
        mine = (self.lot, self.number)
        owner = next((seat for seat in owners if mine in shown.numbers.owned(seat)), None)
        return explain_gone(shown, lot) if owner is None else _explain_owned(shown, lot, owner)


def _explain_offered(shown: ShownTable, lot: Lot) -> Explanation:
    """Returns what a lot on offer does, and what it would cost and bring the viewer."""
    seen = shown.seen
    lines = [terms.lot_effect(lot)]
    ledger: Ledger = ()
    if seen.viewer >= 0 and not seen.out[seen.viewer]:
        lines += _bidding_lines(seen, lot)
        after = what_if.with_lot(seen, seen.viewer, lot)
        ledger = change_rows(what_if.change(seen, after, seen.viewer))
    if is_sentinel(lot):
        ledger = (*ledger, *_bonuses(shown, lot))
    return detail_card(terms.lot(lot), lines, ledger, card_sprite(lot))


def _bidding_lines(seen: Observation, lot: Lot) -> list[Message]:
    """Returns what the viewer would pay for the lot, and what the viewer could bid at most."""
    if lot in (BELT, WAND) and seen.artifacts[seen.viewer][lot]:
        return [N_("zavandor table", "You already own one, and only one is allowed.")]
    least = auction_figures.least_bid(seen, lot)
    price = auction_figures.price_at(seen, lot, least)
    text = N_("zavandor table", "If you win at {bid}, you pay {sum}.")
    lines = [text.of(bid=least, sum=bid_sum(price, auction_figures.place_of(seen)))]
    most = auction_figures.most_bid(seen, lot)
    if most >= MINIMUM_BIDS[lot]:
        lines.append(N_("zavandor table", "You can afford bids up to {bid}.").of(bid=most))
        lines += _gems_to_sell(seen, price)
    else:
        lines.append(N_("zavandor table", "You cannot afford the minimum bid."))
    return lines


def _gems_to_sell(seen: Observation, price: Price) -> list[Message]:
    """Returns what the viewer lacks if only gems could pay it: the figures do not count their
    loss."""
    missing = auction_figures.lacking(seen, price)
    if not missing:
        return []
    text = N_(
        "zavandor table",
        "Your cards and dust are {missing} short: you would have to disenchant gems. "
        "The figures below do not count what you would lose with them.",
    )
    return [text.of(missing=missing)]


def _bonuses(shown: ShownTable, lot: Lot) -> Ledger:
    """Returns by player the points that a sentinel would score now, with its bonus."""
    seen = shown.seen
    rows = []
    for seat, name in enumerate(shown.frame.names):
        if not seen.out[seat]:
            bonus = sentinel_bonus(seen, seat, lot)
            label = N_("zavandor table", "Points + bonus for {player}").of(player=name)
            rows.append((render(label), _with_bonus(lot, bonus)))
    return tuple(rows)


def _explain_owned(shown: ShownTable, lot: Lot, seat: int) -> Explanation:
    owner = N_("zavandor table", "Owner: {player}.").of(player=shown.frame.names[seat])
    lines = [terms.lot_effect(lot), owner]
    label = render(N_("zavandor table", "Points"))
    ledger: Ledger = ((label, str(LOT_POINTS[lot])),)
    if is_sentinel(lot):
        label = render(N_("zavandor table", "Points + bonus"))
        ledger = ((label, _with_bonus(lot, sentinel_bonus(shown.seen, seat, lot))),)
    return detail_card(terms.lot(lot), lines, ledger, card_sprite(lot))


def _with_bonus(lot: Lot, bonus: int) -> str:
    return f"{LOT_POINTS[lot]} + {bonus} = {LOT_POINTS[lot] + bonus}"


def explain_gone(shown: ShownTable, lot: Lot) -> Explanation:
    """Returns the detail card of a sentinel that has been sold or is out of play."""
    owner = shown.seen.sentinels[lot - FIRST_SENTINEL]
    if owner in (FOR_SALE, GONE):
        gone = N_("zavandor table", "Out of play since its owner was eliminated.")
        return detail_card(terms.lot(lot), [terms.lot_effect(lot), gone], (), card_sprite(lot))
    return _explain_owned(shown, lot, owner)
