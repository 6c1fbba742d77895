# SPDX-License-Identifier: MIT
"""Tricks in which the suit that was led has to be followed, with a pack of numbered cards.

>>> pack = Pack(suits=4, ranks=6, trump=3)
>>> pack.followers([2, 8, 9], [7, 1])
[8, 9]
>>> pack.taker([7, 12, 6]), pack.taker([7, 12, 19])
(1, 2)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from wizardtable.core.cards.dealing import deal
from wizardtable.core.rng import Rng

C = TypeVar("C", bound=int)
"""A card as a game types it."""

NO_TRUMP: Final = -1


class TricksOnTable(Protocol):
    """What the states and observations of a game of tricks have in common.

    Attributes:
        leader: the seat that leads the trick.
        trick: the cards of the trick so far, in the order in which they were played.
        piles: by seat the cards of the tricks it has taken in this round, trick after trick, each
            in the order in which it was played.
    """

    @property
    def leader(self) -> int: ...  # noqa: D102

    @property
    def trick(self) -> Sequence[int]: ...  # noqa: D102

    @property
    def piles(self) -> Sequence[Sequence[int]]: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A trick that was taken: its cards in the order in which they were played."""

    leader: int
    taker: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """Cards that are numbered from 1: suit after suit, each from its lowest card to its highest.

    Attributes:
        suits: the number of suits.
        ranks: the number of cards of a suit.
        trump: the suit that takes any other, or `NO_TRUMP`. A game in which it changes has a pack
            for each.
    """

    suits: int
    ranks: int
    trump: int = NO_TRUMP

    def suit_of(self, card: int) -> int:
        """Returns the suit of a card, from 0."""
        return (card - 1) // self.ranks

    def rank_of(self, card: int) -> int:
        """Returns the rank of a card within its suit, from 1."""
        return (card - 1) % self.ranks + 1

    def followers(self, hand: Sequence[C], trick: Sequence[int]) -> list[C]:
        """Returns the cards of a hand that may be played to a trick: those of the suit that was
        led; all if there are none, or if nothing was led."""
        led = self.suit_of(trick[0]) if trick else -1
        return [card for card in hand if self.suit_of(card) == led] or list(hand)

    def taker(self, trick: Sequence[int]) -> int:
        """Returns the place in a trick, from 0, of the card that takes it: the highest trump, or
        else the highest card of the suit that was led."""
        suits = [self.suit_of(card) for card in trick]
        taking = self.trump if self.trump in suits else suits[0]
        places = [place for place, suit in enumerate(suits) if suit == taking]
        return max(places, key=lambda place: trick[place])

    def takes(self, trick: Sequence[int], card: int) -> bool:
        """Returns whether a card that is played to a trick takes it, as far as it has come."""
        return self.taker([*trick, card]) == len(trick)

    def taken(self, table: TricksOnTable) -> list[TakenTrick]:
        """Returns the tricks in the piles, pile after pile. Raises ValueError for a part of one."""
        seats = len(table.piles)
        found = []
        for seat, pile in enumerate(table.piles):
            for start in range(0, len(pile), seats):
                cards = tuple(pile[start : start + seats])
                if len(cards) < seats:
                    raise ValueError("a pile consists of whole tricks")
                found.append(TakenTrick((seat - self.taker(cards)) % seats, seat, cards))
        return found

    def lacks(self, table: TricksOnTable) -> list[int]:
        """Returns by seat the bits of the suits that it was seen to lack, `1 << suit`."""
        seats = len(table.piles)
        lacks = [0] * seats
        played = [(one.leader, one.cards) for one in self.taken(table)]
        for leader, cards in [*played, (table.leader, tuple(table.trick))]:
            for place, card in enumerate(cards):
                if self.suit_of(card) != self.suit_of(cards[0]):
                    lacks[(leader + place) % seats] |= 1 << self.suit_of(cards[0])
        return lacks

    def deal_unseen(
        self, table: TricksOnTable, cards: Sequence[C], sizes: Sequence[int], rng: Rng
    ) -> list[list[C]]:
        """Returns unseen cards dealt to the seats, and to one place more that may hold any, such as
        a deck. `sizes` are the numbers of cards by place; 0 for the seat that knows its hand. No
        seat gets a card of a suit that it was seen to lack."""
        suits = [self.suit_of(card) for card in cards]
        return deal(cards, suits, sizes, [*self.lacks(table), 0], rng)

    def is_sound(
        self, table: TricksOnTable, hands: Sequence[Sequence[int]], starter: int, tricks: int
    ) -> bool:
        """Returns whether a round of so many tricks, of which the seat `starter` led the first, can
        have come to this: the hands have as many cards as they ought to, each trick led to the next
        leader, and no seat holds a suit that it was seen to lack. Raises ValueError for a part of a
        trick in a pile."""
        seats = len(hands)
        taken = self.taken(table)
        ahead = [(table.leader + place) % seats for place in range(len(table.trick))]
        leaders = sorted([one.leader for one in taken] + [table.leader])
        return (
            len(table.trick) < seats
            and len(taken) < tricks
            and leaders == sorted([one.taker for one in taken] + [starter])
            and all(
                len(hand) + len(taken) + (seat in ahead) == tricks
                for seat, hand in enumerate(hands)
            )
            and not any(
                lacked >> self.suit_of(card) & 1
                for lacked, hand in zip(self.lacks(table), hands, strict=True)
                for card in hand
            )
        )
