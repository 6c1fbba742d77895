# SPDX-License-Identifier: MIT
"""What an estate could invest in, gems and knowledge, and what that brings for what it costs."""

from typing import Final, NamedTuple

from wizardtable.games.zavandor.mind.holdings import BONUS, GEM_INCOMES, MOST_SLOTS, Holdings
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import opal_dust

SAGE_WORTH: Final[tuple[int, ...]] = (0, 10, 15, 20, 30)
"""By level of the Nine Sages, what its cards are worth on average, in dust."""

LATER: Final = 0.9
"""What dust that comes back later is worth, besides the interest."""

_GROWTH: Final = 0.06
"""By how much an income grows each round while there is something to invest in, about."""

_MOST_KEPT: Final = 20_000
"""Standings remembered: those of one turn are asked for again and again."""

Purchase = tuple[float, float, float, float]
"""Something to invest in: cost, income of a round, points, and how much of the cost has to be paid
before it brings anything."""

Block = tuple[float, float, float, float, float]
"""A purchase, after what it brings for each dust that it costs."""


class HoldingsFigures(NamedTuple):
    """What an estate is, whatever dust and cards there are.

    Attributes:
        points: as they stand; `income`: of a round; `kept`: what fits into the hand limit, in dust.
        blocks: what it could invest in, the best first; `rubies`: the same on the way to the
            rubies, if that is another way and both are to be tried, else empty.
    """

    points: float
    income: float
    kept: float
    blocks: list[Block]
    rubies: list[Block]


_COSTS: Final = [[costs[level] for costs in box.GEM_COSTS] for level in range(box.TOP_LEVEL + 1)]
"""By level of the knowledge of Gems, what each gem costs."""

_known: dict[tuple[object, ...], HoldingsFigures] = {}


def standing(
    estate: Holdings, rounds: float, price: float, sales: float, *, both: bool = False
) -> HoldingsFigures:
    """The standing of an estate whose slots are filled; arguments as of `project`."""
    costs = _COSTS[estate.levels[box.GEM_LORE]]
    wealth = estate.wealth
    affords = 0
    for cost in costs:
        if cost <= wealth:
            affords += 1
    key = (
        _gems_and_lore(estate, affords, both),
        _artifacts(estate),
        estate.markers,
        estate.coming,
        rounds,
        price,
        sales,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KEPT:
            _known.clear()
        income, kept = estate.income(), estate.can_keep()
        reach = kept + income * (1.0 + _GROWTH * rounds) + estate.coming
        within = [number < affords or cost <= reach for number, cost in enumerate(costs)]
        blocks, rubies = _blocks(estate, costs, affords, within, rounds, price, sales, both)
        found = _known[key] = HoldingsFigures(float(estate.points()), income, kept, blocks, rubies)
    return found


def _gems_and_lore(estate: Holdings, affords: int, both: bool) -> int:
    """Gems, knowledge and sentinels of an estate as one number, which is quicker looked up than all
    of them; each part has more room than it needs."""
    code = affords << 1 | both
    for count in estate.gems:
        code = code << 5 | count
    for level in estate.levels:
        code = code << 3 | level
    sentinels = 0
    for sentinel in estate.sentinels:
        sentinels |= 1 << (sentinel - box.FIRST_SENTINEL)
    return code << 9 | sentinels


def _artifacts(estate: Holdings) -> int:
    """The artifacts, and what else there is to know, as one number."""
    code = (estate.character + 1) << 7 | min(7, estate.idle[box.RUBY]) << 4
    code |= estate.waiting << 1 | estate.druid_ruby
    for count in estate.artifacts:
        code = code << 4 | count
    return code


def _blocks(
    estate: Holdings,
    costs: list[int],
    affords: int,
    within: list[bool],
    rounds: float,
    price: float,
    sales: float,
    both: bool,
) -> tuple[list[Block], list[Block]]:
    """What the estate could invest in, the best first; then the same with the rubies in view, if
    `both` ways are to be tried and it is another way (else the one that seems to bring more).

    Args:
        affords: the number of kinds of gems, cheapest first, that it could pay for now.
        within: by gem, whether it could save for it before the end is near.
    """
    points = _gem_points(estate)
    best = other = box.SAPPHIRE
    most = float("-inf")
    for gem in (1, 2, 3, 4, 0):
        worth = GEM_INCOMES[gem] * rounds + points[gem] * price - costs[gem]
        if worth > most and within[gem] and estate.may_enchant(gem):
            best, most = gem, worth
            other = gem if gem < box.RUBY else other
    marker = 0 if estate.waiting else estate.markers[0] if estate.markers else -1
    gems = estate.gems[:]
    filling = best if best < affords else box.SAPPHIRE
    found = _fillings(estate, costs, points, filling, other if both else filling, gems)
    exchanges = _exchanges(gems, costs, points, best)
    # There are slots for all five rubies: what another slot holds is another gem.
    more = other if both else best
    slot = (float(costs[more]), GEM_INCOMES[more], points[more], 0.0)
    rubies: list[Block] = []
    if within[box.RUBY] and gems[box.RUBY] == 0 and not estate.may_enchant(box.RUBY):
        fire = _fire(estate, gems, costs, points, marker, rounds)
        if both and fire:
            entering = [] if estate.levels[box.FIRE] else [len(found)]
            rubies = _ordered(estate, found + fire, marker, rounds, price, sales, slot, entering)
        elif _net(fire, rounds, price) > _net(exchanges, rounds, price):
            exchanges = fire
    none: list[int] | None = [] if both else None
    found += exchanges
    return _ordered(estate, found, marker, rounds, price, sales, slot, none), rubies


def _ordered(
    estate: Holdings,
    gems: list[Purchase],
    marker: int,
    rounds: float,
    price: float,
    sales: float,
    slot: Purchase,
    entering: list[int] | None,
) -> list[Block]:
    """These gems, and the knowledge that the estate could invest in, the best first.

    Args:
        entering: the places of those among the gems for which a domain has to be entered; None if
            a marker that waits pays for every domain.
    """
    found = gems[:]
    gem_money = sum([purchase[0] for purchase in found])
    for domain, level in enumerate(estate.levels):
        steps = box.TOP_LEVEL - level
        if domain == box.FIRE or steps == 0 or steps > rounds + 1 or (level == 0 and marker < 0):
            continue
        entry = marker if level == 0 else 0
        saved = gem_money if domain == box.GEM_LORE else sales
        if level == 0 and entering is not None:
            entering.append(len(found))
        found.append(_lore(estate, domain, entry, rounds, price, saved, slot))
    if entering is not None and 0 < estate.waiting < len(entering):
        found = _entered(estate, found, entering, rounds, price)
    ordered = [
        ((gain * rounds + more * price) / cost, cost, gain, more, lead)
        for cost, gain, more, lead in found
    ]
    ordered.sort(reverse=True)
    return ordered


def _entered(
    estate: Holdings,
    found: list[Purchase],
    entering: list[int],
    rounds: float,
    price: float,
) -> list[Purchase]:
    """These purchases, which were all reckoned to have a marker that waits: the best of those for
    which a domain has to be entered have one, the others a marker that is for sale."""
    ranked = []
    for place in entering:
        cost, gain, more, _ = found[place]
        ranked.append((-(gain * rounds + more * price) / cost, place))
    ranked.sort()
    left: list[int] = []
    for number in range(estate.waiting, len(ranked)):
        place = ranked[number][1]
        if not estate.markers:
            left.append(place)
            continue
        entry = float(estate.markers[0])
        cost, gain, more, lead = found[place]
        found[place] = cost + entry, gain, more, lead + entry
    return [purchase for place, purchase in enumerate(found) if place not in left]


def _fillings(
    estate: Holdings,
    costs: list[int],
    points: list[float],
    best: int,
    other: int,
    gems: list[int],
) -> list[Purchase]:
    """Gems for the free slots: a third opal, and the best one, or sapphires until it can be
    paid for; `other` ones where no more rubies may be owned."""
    found: list[Purchase] = []
    free = estate.free()
    if free > 0 and estate.gems[box.OPAL] % 3 == 2:
        found.append((costs[box.OPAL], 5.0, points[box.OPAL], 0.0))
        gems[box.OPAL] += 1
        free -= 1
    if best == box.RUBY and other != best:
        number = min(free, box.MOST_RUBIES - gems[box.RUBY] - estate.idle[box.RUBY])
        if number > 0:
            found.append(_several(number, best, costs, points))
            gems[best] += number
            free -= number
        best = other
    if free > 0:
        found.append(_several(free, best, costs, points))
        gems[best] += free
    return found


def _several(number: int, gem: int, costs: list[int], points: list[float]) -> Purchase:
    """So many gems of a kind for empty slots."""
    return number * costs[gem], number * GEM_INCOMES[gem], number * points[gem], 0.0


def _lore(
    estate: Holdings,
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
    steps = box.TOP_LEVEL - level
    cost = float(sum(box.STEP_COSTS[domain][level:]) + entry)
    late = max(0.0, rounds - steps) / rounds if rounds > 0 else 0.0
    gain, more, lead = 0.0, float(box.TOP_LEVEL_POINTS), float(entry)
    if box.OWL in estate.sentinels:
        more += 2.0
    if domain == box.ENERGY_FLOW:
        if level == 0:
            lead += box.STEP_COSTS[box.ENERGY_FLOW][0]
        gain = (box.FLOW_DUST[box.TOP_LEVEL] - box.FLOW_DUST[level]) * (1 + late) / 2
    elif domain == box.NINE_SAGES and steps <= rounds:
        more += LATER * sum(SAGE_WORTH[level + 1 :]) / price
    elif domain == box.GEM_LORE:
        more += LATER * late * saved * 0.1 * steps / price
    elif domain == box.ARTIFACT_LORE:
        less = box.ARTIFACT_DISCOUNT[box.TOP_LEVEL] - box.ARTIFACT_DISCOUNT[level]
        more += less * (2 * saved + 1.0) / price
    elif domain == box.ACCUMULATION:
        slots = box.EXTRA_SLOTS[box.TOP_LEVEL] - box.EXTRA_SLOTS[level]
        lead += sum(box.STEP_COSTS[box.ACCUMULATION][level : 2 if level < 2 else box.TOP_LEVEL])
        cost += slots * slot[0]
        gain = slots * slot[1] * late
        more += slots * slot[2]
    return cost, gain, more, lead


def _gem_points(estate: Holdings) -> list[float]:
    """By gem, points that one more active gem of the kind brings."""
    points = [float(value) for value in box.GEM_POINTS]
    for sentinel in estate.sentinels:
        counted = BONUS.get(sentinel)
        if counted is not None:
            gem, each, most = counted
            if estate.gems[gem] * each < most:
                points[gem] += each
    return points


def _exchanges(gems: list[int], costs: list[int], points: list[float], best: int) -> list[Purchase]:
    """The exchange of lesser gems for better ones, by kind."""
    found: list[Purchase] = []
    left = box.MOST_RUBIES - gems[box.RUBY] if best == box.RUBY else MOST_SLOTS
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
    if gem != box.OPAL:
        return GEM_INCOMES[gem] * number
    left = gems[box.OPAL] - number
    return opal_dust(gems[box.OPAL]) - opal_dust(left)


def _net(purchases: list[Purchase], rounds: float, price: float) -> float:
    """What purchases bring beyond what they cost, in dust; those that do not pay are left."""
    return sum([max(0.0, gain * rounds + more * price - cost) for cost, gain, more, _ in purchases])


def _fire(
    estate: Holdings,
    gems: list[int],
    costs: list[int],
    points: list[float],
    marker: int,
    rounds: float,
) -> list[Purchase]:
    """The way to the rubies, and the rubies."""
    level = estate.levels[box.FIRE]
    steps = box.TOP_LEVEL - level
    if (level == 0 and marker < 0) or steps > rounds:
        return []
    lead = float(sum(box.STEP_COSTS[box.FIRE][level:]) + (marker if level == 0 else 0))
    cost = lead
    late = (rounds - steps) / rounds
    gain, more, left = 0.0, float(box.TOP_LEVEL_POINTS), box.MOST_RUBIES
    for gem in (1, 0, 2, 3):
        number = min(left, gems[gem])
        if number <= 0:
            continue
        left -= number
        cost += number * (costs[box.RUBY] - costs[gem] // 2)
        gain += number * GEM_INCOMES[box.RUBY] - _lost(gems, gem, number)
        more += number * (points[box.RUBY] - points[gem])
    return [(cost, gain * late, more, lead)]
