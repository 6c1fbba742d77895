# SPDX-License-Identifier: MIT
"""What moves beside the lobby's name: candles whose flames breathe, and gems that turn."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from wizardtable.paint.svg import KEYLINE
from wizardtable.ui.lobby.backdrop import Ground
from wizardtable.ui.style import appearance

BREATH: Final = 66
"""Beats of one breath of a flame."""

TURN: Final = 192
"""Beats of one turn of a gem."""


class Decor(QWidget):
    """A small thing on the ground of the lobby. It paints the ground below it too, so that nothing
    else need be painted when it moves, and each of its pictures once.

    Attributes:
        period: beats after which its pictures come again.
    """

    period = 1

    def __init__(self, ground: Ground, parent: QWidget, ahead: int = 0) -> None:
        """`ahead`: how many beats it is ahead of others of its kind."""
        super().__init__(parent)
        self._ground, self._room, self._ahead = ground, parent, ahead
        self._beat = ahead
        self._pictures: dict[int, QPixmap] = {}
        self._painted_for: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_beat(self, beat: int) -> None:
        """Takes the shape that it has at this beat."""
        self._beat = beat + self._ahead
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the ground and what lies on it."""
        # The room itself need not have been painted since it got another size.
        self._ground.fit(self._room.size(), self.devicePixelRatioF())
        key = (self.geometry(), self._ground.painted_for)
        if key != self._painted_for:
            self._painted_for = key
            self._pictures.clear()
        place = self._beat % self.period
        if place not in self._pictures:
            self._pictures[place] = self._picture(place)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pictures[place])
        painter.end()

    def _picture(self, beat: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.translate(-self.pos())
        self._ground.paint(painter, self.geometry())
        painter.translate(self.pos())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, beat)
        painter.end()
        return picture

    def _paint(self, painter: QPainter, beat: int) -> None:
        raise NotImplementedError


class Candle(Decor):
    """A candle in a brass candlestick. Its box is 1 wide by 1 high, it stands on the lower edge."""

    period = BREATH

    def _paint(self, painter: QPainter, beat: int) -> None:
        breath = 2 * pi * beat / BREATH
        flicker = 0.5 * sin(3 * breath + 1) + 0.5 * sin(7 * breath)
        light = 0.5 + 0.32 * sin(breath) + 0.14 * flicker
        unit = self.height() / 64
        painter.translate(self.width() / 2, self.height())
        painter.scale(unit, unit)
        self._glow(painter, light)
        _stick(painter)
        sway = 0.9 * sin(breath + 2) + 0.5 * sin(5 * breath)
        _flame(painter, 13.0 + 3.0 * light, 4.2, sway, ("#ffd36b", "#f08a2c"))
        _flame(painter, 7.0 + 1.6 * light, 2.2, sway * 0.6, ("#fffbe6", "#ffe08a"))

    def _glow(self, painter: QPainter, light: float) -> None:
        middle, reach = QPointF(0, -42), 22.0 + 4 * light
        glow = QRadialGradient(middle, reach)
        lamp = QColor("#ffcf70")
        strength = (0.30 if appearance.shades().dark else 0.22) + 0.26 * light
        for place, share in ((0.0, 1.0), (0.35, 0.42), (0.7, 0.10), (1.0, 0.0)):
            lamp.setAlphaF(strength * share)
            glow.setColorAt(place, lamp)
        painter.fillRect(QRectF(-reach, middle.y() - reach, 2 * reach, 2 * reach), glow)


def _stick(painter: QPainter) -> None:
    ink = QPen(QColor(KEYLINE), 1.2)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(ink)
    brass = QLinearGradient(-13, 0, 13, 0)
    for place, colour in ((0, "#8a6528"), (0.35, "#f2d184"), (0.6, "#c9973f"), (1, "#6d4c1a")):
        brass.setColorAt(place, QColor(colour))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(KEYLINE), 4))
    painter.drawEllipse(QPointF(13.5, -9.5), 4, 4)
    painter.setPen(QPen(QColor("#c9973f"), 2))
    painter.drawEllipse(QPointF(13.5, -9.5), 4, 4)
    painter.setPen(ink)
    painter.setBrush(brass)
    painter.drawEllipse(QPointF(0, -5), 14, 3.6)
    painter.drawRoundedRect(QRectF(-5.5, -15, 11, 9), 2, 2)
    wax = QLinearGradient(-4, 0, 4, 0)
    for place, colour in ((0, "#d8c49a"), (0.35, "#fff6dc"), (1, "#b79b6c")):
        wax.setColorAt(place, QColor(colour))
    painter.setBrush(wax)
    painter.drawRoundedRect(QRectF(-4, -35, 8, 21), 1.6, 1.6)
    drop = QPainterPath(QPointF(-4, -33))
    drop.cubicTo(QPointF(-5.6, -30), QPointF(-5.6, -25), QPointF(-3.4, -25))
    drop.cubicTo(QPointF(-1.8, -25), QPointF(-2.4, -30), QPointF(-1, -33))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(drop)
    painter.setPen(QPen(QColor(KEYLINE), 1.2))
    painter.drawLine(QPointF(0, -35), QPointF(0, -38))


def _flame(
    painter: QPainter, height: float, width: float, sway: float, colours: tuple[str, str]
) -> None:
    foot, tip = QPointF(0, -36), QPointF(sway, -36 - height)
    shape = QPainterPath(foot)
    for side in (1, -1):
        bend = QPointF(side * width * 1.35 + sway * 0.2, -36 - height * 0.25)
        rise = QPointF(side * width * 0.35 + sway, -36 - height * 0.62)
        if side > 0:
            shape.cubicTo(bend, rise, tip)
        else:
            shape.cubicTo(rise, bend, foot)
    fire = QLinearGradient(foot, tip)
    fire.setColorAt(0.0, QColor(colours[1]))
    fire.setColorAt(0.5, QColor(colours[0]))
    fire.setColorAt(1.0, QColor(colours[1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fire)
    painter.drawPath(shape)


class TurningGem(Decor):
    """A cut gem that turns about its upright axis."""

    SIDES: Final = 8

    period = TURN // SIDES

    def _paint(self, painter: QPainter, beat: int) -> None:
        turn = 2 * pi * beat / TURN
        unit = self.height() / 2.3
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(unit * 0.82, unit)
        table, girdle = _ring(turn, 0.56, -0.78), _ring(turn, 1.0, -0.32)
        culet = (0.0, 1.0, 0.0)
        edge = QPen(QColor("#2b1240"), 1.0)
        edge.setCosmetic(True)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        for side in range(self.SIDES):
            after = (side + 1) % self.SIDES
            for facet in (
                (table[side], table[after], girdle[after], girdle[side]),
                (girdle[side], girdle[after], culet),
            ):
                _facet(painter, facet)
        _facet(painter, table)


_Corner = tuple[float, float, float]
"""To the right, down, and towards the viewer."""


def _ring(turn: float, radius: float, height: float) -> list[_Corner]:
    sides = TurningGem.SIDES
    steps = (turn + 2 * pi * side / sides for side in range(sides))
    return [(radius * sin(at), height, radius * cos(at)) for at in steps]


TILT: Final = 0.3
"""Radians by which one looks down upon the gem."""


def _facet(painter: QPainter, corners: Sequence[_Corner]) -> None:
    """Paints a face that looks towards the viewer, as bright as it faces the lamp."""
    seen = [
        (x, y * cos(TILT) + z * sin(TILT) - 0.1, z * cos(TILT) - y * sin(TILT))
        for x, y, z in corners
    ]
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = seen[0], seen[1], seen[2]
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    if nz <= 0:
        return
    length = (nx * nx + ny * ny + nz * nz) ** 0.5
    facing = (-0.55 * nx - 0.55 * ny + 0.63 * nz) / length
    glint = max(0.0, facing - 0.86) / 0.14
    light = 0.28 + 0.55 * max(0.0, facing) ** 1.5
    red, green, blue = (
        round(min(255.0, full * light + 255 * 0.55 * glint)) for full in (214, 118, 255)
    )
    painter.setBrush(QColor(red, green, blue))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y, _ in seen]))
