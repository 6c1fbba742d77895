# SPDX-License-Identifier: MIT
"""Tests that the sound process copes with loudspeakers that are missing, lost, or found later."""

import multiprocessing
from collections.abc import Callable
from dataclasses import replace
from threading import Thread
from time import time

import pytest

from tests.sound.loudspeakers import Clock, Loudspeaker
from wizardtable.sound import ambience_bank, ambiences, check, orders, speaker, tones
from wizardtable.sound.device import NoDeviceError, Read
from wizardtable.sound.names import Ambience, Sound
from wizardtable.sound.synth import SAMPLE_RATE


class Shop:
    """Provides fake loudspeakers to a sound process, as long as any are left."""

    def __init__(self, clock: Clock) -> None:
        self.speaker = speaker.Speaker(self, clock)
        self.sold: list[Loudspeaker] = []
        self.asked = 0
        self.empty = False

    def __call__(self, read: Read) -> Loudspeaker:
        self.asked += 1
        if self.empty:
            raise NoDeviceError
        self.sold.append(Loudspeaker(read))
        return self.sold[-1]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shop(clock: Clock) -> Shop:
    return Shop(clock)


@pytest.fixture
def heard(shop: Shop) -> Callable[[Sound], bytes]:
    return lambda sound: shop.speaker.play(sound, 100)


def test_a_sound_is_heard(shop: Shop, heard: Callable[[Sound], bytes]) -> None:
    assert heard(Sound.DIE) == orders.HEARD
    assert any(shop.sold[0].hear(2000))


def test_a_quiet_loudspeaker_is_stopped_and_the_next_sound_starts_it_again(
    shop: Shop, heard: Callable[[Sound], bytes]
) -> None:
    heard(Sound.DIE)
    (only,) = shop.sold
    only.hear(SAMPLE_RATE)
    shop.speaker.rest()
    assert only.running
    only.hear(round(SAMPLE_RATE * speaker.REST_SECONDS))
    shop.speaker.rest()
    assert not only.running and shop.speaker.patience is None
    assert heard(Sound.DIE) == orders.HEARD
    assert only.running and any(only.hear(2000)) and shop.sold == [only]


def test_without_a_loudspeaker_it_is_silent_and_looks_again_only_now_and_then(
    shop: Shop, clock: Clock, heard: Callable[[Sound], bytes]
) -> None:
    shop.empty = True
    assert [heard(Sound.CARD) for _ in range(20)] == [orders.NO_DEVICE] * 20
    assert shop.asked == 1
    shop.empty = False
    clock.now += speaker.RETRY_SECONDS + 1
    assert heard(Sound.CARD) == orders.HEARD
    assert any(shop.sold[0].hear(SAMPLE_RATE)), "the headphones are in now"


def test_what_could_not_be_heard_is_not_heard_later(
    shop: Shop, clock: Clock, heard: Callable[[Sound], bytes]
) -> None:
    heard(Sound.WIN)
    shop.sold[0].hear(100)
    clock.now += speaker.STUCK_SECONDS + 1
    heard(Sound.CARD)  # this call notices that nothing was read
    clock.now += speaker.STUCK_SECONDS + speaker.RETRY_SECONDS
    heard(Sound.CARD)
    assert shop.sold[0].closed
    whole = shop.sold[-1].hear(2 * SAMPLE_RATE)
    assert any(whole[: SAMPLE_RATE // 2]) and not any(whole[SAMPLE_RATE // 2 :]), (
        "the old fanfare is forgotten"
    )


def test_a_loudspeaker_that_reads_no_more_is_opened_anew(
    shop: Shop, clock: Clock, heard: Callable[[Sound], bytes]
) -> None:
    heard(Sound.DIE)
    clock.now += speaker.RETRY_SECONDS
    heard(Sound.DIE)
    first, second = shop.sold
    assert first.closed and second.running


def test_a_loudspeaker_that_does_not_start_is_given_up_for_a_while(
    shop: Shop, clock: Clock, heard: Callable[[Sound], bytes]
) -> None:
    heard(Sound.DIE)
    shop.sold[0].hear(SAMPLE_RATE)
    shop.sold[0].hear(round(SAMPLE_RATE * speaker.REST_SECONDS))
    shop.speaker.rest()
    shop.sold[0].breaks = True
    assert heard(Sound.DIE) == orders.NO_DEVICE
    clock.now += speaker.RETRY_SECONDS
    assert heard(Sound.DIE) == orders.HEARD


def test_a_missing_library_is_told() -> None:
    def missing(read: Read) -> Loudspeaker:
        raise ModuleNotFoundError("miniaudio")

    assert speaker.Speaker(missing).open() == orders.NO_LIBRARY


def test_orders_are_answered_until_there_are_no_more(shop: Shop) -> None:
    ours, theirs = multiprocessing.Pipe()
    for order in (f"card 80 {time()}", f"win 10 {time()}", ""):
        ours.send_bytes(order.encode())
    speaker.serve(theirs, shop.speaker)
    assert [ours.recv_bytes() for _ in range(3)] == [orders.HEARD] * 3
    assert shop.sold[0].closed


def test_of_sounds_that_have_piled_up_only_the_last_is_heard(shop: Shop) -> None:
    ours, theirs = multiprocessing.Pipe()
    long_ago = time() - speaker.LATE_SECONDS - 1
    for sound in ("win", "round", "win", "die"):
        ours.send_bytes(f"{sound} 100 {long_ago}".encode())
    thread = Thread(target=speaker.serve, args=(theirs, shop.speaker))
    thread.start()
    assert [ours.recv_bytes() for _ in range(5)] == [orders.HEARD] * 5
    heard = shop.sold[0].hear(SAMPLE_RATE)
    ours.send_bytes(b"")
    thread.join()
    assert any(heard) and not any(heard[SAMPLE_RATE // 3 :]), "a die is short"


def test_the_library_plays_a_sound_where_there_is_no_loudspeaker() -> None:
    assert check.can_play_sounds()


def make_all(shop: Shop) -> None:
    while shop.speaker.make_one():
        pass


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortens every ambience to one second and every sound to a beep."""
    monkeypatch.setattr(ambiences, "BED_SECONDS", 1)
    monkeypatch.setattr(ambience_bank, "BED_SECONDS", 1)
    bare = {ambience: replace(recipe, calls=()) for ambience, recipe in ambiences.RECIPES.items()}
    monkeypatch.setattr(ambience_bank, "RECIPES", bare)
    monkeypatch.setattr(tones, "variants", lambda _: [[0.5, -0.5] * (SAMPLE_RATE // 20)])


@pytest.mark.usefixtures("quick")
def test_an_ambience_is_heard_as_soon_as_it_is_made_and_until_there_shall_be_silence(
    shop: Shop,
) -> None:
    assert shop.speaker.set_ambience(Ambience.FIRESIDE, 60) == orders.HEARD
    (only,) = shop.sold
    assert not only.running, "nothing is made yet"
    make_all(shop)
    assert any(only.hear(2 * SAMPLE_RATE))
    shop.speaker.rest()
    assert only.running and any(only.hear(SAMPLE_RATE)), "it goes on"
    shop.speaker.set_ambience(None, 0)
    only.hear(3 * SAMPLE_RATE)
    assert not any(only.hear(SAMPLE_RATE))
    only.hear(round(speaker.REST_SECONDS * SAMPLE_RATE))
    shop.speaker.rest()
    assert not only.running, "the computer may sleep"


@pytest.mark.usefixtures("quick")
def test_only_the_ambience_that_is_wanted_is_made(shop: Shop, clock: Clock) -> None:
    while shop.speaker._sounds.make_one():
        pass
    assert not shop.speaker.make_one(), "none at first"
    shop.empty = True
    assert shop.speaker.set_ambience(Ambience.WOOD, 60) == orders.NO_DEVICE
    assert not shop.speaker.make_one(), "nobody could hear it"
    assert shop.speaker.patience == speaker.RETRY_SECONDS
    shop.empty = False
    clock.now += speaker.RETRY_SECONDS + 1
    shop.speaker.rest()
    make_all(shop)
    assert any(shop.sold[0].hear(SAMPLE_RATE)), "the headphones are in now"


@pytest.mark.usefixtures("quick")
def test_an_ambience_goes_on_with_another_loudspeaker_where_one_is_lost(
    shop: Shop, clock: Clock
) -> None:
    shop.speaker.set_ambience(Ambience.WOOD, 60)
    make_all(shop)
    shop.sold[0].hear(SAMPLE_RATE)
    shop.speaker.rest()
    clock.now += speaker.STUCK_SECONDS + speaker.RETRY_SECONDS
    shop.speaker.rest()  # this call notices that nothing was read
    assert shop.sold[0].closed
    shop.speaker.rest()
    assert any(shop.sold[-1].hear(SAMPLE_RATE)) and len(shop.sold) == 2


@pytest.mark.usefixtures("quick")
def test_an_ambience_goes_on_where_a_sound_finds_out_that_the_loudspeaker_is_lost(
    shop: Shop, clock: Clock
) -> None:
    shop.speaker.set_ambience(Ambience.WOOD, 60)
    make_all(shop)
    shop.sold[0].hear(SAMPLE_RATE)
    shop.speaker.rest()
    clock.now += speaker.STUCK_SECONDS + speaker.RETRY_SECONDS
    shop.speaker.play(Sound.CARD, 100)
    assert shop.sold[0].closed and len(shop.sold) == 2
    assert any(shop.sold[1].hear(4 * SAMPLE_RATE)[-SAMPLE_RATE:]), "the card is long over"


@pytest.mark.usefixtures("quick")
def test_orders_for_ambiences_are_answered_too(shop: Shop) -> None:
    ours, theirs = multiprocessing.Pipe()
    for order in ("ambience wood 50", f"card 80 {time()}", "ambience - 0", ""):
        ours.send_bytes(order.encode())
    speaker.serve(theirs, shop.speaker)
    assert [ours.recv_bytes() for _ in range(4)] == [orders.HEARD] * 4
