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
    NINE_SAGES,
    OPAL,
    OWL,
    RUBY,
    SAPPHIRE,
    STEP_COSTS,
    TOP_LEVEL,
    TOP_LEVEL_POINTS,
)
from wizardtable.games.zavandor.estate import BONUS, GEM_INCOMES, Estate

SAGE_WORTH: Final = (0, 10, 15, 20, 30)
"""By level of the Nine Sages, what its cards are worth on average, in dust."""

LATER: Final = 0.9
"""What dust that comes back later is worth, besides the interest."""

_FULL_PRICE: Final = 130.0
"""About what a sentinel costs: who cannot have so much at once buys points at a worse rate."""

_DEBT: Final = 5.0
"""Dust for the point that is lost by tearing an estate down for it."""

_OPALS: Final = (0, 2, 5)

Purchase = tuple[float, float, float]
"""Cost, income of a round, and points."""

Block = tuple[float, float, float, float]
"""Something to invest in: points and dust that it brings, in dust, for each dust that it costs;
then cost, income of a round, points."""


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
    rate = min(1.0, 0.4 + 0.6 * (kept + income) / _FULL_PRICE) / price
    left = rounds
    if not estate.acts:
        wealth = min(wealth, kept) + income + estate.coming
        left -= 1.0
        if left < 0.0:  # nothing can be bought any more
            return points
    coming = estate.coming if estate.acts else 0.0
    at = 0
    spent = 0.0
    while True:
        while wealth > 0.0 and at < len(blocks):
            _, cost, gain, more = blocks[at]
            rest = cost - spent
            if gain * left + more * price < cost:
                at, spent = at + 1, 0.0
                continue
            paid = min(wealth, rest)
            share = paid / cost
            income += gain * share
            points += more * share
            wealth -= paid
            spent += paid
            if paid == rest:
                at, spent = at + 1, 0.0
        if wealth > 0.0 or left <= 0.0:
            points += wealth * rate if wealth > 0.0 else wealth / _DEBT
            wealth = 0.0
        if left <= 0.0:
            return points
        part = min(1.0, left)
        wealth += income * part + coming
        coming = 0.0
        left -= part


def _blocks(estate: Estate, rounds: float, price: float, sales: float) -> list[Block]:
    """What the estate could invest in, the best first."""
    costs = [GEM_COSTS[gem][estate.levels[GEM_LORE]] for gem in range(5)]
    points = _gem_points(estate)
    best = _best_gem(estate, costs, points, rounds, price)
    marker = 0 if estate.waiting else estate.markers[0] if estate.markers else -1
    found = _fillings(estate, costs, points, best)
    exchanges = _upgrades(estate, costs, points, best)
    if estate.gems[RUBY] == 0 and not estate.may_enchant(RUBY):
        fire = _fire(estate, costs, points, marker, rounds)
        if _net(fire, rounds, price) > _net(exchanges, rounds, price):
            exchanges = fire
    found += exchanges
    gem_money = sum([cost for cost, _, _ in found])
    slot = (float(costs[best]), GEM_INCOMES[best], points[best])
    for domain, level in enumerate(estate.levels):
        steps = TOP_LEVEL - level
        if domain == FIRE or steps == 0 or steps > rounds + 1 or (level == 0 and marker < 0):
            continue
        entry = marker if level == 0 else 0
        saved = gem_money if domain == GEM_LORE else sales
        found.append(_lore(estate, domain, entry, rounds, price, saved, slot))
    ordered = [
        ((gain * rounds + more * price) / cost, cost, gain, more) for cost, gain, more in found
    ]
    ordered.sort(reverse=True)
    return ordered


def _fillings(estate: Estate, costs: list[int], points: list[float], best: int) -> list[Purchase]:
    """Gems for the free slots: a third opal, and the best one, or sapphires until it can be
    paid for."""
    found: list[Purchase] = []
    free = estate.free()
    if free > 0 and estate.gems[OPAL] % 3 == 2:
        found.append((costs[OPAL], 5.0, points[OPAL]))
        free -= 1
    if free > 0:
        gem = best if estate.wealth >= costs[best] or best <= SAPPHIRE else SAPPHIRE
        found.append((free * costs[gem], free * GEM_INCOMES[gem], free * points[gem]))
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
    gain, more = 0.0, float(TOP_LEVEL_POINTS)
    if OWL in estate.sentinels:
        more += 2.0
    if domain == ENERGY_FLOW:
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
        cost += slots * slot[0]
        gain = slots * slot[1] * late
        more += slots * slot[2]
    return cost, gain, more


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
    """The gem that is worth most in a slot."""
    best, most = SAPPHIRE, float("-inf")
    for gem in (1, 2, 3, 4, 0):
        worth = GEM_INCOMES[gem] * rounds + points[gem] * price - costs[gem]
        if worth > most and estate.may_enchant(gem):
            best, most = gem, worth
    return best


def _upgrades(
    estate: Estate,
    costs: list[int],
    points: list[float],
    best: int,
) -> list[Purchase]:
    """The exchange of lesser gems for better ones, by kind."""
    found: list[Purchase] = []
    gems = estate.gems
    for gem in range(best):
        number = gems[gem]
        if best == RUBY:
            number = min(number, 5 - gems[RUBY])
        if not number:
            continue
        now = 5.0 * number if gem else gems[0] // 3 * 10 + _OPALS[gems[0] % 3]
        if gem:
            now = GEM_INCOMES[gem] * number
        cost = number * (costs[best] - costs[gem] // 2)
        gain = number * GEM_INCOMES[best] - now
        found.append((cost, gain, number * (points[best] - points[gem])))
    return found


def _net(purchases: list[Purchase], rounds: float, price: float) -> float:
    """What purchases bring beyond what they cost, in dust; those that do not pay are left."""
    return sum([max(0.0, gain * rounds + more * price - cost) for cost, gain, more in purchases])


def _fire(
    estate: Estate,
    costs: list[int],
    points: list[float],
    marker: int,
    rounds: float,
) -> list[Purchase]:
    """The way to the rubies, and the rubies."""
    level = estate.levels[FIRE]
    steps = TOP_LEVEL - level
    if (level == 0 and marker < 0) or steps > rounds:
        return []
    cost = float(sum(STEP_COSTS[FIRE][level:]) + (marker if level == 0 else 0))
    late = (rounds - steps) / rounds
    gain, more, number = 0.0, float(TOP_LEVEL_POINTS), 0
    free = estate.free()
    left = 5
    if free > 0:
        number = min(free, left)
        cost += number * costs[RUBY]
        gain += number * GEM_INCOMES[RUBY]
        more += number * points[RUBY]
        left -= number
    for gem in (0, 1, 2, 3):
        number = min(left, estate.gems[gem])
        left -= number
        cost += number * (costs[RUBY] - costs[gem] // 2)
        gain += number * (GEM_INCOMES[RUBY] - GEM_INCOMES[gem])
        more += number * (points[RUBY] - points[gem])
    return [(cost, gain * late, more)]
