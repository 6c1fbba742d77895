# SPDX-License-Identifier: MIT
"""A viewer's unfinished choice: a bid being typed, or a payment or discard being put together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from wizardtable.games.zavandor.rules.components import MAX_BID, NO_LOT, Card, Lot
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Enchant, GemCounts, Pay

HandCard: TypeAlias = tuple[Card, int]
"""A card in hand: its face, and its number among the cards with this face, from 0."""

Purchase: TypeAlias = Enchant | BuyMarker | Advance | Pay
"""An action that is paid for with cards and dust."""

GemToSell: TypeAlias = tuple[int, bool, int]
"""A gem to disenchant: its kind, whether it is active, and its number among gems of the kind."""

_MAX_DIGITS = len(str(MAX_BID))
"""The number of digits of the highest bid."""


@dataclass(slots=True)
class Draft:
    """The choices that the viewer has prepared but not yet confirmed.

    Attributes:
        lot: the lot whose auction is about to be opened, otherwise NO_LOT.
        amount: the prepared bid, in dust.
        typing: whether the next digit is appended to the bid; otherwise it begins a new number.
        purchase: the purchase for which the viewer is choosing cards, otherwise None.
        picked: the cards to pay with or to discard, in the order chosen.
        sold: the gems to disenchant.
        is_changed: whether the viewer has changed the proposed payment or discard.
        dust: the dust to discard.
    """

    lot: Lot = NO_LOT
    amount: int = 0
    typing: bool = False
    purchase: Purchase | None = None
    picked: list[HandCard] = field(default_factory=list)
    sold: list[GemToSell] = field(default_factory=list)
    is_changed: bool = False
    dust: int = 0

    def clear(self) -> None:
        """Drops all choices."""
        self.lot, self.amount, self.typing = NO_LOT, 0, False
        self.purchase = None
        self.picked, self.sold, self.is_changed, self.dust = [], [], False, 0

    def type(self, digit: str) -> None:
        """Appends a digit to the bid, up to 999; the first digit begins a new number."""
        written = f"{self.amount}{digit}" if self.typing and self.amount else digit
        if len(written) <= _MAX_DIGITS:
            self.amount, self.typing = int(written), True

    def erase(self) -> None:
        """Drops the last digit of the bid."""
        self.amount, self.typing = self.amount // 10, True

    def set(self, amount: int) -> None:
        """Sets the bid; an amount outside 0 to 999 is moved to the nearer end."""
        self.amount, self.typing = max(0, min(amount, MAX_BID)), False

    def toggle(self, card: HandCard) -> None:
        """Picks a card, or puts back a card that is picked."""
        self.is_changed = True
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)

    def toggle_gem(self, gem: GemToSell) -> None:
        """Marks a gem for disenchanting, or removes the mark."""
        self.is_changed = True
        if gem in self.sold:
            self.sold.remove(gem)
        else:
            self.sold.append(gem)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The faces of the picked cards, ascending."""
        return tuple(sorted(face for face, _ in self.picked))

    def gems_sold(self, *, active: bool) -> GemCounts:
        """Returns the number of gems to disenchant by kind, either active or inactive ones."""
        kinds = [gem for gem, is_active, _ in self.sold if is_active == active]
        counts = [kinds.count(gem) for gem in range(5)]
        return (counts[0], counts[1], counts[2], counts[3], counts[4])


def numbered_hand(hand: Sequence[Card]) -> list[HandCard]:
    """Returns the cards of a hand, each with its number among the cards with this face."""
    counts_by_face: dict[Card, int] = {}
    result: list[HandCard] = []
    for face in hand:
        number = counts_by_face.get(face, 0)
        counts_by_face[face] = number + 1
        result.append((face, number))
    return result


def picked_cards(hand: Sequence[Card], faces: Iterable[Card]) -> list[HandCard]:
    """Returns a card of the hand for each of these faces; of equal cards, the rightmost ones.

    Raises ValueError if the hand lacks one of the faces.
    """
    remaining = numbered_hand(hand)
    result: list[HandCard] = []
    for face in faces:
        card = max(other for other in remaining if other[0] == face)
        remaining.remove(card)
        result.append(card)
    return result
