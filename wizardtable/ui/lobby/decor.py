# SPDX-License-Identifier: MIT
"""The moving ornaments beside the lobby's title: candles with flames, and gems that turn.

A *beat* is one step of all motion in the lobby (`lobby.BEAT_MS`).
"""

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

from wizardtable.core import override
from wizardtable.paint.candle import paint_candle, paint_glow
from wizardtable.ui.lobby.backdrop import Backdrop
from wizardtable.ui.style import appearance

BREATH_BEATS: Final = 66
"""The beats in which a flame grows and shrinks once."""

TURN_BEATS: Final = 192
"""The beats in which a gem turns once."""


class Decor(QWidget):
    """A small moving ornament on the lobby's backdrop.

    The ornament also paints the backdrop below itself, so that its motion repaints nothing else.
    Each of its pictures is painted once and kept.

    Attributes:
        period: the number of beats after which the pictures repeat.
    """

    period = 1

    def __init__(self, backdrop: Backdrop, lobby: QWidget, beat_offset: int = 0) -> None:
        """Makes an ornament.

        Args:
            backdrop: the picture of the room behind the lobby.
            lobby: the parent.
            beat_offset: the beats by which this ornament is ahead of others of its kind.
        """
        super().__init__(lobby)
        self._backdrop, self._lobby, self._beat_offset = backdrop, lobby, beat_offset
        self._beat = beat_offset
        self._pictures: dict[int, QPixmap] = {}
        self._painted_for: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_beat(self, beat: int) -> None:
        """Shows the picture of a beat, which is counted from the start of the motion."""
        self._beat = beat + self._beat_offset
        self.update()

    def _make_picture(self, beat: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.translate(-self.pos())
        self._backdrop.paint(painter, self.geometry())
        painter.translate(self.pos())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, beat)
        painter.end()
        return picture

    def _paint(self, painter: QPainter, beat: int) -> None:
        raise NotImplementedError

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        # A new size reaches the ornament before the lobby has painted its backdrop.
        self._backdrop.fit(self._lobby.size(), self.devicePixelRatioF())
        key = (self.geometry(), self._backdrop.painted_for)
        if key != self._painted_for:
            self._painted_for = key
            self._pictures.clear()
        beat = self._beat % self.period
        if beat not in self._pictures:
            self._pictures[beat] = self._make_picture(beat)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pictures[beat])
        painter.end()


class Candle(Decor):
    """A candle in a brass candlestick, which stands on the lower edge of the widget."""

    period = BREATH_BEATS

    def _paint(self, painter: QPainter, beat: int) -> None:
        breath = 2 * pi * beat / BREATH_BEATS
        box = QRectF(self.rect())
        paint_glow(painter, box, breath, dark=appearance.shades().dark)
        paint_candle(painter, box, breath)


class TurningGem(Decor):
    """A cut gem that turns about its upright axis.

    Attributes:
        SIDES: the number of the gem's sides; the gem looks the same after each.
    """

    SIDES: Final = 8

    period = TURN_BEATS // SIDES

    def _paint(self, painter: QPainter, beat: int) -> None:
        turn = 2 * pi * beat / TURN_BEATS
        unit = self.height() / 2.3
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(unit * 0.82, unit)
        table, girdle = _ring_corners(turn, 0.56, -0.78), _ring_corners(turn, 1.0, -0.32)
        culet = (0.0, 1.0, 0.0)
        edge = QPen(QColor("#2b1240"), 1.0)
        edge.setCosmetic(True)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        for side in range(self.SIDES):
            next_side = (side + 1) % self.SIDES
            for facet in (
                (table[side], table[next_side], girdle[next_side], girdle[side]),
                (girdle[side], girdle[next_side], culet),
            ):
                _paint_facet(painter, facet)
        _paint_facet(painter, table)


_Corner = tuple[float, float, float]
"""A corner of the gem: to the right, down and towards the viewer, in units of the gem's radius."""


def _ring_corners(turn: float, radius: float, height: float) -> list[_Corner]:
    sides = TurningGem.SIDES
    steps = (turn + 2 * pi * side / sides for side in range(sides))
    return [(radius * sin(angle), height, radius * cos(angle)) for angle in steps]


TILT_RADIANS: Final = 0.3
"""The angle in radians at which the viewer looks down on the gem."""


def _paint_facet(painter: QPainter, corners: Sequence[_Corner]) -> None:
    """Paints a face of the gem if it looks towards the viewer; it is brightest towards the lamp."""
    projected = [
        (
            x,
            y * cos(TILT_RADIANS) + z * sin(TILT_RADIANS) - 0.1,
            z * cos(TILT_RADIANS) - y * sin(TILT_RADIANS),
        )
        for x, y, z in corners
    ]
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = projected[0], projected[1], projected[2]
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
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y, _ in projected]))
