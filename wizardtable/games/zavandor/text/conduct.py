# SPDX-License-Identifier: MIT
"""Standing orders for the auctions of Zavandor, which moves leave nothing to decide and which of
them everybody recognises, and how a match that is given up is ranked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from wizardtable.core.conduct import Conduct, StandingOrder
from wizardtable.core.game import Running, Seat, Tally
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.menu import RAISES
from wizardtable.games.zavandor.rules.prices import change, highest_bid, means, wealth
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.text.waste import waste

_OPEN: Final = (
    *(moves.GiveUp, moves.TakeMarker, moves.FreeAdvance, moves.Decline, moves.ChooseCharacter),
)
"""Actions for which there is a choice or not by what lies open."""


@dataclass(frozen=True, slots=True)
class PassLot(StandingOrder):
    """Pass on the lot of this auction, by its number, as soon as it is one's turn to bid."""

    auction: Running


@dataclass(frozen=True, slots=True)
class BidLimit(StandingOrder):
    """Bid the least that is possible in this auction, by its number, but no more than `most`;
    beyond it, pass."""

    auction: Running
    most: Running


class ZavandorConduct(Conduct):
    """What differs from `core.conduct.Conduct`."""

    order_kind = PassLot | BidLimit
    logs_turn_ends = True

    def line(self, before: Any, event: Any, names: Sequence[str]) -> Message | None:
        """A turn that ends as soon as it has begun."""
        if not isinstance(event, moves.TurnEnded) or before != moves.TurnBegan(event.seat):
            return None
        text = N_("zavandor", "{player} ends their turn without doing anything.")
        return text.of(player=names[event.seat])

    def current_turn(self, observation: Observation) -> tuple[int, Seat] | None:
        """Others decide within a turn, in auctions and as victims of an artifact."""
        if observation.active < 0:
            return None
        return observation.turn_number, Seat(observation.active)

    def ends_turn(self, action: Any) -> bool:
        """The action of this name."""
        return isinstance(action, moves.EndTurn)

    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
        """As `text.waste` finds it."""
        return waste(observation, menu, action)

    def is_only(self, observation: Observation, action: moves.Action) -> bool:
        """A price is a choice where it can be paid in two ways."""
        if not isinstance(action, moves.Pay):
            return True
        seat = observation.viewer
        price = max(0, observation.bid + change(observation, seat, observation.lot))
        hand, dust = observation.hand, observation.dust[seat]
        if wealth(hand, dust) < price:
            return False  # gems are disenchanted, and what they bring may be used otherwise
        return len(list(islice(_purses(sorted(hand), dust, price), 2))) < 2

    def is_plainly_only(self, observation: Observation, action: moves.Action) -> bool:
        """What lies open is enough to see it; or the hand would be enough for no bid, whatever it
        holds; or there is no hand."""
        seat = observation.to_move
        standard = observation.standard[seat]
        if isinstance(action, _OPEN) or not any(standard):
            return True
        if not isinstance(action, moves.PassBid) or observation.wrath:
            return False
        cards = [max(box.DECKS[kind]) for kind, n in enumerate(standard) for _ in range(n)]
        for kind, count in enumerate(observation.concentrated[seat]):
            cards += [box.CONCENTRATED[kind]] * count
        funds = means(cards, observation.dust[seat], observation, seat)
        return highest_bid(observation, seat, observation.lot, funds) <= observation.bid

    def is_out(self, observation: Observation) -> bool:
        """Whoever could not pay for a lot is eliminated."""
        return observation.viewer >= 0 and observation.out[observation.viewer]

    def orders(self, observation: Observation) -> Sequence[StandingOrder]:
        """While an auction goes on that the seat is still in: to pass on the lot, if it is not
        asked anyway, and all limits up to what it can pay."""
        seat = observation.viewer
        if observation.phase != AUCTION or seat < 0 or not observation.bidding[seat]:
            return ()
        found: list[StandingOrder] = []
        if observation.to_move != seat:
            found.append(PassLot(observation.auctions))
        limits = range(least_limit(observation), highest_limit(observation) + 1)
        found += [BidLimit(observation.auctions, most) for most in limits]
        return found

    def usual_orders(self, observation: Observation) -> Sequence[StandingOrder]:
        """Round steps above the standing bid, and the highest bid that can be paid."""
        found = self.orders(observation)
        usual = {None, *(observation.bid + step for step in RAISES[1:])}
        return [one for one in found if getattr(one, "most", None) in usual or one == found[-1]]

    def is_in_force(self, order: PassLot | BidLimit, observation: Observation) -> bool:
        """As long as the auction goes on and the seat has not passed."""
        return (
            observation.phase == AUCTION
            and observation.auctions == order.auction
            and observation.bidding[observation.viewer]
        )

    def ordered_action(self, order: PassLot | BidLimit, observation: Observation) -> Any | None:
        """The least bid within the limit, or a pass."""
        if not self.is_in_force(order, observation) or observation.to_move != observation.viewer:
            return None
        raised = observation.bid + 1
        most = min(order.most, highest_limit(observation)) if isinstance(order, BidLimit) else -1
        return moves.Bid(raised) if raised <= most else moves.PassBid()

    def order(self, order: PassLot | BidLimit, observation: Observation) -> Message:
        """An entry of the list of moves."""
        lot = terms.the_lot(observation.lot)
        if isinstance(order, PassLot):
            return N_("zavandor", "Pass on {lot} in advance").of(lot=lot)
        return N_("zavandor", "Bid up to {bid} for {lot}").of(lot=lot, bid=order.most)

    def merits(self, observation: Observation, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Points; eliminated seats are behind all others."""
        return [(not observation.out[seat], tally.total) for seat, tally in enumerate(tallies)]


def least_limit(seen: Observation) -> int:
    """Returns the lowest limit that the viewer can set in the auction going on."""
    return seen.bid + (0 if seen.bidder == seen.viewer else 1)


def highest_limit(seen: Observation) -> int:
    """Returns the highest bid that the viewer could pay, with all gems disenchanted."""
    seat = seen.viewer
    return highest_bid(seen, seat, seen.lot, means(seen.hand, seen.dust[seat], seen, seat))


def _purses(hand: Sequence[box.Card], dust: int, price: int) -> Iterator[tuple[box.Card, ...]]:
    """The ways to pay a price with cards of a hand and dust for the rest, without a card too
    many."""

    def beyond(first: int, chosen: tuple[box.Card, ...], worth: int) -> Iterator[Any]:
        if worth + dust >= price:
            yield chosen
        if worth >= price:
            return  # any further card would be one too many
        for number in range(first, len(hand)):
            card = hand[number]
            if number > first and card == hand[number - 1]:
                continue
            total = worth + box.VALUES[card]
            cheapest = min(box.VALUES[one] for one in (*chosen, card))
            if total - cheapest < price:
                yield from beyond(number + 1, (*chosen, card), total)

    return beyond(0, (), 0)


CONDUCT: Final = ZavandorConduct()
