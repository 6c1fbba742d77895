# SPDX-License-Identifier: MIT
"""Lists the points that a player could still buy on their turn, for warnings and reasons."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, terms
from wizardtable.games.zavandor.rules.auctions import may_own
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.prices import lot_price, wealth
from wizardtable.games.zavandor.rules.state import FOR_SALE, Observation

FAIR_ENERGY_PER_POINT: Final = 12
"""A lot is a fair purchase if each of its points costs at most this much energy."""


@dataclass(frozen=True, slots=True)
class PointPurchase:
    """Something that the viewer can pay for without raising dust, and that scores at once.

    Attributes:
        name: the name of the piece or level in a sentence, such as "the Owl" or "a ruby".
        points: the points that the viewer gains, at least 1.
        price: the energy that it costs. For a lot it is the price of the lowest bid; for a better
            gem in place of another one it is the difference.
        lot: the lot, or `NO_LOT` for a gem or a level.
    """

    name: Message
    points: int
    price: int
    lot: int = box.NO_LOT


def point_purchases(observation: Observation) -> list[PointPurchase]:
    """Returns what the viewer could buy for points now; the most points come first, then the
    lowest price."""
    available = [*_lots(observation), *_gems(observation), *_levels(observation)]
    return sorted(available, key=lambda purchase: (-purchase.points, purchase.price))


def fair_lot(observation: Observation, energy_lost: int) -> PointPurchase | None:
    """Returns the lot with the most points that is worth its price to the viewer, or None.

    `energy_lost` is the energy that the viewer would otherwise discard over the hand limit; the
    price counts without it. In the last round every price is worth a point. The fifth sentinel
    counts only if it would not end the match with another player ahead.
    """
    for purchase in point_purchases(observation):
        if purchase.lot == box.NO_LOT or _loses_match(observation, purchase):
            continue
        cost = 0 if economy.is_last_round(observation) else purchase.price - energy_lost
        if cost <= FAIR_ENERGY_PER_POINT * purchase.points:
            return purchase
    return None


def lots_for_sale(observation: Observation) -> list[box.Lot]:
    """Returns the artifacts on offer and the unsold sentinels that the viewer may own."""
    lots = [lot for lot in observation.open if may_own(observation, observation.viewer, lot)]
    return lots + [
        box.Lot(box.FIRST_SENTINEL + number)
        for number, owner in enumerate(observation.sentinels)
        if owner == FOR_SALE
    ]


def lot_points(observation: Observation, lot: int) -> int:
    """Returns the points that the lot would earn the viewer at once, with all bonuses.

    Free advances do not count, but the Elixir's diamond counts if a slot is free.
    """
    seat = observation.viewer
    if box.is_sentinel(lot):
        sentinels = list(observation.sentinels)
        sentinels[lot - box.FIRST_SENTINEL] = seat
        after = replace(observation, sentinels=tuple(sentinels), sold=observation.sold + 1)
    else:
        after = replace(observation, artifacts=_one_more(observation.artifacts, seat, lot))
        is_diamond_active = economy.free_slot_count(observation, seat) > 0
        if lot == box.ELIXIR and observation.supply[box.DIAMOND] and is_diamond_active:
            after = replace(after, spiral=_one_more(observation.spiral, seat, box.DIAMOND))
    return points(after, seat) - points(observation, seat)


def _one_more(
    counts: tuple[tuple[int, ...], ...], seat: int, kind: int, change: int = 1
) -> tuple[Any, ...]:
    """Returns these counts by seat and kind, with `change` more of a kind for a seat."""
    own = list(counts[seat])
    own[kind] += change
    return (*counts[:seat], tuple(own), *counts[seat + 1 :])


def _cash(observation: Observation) -> int:
    return wealth(observation.hand, observation.dust[observation.viewer])


def _loses_match(observation: Observation, purchase: PointPurchase) -> bool:
    """Returns whether the lot would be the fifth sentinel, with a rival still ahead."""
    if not box.is_sentinel(purchase.lot) or observation.sold != box.SALES_TO_END - 1:
        return False
    viewer = observation.viewer
    own = points(observation, viewer) + purchase.points
    seats = range(len(observation.dust))
    return any(
        points(observation, seat) > own
        for seat in seats
        if seat != viewer and not observation.out[seat]
    )


def _lots(observation: Observation) -> Iterator[PointPurchase]:
    """Yields the lots that the viewer can pay for at the lowest bid."""
    for lot in lots_for_sale(observation):
        price = lot_price(observation, observation.viewer, lot, box.MINIMUM_BIDS[lot]).total
        if price <= _cash(observation):
            yield PointPurchase(terms.the_lot(lot), lot_points(observation, lot), price, lot)


def _gems(observation: Observation) -> Iterator[PointPurchase]:
    """Yields the gems that the viewer can enchant, in a free slot or in place of a lesser gem."""
    seat = observation.viewer
    owned = economy.gem_counts(observation, seat)
    spiral, before = observation.spiral, points(observation, seat)
    is_slot_free = economy.free_slot_count(observation, seat) > 0
    for gem, supply in enumerate(observation.supply):
        if not supply or not economy.may_enchant(observation, seat, gem):
            continue
        if gem == box.RUBY and owned[gem] >= economy.ruby_limit(observation, seat):
            continue
        with_gem = _one_more(spiral, seat, gem)
        for replaced in (None,) if is_slot_free else range(len(box.GEMS)):
            price = economy.gem_cost(observation, seat, gem)
            after = with_gem
            if replaced is not None:
                if not spiral[seat][replaced]:
                    continue
                after = _one_more(with_gem, seat, replaced, -1)
                price -= economy.refund(observation, seat, replaced)
            gain = points(replace(observation, spiral=after), seat) - before
            if gain > 0 and price <= _cash(observation):
                yield PointPurchase(terms.gem_with_article(gem), gain, price)


def _levels(observation: Observation) -> Iterator[PointPurchase]:
    """Yields the top levels to which the viewer can advance."""
    seat = observation.viewer
    for domain, level in enumerate(observation.levels[seat]):
        price = economy.step_cost(observation, seat, domain)
        if level != box.TOP_LEVEL - 1 or price is None or observation.advanced:
            continue
        if price <= _cash(observation):
            levels = _one_more(observation.levels, seat, domain)
            gain = points(replace(observation, levels=levels), seat) - points(observation, seat)
            text = N_("zavandor purchase", "level 4 of {domain}")
            yield PointPurchase(text.of(domain=terms.the_domain(domain)), gain, price)
