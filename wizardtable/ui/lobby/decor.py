# SPDX-License-Identifier: MIT
"""What moves beside the lobby's name: candles whose flames breathe, and gems that turn."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from wizardtable.paint.candle import paint_candle, paint_glow
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
        box = QRectF(self.rect())
        paint_glow(painter, box, breath, dark=appearance.shades().dark)
        paint_candle(painter, box, breath)


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
