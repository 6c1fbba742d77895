# SPDX-License-Identifier: MIT
"""Decisive moves as they are told: with losses that the chart shows, and none against another."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from wizardtable.ai.search.appraisal import AS_GOOD, MOST, Odds, Turning
from wizardtable.core.game import Seat

WEIGHTY = AS_GOOD
"""Loss of winning chance from which a move is told. It is that of a turn not well played, so that
nobody with a decisive move is said to have played every turn well."""

FITTING = 0.1
"""How far chances of one place may be apart that two decisive moves tell."""

LEAP = 0.2
"""Difference of two chances that nobody at the table would understand if there was no luck."""


def leaps(one: Turning, course: Sequence[Odds], lucky: Callable[[int], bool]) -> bool:
    """Returns whether the chart would leap to the chance before a decisive move without any luck:
    only the player of that move knew what it depends on, such as their own hand."""
    before = [odds for odds in course if odds.place <= one.place]
    if not before or any(lucky(place) for place in range(before[-1].place + 1, one.place + 1)):
        return False
    return abs(one.chance - before[-1].chances[one.seat]) > LEAP


def without_contradiction(
    decisive: Sequence[Turning], lucky: Callable[[int], bool], seats: int
) -> tuple[Turning, ...]:
    """Returns the decisive moves so that none contradicts another one: where one ends and another
    begins, and chance had no say, both tell the chances of one and the same place. If they do not
    fit, the one that cost more is told as it is; of the same seat the other one is left with the
    rest, which may be no loss. Of two seats whose chances nearly fit, the earlier one is left with
    what the later does not have."""
    left = list(decisive)
    for one in decisive:
        for other in decisive:
            if one.end != other.place or lucky(one.end):
                continue
            first, second = _now(left, one), _now(left, other)
            if first is None or second is None:
                continue
            total = first.own + second.chance
            if one.seat == other.seat:
                if first.loss < second.loss:
                    left[left.index(first)] = replace(first, own=min(first.chance, second.chance))
                else:
                    left[left.index(second)] = replace(second, chance=max(first.own, second.own))
            elif total > 1.0 + FITTING or (seats == 2 and total < 1.0 - FITTING):
                left.remove(first if first.loss < second.loss else second)
            elif seats == 2 or total > 1.0:
                left[left.index(first)] = replace(first, own=1.0 - second.chance)
    return tuple(left)


def _now(told: Sequence[Turning], one: Turning) -> Turning | None:
    """Returns how a decisive move is told by now, or None where it is told no more."""
    moves = (each for each in told if (each.place, each.seat) == (one.place, one.seat))
    return next(moves, None)


def weighty(one: Turning) -> bool:
    """Returns whether a loss, in the whole percent that are told, is one that is told."""
    return one.loss >= round(100 * WEIGHTY)


def as_charted(
    decisive: Sequence[Turning],
    course: Sequence[Odds],
    known: Mapping[tuple[int, int], tuple[int, float]],
    lucky: Callable[[int], bool],
    mover: Callable[[int], Seat],
    advised: Collection[int] = (),
) -> tuple[Turning, ...]:
    """Returns the costly moves with the losses that a course of chances shows, which may be none.
    If the course has a later place in the same turn, and no luck came between, the chance there is
    the one with the moves made; after what others did only if it is higher, for they may have cost
    the rest. `known` gives, by seat and end of a move, where its turn is over and the largest loss
    that is believed. `advised` are places where the player was told a chance: from the end of a
    move on, the first of them is what counts."""
    told = []
    for one in decisive:
        own = one.own
        over, most = known[one.seat, one.end]
        for odds in course:
            if one.place < odds.place <= over and not any(
                lucky(place) for place in range(one.place + 1, odds.place + 1)
            ):
                shared = any(mover(place) != one.seat for place in range(one.end, odds.place))
                own = max(odds.chances[one.seat], own if shared else one.chance - most)
                if odds.place in advised and odds.place >= one.end:
                    own = odds.chances[one.seat]
                    break
        told.append(replace(one, own=whole_percent(min(own, one.chance))))
    return tuple(told)


def costliest(costly: Sequence[Turning], among: Sequence[Sequence[Seat]]) -> tuple[Turning, ...]:
    """Returns, in their order, the moves that cost each group of seats most: those that decided the
    match."""
    kept = []
    for seats in among:
        of_group = sorted((one for one in costly if one.seat in seats), key=lambda one: -one.loss)
        kept += of_group[:MOST]
    return tuple(one for one in costly if one in kept)


def whole_percent(chance: float) -> float:
    """Returns a chance as it is told: in whole hundredths."""
    return round(100 * chance) / 100
