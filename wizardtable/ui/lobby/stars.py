# SPDX-License-Identifier: MIT
"""The stars of the lobby, motes of dust by day: they drift and twinkle where nothing else lies."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from math import pi, sin
from typing import Final, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient, QRegion

from wizardtable.ui.style import appearance

MOST: Final = 60
"""Stars in the largest window."""

ROOM: Final = 3600
"""Square pixels that there are for each star, at least."""

IN_TURN: Final = 5
"""Stars that change at one beat."""

REACH: Final = 6.0
"""Pixels that a star drifts from its place, to every side."""

HALF: Final = 5
"""Pixels from the middle of a star to the edge of its picture, at most."""

DRIFT: Final = (640, 790)
"""Beats in which a star comes and goes, across and down."""


@dataclass(slots=True)
class Star:
    """One star.

    Attributes:
        home: about which it drifts.
        size: pixels from its middle to its rim.
        phase, twinkling: where in its course it begins, and beats from one twinkling to the next.
        at, light: where it is drawn now, and how bright, from 0 to 1.
    """

    home: QPointF
    size: float
    phase: float
    twinkling: int
    at: QPointF
    light: float = 1.0

    @property
    def box(self) -> QRect:
        """What it covers."""
        return QRectF(self.at.x() - HALF, self.at.y() - HALF, 2 * HALF, 2 * HALF).toAlignedRect()

    def go_to(self, beat: int) -> None:
        """Is where it is at this beat, and as bright."""
        across, down = (sin(2 * pi * (beat / time + self.phase)) for time in DRIFT)
        self.at = self.home + QPointF(across, down) * REACH
        self.light = 0.55 + 0.45 * sin(2 * pi * (beat / self.twinkling + 3 * self.phase))


class Stars:
    """All stars of a window."""

    def __init__(self) -> None:
        self._all: list[Star] = []
        self._next = 0

    def scatter(self, size: QSize, taken: QRegion, beat: int) -> None:
        """Spreads them over a room, but for what is taken; the same room has the same stars."""
        chance = random.Random(20)
        edge = round(REACH) + HALF
        free = QRegion(QRect(0, 0, size.width(), size.height())).subtracted(taken)
        parts = cast("Iterable[QRect]", free)
        area = sum(part.width() * part.height() for part in parts)
        wanted = min(MOST, area // ROOM)
        self._all, self._next = [], 0
        for _ in range(20 * wanted):
            if len(self._all) == wanted:
                break
            home = QPointF(chance.random() * size.width(), chance.random() * size.height())
            rim, phase = 0.7 + 1.1 * chance.random() ** 3, chance.random()
            star = Star(home, rim, phase, chance.randrange(50, 110), home)
            around = QRectF(home.x() - edge, home.y() - edge, 2 * edge, 2 * edge).toRect()
            if QRegion(around).subtracted(free).isEmpty():
                star.go_to(beat)
                self._all.append(star)

    def go_on(self, beat: int) -> QRegion:
        """Moves those whose turn it is; what has to be painted anew."""
        changed = QRegion()
        for _ in range(min(IN_TURN, len(self._all))):
            star = self._all[self._next % len(self._all)]
            self._next += 1
            changed += star.box
            star.go_to(beat)
            changed += star.box
        return changed

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Paints those that this region meets."""
        dark = appearance.shades().dark
        colour = QColor("#fdf3d0" if dark else appearance.shades().brass_high)
        for star in self._all:
            if region.intersects(star.box):
                _paint(painter, star, colour)


def _paint(painter: QPainter, star: Star, colour: QColor) -> None:
    glow = QRadialGradient(star.at, star.size * 2.6)
    for place, share in ((0.0, 1.0), (0.3, 0.85), (0.45, 0.25), (1.0, 0.0)):
        colour.setAlphaF(share * star.light)
        glow.setColorAt(place, colour)
    reach = star.size * 2.6
    painter.fillRect(QRectF(star.at.x() - reach, star.at.y() - reach, 2 * reach, 2 * reach), glow)
    if star.size > 1.2:  # the brightest have rays
        colour.setAlphaF(0.5 * star.light)
        painter.setPen(QPen(colour, 0.7))
        ray = (HALF - 0.6) * (0.5 + 0.5 * star.light)
        painter.drawLine(star.at - QPointF(ray, 0), star.at + QPointF(ray, 0))
        painter.drawLine(star.at - QPointF(0, ray), star.at + QPointF(0, ray))
