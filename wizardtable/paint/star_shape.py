# SPDX-License-Identifier: MIT
"""Makes the outline of a star with five points, the sign of honours."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF


def star(middle: QPointF, size: float, inner: float = 0.45) -> QPolygonF:
    """Returns a five-pointed star whose points reach `size` from its middle.

    Its inner corners are at the share `inner` of `size`.
    """
    points = []
    for place in range(10):
        reach = size if place % 2 == 0 else size * inner
        angle = place * pi / 5 - pi / 2
        points.append(middle + QPointF(reach * cos(angle), reach * sin(angle)))
    return QPolygonF(points)
