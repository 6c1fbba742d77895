# SPDX-License-Identifier: MIT
"""The state of a match of The Scepter of Zavandor, and the part of it that one seat sees."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.zavandor.rules.components import Card, Lot
from wizardtable.games.zavandor.rules.moves import Amount, Cards, Count, EnergyCounts, GemCounts

CHOOSE, TURN, AUCTION, PAY, MARKER, VICTIM, ADVANCE, DISCARD, OVER = range(9)
"""The kinds of decisions that can come next in a match.

CHOOSE: a character. TURN: any action of a turn. AUCTION: a bid or a pass. PAY: the winner's
payment. MARKER: the owner of a new Mirror or Cloak takes a marker. VICTIM: another seat loses an
active gem. ADVANCE: the owner of a new Runestone, Mask or Talisman takes a free advance. DISCARD: a
seat discards down to its hand limit. OVER: none, the match is over.
"""

FIVE_SOLD, ROUND_LIMIT, LAST_SEAT = range(3)
"""The reasons why a match is over.

FIVE_SOLD: five sentinels are sold. ROUND_LIMIT: round 40 has ended. LAST_SEAT: only one seat is not
eliminated.
"""

FOR_SALE, GONE = -1, -2
"""Values in place of a sentinel's owner.

FOR_SALE: the sentinel is on offer. GONE: it left play with its eliminated owner.
"""


Phase: TypeAlias = Annotated[int, range(9)]

Owner: TypeAlias = Annotated[int, range(-2, 6)]
"""A seat, FOR_SALE or GONE."""


@dataclass(frozen=True, slots=True)
class Observation:
    """The information that one seat has; for viewer -1, the information that everybody has.

    Attributes:
        viewer: the seat, or -1 for the public view.
        druid_ruby, keep_sages, wrath: whether these options are on.
        energy_refunds: whether 1 or 3 dust after a refund stay until the next payment or the end of
            the turn (rules page, {#paying}). False in matches that began before edition 1
            (`core.game.EDITION`).
        phase: the next decision, see CHOOSE.
        to_move: the seat that decides, -1 once the match is over.
        round_number: from 1; 0 while characters are chosen.
        turn_number: from 1, counted through the match; 0 while characters are chosen.
        auctions: the number of auctions opened in the match.
        active: the seat whose turn it is, -1 between turns.
        first: the seat that chooses a character first, drawn by lot.
        order: the seats in the turn order of the round, eliminated ones included until the next
            round; empty while characters are chosen.
        standing: by seat, the points that set the order of the round.
        out: by seat, whether the seat is eliminated.
        characters: by seat, the character; -1 if not yet chosen.
        supply: by kind, the gems in the supply.
        spiral, pentagon: by seat and kind, active and inactive gems.
        dust: by seat, the dust in hand.
        hand: the viewer's cards, ascending; empty in the public view.
        standard, concentrated: by seat and kind of energy, the number of cards in hand.
        deck: by kind of energy, the number of cards in the deck.
        discards: by kind of energy, the faces of the discards, ascending.
        coming: by seat and kind, the cards of the Nine Sages for the next round.
        levels: by seat and domain, the level; 0 if the domain is not entered.
        markers: by seat, the prices of the markers still for sale, ascending.
        waiting: by seat, the number of markers in the pentagon.
        artifacts: by seat and kind, the number of artifacts owned.
        open: the artifacts on offer, oldest first.
        hidden: the number of artifacts in the deck.
        gone: by kind, the artifacts that left play with an eliminated owner.
        sentinels: by sentinel, the seat that owns it, FOR_SALE or GONE.
        sold: the number of sentinels sold in the match.
        advanced: whether the active seat has paid for an advance this turn.
        moves: the gem moves of the active seat this turn.
        lot: the card that is auctioned or paid for, or a card just won that still brings decisions;
            NO_LOT otherwise.
        bid: the highest bid for the lot.
        bidder: the seat with the highest bid, -1 for none.
        bids: by seat, the seat's highest bid in this auction; 0 for none.
        bidding: by seat, whether the seat is still in the auction.
        tasks: the decisions of a lot or at the end of a round, in order, as (phase, seat); the
            current one is first. Empty in TURN and AUCTION.
        reason: the reason why the match is over, -1 before.
    """

    viewer: int
    druid_ruby: bool
    keep_sages: bool
    wrath: bool
    energy_refunds: bool
    phase: int
    to_move: int
    round_number: int
    turn_number: int
    auctions: int
    active: int
    first: int
    order: tuple[int, ...]
    standing: tuple[int, ...]
    out: tuple[bool, ...]
    characters: tuple[int, ...]
    supply: tuple[int, ...]
    spiral: tuple[GemCounts, ...]
    pentagon: tuple[GemCounts, ...]
    dust: tuple[int, ...]
    hand: tuple[Card, ...]
    standard: tuple[EnergyCounts, ...]
    concentrated: tuple[EnergyCounts, ...]
    deck: EnergyCounts
    discards: tuple[tuple[Card, ...], ...]
    coming: tuple[EnergyCounts, ...]
    levels: tuple[tuple[int, ...], ...]
    markers: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...]
    artifacts: tuple[tuple[int, ...], ...]
    open: tuple[Lot, ...]
    hidden: int
    gone: tuple[int, ...]
    sentinels: tuple[int, ...]
    sold: int
    advanced: bool
    moves: int
    lot: Lot
    bid: int
    bidder: int
    bids: tuple[int, ...]
    bidding: tuple[bool, ...]
    tasks: tuple[tuple[int, int], ...]
    reason: int


@state_class
class State(StateBase):
    """A match of The Scepter of Zavandor; other attributes are as in `Observation`.

    The possessions of each seat are a tuple in a list by seat. So a clone copies one short list for
    each attribute and shares the tuples.

    Attributes:
        rng: the match's random generator.
        hands: by seat, the cards, ascending.
        decks: by kind of energy, the faces; the next card is last.
        discards: by kind of energy, the faces, oldest first.
        deck: the artifacts not yet revealed; the next one is last.
        mover: the seat that decides, -1 once the match is over.
    """

    rng: Rng
    druid_ruby: bool
    keep_sages: bool
    wrath: bool
    phase: Phase
    mover: AnySeat
    round_number: Running
    turn_number: Running
    auctions: Running
    active: AnySeat
    first: AnySeat
    order: tuple[AnySeat, ...]
    standing: tuple[Amount, ...]
    out: list[bool]
    characters: list[Annotated[int, range(-1, 6)]]
    supply: list[Count]
    spiral: list[GemCounts]
    pentagon: list[GemCounts]
    dust: list[Amount]
    hands: list[Cards]
    decks: list[list[Card]]
    discards: list[list[Card]]
    coming: list[EnergyCounts]
    levels: list[tuple[Annotated[int, range(5)], ...]]
    markers: list[tuple[Amount, ...]]
    waiting: list[Count]
    artifacts: list[tuple[Count, ...]]
    open: list[Lot]
    deck: list[Lot]
    gone: list[Count]
    sentinels: list[Owner]
    sold: Count
    advanced: bool
    moves: Count
    lot: Lot
    bid: Amount
    bidder: AnySeat
    bids: list[Amount]
    bidding: list[bool]
    tasks: list[tuple[Phase, AnySeat]]
    reason: Annotated[int, range(-1, 3)]
    energy_refunds: bool = False


Board: TypeAlias = State | Observation
"""A state or an observation; prices, slots, limits and points can be computed from either.

Both have the same names for public fields, so that opponents and rules share functions.
"""
