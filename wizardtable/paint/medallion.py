# SPDX-License-Identifier: MIT
"""Paints a bust in a round medallion of enamel with a metal rim; the head rises above the rim."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.paint.metal import enamel_brush, keyline, paint_rim, part, shrunk, square
from wizardtable.paint.portrait_frames import metal_of, paint_ornament

SMALL_MEDALLION_PIXELS: Final = 52.0
"""A medallion narrower than this, in pixels, has fewer details and a larger bust."""


def paint_medallion(
    painter: QPainter,
    rect: QRectF,
    colour: str,
    bust: Callable[[QRectF], None],
    frame: str = "",
) -> None:
    """Paints a medallion in the middle of `rect`, with a bust painted by `bust`.

    Above the middle the bust may reach beyond the rim, because outlines make people easy to tell
    apart.

    Args:
        colour: The colour of the enamel, "#rrggbb".
        bust: Paints the bust into the rectangle with which it is called.
        frame: The name of a frame (`portrait_frames`); "" for plain gold.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    small = box.width() < SMALL_MEDALLION_PIXELS
    disc = part(box, 6, 11, 88, 88)
    rim = box.width() * (0.075 if small else 0.06)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addEllipse(shrunk(disc, box.width() * 0.012))
    inner.addEllipse(shrunk(disc, rim))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(disc, colour))
    painter.drawPath(inner)
    if not small:
        painter.setPen(keyline(box.width() * 0.008, "#e9cf8c"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(shrunk(disc, rim + box.width() * 0.03))
    paint_rim(painter, outline, inner, metal_of(frame))
    paint_ornament(painter, disc, frame)
    painter.save()
    painter.setClipPath(_bust_clip(box, inner), Qt.ClipOperation.IntersectClip)
    bust(bust_room(box))
    painter.restore()
    painter.restore()


def bust_room(rect: QRectF) -> QRectF:
    """Returns the rectangle of the bust in a medallion in the middle of `rect`."""
    box = square(rect)
    return part(box, -5, -7, 110, 110) if box.width() < SMALL_MEDALLION_PIXELS else box


def _bust_clip(box: QRectF, inner: QPainterPath) -> QPainterPath:
    """Returns the area that a bust may fill: the inside of the rim, and all above the middle."""
    above = QPainterPath()
    above.addRect(box.adjusted(-box.width(), -box.height(), box.width(), -box.height() * 0.42))
    return inner.united(above)
