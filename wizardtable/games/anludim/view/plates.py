# SPDX-License-Identifier: MIT
"""Paints the five plates of the university board, one for each discipline."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.games.anludim.components import DISCIPLINES
from wizardtable.games.anludim.view.metal import (
    Metal,
    enamel_brush,
    paint_rim,
    part,
    shrunk,
)
from wizardtable.table.svg import draw

DISCIPLINE_COLOURS: Final = ("#2c6b4f", "#2b3f7d", "#4b3a5c", "#7a2644", "#8a4a1c")
"""The ground colour of each discipline's professor, objects and plate."""


def paint_plate(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Paints the backdrop of a discipline: a framed parchment with a faint engraved figure.

    Any shape from twice as tall as wide to twice as wide as tall will do. The middle and the
    lower part stay free for the name, the pile, the professor and the strength to beat.
    """
    painter.save()
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, edge * 0.01), edge * 0.07, edge * 0.07)
    inner.addRoundedRect(shrunk(rect, edge * 0.05), edge * 0.045, edge * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(rect, "#f0dfb6"))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)
    figure = part(rect, 15, 15, 70, 70)
    painter.setOpacity(0.25)
    draw(painter, figure, "anludim", f"form-{DISCIPLINES[discipline]}.svg")
    painter.restore()
