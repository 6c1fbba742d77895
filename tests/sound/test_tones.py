# SPDX-License-Identifier: MIT
"""Tests that every sound is short, soft, as loud as all others, and free of clicks."""

from array import array
from functools import cache
from itertools import pairwise

import pytest

from wizardtable.core.wizards import WIZARDS
from wizardtable.sound import synth, tones
from wizardtable.sound.names import Sound

made = cache(tones.variants)

FREQUENT_SOUNDS = (Sound.CARD, Sound.DIE, Sound.PAWN, Sound.COIN, Sound.GEM)


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_short(sound: Sound) -> None:
    longest = 2.0 if sound is Sound.WIN or sound.startswith("motif-") else 0.4
    assert all(0.05 < len(wave) / synth.SAMPLE_RATE < longest for wave in made(sound))


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_comes_from_silence_and_goes_into_it(sound: Sound) -> None:
    for wave in made(sound):
        assert wave[0] == wave[-1] == 0
        assert max(map(abs, wave[-32:])) < 0.001, "or the loudspeaker clicks"
        assert steepest(wave[:16]) < 0.1 * max(map(abs, wave))


@pytest.mark.parametrize("sound", Sound)
def test_all_sounds_are_about_as_loud(sound: Sound) -> None:
    for wave in made(sound):
        assert synth.LOUDNESS_DECIBELS - 3.1 < synth.loudness(wave) < synth.LOUDNESS_DECIBELS + 0.1
        assert max(map(abs, wave)) <= synth.MAX_SAMPLE + 1e-9


@pytest.mark.parametrize("sound", FREQUENT_SOUNDS)
def test_what_comes_often_does_not_always_sound_alike(sound: Sound) -> None:
    takes = [synth.samples(wave).tobytes() for wave in made(sound)]
    assert len(set(takes)) == len(takes) >= 3


def test_every_wizard_has_a_tune_of_their_own() -> None:
    tunes = [synth.samples(made(Sound(f"motif-{wizard.id}"))[0]).tobytes() for wizard in WIZARDS]
    assert len(set(tunes)) == len(WIZARDS)


def test_a_sound_is_made_the_same_every_time() -> None:
    assert tones.variants(Sound.CARD) == made(Sound.CARD)


def test_twice_as_many_decibels_are_heard_as_louder() -> None:
    wave = made(Sound.GEM)[0]
    assert synth.loudness([sample * 2 for sample in wave]) - synth.loudness(wave) == pytest.approx(
        6.02, abs=0.01
    )


def test_what_is_too_loud_is_cut_and_never_turned_over() -> None:
    assert synth.samples([2.0, -2.0, 0.5]) == array("h", [32_767, -32_767, 16_384])


def steepest(wave: synth.Wave) -> float:
    return max(abs(b - a) for a, b in pairwise(wave))
