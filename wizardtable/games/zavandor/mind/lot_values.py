# SPDX-License-Identifier: MIT
"""Judges the value of a lot for each seat: the limits of bids, and which auctions to open."""

from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.win_chances import FAR, NEAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.prices import MASK_DISCOUNT, price_change

_FREE_ADVANCES: Final[dict[int, int]] = {box.RUNESTONE: 1, box.MASK: 1, box.TALISMAN: 2}
"""The number of free advances that an artifact brings."""

_SHORT_SIGHT_DUST_PER_POINT: Final = 3
"""A short-sighted opponent bids this much dust above the minimum bid for each printed point."""

_TRIAL_DUST: Final = 20.0
"""To measure the worth of dust in points, bids that differ by this much dust are compared."""

_SENTINEL_PRICE: Final = 130.0
"""The usual price of a sentinel in dust."""

_SAVING_ROUNDS: Final = 6.0
"""The income of this many rounds at most is saved for sentinels; earlier income buys gems."""

_VICTORY_POINTS: Final = 20.0
"""The extra gain of an auction that ends the match with a win, in points."""

NEVER: Final = float("-inf")
"""The gain of an action that is not considered."""

_NO_LIMIT: Final = 0.0
"""The limit of the strongest rival if there is no rival."""


def with_lot(holdings: Holdings, lot: int) -> Holdings:
    """Returns a copy of the holdings with the lot and its effects, before any payment."""
    copy = holdings.copy()
    if lot >= box.FIRST_SENTINEL:
        copy.sentinels = (*copy.sentinels, lot)
        return copy
    copy.artifacts[lot] += 1
    if lot == box.ELIXIR:
        copy.idle[box.DIAMOND] += 1
    elif lot in (box.MIRROR, box.CLOAK):
        if copy.markers:
            copy.markers = copy.markers[:-1]
            copy.waiting += 1
    else:
        for _ in range(_FREE_ADVANCES.get(lot, 0)):
            free_advance(copy)
    return copy


def free_advance(holdings: Holdings) -> None:
    """Gives the holdings the free advance that would cost the most. Nothing happens if none is
    possible."""
    best, highest_cost = -1, 0
    for domain, level in enumerate(holdings.levels):
        if (
            level < box.TOP_LEVEL
            and (level or holdings.waiting)
            and box.STEP_COSTS[domain][level] > highest_cost
        ):
            best, highest_cost = domain, box.STEP_COSTS[domain][level]
    if best >= 0:
        holdings.waiting -= not holdings.levels[best]
        holdings.levels[best] += 1


class LotValue:
    """The value of one lot for each seat, as one seat, the observer, judges it.

    Attributes:
        win_chances: the observer's judgement of the board.
        seat: the observer.
        price_changes: by seat, the dust to pay on top of a bid; negative for a discount.
        rounds: the expected number of rounds after this one once the lot is sold.
        slack: the points that the observer loses if it cannot spend its wealth on anything else.
    """

    __slots__ = (
        "_gains",
        "_harms",
        "_limits",
        "_with",
        "lot",
        "price_changes",
        "rounds",
        "seat",
        "slack",
        "win_chances",
    )

    def __init__(self, win_chances: WinChances, lot: int, slack: float = 0.0) -> None:
        self.win_chances = win_chances
        self.slack = slack
        self.seat = win_chances.seat
        self.lot = lot
        board = win_chances.board
        seats = range(len(win_chances.holdings_by_seat))
        self.price_changes = [
            0 if board.out[other] else price_change(board, other, lot) for other in seats
        ]
        sentinel = lot >= box.FIRST_SENTINEL
        self.rounds = win_chances.after_sale() if sentinel else win_chances.rounds
        self._limits: dict[int, float] = {}
        self._with: dict[int, Holdings] = {}
        self._gains: dict[int, float] = {}
        self._harms: dict[int, float] = {}

    def eligible(self, seat: int) -> bool:
        """Returns whether a seat takes part in the auction, or would take part if it were
        opened."""
        board = self.win_chances.board
        if board.out[seat]:
            return False
        if board.lot == self.lot:
            return board.bidding[seat]
        return self.lot not in (box.BELT, box.WAND) or not board.artifacts[seat][self.lot]

    def gain(self, seat: int, bid: float) -> float:
        """Returns the points that a seat gains by winning the lot for this bid, compared with
        losing it to a rival."""
        holdings = self.win_chances.holdings_by_seat[seat]
        after = self._with.get(seat)
        if after is None:
            after = self._with[seat] = with_lot(holdings, self.lot)
        after.wealth = holdings.wealth - max(0.0, bid + self.price_changes[seat])
        win_chances = self.win_chances
        gain = win_chances.project(seat, after, self.rounds) - win_chances.expected_points(
            seat, self.rounds
        )
        if not win_chances.both:  # the learned evaluation was trained without
            return gain
        if self.lot < box.FIRST_SENTINEL:
            gain += self._surplus_points(seat, holdings.wealth - after.wealth)
        if self.lot == box.MASK:
            gain += self._mask_points(seat, after)
        elif self.lot in (box.MIRROR, box.CLOAK):
            gain += self._harm_points(seat)
        return gain

    def _surplus_points(self, seat: int, paid: float) -> float:
        """Returns the points by which the price of an artifact costs less than it seems; 0 with
        more than two players.

        The part of the seat's dust that is more than its sentinels will cost buys fewer points than
        the rest. `paid` is the price in dust.
        """
        win_chances = self.win_chances
        holdings = win_chances.holdings_by_seat[seat]
        if win_chances.sight < FAR or len(win_chances.holdings_by_seat) != 2:
            return 0.0
        rounds = min(self.rounds, _SAVING_ROUNDS)
        funds = holdings.wealth + holdings.income() * rounds
        surplus = min(paid, funds - win_chances.sales * _SENTINEL_PRICE)
        return win_chances.weights.duel_surplus * max(0.0, surplus) / win_chances.price(seat)

    def _mask_points(self, seat: int, after: Holdings) -> float:
        """Returns the points that a seat can buy with the discounts of one more Mask.

        `after` has the seat's holdings once it has paid for the Mask.
        """
        win_chances = self.win_chances
        funds = max(0.0, after.wealth + after.income() * self.rounds)
        sales = min(win_chances.sales, funds / _SENTINEL_PRICE)
        return win_chances.weights.mask * MASK_DISCOUNT * sales / win_chances.price(seat)

    def _harm_points(self, seat: int) -> float:
        """Returns the points that a Mirror or Cloak of this seat is worth because each rival loses
        a gem."""
        harm = self._harms.get(seat)
        if harm is not None:
            return harm
        win_chances = self.win_chances
        lost, rivals = 0.0, 0
        for other, holdings in enumerate(win_chances.holdings_by_seat):
            if other == seat or win_chances.board.out[other]:
                continue
            rivals += 1
            gem = next((gem for gem, count in enumerate(holdings.gems) if count), -1)
            if gem >= 0:
                after = holdings.copy()
                after.gems[gem] -= 1
                lost += win_chances.expected_points(other, self.rounds) - win_chances.project(
                    other, after, self.rounds
                )
        harm = win_chances.weights.harm * max(0.0, lost) / max(1, rivals)
        self._harms[seat] = harm
        return harm

    def _gain_at_minimum(self, seat: int) -> float:
        """Returns the points that a seat gains by winning the lot for the minimum bid."""
        gain = self._gains.get(seat)
        if gain is None:
            gain = self._gains[seat] = self.gain(seat, float(box.MINIMUM_BIDS[self.lot]))
        return gain

    def worth(self, seat: int) -> float:
        """Returns the highest bid at which a seat would still gain.

        The seat may be unable to pay it.
        """
        least = float(box.MINIMUM_BIDS[self.lot])
        gain = self._gain_at_minimum(seat)
        dearer = self.gain(seat, least + _TRIAL_DUST)
        slope = max(0.02, (gain - dearer) / _TRIAL_DUST)
        if seat == self.seat:
            gain += self.slack
        return least + gain / slope

    def limit(self, seat: int) -> float:
        """Returns the highest bid that a seat can pay and would make for its own gain."""
        limit = self._limits.get(seat)
        if limit is None:
            limit = self._limits[seat] = self._payable_bid(seat, self.worth(seat))
        return limit

    def _affordable_bids(self, seat: int) -> tuple[float, float]:
        """Returns two bids: the highest that a seat can pay without its active gems, and with all
        its gems.

        Both are equal unless the lot is a sentinel that ends the match.
        """
        holdings = self.win_chances.holdings_by_seat[seat]
        cash, rest = holdings.wealth - self.price_changes[seat], 0
        board = self.win_chances.board
        if self.win_chances.both and board.lot == self.lot and not board.wrath:
            # A bid proves that its bidder can pay it.
            cash = max(cash, float(board.bids[seat]))
        for gem in range(len(box.GEMS)):
            refund = holdings.refund(gem)
            cash += holdings.idle[gem] * refund
            rest += holdings.gems[gem] * refund
        if self.lot < box.FIRST_SENTINEL or self.rounds > 0.0:
            return cash, cash
        return cash, cash + rest

    def _payable_bid(self, seat: int, worth: float) -> float:
        """Returns the bid that a seat makes if the lot is worth this much dust to it.

        For the last sentinel, the seat disenchants active gems too, as long as they cost fewer
        points than the sentinel brings.
        """
        cash, all_in = self._affordable_bids(seat)
        if worth <= cash or all_in == cash:
            return min(worth, cash)
        return min(
            all_in, cash + self.win_chances.weights.torn_down * max(0.0, self.gain(seat, cash))
        )

    def _highest_rival_bid(self) -> float:
        """Returns the highest bid that any rival can pay; 0 if there is no rival."""
        highest = _NO_LIMIT
        for seat in range(len(self.win_chances.holdings_by_seat)):
            if seat != self.seat and self.eligible(seat):
                highest = max(highest, self._affordable_bids(seat)[1])
        return highest

    def rival(self) -> tuple[int, float]:
        """Returns the rival with the highest limit, and this limit; -1 and 0 if no rival takes
        part."""
        best, highest = -1, _NO_LIMIT
        for seat in range(len(self.win_chances.holdings_by_seat)):
            if (
                seat != self.seat
                and self.eligible(seat)
                and self._affordable_bids(seat)[1] > highest
            ):
                limit = self.limit(seat)
                if limit > highest:
                    best, highest = seat, limit
        return best, highest

    def own_limit(self) -> float:
        """Returns the observer's own limit.

        The limit is the lot's value to the observer, plus a little to keep the lot from a rival.
        """
        sight, leanings = self.win_chances.sight, self.win_chances.bid_leanings
        if sight < NEAR:
            printed = (
                box.MINIMUM_BIDS[self.lot] + _SHORT_SIGHT_DUST_PER_POINT * box.LOT_POINTS[self.lot]
            )
            own = float(printed - max(0, self.price_changes[self.seat]))
        else:
            own = self.worth(self.seat)
        denial = self.win_chances.weights.denial if sight >= FAR else 0.0
        if leanings.denies:
            denial = max(0.0, denial + leanings.denies)
        if denial and self._highest_rival_bid() > own:
            _, rival_limit = self.rival()
            if rival_limit > own:
                share = denial / (len(self.win_chances.holdings_by_seat) - 1)
                own = (own + share * rival_limit) / (1.0 + share)
        if leanings.bids:
            own += leanings.bids * abs(own)
        return self._payable_bid(self.seat, own)

    def opening(self) -> tuple[float, float]:
        """Returns the gain of opening an auction now, in points, and the expected winning bid.

        The gain is NEVER if the seat should not open it.
        """
        least = float(box.MINIMUM_BIDS[self.lot])
        can = self._affordable_bids(self.seat)[1] >= least
        limit = self.own_limit() if can else NEVER
        if limit < least:
            closes = can and self._wins_by_closing(least)
            return self._gain_at_minimum(self.seat) + _VICTORY_POINTS if closes else NEVER, least
        rival_limit = _NO_LIMIT
        if self.win_chances.sight >= NEAR and self._highest_rival_bid() + 1.0 > least:
            rival_limit = self.rival()[1]
        bid = max(least, min(limit, rival_limit + 1.0))
        gain = self._gain_at_minimum(self.seat) if bid == least else self.gain(self.seat, bid)
        if rival_limit > limit:
            return self._gain_if_outbid(gain, bid), bid
        if self.win_chances.sight < NEAR and self.lot >= box.FIRST_SENTINEL:
            return gain - self.win_chances.holdings_by_seat[self.seat].bonus(self.lot), bid
        if self.win_chances.sight >= FAR and self.rounds <= 0.0 < self.win_chances.rounds:
            wins = self._wins_after_sale(bid)
            if wins is not None:
                return gain + _VICTORY_POINTS if wins else NEVER, bid
        return gain, bid

    def _gain_if_outbid(self, gain: float, bid: float) -> float:
        """Returns the gain, in points, of opening an auction in which a rival is likely to bid
        more.

        The gain is NEVER if the seat should not open it.
        """
        is_kept_back = self.lot >= box.FIRST_SENTINEL and (
            self.rounds <= 0.0 or self.win_chances.weights.outbid <= 0.0
        )
        if is_kept_back and not self._is_losing_now():
            return gain + _VICTORY_POINTS if self._wins_by_closing(bid) else NEVER
        saved = gain + self.slack
        if min(saved, self.slack) <= 0.0:
            return NEVER
        # Unspent dust would be lost, so the seat tries.
        return self.win_chances.weights.unlikely * saved - self.slack

    def _is_losing_now(self) -> bool:
        """Returns whether the match ends with this round and the observer loses unless it acts."""
        win_chances = self.win_chances
        if (
            win_chances.sight < FAR
            or win_chances.rounds > 0.0
            or win_chances.weights.closing <= 0.0
        ):
            return False
        resting = [holdings.copy() for holdings in win_chances.holdings_by_seat]
        resting[self.seat].acts = False
        return win_chances.chances(resting)[self.seat] < win_chances.weights.hopeless

    def _wins_by_closing(self, bid: float) -> bool:
        """Returns whether the observer wins the match by auctioning the last sentinel now, whoever
        buys it."""
        win_chances = self.win_chances
        if win_chances.sight < FAR or not self.rounds <= 0.0 < win_chances.rounds:
            return False
        if win_chances.weights.closing <= 0.0 or not self._wins_after_sale(bid):
            return False
        rival = self.rival()[0]
        return rival < 0 or self._wins_after_sale(bid + 1.0, rival) is True

    def _wins_after_sale(self, bid: float, buyer: int = -1) -> bool | None:
        """Returns whether the observer wins the match if the last sentinel is bought now for this
        bid; None if unclear.

        `buyer` is the buying seat, -1 for the observer.
        """
        win_chances = self.win_chances
        winner = self.seat if buyer < 0 else buyer
        after = [holdings.copy() for holdings in win_chances.holdings_by_seat]
        after[winner] = with_lot(after[winner], self.lot)
        after[winner].wealth -= max(0.0, bid + self.price_changes[winner])
        rivals = [
            holdings
            for seat, holdings in enumerate(win_chances.holdings_by_seat)
            if seat != self.seat and not win_chances.board.out[seat]
        ]
        acting = [holdings for holdings in rivals if holdings.acts]
        if rivals and not acting and buyer < 0:  # rivals without another turn keep their points
            rival_points = max([holdings.points() for holdings in rivals])
            if win_chances.project(self.seat, after[self.seat].copy(), 0.0) < rival_points:
                return False
        now = win_chances.chances(after, self.rounds)[self.seat]
        waiting = [holdings.copy() for holdings in win_chances.holdings_by_seat]
        waiting[self.seat].acts = False
        later = win_chances.chances(waiting)[self.seat]
        if now > min(self.win_chances.weights.certain, max(later, self.win_chances.weights.sure)):
            return True
        return False if now <= max(later, self.win_chances.weights.hopeless) else None
