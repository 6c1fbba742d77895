# SPDX-License-Identifier: MIT
"""How many points an estate will come to: it invests what pays, then buys points, to the end.

Everything it could invest in is put into an order by what a piece of dust brings back, and bought
in that order out of what the rounds bring. Purchases are taken by the fraction, so that a little
more dust is always worth a little more.
"""

from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.investments import Block, HoldingsFigures, standing

_FULL_PRICE: Final = 130.0
"""About what a sentinel costs: who has less at once finds less to buy points with."""

LEARNED_LAST: Final = 0.3
"""What dust that is left in the last round is worth to what was learned from games, of what it
costs to buy points."""

_DEBT: Final = 5.0
"""Dust for the point that is lost by tearing an estate down for it."""

_UNSEEN: Final = float("inf")


def project(
    estate: Holdings,
    rounds: float,
    price: float,
    sales: float,
    *,
    both: bool = False,
    last: float = LEARNED_LAST,
) -> float:
    """The points an estate will have in the end.

    Args:
        rounds: how many are to come after the one being played.
        price: dust that a point costs who buys sentinels and artifacts with it.
        sales: sentinels that the seat may hope to buy.
        both: whether the way to the rubies and the one without them are both gone to their end, and
            the better one counts; else only the one that seems to bring more by itself, and a
            marker that waits pays for every domain.
        last: what dust that is left in the last round is worth, of what it costs to buy points.
    """
    estate.settle()
    figures = standing(estate, rounds, price, sales, both=both)
    points = _end(estate, figures, figures.blocks, rounds, price, last)
    if figures.rubies:
        points = max(points, _end(estate, figures, figures.rubies, rounds, price, last))
    return points


def _end(
    estate: Holdings,
    figures: HoldingsFigures,
    blocks: list[Block],
    rounds: float,
    price: float,
    last: float,
) -> float:
    """The points in the end if it is invested in these, as far as it pays."""
    points, income, kept = figures.points, figures.income, figures.kept
    wealth = estate.wealth
    left = rounds
    if not estate.acts:
        keeps = kept if estate.keeps == _UNSEEN else estate.keeps
        wealth = min(wealth, keeps) + income + estate.coming
        left -= 1.0
        if left < 0.0:  # nothing can be bought any more
            return points
    coming = estate.coming if estate.acts else 0.0
    at, count = 0, len(blocks)
    spent = 0.0
    while True:
        while wealth > 0.0 and at < count:
            _, cost, gain, more, lead = blocks[at]
            rest = cost - spent
            if gain * left + more * price < rest:
                at, spent = at + 1, 0.0
                continue
            paid = wealth if wealth < rest else rest
            wealth -= paid
            after = spent + paid
            if after > lead:
                share = (after - lead if spent < lead else paid) / (cost - lead)
                income += gain * share
                points += more * share
            spent = after
            if paid == rest:
                at, spent = at + 1, 0.0
        if wealth > 0.0:
            bought = wealth if wealth >= _FULL_PRICE else wealth * wealth / _FULL_PRICE
            points += bought / price * (1.0 if rounds > 0.0 else last)
            wealth -= bought
            wealth = min(wealth, kept)
        if left <= 0.0:
            return points if wealth >= 0.0 else points + wealth / _DEBT
        part = left if left < 1.0 else 1.0
        wealth += income * part + coming
        coming = 0.0
        left -= part
