# SPDX-License-Identifier: MIT
"""The worked examples of the rules page.

The page draws them, and the tests check their numbers.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import GemCounts


@dataclass(frozen=True, slots=True)
class Draw:
    """An example of active gems and their income in a round (rules page, {#income}).

    Attributes:
        gems: active gems by kind.
        cards, concentrated: the standard and the concentrated sapphire cards received.
        dust: the dust received.
    """

    gems: GemCounts
    cards: int
    concentrated: int
    dust: int


@dataclass(frozen=True, slots=True)
class Sale:
    """An example of a gem's cost and refund at a level of the domain Gems, in dust (rules page,
    {#actions})."""

    gem: int
    level: int
    cost: int
    refund: int


@dataclass(frozen=True, slots=True)
class AuctionPrice:
    """An example of the price that the winner of an auction pays, in dust (rules page, {#price}).

    Attributes:
        lot: the card.
        place: the winner's place in the turn order, 0 for the first.
        points: the winner's points when the turn order was set.
        lore: the winner's level of the domain Artifacts.
        masks: the Masks of Charisma that the winner owns.
        bid: the winning bid.
        parts: the surcharges, and the discounts as negative numbers.
        total: the price to pay.
    """

    lot: box.Lot
    place: int
    points: int
    lore: int
    masks: int
    bid: int
    parts: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Payment:
    """An example of sapphire cards and dust that pay a price (rules page, {#paying}).

    Attributes:
        hand: values of the cards in hand, highest first.
        dust: the dust in hand.
        price: the price to pay, in dust.
        cards: values of the cards that pay.
        spent: the dust that pays.
        left: the dust that remains.
    """

    hand: tuple[int, ...]
    dust: int
    price: int
    cards: tuple[int, ...]
    spent: int
    left: int


@dataclass(frozen=True, slots=True)
class Trim:
    """An example of dust over the hand limit, and its discard (rules page, {#hand}).

    Attributes:
        dust: the dust before the discard.
        counts: the places that this dust takes in the hand.
        limit: the hand limit, in places.
        left: the dust that remains.
    """

    dust: int
    counts: int
    limit: int
    left: int


FIRST_ROUND_INCOME: Final = Draw((2, 1, 0, 0, 0), cards=1, concentrated=0, dust=5)

FOUR_SAPPHIRES_INCOME: Final = Draw((0, 4, 0, 0, 0), cards=0, concentrated=1, dust=2)

EMERALD_SALE: Final = Sale(box.EMERALD, level=3, cost=21, refund=10)

SENTINEL_PRICE: Final = AuctionPrice(
    box.CAT, place=1, points=14, lore=4, masks=1, bid=120, parts=(10, -20, -20), total=90
)

PAYMENT: Final = Payment((7, 6, 6, 5), dust=4, price=20, cards=(7, 6, 5), spent=2, left=2)

DUST_TRIM: Final = Trim(dust=13, counts=6, limit=5, left=11)
