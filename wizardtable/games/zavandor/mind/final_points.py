# SPDX-License-Identifier: MIT
"""Estimates the final points of holdings: dust is invested while that pays, and then buys points.

All possible investments are ordered by their return for each dust, and bought in this order from
the income of the rounds. Fractions of an investment count, so that a little more dust is always
worth a little more.
"""

from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.investments import Block, HoldingsFigures, investment_figures

_SENTINEL_PRICE: Final = 130.0
"""The usual price of a sentinel in dust. If the seat has less dust at once, each point costs it
more."""

LEARNED_LAST: Final = 0.3
"""The worth of dust in the last round, as a share (0–1) of its worth in earlier rounds.

The learned evaluation was trained with this share.
"""

_DEBT_PER_POINT: Final = 5.0
"""The debt in dust that costs one point, because gems must be disenchanted for it."""

_NOT_COMPUTED: Final = float("inf")
"""The value of `Holdings.keeps` if it was not computed."""


def project(
    holdings: Holdings,
    rounds: float,
    price: float,
    sales: float,
    *,
    both: bool = False,
    last: float = LEARNED_LAST,
) -> float:
    """Returns the expected points of these holdings at the end of the match.

    Args:
        holdings: the holdings; this call fills their free slots with idle gems.
        rounds: the number of rounds after the current one.
        price: the dust that a point costs when the seat buys sentinels and artifacts.
        sales: the number of sentinels that the seat can hope to buy.
        both: whether to try both ways, with rubies and without, and take the better one. Otherwise,
            only the more promising way is tried, and one waiting marker is enough for all domains.
        last: the worth of dust in the last round, as a share (0–1) of its worth in earlier rounds.
    """
    holdings.fill_slots()
    figures = investment_figures(holdings, rounds, price, sales, both=both)
    points = _points_of(holdings, figures, figures.blocks, rounds, price, last)
    if figures.rubies:
        points = max(points, _points_of(holdings, figures, figures.rubies, rounds, price, last))
    return points


def _points_of(
    holdings: Holdings,
    figures: HoldingsFigures,
    blocks: list[Block],
    rounds: float,
    price: float,
    last: float,
) -> float:
    """Returns the final points if the seat buys these investments as long as they pay."""
    points, income, kept = figures.points, figures.income, figures.kept
    wealth = holdings.wealth
    rounds_left = rounds
    if not holdings.acts:
        keeps = kept if holdings.keeps == _NOT_COMPUTED else holdings.keeps
        wealth = min(wealth, keeps) + income + holdings.coming
        rounds_left -= 1.0
        if rounds_left < 0.0:  # too late to buy anything
            return points
    coming = holdings.coming if holdings.acts else 0.0
    number, count = 0, len(blocks)
    spent = 0.0
    while True:
        while wealth > 0.0 and number < count:
            _, cost, gain, points_gained, lead = blocks[number]
            rest = cost - spent
            if gain * rounds_left + points_gained * price < rest:
                number, spent = number + 1, 0.0
                continue
            paid = wealth if wealth < rest else rest
            wealth -= paid
            after = spent + paid
            if after > lead:
                share = (after - lead if spent < lead else paid) / (cost - lead)
                income += gain * share
                points += points_gained * share
            spent = after
            if paid == rest:
                number, spent = number + 1, 0.0
        if wealth > 0.0:
            bought = wealth if wealth >= _SENTINEL_PRICE else wealth * wealth / _SENTINEL_PRICE
            points += bought / price * (1.0 if rounds > 0.0 else last)
            wealth -= bought
            wealth = min(wealth, kept)
        if rounds_left <= 0.0:
            return points if wealth >= 0.0 else points + wealth / _DEBT_PER_POINT
        part = rounds_left if rounds_left < 1.0 else 1.0
        wealth += income * part + coming
        coming = 0.0
        rounds_left -= part
