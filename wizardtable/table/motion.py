# SPDX-License-Identifier: MIT
"""The motion of pieces: the pose of a moving or dragged piece at each moment.

A piece seems to have weight: it is lifted, leans, travels and comes to rest with a small rebound.
"""

from dataclasses import dataclass, replace
from math import cos, exp, pi, sin
from typing import Final

from wizardtable.table.items import Pose
from wizardtable.table.zones import Box

LIFT_GROWTH_SHARE: Final = 0.07
"""A lifted piece is wider by this share of its width."""

LIFT_PER_WIDTH: Final = 0.075
"""A lifted piece rises by this share of its width."""

RISE_MS: Final = 44.0
"""Milliseconds in which a piece is lifted: two or three pictures of a screen with 60 Hz."""

SETTLE_START_SHARE: Final = 0.86
"""A lifted piece reaches its place after this share of its time, then rebounds a little."""

_DESCENT_START_SHARE: Final = 0.5
"""A lifted piece begins to come down after this share of its time."""

_REBOUND_SHARE: Final = 0.2
"""A piece that has arrived rebounds to this share of the height to which it was lifted."""

_MAX_LEAN_DEGREES: Final = 9.0
"""A travelling piece leans towards its goal by at most this angle in degrees."""

_FLIP_SHARE: Final = 0.4
"""A piece that waited before it left turns over during this share of its time of travel."""

_BOUNCE_COUNT: Final = 3
"""A tumbling piece bounces this many times."""

LONG_WAY_WIDTHS: Final = 1.8
"""A way is long if it is longer than this many widths of the piece.

Only on a long way is a small piece thrown. Only on a long way does an opponent's piece wait before
it leaves and get a light where it lands. So a piece that merely makes room for other pieces is
neither thrown nor lit.
"""

_SMALL_PIECE_WIDTH_PIXELS: Final = 84.0
"""A piece narrower than this can be thrown, in pixels at a font scale of 100 %."""

_ARC_SHARE: Final = 0.18
"""A thrown piece flies in an arc whose height is this share of the length of its way."""

_MAX_ARC_HEIGHT_PIXELS: Final = 46.0
"""The largest height of a thrown piece's arc, in pixels at a font scale of 100 %."""

_OPPONENT_PIECE_WIDTH_PIXELS: Final = 54.0
"""A narrower piece of an opponent is enlarged to this width on its way.

The width is in pixels at a font scale of 100 %.
"""

_MAX_ENLARGEMENT: Final = 2.0
"""An opponent's piece is enlarged by at most this factor on its way."""

_SWING_FREQUENCY: Final = 19.0
"""Angular frequency at which a dragged piece swings, in radians per second."""

_DAMPING_RATIO: Final = 0.55
"""Damping of a dragged piece's swing, 0 to 1; at 1 the piece would not swing at all."""

_TILT_PER_SPEED: Final = 0.011
"""Degrees that a dragged piece tilts for each pixel per second of the pointer's speed."""

_MAX_TILT_DEGREES: Final = 15.0
"""The largest tilt of a dragged piece, in degrees."""

_SPEED_AVERAGE_SECONDS: Final = 0.045
"""The pointer's speed is averaged over this many seconds."""


@dataclass(frozen=True, slots=True)
class Manner:
    """The manner in which a piece travels.

    Attributes:
        is_lifted: true if the piece is lifted, and rebounds a little at its goal.
        arc_height: the height in pixels of the arc in which a thrown piece flies, such as a gem; 0
            for a straight way.
        hold_ms: milliseconds for which the piece waits before it leaves, so that players notice it.
        min_width: the piece is enlarged to this width in the middle of its way, in pixels; 0 for no
            enlargement.
        spin_degrees: degrees by which the piece spins on its way, slower and slower.
        bounce_height: the height of the first bounce, in pixels; 0 for no bounces.
    """

    is_lifted: bool = True
    arc_height: float = 0.0
    hold_ms: float = 0.0
    min_width: float = 0.0
    spin_degrees: float = 0.0
    bounce_height: float = 0.0


GLIDING: Final = Manner(is_lifted=False)
"""The manner of a piece that is not lifted."""


def manner_of(box: Box, distance: float, scale: float, hold_ms: float) -> Manner:
    """Returns the manner of a lifted piece that travels to this box.

    A small piece that is about as wide as high, such as a gem or a coin, is thrown. An opponent's
    piece first waits for a moment. On its way it is enlarged if it is small.

    Args:
        box: the place at the end of the way.
        distance: length of the way in pixels.
        scale: the scale of writing (`Look.scale`).
        hold_ms: milliseconds for which an opponent's piece waits before it leaves; 0 for a piece of
            the viewer.
    """
    is_small = box.w < _SMALL_PIECE_WIDTH_PIXELS * scale and abs(box.w - box.h) < 0.3 * box.h
    is_thrown = is_small and distance > LONG_WAY_WIDTHS * box.w
    arc_height = min(_ARC_SHARE * distance, _MAX_ARC_HEIGHT_PIXELS * scale) if is_thrown else 0.0
    min_width = (
        min(_OPPONENT_PIECE_WIDTH_PIXELS * scale, _MAX_ENLARGEMENT * box.w) if hold_ms else 0.0
    )
    return Manner(arc_height=arc_height, hold_ms=hold_ms, min_width=min_width)


@dataclass(frozen=True, slots=True)
class Journey:
    """The way of one piece from one pose to another.

    Attributes:
        begin, end: the poses at both ends.
        milliseconds: duration, including the time for which the piece waits first.
        manner: the manner in which the piece travels.
        is_flipped: true if the piece is turned over on its way.
    """

    begin: Pose
    end: Pose
    milliseconds: float
    manner: Manner = Manner()
    is_flipped: bool = False

    def pose_at(self, share: float) -> Pose:
        """Returns the pose after a share (0 to 1) of the journey's time."""
        start, end, manner = self.begin, self.end, self.manner
        path = self._path_share(share)
        lift, lift_height = self._lift_share(share), self._lift_height
        base = start.width / (1 + LIFT_GROWTH_SHARE * self._initial_lift)
        width = (base + (end.width - base) * path) * (1 + LIFT_GROWTH_SHARE * lift)
        width += max(0.0, manner.min_width - width) * sin(pi * path) if manner.min_width else 0.0
        rise = lift_height * lift + manner.arc_height * 4 * path * (1 - path)
        rise += manner.bounce_height * abs(sin(pi * _BOUNCE_COUNT * share)) * (1 - share)
        rise += max(0.0, start.rise - lift_height * self._initial_lift) * (1 - path)
        turn = (end.angle - start.angle + 180) % 360 - 180
        lean = self._lean_degrees * sin(pi * path) * (1 - share) if manner.is_lifted else 0.0
        ground = start.y + start.rise
        return replace(
            end,
            x=start.x + (end.x - start.x) * path,
            y=ground + (end.y - ground) * path - rise,
            angle=start.angle + turn * path - manner.spin_degrees * (1 - path) + lean,
            width=width,
            opacity=start.opacity + (end.opacity - start.opacity) * path,
            edge=abs(cos(pi * self.flip_share(share))) if self.is_flipped else 1.0,
            rise=rise,
        )

    def flip_share(self, share: float) -> float:
        """Returns how far the piece is turned over after a share of its time, both 0 to 1.

        A piece that waited before it left turns over in the first part of its travel. So its new
        face is seen longer.
        """
        if not self.manner.hold_ms:
            return share
        return min(
            1.0,
            max(0.0, share - self._departure_share)
            / (_FLIP_SHARE * (SETTLE_START_SHARE - self._departure_share)),
        )

    @property
    def _departure_share(self) -> float:
        """The share of the time after which the piece leaves its place."""
        return min(0.6, self.manner.hold_ms / self.milliseconds)

    @property
    def _lift_height(self) -> float:
        """The height in pixels to which the piece is lifted."""
        return (
            LIFT_PER_WIDTH * max(self.end.width, self.manner.min_width)
            if self.manner.is_lifted
            else 0.0
        )

    @property
    def _initial_lift(self) -> float:
        """The lift at the start, 0 to 1: a dropped piece begins its way above the cloth."""
        return min(1.0, self.begin.rise / self._lift_height) if self._lift_height else 0.0

    @property
    def _lean_degrees(self) -> float:
        """The largest lean in degrees: larger if the goal is farther to the left or right."""
        aside = (self.end.x - self.begin.x) / max(1.0, 5 * self.end.width)
        return _MAX_LEAN_DEGREES * max(-1.0, min(1.0, aside))

    def _path_share(self, share: float) -> float:
        """Returns the share of the path that the piece has covered after a share of its time.

        A lifted piece gathers speed, then slows down; any other piece only slows down.
        """
        if not self.manner.is_lifted:
            return float(1 - (1 - share) ** 3)
        travelled = min(
            1.0,
            max(0.0, share - self._departure_share) / (SETTLE_START_SHARE - self._departure_share),
        )
        return float(1 - (1 - travelled**1.35) ** 3)

    def _lift_share(self, share: float) -> float:
        """Returns the lift of the piece after a share of its time, both 0 to 1.

        The piece rises quickly, comes down as it arrives, and rebounds a little.
        """
        if not self.manner.is_lifted:
            return 0.0
        if share >= SETTLE_START_SHARE:
            return _REBOUND_SHARE * sin(
                pi * (share - SETTLE_START_SHARE) / (1 - SETTLE_START_SHARE)
            )
        up = _smooth(share * self.milliseconds / RISE_MS)
        down = _smooth((share - _DESCENT_START_SHARE) / (SETTLE_START_SHARE - _DESCENT_START_SHARE))
        return max(self._initial_lift, up) * (1 - down)


def _smooth(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


@dataclass(slots=True)
class Hanging:
    """A dragged piece, which tilts with the pointer's speed and swings until it is still.

    Attributes:
        target: the pose of the piece when it is still, without the lift.
    """

    target: Pose
    _last_x: float = 0.0
    _speed: float = 0.0
    _tilt: float = 0.0
    _swing: float = 0.0
    _lift: float = 0.0

    def __post_init__(self) -> None:
        self._last_x = self.target.x

    @property
    def is_still(self) -> bool:
        """True if the piece neither swings nor rises."""
        is_calm = abs(self._tilt) < 0.05 and abs(self._swing) < 0.5 and abs(self._speed) < 1.0
        return is_calm and self._lift > 0.99

    def pose(self) -> Pose:
        """Returns the pose of the piece now."""
        end = self.target
        width = end.width * (1 + LIFT_GROWTH_SHARE * self._lift)
        rise = 2 * LIFT_PER_WIDTH * end.width * self._lift
        return replace(end, angle=end.angle + self._tilt, width=width, rise=rise)

    def pass_time(self, seconds: float) -> None:
        """Lets the piece swing for this many seconds."""
        if seconds <= 0:
            return
        speed = (self.target.x - self._last_x) / seconds
        self._last_x = self.target.x
        self._speed += (speed - self._speed) * (1 - exp(-seconds / _SPEED_AVERAGE_SECONDS))
        target_tilt = max(-_MAX_TILT_DEGREES, min(_MAX_TILT_DEGREES, self._speed * _TILT_PER_SPEED))
        for _ in range(4):
            step = min(seconds, 0.1) / 4
            pull = (
                _SWING_FREQUENCY**2 * (target_tilt - self._tilt)
                - 2 * _DAMPING_RATIO * _SWING_FREQUENCY * self._swing
            )
            self._swing += pull * step
            self._tilt += self._swing * step
        self._lift += (1 - self._lift) * (1 - exp(-seconds * 1000 / (RISE_MS / 3)))
