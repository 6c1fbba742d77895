# SPDX-License-Identifier: MIT
"""Paints plants: the foliage behind the lines of the tree, grass, toadstools and leaves."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from wizardtable.paint.metal import blend, keyline, part

_FOLIAGE_COLOURS: Final = (
    ("#9fce62", "#3f8a3e", "#17492b"),
    ("#86c05c", "#34803f", "#14432a"),
    ("#74b258", "#2c743c", "#123d28"),
    ("#66a653", "#27693a", "#103725"),
)
"""By line from the top, the three colours of the foliage: in the light, between light and shade,
and in the shade."""


def paint_foliage(
    painter: QPainter, spaces: Sequence[QRectF], swell: float, number: int, within: QRectF
) -> None:
    """Paints the foliage behind a line of spaces.

    Args:
        spaces: the areas of the spaces.
        swell: roughly the pixels by which the foliage extends above the line; it extends further at
            the sides.
        number: the number of the line from the top, 0 to 3; lower lines are darker.
        within: the rectangle that the foliage does not leave.
    """
    line = spaces[0].united(spaces[-1])
    area = line.adjusted(-swell * 1.6, -swell * 1.1, swell * 1.6, swell * 0.4)
    bump = max(9.0, min(area.height() * 0.3, area.width() / 9))
    area = area.intersected(within.adjusted(bump * 0.3, bump * 0.3, -bump * 0.3, 0))
    path = foliage_outline(area, bump, number)
    _, body, low = _FOLIAGE_COLOURS[number]
    painter.setPen(keyline(max(1.2, bump * 0.07)))
    shade = QLinearGradient(area.topLeft(), area.bottomLeft())
    shade.setColorAt(0.0, QColor(body))
    shade.setColorAt(1.0, QColor(low))
    painter.setBrush(shade)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _paint_tufts(painter, area, bump, number, spaces)
    painter.restore()


def _paint_tufts(
    painter: QPainter, area: QRectF, bump: float, number: int, spaces: Sequence[QRectF]
) -> None:
    """Paints overlapping bunches of leaves of about `bump` pixels. Each bunch has shade beneath and
    a rim of light at its upper left; upper bunches are lighter. Bunches hidden by a space are left
    out to save time."""
    high, body, low = _FOLIAGE_COLOURS[number]
    rows = max(2, round(area.height() / (bump * 0.62)))
    across = max(4, round(area.width() / (bump * 0.95)))
    for row in range(rows):
        share = (row + 0.2) / rows
        for i in range(across + 1):
            x = area.x() + area.width() * (i + 0.5 * (row % 2)) / across
            x += bump * 0.18 * sin(i * 2.4 + row * 1.3 + number)
            y = area.y() + area.height() * share + bump * 0.12 * sin(i * 1.7 + row * 2.1)
            size = bump * (0.56 + 0.07 * sin(i * 3.1 + row))
            box = QRectF(x - size, y - size * 0.8, 2 * size, 1.6 * size)
            if any(space.contains(box) for space in spaces):
                continue
            bunch = foliage_outline(box, size * 0.8, i)
            leaf = QRadialGradient(QPointF(x - size * 0.5, y - size * 0.7), size * 1.9)
            leaf.setColorAt(0.0, blend(high, body, share * 0.85))
            leaf.setColorAt(0.5, blend(body, low, share * 0.6))
            leaf.setColorAt(1.0, QColor(low))
            painter.setPen(keyline(max(0.7, bump * 0.035), "#700c2416"))
            painter.setBrush(leaf)
            painter.drawPath(bunch)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(keyline(max(0.8, bump * 0.045), "#58e4f7a8"))
            rim = QPainterPath(QPointF(x - size * 0.62, y - size * 0.15))
            rim.quadTo(
                QPointF(x - size * 0.55, y - size * 0.6), QPointF(x - size * 0.1, y - size * 0.66)
            )
            painter.drawPath(rim)


def foliage_outline(area: QRectF, bump: float, seed: int) -> QPainterPath:
    """Returns the outline of foliage: arcs of about `bump` pixels along the edge of `area`. The
    `seed` varies the depths of the arcs."""
    points: list[QPointF] = []
    radius = min(area.height() * 0.5, bump * 1.2)
    across = max(2, round((area.width() - 2 * radius) / bump))
    for i in range(across + 1):
        points.append(
            QPointF(area.left() + radius + (area.width() - 2 * radius) * i / across, area.top())
        )
    down = max(1, round((area.height() - 2 * radius) / bump))
    corner = 0.29 * radius
    points.append(QPointF(area.right() - corner, area.top() + corner))
    for i in range(down + 1):
        points.append(
            QPointF(area.right(), area.top() + radius + (area.height() - 2 * radius) * i / down)
        )
    points.append(QPointF(area.right() - corner, area.bottom() - corner))
    for i in range(across + 1):
        points.append(
            QPointF(area.right() - radius - (area.width() - 2 * radius) * i / across, area.bottom())
        )
    points.append(QPointF(area.left() + corner, area.bottom() - corner))
    for i in range(down + 1):
        points.append(
            QPointF(area.left(), area.bottom() - radius - (area.height() - 2 * radius) * i / down)
        )
    points.append(QPointF(area.left() + corner, area.top() + corner))
    path = QPainterPath(points[0])
    centre = area.center()
    for i, spot in enumerate(points):
        following = points[(i + 1) % len(points)]
        middle = (spot + following) / 2
        run = following - spot
        outward = QPointF(run.y(), -run.x())
        if QPointF.dotProduct(outward, middle - centre) < 0:
            outward = -outward
        path.quadTo(middle + outward * (0.52 + 0.16 * sin(i * 2.7 + seed)), following)
    path.closeSubpath()
    return path


def paint_grass(painter: QPainter, rect: QRectF, groves: QRectF) -> None:
    """Paints tufts of grass along the forest floor, in the upper part of the `groves`."""
    size = max(5.0, groves.height() * 0.09)
    count = max(8, round(rect.width() / (size * 3.2)))
    for i in range(count):
        x = rect.x() + rect.width() * (i + 0.5) / count
        y = groves.top() + groves.height() * (0.14 + 0.1 * sin(i * 2.3) ** 2)
        paint_tuft(painter, QPointF(x, y), size * (0.8 + 0.3 * sin(i * 1.9) ** 2))


def paint_tuft(painter: QPainter, foot: QPointF, size: float) -> None:
    """Paints five blades of grass that grow from `foot`, at most `size` pixels high."""
    painter.setPen(keyline(max(0.7, size * 0.07), "#1c4020"))
    for i, lean in enumerate((-0.8, 0.8, -0.4, 0.4, 0.0)):
        blade = QPainterPath(foot + QPointF(-size * 0.13 + lean * size * 0.2, 0))
        tip = foot + QPointF(lean * size * 0.9, -size * (1.0 - 0.25 * abs(lean)))
        blade.quadTo(foot + QPointF(lean * size * 0.25, -size * 0.5), tip)
        blade.quadTo(
            foot + QPointF(lean * size * 0.5 + size * 0.1, -size * 0.4),
            foot + QPointF(size * 0.13 + lean * size * 0.2, 0),
        )
        painter.setBrush(QColor("#9ccc58" if i % 2 else "#6fae48"))
        painter.drawPath(blade)


def paint_toadstool(painter: QPainter, rect: QRectF) -> None:
    """Paints a red toadstool that fills `rect`."""
    painter.setPen(keyline(max(0.8, rect.width() * 0.07)))
    stem = QPainterPath(part(rect, 40, 45, 0, 0).topLeft())
    stem.lineTo(part(rect, 36, 96, 0, 0).topLeft())
    stem.quadTo(part(rect, 50, 104, 0, 0).topLeft(), part(rect, 66, 96, 0, 0).topLeft())
    stem.lineTo(part(rect, 60, 45, 0, 0).topLeft())
    painter.setBrush(QColor("#f4ead0"))
    painter.drawPath(stem)
    cap = QPainterPath(part(rect, 4, 54, 0, 0).topLeft())
    cap.cubicTo(
        part(rect, 8, -14, 0, 0).topLeft(),
        part(rect, 92, -14, 0, 0).topLeft(),
        part(rect, 96, 54, 0, 0).topLeft(),
    )
    cap.quadTo(part(rect, 50, 68, 0, 0).topLeft(), part(rect, 4, 54, 0, 0).topLeft())
    red = QRadialGradient(part(rect, 34, 18, 0, 0).topLeft(), rect.width() * 0.8)
    red.setColorAt(0.0, QColor("#f2705a"))
    red.setColorAt(1.0, QColor("#8c1a1c"))
    painter.setBrush(red)
    painter.drawPath(cap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fff4e0"))
    for x, y, size in ((30, 30, 9), (58, 20, 8), (74, 40, 7), (48, 44, 6)):
        painter.drawEllipse(part(rect, x - size, y - size * 0.8, size * 2, size * 1.6))


def paint_leaf(painter: QPainter, foot: QPointF, angle: float, length: float, colour: str) -> None:
    """Paints a leaf that grows from `foot`. The `angle` is in degrees clockwise from the right, the
    `length` in pixels."""
    turn = angle * pi / 180
    along, across = QPointF(cos(turn), sin(turn)), QPointF(-sin(turn), cos(turn))
    tip = foot + along * length
    leaf = QPainterPath(foot)
    leaf.quadTo(foot + along * (length * 0.45) + across * (length * 0.42), tip)
    leaf.quadTo(foot + along * (length * 0.45) - across * (length * 0.42), foot)
    painter.setPen(keyline(max(0.8, length * 0.08)))
    painter.setBrush(QColor(colour))
    painter.drawPath(leaf)
    if length > 9:
        painter.setPen(keyline(max(0.6, length * 0.045), "#a0123d1c"))
        painter.drawLine(foot + along * (length * 0.15), foot + along * (length * 0.8))
