# SPDX-License-Identifier: MIT
"""Tests that the book stores exactly one attempt for each daily table."""

import json
from datetime import date
from pathlib import Path

import pytest

from wizardtable.ai.search import fixed_play
from wizardtable.core import catalog, files
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.match import Match
from wizardtable.store import daily
from wizardtable.store.book import begun, book, end_of_match
from wizardtable.store.daily import DailyLevelOutcome
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

DAY = "2026-11-26"
GAME = "wizards_gambit"
DAILY_TABLE = (GAME, DAY)


def dealt(day: str = DAY, *, again: bool = False) -> Match:
    """Returns a new match at the table of a day."""
    table = daily_table.table(catalog.get(GAME), day)
    match = Match(catalog.get(GAME), table.setup, table.seed, table.seated("Ada"))
    match.purpose = purposes.daily(day, again=again)
    return match


def finished(day: str = DAY, *, again: bool = False, quick: bool = False) -> Match:
    """Returns a match at the table of a day in which the person has resigned.

    They have resigned after some moves, or before the first one (`quick`).
    """
    match = dealt(day, again=again)
    for _ in range(0 if quick else 6):
        match.play(match.menu()[0])
    match.give_up(daily_table.table(match.spec, day).seat)
    return match


def keep(data: DataDir, match: Match) -> list[News]:
    """Writes the end of a match, and returns the news of the daily table."""
    return [each for each in end_of_match.write_end(data, match, {}) if each.image == "daily"]


def count(data: DataDir, table: str) -> int:
    """Returns the number of rows in a table of the book."""
    with book.reading(data) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def line(**more: object) -> bytes:
    """Returns the line of a finished attempt as earlier versions wrote it."""
    played = {"kind": "daily_played", "game": GAME, "day": DAY, "rank": 1, "seats": 2}
    return json.dumps(played | {"score": 12, "best": 9} | more).encode() + b"\n"


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return DataDir(tmp_path)


def test_nothing_is_kept_at_first(data: DataDir) -> None:
    record = daily.read(data)
    assert not record.begun and not record.played and record.problem is None
    assert record.streak(date(2026, 11, 26)) == 0


def test_the_first_attempt_counts_and_is_told_however_often_it_is_kept(data: DataDir) -> None:
    begun.note_beginning(data, dealt())
    match = finished()
    news = keep(data, match)
    assert news and keep(data, match) == news
    assert (count(data, "begun"), count(data, "ended")) == (1, 1)
    first = daily.read(data).played[DAILY_TABLE]
    assert first.given_up and first.rank == first.seats
    (other,) = keep(data, finished(quick=True))
    assert "does not count" in str(other.words)
    assert daily.read(data).played[DAILY_TABLE] == first


def test_an_attempt_that_does_not_count_is_not_kept(data: DataDir) -> None:
    for match in (finished(again=True), finished()):
        match.seed += match.purpose == purposes.daily(DAY)  # it is then not the deal of the day
        assert keep(data, match) == []
    helped = finished()
    helped.assisted = True
    assert keep(data, helped) == []
    assert not daily.read(data).played


def test_an_attempt_counts_though_one_with_help_or_at_another_deal_was_over_before(
    data: DataDir,
) -> None:
    helped, other = finished(quick=True), finished(quick=True)
    helped.assist("hint")
    other.seed += 1
    for match in (helped, other, finished(quick=True, again=True)):
        keep(data, match)
    (news,) = keep(data, finished())
    assert "rank" in str(news.words)
    assert daily.read(data).played[DAILY_TABLE].course


def test_an_attempt_stays_begun(data: DataDir) -> None:
    assert begun.note_beginning(data, dealt())
    assert not begun.note_beginning(data, dealt())
    record = daily.read(data)
    assert record.begun == {DAILY_TABLE} and not record.played
    assert count(data, "begun") == 1


def test_what_a_level_did_is_kept_once(data: DataDir) -> None:
    outcome = DailyLevelOutcome(GAME, DAY, "mage", 1, 12)
    daily.keep_level(data, outcome)
    daily.keep_level(data, DailyLevelOutcome(GAME, DAY, "mage", 2, 3))
    assert daily.read(data).levels_at(DAILY_TABLE) == {"mage": outcome}
    assert daily.read(data).levels_at((GAME, "2026-11-27")) == {}


def test_a_streak_goes_up_to_today_or_yesterday_and_a_clock_set_back_breaks_nothing(
    data: DataDir,
) -> None:
    for day in ("2026-11-22", "2026-11-24", "2026-11-25", "2026-11-26"):
        keep(data, finished(day, quick=True))
    record = daily.read(data)
    assert record.streak(date(2026, 11, 26)) == 3
    assert record.streak(date(2026, 11, 27)) == 3
    assert record.streak(date(2026, 11, 28)) == 0
    assert record.streak(date(2026, 11, 25)) == 2
    assert record.played.keys() == {
        (GAME, d) for d in ("2026-11-22", "2026-11-24", "2026-11-25", "2026-11-26")
    }


def test_lines_that_cannot_be_read_stay_and_are_told(data: DataDir) -> None:
    newer = b'{"kind":"daily_prize","game":"anludim"}'
    data.old_file("daily").write_bytes(newer)
    begun.note_beginning(data, dealt())
    record = daily.read(data)
    assert record.begun == {DAILY_TABLE}
    assert "daily.jsonl" in str(record.problem)
    assert data.old_file("daily").read_bytes() == newer


def test_what_an_earlier_version_counted_counts_and_not_what_is_played_since(
    data: DataDir,
) -> None:
    begin = json.dumps({"kind": "daily_begun", "game": GAME, "day": "2026-11-25"}).encode()
    data.old_file("daily").write_bytes(begin + b"\n" + line(course="alb") + line(rank=2))
    (news,) = keep(data, finished())
    assert "does not count" in str(news.words)
    record = daily.read(data)
    assert record.begun == {DAILY_TABLE, (GAME, "2026-11-25")}
    assert (record.played[DAILY_TABLE].rank, record.played[DAILY_TABLE].course) == (1, "alb")


def test_a_forged_score_that_no_sentence_can_tell_is_not_read(data: DataDir) -> None:
    data.old_file("daily").write_bytes(line(score=2**31))
    record = daily.read(data)
    assert not record.played and "daily.jsonl" in str(record.problem)


@pytest.mark.parametrize(
    "forged",
    ["score = 1 << 40", "best = -(1 << 40)", "rank = 9", "rank = 0", "course = 'x'", "seats = 99"],
)
def test_a_row_that_was_forged_is_not_read(data: DataDir, forged: str) -> None:
    keep(data, finished())
    with book.writing(data) as connection:
        connection.execute(f"UPDATE ended SET {forged}")
    assert not daily.read(data).played


def test_a_book_that_cannot_be_written_is_told_and_loses_nothing(data: DataDir) -> None:
    data.book.mkdir()
    with pytest.raises(files.FileError):
        begun.note_beginning(data, dealt())
    assert "book.sqlite" in str(daily.read(data).problem)


def test_an_old_file_that_cannot_be_read_is_told_and_the_rest_goes_on(data: DataDir) -> None:
    data.old_file("daily").mkdir()
    assert begun.note_beginning(data, dealt())
    record = daily.read(data)
    assert record.begun == {DAILY_TABLE}
    assert "daily.jsonl" in str(record.problem)


def test_the_course_of_a_match_says_who_was_ahead_and_is_short() -> None:
    rows = [(0, 0), (3, 1), (3, 3), (4, 9)]
    assert daily.course_signs(rows, 0) == "alb"
    assert daily.course_signs(rows, 1) == "bla"
    assert len(daily.course_signs([(turn, 0) for turn in range(80)], 0)) == daily.MAX_COURSE_SIGNS
    assert daily.course_signs([(0, 0)], 0) == "l"


def test_levels_play_the_very_table(data: DataDir) -> None:
    result = fixed_play.played_out_result(catalog.get(GAME), DAY, "apprentice")
    assert len(result.ranks) == daily_table.table(catalog.get(GAME), DAY).setup.seats
