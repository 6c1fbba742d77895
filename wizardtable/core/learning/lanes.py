# SPDX-License-Identifier: MIT
"""Weighted sums of whole numbers, all computed at once in one long integer.

Each sum has a lane, which is 64 bits of the long integer. In plain Python this is much faster than
computing each sum separately. The results are the same on every computer.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

_LANE_BITS: Final = 64
_LANE_OFFSET: Final = 1 << 62
"""A number added to each lane, so that no lane is negative. All sums are far smaller than this
number."""


class Lanes:
    """Weighted sums of inputs, in the lanes of a long integer.

    Attributes:
        rows: the weights of each input for all sums, packed into lanes.
        start: the biases of all sums, packed into lanes.
    """

    __slots__ = ("_size", "_unpack", "rows", "start")

    def __init__(self, weights: Sequence[Sequence[int]], bias: Sequence[int]) -> None:
        """Packs the weights into lanes.

        `weights` has a row for each input, with a weight for each sum. `bias` has a start value for
        each sum.
        """
        self.rows = [_packed(row) for row in weights]
        self.start = _packed([start + _LANE_OFFSET for start in bias])
        self._size = len(bias) * _LANE_BITS // 8
        self._unpack: Callable[[bytes], tuple[int, ...]] = Struct(f"<{len(bias)}Q").unpack

    def sums(self, inputs: list[int]) -> list[int]:
        """Returns the sums for `inputs`, the value of each input."""
        packed = self.start
        for value, row in zip(inputs, self.rows, strict=True):
            if value == 1:
                packed += row
            elif value:
                packed += value * row
        return self._unpacked(packed)

    def sums_of(self, present: list[int]) -> list[int]:
        """Returns the sums if the inputs with the indices `present` are 1, and all others are 0."""
        packed, rows = self.start, self.rows
        for place in present:
            packed += rows[place]
        return self._unpacked(packed)

    def _unpacked(self, packed: int) -> list[int]:
        return [lane - _LANE_OFFSET for lane in self._unpack(packed.to_bytes(self._size, "little"))]


def _packed(numbers: Sequence[int]) -> int:
    return sum([number << (_LANE_BITS * place) for place, number in enumerate(numbers)])
