# SPDX-License-Identifier: MIT
"""Weighted sums of whole numbers, all computed at once in one long integer.

Plain Python adds and multiplies such an integer much quicker than it would each sum by itself, and
comes to the same on every machine.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

_LANE: Final = 64
_HALF: Final = 1 << 62
"""Added to each lane so that none is negative: sums are far smaller than that."""


class Lanes:
    """Sums of weighted inputs, each with a lane of 64 bits.

    Attributes:
        rows: by input, its weights in the lanes; `start`: what the sums begin with, in the lanes.
    """

    __slots__ = ("_size", "_unpack", "rows", "start")

    def __init__(self, weights: Sequence[Sequence[int]], bias: Sequence[int]) -> None:
        """`weights`: by input, its weight in each sum; `bias`: what each sum begins with."""
        self.rows = [_packed(row) for row in weights]
        self.start = _packed([one + _HALF for one in bias])
        self._size = len(bias) * _LANE // 8
        self._unpack: Callable[[bytes], tuple[int, ...]] = Struct(f"<{len(bias)}Q").unpack

    def sums(self, inputs: list[int]) -> list[int]:
        """Returns the sums, for a number of each input."""
        packed = self.start
        for value, row in zip(inputs, self.rows, strict=True):
            if value == 1:
                packed += row
            elif value:
                packed += value * row
        return self._unpacked(packed)

    def sums_of(self, present: list[int]) -> list[int]:
        """Returns the sums where these inputs are 1 and all others 0."""
        packed, rows = self.start, self.rows
        for place in present:
            packed += rows[place]
        return self._unpacked(packed)

    def _unpacked(self, packed: int) -> list[int]:
        return [one - _HALF for one in self._unpack(packed.to_bytes(self._size, "little"))]


def _packed(numbers: Sequence[int]) -> int:
    return sum([number << (_LANE * place) for place, number in enumerate(numbers)])
