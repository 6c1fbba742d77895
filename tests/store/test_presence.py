# SPDX-License-Identifier: MIT
"""Tests the file that marks a running program: it is made at the start and removed at the end."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.helpers import begun, play_on
from wizardtable.core import catalog
from wizardtable.store import save
from wizardtable.store.presence import MARK_NAME, MAX_BACKLOG_SECONDS, EarlierRun, Presence
from wizardtable.store.save_summary import interrupted_match

presence_file = Presence.take.__code__.co_filename


def ended_process() -> int:
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


def killed(run: Presence) -> None:
    """Leaves the marking file as a killed program does: present, but not locked."""
    assert run._file is not None
    os.close(run._file)


def test_who_leaves_takes_the_mark_away(tmp_path: Path) -> None:
    first = Presence(tmp_path)
    assert first.take() is None
    assert (tmp_path / MARK_NAME).exists()
    first.leave()
    assert Presence(tmp_path).take() is None


def test_a_second_start_meets_the_one_that_lives(tmp_path: Path) -> None:
    first, second = Presence(tmp_path), Presence(tmp_path)
    first.take()
    met = second.take()
    assert met is not None
    assert met.pid == os.getpid()
    assert met.is_alive
    second.leave()
    assert (tmp_path / MARK_NAME).exists()
    first.leave()
    assert second.take() is None


@pytest.mark.parametrize("is_mark_there", [True, False], ids=["after a bad end", "in a new folder"])
def test_of_starts_at_the_same_moment_one_is_alone(tmp_path: Path, is_mark_there: bool) -> None:
    if is_mark_there:
        (tmp_path / MARK_NAME).write_text(f"{ended_process()}\n")
    everybody = [Presence(tmp_path) for _ in range(12)]
    gate = threading.Barrier(len(everybody))

    def start(presence: Presence) -> EarlierRun | None:
        gate.wait()
        return presence.take()

    with ThreadPoolExecutor(len(everybody)) as pool:
        met = list(pool.map(start, everybody))
    assert sum(earlier is None or not earlier.is_alive for earlier in met) == 1


def test_the_mark_of_a_killed_run_is_taken_over(tmp_path: Path) -> None:
    code = "import os, sys\nfrom pathlib import Path\nfrom wizardtable.store.presence import *\n"
    code += "Presence(Path(sys.argv[1])).take()\nos._exit(9)"
    run = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)])
    run.wait()
    presence = Presence(tmp_path)
    earlier = presence.take()
    assert earlier is not None
    assert earlier.pid == run.pid
    assert not earlier.is_alive
    presence.begin()
    assert (tmp_path / MARK_NAME).read_text() == f"{os.getpid()}\n"
    presence.leave()
    assert not (tmp_path / MARK_NAME).exists()


def test_a_start_that_is_cut_short_leaves_what_the_run_before_has_left_to_the_next(
    tmp_path: Path,
) -> None:
    mark = tmp_path / MARK_NAME
    mark.write_text("1\n")
    os.utime(mark, (1000.0, 1000.0))
    for _ in range(2):
        presence = Presence(tmp_path)
        earlier = presence.take()
        assert earlier is not None and earlier.since == 1000.0
        os.close(presence._file)  # type: ignore[arg-type]  # as if killed
    presence.take()
    presence.begin()
    assert mark.stat().st_mtime > 1000.0
    presence.leave()


def test_a_run_that_could_not_keep_everything_says_so_to_the_next_start(tmp_path: Path) -> None:
    first, second, third = Presence(tmp_path), Presence(tmp_path), Presence(tmp_path)
    first.take()
    os.utime(tmp_path / MARK_NAME, (began := time.time() - 100,) * 2)
    first._since = began
    first.leave(behind=True)
    earlier = second.take()
    assert earlier is not None and earlier.was_left
    assert earlier.since == pytest.approx(began, abs=0.01)
    second.begin(behind=True)  # this run cannot keep everything either
    second.leave(behind=True)
    earlier = third.take()
    assert earlier is not None and earlier.was_left
    assert earlier.since == pytest.approx(began, abs=0.01)
    third.begin()
    third.leave()
    assert not (tmp_path / MARK_NAME).exists()


def test_a_run_that_ends_with_the_desktops_session_was_left_as_it_should(tmp_path: Path) -> None:
    run = Presence(tmp_path)
    assert run.take() is None
    run.expect_end()
    met = Presence(tmp_path).take()
    assert met is not None and met.is_alive, "it still runs"
    killed(run)
    earlier = Presence(tmp_path).take()
    assert earlier is not None and earlier.was_left


def test_a_run_that_goes_on_after_all_can_still_end_badly(tmp_path: Path) -> None:
    run = Presence(tmp_path)
    assert run.take() is None
    run.expect_end()
    run.begin()
    killed(run)
    earlier = Presence(tmp_path).take()
    assert earlier is not None and not earlier.was_left


def test_what_can_never_be_kept_is_tried_for_a_week(tmp_path: Path) -> None:
    mark = tmp_path / MARK_NAME
    mark.write_text("left\n")
    os.utime(mark, (1000.0, 1000.0))
    presence = Presence(tmp_path)
    presence.take()
    presence.begin(behind=True)
    assert mark.stat().st_mtime == pytest.approx(time.time() - MAX_BACKLOG_SECONDS, abs=60)
    presence.leave()


def test_a_run_that_is_killed_while_it_is_behind_was_not_left(tmp_path: Path) -> None:
    mark = tmp_path / MARK_NAME
    mark.write_text("left\n")
    presence = Presence(tmp_path)
    presence.take()
    presence.begin(behind=True)
    os.close(presence._file)  # type: ignore[arg-type]  # as if killed
    earlier = Presence(tmp_path).take()
    assert earlier is not None and not earlier.was_left and earlier.pid == os.getpid()


def test_a_start_killed_at_any_line_of_taking_the_mark_leaves_the_earlier_run_as_it_was(
    tmp_path: Path,
) -> None:
    mark = tmp_path / MARK_NAME
    mark.write_text("1\n")
    os.utime(mark, (1000.0, 1000.0))

    def kept_at_every_line(frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        if frame.f_code.co_filename == presence_file:
            assert mark.read_text() == "1\n" and mark.stat().st_mtime == 1000.0
        return kept_at_every_line

    presence = Presence(tmp_path)
    sys.settrace(kept_at_every_line)
    try:
        presence.take()
    finally:
        sys.settrace(None)
    assert mark.read_text() == "1\n" and mark.stat().st_mtime == 1000.0
    presence.leave()


def test_a_mark_that_cannot_be_read_is_that_of_an_ended_run(tmp_path: Path) -> None:
    (tmp_path / MARK_NAME).write_bytes(b"\xff")
    earlier = Presence(tmp_path).take()
    assert earlier is not None and earlier.pid == 0 and not earlier.is_alive


@pytest.mark.parametrize("kind", ["link", "link to nothing", "pipe", "folder"])
def test_what_has_the_name_of_the_mark_is_left_alone_and_told(tmp_path: Path, kind: str) -> None:
    letter, mark = tmp_path / "letter", tmp_path / MARK_NAME
    if kind == "link":
        letter.write_text("Dear Ada")
    if kind == "folder":
        mark.mkdir()
    elif kind == "pipe":
        os.mkfifo(mark)
    else:
        mark.symlink_to(letter)
    presence = Presence(tmp_path)
    assert presence.take() is None
    assert "“running” is a folder or a link, not a file" in str(presence.problem)
    presence.leave()
    assert os.path.lexists(mark)
    assert not letter.exists() or letter.read_text() == "Dear Ada"


def test_a_run_that_ended_badly_leaves_its_last_unfinished_match(tmp_path: Path) -> None:
    spec = next(iter(catalog.all()))
    seats = min(spec.seats)
    for name, actions, when in (("old", 5, 100), ("going", 5, 300), ("other", 5, 200)):
        path = tmp_path / f"{name}.wizardtable"
        save.write(path, play_on(begun(spec, seats), actions))
        os.utime(path, (when, when))
    assert interrupted_match(tmp_path, EarlierRun(1, 250)) == tmp_path / "going.wizardtable"
    assert interrupted_match(tmp_path, EarlierRun(1, 400)) is None


def test_a_match_that_was_finished_is_not_offered(tmp_path: Path) -> None:
    spec = next(iter(catalog.all()))
    save.write(tmp_path / "a.wizardtable", play_on(begun(spec, min(spec.seats))))
    assert interrupted_match(tmp_path, EarlierRun(1, 0)) is None


def test_a_window_closed_before_it_was_filled_leaves_the_mark_of_a_crash(tmp_path: Path) -> None:
    crashed = Presence(tmp_path)
    crashed.take()
    killed(crashed)
    hasty = Presence(tmp_path)
    assert hasty.take() is not None
    hasty.leave()  # before the results of the crashed run are recovered
    assert Presence(tmp_path).take() is not None
