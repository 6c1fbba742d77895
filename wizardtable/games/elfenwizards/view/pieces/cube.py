# SPDX-License-Identifier: MIT
"""A cube in the air: which of its faces are seen in each pose, and where their corners lie."""

import math
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF

Pose: TypeAlias = tuple[tuple[int, tuple[QPointF, ...], float], ...]
"""The faces that are seen: each with its number, its corners and how much light falls on it."""

_TURNS: Final = (
    (38.0, 28.0, 12.0),
    (128.0, -34.0, 40.0),
    (232.0, 48.0, -24.0),
    (318.0, -20.0, 66.0),
)
"""By pose, the turns of the cube about its three axes, in degrees."""


POSES: Final = len(_TURNS)


@lru_cache(maxsize=POSES)
def pose(frame: int) -> Pose:
    """A cube of half side 1 as it is seen in one pose."""
    seen = []
    for face, (normal, across, down) in enumerate(_FACES, 1):
        out, right, low = (_turned(axis, _TURNS[frame]) for axis in (normal, across, down))
        if out[2] <= 0.02:
            continue
        corners = tuple(
            QPointF(out[0] + a * right[0] + b * low[0], out[1] + a * right[1] + b * low[1])
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
        light = 0.5 + 0.5 * (-0.5 * out[0] - 0.68 * out[1] + 0.54 * out[2])
        seen.append((face, corners, light))
    return tuple(seen)


_Axis: TypeAlias = tuple[float, float, float]
_FACES: Final[tuple[tuple[_Axis, _Axis, _Axis], ...]] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
)
"""By face, 1 to 6, where it looks, and its axes across and down; opposite faces make seven."""


def _turned(axis: _Axis, turns: _Axis) -> _Axis:
    x, y, z = axis
    for turn, around in zip(turns, "xyz", strict=True):
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        if around == "x":
            y, z = y * cos - z * sin, y * sin + z * cos
        elif around == "y":
            x, z = x * cos + z * sin, -x * sin + z * cos
        else:
            x, y = x * cos - y * sin, x * sin + y * cos
    return x, y, z
