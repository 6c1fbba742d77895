# SPDX-License-Identifier: MIT
"""Tests that every ambience is quiet, even and seamless, and fades in and out softly."""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import log10

import pytest

from wizardtable.sound import tones
from wizardtable.sound.ambience_bank import BED_DECIBELS, AmbienceBank, MadeAmbience
from wizardtable.sound.ambience_track import FADE_SECONDS, AmbienceTrack
from wizardtable.sound.beds import BED_SECONDS, wandering_curve
from wizardtable.sound.names import Ambience, Sound
from wizardtable.sound.synth import SAMPLE_RATE, Wave, loudness, weighted_energy

PORTION_SAMPLES = SAMPLE_RATE // 40
"""The number of samples that the loudspeaker requests at a time."""

FULL_SCALE = 32_768


@cache
def made(ambience: Ambience) -> MadeAmbience:
    return AmbienceBank().made_whole(ambience)


def wave(heard: Sequence[int]) -> Wave:
    return [sample / FULL_SCALE for sample in heard]


def decibels(heard: Wave) -> float:
    """Returns the average loudness."""
    return 10 * log10(max(weighted_energy(heard) / len(heard), 1e-12))


def heard(track: AmbienceTrack, seconds: float) -> "array[int]":
    all_samples = array("h")
    while len(all_samples) < seconds * SAMPLE_RATE:
        all_samples.extend(track.read(PORTION_SAMPLES))
    return all_samples


def risen(ambience: Ambience, volume: float = 1.0, seed: int = 1) -> AmbienceTrack:
    track = AmbienceTrack(made(ambience), seed)
    rise(track, volume)
    return track


def rise(track: AmbienceTrack, volume: float) -> None:
    track.rise(track.made.softer(volume), volume)


def roughness(part: Sequence[int]) -> int:
    """Returns the sharpest bend between three samples; a click has a large one."""
    steps = [b - a for a, b in pairwise(part)]
    return max(abs(b - a) for a, b in pairwise(steps))


@pytest.mark.few(only="fireside")
@pytest.mark.parametrize("ambience", Ambience)
def test_where_the_bed_begins_again_nothing_can_be_heard(ambience: Ambience) -> None:
    bed = made(ambience).bed
    assert len(bed) == BED_SECONDS * SAMPLE_RATE
    around = SAMPLE_RATE // 10
    seam = bed[-around:] + bed[:around]
    at_the_seam = roughness(seam[around - 2 : around + 2])
    elsewhere = sorted(roughness(bed[at : at + 4]) for at in range(0, len(bed) - 4, 997))
    assert at_the_seam <= elsewhere[-len(elsewhere) // 50], "no click"
    levels = [decibels(wave(bed[at : at + around])) for at in range(0, len(bed), around)]
    steps = [abs(b - a) for a, b in pairwise(levels)]
    assert abs(levels[0] - levels[-1]) <= max(steps), "no louder and no softer at once"


@pytest.mark.few(only="fireside")
@pytest.mark.parametrize("ambience", Ambience)
def test_a_bed_is_quiet_and_even(ambience: Ambience) -> None:
    bed = wave(made(ambience).bed)
    assert decibels(bed) == pytest.approx(BED_DECIBELS, abs=0.5)
    each = [decibels(bed[at : at + SAMPLE_RATE]) for at in range(0, len(bed), SAMPLE_RATE)]
    assert max(each) < BED_DECIBELS + 6 and min(each) > BED_DECIBELS - 10
    assert max(map(abs, bed)) < 0.2, "far from what can be played at most"
    assert abs(sum(bed) / len(bed)) < 1e-5, "it swings about silence"


@pytest.mark.few(only="fireside")
@pytest.mark.parametrize("ambience", Ambience)
def test_what_is_called_is_softer_than_the_sounds_of_the_table(ambience: Ambience) -> None:
    card = min(loudness(card_wave) for card_wave in tones.variants(Sound.CARD))
    for call in made(ambience).calls:
        assert call.every > 10, "few, or they are in the way"
        for variant in call.variants:
            variant_wave = wave(variant)
            assert variant[0] == variant[-1] == 0, "from silence to silence"
            assert loudness(variant_wave) < card - 8
            assert abs(sum(variant_wave) / len(variant_wave)) < 1e-3
            assert len(variant_wave) < 8 * SAMPLE_RATE


@pytest.mark.long
@pytest.mark.parametrize("ambience", Ambience)
def test_a_minute_is_never_cut_and_far_below_a_card(ambience: Ambience) -> None:
    whole = wave(heard(risen(ambience), 60))
    assert max(map(abs, whole)) < 0.35
    assert abs(sum(whole) / len(whole)) < 1e-4
    settled = whole[round(2 * FADE_SECONDS * SAMPLE_RATE) :]
    assert decibels(settled) < BED_DECIBELS + 2


@pytest.mark.long
def test_every_ambience_is_another() -> None:
    beds = {made(ambience).bed.tobytes() for ambience in Ambience}
    assert len(beds) == len(Ambience)


@pytest.mark.long
def test_an_ambience_is_made_in_short_pieces_and_always_the_same() -> None:
    bank, pieces = AmbienceBank(), 0
    while bank.make_some(Ambience.FIRESIDE):
        assert bank.take(Ambience.WOOD) is None, "only what is wanted"
        pieces += 1
    assert pieces > 2 * BED_SECONDS
    assert bank.take(Ambience.FIRESIDE) == made(Ambience.FIRESIDE)


def test_it_comes_and_goes_softly() -> None:
    track = risen(Ambience.FIRESIDE)
    coming = wave(heard(track, 2 * FADE_SECONDS))
    first, then = coming[: PORTION_SAMPLES * 4], coming[round(FADE_SECONDS * SAMPLE_RATE) :]
    assert decibels(first) < decibels(then) - 12
    track.fade()
    whole = heard(track, FADE_SECONDS + 1)
    going = whole[: round((FADE_SECONDS + 0.5) * SAMPLE_RATE)]
    assert track.has_faded and not any(going[-PORTION_SAMPLES:])
    assert roughness(going) <= roughness(made(Ambience.FIRESIDE).bed) + 2, "it does not click off"


@pytest.mark.long
def test_two_that_change_places_are_as_loud_as_one() -> None:
    former, next_track = risen(Ambience.WOOD), risen(Ambience.FIRESIDE)
    heard(former, 2 * FADE_SECONDS)
    former.fade()
    both = [
        a + b
        for a, b in zip(heard(former, FADE_SECONDS), heard(next_track, FADE_SECONDS), strict=True)
    ]
    half = len(both) // 2
    middle = decibels(wave(both[half - SAMPLE_RATE // 4 : half + SAMPLE_RATE // 4]))
    assert abs(middle - BED_DECIBELS) < 7


def test_another_volume_is_not_a_click() -> None:
    track = risen(Ambience.FIRESIDE, 0.8)
    loud = heard(track, FADE_SECONDS + 1)[-SAMPLE_RATE:]
    rise(track, 0.2)
    change = heard(track, 0.05)
    soft = heard(track, 1)
    assert decibels(wave(soft)) == pytest.approx(decibels(wave(loud)) - 12, abs=4)
    assert roughness(change) <= roughness(made(Ambience.FIRESIDE).bed)


def test_portions_of_any_size_are_the_same_ambience() -> None:
    small, large = risen(Ambience.FIRESIDE), risen(Ambience.FIRESIDE)
    heard(small, FADE_SECONDS + 0.5)
    heard(large, FADE_SECONDS + 0.5)
    small_portions = array("h")
    while len(small_portions) < SAMPLE_RATE:
        small_portions.extend(small.read(999))
    large_portion = large.read(len(small_portions))
    same = sum(a == b for a, b in zip(small_portions, large_portion, strict=True))
    assert same > 0.9 * len(small_portions), "but for the calls that begin between two portions"


def test_a_call_comes_now_and_then_and_never_twice_running_alike() -> None:
    calls = made(Ambience.FIRESIDE).calls
    track = risen(Ambience.FIRESIDE)
    begun: list[tuple[int, int]] = []
    calling = False
    for _ in range(6 * 60 * 40):
        track.read(PORTION_SAMPLES)
        if track._call is not None and not calling:
            begun.append(track._call[:2])
        calling = track._call is not None
    usual = sum(6 * 60 / call.every for call in calls)
    assert usual / 2 < len(begun) < usual * 1.5
    for number in range(len(calls)):
        own = [variant for each, variant in begun if each == number]
        assert all(a != b for a, b in pairwise(own))


def test_what_drifts_comes_back_to_where_it_began() -> None:
    value = wandering_curve("any", -3, 5, 20)
    assert value(0.0) == pytest.approx(value(float(BED_SECONDS)))
    assert all(-3 <= value(at / 10) <= 5 for at in range(10 * BED_SECONDS))
