# SPDX-License-Identifier: MIT
"""How long the game will last, what points will cost each seat, and who is likely to win."""

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
"""How far a player sees. SHORT: some rounds, and the points printed. NEAR: some rounds, and what a
lot is worth to it and to its rivals. STEADY: what points will cost it, and about how long a game
lasts. FAR: when this one will end, and what rivals make of it."""

_UNKNOWN: Final = -1.0
"""In place of a number of at least 0 that nobody has asked for yet."""


class WinChances:
    """What a seat makes of a board.

    Attributes:
        rounds: how many are likely to come after this one.
        estates: by seat; of others the hands are judged by their backs.
        sales: sentinels a seat may hope to buy.
        manner: that of the style in which it is looked; `weights`: the numbers it judges by.
        both: whether both ways to invest are gone to their end, see `project`.
    """

    __slots__ = (
        "_after_sale",
        "_ends",
        "_prices",
        "board",
        "both",
        "estates",
        "manner",
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
        manner: Leanings = PLAIN,
        weights: Weights = WEIGHTS,
        *,
        open_hands: bool = False,
    ) -> None:
        """`open_hands`: of a state the cards of all seats are seen."""
        self.manner = manner
        self.weights = weights
        # What was learned from games was learned of estates that go the way that seems better.
        self.both = weights.both > 0.0 and not open_hands
        self.board = board
        self.seat = seat
        self.sight = sight
        seats = range(len(board.dust))
        self.estates = [
            Holdings.of(board, other, acts=acts(board, other), known=open_hands or other == seat)
            for other in seats
        ]
        self.rounds = rounds_left(board, self.estates, sight, weights=weights)
        self.sales = max(0.5, (box.LAST_SALES - board.sold) / len(self.estates))
        self._prices = [_UNKNOWN for _ in seats]
        self._after_sale = _UNKNOWN
        self._ends: dict[tuple[int, float], float] = {}

    def price(self, seat: int) -> float:
        """Dust that a point will cost a seat."""
        known = self._prices[seat]
        if known == _UNKNOWN:
            known = self._prices[seat] = self._price(seat)
        return known

    def project(self, seat: int, estate: Holdings, rounds: float | None = None) -> float:
        """The points a seat would have in the end with this estate."""
        left = self.rounds if rounds is None else rounds
        price, sales, both = self.price(seat), self.sales, self.both
        last = self.weights.last if both else LEARNED_LAST
        if left >= 1.0:
            return project(estate, left, price, sales, both=both, last=last)
        now = project(estate, 0.0, price, sales, both=both, last=last)
        if left <= 0.0:
            return now
        then = project(estate, 1.0, price, sales, both=both, last=last)
        return now + left * (then - now)  # it may be the last round, or not

    def after_sale(self) -> float:
        """The rounds likely to come once another sentinel is sold."""
        if self.sight < FAR:
            return self.rounds
        if self._after_sale == _UNKNOWN:
            sold = self.board.sold + 1
            self._after_sale = rounds_left(self.board, self.estates, self.sight, sold, self.weights)
        return self._after_sale

    def end(self, seat: int, rounds: float) -> float:
        """The points a seat would have in the end with the estate that it has."""
        known = self._ends.get((seat, rounds))
        if known is None:
            known = self.project(seat, self.estates[seat].copy(), rounds)
            self._ends[seat, rounds] = known
        return known

    def chances(
        self, estates: "list[Holdings] | None" = None, rounds: float | None = None
    ) -> list[float]:
        """Each seat's chance to win, with these estates and so many rounds if they are given."""
        if estates is None:
            estates = [estate.copy() for estate in self.estates]
        left = self.rounds if rounds is None else rounds
        ends = [
            float("-inf") if self.board.out[seat] else self.project(seat, estate, left)
            for seat, estate in enumerate(estates)
        ]
        return softmax(ends, self.weights.spread + self.weights.spread_round * left)

    def _price(self, seat: int) -> float:
        """Dust for a point: the sentinels that are best for the seat, with their bonus."""
        if self.sight < STEADY:
            return self.weights.short_price
        board, estate = self.board, self.estates[seat]
        if board.out[seat]:
            return self.weights.short_price
        cost = box.MINIMUM_BIDS[box.FIRST_SENTINEL] + self.weights.beyond
        cost -= 2 * box.ARTIFACT_DISCOUNT[estate.levels[box.ARTIFACT_LORE]]
        cost -= MASK_DISCOUNT * estate.artifacts[box.MASK]
        best = second = _UNKNOWN
        for number, owner in enumerate(board.sentinels):
            if owner == FOR_SALE:
                lot = box.FIRST_SENTINEL + number
                worth = box.LOT_POINTS[lot] + hoped(estate, lot, self.rounds)
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
        if best == _UNKNOWN:
            return self.weights.short_price
        if second == _UNKNOWN:
            return max(6.0, cost / best)
        return max(6.0, cost * 2 / (best + second))


def hoped(estate: Holdings, sentinel: int, rounds: float) -> float:
    """The bonus that a seat can hope for in the end: what it is now, and a little growth."""
    now = float(estate.bonus(sentinel))
    counted = BONUS.get(sentinel)
    if counted is not None:
        return min(float(counted[2]), now * (1.0 + 0.03 * rounds))
    return now + min(3.0, 0.25 * rounds)


def acts(board: Board, seat: int) -> bool:
    """Whether a seat can still buy something in this round."""
    if board.out[seat] or board.phase in (OVER, DISCARD) or board.active < 0:
        return False
    order = board.order
    return order.index(seat) >= order.index(board.active)


def rounds_left(
    board: Board,
    estates: list[Holdings],
    sight: float,
    sold: int | None = None,
    weights: Weights = WEIGHTS,
) -> float:
    """How many rounds are likely to come after this one."""
    count = board.sold if sold is None else sold
    most = float(box.LAST_ROUND - board.round_number)
    if sight < STEADY:
        return min(most, weights.short_rounds)
    if sight < FAR:
        return min(most, max(1.0, weights.usual_rounds - board.round_number))
    need = float(box.LAST_SALES - count)
    if need <= 0.0:
        return 0.0
    incomes, purse = [], 0.0
    for seat, estate in enumerate(estates):
        if not board.out[seat]:
            incomes.append(estate.income())
            if estate.acts:
                purse += max(0.0, estate.wealth - 60.0) / 150.0
    need -= min(purse, need - 0.3)
    rounds = 0.0
    while rounds < most:
        bought = 0.0
        for i, income in enumerate(incomes):
            bought += income * min(0.85, max(0.0, (income - 25.0) / 50.0)) / 145.0
            incomes[i] = min(90.0, income * 1.12 + 2.0)
        if bought >= need:
            rounds += need / bought
            break
        rounds += 1.0
        need -= bought
    shift = weights.duel_shift if len(estates) == 2 else weights.shift
    return min(most, max(weights.soonest, weights.slower * rounds - shift))
