# SPDX-License-Identifier: MIT
"""Paints the medals of achievements: a picture in a rim of its family's shape, gold once it is
reached, before that an engraving."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from wizardtable.paint import svg
from wizardtable.paint.metal import Metal, enamel_brush, paint_rim, part, shrunk, square

STEPS: Final = 240
"""Points of an outline."""

FAMILIES: Final = (
    (8, 0.075, 1.0, "#264a7a"),
    (6, 0.06, 0.5, "#6a2440"),
    (5, 0.10, 2.0, "#245c3a"),
    (12, 0.05, 0.6, "#4a2f75"),
    (16, 0.045, 1.0, "#8a5a1c"),
)
"""Of each family: the number of its points, how far they stand out, how sharp they are (1: as a
wave), and its enamel."""

PICTURE: Final = (23, 23, 54, 54)
"""Where the picture is, in hundredths of the medal."""


def paint_medal(
    painter: QPainter,
    rect: QRectF,
    family: int,
    picture: tuple[str, str],
    engraved: str = "",
) -> None:
    """Paints a medal in the middle of `rect`. `family` is counted on from 0 without end; `picture`
    is a file below `resources/art`; `engraved` is the colour ("#rrggbb") of the lines of one that
    is not reached, "" for one that is."""
    box = square(rect)
    points, depth, sharpness, enamel = FAMILIES[family % len(FAMILIES)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _placed(_outline(points, depth, sharpness), shrunk(box, box.width() * 0.03))
    inner = QPainterPath()
    inner.addEllipse(shrunk(box, box.width() * 0.17))
    if engraved:
        _engrave(painter, box, outline, inner, picture, engraved)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(enamel_brush(inner.boundingRect(), enamel))
        painter.drawPath(inner)
        paint_rim(painter, outline, inner, Metal.GOLD)
        svg.draw(painter, part(box, *PICTURE), *picture, ink="#f6e3a1", kept=False)
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
    place = part(box, *PICTURE)
    painter.drawImage(place, _lines(picture, colour, max(1, round(place.width() * 2))))


@lru_cache(maxsize=128)
def _lines(picture: tuple[str, str], colour: str, side: int) -> QImage:
    """A picture in one colour, the more of it the lighter it is, as if it were cut into metal."""
    drawn = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.black)
    painter = QPainter(drawn)
    svg.draw(painter, QRectF(drawn.rect()), *picture, ink="#ffffff", kept=False)
    painter.end()
    cut = QImage(side, side, QImage.Format.Format_ARGB32)
    cut.fill(QColor(colour))
    cut.setAlphaChannel(drawn.convertToFormat(QImage.Format.Format_Grayscale8))
    return cut


@lru_cache(maxsize=len(FAMILIES))
def _outline(points: int, depth: float, sharpness: float) -> QPainterPath:
    """An outline with so many points in the square from 0 to 1."""
    path = QPainterPath()
    for step in range(STEPS):
        angle = 2 * math.pi * step / STEPS
        wave = (1 + math.cos(points * angle)) / 2
        radius = 0.5 * (1 - 2 * depth * (1 - wave**sharpness))
        spot = QPointF(0.5 + radius * math.sin(angle), 0.5 - radius * math.cos(angle))
        if step:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


def _placed(path: QPainterPath, rect: QRectF) -> QPainterPath:
    found = QPainterPath(path)
    points = [
        QPointF(rect.x() + rect.width() * one.x, rect.y() + rect.height() * one.y)
        for one in (path.elementAt(i) for i in range(path.elementCount()))
    ]
    for index, spot in enumerate(points):
        found.setElementPositionAt(index, spot.x(), spot.y())
    return found
