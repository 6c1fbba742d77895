# SPDX-License-Identifier: MIT
"""The random generator SplitMix64: the same numbers on every Python and system, cheap to copy.

>>> rng = Rng(1)
>>> [rng.below(6) for _ in range(5)] == [Rng(1).below(6)] + [0] * 4
False
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeVar

from wizardtable.core.native import COMPILED

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
_MASK: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A generator of 64-bit numbers. Its whole state is one integer.

    Attributes:
        state: the state, 0 to 2**64 - 1. Generators with equal states give equal numbers.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next64(self) -> int:
        """Returns the next number, 0 to 2**64 - 1."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
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

    def choice(self, items: Sequence[T]) -> T:
        """Returns one of the items, each equally likely. There must be at least one."""
        return items[self.below(len(items)) if COMPILED else (self.next64() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Puts the items into a random order, in place."""
        if COMPILED:
            self._shuffle(items)
            return
        last = len(items) - 1
        if last < _FEW:
            for i in range(last, 0, -1):
                j = (self.next64() * (i + 1)) >> 64
                items[i], items[j] = items[j], items[i]
            return
        # `next64` for all numbers at once: the search shuffles decks very often.
        lanes = _LANES.get(last)
        if lanes is None:
            lanes = _LANES[last] = _Lanes(last)
        mask = lanes.mask
        z = (self.state * lanes.ones + lanes.steps) & mask
        z = ((z ^ ((z >> 30) & mask)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ ((z >> 27) & mask)) * 0x94D049BB133111EB) & mask
        z ^= (z >> 31) & mask
        self.state = (self.state + last * 0x9E3779B97F4A7C15) & _MASK
        numbers = lanes.unpack(z.to_bytes(lanes.size, "little"))[::2]
        for i, number in zip(lanes.places, numbers, strict=True):
            j = (number * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]

    # The same with machine integers. They wrap around at 64 bits and have a sign, which is masked
    # off after a shift to the right.

    def _below(self, bound: "i64") -> "i64":
        """Returns a number below `bound`, which is less than 2**31."""
        state: i64 = self.state - (1 << 64) if self.state >> 63 else self.state
        state += _STEP
        after: int = state
        self.state = after & _MASK
        return _scaled(state, bound)

    def _shuffle(self, items: list[T]) -> None:
        state: i64 = self.state - (1 << 64) if self.state >> 63 else self.state
        count: i64 = len(items)
        while count > 1:
            state += _STEP
            j = _scaled(state, count)
            count -= 1
            items[count], items[j] = items[j], items[count]
        after: int = state
        self.state = after & _MASK

    def clone(self) -> "Rng":
        """Returns a generator that will give the same numbers as this one."""
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]  # mutable, so never a key

    def __repr__(self) -> str:
        return f"Rng({self.state})"


_FEW: Final = 7
"""With fewer numbers than this, they are drawn one by one."""


class _Lanes:
    """Constants for computing several numbers at once in one long integer.

    Each number has a lane of 128 bits. The upper 64 bits are room for products.

    Attributes:
        ones: a 1 in each lane.
        mask: the lower 64 bits of each lane.
        steps: in each lane, by how much the state has grown when its number is drawn.
        size: the number of bytes of all lanes.
        unpack: returns the lower and upper halves of all lanes from so many bytes.
        places: the positions of the items that are swapped, in order.
    """

    __slots__ = ("mask", "ones", "places", "size", "steps", "unpack")

    def __init__(self, count: int) -> None:
        self.ones: int = sum([1 << (128 * lane) for lane in range(count)])
        self.mask: int = self.ones * _MASK
        grown = [(lane + 1) * 0x9E3779B97F4A7C15 & _MASK for lane in range(count)]
        self.steps: int = sum([step << (128 * lane) for lane, step in enumerate(grown)])
        self.size = 16 * count
        self.unpack: Callable[[bytes], tuple[int, ...]] = Struct(f"<{2 * count}Q").unpack
        self.places = tuple(range(count, 0, -1))


_LANES: Final[dict[int, _Lanes]] = {}
"""By the number of numbers to draw, which is one less than the number of items."""

_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)


def _scaled(state: "i64", bound: "i64") -> "i64":
    """Returns the number made of a state, scaled to 0 to `bound` - 1."""
    z: i64 = (state ^ ((state >> 30) & 0x3FFFFFFFF)) * (0xBF58476D1CE4E5B9 - (1 << 64))
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * (0x94D049BB133111EB - (1 << 64))
    z = z ^ ((z >> 31) & 0x1FFFFFFFF)
    low: i64 = ((z & 0xFFFFFFFF) * bound) >> 32
    return (((z >> 32) & 0xFFFFFFFF) * bound + low) >> 32
