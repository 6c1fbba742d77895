# SPDX-License-Identifier: MIT
"""Where the small pictures of a match's end are at each moment, without Qt.

Places are shares of the width and of the height of the table; times are shares of the whole.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from wizardtable.table.game_view import Flying

GOLDEN = 0.618034
"""Multiples of it, without their whole part, are spread evenly and look as if drawn by lot."""

MANY, FEW = 34, 12
"""Sparks for who has won, and for who has lost."""


@dataclass(frozen=True, slots=True)
class Spark:
    """One small picture at one moment.

    Attributes:
        picture: which of the pictures, counted from 0.
        x, y: its middle.
        size: of the usual size.
        angle: in degrees, clockwise.
        opacity: 0 to 1.
    """

    picture: int
    x: float
    y: float
    size: float
    angle: float
    opacity: float


def sparks(
    flying: Flying, pictures: int, share: float, lights: Sequence[tuple[float, float]], *, won: bool
) -> list[Spark]:
    """Returns the sparks at a moment; `lights` are places of lights on the table."""
    match flying:
        case Flying.FOUNTAIN:
            found = [_fountain(number, share, won=won) for number in range(MANY if won else FEW)]
        case Flying.ORBIT:
            found = [_orbit(number, share, won=won) for number in range(15 if won else 5)]
        case Flying.LIGHTS:
            found = [_light(number, share, light) for number, light in enumerate(lights)]
            found += [_firefly(number, share) for number in range(MANY if won else FEW)]
        case Flying.FAN:
            found = [_fan(number, pictures, share, won=won) for number in range(pictures)]
    return [one for one in found if one.opacity > 0.01]


def _random(number: int, salt: int = 0) -> float:
    return (GOLDEN * (number + 1) * (salt + 1) + 0.137 * salt) % 1.0


def grown(share: float, start: float, time: float) -> float:
    """0 before the start, 1 from `time` after it on, quickly at first."""
    part = min(1.0, max(0.0, (share - start) / time))
    return 1 - (1 - part) ** 3


def _gone(share: float) -> float:
    """1, and less and less towards the end."""
    return min(1.0, (1.0 - share) / 0.16)


def _fountain(number: int, share: float, *, won: bool) -> Spark:
    """Up from below and down again; who has lost sees a few stars fall."""
    start = _random(number) * 0.45
    age = max(0.0, share - start)
    turn = 260 * (_random(number, 2) - 0.5) * age
    size = 0.55 + 0.7 * _random(number, 3)
    if won:
        x = 0.5 + (_random(number, 1) - 0.5) * 1.5 * age**0.9
        y = 1.02 - (2.0 + 0.7 * _random(number, 4)) * age + 2.3 * age**2
    else:
        x = _random(number, 1) + 0.12 * age
        y = -0.05 + 0.75 * age
    return Spark(number, x, y, size, turn, 0.0 if age <= 0 else _gone(share))


def _orbit(number: int, share: float, *, won: bool) -> Spark:
    """Round the middle, in from the edges; behind it they are smaller."""
    count = 15 if won else 5
    here = grown(share, 0.02 + 0.015 * number, 0.4)
    angle = 2 * pi * number / count + (2.6 if won else 1.1) * share + 1.2 * (1 - here)
    ring = 0.16 + 0.07 * (number % 3) + 0.6 * (1 - here)
    x, y = 0.5 + ring * 1.25 * cos(angle), 0.34 + ring * 0.8 * sin(angle)
    size = 0.75 + 0.35 * sin(angle) + 0.2 * _random(number)
    return Spark(number, x, y, size, 20 * sin(6 * share + number), here * _gone(share))


def _light(number: int, share: float, light: tuple[float, float]) -> Spark:
    """Lit one after another, with a flicker; picture -1 is a glow."""
    lit = grown(share, 0.16 + 0.075 * number, 0.12)
    flicker = 1 + 0.08 * sin(40 * share + 2 * number)
    return Spark(-1, *light, 2.3 * lit * flicker, 0.0, lit * _gone(share))


def _firefly(number: int, share: float) -> Spark:
    """Slowly up, to and fro."""
    age = share + _random(number)
    x = _random(number, 1) + 0.03 * sin(5 * age + number)
    y = 1.05 - (0.55 + 0.5 * _random(number, 2)) * age
    glow = 0.5 + 0.5 * sin(9 * age + number)
    return Spark(-1, x, y, 0.5, 0.0, glow * min(1.0, share / 0.2) * _gone(share))


def _fan(number: int, pictures: int, share: float, *, won: bool) -> Spark:
    """Out of the middle, one after another, into an arc above it."""
    here = grown(share, 0.14 + 0.055 * number, 0.22)
    angle = pi * (0.5 + (number + 0.5) / pictures) * (1.0 if won else 0.72) + (
        -0.5 * pi if won else -0.22 * pi
    )
    reach = (0.36 if won else 0.26) * here
    x, y = 0.5 - reach * 1.15 * cos(angle), 0.5 - reach * 1.1 * sin(angle)
    bounce = 1 + 0.25 * sin(pi * here)
    return Spark(number, x, y, 1.5 * here * bounce, 200 * (1 - here), here * _gone(share))
