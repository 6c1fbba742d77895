# SPDX-License-Identifier: MIT
"""Paints what stands in the middle of the table: trays of gems, turn order, sales of sentinels."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from wizardtable.games.zavandor.rules.components import GEMS, LAST_SALES
from wizardtable.paint.metal import (
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    paint_number,
    part,
    shrunk,
    square,
)
from wizardtable.paint.numerals import LEAST_NUMERAL
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look

_VELVET: Final = (
    ("#6d5a86", "#241b38"),
    ("#2a4f93", "#0b1838"),
    ("#1f6a45", "#06261a"),
    ("#5a7690", "#182634"),
    ("#8a2233", "#2c0710"),
)
"""By gem, the velvet of its tray, in the light and at the edge."""

_HEAP: Final = ((1.0, 0.06), (0.0, 0.0), (2.0, 0.0), (0.5, 0.42), (1.5, 0.42), (1.0, 0.78))
"""Where gems of the heap lie, front ones first: to the right and up, in widths of one."""

_EACH: Final = 4
"""Gems in the supply for one that is seen in the heap."""


def paint_tray(
    painter: QPainter, rect: QRectF, gem: int, count: int, allowed: bool, look: Look
) -> None:
    """Paints the tray of a gem's supply, dark in both themes: velvet in a rim of metal, and at
    the left, beneath where the uppermost gem lies, a heap as large as what is left.

    Args:
        count: gems left.
        allowed: whether the gem may be enchanted: the rim is gilt, else iron.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = _plate(rect)
    high, deep = _VELVET[gem]
    velvet = QRadialGradient(part(rect, 30, 40, 0, 0).topLeft(), rect.width() * 0.8)
    velvet.setColorAt(0.0, QColor(high))
    velvet.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, velvet)
    side = min(rect.width() * 0.185, rect.height() * 0.24)
    corner = QPointF(rect.x() + rect.width() * 0.045, rect.bottom() - rect.height() * 0.07 - side)
    seen = min(len(_HEAP), max(0, count - 2 + _EACH) // _EACH)
    for right, up in reversed(_HEAP[:seen]):
        place = QRectF(corner + QPointF(right, -up) * side * 0.92, QSizeF(side, side))
        draw(painter, place, "zavandor", f"gem-{GEMS[gem]}-small.svg")
    _paint_rim(painter, rect, outline.subtracted(inner), Metal.GOLD if allowed else None)
    painter.restore()


def paint_plaque(painter: QPainter, rect: QRectF, active: bool) -> None:
    """Paints a plaque of enamel, dark in both themes, in a rim of copper; lit if `active`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = _plate(rect)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    high, deep = ("#8a6a2c", "#3f2b10") if active else ("#2b4750", "#101f25")
    ground.setColorAt(0.0, QColor(high))
    ground.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, ground)
    metal = Metal.GOLD if active else Metal.COPPER
    _paint_rim(painter, rect, outline.subtracted(inner), metal)
    painter.restore()


def order_room(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where on a token of the turn order the portrait and the figure of the place belong."""
    inner = shrunk(rect, min(rect.width(), rect.height()) * 0.07)
    if rect.height() >= rect.width() * 0.9:
        return square(part(inner, 18, 0, 82, 61)), part(inner, 0, 61, 100, 39)
    return square(part(inner, 22, 2, 44, 96)), part(inner, 66, 18, 32, 64)


def paint_order(painter: QPainter, rect: QRectF, place: int, active: bool, look: Look) -> None:
    """Paints a token of the turn order: a brass plaque with the place on a ribbon.

    Args:
        place: from 1.
        active: whether it is the turn of the player in this place: the plaque is lit.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    paint_plaque(painter, rect, active)
    ribbon = QRectF(rect.x() + edge * 0.09, rect.y() + edge * 0.02, edge * 0.3, edge * 0.5)
    cloth = QPainterPath(ribbon.topLeft())
    cloth.lineTo(ribbon.topRight())
    cloth.lineTo(ribbon.bottomRight())
    cloth.lineTo(ribbon.center().x(), ribbon.bottom() - ribbon.width() * 0.3)
    cloth.lineTo(ribbon.bottomLeft())
    cloth.closeSubpath()
    painter.setPen(QPen(QColor(KEYLINE), max(1.0, edge * 0.03)))
    painter.setBrush(enamel_brush(ribbon, "#8c2436" if active else "#2c4f8c"))
    painter.drawPath(cloth)
    high = max(LEAST_NUMERAL, edge * 0.178) * look.swell
    number = QRectF(ribbon.x(), ribbon.y() + ribbon.height() * 0.12, ribbon.width(), high)
    paint_number(painter, number, place, "#fff6dd")
    painter.restore()


def paint_sold(painter: QPainter, rect: QRectF, sold: int, look: Look) -> None:
    """Paints the five seals of the sentinels whose sale ends the game, lit once sold: in a row,
    or three above two where `rect` is not much wider than high."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    across = LAST_SALES if rect.width() > rect.height() * 2.4 else (LAST_SALES + 1) // 2
    lines = 1 if across == LAST_SALES else 2
    side = min(rect.width() / across, rect.height() / lines)
    for i in range(LAST_SALES):
        line, place = divmod(i, across)
        count = min(across, LAST_SALES - line * across)
        x = rect.center().x() + (place - count / 2) * side
        seal = QRectF(x, rect.center().y() + (line - lines / 2) * side, side, side)
        if i < sold:
            draw(painter, seal, "zavandor", "seal-sold.svg")
        else:
            draw(painter, seal, "zavandor", "seal-open.svg", ink=look.theme.brass)
    painter.restore()


def _plate(rect: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """The outlines of a plate and of what its rim encloses."""
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, 0.6), edge * 0.16, edge * 0.16)
    inner.addRoundedRect(shrunk(rect, edge * 0.05), edge * 0.12, edge * 0.12)
    return outline, inner


def _paint_rim(painter: QPainter, rect: QRectF, rim: QPainterPath, metal: Metal | None) -> None:
    """The rim of a plate, of dull iron where no metal is named."""
    painter.setPen(keyline(max(0.8, min(rect.width(), rect.height()) * 0.014)))
    painter.setBrush(metal_brush(rect, metal) if metal else QColor("#4b5660"))
    painter.drawPath(rim)
