# SPDX-License-Identifier: MIT
"""What a purchase would bring: a seat's figures before it, and on a copy of the board after it."""

from dataclasses import dataclass, replace
from math import ceil
from typing import TypeVar, cast

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import (
    Income,
    free_slots,
    hand_limit,
    income,
    mean_income,
    slots,
)
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.state import Board, Observation

_Row = TypeVar("_Row", bound=tuple[int, ...])


@dataclass(frozen=True, slots=True)
class Figures:
    """What a seat's board is good for.

    Attributes:
        income: what comes next round; `mean`: its worth in dust.
        points: now; `slots`: gems that may be active; `limit`: of the hand.
    """

    income: Income
    mean: float
    points: int
    slots: int
    limit: int


@dataclass(frozen=True, slots=True)
class Change:
    """A seat's figures before and after a purchase."""

    before: Figures
    after: Figures

    @property
    def gain(self) -> float:
        """Dust more each round, on average."""
        return self.after.mean - self.before.mean

    def payback(self, cost: int) -> int | None:
        """Rounds in which so much dust comes back; None where it never does."""
        return ceil(cost / self.gain) if self.gain > 0 and cost > 0 else None


def figures(board: Board, seat: int) -> Figures:
    """A seat's figures as they are."""
    return Figures(
        income(board, seat),
        mean_income(board, seat),
        points(board, seat),
        slots(board, seat),
        hand_limit(board, seat),
    )


def change(before: Observation, after: Observation, seat: int) -> Change:
    """The figures of a seat on two boards."""
    return Change(figures(before, seat), figures(after, seat))


def with_gem(board: Observation, seat: int, gem: int) -> Observation:
    """The board with a gem more, active where there is a slot, else in the pentagon."""
    if free_slots(board, seat) > 0:
        return replace(board, spiral=_counted(board.spiral, seat, gem, 1))
    return replace(board, pentagon=_counted(board.pentagon, seat, gem, 1))


def least_missed(board: Observation, seat: int) -> int | None:
    """The kind of active gem whose income and points a seat would miss least; None without any."""
    before = figures(board, seat)

    def missed(gem: int) -> tuple[float, int]:
        after = figures(without_gem(board, seat, gem, active=True), seat)
        return before.mean - after.mean, before.points - after.points

    active = [gem for gem, count in enumerate(board.spiral[seat]) if count]
    return min(active, key=missed, default=None)


def without_gem(board: Observation, seat: int, gem: int, *, active: bool) -> Observation:
    """The board with a gem less on the spiral or in the pentagon."""
    if active:
        return replace(board, spiral=_counted(board.spiral, seat, gem, -1))
    return replace(board, pentagon=_counted(board.pentagon, seat, gem, -1))


def moved_gem(board: Observation, seat: int, gem: int, *, active: bool) -> Observation:
    """The board with a gem moved onto the spiral (`active`) or into the pentagon."""
    way = 1 if active else -1
    return replace(
        board,
        spiral=_counted(board.spiral, seat, gem, way),
        pentagon=_counted(board.pentagon, seat, gem, -way),
    )


def with_step(board: Observation, seat: int, domain: int) -> Observation:
    """The board with one level more in a domain, and the cards of the Nine Sages on their way."""
    after = replace(board, levels=_counted(board.levels, seat, domain, 1))
    if domain != box.NINE_SAGES:
        return after
    kind = board.levels[seat][domain]
    return replace(after, coming=_counted(board.coming, seat, kind, box.SAGE_CARDS))


def with_lot(board: Observation, seat: int, lot: box.Lot) -> Observation:
    """The board with an artifact or sentinel more, and with the diamond that an Elixir brings;
    what its owner or others would choose is left as it is."""
    if box.is_sentinel(lot):
        sentinels = list(board.sentinels)
        sentinels[lot - box.FIRST_SENTINEL] = seat
        return replace(board, sentinels=tuple(sentinels), sold=board.sold + 1)
    after = replace(board, artifacts=_counted(board.artifacts, seat, lot, 1))
    if lot == box.ELIXIR and board.supply[box.DIAMOND]:
        return with_gem(after, seat, box.DIAMOND)
    return after


def _counted(rows: tuple[_Row, ...], seat: int, place: int, more: int) -> tuple[_Row, ...]:
    """The rows by seat, one number of one seat changed."""
    row = list(rows[seat])
    row[place] += more
    return (*rows[:seat], cast(_Row, tuple(row)), *rows[seat + 1 :])
