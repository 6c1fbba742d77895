# SPDX-License-Identifier: MIT
"""The frames of one's own portrait: of other metals than gold, and with ornaments."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from wizardtable.paint.metal import Metal, keyline, metal_brush
from wizardtable.paint.star_shape import star

METALS: Final = {"silver": Metal.SILVER, "copper": Metal.COPPER, "stars": Metal.SILVER}
"""Of frames that are not of gold."""


def metal_of(frame: str) -> Metal:
    """Returns what a frame is made of."""
    return METALS.get(frame, Metal.GOLD)


def paint_ornament(painter: QPainter, disc: QRectF, frame: str) -> None:
    """Paints what a frame has on its rim besides the metal; `disc` is the medallion."""
    painter.save()
    painter.setPen(keyline(max(0.8, disc.width() * 0.012)))
    painter.setBrush(metal_brush(disc, metal_of(frame)))
    radius = disc.width() / 2
    if frame == "laurel":
        for side in (-1, 1):
            for step in range(7):
                angle = pi / 2 + side * (0.28 + step * 0.27)
                _leaf(painter, disc.center(), radius * 0.9, angle, -side, radius * 0.3)
    elif frame == "stars":
        for step in range(7):
            angle = pi / 2 + (step - 3) * 0.5
            middle = _polar(disc.center(), radius * 0.88, angle)
            painter.drawPolygon(star(middle, radius * (0.19 if step == 3 else 0.15)))
    elif frame == "rays":
        for step in range(11):
            angle = pi / 2 + (step - 5) * 0.3
            long = radius * (1.03 if step % 2 else 0.97)
            _ray(painter, disc.center(), radius * 0.8, long, angle)
    painter.restore()


def _leaf(
    painter: QPainter, centre: QPointF, radius: float, angle: float, side: int, size: float
) -> None:
    """A leaf that grows along the rim, away from the foot of the medallion."""
    foot = _polar(centre, radius, angle)
    tip = _polar(centre, radius * 0.99, angle - side * size / radius)
    along = tip - foot
    across = QPointF(-along.y(), along.x()) * 0.36
    path = QPainterPath(foot)
    path.quadTo(foot + along * 0.5 + across, tip)
    path.quadTo(foot + along * 0.5 - across, foot)
    painter.drawPath(path)


def _ray(painter: QPainter, centre: QPointF, near: float, far: float, angle: float) -> None:
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
    """A point from a centre; the angle 90° is below."""
    return centre + QPointF(radius * cos(angle), radius * sin(angle))
