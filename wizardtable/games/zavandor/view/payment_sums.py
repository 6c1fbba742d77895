# SPDX-License-Identifier: MIT
"""What a payment or a discard put together by hand comes to. No Qt here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wizardtable.games.zavandor.rules.components import VALUES, Card
from wizardtable.games.zavandor.rules.economy import (
    gem_cost,
    hand_limit,
    hand_size,
    refund,
    settled,
    step_cost,
)
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Discard, Enchant, Pay, Purse
from wizardtable.games.zavandor.rules.payments import best_payment, best_purse
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view.draft import Draft, Purchase


@dataclass(frozen=True, slots=True)
class Payment:
    """What a payment comes to.

    Attributes:
        price: to be paid; `cards`: the value of those picked; `refund`: what the gems bring.
        dust: paid besides them, no more than is owned; `change`: given back in dust.
        lost: dust dropped because a total of 1 or 3 cannot be held.
        dust_after, size_after: dust and hand size when it is paid; `limit`: of the hand then.
    """

    price: int
    cards: int
    refund: int
    dust: int
    change: int
    lost: int
    dust_after: int
    size_after: int
    limit: int

    @property
    def missing(self) -> int:
        """What the purse falls short by, with all dust."""
        return max(0, -self.dust_after)


def price_of(seen: Observation, purchase: Purchase) -> int:
    """What the viewer pays for it."""
    seat = seen.viewer
    match purchase:
        case Enchant(gem):
            return gem_cost(seen, seat, gem)
        case BuyMarker(price):
            return price
        case Advance(domain, marker):
            return (step_cost(seen, seat, domain) or 0) + marker
        case Pay():
            return lot_price(seen, seat, seen.lot, seen.bid).total


def best(seen: Observation, purchase: Purchase) -> Pay:
    """The best way to pay for it, with all cards and gems named."""
    price = price_of(seen, purchase)
    if isinstance(purchase, Pay):
        return best_payment(seen, seen.viewer, seen.hand, price)
    return Pay(best_purse(seen.hand, seen.dust[seen.viewer], price))


def reckon(seen: Observation, draft: Draft, purchase: Purchase) -> Payment:
    """What the picked cards and gems come to, whether they may be paid with or not."""
    seat, price = seen.viewer, price_of(seen, purchase)
    cards = sum(VALUES[face] for face in draft.cards)
    brought = sum(refund(seen, seat, gem) for gem, _, _ in draft.sold)
    lacking, change = max(0, price - cards - brought), max(0, cards + brought - price)
    whole = seen.dust[seat] - lacking + change
    after = settled(whole) if whole >= 0 else whole
    left = _without(seen.hand, draft.cards)
    return Payment(
        price=price,
        cards=cards,
        refund=brought,
        dust=min(lacking, seen.dust[seat]),
        change=change,
        lost=whole - after,
        dust_after=after,
        size_after=hand_size(left, max(0, after)),
        limit=hand_limit(_with(seen, purchase), seat),
    )


def _with(seen: Observation, purchase: Purchase) -> Observation:
    """The board with what is bought, as far as it may change the hand limit."""
    match purchase:
        case Advance(domain):
            return what_if.with_step(seen, seen.viewer, domain)
        case Pay():
            return what_if.with_lot(seen, seen.viewer, seen.lot)
    return seen


def paid_with(draft: Draft, purchase: Purchase) -> Purchase:
    """The purchase, to be paid with what is picked."""
    purse: Purse = draft.cards
    if isinstance(purchase, Pay):
        spiral, pentagon = draft.gems_sold(active=True), draft.gems_sold(active=False)
        return Pay(purse, spiral, pentagon)
    return replace(purchase, purse=purse)


@dataclass(frozen=True, slots=True)
class Discarding:
    """What a discard comes to: hand size now and after it, the limit, and the value thrown away."""

    size: int
    size_after: int
    limit: int
    value: int


def discard(seen: Observation, draft: Draft) -> Discarding:
    """What the picked cards and dust come to as a discard."""
    seat = seen.viewer
    dust = seen.dust[seat]
    left = _without(seen.hand, draft.cards)
    return Discarding(
        size=hand_size(seen.hand, dust),
        size_after=hand_size(left, dust - draft.dust),
        limit=hand_limit(seen, seat),
        value=sum(VALUES[face] for face in draft.cards) + draft.dust,
    )


def thrown(draft: Draft) -> Discard:
    """The discard that is picked."""
    return Discard(draft.cards, draft.dust)


def cheapest(menu: Sequence[object]) -> Discard:
    """Of the discards offered, the one that throws the least value away, then fewest cards."""
    offered = [action for action in menu if isinstance(action, Discard)]
    return min(offered, key=lambda one: (_value(one), len(one.cards)))


def _value(action: Discard) -> int:
    return sum(VALUES[face] for face in action.cards) + action.dust


def dust_steps(dust: int) -> list[int]:
    """Amounts of dust that may be discarded of a total, ascending: neither they nor what is kept
    may be 1 or 3.

    >>> dust_steps(5)
    [0, 5]
    """
    return [n for n in range(dust + 1) if settled(n) == n and settled(dust - n) == dust - n]


def _without(hand: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    left = list(hand)
    for face in gone:
        left.remove(face)
    return left
