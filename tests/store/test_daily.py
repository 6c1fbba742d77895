# SPDX-License-Identifier: MIT
"""What was done at the daily tables is kept: one attempt each, whatever happens meanwhile."""

from datetime import date
from pathlib import Path

import pytest

from wizardtable.ai.search import fixed_play
from wizardtable.core import catalog, files
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.match import Match
from wizardtable.store import daily, outcomes
from wizardtable.store.daily import DailyLevel
from wizardtable.store.paths import DataDir

DAY = "2026-11-26"
GAME = "wizards_gambit"
TABLE = (GAME, DAY)


def finished(day: str = DAY, *, again: bool = False, quick: bool = False) -> Match:
    """A match at the table of a day, given up after a few moves or at once."""
    spec = catalog.get(GAME)
    table = daily_table.table(spec, day)
    match = Match(spec, table.setup, table.seed, table.seated("Ada"))
    match.purpose = purposes.daily(day, again=again)
    for _ in range(0 if quick else 6):
        match.play(match.menu()[0])
    match.give_up(table.seat)
    return match


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return DataDir(tmp_path)


def test_nothing_is_kept_at_first(data: DataDir) -> None:
    record = daily.read(data.daily)
    assert not record.begun and not record.played and record.problem is None
    assert record.streak(date(2026, 11, 26)) == 0


def test_the_first_attempt_counts_and_is_told_however_often_it_is_kept(data: DataDir) -> None:
    daily.begin(data.daily, GAME, DAY)
    match = finished()
    told = outcomes.keep(data, match)
    assert told and outcomes.keep(data, match) == told
    assert len(data.daily.read_bytes().splitlines()) == 2
    first = daily.read(data.daily).played[TABLE]
    assert first.given_up and first.rank == first.seats
    daily.keep_result(data, finished(quick=True))
    assert daily.read(data.daily).played[TABLE] == first


def test_an_attempt_that_does_not_count_is_not_kept(data: DataDir) -> None:
    for match in (finished(again=True), finished()):
        match.seed += match.purpose == purposes.daily(DAY)  # not the deal of the day
        assert daily.keep_result(data, match) == []
    helped = finished()
    helped.assisted = True
    assert daily.keep_result(data, helped) == []
    assert not daily.read(data.daily).played


def test_an_attempt_stays_begun(data: DataDir) -> None:
    for _ in range(2):
        daily.begin(data.daily, GAME, DAY)
    record = daily.read(data.daily)
    assert record.begun == {TABLE} and not record.played
    assert len(data.daily.read_bytes().splitlines()) == 1


def test_what_a_level_did_is_kept_once(data: DataDir) -> None:
    found = DailyLevel(GAME, DAY, "mage", 1, 12)
    daily.keep_level(data.daily, found)
    daily.keep_level(data.daily, DailyLevel(GAME, DAY, "mage", 2, 3))
    assert daily.read(data.daily).levels_at(TABLE) == {"mage": found}
    assert daily.read(data.daily).levels_at((GAME, "2026-11-27")) == {}


def test_a_streak_goes_up_to_today_or_yesterday_and_a_clock_set_back_breaks_nothing(
    data: DataDir,
) -> None:
    for day in ("2026-11-22", "2026-11-24", "2026-11-25", "2026-11-26"):
        daily.keep_result(data, finished(day, quick=True))
    record = daily.read(data.daily)
    assert record.streak(date(2026, 11, 26)) == 3
    assert record.streak(date(2026, 11, 27)) == 3
    assert record.streak(date(2026, 11, 28)) == 0
    assert record.streak(date(2026, 11, 25)) == 2
    assert record.played.keys() == {
        (GAME, d) for d in ("2026-11-22", "2026-11-24", "2026-11-25", "2026-11-26")
    }


def test_lines_that_cannot_be_read_stay_and_are_told(data: DataDir) -> None:
    newer = b'{"kind":"daily_prize","game":"anludim"}'
    data.daily.write_bytes(newer)
    daily.begin(data.daily, GAME, DAY)
    record = daily.read(data.daily)
    assert record.begun == {TABLE}
    assert "daily.jsonl" in str(record.problem)
    assert data.daily.read_bytes().splitlines()[0] == newer


def test_a_forged_score_that_no_sentence_can_tell_is_not_read(data: DataDir) -> None:
    daily.keep_result(data, finished())
    line = data.daily.read_bytes()
    start = line.index(b'"score":') + len(b'"score":')
    rest = line[start:].lstrip(b"-0123456789")
    data.daily.write_bytes(line[:start] + b"%d" % 2**31 + rest)
    record = daily.read(data.daily)
    assert not record.played and "daily.jsonl" in str(record.problem)


def test_a_file_that_cannot_be_written_is_told_and_loses_nothing(data: DataDir) -> None:
    data.daily.mkdir()
    with pytest.raises(files.FileError):
        daily.begin(data.daily, GAME, DAY)
    assert "daily.jsonl" in str(daily.read(data.daily).problem)


def test_the_course_of_a_match_says_who_was_ahead_and_is_short() -> None:
    rows = [(0, 0), (3, 1), (3, 3), (4, 9)]
    assert daily.course(rows, 0) == "alb"
    assert daily.course(rows, 1) == "bla"
    assert len(daily.course([(turn, 0) for turn in range(80)], 0)) == daily.SIGNS
    assert daily.course([(0, 0)], 0) == "l"


def test_levels_play_the_very_table(data: DataDir) -> None:
    result = fixed_play.play_out(catalog.get(GAME), DAY, "apprentice")
    assert len(result.ranks) == daily_table.table(catalog.get(GAME), DAY).setup.seats
