# SPDX-License-Identifier: MIT
"""Tests that a caller of the sound player never waits, sees no error, and hears nothing when
muted."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.sound import loudspeakers
from tests.sound.loudspeakers import Clock
from wizardtable.sound import player
from wizardtable.sound.names import Ambience, Sound

MAX_WAIT_SECONDS = 20.0


class Band:
    """A sound player and its clock."""

    def __init__(self, main: player.ProcessMain, *, has_library: bool = True) -> None:
        self.clock = Clock()
        self.player = player.SoundPlayer(main, self.clock, lambda: has_library)

    def play(self, count: int) -> None:
        """Plays this many sounds, each after the shortest allowed interval."""
        for _ in range(count):
            self.clock.now += 1
            self.player.play(Sound.CARD)

    @property
    def running(self) -> bool:
        return self.player._process is not None

    @property
    def unanswered(self) -> int:
        return self.player._unanswered

    def orders(self) -> list[str]:
        """Returns the orders (messages to the sound process) that `keep_orders` has received."""
        self.wait(lambda: self.player.trouble is None and self.unanswered == 0)
        return self.player._answer.decode().split(",")

    def wait(self, until: Callable[[], bool]) -> None:
        end = time.monotonic() + MAX_WAIT_SECONDS
        while not until():
            assert time.monotonic() < end
            time.sleep(0.01)


@pytest.fixture
def band() -> Iterator[Callable[..., Band]]:
    bands: list[Band] = []

    def make(main: player.ProcessMain, *, has_library: bool = True) -> Band:
        bands.append(Band(main, has_library=has_library))
        return bands[-1]

    yield make
    for made_band in bands:
        made_band.player.close()


def test_nothing_is_heard_before_it_is_started(band: Callable[..., Band]) -> None:
    still = band(loudspeakers.answer_all)
    still.play(3)
    assert not still.running


def test_a_muted_player_asks_for_nothing(band: Callable[..., Band]) -> None:
    muted = band(loudspeakers.answer_all)
    muted.player.muted = True
    muted.player.start()
    muted.play(3)
    assert not muted.running
    muted.player.muted = False
    muted.play(1)
    assert muted.running, "as soon as it is not muted any more"
    muted.wait(lambda: muted.player.trouble is None and muted.unanswered == 0)
    muted.player.muted = True
    muted.play(3)
    assert muted.unanswered == 0


def test_no_volume_is_as_good_as_muted(band: Callable[..., Band]) -> None:
    quiet = band(loudspeakers.answer_all)
    quiet.player.volume = 0
    quiet.player.start()
    quiet.play(3)
    assert not quiet.running


def test_without_the_library_there_is_no_process_and_the_reason_is_known(
    band: Callable[..., Band],
) -> None:
    bare = band(loudspeakers.answer_all, has_library=False)
    bare.player.start()
    bare.play(3)
    assert not bare.running
    assert bare.player.trouble is player.Trouble.LIBRARY


def test_without_a_loudspeaker_the_reason_is_known(band: Callable[..., Band]) -> None:
    silent = band(loudspeakers.find_no_device)
    silent.player.start()
    silent.wait(lambda: silent.player.trouble is player.Trouble.DEVICE)
    silent.play(30)
    silent.wait(lambda: silent.player.trouble is player.Trouble.DEVICE and silent.unanswered <= 1)


def test_a_process_that_hangs_is_not_waited_for(band: Callable[..., Band]) -> None:
    hung = band(loudspeakers.hang)
    hung.player.start()
    hung.play(500)
    assert hung.unanswered == player.MAX_UNANSWERED
    hung.player.close()
    assert not hung.running


def test_after_some_crashes_it_stays_silent(band: Callable[..., Band]) -> None:
    broken = band(loudspeakers.crash)
    broken.player.start()
    for _ in range(player.MAX_LOST_PROCESSES):
        broken.play(1)
        process = broken.player._process
        if process is not None:
            process.join(MAX_WAIT_SECONDS)
        broken.wait(lambda: broken.player.trouble is not None or not broken.running)
    broken.play(5)
    assert not broken.running
    assert broken.player.trouble is player.Trouble.DEVICE


def test_the_process_ends_with_the_player(band: Callable[..., Band]) -> None:
    player_band = band(loudspeakers.answer_all)
    player_band.player.start()
    process = player_band.player._process
    assert process is not None and process.is_alive()
    player_band.player.close()
    player_band.play(3)
    assert not player_band.running


def test_an_ambience_is_asked_for_once_and_again_where_it_changes(
    band: Callable[..., Band],
) -> None:
    player_band = band(loudspeakers.keep_orders)
    player_band.player.set_ambience(Ambience.HALL, 40)
    assert not player_band.running, "nothing before it is started"
    player_band.player.start()
    for volume in (40, 40, 70):
        player_band.player.set_ambience(Ambience.HALL, volume)
    player_band.player.set_ambience(None, 70)
    player_band.player.set_ambience(Ambience.WOOD, 0)
    assert player_band.orders() == ["ambience hall 40", "ambience hall 70", "ambience - 0"]


def test_an_ambience_alone_starts_the_process_and_a_muted_player_keeps_silent(
    band: Callable[..., Band],
) -> None:
    still = band(loudspeakers.answer_all)
    still.player.muted = True
    still.player.start()
    assert not still.running
    still.player.set_ambience(Ambience.WOOD, 10)
    assert still.running


def test_after_a_crash_the_ambience_is_asked_for_again(band: Callable[..., Band]) -> None:
    broken = band(loudspeakers.crash)
    broken.player.set_ambience(Ambience.WOOD, 10)
    broken.player.start()
    assert broken.player._sent_ambience == (Ambience.WOOD, 10)
    process = broken.player._process
    assert process is not None
    process.join(MAX_WAIT_SECONDS)
    broken.wait(lambda: broken.player.trouble is not None or not broken.running)
    assert broken.player._sent_ambience != (Ambience.WOOD, 10), "the next process does not know it"


def test_a_process_that_hangs_is_not_flooded_with_ambiences(band: Callable[..., Band]) -> None:
    hung = band(loudspeakers.hang)
    hung.player.start()
    for volume in range(1, 100):
        hung.player.set_ambience(Ambience.WOOD, volume)
    assert hung.unanswered == player.MAX_UNANSWERED + player.SPARE_AMBIENCE_ORDERS


NOISE_SCRIPT = """
import time
from wizardtable.sound.player import SoundPlayer
from wizardtable.sound.names import Sound
if __name__ == "__main__":
    player = SoundPlayer()
    player.volume = 1
    player.start()
    end = time.monotonic() + 20
    while not player._answer and time.monotonic() < end:
        player.trouble
        time.sleep(0.05)
    player.play(Sound.CARD)
    time.sleep(0.2)
    player.close()
"""


def test_nothing_that_drivers_say_reaches_the_terminal(tmp_path: Path) -> None:
    script = tmp_path / "noise.py"
    script.write_text(NOISE_SCRIPT, encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
