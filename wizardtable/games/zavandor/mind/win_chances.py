# SPDX-License-Identifier: MIT
"""Estimates the length of the match, the price of points for each seat, and win chances."""

from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.zavandor.mind.final_points import LEARNED_LAST, project
from wizardtable.games.zavandor.mind.holdings import BONUS, Holdings
from wizardtable.games.zavandor.mind.style import PLAIN, Leanings
from wizardtable.games.zavandor.mind.weights import WEIGHTS, Weights
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.prices import MASK_DISCOUNT
from wizardtable.games.zavandor.rules.state import DISCARD, FOR_SALE, OVER, Board

SHORT, NEAR, STEADY, FAR = 0.0, 0.5, 1.0, 2.0
"""Degrees of an opponent's sight, as given by the level's `sight`.

SHORT: a fixed number of rounds, and the printed points of lots. NEAR: a fixed number of rounds, and
the value of a lot for the seat and its rivals. STEADY: also the price of points for the seat, and
the usual length of a match. FAR: also the expected length of this match, and the judgement of
rivals.
"""

_UNKNOWN: Final = -1.0
"""Stands for a number that was not computed yet; the number itself is never below 0."""


class WinChances:
    """A seat's judgement of a board: the rounds left, the price of points, and win chances.

    Attributes:
        board: the board that is judged.
        seat: the seat that judges.
        sight: how far the seat sees, see SHORT.
        rounds: the expected number of rounds after the current one.
        holdings_by_seat: by seat, its holdings; cards in other hands count with their mean value.
        sales: the number of sentinels that a seat can hope to buy.
        bid_leanings: the numbers of the opponent's style that change bids.
        weights: the numbers that the opponent judges by.
        both: whether both ways to invest are computed, see `project`.
    """

    __slots__ = (
        "_after_sale",
        "_expected_points",
        "_prices",
        "bid_leanings",
        "board",
        "both",
        "holdings_by_seat",
        "rounds",
        "sales",
        "seat",
        "sight",
        "weights",
    )

    def __init__(
        self,
        board: Board,
        seat: int,
        sight: float,
        leanings: Leanings = PLAIN,
        weights: Weights = WEIGHTS,
        *,
        open_hands: bool = False,
    ) -> None:
        """Judges a board for a seat; with `open_hands`, the observer sees the cards of all
        seats."""
        self.bid_leanings = leanings
        self.weights = weights
        # The learned evaluation was trained with the more promising way only.
        self.both = weights.both > 0.0 and not open_hands
        self.board = board
        self.seat = seat
        self.sight = sight
        seats = range(len(board.dust))
        self.holdings_by_seat = [
            Holdings.of(
                board, other, acts=can_still_act(board, other), is_known=open_hands or other == seat
            )
            for other in seats
        ]
        self.rounds = rounds_left(board, self.holdings_by_seat, sight, weights=weights)
        self.sales = max(0.5, (box.SALES_TO_END - board.sold) / len(self.holdings_by_seat))
        self._prices = [_UNKNOWN for _ in seats]
        self._after_sale = _UNKNOWN
        self._expected_points: dict[tuple[int, float], float] = {}

    def price(self, seat: int) -> float:
        """Returns the dust that a point will cost this seat."""
        price = self._prices[seat]
        if price == _UNKNOWN:
            price = self._prices[seat] = self._price(seat)
        return price

    def project(self, seat: int, holdings: Holdings, rounds: float | None = None) -> float:
        """Returns the expected final points of a seat with these holdings.

        `rounds` is the number of rounds after the current one; None for the expected number.
        """
        rounds_left = self.rounds if rounds is None else rounds
        price, sales, both = self.price(seat), self.sales, self.both
        last = self.weights.last if both else LEARNED_LAST
        if rounds_left >= 1.0:
            return project(holdings, rounds_left, price, sales, both=both, last=last)
        now = project(holdings, 0.0, price, sales, both=both, last=last)
        if rounds_left <= 0.0:
            return now
        then = project(holdings, 1.0, price, sales, both=both, last=last)
        return now + rounds_left * (
            then - now
        )  # weighted, because this may be the last round or not

    def after_sale(self) -> float:
        """Returns the expected number of rounds after the current one once another sentinel is
        sold."""
        if self.sight < FAR:
            return self.rounds
        if self._after_sale == _UNKNOWN:
            sold = self.board.sold + 1
            self._after_sale = rounds_left(
                self.board, self.holdings_by_seat, self.sight, sold, self.weights
            )
        return self._after_sale

    def expected_points(self, seat: int, rounds: float) -> float:
        """Returns the expected final points of a seat with its current holdings.

        `rounds` is the number of rounds after the current one.
        """
        points = self._expected_points.get((seat, rounds))
        if points is None:
            points = self.project(seat, self.holdings_by_seat[seat].copy(), rounds)
            self._expected_points[seat, rounds] = points
        return points

    def chances(
        self, all_holdings: "list[Holdings] | None" = None, rounds: float | None = None
    ) -> list[float]:
        """Returns each seat's win chance (0–1).

        `all_holdings` and `rounds` replace the current holdings and the expected rounds; None keeps
        these.
        """
        if all_holdings is None:
            all_holdings = [holdings.copy() for holdings in self.holdings_by_seat]
        rounds_left = self.rounds if rounds is None else rounds
        ends = [
            float("-inf") if self.board.out[seat] else self.project(seat, holdings, rounds_left)
            for seat, holdings in enumerate(all_holdings)
        ]
        return softmax(ends, self.weights.spread + self.weights.spread_round * rounds_left)

    def _price(self, seat: int) -> float:
        """Returns the dust for a point if the seat buys the two sentinels that bring it the most
        points.

        Bonuses are included. If the sight is below STEADY, the price is fixed.
        """
        if self.sight < STEADY:
            return self.weights.short_price
        board, holdings = self.board, self.holdings_by_seat[seat]
        if board.out[seat]:
            return self.weights.short_price
        cost = box.MINIMUM_BIDS[box.FIRST_SENTINEL] + self.weights.beyond
        cost -= 2 * box.ARTIFACT_DISCOUNT[holdings.levels[box.ARTIFACT_LORE]]
        cost -= MASK_DISCOUNT * holdings.artifacts[box.MASK]
        best = second = _UNKNOWN
        for number, owner in enumerate(board.sentinels):
            if owner == FOR_SALE:
                lot = box.FIRST_SENTINEL + number
                worth = box.LOT_POINTS[lot] + hoped_bonus(holdings, lot, self.rounds)
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
        if best == _UNKNOWN:
            return self.weights.short_price
        if second == _UNKNOWN:
            return max(6.0, cost / best)
        return max(6.0, cost * 2 / (best + second))


def hoped_bonus(holdings: Holdings, sentinel: int, rounds: float) -> float:
    """Returns the bonus points that a sentinel can be expected to bring at the end of the match.

    These are the current bonus and a little growth during the `rounds` after the current one.
    """
    now = float(holdings.bonus(sentinel))
    counted = BONUS.get(sentinel)
    if counted is not None:
        return min(float(counted[2]), now * (1.0 + 0.03 * rounds))
    return now + min(3.0, 0.25 * rounds)


def can_still_act(board: Board, seat: int) -> bool:
    """Returns whether a seat's turn in this round is under way or still to come."""
    if board.out[seat] or board.phase in (OVER, DISCARD) or board.active < 0:
        return False
    order = board.order
    return order.index(seat) >= order.index(board.active)


def rounds_left(
    board: Board,
    all_holdings: list[Holdings],
    sight: float,
    sold: int | None = None,
    weights: Weights = WEIGHTS,
) -> float:
    """Returns the expected number of rounds after the current one.

    `all_holdings` has the holdings of each seat. `sight` is how far the judging seat sees, see
    SHORT. `sold` is the number of sentinels sold; None for the number on the board.
    """
    count = board.sold if sold is None else sold
    max_rounds = float(box.LAST_ROUND - board.round_number)
    if sight < STEADY:
        return min(max_rounds, weights.short_rounds)
    if sight < FAR:
        return min(max_rounds, max(1.0, weights.usual_rounds - board.round_number))
    need = float(box.SALES_TO_END - count)
    if need <= 0.0:
        return 0.0
    incomes, purse = [], 0.0
    for seat, holdings in enumerate(all_holdings):
        if not board.out[seat]:
            incomes.append(holdings.income())
            if holdings.acts:
                purse += max(0.0, holdings.wealth - 60.0) / 150.0
    need -= min(purse, need - 0.3)
    rounds = 0.0
    while rounds < max_rounds:
        bought = 0.0
        for i, income in enumerate(incomes):
            bought += income * min(0.85, max(0.0, (income - 25.0) / 50.0)) / 145.0
            incomes[i] = min(90.0, income * 1.12 + 2.0)
        if bought >= need:
            rounds += need / bought
            break
        rounds += 1.0
        need -= bought
    shift = weights.duel_shift if len(all_holdings) == 2 else weights.shift
    return min(max_rounds, max(weights.soonest, weights.slower * rounds - shift))
