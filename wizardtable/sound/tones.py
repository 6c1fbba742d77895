# SPDX-License-Identifier: MIT
"""The recipe of each sound; frequent sounds have variants, so that they never sound mechanical.

The private functions return the raw wave of one sound; their random generator makes the variants
differ.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from wizardtable.sound.names import Sound
from wizardtable.sound.synth import Wave, finished, louder, mixed, rustle, strike

HARD_ATTACK, DULL_ATTACK, SOFT_ATTACK = 0.0006, 0.0015, 0.004
"""Seconds in which a blow becomes loudest.

Hard is metal or bone, dull is wood or felt, and soft is a soft mallet.
"""


@dataclass(frozen=True, slots=True)
class Recipe:
    """The recipe of a sound.

    Attributes:
        make: A function that returns the raw wave; its random generator makes the variants differ.
        variants: The number of variants.
        softer: The decibels by which the sound is softer than usual. Frequent sounds, and sounds
            that must not startle, are softer.
    """

    make: Callable[[Random], Wave]
    variants: int = 1
    softer: float = 0.0


def variants(sound: Sound) -> list[Wave]:
    """Returns the finished waves of all variants of a sound; they are the same each time."""
    recipe = RECIPES[sound]
    return [
        finished(recipe.make(Random(f"{sound}{number}")), recipe.softer)
        for number in range(recipe.variants)
    ]


def _card(rng: Random) -> Wave:
    """Returns the sound of a card that slides over the cloth until its edge comes down."""
    slide = rustle(rng, 0.07, 900, rng.uniform(1700, 2300), rise=0.75)
    tap = [(rng.uniform(170, 200), 0.09, 0.28), (rng.uniform(410, 470), 0.05, 0.12)]
    snap = rustle(rng, 0.04, 900, 2800, rise=0.1)
    return mixed([(0.0, louder(slide, 0.8)), (0.058, strike(tap, DULL_ATTACK)), (0.058, snap)])


def _shuffle(rng: Random) -> Wave:
    """Returns the sound of two halves of a deck that fall into one another."""
    falls, parts = 15, []
    for number in range(falls):
        second = 0.023 * number + 0.004 * rng.random()
        fall = rustle(rng, 0.03, 800, rng.uniform(2000, 2900), rise=0.12)
        parts.append((second, louder(fall, 0.5 + 0.5 * number / falls)))
    return mixed(parts)


def _knock(pitch: float) -> Wave:
    """Returns the sound of a small hard body on cloth over wood."""
    return strike(
        [
            (pitch, 0.085, 0.8),
            (pitch * 1.71, 0.06, 0.5),
            (pitch * 2.63, 0.035, 0.28),
            (190, 0.1, 0.55),
        ],
        HARD_ATTACK,
    )


def _die(rng: Random) -> Wave:
    pitch = rng.uniform(820, 1010)
    return mixed([(0.0, _knock(pitch)), (0.052, louder(_knock(pitch * 1.06), 0.35))])


def _roll(rng: Random) -> Wave:
    """Returns the sound of dice in a hollow hand."""
    hits, parts = 9, []
    for number in range(hits):
        second = 0.028 * number + 0.012 * rng.random()
        pitch = rng.uniform(980, 1500)
        parts.append((second, louder(_knock(pitch), rng.uniform(0.35, 0.8))))
    return mixed(parts)


def _pawn(rng: Random) -> Wave:
    pitch = rng.uniform(330, 380)
    felt = rustle(rng, 0.03, 300, 1500, rise=0.1)
    wood = [(pitch, 0.12, 0.8), (pitch * 2.32, 0.07, 0.38), (pitch * 4.1, 0.03, 0.14)]
    return mixed([(0.0, strike(wood, DULL_ATTACK)), (0.0, louder(felt, 0.5))])


def _coin(rng: Random) -> Wave:
    """Returns the sound of a coin that slides against another one."""
    pitch = rng.uniform(2350, 2600)
    partials = ((1.0, 0.24, 0.5), (1.52, 0.2, 0.4), (2.21, 0.14, 0.24), (2.84, 0.09, 0.12))
    metal = strike(
        [(pitch * ratio, seconds, level) for ratio, seconds, level in partials], HARD_ATTACK
    )
    second = strike(
        [(pitch * 1.08 * ratio, s * 0.8, level) for ratio, s, level in partials], HARD_ATTACK
    )
    return mixed([(0.0, metal), (0.062, louder(second, 0.55))])


def _gem(rng: Random) -> Wave:
    """Returns the sound of glass on velvet."""
    pitch = rng.choice((1318.5, 1480.0, 1661.2))
    glass = [
        (pitch, 0.36, 0.6),
        (pitch * 2.003, 0.26, 0.26),
        (pitch * 3.01, 0.16, 0.14),
        (pitch * 1.004, 0.36, 0.3),
    ]
    velvet = louder(rustle(rng, 0.02, 500, 2500, 0.1), 0.2)
    return mixed([(0.0, strike(glass, DULL_ATTACK)), (0.0, velvet)])


def _bar(pitch: float, seconds: float) -> Wave:
    """Returns the sound of a bar of rosewood under a soft mallet."""
    return strike([(pitch, seconds, 0.8), (pitch * 3.93, seconds * 0.35, 0.16)], SOFT_ATTACK)


def _bell(pitch: float, seconds: float) -> Wave:
    """Returns the sound of a small bell, softly struck."""
    return strike(
        [
            (pitch, seconds, 0.7),
            (pitch * 2.0, seconds * 0.7, 0.22),
            (pitch * 2.76, seconds * 0.4, 0.12),
            (pitch * 5.4, seconds * 0.15, 0.05),
        ],
        SOFT_ATTACK,
    )


def _bid(rng: Random) -> Wave:
    """Returns two rising notes."""
    tune = rng.uniform(0.99, 1.01)
    return mixed([(0.0, louder(_bar(392.0 * tune, 0.2), 0.7)), (0.085, _bar(587.3 * tune, 0.28))])


def _gavel(rng: Random) -> Wave:
    wood = [(232, 0.16, 0.8), (517, 0.09, 0.5), (1130, 0.04, 0.25)]
    blow = louder(rustle(rng, 0.025, 400, 2600, 0.1), 0.6)
    once = mixed([(0.0, strike(wood, DULL_ATTACK)), (0.0, blow)])
    return mixed([(0.0, louder(once, 0.6)), (0.15, once)])


def _magic(rng: Random) -> Wave:
    """Returns five fast, rising notes of glass."""
    notes = (880.0, 1108.7, 1318.5, 1661.2, 1975.5)
    glitter = louder(rustle(rng, 0.34, 3500, 6000, 0.6), 0.1)
    return mixed(
        [
            *((0.036 * i, louder(_bell(note, 0.24), 0.5)) for i, note in enumerate(notes)),
            (0.0, glitter),
        ]
    )


def _turn(rng: Random) -> Wave:
    """Returns two notes of a small bell, like a question."""
    del rng
    return mixed([(0.0, _bell(659.3, 0.3)), (0.09, louder(_bell(987.8, 0.28), 0.5))])


def _refused(rng: Random) -> Wave:
    """Returns two muffled taps, the second one lower."""
    taps = []
    for second, pitch in ((0.0, 294.0), (0.11, 233.1)):
        wood = strike([(pitch, 0.15, 0.8), (pitch * 2.02, 0.08, 0.25)], DULL_ATTACK)
        taps += [(second, wood), (second, louder(rustle(rng, 0.02, 200, 1200, 0.1), 0.3))]
    return mixed(taps)


def _round(rng: Random) -> Wave:
    """Returns two falling notes of a bell, the second one a fifth lower."""
    del rng
    return mixed([(0.0, louder(_bell(784.0, 0.3), 0.8)), (0.12, _bell(523.3, 0.27))])


def _win(rng: Random) -> Wave:
    """Returns the sound of a harp that climbs to an open chord."""
    notes = (261.6, 392.0, 523.3, 587.3, 659.3, 784.0, 1046.5)
    harp = []
    for number, note in enumerate(notes):
        string = strike([(note * k, 1.15 / k**0.5, 0.6 / k**1.6) for k in range(1, 6)], SOFT_ATTACK)
        harp.append((0.095 * number, louder(string, rng.uniform(0.85, 1.0))))
    return mixed([*harp, (0.6, strike([(2093.0, 0.9, 0.06)], SOFT_ATTACK))])


def _string(pitch: float, seconds: float) -> Wave:
    """Returns the sound of a plucked string."""
    return strike([(pitch * k, seconds / k**0.5, 0.6 / k**1.6) for k in range(1, 6)], SOFT_ATTACK)


def _glass(pitch: float, seconds: float) -> Wave:
    """Returns the sound of a musical box."""
    return strike(
        [(pitch, seconds, 0.6), (pitch * 2.003, seconds * 0.7, 0.24), (pitch * 4.02, 0.12, 0.1)],
        DULL_ATTACK,
    )


def _motif(instrument: Callable[[float, float], Wave], *notes: tuple[float, int, float]) -> Recipe:
    """Returns the recipe of a short tune.

    Args:
        instrument: Returns one note, given its hertz and its seconds.
        notes: The start in seconds, the half-tones above middle C, and the seconds of each note.
    """

    def make(rng: Random) -> Wave:
        played = []
        for start, half_tones, seconds in notes:
            pitch = 261.63 * 2 ** (half_tones / 12)
            played.append((start, louder(instrument(pitch, seconds), rng.uniform(0.9, 1.0))))
        return mixed(played)

    return Recipe(make, softer=1.5)


RECIPES: Final[Mapping[Sound, Recipe]] = {
    Sound.CARD: Recipe(_card, 4, 3.0),
    Sound.SHUFFLE: Recipe(_shuffle, 2, 2.0),
    Sound.DIE: Recipe(_die, 4, 2.0),
    Sound.ROLL: Recipe(_roll, 2, 2.0),
    Sound.PAWN: Recipe(_pawn, 3, 2.0),
    Sound.COIN: Recipe(_coin, 3, 3.0),
    Sound.GEM: Recipe(_gem, 3, 2.0),
    Sound.BID: Recipe(_bid, 2),
    Sound.GAVEL: Recipe(_gavel, softer=2.5),
    Sound.MAGIC: Recipe(_magic, softer=2.0),
    Sound.TURN: Recipe(_turn, softer=3.0),
    Sound.REFUSED: Recipe(_refused, softer=3.0),
    Sound.ROUND: Recipe(_round),
    Sound.WIN: Recipe(_win),
    Sound.ISAURE: _motif(
        _string, (0.0, 0, 0.9), (0.16, 7, 0.9), (0.32, 4, 0.9), (0.48, 12, 1.0), (0.66, 16, 1.0)
    ),
    Sound.THADDEUS: _motif(_bar, (0.0, -5, 0.7), (0.34, 2, 0.7), (0.68, 7, 0.8), (0.68, -5, 0.8)),
    Sound.MORWENNA: _motif(
        _string, (0.0, 4, 0.4), (0.11, 7, 0.4), (0.22, 11, 0.5), (0.44, 10, 0.4), (0.55, 11, 1.0)
    ),
    Sound.BALTHAZAR: _motif(
        _bell, (0.0, 12, 0.4), (0.2, 12, 0.3), (0.3, 12, 0.4), (0.5, 19, 1.0), (0.5, 16, 0.9)
    ),
    Sound.OMBELINE: _motif(
        _bar, (0.0, 0, 0.6), (0.18, 2, 0.6), (0.36, 4, 0.6), (0.54, 7, 0.6), (0.72, 12, 0.8)
    ),
    Sound.CORVIN: _motif(
        _string, (0.0, 9, 0.5), (0.18, 5, 0.5), (0.36, 2, 0.6), (0.66, 14, 0.9), (0.66, 9, 0.9)
    ),
    Sound.GRISELDA: _motif(
        _glass, (0.0, 19, 0.5), (0.15, 16, 0.5), (0.3, 12, 0.5), (0.45, 16, 0.5), (0.6, 24, 0.8)
    ),
    Sound.ALDRIC: _motif(
        _bar, (0.0, 0, 0.5), (0.22, -5, 0.5), (0.44, 0, 0.5), (0.66, 4, 0.7), (0.66, 0, 0.7)
    ),
    Sound.YSOLDE: _motif(
        _glass, (0.0, 12, 0.7), (0.2, 14, 0.7), (0.4, 18, 0.7), (0.6, 16, 0.9), (0.6, 23, 0.9)
    ),
    Sound.CELESTINE: _motif(
        _bell, (0.0, 16, 0.4), (0.09, 19, 0.4), (0.18, 23, 0.4), (0.27, 28, 0.6), (0.5, 24, 0.9)
    ),
}
