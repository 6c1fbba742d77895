# SPDX-License-Identifier: MIT
"""What can be read off an auction: who is in it, what each bid, what each may have. No Qt here."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import floor

from wizardtable.core.game import Event
from wizardtable.games.zavandor.mind.holdings import MEANS
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import AuctionOpened, BidMade, BidPassed
from wizardtable.games.zavandor.rules.prices import Price, highest_bid, lot_price, means, place
from wizardtable.games.zavandor.rules.state import AUCTION, PAY, Observation


class BidderState(Enum):
    """How a seat stands in an auction."""

    LEADS = "leads"
    IN = "in"
    PASSED = "passed"
    BARRED = "barred"


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat in an auction: its last bid (0: none), and about what its cards and dust come to."""

    seat: int
    standing: BidderState
    bid: int
    wealth: int


def on_stage(seen: Observation) -> box.Lot:
    """The lot that is being auctioned or paid for, else NO_LOT."""
    return seen.lot if seen.phase in (AUCTION, PAY) else box.NO_LOT


def least_bid(seen: Observation, lot: box.Lot) -> int:
    """The lowest bid that can be made for a lot now."""
    if seen.phase == AUCTION and seen.lot == lot:
        return min(seen.bid + 1, box.MOST_BID)
    return box.MINIMUM_BIDS[lot]


def most_bid(seen: Observation, lot: box.Lot) -> int:
    """The highest bid on a lot that the viewer could pay, selling all his gems if need be."""
    seat = seen.viewer
    return highest_bid(seen, seat, lot, means(seen.hand, seen.dust[seat], seen, seat))


def price_at(seen: Observation, lot: box.Lot, bid: int) -> Price:
    """What the viewer would pay if he won with this bid."""
    return lot_price(seen, seen.viewer, lot, bid)


def lacking(seen: Observation, price: Price) -> int:
    """What the viewer's cards and dust lack for a price, 0 if nothing."""
    seat = seen.viewer
    return max(0, price.total - means(seen.hand, seen.dust[seat], seen, seat, sale=False))


def winning_price(seen: Observation) -> Price:
    """What the winner of an auction pays."""
    return lot_price(seen, seen.bidder, seen.lot, seen.bid)


def place_of(seen: Observation) -> int:
    """The viewer's place in the turn order, from 0."""
    return place(seen, seen.viewer)


def bidders(seen: Observation, lot: box.Lot) -> tuple[Bidder, ...]:
    """All seats in the order of bidding, from the seat whose turn it is."""
    order = [seat for seat in seen.order if not seen.out[seat]]
    if seen.active in order:
        first = order.index(seen.active)
        order = [*order[first:], *order[:first]]
    return tuple(
        Bidder(seat, _standing(seen, seat, lot), _bid(seen, seat), wealth(seen, seat))
        for seat in order
    )


def wealth(seen: Observation, seat: int) -> int:
    """About what a seat's cards and dust come to, as everybody can reckon it."""
    cards = sum(n * mean for n, mean in zip(seen.standard[seat], MEANS, strict=True))
    packed = sum(
        n * value for n, value in zip(seen.concentrated[seat], box.CONCENTRATED_VALUES, strict=True)
    )
    return seen.dust[seat] + floor(cards) + packed


def _bid(seen: Observation, seat: int) -> int:
    return seen.bids[seat] if on_stage(seen) != box.NO_LOT else 0


def _standing(seen: Observation, seat: int, lot: box.Lot) -> BidderState:
    if lot in (box.BELT, box.WAND) and seen.artifacts[seat][lot]:
        return BidderState.BARRED
    if on_stage(seen) == box.NO_LOT:
        return BidderState.IN
    if seat == seen.bidder:
        return BidderState.LEADS
    return BidderState.IN if seen.bidding[seat] and seen.phase == AUCTION else BidderState.PASSED


class History:
    """The bids of the auction that is going on, as far as they were seen here.

    Attributes:
        bids: (seat, amount) in order; amount 0 is a pass.
    """

    def __init__(self) -> None:
        self.bids: list[tuple[int, int]] = []
        self._auction = -1

    def follow(self, seen: Observation, events: Sequence[Event]) -> None:
        """What was seen until now; after a leap (undo, a match opened) what still can be told."""
        if on_stage(seen) == box.NO_LOT:
            self.bids = []
            return
        if seen.auctions != self._auction:
            self.bids = []
        self._auction = seen.auctions
        for event in events:
            match event:
                case AuctionOpened(seat, _, bid):
                    self.bids = [(seat, bid)]
                case BidMade(seat, _, amount):
                    self.bids.append((seat, amount))
                case BidPassed(seat, _):
                    self.bids.append((seat, 0))
        if not self._fits(seen):
            known = sorted((bid, seat) for seat, bid in enumerate(seen.bids) if bid)
            self.bids = [(seat, bid) for bid, seat in known]

    def _fits(self, seen: Observation) -> bool:
        """Whether the last bid noted is the one that stands, and no pass noted was undone."""
        if any(seen.bidding[seat] for seat, amount in self.bids if not amount):
            return False
        made = [bid for bid in self.bids if bid[1]]
        return bool(made) and made[-1] == (seen.bidder, seen.bid)
