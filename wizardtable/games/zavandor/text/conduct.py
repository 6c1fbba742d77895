# SPDX-License-Identifier: MIT
"""The conduct of a match of Zavandor: standing orders for auctions, forced moves, and given-up
matches."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct, StandingOrder
from wizardtable.core.game import Running, Seat, Tally
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.menu import MENU_RAISES
from wizardtable.games.zavandor.rules.prices import highest_bid, price_change, raisable_dust, wealth
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.text.waste import waste

_PUBLIC_CHOICES: Final = (
    *(moves.GiveUp, moves.TakeMarker, moves.FreeAdvance, moves.Decline, moves.ChooseCharacter),
)
"""Actions whose alternatives are public, so that everybody can see whether there is a choice."""


@dataclass(frozen=True, slots=True)
class PassLot(StandingOrder):
    """A standing order to pass in the auction with this number."""

    auction: Running


@dataclass(frozen=True, slots=True)
class BidLimit(StandingOrder):
    """A standing order that makes the lowest possible bids in the auction with this number.

    `most` is the highest bid that it makes, in dust. If a higher bid would be needed, the order
    passes.
    """

    auction: Running
    most: Running


_RESULT_EVENTS: Final = (
    moves.RoundBegan,
    moves.Revealed,
    moves.AuctionWon,
    moves.Enchanted,
    moves.Advanced,
    moves.GemsSold,
    moves.Ruined,
    moves.GameEnded,
)
"""The classes of events that tell the result of a turn."""


class ZavandorConduct(Conduct):
    """The conduct of this game where it differs from `core.conduct.Conduct`."""

    order_kind = PassLot | BidLimit
    logs_turn_ends = True

    @override
    def log_line(self, before: Any, event: Any, names: Sequence[str]) -> Message | None:
        if not isinstance(event, moves.TurnEnded) or before != moves.TurnBegan(event.seat):
            return None
        text = N_("zavandor", "{player} ends their turn without doing anything.")
        return text.of(player=names[event.seat])

    @override
    def current_turn(self, observation: Observation) -> tuple[int, Seat] | None:
        if observation.active < 0:
            return None
        return observation.turn_number, Seat(observation.active)

    @override
    def ends_turn(self, action: Any) -> bool:
        return isinstance(action, moves.EndTurn)

    @override
    def waste_sentence(
        self, observation: Observation, menu: Sequence[Any], action: Any
    ) -> Message | None:
        return waste(observation, menu, action)

    @override
    def is_only(self, observation: Observation, action: moves.Action) -> bool:
        if not isinstance(action, moves.Pay):
            return True
        seat = observation.viewer
        price = max(0, observation.bid + price_change(observation, seat, observation.lot))
        hand, dust = observation.hand, observation.dust[seat]
        if wealth(hand, dust) < price:
            return False  # the refunds of gems may allow other payments
        return len(list(islice(_purses(sorted(hand), dust, price), 2))) < 2

    @override
    def is_plainly_only(self, observation: Observation, action: moves.Action) -> bool:
        seat = observation.to_move
        standard = observation.standard[seat]
        if isinstance(action, _PUBLIC_CHOICES) or not any(standard):
            return True
        if not isinstance(action, moves.PassBid) or observation.wrath:
            return False
        cards = [max(box.DECKS[kind]) for kind, n in enumerate(standard) for _ in range(n)]
        for kind, count in enumerate(observation.concentrated[seat]):
            cards += [box.CONCENTRATED[kind]] * count
        funds = raisable_dust(cards, observation.dust[seat], observation, seat)
        return highest_bid(observation, seat, observation.lot, funds) <= observation.bid

    @override
    def is_out(self, observation: Observation) -> bool:
        return observation.viewer >= 0 and observation.out[observation.viewer]

    @override
    def orders(self, observation: Observation) -> Sequence[StandingOrder]:
        seat = observation.viewer
        if observation.phase != AUCTION or seat < 0 or not observation.bidding[seat]:
            return ()
        available: list[StandingOrder] = []
        if observation.to_move != seat:
            available.append(PassLot(observation.auctions))
        limits = range(least_limit(observation), highest_limit(observation) + 1)
        available += [BidLimit(observation.auctions, limit) for limit in limits]
        return available

    @override
    def usual_orders(self, observation: Observation) -> Sequence[StandingOrder]:
        available = self.orders(observation)
        usual = {None, *(observation.bid + step for step in MENU_RAISES[1:])}
        return [
            order
            for order in available
            if getattr(order, "most", None) in usual or order == available[-1]
        ]

    @override
    def is_in_force(self, order: PassLot | BidLimit, observation: Observation) -> bool:
        return (
            observation.phase == AUCTION
            and observation.auctions == order.auction
            and observation.bidding[observation.viewer]
        )

    @override
    def ordered_action(self, order: PassLot | BidLimit, observation: Observation) -> Any | None:
        if not self.is_in_force(order, observation) or observation.to_move != observation.viewer:
            return None
        raised = observation.bid + 1
        limit = min(order.most, highest_limit(observation)) if isinstance(order, BidLimit) else -1
        return moves.Bid(raised) if raised <= limit else moves.PassBid()

    @override
    def results(self, event: Any, names: Sequence[str]) -> Sequence[tuple[Seat, Message]]:
        if isinstance(event, moves.AuctionWon):
            text = N_("zavandor result", "wins {lot} for {price}")
            words = text.of(lot=terms.the_lot(event.lot), price=event.price)
        elif isinstance(event, moves.Enchanted):
            words = terms.gem_with_article(event.gem)
        elif isinstance(event, moves.Advanced):
            text = N_("zavandor result", "level {level} of {domain}")
            words = text.of(level=event.level, domain=terms.the_domain(event.domain))
        else:
            return ()
        return [(Seat(event.seat), words)]

    @override
    def is_result(self, event: Any) -> bool:
        return isinstance(event, _RESULT_EVENTS)

    @override
    def order(self, order: PassLot | BidLimit, observation: Observation) -> Message:
        lot = terms.the_lot(observation.lot)
        if isinstance(order, PassLot):
            return N_("zavandor", "Pass on {lot} in advance").of(lot=lot)
        return N_("zavandor", "Bid up to {bid} for {lot}").of(lot=lot, bid=order.most)

    @override
    def merits(self, observation: Observation, tallies: Sequence[Tally]) -> Sequence[Any]:
        return [(not observation.out[seat], tally.total) for seat, tally in enumerate(tallies)]


def least_limit(observation: Observation) -> int:
    """Returns the lowest bid limit, in dust, that the viewer can order in the current auction."""
    return observation.bid + (0 if observation.bidder == observation.viewer else 1)


def highest_limit(observation: Observation) -> int:
    """Returns the highest bid that the viewer could pay by disenchanting all gems."""
    seat = observation.viewer
    return highest_bid(
        observation,
        seat,
        observation.lot,
        raisable_dust(observation.hand, observation.dust[seat], observation, seat),
    )


def _purses(hand: Sequence[box.Card], dust: int, price: int) -> Iterator[tuple[box.Card, ...]]:
    """Yields each way to pay a price with cards of a hand and dust for the rest, without a
    superfluous card."""

    def extended(first: int, chosen: tuple[box.Card, ...], worth: int) -> Iterator[Any]:
        if worth + dust >= price:
            yield chosen
        if worth >= price:
            return  # any further card would be superfluous
        for number in range(first, len(hand)):
            card = hand[number]
            if number > first and card == hand[number - 1]:
                continue
            total = worth + box.VALUES[card]
            cheapest = min(box.VALUES[other] for other in (*chosen, card))
            if total - cheapest < price:
                yield from extended(number + 1, (*chosen, card), total)

    return extended(0, (), 0)


CONDUCT: Final = ZavandorConduct()
