# SPDX-License-Identifier: MIT
"""The stars of the lobby, or motes of dust in the day theme: they drift and twinkle beside the
tiles."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from math import pi, sin
from typing import Final, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient, QRegion

from wizardtable.ui.style import appearance

MAX_STARS: Final = 60
"""The number of stars in the largest window."""

MIN_STAR_AREA: Final = 3600
"""The free square pixels that the lobby needs for each star."""

STARS_PER_BEAT: Final = 5
"""The number of stars that move at each beat (`lobby.BEAT_MS`)."""

DRIFT_PIXELS: Final = 6.0
"""The largest distance in pixels that a star drifts across and down from its home."""

MAX_RADIUS: Final = 5
"""The largest distance in pixels from the middle of a star to the edge of its picture."""

DRIFT_BEATS: Final = (640, 790)
"""The beats after which a star's motion repeats, across and down."""


@dataclass(slots=True)
class Star:
    """A star.

    Attributes:
        home: the point about which the star drifts, in pixels of the lobby.
        radius: the pixels from the middle to the rim.
        phase: the place in the star's motion at the beat 0, as a share of the whole motion.
        twinkle_beats: the number of beats from one twinkling to the next.
        position: the point where the star is painted now.
        brightness: the present brightness, 0 to 1.
    """

    home: QPointF
    radius: float
    phase: float
    twinkle_beats: int
    position: QPointF
    brightness: float = 1.0

    @property
    def bounds(self) -> QRect:
        """The rectangle that the star's picture covers, in pixels of the lobby."""
        return QRectF(
            self.position.x() - MAX_RADIUS,
            self.position.y() - MAX_RADIUS,
            2 * MAX_RADIUS,
            2 * MAX_RADIUS,
        ).toAlignedRect()

    def move_to_beat(self, beat: int) -> None:
        """Sets position and brightness to those of a beat."""
        across, down = (sin(2 * pi * (beat / beats + self.phase)) for beats in DRIFT_BEATS)
        self.position = self.home + QPointF(across, down) * DRIFT_PIXELS
        self.brightness = 0.55 + 0.45 * sin(2 * pi * (beat / self.twinkle_beats + 3 * self.phase))


class Stars:
    """All stars of the lobby."""

    def __init__(self) -> None:
        self._stars: list[Star] = []
        self._next_index = 0

    def scatter(self, size: QSize, covered: QRegion, beat: int) -> None:
        """Spreads new stars over the free parts of the lobby.

        The same parts get the same stars again.

        Args:
            size: the size of the lobby in pixels.
            covered: the parts that stay without stars.
            beat: the present beat.
        """
        chance = random.Random(20)
        margin = round(DRIFT_PIXELS) + MAX_RADIUS
        free = QRegion(QRect(0, 0, size.width(), size.height())).subtracted(covered)
        parts = cast("Iterable[QRect]", free)
        area = sum(part.width() * part.height() for part in parts)
        wanted_count = min(MAX_STARS, area // MIN_STAR_AREA)
        self._stars, self._next_index = [], 0
        for _ in range(20 * wanted_count):
            if len(self._stars) == wanted_count:
                break
            home = QPointF(chance.random() * size.width(), chance.random() * size.height())
            rim, phase = 0.7 + 1.1 * chance.random() ** 3, chance.random()
            star = Star(home, rim, phase, chance.randrange(50, 110), home)
            around = QRectF(home.x() - margin, home.y() - margin, 2 * margin, 2 * margin).toRect()
            if QRegion(around).subtracted(free).isEmpty():
                star.move_to_beat(beat)
                self._stars.append(star)

    def move_next(self, beat: int) -> QRegion:
        """Moves the next few stars to their places at this beat; returns the region to paint
        again."""
        changed = QRegion()
        for _ in range(min(STARS_PER_BEAT, len(self._stars))):
            star = self._stars[self._next_index % len(self._stars)]
            self._next_index += 1
            changed += star.bounds
            star.move_to_beat(beat)
            changed += star.bounds
        return changed

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Paints the stars that touch a region."""
        dark = appearance.shades().dark
        colour = QColor("#fdf3d0" if dark else appearance.shades().brass_high)
        for star in self._stars:
            if region.intersects(star.bounds):
                _paint(painter, star, colour)


def _paint(painter: QPainter, star: Star, colour: QColor) -> None:
    glow = QRadialGradient(star.position, star.radius * 2.6)
    for place, share in ((0.0, 1.0), (0.3, 0.85), (0.45, 0.25), (1.0, 0.0)):
        colour.setAlphaF(share * star.brightness)
        glow.setColorAt(place, colour)
    reach = star.radius * 2.6
    painter.fillRect(
        QRectF(star.position.x() - reach, star.position.y() - reach, 2 * reach, 2 * reach), glow
    )
    if star.radius > 1.2:  # the brightest have rays
        colour.setAlphaF(0.5 * star.brightness)
        painter.setPen(QPen(colour, 0.7))
        ray = (MAX_RADIUS - 0.6) * (0.5 + 0.5 * star.brightness)
        painter.drawLine(star.position - QPointF(ray, 0), star.position + QPointF(ray, 0))
        painter.drawLine(star.position - QPointF(0, ray), star.position + QPointF(0, ray))
