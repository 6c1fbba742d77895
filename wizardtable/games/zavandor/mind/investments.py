# SPDX-License-Identifier: MIT
"""Lists the investments that holdings can make in gems and knowledge, with costs and returns."""

from typing import Final, NamedTuple

from wizardtable.games.zavandor.mind.holdings import BONUS, GEM_INCOMES, MAX_SLOTS, Holdings
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import opal_dust

SAGE_VALUES: Final[tuple[int, ...]] = (0, 10, 15, 20, 30)
"""The mean value of the cards for each level of the Nine Sages, in dust."""

LATER_DUST_VALUE: Final = 0.9
"""The worth of dust that comes only in a later round, as a share (0–1) of its worth now."""

_INCOME_GROWTH: Final = 0.06
"""The approximate share by which income grows each round while investments are left."""

_MAX_CACHED_FIGURES: Final = 20_000
"""The cache is emptied once it has this many entries. A turn needs the same figures many times."""

Purchase = tuple[float, float, float, float]
"""An investment: its cost, its income a round, its points, and its lead.

The lead is the part of the cost, in dust, that must be paid before the investment brings anything.
"""

Block = tuple[float, float, float, float, float]
"""An investment in five numbers: its return for each dust of its cost, then the four of a
`Purchase`."""


class HoldingsFigures(NamedTuple):
    """The figures of holdings that do not depend on dust and cards.

    Attributes:
        points: the current points.
        income: the mean income of a round, in dust.
        kept: the value that fits into the hand limit, in dust.
        blocks: the possible investments, the best first.
        rubies: the investments that lead to rubies, the best first. Empty if only one way is
            computed, or if the seat may enchant rubies already or cannot reach them in time.
    """

    points: float
    income: float
    kept: float
    blocks: list[Block]
    rubies: list[Block]


_COSTS_BY_LEVEL: Final = [
    [costs[level] for costs in box.GEM_COSTS] for level in range(box.TOP_LEVEL + 1)
]
"""The cost of each gem, by level of Gems and gem."""

_cache: dict[tuple[object, ...], HoldingsFigures] = {}
"""The figures of recent holdings, by everything that they depend on."""


def investment_figures(
    holdings: Holdings, rounds: float, price: float, sales: float, *, both: bool = False
) -> HoldingsFigures:
    """Returns the figures of these holdings; no idle gem may still fit into a free slot.

    The arguments are those of `final_points.project`.
    """
    costs = _COSTS_BY_LEVEL[holdings.levels[box.GEM_LORE]]
    wealth = holdings.wealth
    affordable_kinds = 0
    for cost in costs:
        if cost <= wealth:
            affordable_kinds += 1
    key = (
        _gems_and_knowledge_code(holdings, affordable_kinds, both),
        _artifacts_code(holdings),
        holdings.markers,
        holdings.coming,
        rounds,
        price,
        sales,
    )
    figures = _cache.get(key)
    if figures is None:
        if len(_cache) >= _MAX_CACHED_FIGURES:
            _cache.clear()
        income, kept = holdings.income(), holdings.keepable_value()
        reach = kept + income * (1.0 + _INCOME_GROWTH * rounds) + holdings.coming
        is_in_reach = [
            number < affordable_kinds or cost <= reach for number, cost in enumerate(costs)
        ]
        blocks, rubies = _blocks(
            holdings, costs, affordable_kinds, is_in_reach, rounds, price, sales, both
        )
        figures = _cache[key] = HoldingsFigures(
            float(holdings.points()), income, kept, blocks, rubies
        )
    return figures


def _gems_and_knowledge_code(holdings: Holdings, affordable_kinds: int, both: bool) -> int:
    """Returns one number that stands for gems, knowledge, sentinels and the arguments; a part of
    the cache's key."""
    code = affordable_kinds << 1 | both
    for count in holdings.gems:
        code = code << 5 | count
    for level in holdings.levels:
        code = code << 3 | level
    sentinels = 0
    for sentinel in holdings.sentinels:
        sentinels |= 1 << (sentinel - box.FIRST_SENTINEL)
    return code << 9 | sentinels


def _artifacts_code(holdings: Holdings) -> int:
    """Returns one number that stands for artifacts, character, idle rubies and waiting markers; a
    part of the cache's key."""
    code = (holdings.character + 1) << 7 | min(7, holdings.idle[box.RUBY]) << 4
    code |= holdings.waiting << 1 | holdings.is_druid_ruby_on
    for count in holdings.artifacts:
        code = code << 4 | count
    return code


def _blocks(
    holdings: Holdings,
    costs: list[int],
    affordable_kinds: int,
    is_in_reach: list[bool],
    rounds: float,
    price: float,
    sales: float,
    both: bool,
) -> tuple[list[Block], list[Block]]:
    """Returns the possible investments, the best first, and the investments that lead to rubies.

    The second list is empty unless `both` is set and the seat may not yet enchant rubies but can
    reach them in time. Without `both`, the first list has the way to rubies if that way seems
    better.

    Args:
        costs: the cost of each gem, in dust.
        affordable_kinds: the number of kinds of gems, cheapest first, that the seat can pay for
            now.
        is_in_reach: by gem, whether the seat could save enough for it in time.
    """
    points = _gem_points(holdings)
    best = other = box.SAPPHIRE
    best_worth = float("-inf")
    for gem in (1, 2, 3, 4, 0):
        worth = GEM_INCOMES[gem] * rounds + points[gem] * price - costs[gem]
        if worth > best_worth and is_in_reach[gem] and holdings.may_enchant(gem):
            best, best_worth = gem, worth
            other = gem if gem < box.RUBY else other
    marker = 0 if holdings.waiting else holdings.markers[0] if holdings.markers else -1
    gems = holdings.gems[:]
    filling = best if best < affordable_kinds else box.SAPPHIRE
    purchases = _fillings(holdings, costs, points, filling, other if both else filling, gems)
    exchanges = _exchanges(gems, costs, points, best)
    # There are slots for all five rubies, so a further slot holds another gem.
    more = other if both else best
    slot = (float(costs[more]), GEM_INCOMES[more], points[more], 0.0)
    rubies: list[Block] = []
    if is_in_reach[box.RUBY] and gems[box.RUBY] == 0 and not holdings.may_enchant(box.RUBY):
        fire = _ruby_purchases(holdings, gems, costs, points, marker, rounds)
        if both and fire:
            entering = [] if holdings.levels[box.FIRE] else [len(purchases)]
            rubies = _ordered_blocks(
                holdings, purchases + fire, marker, rounds, price, sales, slot, entering
            )
        elif _net_value(fire, rounds, price) > _net_value(exchanges, rounds, price):
            exchanges = fire
    no_entries: list[int] | None = [] if both else None
    purchases += exchanges
    return _ordered_blocks(
        holdings, purchases, marker, rounds, price, sales, slot, no_entries
    ), rubies


def _ordered_blocks(
    holdings: Holdings,
    gems: list[Purchase],
    marker: int,
    rounds: float,
    price: float,
    sales: float,
    slot: Purchase,
    entering: list[int] | None,
) -> list[Block]:
    """Returns these investments in gems and all investments in knowledge, the best first.

    Args:
        gems: investments in gems.
        marker: the price of a marker for entering a domain, -1 if no marker is left.
        sales: the number of sentinels that the seat can hope to buy.
        slot: the purchase of the gem that one more active slot would hold.
        entering: the indices of the `gems` that need a new domain; this call adds further indices.
            None if one waiting marker is enough for all domains.
    """
    purchases = gems[:]
    gem_money = sum([purchase[0] for purchase in purchases])
    for domain, level in enumerate(holdings.levels):
        steps = box.TOP_LEVEL - level
        if domain == box.FIRE or steps == 0 or steps > rounds + 1 or (level == 0 and marker < 0):
            continue
        entry = marker if level == 0 else 0
        saved = gem_money if domain == box.GEM_LORE else sales
        if level == 0 and entering is not None:
            entering.append(len(purchases))
        purchases.append(_knowledge_purchase(holdings, domain, entry, rounds, price, saved, slot))
    if entering is not None and 0 < holdings.waiting < len(entering):
        purchases = _with_paid_markers(holdings, purchases, entering, rounds, price)
    ordered = [
        ((gain * rounds + points * price) / cost, cost, gain, points, lead)
        for cost, gain, points, lead in purchases
    ]
    ordered.sort(reverse=True)
    return ordered


def _with_paid_markers(
    holdings: Holdings,
    purchases: list[Purchase],
    entering: list[int],
    rounds: float,
    price: float,
) -> list[Purchase]:
    """Returns the purchases, with the price of a marker added where no waiting marker is left.

    The given purchases include no price of a marker. Of those at the indices `entering`, the best
    get the waiting markers. A purchase is dropped if no marker at all is left for it.
    """
    ranked = []
    for place in entering:
        cost, gain, points, _ = purchases[place]
        ranked.append((-(gain * rounds + points * price) / cost, place))
    ranked.sort()
    dropped: list[int] = []
    for number in range(holdings.waiting, len(ranked)):
        place = ranked[number][1]
        if not holdings.markers:
            dropped.append(place)
            continue
        entry = float(holdings.markers[0])
        cost, gain, points, lead = purchases[place]
        purchases[place] = cost + entry, gain, points, lead + entry
    return [purchase for place, purchase in enumerate(purchases) if place not in dropped]


def _fillings(
    holdings: Holdings,
    costs: list[int],
    points: list[float],
    best: int,
    other: int,
    gems: list[int],
) -> list[Purchase]:
    """Returns purchases of gems for the free slots, and adds these gems to the counts in `gems`.

    A third opal comes first, then gems of the kind `best`. If these are rubies, gems of the kind
    `other` fill the slots for which no further ruby is allowed.
    """
    purchases: list[Purchase] = []
    free = holdings.free_slot_count()
    if free > 0 and holdings.gems[box.OPAL] % 3 == 2:
        purchases.append((costs[box.OPAL], 5.0, points[box.OPAL], 0.0))
        gems[box.OPAL] += 1
        free -= 1
    if best == box.RUBY and other != best:
        number = min(free, box.MAX_RUBIES - gems[box.RUBY] - holdings.idle[box.RUBY])
        if number > 0:
            purchases.append(_gem_purchase(number, best, costs, points))
            gems[best] += number
            free -= number
        best = other
    if free > 0:
        purchases.append(_gem_purchase(free, best, costs, points))
        gems[best] += free
    return purchases


def _gem_purchase(number: int, gem: int, costs: list[int], points: list[float]) -> Purchase:
    """Returns the purchase of `number` gems of a kind for empty slots."""
    return number * costs[gem], number * GEM_INCOMES[gem], number * points[gem], 0.0


def _knowledge_purchase(
    holdings: Holdings,
    domain: int,
    entry: int,
    rounds: float,
    price: float,
    saved: float,
    slot: Purchase,
) -> Purchase:
    """Returns the purchase of all remaining levels of a domain.

    Args:
        entry: the price of a marker to enter the domain, 0 if none is needed.
        saved: for the domain Gems, the dust that the seat will spend on gems. For all other
            domains, the number of sentinels that it will buy.
        slot: the purchase of the gem that one more active slot would hold.
    """
    level = holdings.levels[domain]
    steps = box.TOP_LEVEL - level
    cost = float(sum(box.STEP_COSTS[domain][level:]) + entry)
    late = max(0.0, rounds - steps) / rounds if rounds > 0 else 0.0
    gain, points, lead = 0.0, float(box.TOP_LEVEL_POINTS), float(entry)
    if box.OWL in holdings.sentinels:
        points += 2.0
    if domain == box.ENERGY_FLOW:
        if level == 0:
            lead += box.STEP_COSTS[box.ENERGY_FLOW][0]
        gain = (box.FLOW_DUST[box.TOP_LEVEL] - box.FLOW_DUST[level]) * (1 + late) / 2
    elif domain == box.NINE_SAGES and steps <= rounds:
        points += LATER_DUST_VALUE * sum(SAGE_VALUES[level + 1 :]) / price
    elif domain == box.GEM_LORE:
        points += LATER_DUST_VALUE * late * saved * 0.1 * steps / price
    elif domain == box.ARTIFACT_LORE:
        less = box.ARTIFACT_DISCOUNT[box.TOP_LEVEL] - box.ARTIFACT_DISCOUNT[level]
        points += less * (2 * saved + 1.0) / price
    elif domain == box.ACCUMULATION:
        slots = box.EXTRA_SLOTS[box.TOP_LEVEL] - box.EXTRA_SLOTS[level]
        lead += sum(box.STEP_COSTS[box.ACCUMULATION][level : 2 if level < 2 else box.TOP_LEVEL])
        cost += slots * slot[0]
        gain = slots * slot[1] * late
        points += slots * slot[2]
    return cost, gain, points, lead


def _gem_points(holdings: Holdings) -> list[float]:
    """Returns the points that one more active gem brings, by gem."""
    points = [float(value) for value in box.GEM_POINTS]
    for sentinel in holdings.sentinels:
        counted = BONUS.get(sentinel)
        if counted is not None:
            gem, each, maximum = counted
            if holdings.gems[gem] * each < maximum:
                points[gem] += each
    return points


def _exchanges(gems: list[int], costs: list[int], points: list[float], best: int) -> list[Purchase]:
    """Returns exchanges of lesser gems for gems of the kind `best`: one purchase for each lesser
    kind."""
    purchases: list[Purchase] = []
    remaining = box.MAX_RUBIES - gems[box.RUBY] if best == box.RUBY else MAX_SLOTS
    for gem in range(best):
        number = min(remaining, gems[gem])
        if number <= 0:
            continue
        remaining -= number
        cost = number * (costs[best] - costs[gem] // 2)
        gain = number * GEM_INCOMES[best] - _income_lost(gems, gem, number)
        purchases.append((cost, gain, number * (points[best] - points[gem]), 0.0))
    return purchases


def _income_lost(gems: list[int], gem: int, number: int) -> float:
    """Returns the income in dust that a seat loses with `number` gems of a kind."""
    if gem != box.OPAL:
        return GEM_INCOMES[gem] * number
    remaining = gems[box.OPAL] - number
    return opal_dust(gems[box.OPAL]) - opal_dust(remaining)


def _net_value(purchases: list[Purchase], rounds: float, price: float) -> float:
    """Returns the net value of purchases in dust; purchases that do not pay count as 0."""
    return sum(
        [max(0.0, gain * rounds + points * price - cost) for cost, gain, points, _ in purchases]
    )


def _ruby_purchases(
    holdings: Holdings,
    gems: list[int],
    costs: list[int],
    points: list[float],
    marker: int,
    rounds: float,
) -> list[Purchase]:
    """Returns a list with one purchase: all missing levels of Fire, and exchanges of gems for
    rubies.

    The list is empty if level 4 cannot be reached in time, or if no marker is left to enter Fire.
    """
    level = holdings.levels[box.FIRE]
    steps = box.TOP_LEVEL - level
    if (level == 0 and marker < 0) or steps > rounds:
        return []
    lead = float(sum(box.STEP_COSTS[box.FIRE][level:]) + (marker if level == 0 else 0))
    cost = lead
    late = (rounds - steps) / rounds
    gain, more, remaining = 0.0, float(box.TOP_LEVEL_POINTS), box.MAX_RUBIES
    for gem in (1, 0, 2, 3):
        number = min(remaining, gems[gem])
        if number <= 0:
            continue
        remaining -= number
        cost += number * (costs[box.RUBY] - costs[gem] // 2)
        gain += number * GEM_INCOMES[box.RUBY] - _income_lost(gems, gem, number)
        more += number * (points[box.RUBY] - points[gem])
    return [(cost, gain * late, more, lead)]
