# SPDX-License-Identifier: MIT
"""Paints the spaces of the tree: a niche for each title, a glade for each Magician space."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from wizardtable.games.elfenwizards.rules.components import MAGICIAN
from wizardtable.games.elfenwizards.view.pieces import leaves
from wizardtable.games.elfenwizards.view.pieces.ranks import paint_rank, rank_of
from wizardtable.paint.metal import Metal, keyline, metal_brush, part, shrunk

_NICHE_COLOURS: Final = (
    ("#fff7d4", "#f0d88c", "#a97f2c"),
    ("#f6f8d4", "#bcd08c", "#557a40"),
    ("#f3ecf4", "#bda9cc", "#5a4678"),
    ("#eef2ea", "#a9bdb6", "#4a605e"),
)
"""By rank, three colours of the light in a niche: in the middle, around the middle, and at the
rim."""

_RING_ITEM_COUNT: Final = 22
"""The number of stones and flowers around a glade, which alternate."""

_PLANK_NAILS: Final = ((0.6, 1), (99.4, -1))
"""The nails of a plank, each as two numbers.

The first number is the nail's place along the plank in hundredths. The second is the direction
inwards: 1 to the right, -1 to the left.
"""


def paint_space(painter: QPainter, rect: QRectF, place: int, vacant: bool) -> None:
    """Paints a space of the tree. The picture is the same in all themes.

    Args:
        place: the place of the space, a title or a Magician space.
        vacant: True if no wizard stands there. A vacant niche shows the emblem of its rank.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rank = rank_of(place)
    if rank > MAGICIAN:
        _paint_glade(painter, rect)
    else:
        _paint_niche(painter, rect, rank, vacant)
    painter.restore()


def _arch_outline(rect: QRectF) -> QPainterPath:
    """Returns the outline of a niche, round above and straight below."""
    radius = min(rect.width() * 0.5, rect.height() * 0.42)
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + radius, rect.top()))
    path.lineTo(rect.right() - radius, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + radius))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _paint_niche(painter: QPainter, rect: QRectF, rank: int, vacant: bool) -> None:
    edge = min(rect.width(), rect.height())
    rim = max(2.4, edge * 0.055)
    plank = max(4.0, rect.height() * 0.1)
    line = max(0.9, edge * 0.016)
    body = rect.adjusted(line / 2 + rim * 0.3, line / 2, -line / 2 - rim * 0.3, -plank * 0.5)
    wood = QLinearGradient(body.topLeft(), body.bottomRight())
    for stop, colour in ((0.0, "#c8955a"), (0.4, "#8a5a2e"), (0.7, "#a9743d"), (1.0, "#4a2c14")):
        wood.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(line))
    painter.setBrush(wood)
    painter.drawPath(_arch_outline(body))
    hollow = body.adjusted(rim, rim, -rim, 0)
    arch = _arch_outline(hollow)
    light = QRadialGradient(
        part(hollow, 46, 62, 0, 0).topLeft(), max(hollow.width(), hollow.height()) * 0.66
    )
    near, mid, far = ("#4d6a5c", "#2c463f", "#15282a") if vacant else _NICHE_COLOURS[rank]
    for stop, colour in ((0.0, near), (0.55, mid), (1.0, far)):
        light.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(line * 0.8))
    painter.setBrush(light)
    painter.drawPath(arch)
    painter.save()
    painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
    shade = QLinearGradient(hollow.topLeft(), part(hollow, 0, 34, 0, 0).topLeft())
    shade.setColorAt(0.0, QColor(20, 24, 18, 120))
    shade.setColorAt(1.0, QColor(20, 24, 18, 0))
    painter.fillRect(hollow, shade)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(max(0.7, rim * 0.2), "#e8c878"))
    painter.drawPath(_arch_outline(body.adjusted(rim * 0.5, rim * 0.5, -rim * 0.5, 0)))
    if vacant:
        _paint_vacant_emblem(painter, hollow, rank)
    _paint_plank(painter, QRectF(rect.x(), rect.bottom() - plank, rect.width(), plank))
    _paint_garland(painter, body, edge)


def _paint_vacant_emblem(painter: QPainter, hollow: QRectF, rank: int) -> None:
    """Paints the emblem of a vacant title in a dashed ring."""
    side = min(hollow.width() * 0.8, hollow.height() * 0.68)
    box = QRectF(0, 0, side, side)
    box.moveCenter(part(hollow, 50, 52, 0, 0).topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    glow = QRadialGradient(box.center(), side * 0.62)
    glow.setColorAt(0.0, QColor(232, 226, 170, 120))
    glow.setColorAt(1.0, QColor(232, 226, 170, 0))
    painter.setBrush(glow)
    painter.drawEllipse(box.center(), side * 0.62, side * 0.62)
    pen = keyline(max(1.1, side * 0.035), "#d8f0dfa0")
    pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)
    painter.setOpacity(0.85)
    paint_rank(painter, shrunk(box, side * 0.12), rank)
    painter.setOpacity(1.0)


def _paint_plank(painter: QPainter, rect: QRectF) -> None:
    """Paints the platform of a niche: a board with a nail at each end."""
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, colour in ((0.0, "#e0b272"), (0.35, "#a8723a"), (1.0, "#5a3617")):
        wood.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(max(0.9, rect.height() * 0.12)))
    painter.setBrush(wood)
    box = shrunk(rect, max(0.5, rect.height() * 0.06))
    painter.drawRoundedRect(box, box.height() * 0.4, box.height() * 0.4)
    if rect.height() > 7:
        painter.setPen(keyline(max(0.6, rect.height() * 0.07), "#905a3617"))
        painter.drawLine(part(box, 6, 52, 0, 0).topLeft(), part(box, 55, 52, 0, 0).topLeft())
        painter.drawLine(part(box, 62, 66, 0, 0).topLeft(), part(box, 94, 66, 0, 0).topLeft())
    for x, inwards in _PLANK_NAILS:
        nail = QRectF(0, 0, box.height() * 0.4, box.height() * 0.4)
        nail.moveCenter(part(box, x, 50, 0, 0).topLeft() + QPointF(inwards * box.height() * 0.5, 0))
        painter.setPen(keyline(max(0.5, box.height() * 0.06)))
        painter.setBrush(metal_brush(nail, Metal.GOLD))
        painter.drawEllipse(nail)


def _paint_garland(painter: QPainter, body: QRectF, edge: float) -> None:
    """Paints leaves around the upper right corner of a niche."""
    length = max(5.0, edge * 0.15)
    foot = part(body, 100, 0, 0, 0).topLeft() + QPointF(-edge * 0.12, edge * 0.08)
    for angle, share, colour in (
        (20, 0.95, "#4f9a45"),
        (-62, 0.95, "#4f9a45"),
        (160, 1.0, "#6bb552"),
        (80, 0.9, "#6bb552"),
        (-22, 1.05, "#9ad46a"),
    ):
        leaves.paint_leaf(painter, foot, angle, length * share, colour)


def _paint_glade(painter: QPainter, rect: QRectF) -> None:
    """Paints a clearing: light on grass, a hedge around it, toadstools at its edge."""
    edge = min(rect.width(), rect.height())
    line = max(0.9, edge * 0.014)
    body = shrunk(rect, line)
    radius = edge * 0.2
    hedge = QLinearGradient(body.topLeft(), body.bottomRight())
    hedge.setColorAt(0.0, QColor("#8cc25a"))
    hedge.setColorAt(0.5, QColor("#3d7f3c"))
    hedge.setColorAt(1.0, QColor("#17422a"))
    painter.setPen(keyline(line))
    painter.setBrush(hedge)
    painter.drawRoundedRect(body, radius, radius)
    rim = max(2.4, edge * 0.05)
    clearing = shrunk(body, rim)
    light = QRadialGradient(part(clearing, 48, 55, 0, 0).topLeft(), clearing.width() * 0.62)
    for stop, colour in ((0.0, "#f1f3c4"), (0.5, "#c3d48c"), (1.0, "#6d9a54")):
        light.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(line * 0.8, "#1c4020"))
    painter.setBrush(light)
    painter.drawRoundedRect(clearing, radius * 0.8, radius * 0.8)
    _paint_ring(painter, part(clearing, 7, 16, 86, 70), edge)
    tuft = edge * 0.13
    for x, y, size in ((9, 100, 1), (23, 101, 0.7), (62, 101, 0.8), (97, 100, 0.9), (98, 22, 0.7)):
        leaves.paint_tuft(painter, part(body, x, y, 0, 0).topLeft(), tuft * size)
    side = edge * 0.17
    leaves.paint_toadstool(
        painter, QRectF(body.right() - side * 1.7, body.bottom() - side, side, side)
    )
    leaves.paint_toadstool(
        painter,
        QRectF(body.right() - side * 0.95, body.bottom() - side * 0.7, side * 0.7, side * 0.7),
    )


def _paint_ring(painter: QPainter, ring: QRectF, edge: float) -> None:
    """Paints a ring of standing stones from above, with flowers between them."""
    painter.setPen(keyline(max(0.7, edge * 0.01), "#50427a30"))
    painter.setBrush(QColor(255, 255, 226, 60))
    painter.drawEllipse(ring)
    for i in range(_RING_ITEM_COUNT):
        turn = 2 * pi * (i + 0.5) / _RING_ITEM_COUNT
        spot = ring.center() + QPointF(cos(turn) * ring.width(), sin(turn) * ring.height()) / 2
        if i % 2:
            _paint_flower(painter, spot, edge * 0.026)
            continue
        wide, high = edge * 0.05, edge * 0.034
        painter.setPen(keyline(max(0.7, edge * 0.009), "#a02a3c22"))
        painter.setBrush(QColor("#aab59c"))
        painter.drawEllipse(spot, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#dfe6cc"))
        painter.drawEllipse(spot - QPointF(wide, high) * 0.25, wide * 0.5, high * 0.45)


def _paint_flower(painter: QPainter, spot: QPointF, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fffdf0"))
    for i in range(5):
        turn = 2 * pi * i / 5
        petal = spot + QPointF(cos(turn), sin(turn)) * size * 0.75
        painter.drawEllipse(petal, size * 0.6, size * 0.6)
    painter.setBrush(QColor("#f2b632"))
    painter.drawEllipse(spot, size * 0.5, size * 0.5)
