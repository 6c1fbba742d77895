# SPDX-License-Identifier: MIT
"""The recipe of each ambience: an endless bed, and calls, which are sounds now and then.

The private functions return the layers of a bed or the samples of one call. Their random generator
makes the variants of a call differ.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wizardtable.sound import beds
from wizardtable.sound.beds import (
    BED_SECONDS,
    Grains,
    Layer,
    NoiseBand,
    constant_curve,
    pulsing_curve,
    wandering_curve,
)
from wizardtable.sound.names import Ambience
from wizardtable.sound.synth import Wave, far, glide, louder, mixed, rustle, strike

HARD_ATTACK, SOFT_ATTACK = 0.001, 0.006
"""Seconds in which a blow becomes loudest, with a hard and with a soft mallet."""


@dataclass(frozen=True, slots=True)
class Call:
    """The recipe of a call, a sound that comes now and then.

    Attributes:
        make: A function that returns the raw wave; its random generator makes the variants differ.
        every: The average number of seconds from one call to the next.
        softer: The decibels by which the call is softer than the sounds of the table, each at its
            loudest moment.
        variants: The number of variants.
    """

    make: Callable[[Random], Wave]
    every: float
    softer: float
    variants: int = 3


@dataclass(frozen=True, slots=True)
class AmbienceRecipe:
    """The recipe of an ambience.

    Attributes:
        layers: A function that returns the layers of the bed, which sound together all the time.
        calls: The sounds that come now and then.
    """

    layers: Callable[[], Sequence[Layer]]
    calls: tuple[Call, ...]


def _hall_layers() -> list[Layer]:
    """Returns the layers of the hall: still air, fluttering candles, and a chord like breathing."""
    chord = [
        NoiseBand(
            f"hall {hertz}",
            constant_curve(hertz),
            42,
            wandering_curve(f"hall {hertz}", low, low + 10),
        )
        for hertz, low in ((146.8, -8.0), (220.0, -7.0), (293.7, -9.0), (440.0, -14.0))
    ]
    return [
        NoiseBand(
            "hall air",
            wandering_curve("hall air", 260, 380),
            1.1,
            wandering_curve("hall air level", -18, -13),
        ),
        NoiseBand(
            "hall candle",
            wandering_curve("candle", 600, 1000, 80),
            1.2,
            wandering_curve("flutter", -38, -21, 60),
        ),
        *chord,
    ]


def _glimmer(rng: Random) -> Wave:
    """Returns the sound of a star that lights up: three small notes of glass, far away."""
    notes = rng.sample((880.0, 987.8, 1318.5, 1480.0, 1760.0), 3)
    parts = []
    for number, note in enumerate(notes):
        glass = strike([(note, 1.4, 0.5), (note * 2.003, 0.8, 0.1)], 0.03)
        parts.append((0.32 * number + 0.1 * rng.random(), louder(glass, rng.uniform(0.5, 1.0))))
    return far(mixed(parts), 2.2, 2600)


def _university_layers() -> list[Layer]:
    """Returns the layers of the university: night air at a draughty window, and two crickets."""
    gust = wandering_curve("night gust", 0, 1, 7)
    return [
        NoiseBand(
            "night air", wandering_curve("night air", 280, 400), 1.1, lambda t: -12 + 6 * gust(t)
        ),
        NoiseBand("window", lambda t: 480 + 320 * gust(t), 6, lambda t: -27 + 14 * gust(t)),
        Grains(_crickets(Random("crickets"))),
    ]


def _crickets(rng: Random) -> list[tuple[float, float, Wave]]:
    """Returns chirps for `Grains`, each with its start in seconds, its level and its wave.

    A chirp has three strokes. Each of the two crickets falls silent at times and begins again.
    """
    strewn = []
    for name, pitch, apart, level in (("near", 3950.0, 0.72, 0.02), ("far", 4420.0, 0.93, 0.011)):
        heart = wandering_curve(f"cricket {name}", -1, 1, 5)
        second = rng.random()
        while second < BED_SECONDS:
            strength = max(0.0, heart(second) + 0.15)
            if strength > 0:
                chirp = [(0.042 * i, glide(pitch, pitch * 0.985, 0.03)) for i in range(3)]
                strewn.append((second, level * min(1.0, 2 * strength), mixed(chirp)))
            second += apart * rng.uniform(0.95, 1.08)
    return strewn


def _tower(rng: Random) -> Wave:
    """Returns the sound of a tower bell, streets away."""
    pitch = 246.9
    partials = (
        (0.5, 2.2, 0.15),
        (1.0, 2.2, 0.6),
        (1.19, 1.6, 0.4),
        (1.5, 1.1, 0.15),
        (2.0, 1.3, 0.35),
    )
    bell = strike([(pitch * ratio, seconds, level) for ratio, seconds, level in partials], 0.012)
    strokes = rng.choice((1, 2, 2))
    return far(mixed([(1.7 * number, bell) for number in range(strokes)]), 2.4, 900, 0.15)


def _owl(rng: Random) -> Wave:
    """Returns an owl's call: a long hoot, a rest, and a trembling hoot."""
    pitch = rng.uniform(355, 385)
    hoots = [(0.0, glide(pitch * 0.97, pitch, 0.55))]
    second = 1.15
    for _ in range(rng.choice((3, 4))):
        hoots.append((second, glide(pitch * 1.02, pitch * 0.98, 0.2, 0.8)))
        second += 0.17
    return far(mixed(hoots), 1.6, 1200, 0.25)


def _vault_layers() -> list[Layer]:
    """Returns the layers of the vault: air of deep galleries, and bellows behind the walls."""
    return [
        NoiseBand(
            "vault",
            wandering_curve("vault", 150, 210),
            1.6,
            wandering_curve("vault level", -14, -10),
        ),
        NoiseBand(
            "vault air",
            wandering_curve("vault air", 300, 420),
            2,
            wandering_curve("vault air level", -18, -12),
        ),
        NoiseBand("bellows", pulsing_curve(420, 700, 6), 1.1, pulsing_curve(-34, -17, 6)),
        Grains(_sparks(Random("sparks"), 0.6, 0.05)),
    ]


def _hammer(rng: Random) -> Wave:
    """Returns some blows of a smith, whose hammer then bounces on the anvil."""
    pitch = rng.uniform(1030, 1130)
    partials = ((0.31, 0.1, 0.7), (1.0, 0.5, 0.4), (1.83, 0.35, 0.25), (2.71, 0.2, 0.12))
    blow = strike(
        [(pitch * ratio, seconds, level) for ratio, seconds, level in partials], HARD_ATTACK
    )
    parts, second = [], 0.0
    for _ in range(rng.choice((3, 4, 5))):
        parts.append((second, louder(blow, rng.uniform(0.75, 1.0))))
        second += rng.uniform(0.78, 0.84)
    parts += [(second - 0.55, louder(blow, 0.3)), (second - 0.36, louder(blow, 0.15))]
    return far(mixed(parts), 1.5, 1300, 0.15)


def _glint(rng: Random) -> Wave:
    """Returns the sound of two gems that touch in a chest."""
    pitch = rng.choice((1568.0, 1760.0, 2093.0))
    glass = [(pitch, 0.5, 0.5), (pitch * 2.003, 0.3, 0.2), (pitch * 3.01, 0.15, 0.1)]
    second = strike(
        [(hertz * 1.19, seconds, level) for hertz, seconds, level in glass], SOFT_ATTACK
    )
    return far(
        mixed([(0.0, strike(glass, SOFT_ATTACK)), (0.09, louder(second, 0.5))]), 1.4, 4200, 0.4
    )


def _trickle(rng: Random) -> Wave:
    """Returns the sound of a heap of coins that slides a little."""
    parts, second = [], 0.0
    for number in range(rng.choice((5, 6, 7))):
        pitch = rng.uniform(2200, 3100)
        coin = strike([(pitch, 0.16, 0.4), (pitch * 1.52, 0.12, 0.25)], HARD_ATTACK)
        parts.append((second, louder(coin, 0.9**number * rng.uniform(0.5, 1.0))))
        second += rng.uniform(0.05, 0.14)
    return far(mixed(parts), 0.7, 3600, 0.65)


def _wood_layers() -> list[Layer]:
    """Returns the layers of the wood: gusts that move first the trunks, then the leaves."""
    gust = wandering_curve("gust", 0, 1, 8)

    def late(second: float) -> float:
        return gust((second - 0.7) % BED_SECONDS)

    return [
        NoiseBand("trunks", lambda t: 190 + 170 * gust(t), 1.1, lambda t: -16 + 9 * gust(t)),
        NoiseBand("crowns", lambda t: 520 + 420 * late(t), 1.3, lambda t: -25 + 11 * late(t)),
        NoiseBand(
            "leaves", wandering_curve("leaves", 2300, 3300, 40), 0.9, lambda t: -41 + 15 * late(t)
        ),
    ]


def _finch(rng: Random) -> Wave:
    """Returns a finch's song: a short falling phrase and a flourish."""
    pitch, parts, second = rng.uniform(3900, 4300), [], 0.0
    for number in range(rng.choice((4, 5, 6))):
        top = pitch * (1 - 0.055 * number)
        parts.append((second, glide(top * 1.1, top * 0.86, 0.085, 0.6 + 0.06 * number)))
        second += 0.125
    parts.append((second + 0.03, glide(pitch * 0.7, pitch * 1.02, 0.16, 0.8)))
    return far(mixed(parts), 0.7, 5200, 0.7)


def _thrush(rng: Random) -> Wave:
    """Returns a thrush's song: three or four whistles, each at a different pitch."""
    parts, second = [], 0.0
    for note in rng.sample((1980.0, 2217.0, 2489.0, 2637.0, 2960.0), rng.choice((3, 4))):
        length = rng.uniform(0.16, 0.3)
        parts.append((second, glide(note * rng.uniform(0.9, 1.1), note, length)))
        second += length + rng.uniform(0.02, 0.16)
    return far(mixed(parts), 0.9, 4200, 0.6)


def _dove(rng: Random) -> Wave:
    """Returns a dove's call, low and soft, from deep in the wood."""
    pitch = rng.uniform(470, 510)
    notes = ((0.0, 0.32, 0.6), (0.36, 0.52, 1.0), (0.95, 0.34, 0.7))
    coos = [(start, glide(pitch * 0.96, pitch, seconds, level)) for start, seconds, level in notes]
    return far(mixed(coos), 1.2, 1500, 0.3)


def _fireside_layers() -> list[Layer]:
    """Returns the layers of the fireside: logs that burn low and crackle."""
    return [
        NoiseBand(
            "embers",
            wandering_curve("embers", 150, 230),
            1.2,
            wandering_curve("ember level", -14, -9, 12),
        ),
        NoiseBand(
            "flames",
            wandering_curve("flames", 320, 560, 90),
            1.0,
            wandering_curve("flame level", -24, -12, 120),
        ),
        NoiseBand("hiss", constant_curve(3000), 0.8, wandering_curve("hiss level", -50, -41, 30)),
        Grains(_sparks(Random("fire"), 5.5, 0.16)),
    ]


def _sparks(rng: Random, often: float, level: float) -> list[tuple[float, float, Wave]]:
    """Returns crackles for `Grains`, each with its start in seconds, its level and its wave.

    Most crackles are soft, and several come together.

    Args:
        rng: The random generator.
        often: The average number of crackles a second.
        level: The factor on all waves.
    """
    grains = []
    for _ in range(24):
        low = rng.uniform(600, 2200)
        grains.append(rustle(rng, rng.uniform(0.003, 0.014), low, low * 3, rise=0.12))
    strewn, second = [], 0.0
    while second < BED_SECONDS:
        for _ in range(rng.choice((1, 1, 2, 4))):
            strength = level * min(1.0, 0.16 * rng.paretovariate(1.6))
            strewn.append((second + rng.uniform(0, 0.15), strength, rng.choice(grains)))
        second += rng.expovariate(often / 2)
    return strewn


def _page(rng: Random) -> Wave:
    """Returns the sound of a page that is lifted, sweeps over and comes to rest."""
    sweep = rustle(rng, rng.uniform(0.4, 0.55), 700, rng.uniform(2300, 3000), rise=0.6)
    lift = louder(rustle(rng, 0.12, 1500, 3800, rise=0.3), 0.5)
    fall = louder(rustle(rng, 0.14, 300, 1500, rise=0.15), 0.8)
    return far(mixed([(0.0, lift), (0.1, sweep), (0.52, fall)]), 0.4, 3600, 0.7)


def _quill(rng: Random) -> Wave:
    """Returns the sound of a quill that writes a few words."""
    parts, second = [], 0.0
    for _ in range(rng.choice((7, 9, 11))):
        length = rng.uniform(0.06, 0.17)
        stroke = rustle(rng, length, 1800, rng.uniform(3200, 4600), rise=rng.uniform(0.2, 0.7))
        parts.append((second, louder(stroke, rng.uniform(0.4, 1.0))))
        second += length + rng.choice((0.01, 0.03, 0.18))
    return far(mixed(parts), 0.3, 4500, 0.7)


def _log(rng: Random) -> Wave:
    """Returns the sound of a log that settles in the fire."""
    fall = louder(rustle(rng, 0.3, 180, 700, rise=0.1), 1.2)
    thud = strike(
        [(rng.uniform(125, 150), 0.26, 0.35), (rng.uniform(260, 310), 0.14, 0.25)], SOFT_ATTACK
    )
    parts = [(0.0, fall), (0.03, thud)]
    for _ in range(9):
        low = rng.uniform(900, 2400)
        crackle = rustle(rng, rng.uniform(0.004, 0.012), low, low * 2.5, rise=0.15)
        parts.append((0.08 + rng.random() ** 2 * 0.9, louder(crackle, rng.uniform(0.3, 1.0))))
    return far(mixed(parts), 0.4, 4000, 0.75)


RECIPES: Final[Mapping[Ambience, AmbienceRecipe]] = {
    Ambience.HALL: AmbienceRecipe(_hall_layers, (Call(_glimmer, 16, 17.0, 4),)),
    Ambience.UNIVERSITY: AmbienceRecipe(
        _university_layers, (Call(_tower, 75, 16.0, 2), Call(_owl, 40, 15.0))
    ),
    Ambience.VAULT: AmbienceRecipe(
        _vault_layers, (Call(_hammer, 24, 16.0), Call(_glint, 13, 17.0), Call(_trickle, 37, 18.0))
    ),
    Ambience.WOOD: AmbienceRecipe(
        _wood_layers, (Call(_finch, 17, 16.0, 4), Call(_thrush, 21, 16.0, 4), Call(_dove, 43, 15.0))
    ),
    Ambience.FIRESIDE: AmbienceRecipe(
        _fireside_layers, (Call(_page, 21, 14.0), Call(_quill, 33, 17.0), Call(_log, 47, 15.0))
    ),
}


def bed_seconds(ambience: Ambience) -> Iterator[Wave]:
    """Yields the raw bed of an ambience, one second at a time; it is the same each time."""
    layers = RECIPES[ambience].layers()
    beds.sum_of_layers(layers, -1)  # brings the filters to the state that they have at the end
    for number in range(BED_SECONDS):
        yield beds.sum_of_layers(layers, number)
