# SPDX-License-Identifier: MIT
"""Writes prices as sums: "64 + 5 (2nd in turn order) − 10 (Crystal Ball) = 59"."""

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import ARTIFACT_LORE, GEM_COSTS, GEM_LORE, Lot
from wizardtable.games.zavandor.rules.economy import step_cost
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Enchant, Pay
from wizardtable.games.zavandor.rules.prices import (
    ARTIFACT_LORE_CODE,
    TURN_ORDER_CODE,
    Price,
    lot_price,
    place_in_turn_order,
)
from wizardtable.games.zavandor.rules.state import Board

_PLACES = (
    N_("zavandor sum", "1st in turn order"),
    N_("zavandor sum", "2nd in turn order"),
    N_("zavandor sum", "3rd in turn order"),
    N_("zavandor sum", "4th in turn order"),
    N_("zavandor sum", "5th in turn order"),
    N_("zavandor sum", "6th in turn order"),
)


def place_name(place: int) -> Message:
    """Returns the name of a place in the turn order, 0 to 5: "2nd in turn order"."""
    return _PLACES[place]


def bid_sum(price: Price, place: int) -> Message:
    """Returns the sum that leads from a bid to the price of a lot.

    `place` is the bidder's place in the turn order, 0 to 5.
    """
    bid = price.bid
    if not price.parts:
        return N_("zavandor sum", "{bid} (your bid)").of(bid=bid)
    total: Message | int = bid
    for code, amount in price.parts:
        text = (
            N_("zavandor sum", "{sum} + {amount} ({reason})")
            if amount > 0
            else N_("zavandor sum", "{sum} − {amount} ({reason})")
        )
        total = text.of(sum=total, amount=abs(amount), reason=_reason(code, place))
    return N_("zavandor sum", "{sum} = {price}").of(sum=total, price=price.total)


def _reason(code: int, place: int) -> Message:
    if code == TURN_ORDER_CODE:
        return place_name(place)
    if code == ARTIFACT_LORE_CODE:
        return terms.domain(ARTIFACT_LORE)
    return terms.lot(Lot(code))


def purchase_sum(board: Board, seat: int, purchase: Enchant | BuyMarker | Advance | Pay) -> Message:
    """Returns the sum that leads to the price of a purchase: "30 − 20% (Gems) = 24"."""
    match purchase:
        case Enchant(gem):
            return _gem_sum(board, seat, gem)
        case Advance(domain, marker) if marker:
            step = step_cost(board, seat, domain) or 0
            text = N_("zavandor sum", "{step} + {marker} (marker) = {price}")
            return text.of(step=step, marker=marker, price=step + marker)
        case Advance(domain):
            return N_("zavandor sum", "{price}").of(price=step_cost(board, seat, domain) or 0)
        case BuyMarker(price):
            return N_("zavandor sum", "{price}").of(price=price)
        case Pay():
            return bid_sum(
                lot_price(board, seat, board.lot, board.bid), place_in_turn_order(board, seat)
            )


def _gem_sum(board: Board, seat: int, gem: int) -> Message:
    level, base = board.levels[seat][GEM_LORE], GEM_COSTS[gem][0]
    if not level:
        return N_("zavandor sum", "{price}").of(price=base)
    text = N_("zavandor sum", "{base} − {percent}% ({domain}) = {price}")
    lore = terms.domain(GEM_LORE)
    return text.of(base=base, percent=10 * level, domain=lore, price=GEM_COSTS[gem][level])
