# SPDX-License-Identifier: MIT
"""Tests that sounds are mixed without a gap, a crackle or an overflow."""

from array import array
from itertools import pairwise

import pytest

from wizardtable.sound.mixer import MAX_VOICES, Mixer, gain_of
from wizardtable.sound.names import Sound
from wizardtable.sound.sound_bank import SoundBank

RISING_SAMPLES = array("h", range(0, 3000, 3))


@pytest.mark.parametrize("portion", [1, 7, 256, 999, 5000])
def test_a_sound_is_read_whole_in_portions_of_any_size(portion: int) -> None:
    mixer = Mixer()
    mixer.add(RISING_SAMPLES, 100)
    heard = array("h")
    while len(heard) < len(RISING_SAMPLES):
        heard.extend(mixer.read(portion))
    assert heard[: len(RISING_SAMPLES)] == RISING_SAMPLES
    assert not any(heard[len(RISING_SAMPLES) :])


def test_silence_is_read_where_nothing_sounds() -> None:
    assert Mixer().read(10) == array("h", [0] * 10)


def test_two_sounds_are_heard_together() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]), 100)
    mixer.read(1)
    mixer.add(array("h", [1, 2, 3]), 100)
    assert mixer.read(4) == array("h", [201, 302, 3, 0])


def test_many_loud_sounds_are_cut_and_never_turned_over() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [30_000, -30_000]), 100)
    assert mixer.read(2) == array("h", [32_767, -32_767])


def test_one_sound_too_many_takes_the_place_of_the_first() -> None:
    mixer = Mixer()
    for number in range(MAX_VOICES + 1):
        mixer.add(array("h", [10**number if number < 5 else 0]), 100)
    assert mixer.read(1) == array("h", [11_110])


def test_the_volume_goes_from_silence_to_all_there_is() -> None:
    assert gain_of(0) == 0
    assert gain_of(100) == 1
    assert gain_of(30) < gain_of(60) < gain_of(90)
    mixer = Mixer()
    mixer.add(RISING_SAMPLES, 0)
    assert not any(mixer.read(len(RISING_SAMPLES)))


def test_the_mixer_knows_for_how_long_it_has_been_silent() -> None:
    mixer = Mixer()
    mixer.add(RISING_SAMPLES, 100)
    mixer.read(len(RISING_SAMPLES) + 50)
    assert mixer.idle_frames == 0
    mixer.read(70)
    assert mixer.idle_frames == 70


def test_the_same_variant_is_not_heard_twice_running() -> None:
    shelf = SoundBank(seed=1)
    takes = [shelf.take(Sound.PAWN).tobytes() for _ in range(30)]
    assert all(a != b for a, b in pairwise(takes))
    assert len(set(takes)) == 3
