# SPDX-License-Identifier: MIT
"""A full disk loses nothing of what is kept besides matches, and is told in one sentence."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.test_outcomes import (
    DAY,
    GAME,
    at_the_daily_table,
    begun_for_the_rating,
    for_the_rating,
    in_the_tower,
    kept,
)
from wizardtable.core import files
from wizardtable.store import (
    daily,
    outcomes,
    past_findings,
    problem_results,
    ratings,
    save,
    settings,
    statistics,
    tower,
)
from wizardtable.store.achieved import contributions
from wizardtable.store.daily import DailyLevel
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.player import players
from wizardtable.store.problem_results import ProblemResult
from wizardtable.store.settings import Settings

Keep = Callable[[DataDir], object]

MATCH = for_the_rating()

KEPT: dict[str, tuple[str, Keep]] = {
    "a result": ("statistics.jsonl", lambda data: statistics.record(data.statistics, MATCH)),
    "findings": ("findings.jsonl", lambda data: past_findings.record(data.findings, MATCH, [])),
    "a daily table begun": ("daily.jsonl", lambda data: daily.begin(data.daily, GAME, DAY)),
    "a daily table": ("daily.jsonl", lambda data: daily.keep_result(data, at_the_daily_table())),
    "a level": (
        "daily.jsonl",
        lambda data: daily.keep_level(data.daily, DailyLevel(GAME, DAY, "mage", 1, 9)),
    ),
    "stars": ("tower.jsonl", lambda data: tower.keep_result(data, in_the_tower())),
    "a rated match begun": (
        "ratings.jsonl",
        lambda data: ratings.begin(data.ratings, begun_for_the_rating()),
    ),
    "achievements": (
        "achievements.jsonl",
        lambda data: contributions.record_match(data.achievements, MATCH),
    ),
    "a problem": (
        "problems.jsonl",
        lambda data: problem_results.record(data.problems, ProblemResult(GAME, "1", True, 1)),
    ),
    "who plays": ("players.json", lambda data: players.choose(data, "2")),
    "a name": ("settings.json", lambda data: players.change(data, players.FIRST, "Bea", "")),
}
"""What is kept besides matches, with its file."""


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def content(data: DataDir) -> dict[str, bytes]:
    """All files but those that are only locked."""
    return {
        str(path.relative_to(data.root)): path.read_bytes()
        for path in data.root.rglob("*")
        if path.is_file() and path.suffix != ".lock"
    }


@pytest.mark.parametrize("there", [False, True], ids=["a new file", "another line"])
@pytest.mark.parametrize(("file", "keep"), KEPT.values(), ids=KEPT)
def test_what_cannot_be_written_is_told_and_can_be_kept_later(
    data: DataDir, monkeypatch: pytest.MonkeyPatch, file: str, keep: Keep, there: bool
) -> None:
    if there:
        (data.root / file).write_bytes(b'{"of": "a newer version"}\n')
    before = content(data)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.FileError) as caught:
        keep(data)
    assert str(caught.value) == f"Cannot write “{file}”: the disk is full."
    assert content(data) == before
    monkeypatch.undo()
    keep(data)
    assert content(data) != before
    assert not there or b"a newer version" in (data.root / file).read_bytes()


def test_how_a_rated_match_went_is_as_it_was(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    ratings.begin(data.ratings, begun_for_the_rating())
    before = content(data)
    monkeypatch.setattr(os, "fsync", full)
    changes: tuple[Callable[[], object], ...] = (
        lambda: ratings.leave(data.ratings, begun_for_the_rating()),
        lambda: ratings.finish(data.ratings, MATCH),
        lambda: ratings.recover(data.ratings, 1),
    )
    for change in changes:
        with pytest.raises(files.FileError, match=r"“ratings.jsonl”: the disk is full"):
            change()
    assert content(data) == before


def test_a_player_who_cannot_be_added_is_not_there(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.save(data.settings, Settings(player_name="Ada"))
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.FileError, match="the disk is full"):
        players.add(data, Settings(player_name="Bea"))
    assert players.ids(data) == [players.FIRST]


def recovered(data: DataDir, monkeypatch: pytest.MonkeyPatch, room: int) -> bool:
    """Whether a start could keep everything on a disk with room for so many writings."""
    sync = os.fsync

    def almost_full(file: int) -> None:
        nonlocal room
        room -= 1
        if room < 0:
            full()
        sync(file)

    monkeypatch.setattr(os, "fsync", almost_full)
    try:
        outcomes.recover(data, 0)
    except files.FileError:
        return False
    finally:
        monkeypatch.undo()
    return True


@pytest.mark.parametrize("deal", [at_the_daily_table, in_the_tower, for_the_rating])
def test_however_many_files_are_written_before_the_disk_is_full_each_outcome_is_kept_once(  # type: ignore[no-untyped-def]
    data: DataDir, monkeypatch: pytest.MonkeyPatch, deal
) -> None:
    match, other = deal(), at_the_daily_table()
    if deal is for_the_rating:
        ratings.begin(data.ratings, begun_for_the_rating())
    save.write(save.new_path(data.saves, GAME), match)
    save.write(save.new_path(data.saves, GAME), other)
    times = 0
    while not recovered(data, monkeypatch, times):
        times += 1
    assert times > 1
    once = kept(data)
    outcomes.recover(data, 0)
    assert kept(data) == once
    assert once[0] == len({match.seed, other.seed})
    assert once[1] == 1 and once[2] == (deal is in_the_tower)
    assert once[3] == (deal is for_the_rating) and once[4] == len({match.seed, other.seed})
