# SPDX-License-Identifier: MIT
"""The places of the small pictures that fly at the end of a match, computed without Qt.

Places are shares of the table's width and height. Times are shares of the whole show.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from wizardtable.table.game_view import Flying

GOLDEN_RATIO = 0.618034
"""Fractional parts of its multiples are spread evenly and look random."""

WINNER_SPARK_COUNT, LOSER_SPARK_COUNT = 34, 12
"""The numbers of flying pictures for a person who has won, and for one who has lost."""


@dataclass(frozen=True, slots=True)
class Spark:
    """One flying picture at one moment.

    Attributes:
        picture_index: the index of the picture, from 0; -1 for a glow.
        x, y: the middle of the picture, as shares of the table's width and height.
        size: the size, as a share of the usual size.
        angle: the angle in degrees, clockwise.
        opacity: the opacity, from 0 to 1.
    """

    picture_index: int
    x: float
    y: float
    size: float
    angle: float
    opacity: float


def sparks_at(
    flying: Flying, pictures: int, share: float, lights: Sequence[tuple[float, float]], *, won: bool
) -> list[Spark]:
    """Returns the visible flying pictures at a moment.

    Args:
        flying: the way in which the game's pictures fly.
        pictures: the number of different pictures.
        share: the moment, as a share of the show.
        lights: the places of lights on the table, for `Flying.LIGHTS`.
        won: True for the lively show of a victory.
    """
    match flying:
        case Flying.FOUNTAIN:
            flying_sparks = [
                _fountain_spark(number, share, won=won)
                for number in range(WINNER_SPARK_COUNT if won else LOSER_SPARK_COUNT)
            ]
        case Flying.ORBIT:
            flying_sparks = [
                _orbit_spark(number, share, won=won) for number in range(15 if won else 5)
            ]
        case Flying.LIGHTS:
            flying_sparks = [
                _light_spark(number, share, light) for number, light in enumerate(lights)
            ]
            flying_sparks += [
                _firefly_spark(number, share)
                for number in range(WINNER_SPARK_COUNT if won else LOSER_SPARK_COUNT)
            ]
        case Flying.FAN:
            flying_sparks = [
                _fan_spark(number, pictures, share, won=won) for number in range(pictures)
            ]
    return [spark for spark in flying_sparks if spark.opacity > 0.01]


def _spread_value(number: int, salt: int = 0) -> float:
    """Returns a value from 0 to 1 that looks random; other salts give independent values."""
    return (GOLDEN_RATIO * (number + 1) * (salt + 1) + 0.137 * salt) % 1.0


def eased_share(share: float, start: float, time: float) -> float:
    """Returns how far a movement has come, from 0 before its start to 1 at its end.

    The movement is quick at first and slows down.

    Args:
        share: the moment, as a share of the show.
        start: the moment at which the movement starts.
        time: the share of the show that the movement takes.
    """
    passed = min(1.0, max(0.0, (share - start) / time))
    return 1 - (1 - passed) ** 3


def _fade_out_opacity(share: float) -> float:
    """Returns the opacity at a moment: 1, then falling to 0 at the end of the show."""
    return min(1.0, (1.0 - share) / 0.16)


def _fountain_spark(number: int, share: float, *, won: bool) -> Spark:
    """Returns a picture of a fountain, which flies up and falls; after a defeat it only falls."""
    start = _spread_value(number) * 0.45
    age = max(0.0, share - start)
    turn = 260 * (_spread_value(number, 2) - 0.5) * age
    size = 0.55 + 0.7 * _spread_value(number, 3)
    if won:
        x = 0.5 + (_spread_value(number, 1) - 0.5) * 1.5 * age**0.9
        y = 1.02 - (2.0 + 0.7 * _spread_value(number, 4)) * age + 2.3 * age**2
    else:
        x = _spread_value(number, 1) + 0.12 * age
        y = -0.05 + 0.75 * age
    return Spark(number, x, y, size, turn, 0.0 if age <= 0 else _fade_out_opacity(share))


def _orbit_spark(number: int, share: float, *, won: bool) -> Spark:
    """Returns a picture that comes in from the edge and circles the middle; it is smaller
    behind."""
    count = 15 if won else 5
    arrival = eased_share(share, 0.02 + 0.015 * number, 0.4)
    angle = 2 * pi * number / count + (2.6 if won else 1.1) * share + 1.2 * (1 - arrival)
    ring = 0.16 + 0.07 * (number % 3) + 0.6 * (1 - arrival)
    x, y = 0.5 + ring * 1.25 * cos(angle), 0.34 + ring * 0.8 * sin(angle)
    size = 0.75 + 0.35 * sin(angle) + 0.2 * _spread_value(number)
    return Spark(
        number, x, y, size, 20 * sin(6 * share + number), arrival * _fade_out_opacity(share)
    )


def _light_spark(number: int, share: float, light: tuple[float, float]) -> Spark:
    """Returns a flickering glow at one of the lights, which are lit one after another."""
    brightness = eased_share(share, 0.16 + 0.075 * number, 0.12)
    flicker = 1 + 0.08 * sin(40 * share + 2 * number)
    return Spark(-1, *light, 2.3 * brightness * flicker, 0.0, brightness * _fade_out_opacity(share))


def _firefly_spark(number: int, share: float) -> Spark:
    """Returns a glow that rises slowly and sways."""
    age = share + _spread_value(number)
    x = _spread_value(number, 1) + 0.03 * sin(5 * age + number)
    y = 1.05 - (0.55 + 0.5 * _spread_value(number, 2)) * age
    glow = 0.5 + 0.5 * sin(9 * age + number)
    return Spark(-1, x, y, 0.5, 0.0, glow * min(1.0, share / 0.2) * _fade_out_opacity(share))


def _fan_spark(number: int, pictures: int, share: float, *, won: bool) -> Spark:
    """Returns a picture that moves out of the middle into its place in an arc above it."""
    arrival = eased_share(share, 0.14 + 0.055 * number, 0.22)
    angle = pi * (0.5 + (number + 0.5) / pictures) * (1.0 if won else 0.72) + (
        -0.5 * pi if won else -0.22 * pi
    )
    reach = (0.36 if won else 0.26) * arrival
    x, y = 0.5 - reach * 1.15 * cos(angle), 0.5 - reach * 1.1 * sin(angle)
    bounce = 1 + 0.25 * sin(pi * arrival)
    return Spark(
        number,
        x,
        y,
        1.5 * arrival * bounce,
        200 * (1 - arrival),
        arrival * _fade_out_opacity(share),
    )
