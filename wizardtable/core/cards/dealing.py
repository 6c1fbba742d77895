# SPDX-License-Identifier: MIT
"""Dealing unseen cards where seats are known to lack suits.

>>> hands = deal([1, 2, 3, 4], suits=[0, 0, 1, 1], sizes=[2, 2], lacks=[0b01, 0b00], rng=Rng(3))
>>> sorted(hands[0]), sorted(hands[1])
([3, 4], [1, 2])
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import TypeVar

from wizardtable.core.rng import Rng

C = TypeVar("C")


def deal(
    cards: Sequence[C], suits: Sequence[int], sizes: Sequence[int], lacks: Sequence[int], rng: Rng
) -> list[list[C]]:
    """Returns the cards dealt to places such as hands and a deck, each in an order of chance. All
    deals in which no place has a card of a suit that it lacks are equally likely.

    `suits` are those of the cards, in the same order. `sizes` are the numbers of cards by place;
    their sum is the number of cards. `lacks` has for each place the bits of the suits that it
    cannot hold, `1 << suit`; 0 if it can hold all. Raises ValueError if there is no such deal.
    """
    if len(cards) != len(suits) or sum(sizes) != len(cards):
        raise ValueError("as many suits and places as cards")
    groups: dict[tuple[bool, ...], list[C]] = {}
    bound = [place for place, lacked in enumerate(lacks) if lacked and sizes[place]]
    for card, suit in zip(cards, suits, strict=True):
        holders = tuple([not lacks[place] >> suit & 1 for place in bound])
        groups.setdefault(holders, []).append(card)
    order = sorted(groups)
    counts = tuple([len(groups[holders]) for holders in order])
    rooms = tuple([sizes[place] for place in bound])
    dealt: list[list[C]] = [[] for _ in sizes]
    free: list[C] = []
    for number, holders in enumerate(order):
        group = groups[holders]
        rng.shuffle(group)
        taken = _drawn(tuple(order[number:]), counts[number:], rooms, rng)
        for place, many in zip(bound, taken, strict=True):
            dealt[place] += group[:many]
            del group[:many]
        free += group
        rooms = tuple([room - many for room, many in zip(rooms, taken, strict=True)])
    if any(rooms):
        raise ValueError("no deal leaves every place without the suits that it lacks")
    rng.shuffle(free)
    for place, size in enumerate(sizes):
        hand = dealt[place]
        if place in bound:
            rng.shuffle(hand)
        else:
            hand += free[:size]
            del free[:size]
    return dealt


def _drawn(
    order: tuple[tuple[bool, ...], ...],
    counts: tuple[int, ...],
    rooms: tuple[int, ...],
    rng: Rng,
) -> tuple[int, ...]:
    """Returns how many cards of the first group each bound place takes."""
    ways = _ways(order, counts, rooms)
    total = sum([weight for _, weight in ways])
    if not total:
        raise ValueError("no deal leaves every place without the suits that it lacks")
    mark = (rng.next64() * total) >> 64
    for taken, weight in ways:
        if mark < weight:
            return taken
        mark -= weight
    raise AssertionError("the mark is below the total")


@lru_cache(maxsize=4096)
def _ways(
    order: tuple[tuple[bool, ...], ...], counts: tuple[int, ...], rooms: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Returns the numbers of cards of the first group that the bound places can take, each with
    the number of deals of all groups to these places that begin so.

    `order` says of each group which places hold it, `counts` how many cards it has, `rooms` how
    many cards each place still needs.
    """
    if not order:
        return (((), 0 if any(rooms) else 1),)
    found: list[tuple[tuple[int, ...], int]] = []
    ranges = [
        range(min(room, counts[0]) + 1 if holds else 1)
        for room, holds in zip(rooms, order[0], strict=True)
    ]
    for taken in product(*ranges):
        left, weight = counts[0], 1
        if sum(taken) > left:
            continue
        for many in taken:
            weight *= comb(left, many)
            left -= many
        rest = tuple([room - many for room, many in zip(rooms, taken, strict=True)])
        weight *= sum([more for _, more in _ways(order[1:], counts[1:], rest)])
        if weight:
            found.append((taken, weight))
    return tuple(found)
