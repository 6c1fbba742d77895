# SPDX-License-Identifier: MIT
"""The tower's masonry: its colours, walls, roof and foot, and the sky behind it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from wizardtable.core.arranged.tower_floor import FLOOR_COUNT
from wizardtable.ui.style import appearance

FLOOR_HEIGHT, ROOF_HEIGHT, FOOT_HEIGHT, FULL_WIDTH, TOWER_WIDTH = 62, 84, 26, 300, 150
"""The heights of a floor, of the roof and of the foot, and the widths of the picture with and
without words, in pixels at 100 %."""

LOWEST_FLOOR_WIDTH: Final = 132
"""The width of the lowest floor's wall, in pixels at 100 %; the words are beside the wall."""

TAPER_SHARE: Final = 0.014
"""Each floor is narrower than the floor below by this share of the lowest floor's width."""


@dataclass(frozen=True, slots=True)
class Masonry:
    """The colours of the tower in a theme.

    Attributes:
        sky, sky_low: the sky at its top and at its bottom.
        light, stone, shade: the wall where the light falls, in general, and in the shade.
        line: the outlines.
        roof, roof_shade: the roof in the middle and at its edges.
        dark: the windows of locked floors.
        ground: the ground below the tower.
    """

    sky: str
    sky_low: str
    light: str
    stone: str
    shade: str
    line: str
    roof: str
    roof_shade: str
    dark: str
    ground: str


COLOURS: Final = {
    "dark": Masonry(
        "#0e1830",
        "#1d3350",
        "#8d8799",
        "#6b6679",
        "#3c3a4c",
        "#2a2838",
        "#7a3346",
        "#3d1728",
        "#14131f",
        "#16352a",
    ),
    "light": Masonry(
        "#bcd3e2",
        "#e9e3cf",
        "#e6dcc6",
        "#cdbfa3",
        "#9c8c70",
        "#7c6d54",
        "#a8484f",
        "#6e2530",
        "#4c4438",
        "#93a883",
    ),
    "contrast": Masonry(
        "#000000",
        "#000000",
        "#3a3a3a",
        "#2a2a2a",
        "#161616",
        "#ffffff",
        "#303030",
        "#101010",
        "#000000",
        "#101010",
    ),
}
"""The colours by theme."""


def masonry_colours() -> Masonry:
    """Returns the colours of the tower in the current theme."""
    return COLOURS[appearance.shades().table]


def floor_body(area: QRectF, floor: int) -> QRectF:
    """Returns the part of a floor's area that its wall covers."""
    width = appearance.scaled(LOWEST_FLOOR_WIDTH) * (1 - TAPER_SHARE * (floor - 1))
    center_x = area.left() + appearance.scaled(TOWER_WIDTH) / 2
    return QRectF(center_x - width / 2, area.top(), width, area.height())


def _wall_brush(body: QRectF) -> QBrush:
    colours = masonry_colours()
    gradient = QLinearGradient(body.topLeft(), body.topRight())
    gradient.setColorAt(0.0, QColor(colours.stone))
    gradient.setColorAt(0.28, QColor(colours.light))
    gradient.setColorAt(0.62, QColor(colours.stone))
    gradient.setColorAt(1.0, QColor(colours.shade))
    return QBrush(gradient)


def paint_wall(painter: QPainter, body: QRectF, area: QRectF, floor: int) -> None:
    """Paints the wall of a floor with its courses of stone, and the ledge above the wall."""
    colours = masonry_colours()
    painter.setPen(QPen(QColor(colours.line), 1.4))
    painter.setBrush(_wall_brush(body))
    above = floor_body(area, floor + 1)
    outline = [above.topLeft(), above.topRight(), body.bottomRight(), body.bottomLeft()]
    painter.drawPolygon(QPolygonF(outline))
    faint = QColor(colours.line)
    faint.setAlphaF(0.3)
    painter.setPen(QPen(faint, 1))
    course_count, course_height = 4, body.height() / 4
    for course in range(course_count):
        y = body.top() + course * course_height
        painter.drawLine(QPointF(body.left() + 2, y), QPointF(body.right() - 2, y))
        step = body.width() / 4
        shift = step / 2 if (course + floor) % 2 else 0.0
        for joint in range(1, 5):
            x = body.left() + joint * step - shift
            if body.left() + 4 < x < body.right() - 4:
                painter.drawLine(QPointF(x, y), QPointF(x, y + course_height))
    ledge = QRectF(
        above.left() - 5, area.top() - 1, above.width() + 10, max(5.0, body.height() * 0.1)
    )
    painter.setPen(QPen(QColor(colours.line), 1.2))
    painter.setBrush(_wall_brush(ledge))
    painter.drawRoundedRect(ledge, 2, 2)


def paint_stars(painter: QPainter, area: QRectF) -> None:
    """Paints a few stars in dark themes, always in the same places."""
    if not appearance.shades().dark:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    random_bits = 7
    for _ in range(46):
        random_bits = (random_bits * 1103515245 + 12345) & 0x7FFFFFFF
        x = area.width() * (random_bits >> 8 & 1023) / 1023
        y = area.height() * (random_bits >> 18 & 1023) / 1023
        light = QColor("#f4ecd0")
        light.setAlphaF(0.2 + 0.5 * (random_bits >> 4 & 15) / 15)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(x, y), 0.9, 0.9)


def paint_roof(painter: QPainter, area: QRectF) -> None:
    """Paints a pointed roof of tiles, with a flag."""
    colours, shades = masonry_colours(), appearance.shades()
    roof_row = QRectF(
        area.left(), appearance.scaled(ROOF_HEIGHT), area.width(), appearance.scaled(FLOOR_HEIGHT)
    )
    body = floor_body(roof_row, FLOOR_COUNT + 1)
    eaves, tip = body.width() * 0.64, QPointF(body.center().x(), appearance.scaled(16))
    left = QPointF(body.center().x() - eaves, body.top() + 2)
    right = QPointF(body.center().x() + eaves, body.top() + 2)
    path = QPainterPath(tip)
    path.quadTo(QPointF(tip.x() - eaves * 0.22, left.y() - 24), left)
    path.quadTo(QPointF(tip.x(), left.y() + appearance.scaled(9)), right)
    path.quadTo(QPointF(tip.x() + eaves * 0.22, right.y() - 24), tip)
    tiles = QLinearGradient(left, right)
    tiles.setColorAt(0.0, QColor(colours.roof_shade))
    tiles.setColorAt(0.35, QColor(colours.roof))
    tiles.setColorAt(1.0, QColor(colours.roof_shade))
    painter.setPen(QPen(QColor(colours.line), 1.6))
    painter.setBrush(QBrush(tiles))
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    faint = QColor(colours.line)
    faint.setAlphaF(0.45)
    painter.setPen(QPen(faint, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    row_count = 6
    for row in range(1, row_count):
        y = tip.y() + (left.y() - tip.y()) * row / row_count
        for tile in range(-8, 9):
            x = tip.x() + tile * eaves / 5 + (row % 2) * eaves / 10
            painter.drawArc(QRectF(x, y - 5, eaves / 5, 10), 180 * 16, 180 * 16)
    painter.restore()
    painter.setPen(QPen(QColor(shades.brass), 1.8))
    mast = QPointF(tip.x(), appearance.scaled(4))
    painter.drawLine(tip + QPointF(0, 4), mast)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(shades.brass))
    width, height = appearance.scaled(15), appearance.scaled(9)
    painter.drawPolygon(
        QPolygonF([mast, mast + QPointF(width, height / 2), mast + QPointF(0, height)])
    )


def paint_foot(painter: QPainter, area: QRectF) -> None:
    """Paints the ground below the tower and the tower's base."""
    colours = masonry_colours()
    top = area.height() - appearance.scaled(FOOT_HEIGHT)
    body = floor_body(QRectF(area.left(), top, area.width(), appearance.scaled(FOOT_HEIGHT)), 1)
    ground = QPainterPath(QPointF(area.left(), area.bottom()))
    ground.lineTo(area.left(), top + appearance.scaled(15))
    ground.quadTo(
        QPointF(body.center().x(), top - appearance.scaled(2)),
        QPointF(area.right(), top + appearance.scaled(17)),
    )
    ground.lineTo(area.bottomRight())
    ground.closeSubpath()
    base = QRectF(body.left() - 8, top - 1, body.width() + 16, appearance.scaled(12))
    painter.setPen(QPen(QColor(colours.line), 1.4))
    painter.setBrush(_wall_brush(base))
    painter.drawRoundedRect(base, 2, 2)
    painter.setBrush(QColor(colours.ground))
    painter.drawPath(ground)
