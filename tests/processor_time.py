# SPDX-License-Identifier: MIT
"""Processor time on a common scale for all machines, quiet or busy.

A fixed piece of work measures a machine's slowness. Processor seconds divided by the slowness are
*scale seconds*: about the seconds that the machine of CONTRIBUTING.md needs when it is quiet.
"""

import resource
import time

REFERENCE_SECONDS = 0.0060
"""Processor seconds of one round of `_work` on the reference machine (two quiet cores, CPython
3.11)."""

TOLERANCE = 1.25
"""A figure in scale seconds may be exceeded by this factor. Machines differ in more than one
speed: where `_work` took 0.83 of its time, `make test` took about 1.1 times its scale seconds."""

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
