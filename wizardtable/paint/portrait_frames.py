# SPDX-License-Identifier: MIT
"""The frames of a person's portrait: each has a metal, and some have an ornament.

A frame is named by its look (`core.arranged.looks`), such as "laurel".
"""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from wizardtable.paint.metal import Metal, keyline, metal_brush
from wizardtable.paint.star_shape import star

METALS_BY_FRAME: Final = {"silver": Metal.SILVER, "copper": Metal.COPPER, "stars": Metal.SILVER}
"""The metals of frames, by the name of the frame; all other frames are golden."""


def metal_of(frame: str) -> Metal:
    """Returns the metal of the frame with this name; gold for any other name."""
    return METALS_BY_FRAME.get(frame, Metal.GOLD)


def paint_ornament(painter: QPainter, disc: QRectF, frame: str) -> None:
    """Paints the ornament of a frame, if there is one, on the rim of the medallion `disc`."""
    painter.save()
    painter.setPen(keyline(max(0.8, disc.width() * 0.012)))
    painter.setBrush(metal_brush(disc, metal_of(frame)))
    radius = disc.width() / 2
    if frame == "laurel":
        for side in (-1, 1):
            for step in range(7):
                angle = pi / 2 + side * (0.28 + step * 0.27)
                _paint_leaf(painter, disc.center(), radius * 0.9, angle, -side, radius * 0.3)
    elif frame == "stars":
        for step in range(7):
            angle = pi / 2 + (step - 3) * 0.5
            middle = _polar(disc.center(), radius * 0.88, angle)
            painter.drawPolygon(star(middle, radius * (0.19 if step == 3 else 0.15)))
    elif frame == "rays":
        for step in range(11):
            angle = pi / 2 + (step - 5) * 0.3
            tip_radius = radius * (1.03 if step % 2 else 0.97)
            _paint_ray(painter, disc.center(), radius * 0.8, tip_radius, angle)
    painter.restore()


def _paint_leaf(
    painter: QPainter, centre: QPointF, radius: float, angle: float, side: int, size: float
) -> None:
    """Paints a leaf that lies along the rim, its tip away from the bottom of the medallion.

    `radius` and `angle` (radians) place its foot, `size` is its length, and `side` is 1 or -1 for
    the two halves of the rim.
    """
    foot = _polar(centre, radius, angle)
    tip = _polar(centre, radius * 0.99, angle - side * size / radius)
    along = tip - foot
    across = QPointF(-along.y(), along.x()) * 0.36
    path = QPainterPath(foot)
    path.quadTo(foot + along * 0.5 + across, tip)
    path.quadTo(foot + along * 0.5 - across, foot)
    painter.drawPath(path)


def _paint_ray(painter: QPainter, centre: QPointF, near: float, far: float, angle: float) -> None:
    painter.drawPolygon(
        QPolygonF(
            [
                _polar(centre, near, angle - 0.1),
                _polar(centre, far, angle),
                _polar(centre, near, angle + 0.1),
            ]
        )
    )


def _polar(centre: QPointF, radius: float, angle: float) -> QPointF:
    """Returns the point at a radius and an angle (in radians, clockwise from the right)."""
    return centre + QPointF(radius * cos(angle), radius * sin(angle))
