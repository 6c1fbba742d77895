# SPDX-License-Identifier: MIT
"""Tests that fast replays and whole deals do not rattle."""

from tests.sound.loudspeakers import Clock
from wizardtable.sound.limits import IMPORTANT_SOUNDS, MAX_BURST, SOUNDS_PER_SECOND, Limits
from wizardtable.sound.names import Sound


def test_a_sound_is_heard_again_after_a_short_while() -> None:
    clock = Clock()
    limits = Limits(clock)
    assert limits.allow(Sound.CARD)
    assert not limits.allow(Sound.CARD)
    clock.now += 0.05
    assert not limits.allow(Sound.CARD)
    clock.now += 0.05
    assert limits.allow(Sound.CARD)


def test_different_sounds_may_come_together() -> None:
    limits = Limits(Clock())
    assert limits.allow(Sound.CARD) and limits.allow(Sound.GEM) and limits.allow(Sound.BID)


def test_a_replay_at_full_speed_is_thinned_out() -> None:
    clock = Clock()
    limits = Limits(clock)
    heard = 0
    sounds = [sound for sound in Sound if sound not in IMPORTANT_SOUNDS]
    for number in range(1000):  # ten seconds of a hundred moves each
        heard += limits.allow(sounds[number % len(sounds)])
        clock.now += 0.01
    assert SOUNDS_PER_SECOND * 9 <= heard <= SOUNDS_PER_SECOND * 10 + MAX_BURST


def test_after_a_rest_as_many_come_together_as_at_first() -> None:
    clock = Clock()
    limits = Limits(clock)
    light = [sound for sound in Sound if sound not in IMPORTANT_SOUNDS]
    together = sum(limits.allow(sound) for sound in light)
    assert together == MAX_BURST
    clock.now += 60
    assert sum(limits.allow(sound) for sound in light) == together


def test_the_end_of_a_match_is_heard_whatever_came_before_it() -> None:
    limits = Limits(Clock())
    for sound in (Sound.CARD, Sound.DIE, Sound.PAWN, Sound.COIN, Sound.GEM, Sound.BID):
        limits.allow(sound)
    assert not limits.allow(Sound.MAGIC)
    assert limits.allow(Sound.WIN)
    assert not limits.allow(Sound.WIN), "but only once"
