# SPDX-License-Identifier: MIT
"""Tests that a match is written to disk after each move, and that disk errors do not stop the
match."""

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import begun, play_on, played
from wizardtable.core import files
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.store import save
from wizardtable.store.autosave import Autosave

MAX_WAIT_SECONDS = 20.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "a.wizardtable"


@pytest.fixture
def match(toy: GameSpec) -> Match:
    return begun(toy)


@pytest.fixture
def autosave(path: Path, match: Match) -> Iterator[Autosave]:
    autosave = Autosave(path, match)
    yield autosave
    autosave.close()


def content_at_once(match: Match, folder: Path) -> bytes:
    """Returns the content of a save that is written at once."""
    other = folder / "other.wizardtable"
    save.write(other, match)
    content = other.read_bytes()
    save.remove(other)
    return content


def full(*_: object) -> int:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_new_match_is_there_at_once(autosave: Autosave, path: Path, match: Match) -> None:
    assert autosave.flush()
    assert path.read_bytes() == content_at_once(match, path.parent)


def test_every_decision_is_appended_to_the_same_file(
    autosave: Autosave, path: Path, match: Match
) -> None:
    autosave.flush()
    inode = path.stat().st_ino
    rng = Rng(1)
    while match.to_move is not None:
        match.play(rng.choice(match.menu()))
        autosave.keep(match)
        assert autosave.flush()
        assert path.read_bytes() == content_at_once(match, path.parent)
    assert path.stat().st_ino == inode
    assert not files.backup_path(path).exists()


def test_a_step_back_rewrites_the_file_and_keeps_the_former(
    autosave: Autosave, path: Path, match: Match
) -> None:
    play_on(match, 6)
    autosave.keep(match)
    autosave.flush()
    before = path.read_bytes()
    match.undo({Seat(0)})
    autosave.keep(match)
    assert autosave.flush()
    assert path.read_bytes() == content_at_once(match, path.parent)
    assert files.backup_path(path).read_bytes() == before
    match.play(match.menu()[-1])
    autosave.keep(match)
    assert autosave.flush()
    assert path.read_bytes() == content_at_once(match, path.parent)


def test_a_loaded_match_is_appended_to(toy: GameSpec, path: Path) -> None:
    save.write(path, played(toy, 5))
    content, inode = path.read_bytes(), path.stat().st_ino
    match = save.load(path).match
    autosave = Autosave(path, match)
    autosave.flush()
    assert path.read_bytes() == content
    play_on(match, 1)
    autosave.keep(match)
    assert autosave.close()
    assert path.read_bytes().startswith(content)
    assert path.stat().st_ino == inode


def test_what_a_match_is_played_for_is_kept(toy: GameSpec, path: Path, match: Match) -> None:
    match.purpose = "daily:2026-11-26"
    save.write(path, match)
    assert save.load(path).match.purpose == "daily:2026-11-26"


def test_a_damaged_file_is_left_alone_until_something_is_played(toy: GameSpec, path: Path) -> None:
    save.write(path, played(toy))
    damaged = path.read_bytes().replace(b'"n":3', b'"n":4')
    path.write_bytes(damaged)
    loaded = save.load(path)
    assert loaded.notice is not None
    loaded.match.undo(set(map(Seat, range(3))))
    autosave = Autosave(path, loaded.match)
    assert autosave.flush()
    assert path.read_bytes() == damaged
    play_on(loaded.match, 1)
    autosave.keep(loaded.match)
    assert autosave.close()
    assert save.load(path).notice is None
    assert files.backup_path(path).read_bytes() == damaged


def test_a_torn_last_line_is_gone_with_the_next_decision(toy: GameSpec, path: Path) -> None:
    save.write(path, played(toy, 5))
    path.write_bytes(path.read_bytes() + b'{"kind":"step","n":6,"se')
    loaded = save.load(path)
    assert loaded.notice is None
    play_on(loaded.match, 1)
    autosave = Autosave(path, loaded.match)
    autosave.keep(loaded.match)
    autosave.close()
    assert save.load(path).match.actions == loaded.match.actions


def test_a_full_disk_is_told_and_play_goes_on_until_there_is_room(
    path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(path, match)
    assert autosave.flush()
    before = path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        play_on(match, 3)
        autosave.keep(match)
        assert not autosave.flush()
        play_on(match, 2)
        autosave.keep(match)
        assert not autosave.flush()
        assert path.read_bytes() == before
        assert str(autosave.problem) == "Cannot write “a.wizardtable”: the disk is full."
    assert autosave.flush()
    assert autosave.problem is None
    assert path.read_bytes() == content_at_once(match, path.parent)
    autosave.close()


def test_what_failed_is_tried_again_by_itself(
    path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.store.autosave.RETRY_SECONDS", 0.01)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        autosave = Autosave(path, match)
        assert not autosave.flush()
    deadline = time.monotonic() + MAX_WAIT_SECONDS
    while autosave.problem is not None and time.monotonic() < deadline:
        time.sleep(0.01)
    assert autosave.problem is None
    assert save.load(path).notice is None
    autosave.close()


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path, match: Match) -> None:
    (tmp_path / "saves").write_text("in the way")
    autosave = Autosave(tmp_path / "saves" / "a.wizardtable", match)
    assert not autosave.flush()
    assert "a.wizardtable" in str(autosave.problem)
    autosave.close()
    assert (tmp_path / "saves").read_text() == "in the way"


def test_a_file_that_vanished_is_written_anew(autosave: Autosave, path: Path, match: Match) -> None:
    autosave.flush()
    path.unlink()
    play_on(match, 1)
    autosave.keep(match)
    assert autosave.flush()
    assert path.read_bytes() == content_at_once(match, path.parent)


def test_two_programs_with_one_match_leave_each_other_their_moves(
    toy: GameSpec, path: Path
) -> None:
    save.write(path, played(toy, 4))
    matches = [save.load(path).match for _ in range(2)]
    autosaves = [Autosave(path, match) for match in matches]
    for _ in range(2):
        for number, (match, autosave) in enumerate(zip(matches, autosaves, strict=True)):
            match.play(match.menu()[-number])
            autosave.keep(match)
            assert autosave.flush()
    matches[1].undo(set(map(Seat, range(3))))
    autosaves[1].keep(matches[1])
    assert all(autosave.close() for autosave in autosaves)
    assert [autosave.path.name for autosave in autosaves] == ["a.wizardtable", "a-2.wizardtable"]
    assert autosaves[0].notice is None
    assert "a-2.wizardtable" in str(autosaves[1].notice)
    for match, autosave in zip(matches, autosaves, strict=True):
        assert save.load(autosave.path).match.actions == match.actions


PLAYER_SCRIPT = """
import sys
from pathlib import Path
from tests.helpers import begun
from wizardtable.core import catalog
from wizardtable.store.autosave import Autosave
from wizardtable.core.rng import Rng
catalog.GAMES["toy"] = "tests.toy"
match = begun(catalog.get("toy"))
autosave = Autosave(Path(sys.argv[1]), match)
rng = Rng(11)
while match.to_move is not None:
    match.play(rng.choice(match.menu()))
    autosave.keep(match)
    autosave.flush()
    print(len(match.actions), flush=True)
    if len(match.actions) == int(sys.argv[2]):
        match.play(rng.choice(match.menu()))
        autosave.keep(match)  # the move in flight
        sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a thing of POSIX")
@pytest.mark.parametrize("length", [1, 7, 13])
def test_a_killed_process_loses_at_most_the_move_in_flight(
    toy: GameSpec, tmp_path: Path, length: int
) -> None:
    path = tmp_path / "a.wizardtable"
    command = [sys.executable, "-c", PLAYER_SCRIPT, str(path), str(length)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) == length:
                process.send_signal(signal.SIGKILL)
                break
    loaded = save.load(path)
    assert loaded.notice is None
    assert length <= len(loaded.match.actions) <= length + 1
    autosave = Autosave(path, loaded.match)
    play_on(loaded.match)
    autosave.keep(loaded.match)
    assert autosave.close()
    assert save.load(path).match.result == loaded.match.result


def test_a_deletion_that_is_cut_short_leaves_nothing_without_its_save(
    tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, played(toy))
    beside = save.files_beside(path)
    for beside_path in beside:
        beside_path.touch()
    unlink, deletions_left = Path.unlink, [2]

    def cut_short(beside_path: Path, missing_ok: bool = False) -> None:
        deletions_left[0] -= 1
        if deletions_left[0] < 0:
            raise KeyboardInterrupt
        unlink(beside_path, missing_ok)

    monkeypatch.setattr(Path, "unlink", cut_short)
    with pytest.raises(KeyboardInterrupt):
        save.remove(path)
    assert save.load(path).notice is None
    deletions_left[0] = 99
    save.remove(path)
    assert list(tmp_path.iterdir()) == []
