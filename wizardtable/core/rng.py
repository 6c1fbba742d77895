# SPDX-License-Identifier: MIT
"""SplitMix64: the same stream of numbers on every Python and system, and cheap to copy.

>>> rng = Rng(1)
>>> [rng.below(6) for _ in range(5)] == [Rng(1).below(6)] + [0] * 4
False
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from wizardtable.core.native import COMPILED

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
_MASK: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A generator of 64-bit numbers whose whole state is one integer.

    Attributes:
        state: the next state to be mixed, 0 to 2**64 - 1; equal states give equal streams.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next64(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; bound must be 1 to 2**32.

        Multiplying and shifting is biased by less than bound / 2**64, which no game can notice.
        """
        if COMPILED and bound < 1 << 31:
            return self._below(bound)
        return (self.next64() * bound) >> 64

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.next64() >> 11) / 9007199254740992.0

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others; there must be one."""
        return items[self.below(len(items)) if COMPILED else (self.next64() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        if COMPILED:
            self._shuffle(items)
            return
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            # `next64`, written out: decks are shuffled in every game that is searched or sampled.
            state = z = (state + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.state = state

    # The same in numbers of the machine: they wrap around at 64 bits, and have a sign, which is
    # masked off what is shifted to the right.

    def _below(self, bound: "i64") -> "i64":
        """A number below one that is less than 2**31."""
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
        """A generator that will give the same numbers as this one."""
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]  # mutable, so never a key

    def __repr__(self) -> str:
        return f"Rng({self.state})"


_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)


def _scaled(state: "i64", bound: "i64") -> "i64":
    """The number that is made of a state, brought below the bound."""
    z: i64 = (state ^ ((state >> 30) & 0x3FFFFFFFF)) * (0xBF58476D1CE4E5B9 - (1 << 64))
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * (0x94D049BB133111EB - (1 << 64))
    z = z ^ ((z >> 31) & 0x1FFFFFFFF)
    low: i64 = ((z & 0xFFFFFFFF) * bound) >> 32
    return (((z >> 32) & 0xFFFFFFFF) * bound + low) >> 32
