# SPDX-License-Identifier: MIT
"""Where everything in a match of The Scepter of Zavandor is, and what one seat can see of it."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.zavandor.rules.components import Card, Lot
from wizardtable.games.zavandor.rules.moves import Amount, Cards, Count, Five, Four

CHOOSE, TURN, AUCTION, PAY, MARKER, VICTIM, ADVANCE, DISCARD, OVER = range(9)
"""What is decided next. CHOOSE: a character. TURN: any action of a turn. AUCTION: a bid or a pass.
PAY: the winner pays. MARKER: the owner of a new Mirror or Cloak takes a marker. VICTIM: a rival
returns an active gem. ADVANCE: the owner of a new Runestone, Mask or Talisman takes a free
advance. DISCARD: a seat comes down to its hand limit. OVER: nothing, the game is over."""

FIVE_SOLD, ROUND_LIMIT, LAST_SEAT = range(3)
"""Why the game is over: five sentinels sold, the end of round 40, or all others ruined."""

FOR_SALE, GONE = -1, -2
"""Places of a sentinel besides a seat: on offer, and out of the game with its ruined owner."""


Phase: TypeAlias = Annotated[int, range(9)]

Owner: TypeAlias = Annotated[int, range(-2, 6)]
"""A seat, or one of these places."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat, or for viewer -1 anybody, may know.

    Attributes:
        viewer: the seat, or -1 for the public view.
        druid_ruby, keep_sages, wrath: the options in force.
        energy_refunds: whether the refund of a gem sold in one's own turn is energy first: a total
            of 1 or 3 dust stays until the next payment or the end of the turn (rules page, Paying).
            False in matches that began before edition 1 (`core.game.EDITION`).
        phase: what is decided next (see above); `to_move`: by which seat, -1 when the game is over.
        round_number, turn_number: from 1 (0 while characters are chosen); turns are counted through
            the match, as auctions are by `auctions`.
        active: whose turn it is, -1 where it is nobody's.
        first: the seat that chooses a character first, drawn by lot.
        order: the seats in the turn order of the round, ruined ones with their place until the
            next round; empty while characters are chosen.
        standing: by seat, the points that decided the order of the round.
        out: by seat, whether it is ruined.
        characters: by seat, -1 where not yet chosen.
        supply: gems left, by kind.
        spiral, pentagon: by seat and kind, active and inactive gems.
        dust: by seat.
        hand: the viewer's cards, ascending; empty in the public view.
        standard, concentrated: by seat and kind of energy, cards in hand.
        deck: cards left by kind of energy; `discards`: by kind, the faces, ascending.
        coming: by seat and kind, cards of the Nine Sages for the next round.
        levels: by seat and domain, 0 where it has not been entered.
        markers: by seat, prices of the markers still for sale, ascending.
        waiting: by seat, markers in the pentagon.
        artifacts: by seat and kind, how many it owns.
        open: artifacts on offer, oldest first; `hidden`: how many are in the deck.
        gone: by kind, artifacts that left play with a ruined owner.
        sentinels: the owner of each, FOR_SALE or GONE; `sold`: how many were ever sold.
        advanced: whether the active seat has paid for an advance this turn.
        moves: gem moves of the active seat this turn.
        lot: what is auctioned, being paid for, or has just been won and still asks for decisions,
            else NO_LOT; `bid`: what was bid last for it, by `bidder` (-1: nobody).
        bids: by seat, its highest bid in this auction, 0 for none.
        bidding: by seat, whether it is still in the auction.
        tasks: what is still to do because of the last lot, or at the end of a round, in order, as
            (phase, seat); the current decision is first. Empty in TURN and AUCTION.
        reason: why the game is over, -1 before.
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
    spiral: tuple[Five, ...]
    pentagon: tuple[Five, ...]
    dust: tuple[int, ...]
    hand: tuple[Card, ...]
    standard: tuple[Four, ...]
    concentrated: tuple[Four, ...]
    deck: Four
    discards: tuple[tuple[Card, ...], ...]
    coming: tuple[Four, ...]
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
    """A match of The Scepter of Zavandor; attributes as in `Observation` where not said otherwise.

    What belongs to a seat is a tuple in a list by seat, so that a clone copies one short list each
    and shares the rest.

    Attributes:
        rng: the match's generator, for shuffles and lots.
        hands: by seat, cards, ascending.
        decks: by kind of energy, the next card last; `discards`: by kind, oldest first.
        deck: the artifacts not yet revealed, the next one last.
        mover: the seat to decide, -1 when the game is over.
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
    spiral: list[Five]
    pentagon: list[Five]
    dust: list[Amount]
    hands: list[Cards]
    decks: list[list[Card]]
    discards: list[list[Card]]
    coming: list[Four]
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
"""What prices, slots, limits and points are reckoned from: open to everybody, and by the same names
in both, so that players and rules share the functions."""
