# SPDX-License-Identifier: MIT
"""Computes the numbers of an auction: its bidders, their bids and their wealth. It needs no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import floor

from wizardtable.core.game import Event
from wizardtable.games.zavandor.mind.holdings import MEANS
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import AuctionOpened, BidMade, BidPassed
from wizardtable.games.zavandor.rules.prices import (
    Price,
    highest_bid,
    lot_price,
    place_in_turn_order,
    raisable_dust,
)
from wizardtable.games.zavandor.rules.state import AUCTION, PAY, Observation


class BidderState(Enum):
    """The role of a seat in an auction: highest bidder, still in, passed, or not allowed to own the
    lot."""

    LEADS = "leads"
    IN = "in"
    PASSED = "passed"
    BARRED = "barred"


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat in an auction.

    Attributes:
        standing: the seat's role in the auction.
        bid: the seat's last bid, 0 for none.
        wealth: the approximate value of the seat's cards and dust, in dust.
    """

    seat: int
    standing: BidderState
    bid: int
    wealth: int


def lot_on_stage(observation: Observation) -> box.Lot:
    """Returns the lot that is auctioned or paid for, otherwise NO_LOT."""
    return observation.lot if observation.phase in (AUCTION, PAY) else box.NO_LOT


def least_bid(observation: Observation, lot: box.Lot) -> int:
    """Returns the lowest possible bid for a lot: more than the last bid, or the minimum bid."""
    if observation.phase == AUCTION and observation.lot == lot:
        return min(observation.bid + 1, box.MAX_BID)
    return box.MINIMUM_BIDS[lot]


def highest_payable_bid(observation: Observation, lot: box.Lot) -> int:
    """Returns the highest bid for a lot that the viewer could pay by disenchanting all gems."""
    seat = observation.viewer
    return highest_bid(
        observation,
        seat,
        lot,
        raisable_dust(observation.hand, observation.dust[seat], observation, seat),
    )


def price_at(observation: Observation, lot: box.Lot, bid: int) -> Price:
    """Returns the price that the viewer would pay after winning with this bid."""
    return lot_price(observation, observation.viewer, lot, bid)


def lacking_dust(observation: Observation, price: Price) -> int:
    """Returns the dust by which a price exceeds the viewer's cards and dust; 0 if they suffice."""
    seat = observation.viewer
    return max(
        0,
        price.total
        - raisable_dust(observation.hand, observation.dust[seat], observation, seat, sale=False),
    )


def winning_price(observation: Observation) -> Price:
    """Returns the price that the winner of the auction pays."""
    return lot_price(observation, observation.bidder, observation.lot, observation.bid)


def viewers_place(observation: Observation) -> int:
    """Returns the viewer's place in the turn order, from 0."""
    return place_in_turn_order(observation, observation.viewer)


def bidders(observation: Observation, lot: box.Lot) -> tuple[Bidder, ...]:
    """Returns all seats that are not eliminated, in bidding order, beginning with the active
    seat."""
    order = [seat for seat in observation.order if not observation.out[seat]]
    if observation.active in order:
        first = order.index(observation.active)
        order = [*order[first:], *order[:first]]
    return tuple(
        Bidder(
            seat,
            _standing(observation, seat, lot),
            _bid(observation, seat),
            estimated_wealth(observation, seat),
        )
        for seat in order
    )


def estimated_wealth(observation: Observation, seat: int) -> int:
    """Returns the value of a seat's cards and dust, in dust, estimated from public information."""
    cards = sum(n * mean for n, mean in zip(observation.standard[seat], MEANS, strict=True))
    concentrated_value = sum(
        n * value
        for n, value in zip(observation.concentrated[seat], box.CONCENTRATED_VALUES, strict=True)
    )
    return observation.dust[seat] + floor(cards) + concentrated_value


def _bid(observation: Observation, seat: int) -> int:
    return observation.bids[seat] if lot_on_stage(observation) != box.NO_LOT else 0


def _standing(observation: Observation, seat: int, lot: box.Lot) -> BidderState:
    if lot in (box.BELT, box.WAND) and observation.artifacts[seat][lot]:
        return BidderState.BARRED
    if lot_on_stage(observation) == box.NO_LOT:
        return BidderState.IN
    if seat == observation.bidder:
        return BidderState.LEADS
    return (
        BidderState.IN
        if observation.bidding[seat] and observation.phase == AUCTION
        else BidderState.PASSED
    )


class History:
    """The bids of the current auction, as far as the viewer has seen them.

    Attributes:
        bids: pairs of seat and amount in order; amount 0 is a pass.
    """

    def __init__(self) -> None:
        self.bids: list[tuple[int, int]] = []
        self._auction = -1

    def follow(self, observation: Observation, events: Sequence[Event]) -> None:
        """Adds the bids of these events; without a current auction, drops all bids.

        After an undo, only the highest bid of each seat is known. The same holds for a match that
        is opened during an auction.
        """
        if lot_on_stage(observation) == box.NO_LOT:
            self.bids = []
            return
        if observation.auctions != self._auction:
            self.bids = []
        self._auction = observation.auctions
        for event in events:
            match event:
                case AuctionOpened(seat, _, bid):
                    self.bids = [(seat, bid)]
                case BidMade(seat, _, amount):
                    self.bids.append((seat, amount))
                case BidPassed(seat, _):
                    self.bids.append((seat, 0))
        if not self._fits(observation):
            remaining = sorted((bid, seat) for seat, bid in enumerate(observation.bids) if bid)
            self.bids = [(seat, bid) for bid, seat in remaining]

    def _fits(self, observation: Observation) -> bool:
        """Returns whether the recorded bids match the observation: the last bid, and all passes."""
        if any(observation.bidding[seat] for seat, amount in self.bids if not amount):
            return False
        raised = [bid for bid in self.bids if bid[1]]
        return bool(raised) and raised[-1] == (observation.bidder, observation.bid)
