# SPDX-License-Identifier: MIT
"""Computes the pictures of a cube in the air: the visible faces in each pose, and their corners.

A pose is a fixed orientation of the cube; a tumbling die shows one pose after another.
"""

import math
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF

Pose: TypeAlias = tuple[tuple[int, tuple[QPointF, ...], float], ...]
"""The visible faces of the cube. Each face has its number, its four corners and its light (0–1)."""

_POSE_TURNS: Final = (
    (38.0, 28.0, 12.0),
    (128.0, -34.0, 40.0),
    (232.0, 48.0, -24.0),
    (318.0, -20.0, 66.0),
)
"""By pose, the turns of the cube about its three axes, in degrees."""

POSE_COUNT: Final = len(_POSE_TURNS)
"""The number of poses in which a cube can be painted."""


@lru_cache(maxsize=POSE_COUNT)
def pose(frame: int) -> Pose:
    """Returns the visible faces of a cube in the pose with this number, from 0. The cube's middle
    is the origin, and half a side of the cube is 1."""
    visible_faces = []
    for face, (normal, across, down) in enumerate(_FACE_AXES, 1):
        outward, right, low = (_rotate(axis, _POSE_TURNS[frame]) for axis in (normal, across, down))
        if outward[2] <= 0.02:
            continue
        corners = tuple(
            QPointF(outward[0] + a * right[0] + b * low[0], outward[1] + a * right[1] + b * low[1])
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
        light = 0.5 + 0.5 * (-0.5 * outward[0] - 0.68 * outward[1] + 0.54 * outward[2])
        visible_faces.append((face, corners, light))
    return tuple(visible_faces)


_Axis: TypeAlias = tuple[float, float, float]
_FACE_AXES: Final[tuple[tuple[_Axis, _Axis, _Axis], ...]] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
)
"""For each face, 1 to 6, three axes: outward, across and down. Opposite faces add up to seven."""


def _rotate(axis: _Axis, turns: _Axis) -> _Axis:
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
