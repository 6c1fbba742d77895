# SPDX-License-Identifier: MIT
"""How many points an estate will come to: it invests what pays, then buys points, to the end.

Everything it could invest in is put into an order by what a piece of dust brings back, and bought
in that order out of what the rounds bring. Purchases are taken by the fraction, so that a little
more dust is always worth a little more.
"""

from typing import Final

from wizardtable.games.zavandor.components import (
    ACCUMULATION,
    ARTIFACT_DISCOUNT,
    ARTIFACT_LORE,
    ENERGY_FLOW,
    EXTRA_SLOTS,
    FIRE,
    FLOW_DUST,
    GEM_COSTS,
    GEM_LORE,
    GEM_POINTS,
    MOST_RUBIES,
    NINE_SAGES,
    OPAL,
    OWL,
    RUBY,
    SAPPHIRE,
    STEP_COSTS,
    TOP_LEVEL,
    TOP_LEVEL_POINTS,
)
from wizardtable.games.zavandor.economy import opal_dust
from wizardtable.games.zavandor.estate import BONUS, GEM_INCOMES, MOST_SLOTS, Estate

SAGE_WORTH: Final = (0, 10, 15, 20, 30)
"""By level of the Nine Sages, what its cards are worth on average, in dust."""

LATER: Final = 0.9
"""What dust that comes back later is worth, besides the interest."""

_FULL_PRICE: Final = 130.0
"""About what a sentinel costs: who has less at once finds less to buy points with."""

_GROWTH: Final = 0.06
"""By how much an income grows each round while there is something to invest in, about."""

_LAST = 0.3
_RISE: Final = 1.0
"""By what factor points become dearer from round to round: the best lots go, and the end may come
sooner than thought."""

_UNSEEN: Final = float("inf")

_DEBT: Final = 5.0
"""Dust for the point that is lost by tearing an estate down for it."""


Purchase = tuple[float, float, float, float]
"""Something to invest in: cost, income of a round, points, and how much of the cost has to be paid
before it brings anything."""

Block = tuple[float, float, float, float, float]
"""A purchase, after what it brings for each dust that it costs."""


def project(estate: Estate, rounds: float, price: float, sales: float) -> float:
    """The points an estate will have in the end.

    Args:
        rounds: how many are to come after the one being played.
        price: dust that a point costs who buys sentinels and artifacts with it.
        sales: sentinels that the seat may hope to buy.
    """
    estate.settle()
    points = float(estate.points())
    blocks = _blocks(estate, rounds, price, sales)
    income = estate.income()
    wealth = estate.wealth
    kept = estate.can_keep()
    left = rounds
    if not estate.acts:
        wealth = (
            min(wealth, kept if estate.keeps == _UNSEEN else estate.keeps) + income + estate.coming
        )
        left -= 1.0
        if left < 0.0:  # nothing can be bought any more
            return points
    coming = estate.coming if estate.acts else 0.0
    at = 0
    spent = 0.0
    while True:
        while wealth > 0.0 and at < len(blocks):
            _, cost, gain, more, lead = blocks[at]
            rest = cost - spent
            if gain * left + more * price < rest:
                at, spent = at + 1, 0.0
                continue
            paid = min(wealth, rest)
            wealth -= paid
            bare = min(paid, lead - spent) if spent < lead else 0.0
            spent += paid
            if paid > bare:
                share = (paid - bare) / (cost - lead)
                income += gain * share
                points += more * share
            if paid == rest:
                at, spent = at + 1, 0.0
        if wealth > 0.0:
            bought = wealth if wealth >= _FULL_PRICE else wealth * wealth / _FULL_PRICE
            points += bought / price * (1.0 if left > 0.0 or rounds > 0.0 else _LAST)
            wealth = min(wealth - bought, kept)
        if left <= 0.0:
            return points if wealth >= 0.0 else points + wealth / _DEBT
        part = min(1.0, left)
        wealth += income * part + coming
        coming = 0.0
        left -= part
        price *= _RISE


def _blocks(estate: Estate, rounds: float, price: float, sales: float) -> list[Block]:
    """What the estate could invest in, the best first."""
    costs = [GEM_COSTS[gem][estate.levels[GEM_LORE]] for gem in range(5)]
    points = _gem_points(estate)
    best = _best_gem(estate, costs, points, rounds, price)
    marker = 0 if estate.waiting else estate.markers[0] if estate.markers else -1
    gems = estate.gems[:]
    found = _fillings(estate, costs, points, best, gems)
    exchanges = _exchanges(gems, costs, points, best)
    if gems[RUBY] == 0 and not estate.may_enchant(RUBY):
        fire = _fire(estate, gems, costs, points, marker, rounds)
        if _net(fire, rounds, price) > _net(exchanges, rounds, price):
            exchanges = fire
    found += exchanges
    gem_money = sum([purchase[0] for purchase in found])
    slot = (float(costs[best]), GEM_INCOMES[best], points[best], 0.0)
    for domain, level in enumerate(estate.levels):
        steps = TOP_LEVEL - level
        if domain == FIRE or steps == 0 or steps > rounds + 1 or (level == 0 and marker < 0):
            continue
        entry = marker if level == 0 else 0
        saved = gem_money if domain == GEM_LORE else sales
        found.append(_lore(estate, domain, entry, rounds, price, saved, slot))
    ordered = [
        ((gain * rounds + more * price) / cost, cost, gain, more, lead)
        for cost, gain, more, lead in found
    ]
    ordered.sort(reverse=True)
    return ordered


def _fillings(
    estate: Estate, costs: list[int], points: list[float], best: int, gems: list[int]
) -> list[Purchase]:
    """Gems for the free slots: a third opal, and the best one, or sapphires until it can be
    paid for."""
    found: list[Purchase] = []
    free = estate.free()
    if free > 0 and estate.gems[OPAL] % 3 == 2:
        found.append((costs[OPAL], 5.0, points[OPAL], 0.0))
        gems[OPAL] += 1
        free -= 1
    if free > 0:
        gem = best if estate.wealth >= costs[best] or best <= SAPPHIRE else SAPPHIRE
        found.append((free * costs[gem], free * GEM_INCOMES[gem], free * points[gem], 0.0))
        gems[gem] += free
    return found


def _lore(
    estate: Estate,
    domain: int,
    entry: int,
    rounds: float,
    price: float,
    saved: float,
    slot: Purchase,
) -> Purchase:
    """All levels of a domain that are left, entered for the price of a marker.

    Args:
        saved: dust that gems will cost; for other domains the sentinels that will be bought.
        slot: the gem that another slot would hold.
    """
    level = estate.levels[domain]
    steps = TOP_LEVEL - level
    cost = float(sum(STEP_COSTS[domain][level:]) + entry)
    late = max(0.0, rounds - steps) / rounds if rounds > 0 else 0.0
    gain, more, lead = 0.0, float(TOP_LEVEL_POINTS), float(entry)
    if OWL in estate.sentinels:
        more += 2.0
    if domain == ENERGY_FLOW:
        if level == 0:
            lead += STEP_COSTS[ENERGY_FLOW][0]
        gain = (FLOW_DUST[TOP_LEVEL] - FLOW_DUST[level]) * (1 + late) / 2
    elif domain == NINE_SAGES and steps <= rounds:
        more += LATER * sum(SAGE_WORTH[level + 1 :]) / price
    elif domain == GEM_LORE:
        more += LATER * late * saved * 0.1 * steps / price
    elif domain == ARTIFACT_LORE:
        less = ARTIFACT_DISCOUNT[TOP_LEVEL] - ARTIFACT_DISCOUNT[level]
        more += less * (2 * saved + 1.0) / price
    elif domain == ACCUMULATION:
        slots = EXTRA_SLOTS[TOP_LEVEL] - EXTRA_SLOTS[level]
        lead += sum(STEP_COSTS[ACCUMULATION][level : 2 if level < 2 else TOP_LEVEL])
        cost += slots * slot[0]
        gain = slots * slot[1] * late
        more += slots * slot[2]
    return cost, gain, more, lead


def _gem_points(estate: Estate) -> list[float]:
    """By gem, points that one more active gem of the kind brings."""
    points = [float(value) for value in GEM_POINTS]
    for sentinel in estate.sentinels:
        counted = BONUS.get(sentinel)
        if counted is not None:
            gem, each, most = counted
            if estate.gems[gem] * each < most:
                points[gem] += each
    return points


def _best_gem(
    estate: Estate, costs: list[int], points: list[float], rounds: float, price: float
) -> int:
    """The gem that is worth most in a slot, of those that the hand limit lets one save for."""
    best, most = SAPPHIRE, float("-inf")
    reach = _reach(estate, rounds)
    for gem in (1, 2, 3, 4, 0):
        worth = GEM_INCOMES[gem] * rounds + points[gem] * price - costs[gem]
        if worth > most and costs[gem] <= reach and estate.may_enchant(gem):
            best, most = gem, worth
    return best


def _reach(estate: Estate, rounds: float) -> float:
    """What the seat can hope to hold at once, in dust, before the end is near."""
    return max(
        estate.wealth,
        estate.can_keep() + estate.income() * (1.0 + _GROWTH * rounds) + estate.coming,
    )


def _exchanges(gems: list[int], costs: list[int], points: list[float], best: int) -> list[Purchase]:
    """The exchange of lesser gems for better ones, by kind."""
    found: list[Purchase] = []
    left = MOST_RUBIES - gems[RUBY] if best == RUBY else MOST_SLOTS
    for gem in range(best):
        number = min(left, gems[gem])
        if number <= 0:
            continue
        left -= number
        cost = number * (costs[best] - costs[gem] // 2)
        gain = number * GEM_INCOMES[best] - _lost(gems, gem, number)
        found.append((cost, gain, number * (points[best] - points[gem]), 0.0))
    return found


def _lost(gems: list[int], gem: int, number: int) -> float:
    """The income that goes with so many gems of a kind."""
    if gem != OPAL:
        return GEM_INCOMES[gem] * number
    left = gems[OPAL] - number
    return opal_dust(gems[OPAL]) - opal_dust(left)


def _net(purchases: list[Purchase], rounds: float, price: float) -> float:
    """What purchases bring beyond what they cost, in dust; those that do not pay are left."""
    return sum([max(0.0, gain * rounds + more * price - cost) for cost, gain, more, _ in purchases])


def _fire(
    estate: Estate,
    gems: list[int],
    costs: list[int],
    points: list[float],
    marker: int,
    rounds: float,
) -> list[Purchase]:
    """The way to the rubies, and the rubies."""
    level = estate.levels[FIRE]
    steps = TOP_LEVEL - level
    if (level == 0 and marker < 0) or steps > rounds or costs[RUBY] > _reach(estate, rounds):
        return []
    lead = float(sum(STEP_COSTS[FIRE][level:]) + (marker if level == 0 else 0))
    cost = lead
    late = (rounds - steps) / rounds
    gain, more, left = 0.0, float(TOP_LEVEL_POINTS), MOST_RUBIES
    for gem in (1, 0, 2, 3):
        number = min(left, gems[gem])
        if number <= 0:
            continue
        left -= number
        cost += number * (costs[RUBY] - costs[gem] // 2)
        gain += number * GEM_INCOMES[RUBY] - _lost(gems, gem, number)
        more += number * (points[RUBY] - points[gem])
    return [(cost, gain * late, more, lead)]
