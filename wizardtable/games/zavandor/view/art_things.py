# SPDX-License-Identifier: MIT
"""Paints the pieces of Zavandor: this is where the table finds the painter of each."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from wizardtable.games.zavandor.components import LAST_SALES
from wizardtable.games.zavandor.view.art_boards import (
    paint_pentagon,
    paint_slot,
    paint_spiral_board,
)
from wizardtable.games.zavandor.view.art_energy import paint_energy, paint_energy_back
from wizardtable.games.zavandor.view.art_tracks import (
    paint_domain,
    paint_lore,
    paint_marker,
    paint_track,
)
from wizardtable.games.zavandor.view.jewels import ENERGY_TONES, paint_force, paint_gem
from wizardtable.table.metal import (
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    paint_number,
    part,
    shrunk,
    square,
)
from wizardtable.table.svg import KEYLINE, draw
from wizardtable.table.theme import Look

__all__ = [
    "ENERGY_TONES",
    "order_room",
    "paint_domain",
    "paint_dust",
    "paint_energy",
    "paint_energy_back",
    "paint_force",
    "paint_gem",
    "paint_lore",
    "paint_marker",
    "paint_order",
    "paint_pentagon",
    "paint_slot",
    "paint_sold",
    "paint_spiral_board",
    "paint_track",
]

_SMALL: Final = 52.0
"""Below this many pixels a tile's badge is larger."""

_DUST_SIZES: Final = {2: 0.82, 5: 0.92, 10: 1.0}
"""By tile, its size within its place."""


def paint_dust(painter: QPainter, rect: QRectF, tile: int) -> None:
    """Paints magic dust with its amount: a pouch of 2, a vial of 5, a jar of 10."""
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lost = box.width() * (1 - _DUST_SIZES[tile])
    vessel = box.adjusted(lost / 2, lost, -lost / 2, 0)
    small = box.width() < _SMALL
    draw(painter, vessel, "zavandor", f"dust-{tile}.svg")
    badge = part(box, 46, 48, 52, 52) if small else part(box, 58, 60, 40, 40)
    width = max(1.0, badge.width() * 0.06)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(badge, Metal.GOLD))
    painter.drawEllipse(shrunk(badge, width / 2))
    painter.setPen(keyline(width * 0.4))
    painter.setBrush(enamel_brush(badge, "#f0dfb6"))
    painter.drawEllipse(shrunk(badge, badge.width() * 0.11))
    paint_number(painter, part(badge, 21, 25, 58, 50), tile)
    painter.restore()


def order_room(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where on a token of the turn order the portrait and the figure of the place belong."""
    inner = shrunk(rect, min(rect.width(), rect.height()) * 0.07)
    if rect.height() >= rect.width() * 0.9:
        return square(part(inner, 12, 2, 88, 68)), part(inner, 4, 72, 92, 26)
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
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, 0.6), edge * 0.16, edge * 0.16)
    inner.addRoundedRect(shrunk(rect, edge * 0.05), edge * 0.12, edge * 0.12)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    high, deep = ("#8a6a2c", "#3f2b10") if active else ("#2b4750", "#101f25")
    ground.setColorAt(0.0, QColor(high))
    ground.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, QBrush(ground))
    painter.setPen(keyline(max(0.8, edge * 0.014)))
    painter.setBrush(metal_brush(rect, Metal.GOLD if active else Metal.COPPER))
    painter.drawPath(outline.subtracted(inner))
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
    paint_number(painter, part(ribbon, 16, 12, 68, 52), place, "#fff6dd")
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
