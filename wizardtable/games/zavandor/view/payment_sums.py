# SPDX-License-Identifier: MIT
"""Computes the sums of a payment or a discard that the viewer prepares. It needs no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wizardtable.games.zavandor.rules import economy
from wizardtable.games.zavandor.rules.components import VALUES, Card
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Discard, Enchant, Pay, Purse
from wizardtable.games.zavandor.rules.payments import best_payment, best_purse
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view.draft import Draft, Purchase


@dataclass(frozen=True, slots=True)
class Payment:
    """The sums of a payment, in dust.

    Attributes:
        price: the price to pay.
        cards: the value of the picked cards.
        refund: the refund of the gems to disenchant.
        dust: the dust paid, at most what the viewer owns.
        change: the dust returned because cards and refunds exceed the price.
        lost: the dust lost because 1 and 3 cannot be held.
        dust_after: the dust after the payment; negative if the payment falls short.
        size_after: the places taken in the hand after the payment.
        limit: the hand limit after the purchase, in places.
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
        """The dust that the payment lacks, 0 for none."""
        return max(0, -self.dust_after)


def price_of(observation: Observation, purchase: Purchase) -> int:
    """Returns the price in dust that the viewer pays for a purchase."""
    seat = observation.viewer
    match purchase:
        case Enchant(gem):
            return economy.gem_cost(observation, seat, gem)
        case BuyMarker(price):
            return price
        case Advance(domain, marker):
            return (economy.step_cost(observation, seat, domain) or 0) + marker
        case Pay():
            return lot_price(observation, seat, observation.lot, observation.bid).total


def best_purchase_payment(observation: Observation, purchase: Purchase) -> Pay:
    """Returns the best payment for a purchase, with all cards and gems named."""
    price = price_of(observation, purchase)
    if isinstance(purchase, Pay):
        return best_payment(observation, observation.viewer, observation.hand, price)
    return Pay(best_purse(observation.hand, observation.dust[observation.viewer], price))


def payment_for(observation: Observation, draft: Draft, purchase: Purchase) -> Payment:
    """Returns the sums of a payment with the picked cards and gems, even if it is illegal."""
    seat, price = observation.viewer, price_of(observation, purchase)
    cards = sum(VALUES[face] for face in draft.cards)
    brought = sum(economy.refund(observation, seat, gem) for gem, _, _ in draft.sold)
    lacking, change = max(0, price - cards - brought), max(0, cards + brought - price)
    total = observation.dust[seat] - lacking + change
    remaining_dust = economy.holdable_dust(total) if total >= 0 else total
    remaining_cards = _without(observation.hand, draft.cards)
    return Payment(
        price=price,
        cards=cards,
        refund=brought,
        dust=min(lacking, observation.dust[seat]),
        change=change,
        lost=total - remaining_dust,
        dust_after=remaining_dust,
        size_after=economy.hand_size(remaining_cards, max(0, remaining_dust)),
        limit=economy.hand_limit(_with_purchase(observation, purchase), seat),
    )


def _with_purchase(observation: Observation, purchase: Purchase) -> Observation:
    """Returns the board after the purchase, with only the changes that can affect the hand
    limit."""
    match purchase:
        case Advance(domain):
            return what_if.with_step(observation, observation.viewer, domain)
        case Pay():
            return what_if.with_lot(observation, observation.viewer, observation.lot)
    return observation


def purchase_paid_with(draft: Draft, purchase: Purchase) -> Purchase:
    """Returns the purchase with the picked cards and gems as its payment."""
    purse: Purse = draft.cards
    if isinstance(purchase, Pay):
        spiral, pentagon = draft.gems_sold(active=True), draft.gems_sold(active=False)
        return Pay(purse, spiral, pentagon)
    return replace(purchase, purse=purse)


@dataclass(frozen=True, slots=True)
class Discarding:
    """The numbers of a discard.

    They are the places taken before and after the discard, the hand limit, and the value lost in
    dust.
    """

    size: int
    size_after: int
    limit: int
    value: int


def discard_numbers(observation: Observation, draft: Draft) -> Discarding:
    """Returns the numbers of a discard of the picked cards and dust."""
    seat = observation.viewer
    dust = observation.dust[seat]
    remaining_cards = _without(observation.hand, draft.cards)
    return Discarding(
        size=economy.hand_size(observation.hand, dust),
        size_after=economy.hand_size(remaining_cards, dust - draft.dust),
        limit=economy.hand_limit(observation, seat),
        value=sum(VALUES[face] for face in draft.cards) + draft.dust,
    )


def discard_action(draft: Draft) -> Discard:
    """Returns the picked discard as an action."""
    return Discard(draft.cards, draft.dust)


def cheapest_discard(menu: Sequence[object]) -> Discard:
    """Returns the offered discard that loses the least value; of equal discards, the one with the
    fewest cards.

    `menu` has the actions offered, at least one of them a discard.
    """
    offered = [action for action in menu if isinstance(action, Discard)]
    return min(offered, key=lambda action: (_value(action), len(action.cards)))


def _value(action: Discard) -> int:
    return sum(VALUES[face] for face in action.cards) + action.dust


def dust_steps(dust: int) -> list[int]:
    """Returns the amounts of dust that may be discarded from a total, ascending.

    Neither the amount nor the rest may be 1 or 3.

    >>> dust_steps(5)
    [0, 5]
    """
    return [
        n
        for n in range(dust + 1)
        if economy.holdable_dust(n) == n and economy.holdable_dust(dust - n) == dust - n
    ]


def _without(hand: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    remaining = list(hand)
    for face in gone:
        remaining.remove(face)
    return remaining
