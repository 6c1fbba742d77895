# SPDX-License-Identifier: MIT
"""The looks of dice that the tower unlocks: cuts of the faces, and shapes of the pips.

A cut is a decoration by which a die's face looks like that of a cut gem. The colour, the outline
and the sigil identify the guild and are the same in every look. The gilt rim of a die beside a
wizard never changes either.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from wizardtable.paint.metal import shrunk
from wizardtable.paint.star_shape import star

Outline = Callable[[QRectF], QPainterPath]
"""A function that returns the outline of a die's face in a rectangle."""

CUT_LOOKS: Final = ("stone", "crystal")
"""The names of the looks with cut faces. The look `STAR_LOOK` has other pips instead."""

STAR_LOOK: Final = "stars"
"""The name of the look whose pips are stars."""


def paint_cut(painter: QPainter, face: QRectF, outline: Outline, look: str) -> None:
    """Paints the cut of a die's face over the colour, before sigil and pips are painted. Paints
    nothing for a look without a cut.

    Args:
        face: the area of the face.
        outline: the function that returns the outline of the face in a rectangle of any size.
        look: the name of the look.
    """
    if look not in CUT_LOOKS:
        return
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    whole = outline(face)
    if look == "stone":
        table = outline(shrunk(face, face.width() * 0.11))
        painter.fillPath(whole.subtracted(table), _bevel_shading(face))
        painter.setClipPath(table, Qt.ClipOperation.IntersectClip)
        _paint_grains(painter, face)
    else:
        table = outline(shrunk(face, face.width() * 0.13))
        painter.fillPath(whole.subtracted(table), _facet_shading(face))
        glass = QLinearGradient(face.topLeft(), face.bottomRight())
        for stop, colour in ((0.0, 70), (0.34, 30), (0.345, 0), (0.66, 0), (0.665, 30), (1.0, 0)):
            glass.setColorAt(stop, QColor(255, 255, 255, colour))
        painter.fillPath(table, glass)
        painter.setPen(QPen(QColor(255, 255, 255, 120), face.width() * 0.02))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(table)
    painter.restore()


def paint_pip(painter: QPainter, centre: QPointF, radius: float, look: str) -> None:
    """Paints a pip with the present brush: a disc, or a star of about the same size for the look
    `STAR_LOOK`."""
    if look != STAR_LOOK:
        painter.drawEllipse(centre, radius, radius)
        return
    painter.drawPolygon(star(centre, radius * 1.42, 0.52))


def _bevel_shading(face: QRectF) -> QLinearGradient:
    """Returns the shading of a bevelled edge: light on the slopes above and to the left, shade on
    the slopes below and to the right."""
    slope = QLinearGradient(face.topLeft(), face.bottomRight())
    slope.setColorAt(0.0, QColor(255, 255, 255, 130))
    slope.setColorAt(0.46, QColor(255, 255, 255, 50))
    slope.setColorAt(0.54, QColor(0, 0, 0, 60))
    slope.setColorAt(1.0, QColor(0, 0, 0, 130))
    return slope


def _paint_grains(painter: QPainter, face: QRectF) -> None:
    """Paints specks of lighter and darker stone, which are in the same places each time."""
    number = 11
    for grain in range(70):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        x, y = (number >> 8 & 1023) / 1023, (number >> 18 & 1023) / 1023
        size = face.width() * (0.008 + 0.018 * (number >> 4 & 15) / 15)
        painter.setBrush(QColor(255, 255, 255, 70) if grain % 2 else QColor(0, 0, 0, 80))
        spot = face.topLeft() + QPointF(x * face.width(), y * face.height())
        painter.drawEllipse(spot, size * 1.3, size)


def _facet_shading(face: QRectF) -> QConicalGradient:
    """Returns the shading of facets around the middle, alternately light and dark."""
    turns = QConicalGradient(face.center(), 22.5)
    count = 8
    for place in range(count):
        colour = QColor(255, 255, 255, 75) if place % 2 else QColor(0, 0, 0, 80)
        if place in (1, 2, 3):  # towards the light
            colour = QColor(255, 255, 255, 110 if place % 2 else 30)
        turns.setColorAt(place / count, colour)
        turns.setColorAt((place + 0.999) / count, colour)
    return turns
