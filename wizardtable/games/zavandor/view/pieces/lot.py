# SPDX-License-Identifier: MIT
"""Lots: artifacts and sentinels, as cards on offer and as small tokens on the boards of players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import components, terms
from wizardtable.games.zavandor.rules.points import sentinel_bonus
from wizardtable.games.zavandor.rules.price_sums import bid_sum
from wizardtable.games.zavandor.rules.prices import Price
from wizardtable.games.zavandor.rules.state import FOR_SALE, GONE, Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view import auction_figures
from wizardtable.games.zavandor.view.pieces import lot_signs
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, change_rows, detail_card
from wizardtable.games.zavandor.view.pieces.lot_face import paint_lot
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint import metal
from wizardtable.paint.svg import KEYLINE
from wizardtable.paint.theme import Look, tint
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_SMALL_TOKEN_WIDTH_PX: Final = 40.0
"""In a token narrower than this, in pixels, the emblem is as large as possible."""


def paint_token(painter: QPainter, rect: QRectF, look: Look, lot: int) -> None:
    """Paints a lot as a token: artifacts on a cushion in their part's colour, sentinels on a disc.

    The picture suits 24 to 60 logical pixels and is the same in every theme.
    """
    box = metal.square(rect)
    width = box.width()
    small = width < _SMALL_TOKEN_WIDTH_PX
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, box, lot, small)
    lot_signs.draw_emblem(painter, metal.shrunk(box, width * (0.07 if small else 0.095)), lot)
    if not small:
        foot = metal.part(box, 20, 88, 60, 12)
        if components.is_sentinel(lot):
            lot_signs.paint_star(painter, foot)
        else:
            lot_signs.paint_lozenges(painter, foot, components.ARTIFACT_DECKS[lot] + 1)
    painter.restore()


def _paint_ground(painter: QPainter, box: QRectF, lot: int, small: bool) -> None:
    """Paints a token without its emblem: parchment, a band in the lot's colour, and a gilt rim."""
    width = box.width()
    rims = (0.0, 0.035, 0.085, 0.15) if small else (0.0, 0.02, 0.065, 0.13)
    dark, gilt, band, inner = (_outline(lot, metal.shrunk(box, width * rim)) for rim in rims)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(dark, QColor(KEYLINE))
    painter.fillPath(gilt, metal.metal_brush(box, metal.Metal.GOLD))
    painter.fillPath(band, QColor(lot_signs.lot_colour(lot)))
    painter.fillPath(inner, metal.parchment_brush(box))
    if not small:
        painter.strokePath(band, metal.keyline(width * 0.014))
        painter.strokePath(inner, metal.keyline(width * 0.014))


def _outline(lot: int, rect: QRectF) -> QPainterPath:
    """Returns the outline of a token: a disc for sentinels, a cushion for artifacts."""
    path = QPainterPath()
    if components.is_sentinel(lot):
        path.addEllipse(rect)
    else:
        path.addRoundedRect(rect, rect.width() * 0.2, rect.width() * 0.2)
    return path


def _paint_shelf(painter: QPainter, rect: QRectF, look: Look, empty: bool) -> None:
    """Paints the shelf on which the lots of a seat stand: a line, fainter if `empty`."""
    painter.setPen(QPen(tint(look.theme.brass, 0.25 if empty else 0.45), 1))
    y = rect.bottom() - 0.5
    painter.drawLine(QPointF(rect.left() + 4, y), QPointF(rect.right() - 4, y))


def card_sprite(lot: int) -> Sprite:
    """Returns the picture of the whole card of an artifact or sentinel."""
    return Sprite("lot", (int(lot), render(terms.lot(lot)), render(terms.lot_effect(lot))))


@piece("lot", {"lot": paint_lot, "emblem": paint_token, "belongings": _paint_shelf})
class LotPiece(Piece[ShownTable]):
    """An artifact or a sentinel, on offer or owned; `number` distinguishes copies of an
    artifact."""

    lot: int
    number: int

    def is_on_offer(self, shown: ShownTable) -> bool:
        """Returns whether the lot is on offer."""
        return shown.numbers.is_on_offer(self.lot, self.number)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return card_sprite(self.lot) if self.is_on_offer(shown) else Sprite("emblem", (self.lot,))

    @override
    def name(self, shown: ShownTable) -> str:
        if not self.is_on_offer(shown):
            return render(terms.lot(self.lot))
        text = N_("zavandor table", "{lot}, minimum bid {bid}")
        return render(text.of(lot=terms.lot(self.lot), bid=components.MINIMUM_BIDS[self.lot]))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        lot = components.Lot(self.lot)
        if self.is_on_offer(shown):
            return _explain_offered(shown, lot)
        owners = range(len(shown.frame.names))
        mine = (self.lot, self.number)
        owner = next((seat for seat in owners if mine in shown.numbers.owned(seat)), None)
        return explain_gone(shown, lot) if owner is None else _explain_owned(shown, lot, owner)


def _explain_offered(shown: ShownTable, lot: components.Lot) -> Explanation:
    """Returns the detail card of a lot on offer: its effect, and its price and use for the
    viewer."""
    observation = shown.observation
    lines = [terms.lot_effect(lot)]
    ledger: Ledger = ()
    if observation.viewer >= 0 and not observation.out[observation.viewer]:
        lines += _bidding_lines(observation, lot)
        after = what_if.with_lot(observation, observation.viewer, lot)
        ledger = change_rows(what_if.change(observation, after, observation.viewer))
    if components.is_sentinel(lot):
        ledger = (*ledger, *_bonuses(shown, lot))
    return detail_card(terms.lot(lot), lines, ledger, card_sprite(lot))


def _bidding_lines(observation: Observation, lot: components.Lot) -> list[Message]:
    """Returns sentences about the viewer's price for the lot and the viewer's highest possible
    bid."""
    if lot in (components.BELT, components.WAND) and observation.artifacts[observation.viewer][lot]:
        return [N_("zavandor table", "You already own one, and only one is allowed.")]
    least = auction_figures.least_bid(observation, lot)
    price = auction_figures.price_at(observation, lot, least)
    text = N_("zavandor table", "If you win at {bid}, you pay {sum}.")
    lines = [text.of(bid=least, sum=bid_sum(price, auction_figures.viewers_place(observation)))]
    highest = auction_figures.highest_payable_bid(observation, lot)
    if highest >= components.MINIMUM_BIDS[lot]:
        lines.append(N_("zavandor table", "You can afford bids up to {bid}.").of(bid=highest))
        lines += _sale_warning(observation, price)
    else:
        lines.append(N_("zavandor table", "You cannot afford the minimum bid."))
    return lines


def _sale_warning(observation: Observation, price: Price) -> list[Message]:
    """Returns a warning if the viewer could pay only by disenchanting gems; otherwise an empty
    list."""
    missing = auction_figures.lacking_dust(observation, price)
    if not missing:
        return []
    text = N_(
        "zavandor table",
        "Your cards and dust are {missing} short: you would have to disenchant gems. The figures "
        "below do not allow for the loss of those gems.",
    )
    return [text.of(missing=missing)]


def _bonuses(shown: ShownTable, lot: components.Lot) -> Ledger:
    """Returns a heading, then a row for each player.

    A row has the points and the bonus that the sentinel would score for the player now.
    """
    observation = shown.observation
    rows = [(render(N_("zavandor table", "Points and bonus")), "")]
    for seat, name in enumerate(shown.frame.names):
        if not observation.out[seat]:
            bonus = sentinel_bonus(observation, seat, lot)
            own = seat == observation.viewer
            label = render(N_("zavandor table", "You")) if own else name
            rows.append((label, _with_bonus(lot, bonus)))
    return tuple(rows)


def _explain_owned(shown: ShownTable, lot: components.Lot, seat: int) -> Explanation:
    owner = N_("zavandor table", "Owner: {player}.").of(player=shown.frame.names[seat])
    lines = [terms.lot_effect(lot), owner]
    label = render(N_("zavandor table", "Points"))
    ledger: Ledger = ((label, str(components.LOT_POINTS[lot])),)
    if components.is_sentinel(lot):
        label = render(N_("zavandor table", "Points and bonus"))
        ledger = ((label, _with_bonus(lot, sentinel_bonus(shown.observation, seat, lot))),)
    return detail_card(terms.lot(lot), lines, ledger, card_sprite(lot))


def _with_bonus(lot: components.Lot, bonus: int) -> str:
    return f"{components.LOT_POINTS[lot]} + {bonus} = {components.LOT_POINTS[lot] + bonus}"


def explain_gone(shown: ShownTable, lot: components.Lot) -> Explanation:
    """Returns the detail card of a sentinel that is no longer on offer: owned, or out of play."""
    owner = shown.observation.sentinels[lot - components.FIRST_SENTINEL]
    if owner in (FOR_SALE, GONE):
        gone = N_("zavandor table", "Out of play since its owner was eliminated.")
        return detail_card(terms.lot(lot), [terms.lot_effect(lot), gone], (), card_sprite(lot))
    return _explain_owned(shown, lot, owner)
