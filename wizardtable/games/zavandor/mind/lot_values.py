# SPDX-License-Identifier: MIT
"""What a lot is worth to each seat, and with it how far to bid and what to put up for auction."""

from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.win_chances import FAR, NEAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.prices import change

_ADVANCES: Final[dict[int, int]] = {box.RUNESTONE: 1, box.MASK: 1, box.TALISMAN: 2}

_SHORT_BID: Final = 3
"""Dust above the least bid that a short-sighted player gives for each point printed."""

_TRIAL: Final = 20.0
"""Dust by which the worth of dust is found out."""

_VICTORY: Final = 20.0
"""Points that it is worth to end the game as its winner."""

NEVER: Final = float("-inf")
"""The gain of what is not even considered."""

_NOBODY: Final = 0.0


def with_lot(estate: Holdings, lot: int) -> Holdings:
    """The estate with the lot, its effect included, and nothing paid for it."""
    copy = estate.copy()
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
        for _ in range(_ADVANCES.get(lot, 0)):
            free_advance(copy)
    return copy


def free_advance(estate: Holdings) -> None:
    """Take the free advance that would cost most, if there is one."""
    best, most = -1, 0
    for domain, level in enumerate(estate.levels):
        if (
            level < box.TOP_LEVEL
            and (level or estate.waiting)
            and box.STEP_COSTS[domain][level] > most
        ):
            best, most = domain, box.STEP_COSTS[domain][level]
    if best >= 0:
        estate.waiting -= not estate.levels[best]
        estate.levels[best] += 1


class LotValue:
    """What a seat makes of one lot.

    Attributes:
        extra: by seat, what the price is above the bid (or below).
        rounds: how many will come after this one once the lot is sold.
        slack: points that the seat loses who looks if it cannot spend its money on anything else.
    """

    __slots__ = ("_gains", "_limits", "_with", "extra", "lot", "outlook", "rounds", "seat", "slack")

    def __init__(self, outlook: WinChances, lot: int, slack: float = 0.0) -> None:
        self.outlook = outlook
        self.slack = slack
        self.seat = outlook.seat
        self.lot = lot
        board = outlook.board
        seats = range(len(outlook.estates))
        self.extra = [0 if board.out[s] else change(board, s, lot) for s in seats]
        sentinel = lot >= box.FIRST_SENTINEL
        self.rounds = outlook.after_sale() if sentinel else outlook.rounds
        self._limits: dict[int, float] = {}
        self._with: dict[int, Holdings] = {}
        self._gains: dict[int, float] = {}

    def eligible(self, seat: int) -> bool:
        """Whether a seat takes part, or would."""
        board = self.outlook.board
        if board.out[seat]:
            return False
        if board.lot == self.lot:
            return board.bidding[seat]
        return self.lot not in (box.BELT, box.WAND) or not board.artifacts[seat][self.lot]

    def gain(self, seat: int, bid: float) -> float:
        """Points that a seat gains who gets the lot for this bid, against a rival's getting it."""
        estate = self.outlook.estates[seat]
        after = self._with.get(seat)
        if after is None:
            after = self._with[seat] = with_lot(estate, self.lot)
        after.wealth = estate.wealth - max(0.0, bid + self.extra[seat])
        outlook = self.outlook
        return outlook.project(seat, after, self.rounds) - outlook.end(seat, self.rounds)

    def _least_gain(self, seat: int) -> float:
        """What it gains for the least bid."""
        known = self._gains.get(seat)
        if known is None:
            known = self._gains[seat] = self.gain(seat, float(box.MINIMUM_BIDS[self.lot]))
        return known

    def worth(self, seat: int) -> float:
        """The highest bid by which a seat would still gain; it need not have so much."""
        least = float(box.MINIMUM_BIDS[self.lot])
        gain = self._least_gain(seat)
        dearer = self.gain(seat, least + _TRIAL)
        slope = max(0.02, (gain - dearer) / _TRIAL)
        if seat == self.seat:
            gain += self.slack
        return least + gain / slope

    def limit(self, seat: int) -> float:
        """How far a seat would bid for its own sake, and can."""
        known = self._limits.get(seat)
        if known is None:
            known = self._limits[seat] = self._payable(seat, self.worth(seat))
        return known

    def _reach(self, seat: int) -> tuple[float, float]:
        """How far a seat can go without giving up active gems, and with them."""
        estate = self.outlook.estates[seat]
        cash, rest = estate.wealth - self.extra[seat], 0
        for gem in range(len(box.GEMS)):
            refund = estate.refund(gem)
            cash += estate.idle[gem] * refund
            rest += estate.gems[gem] * refund
        if self.lot < box.FIRST_SENTINEL or self.rounds > 0.0:
            return cash, cash
        return cash, cash + rest

    def _payable(self, seat: int, worth: float) -> float:
        """How far a seat goes that would bid so much: for the last sentinel it gives up gems too,
        as long as that does not cost more points than it brings."""
        cash, most = self._reach(seat)
        if worth <= cash or most == cash:
            return min(worth, cash)
        return min(most, cash + self.outlook.weights.torn_down * max(0.0, self.gain(seat, cash)))

    def _rivals_reach(self) -> float:
        """How far any rival can go; 0 for none."""
        most = _NOBODY
        for seat in range(len(self.outlook.estates)):
            if seat != self.seat and self.eligible(seat):
                most = max(most, self._reach(seat)[1])
        return most

    def rival(self) -> tuple[int, float]:
        """The rival who would bid most, and how much; -1 and 0 for none."""
        best, most = -1, _NOBODY
        for seat in range(len(self.outlook.estates)):
            if seat != self.seat and self.eligible(seat) and self._reach(seat)[1] > most:
                limit = self.limit(seat)
                if limit > most:
                    best, most = seat, limit
        return best, most

    def own_limit(self) -> float:
        """How far the seat bids: its own worth, and something to keep the lot from a rival."""
        sight, manner = self.outlook.sight, self.outlook.manner
        if sight < NEAR:
            printed = box.MINIMUM_BIDS[self.lot] + _SHORT_BID * box.LOT_POINTS[self.lot]
            own = float(printed - max(0, self.extra[self.seat]))
        else:
            own = self.worth(self.seat)
        denial = self.outlook.weights.denial if sight >= FAR else 0.0
        if manner.denies:
            denial = max(0.0, denial + manner.denies)
        if denial and self._rivals_reach() > own:
            _, most = self.rival()
            if most > own:
                share = denial / (len(self.outlook.estates) - 1)
                own = (own + share * most) / (1.0 + share)
        if manner.bids:
            own += manner.bids * abs(own)
        return self._payable(self.seat, own)

    def opening(self) -> tuple[float, float]:
        """What it brings to put the lot up now, points, and the bid it is likely to go for."""
        least = float(box.MINIMUM_BIDS[self.lot])
        can = self._reach(self.seat)[1] >= least
        limit = self.own_limit() if can else NEVER
        if limit < least:
            closes = can and self._closes_well(least)
            return self._least_gain(self.seat) + _VICTORY if closes else NEVER, least
        most = _NOBODY
        if self.outlook.sight >= NEAR and self._rivals_reach() + 1.0 > least:
            most = self.rival()[1]
        bid = max(least, min(limit, most + 1.0))
        gain = self._least_gain(self.seat) if bid == least else self.gain(self.seat, bid)
        if most > limit:
            return self._outbid(gain, bid), bid
        if self.outlook.sight < NEAR and self.lot >= box.FIRST_SENTINEL:
            return gain - self.outlook.estates[self.seat].bonus(self.lot), bid
        if self.outlook.sight >= FAR and self.rounds <= 0.0 < self.outlook.rounds:
            wins = self._ends_well(bid)
            if wins is not None:
                return gain + _VICTORY if wins else NEVER, bid
        return gain, bid

    def _outbid(self, gain: float, bid: float) -> float:
        """What it brings, points, to put the lot up though a rival is likely to bid more."""
        if self.lot >= box.FIRST_SENTINEL and not self._nothing_to_lose():
            return gain + _VICTORY if self._closes_well(bid) else NEVER
        saved = gain + self.slack
        if min(saved, self.slack) <= 0.0:
            return NEVER
        # Its money would be lost: so it tries.
        return self.outlook.weights.unlikely * saved - self.slack

    def _nothing_to_lose(self) -> bool:
        """Whether the game ends with this round, and the seat loses it if it does nothing more."""
        outlook = self.outlook
        if outlook.sight < FAR or outlook.rounds > 0.0 or outlook.weights.closing <= 0.0:
            return False
        resting = [estate.copy() for estate in outlook.estates]
        resting[self.seat].acts = False
        return outlook.chances(resting)[self.seat] < outlook.weights.hopeless

    def _closes_well(self, bid: float) -> bool:
        """Whether the last sentinel wins the game when it is put up now, whoever gets it."""
        outlook = self.outlook
        if outlook.sight < FAR or not self.rounds <= 0.0 < outlook.rounds:
            return False
        if outlook.weights.closing <= 0.0 or not self._ends_well(bid):
            return False
        rival = self.rival()[0]
        return rival < 0 or self._ends_well(bid + 1.0, rival) is True

    def _ends_well(self, bid: float, buyer: int = -1) -> bool | None:
        """Whether the last sentinel wins the game when it is bought now, by the seat or by a rival
        (None: hard to say)."""
        outlook = self.outlook
        winner = self.seat if buyer < 0 else buyer
        after = [estate.copy() for estate in outlook.estates]
        after[winner] = with_lot(after[winner], self.lot)
        after[winner].wealth -= max(0.0, bid + self.extra[winner])
        rivals = [
            estate
            for seat, estate in enumerate(outlook.estates)
            if seat != self.seat and not outlook.board.out[seat]
        ]
        acting = [estate for estate in rivals if estate.acts]
        if rivals and not acting and buyer < 0:  # what they have is what they end with
            most = max([estate.points() for estate in rivals])
            if outlook.project(self.seat, after[self.seat].copy(), 0.0) < most:
                return False
        now = outlook.chances(after, self.rounds)[self.seat]
        waiting = [estate.copy() for estate in outlook.estates]
        waiting[self.seat].acts = False
        later = outlook.chances(waiting)[self.seat]
        if now > min(self.outlook.weights.certain, max(later, self.outlook.weights.sure)):
            return True
        return False if now <= max(later, self.outlook.weights.hopeless) else None
