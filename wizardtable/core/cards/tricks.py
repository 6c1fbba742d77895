# SPDX-License-Identifier: MIT
"""Tricks with a duty to follow the led suit, with a pack of numbered cards.

Cards are numbered from 1, suit after suit, and suits from 0. `followers` returns the cards of a
hand that may follow a trick. `taker` returns the position, from 0, of the card that takes the
trick.

>>> pack = Pack(suit_count=4, rank_count=6, trump=3)
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
"""The game's type for a card, which is a number."""

NO_TRUMP: Final = -1


class TricksOnTable(Protocol):
    """The fields that states and observations of a trick-taking game share.

    Attributes:
        leader: the seat that leads the current trick.
        trick: the cards of the current trick so far, in the order of play.
        piles: the cards of the tricks that each seat has taken in this round, by seat, trick after
            trick, in the order of play.
    """

    @property
    def leader(self) -> int: ...  # noqa: D102

    @property
    def trick(self) -> Sequence[int]: ...  # noqa: D102

    @property
    def piles(self) -> Sequence[Sequence[int]]: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A complete trick.

    Attributes:
        leader: the seat that led it.
        taker: the seat that took it.
        cards: its cards, in the order of play.
    """

    leader: int
    taker: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """Cards that are numbered from 1: suit after suit, each from its lowest card to its highest.

    Attributes:
        suit_count: the number of suits.
        rank_count: the number of cards of a suit.
        trump: the suit that beats any other, or `NO_TRUMP`. A game with changing trumps has a pack
            for each trump.
    """

    suit_count: int
    rank_count: int
    trump: int = NO_TRUMP

    def suit_of(self, card: int) -> int:
        """Returns the suit of a card, from 0."""
        return (card - 1) // self.rank_count

    def rank_of(self, card: int) -> int:
        """Returns the rank of a card within its suit, from 1."""
        return (card - 1) % self.rank_count + 1

    def followers(self, hand: Sequence[C], trick: Sequence[int]) -> list[C]:
        """Returns the cards of a hand that may be played to a trick.

        These are the cards of the led suit. If the hand has none, or the trick is empty, all cards
        may be played.
        """
        led = self.suit_of(trick[0]) if trick else -1
        return [card for card in hand if self.suit_of(card) == led] or list(hand)

    def taker(self, trick: Sequence[int]) -> int:
        """Returns the place in the trick, from 0, of the card that takes the trick.

        This is the highest trump in the trick, or without a trump the highest card of the led suit.
        """
        suits = [self.suit_of(card) for card in trick]
        taking = self.trump if self.trump in suits else suits[0]
        places = [place for place, suit in enumerate(suits) if suit == taking]
        return max(places, key=lambda place: trick[place])

    def takes(self, trick: Sequence[int], card: int) -> bool:
        """Returns whether a card beats all cards that are in the trick so far."""
        return self.taker([*trick, card]) == len(trick)

    def taken_tricks(self, table: TricksOnTable) -> list[TakenTrick]:
        """Returns the tricks in the piles, pile after pile.

        Raises:
            ValueError: a pile has an incomplete trick.
        """
        seats = len(table.piles)
        tricks = []
        for seat, pile in enumerate(table.piles):
            for start in range(0, len(pile), seats):
                cards = tuple(pile[start : start + seats])
                if len(cards) < seats:
                    raise ValueError("a pile consists of whole tricks")
                tricks.append(TakenTrick((seat - self.taker(cards)) % seats, seat, cards))
        return tricks

    def lacks(self, table: TricksOnTable) -> list[int]:
        """Returns the suits that each seat is known to lack, as bit sets by seat.

        A set has the bit `1 << suit` for each suit that the seat did not follow in this round.
        """
        seats = len(table.piles)
        lacks = [0] * seats
        complete = [(trick.leader, trick.cards) for trick in self.taken_tricks(table)]
        for leader, cards in [*complete, (table.leader, tuple(table.trick))]:
            for place, card in enumerate(cards):
                if self.suit_of(card) != self.suit_of(cards[0]):
                    lacks[(leader + place) % seats] |= 1 << self.suit_of(cards[0])
        return lacks

    def deal_unseen(
        self, table: TricksOnTable, cards: Sequence[C], sizes: Sequence[int], rng: Rng
    ) -> list[list[C]]:
        """Returns unseen cards dealt at random to the seats and to one further place, by place.

        The further place, such as a deck, may hold any card. `cards` are the cards that one seat
        has not seen. `sizes` are the numbers of cards by place, with 0 for that seat. No seat gets
        a card of a suit that it is known to lack. See `dealing.deal`.
        """
        suits = [self.suit_of(card) for card in cards]
        return deal(cards, suits, sizes, [*self.lacks(table), 0], rng)

    def is_sound(
        self, table: TricksOnTable, hands: Sequence[Sequence[int]], starter: int, tricks: int
    ) -> bool:
        """Returns whether this position can occur in a round of `tricks` tricks.

        In such a position, the seat `starter` led the first trick, and the seat that took a trick
        led the next one. The hands, by seat, have the right numbers of cards. No seat holds a card
        of a suit that it is known to lack.

        Raises:
            ValueError: a pile has an incomplete trick.
        """
        seats = len(hands)
        taken = self.taken_tricks(table)
        has_played = [(table.leader + place) % seats for place in range(len(table.trick))]
        leaders = sorted([trick.leader for trick in taken] + [table.leader])
        return (
            len(table.trick) < seats
            and len(taken) < tricks
            and leaders == sorted([trick.taker for trick in taken] + [starter])
            and all(
                len(hand) + len(taken) + (seat in has_played) == tricks
                for seat, hand in enumerate(hands)
            )
            and not any(
                lacked >> self.suit_of(card) & 1
                for lacked, hand in zip(self.lacks(table), hands, strict=True)
                for card in hand
            )
        )
