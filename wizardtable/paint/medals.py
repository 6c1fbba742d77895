# SPDX-License-Identifier: MIT
"""Paints the medals of achievements: gold if the achievement is reached, otherwise an engraving.

A medal is a picture in a rim. Achievements belong to families, and each family has its own shape.
"""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from wizardtable.paint import svg
from wizardtable.paint.metal import Metal, enamel_brush, paint_rim, part, shrunk, square

OUTLINE_POINT_COUNT: Final = 240
"""The outline of a medal is a polygon with this many points."""

MEDAL_FAMILIES: Final = (
    (8, 0.075, 1.0, "#264a7a"),
    (6, 0.06, 0.5, "#6a2440"),
    (5, 0.10, 2.0, "#245c3a"),
    (12, 0.05, 0.6, "#4a2f75"),
    (16, 0.045, 1.0, "#8a5a1c"),
)
"""The shape and colour of each family's medals.

Each has the number of spikes around the medal, their depth as a share of its width, their
sharpness (1 is a wave) and the colour of the enamel.
"""

PICTURE_PERCENT: Final = (23, 23, 54, 54)
"""The rectangle of the picture, in hundredths of the medal."""


def paint_medal(
    painter: QPainter,
    rect: QRectF,
    family: int,
    picture: tuple[str, str],
    engraved: str = "",
) -> None:
    """Paints a medal in the middle of `rect`.

    Args:
        family: The number of the achievement's family, from 0; later families repeat
            `MEDAL_FAMILIES`.
        picture: The folder and name of a picture file below `resources/art`.
        engraved: The line colour ("#rrggbb") of an engraving; "" for a medal of gold.
    """
    box = square(rect)
    points, depth, sharpness, enamel = MEDAL_FAMILIES[family % len(MEDAL_FAMILIES)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _scaled_to(_outline(points, depth, sharpness), shrunk(box, box.width() * 0.03))
    inner = QPainterPath()
    inner.addEllipse(shrunk(box, box.width() * 0.17))
    if engraved:
        _engrave(painter, box, outline, inner, picture, engraved)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(enamel_brush(inner.boundingRect(), enamel))
        painter.drawPath(inner)
        paint_rim(painter, outline, inner, Metal.GOLD)
        svg.draw(painter, part(box, *PICTURE_PERCENT), *picture, ink="#f6e3a1", kept=False)
    painter.restore()


def _engrave(
    painter: QPainter,
    box: QRectF,
    outline: QPainterPath,
    inner: QPainterPath,
    picture: tuple[str, str],
    colour: str,
) -> None:
    painter.setPen(QPen(QColor(colour), max(1.0, box.width() * 0.022)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    painter.drawPath(inner)
    place = part(box, *PICTURE_PERCENT)
    painter.drawImage(place, _engraved_picture(picture, colour, max(1, round(place.width() * 2))))


@lru_cache(maxsize=128)
def _engraved_picture(picture: tuple[str, str], colour: str, side: int) -> QImage:
    """Returns a picture in one colour, as if engraved: more opaque where the picture is lighter.

    `side` is its width and height in pixels.
    """
    drawn = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.black)
    painter = QPainter(drawn)
    svg.draw(painter, QRectF(drawn.rect()), *picture, ink="#ffffff", kept=False)
    painter.end()
    cut = QImage(side, side, QImage.Format.Format_ARGB32)
    cut.fill(QColor(colour))
    cut.setAlphaChannel(drawn.convertToFormat(QImage.Format.Format_Grayscale8))
    return cut


@lru_cache(maxsize=len(MEDAL_FAMILIES))
def _outline(points: int, depth: float, sharpness: float) -> QPainterPath:
    """Returns the outline of a medal, 1 wide and 1 high; `MEDAL_FAMILIES` explains the
    arguments."""
    path = QPainterPath()
    for step in range(OUTLINE_POINT_COUNT):
        angle = 2 * math.pi * step / OUTLINE_POINT_COUNT
        wave = (1 + math.cos(points * angle)) / 2
        radius = 0.5 * (1 - 2 * depth * (1 - wave**sharpness))
        spot = QPointF(0.5 + radius * math.sin(angle), 0.5 - radius * math.cos(angle))
        if step:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


def _scaled_to(path: QPainterPath, rect: QRectF) -> QPainterPath:
    result = QPainterPath(path)
    points = [
        QPointF(rect.x() + rect.width() * corner.x, rect.y() + rect.height() * corner.y)
        for corner in (path.elementAt(i) for i in range(path.elementCount()))
    ]
    for index, spot in enumerate(points):
        result.setElementPositionAt(index, spot.x(), spot.y())
    return result
