# SPDX-License-Identifier: MIT
"""SplitMix64: the same stream of numbers on every Python and system, and cheap to copy.

>>> rng = Rng(1)
>>> [rng.below(6) for _ in range(5)] == [Rng(1).below(6)] + [0] * 4
False
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = 0xFFFFFFFFFFFFFFFF


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
        return (self.next64() * bound) >> 64

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.next64() >> 11) / 9007199254740992.0

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others; there must be one."""
        return items[(self.next64() * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            # `next64`, written out: decks are shuffled in every game that is searched or sampled.
            state = z = (state + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.state = state

    def clone(self) -> "Rng":
        """A generator that will give the same numbers as this one."""
        return Rng(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]  # mutable, so never a key

    def __repr__(self) -> str:
        return f"Rng({self.state})"
