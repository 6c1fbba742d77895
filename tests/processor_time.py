# SPDX-License-Identifier: MIT
"""Processor time on one scale for all machines, quiet or busy.

A machine's slowness is measured with a fixed piece of work. Processor seconds divided by it are
*scale seconds*: about what the same work takes on the machine of CONTRIBUTING.md when it is quiet.
"""

import resource
import time

REFERENCE_SECONDS = 0.0060
"""Processor seconds of one round of `_work` on the reference machine (two quiet cores, CPython
3.11)."""

ROUNDS = 3
"""Rounds of work in one measurement; the quickest counts, because interruptions only slow down."""


def spent() -> float:
    """Returns the processor seconds of this process so far, with those of its ended children."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def slowness() -> float:
    """Returns how many times slower this process runs now than on the reference machine."""
    return min(_round() for _ in range(ROUNDS)) / REFERENCE_SECONDS


def _round() -> float:
    begun = time.thread_time()
    _work()
    return time.thread_time() - begun


def _work() -> int:
    """Does what rules and views do most: small objects, tuples, dictionaries and attributes."""
    places: dict[tuple[int, int], _Place] = {}
    total = 0
    for number in range(12_000):
        key = (number % 97, number % 89)
        place = places.get(key)
        if place is None:
            place = places[key] = _Place(number, [number])
        place.value += len(place.seen)
        total += place.value % 7
    return total + sum(sorted(place.value for place in places.values())[::3])


class _Place:
    __slots__ = ("seen", "value")

    def __init__(self, value: int, seen: list[int]) -> None:
        self.value = value
        self.seen = seen
