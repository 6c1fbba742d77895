# SPDX-License-Identifier: MIT
"""A viewer's half-made move: a bid being typed, or a payment or discard being put together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from wizardtable.games.zavandor.rules.components import MOST_BID, NO_LOT, Card, Lot
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Enchant, Five, Pay

Held: TypeAlias = tuple[Card, int]
"""A card in hand: its face, and which of those with that face, from 0."""

Purchase: TypeAlias = Enchant | BuyMarker | Advance | Pay

Sold: TypeAlias = tuple[int, bool, int]
"""A gem to be sold: its kind, whether it is active, and the number of its piece."""

_LONGEST = len(str(MOST_BID))


@dataclass(slots=True)
class Draft:
    """What is chosen and not yet done.

    Attributes:
        lot: the one an auction is about to be opened for, else NO_LOT.
        amount: the bid shown; `typing`: whether the next digit is added to it.
        purchase: what is about to be paid for with cards picked by hand, else None.
        picked: cards to pay with, or to discard, in the order picked; `sold`: gems to sell.
        touched: whether anything was picked or put back by hand.
        dust: to be discarded.
    """

    lot: Lot = NO_LOT
    amount: int = 0
    typing: bool = False
    purchase: Purchase | None = None
    picked: list[Held] = field(default_factory=list)
    sold: list[Sold] = field(default_factory=list)
    touched: bool = False
    dust: int = 0

    def clear(self) -> None:
        """Nothing is chosen any more."""
        self.lot, self.amount, self.typing = NO_LOT, 0, False
        self.purchase = None
        self.picked, self.sold, self.touched, self.dust = [], [], False, 0

    def type(self, digit: str) -> None:
        """A digit is typed: the first begins a new number, others join it up to 999."""
        written = f"{self.amount}{digit}" if self.typing and self.amount else digit
        if len(written) <= _LONGEST:
            self.amount, self.typing = int(written), True

    def erase(self) -> None:
        """The last digit goes."""
        self.amount, self.typing = self.amount // 10, True

    def set(self, amount: int) -> None:
        """The bid is this, within what can be bid at all."""
        self.amount, self.typing = max(0, min(amount, MOST_BID)), False

    def toggle(self, card: Held) -> None:
        """Pick a card, or put it back."""
        self.touched = True
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)

    def toggle_gem(self, gem: Sold) -> None:
        """Sell a gem, or keep it after all."""
        self.touched = True
        if gem in self.sold:
            self.sold.remove(gem)
        else:
            self.sold.append(gem)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The faces picked, ascending."""
        return tuple(sorted(face for face, _ in self.picked))

    def gems_sold(self, *, active: bool) -> Five:
        """Gems to sell by kind, from the spiral or from the pentagon."""
        kinds = [gem for gem, where, _ in self.sold if where == active]
        counts = [kinds.count(gem) for gem in range(5)]
        return (counts[0], counts[1], counts[2], counts[3], counts[4])


def held(hand: Sequence[Card]) -> list[Held]:
    """The cards of a hand, each with its number among those with its face."""
    counted: dict[Card, int] = {}
    result: list[Held] = []
    for face in hand:
        number = counted.get(face, 0)
        counted[face] = number + 1
        result.append((face, number))
    return result


def pick(hand: Sequence[Card], faces: Iterable[Card]) -> list[Held]:
    """Cards of a hand with these faces, those with high numbers first, as they lie on the right."""
    left = held(hand)
    result: list[Held] = []
    for face in faces:
        found = max(card for card in left if card[0] == face)
        left.remove(found)
        result.append(found)
    return result
