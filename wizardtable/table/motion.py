# SPDX-License-Identifier: MIT
"""How a piece gets from one pose to another: what it weighs shows in how it leaves and arrives."""

from dataclasses import dataclass, replace
from math import cos, exp, pi, sin
from typing import Final

from wizardtable.table.items import Pose
from wizardtable.table.zones import Box

GROWTH: Final = 0.07
"""How much larger a lifted piece is."""

LIFT: Final = 0.075
"""How high it is lifted, by its width."""

RISING: Final = 44.0
"""Milliseconds until it is lifted: two or three frames."""

SETTLING: Final = 0.86
"""Share of its time after which a lifted piece has come to its place, and settles there."""

_DOWN, _REBOUND = 0.5, 0.2
"""Share of its time after which it comes down, and how high it is again as it settles, by how high
it was lifted."""

_LEAN: Final = 9.0
"""Degrees that it leans at most to where it goes."""

_TURNING: Final = 0.4
"""Share of its way on which a piece is turned over that was held up before."""

_BOUNCES: Final = 3

FARTHER: Final = 1.8
"""Widths that a piece must go to be thrown, and another's to be followed: one that makes room for
others is not."""

_SMALL, _ARC, _HIGHEST = 84.0, 0.18, 46.0
"""Pixels below which a piece is thrown, how high, by its way, and how high in pixels at most, where
writing has its usual size."""

_SEEN, _ENLARGED = 54.0, 2.0
"""Pixels that another's piece is wide on its way where writing has its usual size, and by how much
it may be enlarged for that."""


@dataclass(frozen=True, slots=True)
class Manner:
    """In what manner a piece travels.

    Attributes:
        soar: whether it is lifted, and settles where it is let go.
        arc: pixels that it is thrown high, such as a gem.
        take: milliseconds that it is held up before it leaves, so that it is seen which it is.
        least: how wide it is at least on its way, in pixels.
        spin: degrees it turns on the way besides, slower and slower.
        hop: how high the first of its bounces goes, in pixels.
    """

    soar: bool = True
    arc: float = 0.0
    take: float = 0.0
    least: float = 0.0
    spin: float = 0.0
    hop: float = 0.0


GLIDING: Final = Manner(soar=False)
"""Of what is not lifted."""


def manner_of(box: Box, way: float, scale: float, take: float) -> Manner:
    """Returns how a piece is lifted and travels so many pixels to this box: one that is small and
    about as broad as high, such as a gem or a coin, is thrown; another's, which is held up first
    (`take`), is as large on its way as can be seen well."""
    small = box.w < _SMALL * scale and abs(box.w - box.h) < 0.3 * box.h
    thrown = small and way > FARTHER * box.w
    arc = min(_ARC * way, _HIGHEST * scale) if thrown else 0.0
    least = min(_SEEN * scale, _ENLARGED * box.w) if take else 0.0
    return Manner(arc=arc, take=take, least=least)


@dataclass(frozen=True, slots=True)
class Journey:
    """One way of one piece.

    Attributes:
        milliseconds: how long it takes.
        flips: whether it is turned over.
    """

    begin: Pose
    end: Pose
    milliseconds: float
    manner: Manner = Manner()
    flips: bool = False

    def at(self, share: float) -> Pose:
        """Returns the pose after a share (0 to 1) of its time."""
        a, b, manner = self.begin, self.end, self.manner
        way = self._way(share)
        height, high = self._height(share), self._high
        base = a.width / (1 + GROWTH * self._held)
        width = (base + (b.width - base) * way) * (1 + GROWTH * height)
        width += max(0.0, manner.least - width) * sin(pi * way) if manner.least else 0.0
        rise = high * height + manner.arc * 4 * way * (1 - way)
        rise += manner.hop * abs(sin(pi * _BOUNCES * share)) * (1 - share)
        rise += max(0.0, a.rise - high * self._held) * (1 - way)
        turn = (b.angle - a.angle + 180) % 360 - 180
        lean = self._lean * sin(pi * way) * (1 - share) if manner.soar else 0.0
        ground = a.y + a.rise
        return replace(
            b,
            x=a.x + (b.x - a.x) * way,
            y=ground + (b.y - ground) * way - rise,
            angle=a.angle + turn * way - manner.spin * (1 - way) + lean,
            width=width,
            opacity=a.opacity + (b.opacity - a.opacity) * way,
            edge=abs(cos(pi * self.turned(share))) if self.flips else 1.0,
            rise=rise,
        )

    def turned(self, share: float) -> float:
        """Returns how far (0 to 1) it is turned over by then: one that was held up shows its face
        for most of its way."""
        if not self.manner.take:
            return share
        return min(1.0, max(0.0, share - self._leaves) / (_TURNING * (SETTLING - self._leaves)))

    @property
    def _leaves(self) -> float:
        """Share of its time after which it leaves."""
        return min(0.6, self.manner.take / self.milliseconds)

    @property
    def _high(self) -> float:
        """How high it is lifted, in pixels."""
        return LIFT * max(self.end.width, self.manner.least) if self.manner.soar else 0.0

    @property
    def _held(self) -> float:
        """How far it was lifted before, 0 to 1: it may come from the pointer."""
        return min(1.0, self.begin.rise / self._high) if self._high else 0.0

    @property
    def _lean(self) -> float:
        """Degrees it leans to where it goes: the farther aside, the more."""
        aside = (self.end.x - self.begin.x) / max(1.0, 5 * self.end.width)
        return _LEAN * max(-1.0, min(1.0, aside))

    def _way(self, share: float) -> float:
        """How much of the way is done: one that is lifted gathers speed and slows down, another
        only slows down."""
        if not self.manner.soar:
            return float(1 - (1 - share) ** 3)
        gone = min(1.0, max(0.0, share - self._leaves) / (SETTLING - self._leaves))
        return float(1 - (1 - gone**1.35) ** 3)

    def _height(self, share: float) -> float:
        """How far it is lifted, 0 to 1: quickly up, down as it arrives, and a touch of rebound."""
        if not self.manner.soar:
            return 0.0
        if share >= SETTLING:
            return _REBOUND * sin(pi * (share - SETTLING) / (1 - SETTLING))
        up = _smooth(share * self.milliseconds / RISING)
        down = _smooth((share - _DOWN) / (SETTLING - _DOWN))
        return max(self._held, up) * (1 - down)


def _smooth(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


_SWAY, _DAMPING = 19.0, 0.55
"""How quickly a piece that hangs on the pointer swings, in radians a second, and how soon it hangs
still, 1 being without swinging at all."""

_TILT, _STEEPEST = 0.011, 15.0
"""Degrees it tilts for each pixel a second, and at most."""

_NOTICED: Final = 0.045
"""Seconds over which the speed of the pointer is taken."""


@dataclass(slots=True)
class Hanging:
    """How a piece hangs on the pointer: it tilts with the speed, and swings until it is still.

    Attributes:
        target: where it hangs when it is still, lifted wholly.
    """

    target: Pose
    _seen: float = 0.0
    _speed: float = 0.0
    _tilt: float = 0.0
    _swing: float = 0.0
    _height: float = 0.0

    def __post_init__(self) -> None:
        self._seen = self.target.x

    @property
    def still(self) -> bool:
        """Whether it neither swings nor rises."""
        calm = abs(self._tilt) < 0.05 and abs(self._swing) < 0.5 and abs(self._speed) < 1.0
        return calm and self._height > 0.99

    def pose(self) -> Pose:
        """Returns how it hangs now."""
        end = self.target
        width = end.width * (1 + GROWTH * self._height)
        rise = 2 * LIFT * end.width * self._height
        return replace(end, angle=end.angle + self._tilt, width=width, rise=rise)

    def pass_time(self, seconds: float) -> None:
        """Some time passes."""
        if seconds <= 0:
            return
        speed = (self.target.x - self._seen) / seconds
        self._seen = self.target.x
        self._speed += (speed - self._speed) * (1 - exp(-seconds / _NOTICED))
        wanted = max(-_STEEPEST, min(_STEEPEST, self._speed * _TILT))
        for _ in range(4):
            step = min(seconds, 0.1) / 4
            pull = _SWAY**2 * (wanted - self._tilt) - 2 * _DAMPING * _SWAY * self._swing
            self._swing += pull * step
            self._tilt += self._swing * step
        self._height += (1 - self._height) * (1 - exp(-seconds * 1000 / (RISING / 3)))
