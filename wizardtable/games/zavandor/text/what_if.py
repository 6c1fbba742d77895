# SPDX-License-Identifier: MIT
"""Computes the effect of a purchase from a seat's numbers on the board before it and after it."""

from dataclasses import dataclass, replace
from math import ceil
from typing import TypeVar, cast

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.state import Board, Observation

_Row = TypeVar("_Row", bound=tuple[int, ...])


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a seat's board.

    Attributes:
        income: the income of the next round.
        mean: the mean value of this income, in dust.
        points: the current points.
        slots: the number of gems that may be active.
        limit: the hand limit, in places.
    """

    income: economy.Income
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
        """The additional income of a round in dust, on average."""
        return self.after.mean - self.before.mean

    def payback(self, cost: int) -> int | None:
        """Returns the number of rounds in which a cost in dust comes back; None if it never
        does."""
        return ceil(cost / self.gain) if self.gain > 0 and cost > 0 else None


def figures(board: Board, seat: int) -> Figures:
    """Returns the current figures of a seat."""
    return Figures(
        economy.income(board, seat),
        economy.mean_income(board, seat),
        points(board, seat),
        economy.slot_count(board, seat),
        economy.hand_limit(board, seat),
    )


def change(before: Observation, after: Observation, seat: int) -> Change:
    """Returns the figures of a seat on two boards: before and after a purchase."""
    return Change(figures(before, seat), figures(after, seat))


def with_gem(board: Observation, seat: int, gem: int) -> Observation:
    """Returns the board with one more gem, active if a slot is free, otherwise in the pentagon."""
    if economy.free_slot_count(board, seat) > 0:
        return replace(board, spiral=_with_change(board.spiral, seat, gem, 1))
    return replace(board, pentagon=_with_change(board.pentagon, seat, gem, 1))


def least_missed(board: Observation, seat: int) -> int | None:
    """Returns the kind of active gem whose loss costs a seat the least income and points; None if
    no gem is active."""
    before = figures(board, seat)

    def loss(gem: int) -> tuple[float, int]:
        after = figures(without_gem(board, seat, gem, active=True), seat)
        return before.mean - after.mean, before.points - after.points

    active = [gem for gem, count in enumerate(board.spiral[seat]) if count]
    return min(active, key=loss, default=None)


def without_gem(board: Observation, seat: int, gem: int, *, active: bool) -> Observation:
    """Returns the board with one gem less on the spiral or in the pentagon."""
    if active:
        return replace(board, spiral=_with_change(board.spiral, seat, gem, -1))
    return replace(board, pentagon=_with_change(board.pentagon, seat, gem, -1))


def moved_gem(board: Observation, seat: int, gem: int, *, active: bool) -> Observation:
    """Returns the board with a gem moved onto the spiral (`active`) or into the pentagon."""
    change = 1 if active else -1
    return replace(
        board,
        spiral=_with_change(board.spiral, seat, gem, change),
        pentagon=_with_change(board.pentagon, seat, gem, -change),
    )


def with_step(board: Observation, seat: int, domain: int) -> Observation:
    """Returns the board with one more level in a domain, and with the cards that this level of the
    Nine Sages brings."""
    after = replace(board, levels=_with_change(board.levels, seat, domain, 1))
    if domain != box.NINE_SAGES:
        return after
    kind = board.levels[seat][domain]
    return replace(after, coming=_with_change(board.coming, seat, kind, box.CARDS_PER_SAGES_LEVEL))


def with_lot(board: Observation, seat: int, lot: box.Lot) -> Observation:
    """Returns the board with one more artifact or sentinel, and with the diamond of an Elixir.

    Later choices of the owner or of rivals are not applied.
    """
    if box.is_sentinel(lot):
        sentinels = list(board.sentinels)
        sentinels[lot - box.FIRST_SENTINEL] = seat
        return replace(board, sentinels=tuple(sentinels), sold=board.sold + 1)
    after = replace(board, artifacts=_with_change(board.artifacts, seat, lot, 1))
    if lot == box.ELIXIR and board.supply[box.DIAMOND]:
        return with_gem(after, seat, box.DIAMOND)
    return after


def _with_change(rows: tuple[_Row, ...], seat: int, place: int, more: int) -> tuple[_Row, ...]:
    """Returns the rows, one for each seat, with `more` added to the number at `place` in a seat's
    row."""
    row = list(rows[seat])
    row[place] += more
    return (*rows[:seat], cast(_Row, tuple(row)), *rows[seat + 1 :])
