# SPDX-License-Identifier: MIT
"""What comes of a finished match is kept once, whatever happens meanwhile."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import play_on
from wizardtable.core import catalog, files
from wizardtable.core.arranged import daily_table, purposes, tower_floor
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.findings import findings
from wizardtable.store import (
    daily,
    outcomes,
    past_findings,
    ratings,
    save,
    save_summary,
    statistics,
)
from wizardtable.store.achieved import contributions
from wizardtable.store.paths import DataDir, data_dir

GAME, DAY = "wizards_gambit", "2026-11-26"

MOST = 12
"""Files that are replaced for one match at most."""


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def at_the_daily_table() -> Match:
    table = daily_table.table(catalog.get(GAME), DAY)
    match = Match(catalog.get(GAME), table.setup, table.seed, table.seated("Ada"))
    match.purpose = purposes.daily(DAY)
    return play_on(match)


def in_the_tower() -> Match:
    table = tower_floor.table(catalog.get(GAME), 1)
    for seed in range(40):
        match = Match(catalog.get(GAME), table.setup, seed, table.seated("Ada"))
        match.purpose = purposes.tower(1)
        if table.stars(play_on(match, seed=3)):
            return match
    raise AssertionError("it is won by chance as well")


def begun_for_the_rating() -> Match:
    players = (Player("Ada", None), Player("Morwenna", "mage", "morwenna"))
    match = Match(catalog.get(GAME), Setup(2), 7, players)
    match.purpose = purposes.RATED
    return match


def for_the_rating() -> Match:
    return play_on(begun_for_the_rating())


def kept(data: DataDir) -> tuple[int, ...]:
    """How often a match was kept as a result, a daily table, a floor, for the rating, for
    achievements, and with what was found in it."""
    lines = data.tower.read_bytes().splitlines() if data.tower.exists() else []
    return (
        len(statistics.read(data.statistics)[0]),
        len(daily.read(data.daily).played),
        len(lines),
        sum(one.counts for one in ratings.read(data.ratings)),
        len(contributions.read(data.achievements)[0]),
        data.findings.read_bytes().count(b"\n") if data.findings.exists() else 0,
    )


def finish(data: DataDir, match: Match) -> None:
    save.write(save.new_path(data.saves, GAME), match)
    statistics.record(data.statistics, match)
    (seat,) = [seat for seat, player in enumerate(match.players) if player.level is None]
    past_findings.keep(data.findings, match, {Seat(seat): findings(match, Seat(seat))})
    outcomes.keep(data, match)


def killed_at(data: DataDir, match: Match, number: int) -> bool:
    """Finishes a match in a process that is killed when it replaces a file for this time; whether
    it was."""
    pid = os.fork()
    if pid == 0:
        left, put = [number], Path.replace

        def replace(path: Path, to: Path) -> Path:
            left[0] -= 1
            if not left[0]:
                os._exit(9)
            return put(path, to)

        Path.replace = replace  # type: ignore[assignment]
        finish(data, match)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 9


def kills(tmp_path: Path, match: Match) -> Iterator[DataDir]:
    """The folders that are left by kills at each place, once the match itself is on the disk."""
    for number in range(2, MOST):
        data = data_dir(tmp_path / str(number))
        if match.purpose == purposes.RATED:
            ratings.begin(data.ratings, begun_for_the_rating())
        if not killed_at(data, match, number):
            return
        yield data
    pytest.fail("more files are replaced than were thought")


@pytest.mark.skipif(os.name != "posix", reason="needs fork")
@pytest.mark.parametrize("deal", [at_the_daily_table, in_the_tower, for_the_rating])
def test_wherever_a_run_is_killed_the_next_start_keeps_each_outcome_once(  # type: ignore[no-untyped-def]
    deal, tmp_path: Path
) -> None:
    match = deal()
    whole = data_dir(tmp_path / "whole")
    if match.purpose == purposes.RATED:
        ratings.begin(whole.ratings, begun_for_the_rating())
    finish(whole, match)
    assert sum(kept(whole)) >= 4
    places = 0
    for data in kills(tmp_path, match):
        places += 1
        for _ in range(2):
            outcomes.recover(data, 0)
            assert kept(data) == kept(whole)
    assert places >= 3


def test_an_outcome_that_cannot_be_kept_does_not_stand_in_the_way_of_others(data: DataDir) -> None:
    match = for_the_rating()
    ratings.begin(data.ratings, begun_for_the_rating())
    content = data.ratings.read_bytes()
    data.ratings.unlink()
    data.ratings.mkdir()
    with pytest.raises(files.FileError, match=r"ratings\.jsonl"):
        outcomes.keep(data, match)
    assert len(contributions.read(data.achievements)[0]) == 1
    data.ratings.rmdir()
    data.ratings.write_bytes(content)
    assert outcomes.keep(data, match)
    assert kept(data)[3:5] == (1, 1)


@pytest.mark.parametrize("left", [0.0, 0.5, 0.99], ids=["nothing", "half", "nearly all"])
def test_a_save_that_was_cut_short_after_the_last_move_is_finished_after_the_next_start(
    data: DataDir, left: float
) -> None:
    match, path = in_the_tower(), save.new_path(data.saves, GAME)
    save.write(path, match)
    whole = path.read_bytes()
    *before, end, _ = whole.split(b"\n")
    path.write_bytes(b"\n".join(before) + b"\n" + end[: int(len(end) * left)])
    assert not save_summary.summary(path, path.stat()).finished
    for _ in range(2):
        outcomes.recover(data, 0)
        assert save_summary.summary(path, path.stat()).finished
        assert path.read_bytes() == whole
        assert kept(data)[:3] == (1, 0, 1)
