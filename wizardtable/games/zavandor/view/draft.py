# SPDX-License-Identifier: MIT
"""A viewer's unfinished move: a bid being typed, or a payment or discard being chosen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from wizardtable.games.zavandor.rules.components import MAX_BID, NO_LOT, Card, Lot
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Enchant, Five, Pay

Held: TypeAlias = tuple[Card, int]
"""A card in hand: its face, and its number among the cards with this face, from 0."""

Purchase: TypeAlias = Enchant | BuyMarker | Advance | Pay
"""An action that is paid for with cards and dust."""

Sold: TypeAlias = tuple[int, bool, int]
"""A gem to disenchant: its kind, whether it is active, and the number of its piece."""

_MAX_DIGITS = len(str(MAX_BID))
"""The number of digits of the highest bid."""


@dataclass(slots=True)
class Draft:
    """The choices that are not carried out yet.

    Attributes:
        lot: the lot whose auction is about to be opened, otherwise NO_LOT.
        amount: the prepared bid.
        typing: whether the next digit is appended to the bid.
        purchase: the purchase that is about to be paid for with chosen cards, otherwise None.
        picked: the cards to pay with or to discard, in the order chosen.
        sold: the gems to disenchant.
        touched: whether the viewer has changed the proposed choice.
        dust: the dust to discard.
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
        """Drops all choices."""
        self.lot, self.amount, self.typing = NO_LOT, 0, False
        self.purchase = None
        self.picked, self.sold, self.touched, self.dust = [], [], False, 0

    def type(self, digit: str) -> None:
        """Appends a digit to the bid, up to 999; the first digit begins a new number."""
        written = f"{self.amount}{digit}" if self.typing and self.amount else digit
        if len(written) <= _MAX_DIGITS:
            self.amount, self.typing = int(written), True

    def erase(self) -> None:
        """Drops the last digit of the bid."""
        self.amount, self.typing = self.amount // 10, True

    def set(self, amount: int) -> None:
        """Sets the bid, within 0 and the highest bid allowed."""
        self.amount, self.typing = max(0, min(amount, MAX_BID)), False

    def toggle(self, card: Held) -> None:
        """Picks a card, or puts it back."""
        self.touched = True
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)

    def toggle_gem(self, gem: Sold) -> None:
        """Marks a gem for disenchanting, or keeps it after all."""
        self.touched = True
        if gem in self.sold:
            self.sold.remove(gem)
        else:
            self.sold.append(gem)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The faces of the picked cards, ascending."""
        return tuple(sorted(face for face, _ in self.picked))

    def gems_sold(self, *, active: bool) -> Five:
        """Returns the number of gems to disenchant by kind, from the spiral or from the
        pentagon."""
        kinds = [gem for gem, is_active, _ in self.sold if is_active == active]
        counts = [kinds.count(gem) for gem in range(5)]
        return (counts[0], counts[1], counts[2], counts[3], counts[4])


def held(hand: Sequence[Card]) -> list[Held]:
    """Returns the cards of a hand, each with its number among the cards with its face."""
    counted: dict[Card, int] = {}
    result: list[Held] = []
    for face in hand:
        number = counted.get(face, 0)
        counted[face] = number + 1
        result.append((face, number))
    return result


def pick(hand: Sequence[Card], faces: Iterable[Card]) -> list[Held]:
    """Returns cards of a hand with these faces, the rightmost of each face first."""
    remaining = held(hand)
    result: list[Held] = []
    for face in faces:
        card = max(other for other in remaining if other[0] == face)
        remaining.remove(card)
        result.append(card)
    return result
