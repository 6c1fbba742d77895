# SPDX-License-Identifier: MIT
"""The frames and titles that the dice boxes, the defeat boxes and the records beside the tree
share."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.paint.metal import Metal, keyline, metal_brush, shrunk
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MIN_WIDTH_SHARE, fits_line

HEADING_PIXELS: Final = 12.3
"""The size of the writing of a title, in pixels at 100 %."""


def box_header(look: Look) -> float:
    """Returns the height in pixels of the strip for the title at the upper edge of a box."""
    return 17.5 * look.close_scale


def name_room(line: QRectF, emblem: QRectF, name: str, look: Look) -> tuple[QRectF, bool]:
    """Returns the area of a name on its line, and whether the name fits in it.

    The name stands after the emblem, or in the place of the emblem if the line is too short for
    both. If the name does not fit at all, the emblem stands alone.
    """
    after_emblem = QRectF(line)
    after_emblem.setLeft(emblem.right() + line.height() * 0.18)
    if fits_line(after_emblem, name, look, HEADING_PIXELS, MIN_WIDTH_SHARE):
        return after_emblem, True
    if fits_line(line, name, look, HEADING_PIXELS, MIN_WIDTH_SHARE):
        return line, True
    return after_emblem, False


def box_frame(rect: QRectF, edge: float) -> tuple[QPainterPath, QPainterPath]:
    """Returns two outlines of a box: the outer outline, and the inner outline within the rim.
    `edge` is the shorter side of the box in pixels."""
    outline, inner = QPainterPath(), QPainterPath()
    rim = max(2.2, edge * 0.032)
    outline.addRoundedRect(shrunk(rect, 0.6), edge * 0.1, edge * 0.1)
    inner.addRoundedRect(shrunk(rect, rim), edge * 0.08, edge * 0.08)
    return outline, inner


def paint_edge(painter: QPainter, rect: QRectF, rim: QPainterPath, metal: Metal) -> None:
    """Paints the rim of a box in a metal; `rect` is the box, and `rim` the outline of the rim."""
    painter.setPen(keyline(max(0.8, min(rect.width(), rect.height()) * 0.01)))
    painter.setBrush(metal_brush(rect, metal))
    painter.drawPath(rim)
