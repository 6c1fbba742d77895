# SPDX-License-Identifier: MIT
"""The random generator SplitMix64: the same numbers on every Python and system, cheap to copy.

>>> rng = Rng(1)
>>> [rng.below(6) for _ in range(5)]
[3, 4, 5, 2, 2]
>>> rng.clone().next64() == rng.next64()
True
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeVar

from wizardtable.core.native import COMPILED

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
_MASK_64_BITS: Final = 0xFFFFFFFFFFFFFFFF

_STATE_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
"""The difference between consecutive states, as a signed number of 64 bits."""

_MIN_LANES: Final = 7
"""The smallest number of random numbers that `shuffle` computes at once, in lanes (see `_Lanes`).
Fewer numbers are faster to draw one by one."""


class Rng:
    """A generator of 64-bit numbers, whose whole state is one integer.

    Attributes:
        state: the state, 0 to 2**64 - 1. Generators with equal states give equal numbers.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK_64_BITS

    def next64(self) -> int:
        """Returns the next number, 0 to 2**64 - 1."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK_64_BITS
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64_BITS
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK_64_BITS
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Returns a number from 0 to `bound` - 1. `bound` must be 1 to 2**32.

        The numbers are not quite equally likely: the error is less than bound / 2**64.
        """
        if COMPILED and bound < 1 << 31:
            return self._below(bound)
        return (self.next64() * bound) >> 64

    def random(self) -> float:
        """Returns a number from 0 up to but not including 1."""
        return (self.next64() >> 11) / 9007199254740992.0

    def randoms(self, count: int) -> list[float]:
        """Returns the next `count` numbers of `random`, faster than one by one."""
        if COMPILED:
            return self._randoms(count)
        return [self.random() for _ in range(count)]

    def choice(self, items: Sequence[T]) -> T:
        """Returns one of the items, each equally likely. There must be at least one."""
        return items[self.below(len(items)) if COMPILED else (self.next64() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Puts the items into a random order, in place."""
        if COMPILED:
            self._shuffle(items)
            return
        last = len(items) - 1
        if last < _MIN_LANES:
            for i in range(last, 0, -1):
                j = (self.next64() * (i + 1)) >> 64
                items[i], items[j] = items[j], items[i]
            return
        # `next64` for all numbers at once, because the search shuffles decks very often.
        lanes = _LANES_BY_COUNT.get(last)
        if lanes is None:
            lanes = _LANES_BY_COUNT[last] = _Lanes(last)
        mask = lanes.mask
        z = (self.state * lanes.ones + lanes.steps) & mask
        z = ((z ^ ((z >> 30) & mask)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ ((z >> 27) & mask)) * 0x94D049BB133111EB) & mask
        z ^= (z >> 31) & mask
        self.state = (self.state + last * 0x9E3779B97F4A7C15) & _MASK_64_BITS
        numbers = lanes.unpack(z.to_bytes(lanes.size, "little"))[::2]
        for i, number in zip(lanes.places, numbers, strict=True):
            j = (number * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]

    # The compiled versions of `below`, `randoms` and `shuffle`, with machine integers. These wrap
    # around at 64 bits. They have a sign, so each shift to the right needs a mask.

    def _below(self, bound: "i64") -> "i64":
        """Returns a number from 0 to `bound` - 1. `bound` must be less than 2**31."""
        state: i64 = self.state - (1 << 64) if self.state >> 63 else self.state
        state += _STATE_STEP
        after: int = state
        self.state = after & _MASK_64_BITS
        return _scaled(state, bound)

    def _randoms(self, count: "i64") -> list[float]:
        state: i64 = self.state - (1 << 64) if self.state >> 63 else self.state
        numbers: list[float] = []
        while count > 0:
            count -= 1
            state += _STATE_STEP
            top: i64 = (_mixed(state) >> 11) & 0x1FFFFFFFFFFFFF
            numbers.append(float(top) / 9007199254740992.0)
        after: int = state
        self.state = after & _MASK_64_BITS
        return numbers

    def _shuffle(self, items: list[T]) -> None:
        state: i64 = self.state - (1 << 64) if self.state >> 63 else self.state
        count: i64 = len(items)
        while count > 1:
            state += _STATE_STEP
            j = _scaled(state, count)
            count -= 1
            items[count], items[j] = items[j], items[count]
        after: int = state
        self.state = after & _MASK_64_BITS

    def clone(self) -> "Rng":
        """Returns a generator that will give the same numbers as this one."""
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]  # mutable, so never a key

    def __repr__(self) -> str:
        return f"Rng({self.state})"


class _Lanes:
    """Constants with which `shuffle` computes several random numbers at once, in one long integer.

    Each number has a lane, which is 128 bits of the integer. The upper 64 bits of a lane are room
    for products.

    Attributes:
        ones: a 1 in each lane.
        mask: the lower 64 bits of each lane, all 1.
        steps: in each lane, the difference from the generator's state to the state that gives this
            lane's number.
        size: the number of bytes of all lanes.
        unpack: a function from `size` bytes to the halves of all lanes: the lower half of the first
            lane, its upper half, the lower half of the second lane, and so on.
        places: the positions, from the last one down to 1, at which `shuffle` swaps an item with a
            random one.
    """

    __slots__ = ("mask", "ones", "places", "size", "steps", "unpack")

    def __init__(self, count: int) -> None:
        self.ones: int = sum([1 << (128 * lane) for lane in range(count)])
        self.mask: int = self.ones * _MASK_64_BITS
        grown = [(lane + 1) * 0x9E3779B97F4A7C15 & _MASK_64_BITS for lane in range(count)]
        self.steps: int = sum([step << (128 * lane) for lane, step in enumerate(grown)])
        self.size = 16 * count
        self.unpack: Callable[[bytes], tuple[int, ...]] = Struct(f"<{2 * count}Q").unpack
        self.places = tuple(range(count, 0, -1))


_LANES_BY_COUNT: Final[dict[int, _Lanes]] = {}
"""The constants by the number of lanes, made on first use. `shuffle` needs one lane less than there
are items."""


def _mixed(state: "i64") -> "i64":
    """Returns the number that SplitMix64 computes from a state, as a signed number of 64 bits."""
    z: i64 = (state ^ ((state >> 30) & 0x3FFFFFFFF)) * (0xBF58476D1CE4E5B9 - (1 << 64))
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * (0x94D049BB133111EB - (1 << 64))
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def _scaled(state: "i64", bound: "i64") -> "i64":
    """Returns the number that SplitMix64 computes from a state, scaled to 0 to `bound` - 1."""
    z: i64 = _mixed(state)
    low: i64 = ((z & 0xFFFFFFFF) * bound) >> 32
    return (((z >> 32) & 0xFFFFFFFF) * bound + low) >> 32
