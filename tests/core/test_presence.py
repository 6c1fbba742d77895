# SPDX-License-Identifier: MIT
"""The mark of a running program: met, left behind, taken away."""

import os
import subprocess
import sys
from pathlib import Path

from tests.helpers import begun, play_on
from wizardtable.core import catalog, save
from wizardtable.core.presence import NAME, Earlier, Presence, interrupted


def ended_process() -> int:
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


def test_who_leaves_takes_the_mark_away(tmp_path: Path) -> None:
    first = Presence(tmp_path)
    assert first.take() is None
    assert (tmp_path / NAME).exists()
    first.leave()
    assert Presence(tmp_path).take() is None


def test_a_mark_names_the_process_that_may_still_live(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"{os.getppid()}\n")
    earlier = Presence(tmp_path).take()
    assert earlier is not None
    assert earlier.pid == os.getppid()
    assert earlier.may_live


def test_the_mark_of_an_ended_process_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"{ended_process()}\n")
    presence = Presence(tmp_path)
    earlier = presence.take()
    assert earlier is not None and not earlier.may_live
    presence.take_over()
    presence.leave()
    assert not (tmp_path / NAME).exists()


def test_nobody_takes_away_the_mark_of_another(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"{os.getppid()}\n")
    Presence(tmp_path).leave()
    assert (tmp_path / NAME).exists()


def test_a_mark_that_cannot_be_read_is_that_of_an_ended_run(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\xff")
    earlier = Presence(tmp_path).take()
    assert earlier is not None and earlier.pid == 0


def test_a_run_that_ended_badly_leaves_its_last_unfinished_match(tmp_path: Path) -> None:
    spec = next(iter(catalog.all()))
    seats = min(spec.seats)
    for name, actions, time in (("old", 5, 100), ("going", 5, 300), ("other", 5, 200)):
        path = tmp_path / f"{name}.wizardtable"
        save.write(path, play_on(begun(spec, seats), actions))
        os.utime(path, (time, time))
    assert interrupted(tmp_path, Earlier(1, 250)) == tmp_path / "going.wizardtable"
    assert interrupted(tmp_path, Earlier(1, 400)) is None


def test_a_match_that_was_finished_is_not_offered(tmp_path: Path) -> None:
    spec = next(iter(catalog.all()))
    save.write(tmp_path / "a.wizardtable", play_on(begun(spec, min(spec.seats))))
    assert interrupted(tmp_path, Earlier(1, 0)) is None
