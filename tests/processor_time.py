# SPDX-License-Identifier: MIT
"""Measures processor time on a common scale for all machines, quiet or busy.

A fixed piece of work measures how slow a machine is now. Processor seconds divided by this slowness
are *scale seconds*. They are about the seconds that the machine of CONTRIBUTING.md needs when it is
quiet.
"""

import resource
import time

REFERENCE_SECONDS = 0.0060
"""Processor seconds of one round of `_work` on the reference machine (two quiet cores, CPython
3.11)."""

TOLERANCE_FACTOR = 1.25
"""A measured time may exceed its limit in scale seconds by this factor.

Machines differ in more than one speed. On a machine where `_work` took 0.83 of its time, `make
test` took about 1.1 times its scale seconds.
"""

ROUND_COUNT = 3
"""The rounds of work in one measurement. The quickest round counts, because interruptions only slow
it down."""


def spent() -> float:
    """Returns the processor seconds of this process so far, with those of its ended children."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def slowness() -> float:
    """Returns how many times slower this process runs now than on the reference machine."""
    return min(_round() for _ in range(ROUND_COUNT)) / REFERENCE_SECONDS


def _round() -> float:
    start = time.thread_time()
    _work()
    return time.thread_time() - start


def _work() -> int:
    """Works with small objects, tuples, dictionaries and attributes, as rules and views do."""
    places: dict[tuple[int, int], _Place] = {}
    total = 0
    for number in range(12_000):
        key = (number % 97, number % 89)
        place = places.get(key)
        if place is None:
            place = places[key] = _Place(number, [number])
        place.value += len(place.numbers)
        total += place.value % 7
    return total + sum(sorted(place.value for place in places.values())[::3])


class _Place:
    __slots__ = ("numbers", "value")

    def __init__(self, value: int, numbers: list[int]) -> None:
        self.value = value
        self.numbers = numbers
