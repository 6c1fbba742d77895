# SPDX-License-Identifier: MIT
"""Paints plates in a rim of metal, for gems, turn order and round."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.paint.metal import Metal, keyline, metal_brush, shrunk

FIGURE_COLOUR = "#f1e9d4"
"""The colour of figures on a plate; plates are dark in every theme."""


def paint_plaque(painter: QPainter, rect: QRectF, active: bool) -> None:
    """Paints a plaque of enamel in a rim of copper, dark in both themes.

    An `active` plaque is lit, and its rim is gilt.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = plate_outlines(rect)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    high, deep = ("#8a6a2c", "#3f2b10") if active else ("#2b4750", "#101f25")
    ground.setColorAt(0.0, QColor(high))
    ground.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, ground)
    metal = Metal.GOLD if active else Metal.COPPER
    paint_rim(painter, rect, outline.subtracted(inner), metal)
    painter.restore()


def plate_outlines(rect: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """Returns the outlines of a plate and of the area inside its rim."""
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, 0.6), edge * 0.16, edge * 0.16)
    inner.addRoundedRect(shrunk(rect, edge * 0.05), edge * 0.12, edge * 0.12)
    return outline, inner


def paint_rim(painter: QPainter, rect: QRectF, rim: QPainterPath, metal: Metal | None) -> None:
    """Paints the rim of a plate in a metal; None stands for dull iron."""
    painter.setPen(keyline(max(0.8, min(rect.width(), rect.height()) * 0.014)))
    painter.setBrush(metal_brush(rect, metal) if metal else QColor("#4b5660"))
    painter.drawPath(rim)
