# SPDX-License-Identifier: MIT
"""The worked examples of the rules page: the page draws them, and the tests try them."""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import Five


@dataclass(frozen=True, slots=True)
class Draw:
    """Active gems, and what they bring in a round (rules page, Energy).

    Attributes:
        gems: active gems by kind.
        cards, concentrated: how many sapphire cards, ordinary and concentrated, they bring.
        dust: in units.
    """

    gems: Five
    cards: int
    concentrated: int
    dust: int


@dataclass(frozen=True, slots=True)
class Sale:
    """What a gem costs and gives back at a level of Gems (rules page, Actions)."""

    gem: int
    level: int
    cost: int
    refund: int


@dataclass(frozen=True, slots=True)
class AuctionPrice:
    """What the winner of an auction pays (rules page, What the winner pays).

    Attributes:
        lot: the card.
        place: of the winner in the turn order, 0 for the first.
        points: of the winner when the turn order was made.
        lore: the winner's level of Artifacts.
        masks: Masks of Charisma the winner owns.
        bid: the winning bid.
        parts: what changes it.
        total: what is paid.
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
    """Sapphire cards and dust that pay a price (rules page, Paying).

    Attributes:
        hand: values of the cards at hand, dearest first.
        dust: at hand.
        price: to be paid.
        cards: values of the cards that pay.
        spent: dust that pays.
        left: dust that is left.
    """

    hand: tuple[int, ...]
    dust: int
    price: int
    cards: tuple[int, ...]
    spent: int
    left: int


@dataclass(frozen=True, slots=True)
class Trim:
    """Dust over the hand limit (rules page, Hand limit).

    Attributes:
        dust: before; `counts` is what it counts in the hand.
        limit: the hand limit.
        left: dust that stays.
    """

    dust: int
    counts: int
    limit: int
    left: int


FIRST_ROUND: Final = Draw((2, 1, 0, 0, 0), cards=1, concentrated=0, dust=5)

FOUR_SAPPHIRES: Final = Draw((0, 4, 0, 0, 0), cards=0, concentrated=1, dust=2)

EMERALD: Final = Sale(box.EMERALD, level=3, cost=21, refund=10)

SENTINEL: Final = AuctionPrice(
    box.CAT, place=1, points=14, lore=4, masks=1, bid=120, parts=(10, -20, -20), total=90
)

PAYMENT: Final = Payment((7, 6, 6, 5), dust=4, price=20, cards=(7, 6, 5), spent=2, left=2)

DUST: Final = Trim(dust=13, counts=6, limit=5, left=11)
