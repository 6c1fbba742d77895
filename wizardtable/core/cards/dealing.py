# SPDX-License-Identifier: MIT
"""Dealing unseen cards where seats are known to lack suits.

A place is bound if it lacks a suit. A group consists of all cards that may go to the same bound
places. The groups are dealt one after another.

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
    """Returns cards dealt at random to places such as hands and a deck, by place.

    A deal is lawful if no place gets a card of a suit that it lacks. All lawful deals are equally
    likely. The cards of each place are in random order.

    `suits` are the suits of the cards, in the same order. `sizes` are the numbers of cards by
    place, and must add up to the number of cards. `lacks` are bit sets of suits by place, with the
    bit `1 << suit` for each suit that the place cannot hold.

    Raises:
        ValueError: the numbers do not fit, or no deal is lawful.
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
        shares = _random_shares(tuple(order[number:]), counts[number:], rooms, rng)
        for place, share in zip(bound, shares, strict=True):
            dealt[place] += group[:share]
            del group[:share]
        free += group
        rooms = tuple([room - share for room, share in zip(rooms, shares, strict=True)])
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


def _random_shares(
    order: tuple[tuple[bool, ...], ...],
    counts: tuple[int, ...],
    rooms: tuple[int, ...],
    rng: Rng,
) -> tuple[int, ...]:
    """Returns the number of cards of the first group that each bound place gets, at random.

    Each result has the chance with which it occurs in a random lawful deal. The parameters are as
    in `_ways`.

    Raises:
        ValueError: no deal is lawful.
    """
    ways = _ways(order, counts, rooms)
    total = sum([weight for _, weight in ways])
    if not total:
        raise ValueError("no deal leaves every place without the suits that it lacks")
    mark = (rng.next64() * total) >> 64
    for shares, weight in ways:
        if mark < weight:
            return shares
        mark -= weight
    raise AssertionError("the mark is below the total")


@lru_cache(maxsize=4096)
def _ways(
    order: tuple[tuple[bool, ...], ...], counts: tuple[int, ...], rooms: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Returns all ways to divide the first group among the bound places, as pairs.

    The first part of a pair has, for each bound place, its number of cards of the first group. The
    second part is the number of lawful deals of all groups in which the first group is divided in
    this way. Without a lawful deal, the result is empty.

    `order` has a tuple for each group, with a truth value for each bound place: whether the place
    can hold the group's cards. `counts` has the number of cards of each group. `rooms` has the
    number of cards that each bound place still needs.
    """
    if not order:
        return (((), 0 if any(rooms) else 1),)
    ways: list[tuple[tuple[int, ...], int]] = []
    ranges = [
        range(min(room, counts[0]) + 1 if can_hold else 1)
        for room, can_hold in zip(rooms, order[0], strict=True)
    ]
    for shares in product(*ranges):
        remaining, weight = counts[0], 1
        if sum(shares) > remaining:
            continue
        for share in shares:
            weight *= comb(remaining, share)
            remaining -= share
        rest = tuple([room - share for room, share in zip(rooms, shares, strict=True)])
        weight *= sum([deals for _, deals in _ways(order[1:], counts[1:], rest)])
        if weight:
            ways.append((shares, weight))
    return tuple(ways)
