# SPDX-License-Identifier: MIT
"""Tests that the results of a finished match are stored completely and only once."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import begun as begun_match
from tests.helpers import full_disk, play_on
from wizardtable.core import catalog, files
from wizardtable.core.arranged import daily_table, purposes, tower_floor
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import daily, ratings, save, save_summary, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun, book, end_of_match, recovery
from wizardtable.store.paths import DataDir, data_dir

GAME, DAY = "wizards_gambit", "2026-11-26"

END_TIME = 1_800_000_000
"""The time at which the matches of these tests ended, in seconds since 1970."""

Deal = Callable[[], Match]


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


def begun_for_the_rating(seed: int = 7) -> Match:
    players = (Player("Ada", None), Player("Morwenna", "mage", "morwenna"))
    match = Match(catalog.get(GAME), Setup(2), seed, players)
    match.purpose = purposes.RATED
    return match


def for_the_rating() -> Match:
    return play_on(begun_for_the_rating())


def dealt(match: Match) -> Match:
    """Returns a match with the same deal as this match, before the first action."""
    same = Match(match.spec, match.setup, match.seed, match.players)
    same.purpose = match.purpose
    return same


def row_of(data: DataDir) -> sqlite3.Row:
    """Returns the only row of a match that has ended."""
    with book.reading(data) as connection:
        (row,) = connection.execute("SELECT * FROM ended").fetchall()
    assert isinstance(row, sqlite3.Row)
    return row


def kept(data: DataDir) -> tuple[int, ...]:
    """Returns the number of results of each kind in the book.

    In this order: statistics, daily table, tower, rating, achievements, findings, and all ends.
    """
    with book.reading(data) as connection:
        findings, rows = connection.execute(
            "SELECT count(findings), count(*) FROM ended"
        ).fetchone()
    return (
        len(statistics.read(data)[0]),
        len(daily.read(data).played),
        len(tower.read(data).stars),
        sum(match.counts for match in ratings.read(data)),
        len(contributions.read(data)[0]),
        findings,
        rows,
    )


def finish(data: DataDir, match: Match) -> None:
    save.write(save.new_path(data.saves, GAME), match)
    end_of_match.write_end(data, match)


MATCH_MAKERS = [at_the_daily_table, in_the_tower, for_the_rating]


@pytest.mark.parametrize("deal", MATCH_MAKERS)
def test_everything_of_a_match_is_kept_and_told_the_same_however_often(
    data: DataDir, deal: Deal
) -> None:
    match = deal()
    begun.note_beginning(data, dealt(match))
    news = end_of_match.write_end(data, match)
    assert news
    assert end_of_match.write_end(data, match) == news
    special = [each is deal for each in MATCH_MAKERS]
    assert kept(data) == (1, *map(int, special), 1, 1, 1)


def test_a_match_that_is_not_over_is_not_kept(data: DataDir) -> None:
    assert end_of_match.write_end(data, begun_for_the_rating()) == []
    assert not data.book.exists()


def test_the_row_of_a_match_says_how_it_was_played(data: DataDir) -> None:
    match = begun_match(catalog.get(GAME), seats=3)
    match.assist("hint")
    play_on(match, 20)
    match.give_up(Seat(0))
    assert match.result is not None
    end_of_match.write_end(data, match, now=END_TIME)
    row = row_of(data)
    columns = {name: row[name] for name in ("game", "purpose", "seed", "people", "seats", "ended")}
    assert columns == {
        **{"game": GAME, "purpose": "", "seed": "7", "people": 1, "seats": 3, "ended": END_TIME}
    }
    assert (row["given_up"], row["helped"], row["aids"]) == (1, 1, '["hint"]')
    assert row["actions"] == 20
    own = sum(match.mover(place) == Seat(0) for place in range(20))
    assert (row["decided"], row["left_to"]) == (own, 0)
    assert row["ranks"] == str(list(match.result.ranks)).replace(" ", "")
    assert (row["rank"], row["score"]) == (match.result.ranks[0], match.result.scores[0])
    assert row["best"] == max(match.result.scores[1:])


def test_a_match_of_several_people_has_a_row_that_is_nobodys(data: DataDir) -> None:
    end_of_match.write_end(data, play_on(begun_match(catalog.get(GAME), people=2)))
    row = row_of(data)
    assert row["people"] == 2
    assert row["rank"] is row["score"] is row["decided"] is None
    assert kept(data) == (0, 0, 0, 0, 1, 0, 1)


def test_an_end_that_comes_again_after_another_one_was_tried_is_the_last_one_again(
    data: DataDir,
) -> None:
    match = play_on(begun_match(catalog.get(GAME)))
    actions = match.actions[:]
    end_of_match.write_end(data, match)
    match.undo({Seat(0)})
    match.give_up(Seat(0))
    end_of_match.write_end(data, match)
    match.undo({Seat(0)})
    for action in actions[len(match.actions) :]:
        match.play(action)
    for _ in range(2):
        end_of_match.write_end(data, match)
    with book.reading(data) as connection:
        ends = connection.execute("SELECT given_up FROM ended ORDER BY id").fetchall()
    assert [end["given_up"] for end in ends] == [0, 1, 0]
    assert len(statistics.read(data)[0]) == 1


class Killed(sqlite3.Connection):
    """A connection that ends the process before its `writes_left`th write.

    Changes go to the disk at once, as they do if there are many.
    """

    writes_left = 0

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if sql.startswith("PRAGMA synchronous"):
            super().execute("PRAGMA cache_size = 1")
        if sql.split(maxsplit=1)[0] in ("BEGIN", "INSERT", "UPDATE", "CREATE", "COMMIT"):
            Killed.writes_left -= 1
            if not Killed.writes_left:
                os._exit(9)
        return super().execute(sql, *values)  # type: ignore[arg-type]


def killed_at(data: DataDir, match: Match, number: int) -> bool:
    """Finishes a match in a process that is killed before its write with this number.

    Returns whether the process was killed; False means that it made fewer writes.
    """
    pid = os.fork()
    if pid == 0:
        save.write(save.new_path(data.saves, GAME), match)
        Killed.writes_left = number
        sqlite3.connect = partial(sqlite3.connect, factory=Killed)  # type: ignore[assignment]
        end_of_match.write_end(data, match)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 9


def kills(tmp_path: Path, match: Match) -> Iterator[DataDir]:
    """Yields a data folder for each write before which the process can be killed. The match itself
    is already on the disk each time."""
    for number in range(1, 9):
        data = data_dir(tmp_path / str(number))
        begun.note_beginning(data, dealt(match))
        if not killed_at(data, match, number):
            return
        yield data
    pytest.fail("more is written than was thought")


@pytest.mark.skipif(os.name != "posix", reason="needs fork")
@pytest.mark.parametrize("deal", MATCH_MAKERS)
def test_wherever_a_run_is_killed_the_next_start_keeps_each_outcome_once(
    deal: Deal, tmp_path: Path
) -> None:
    match = deal()
    whole = data_dir(tmp_path / "whole")
    begun.note_beginning(whole, dealt(match))
    finish(whole, match)
    once, places, halves = kept(whole), 0, 0
    for data in kills(tmp_path, match):
        places += 1
        halves += data.book.with_name("book.sqlite-journal").exists()
        assert kept(data) == (0,) * 7, "all or nothing"
        for _ in range(2):
            recovery.add_missing_results(data, 0)
        assert kept(data) == once
    assert places >= 3 and halves >= 1


@pytest.mark.parametrize("deal", MATCH_MAKERS)
def test_a_match_that_counts_is_kept_at_a_later_start_though_no_run_was_killed(
    data: DataDir, deal: Deal
) -> None:
    match, other = deal(), play_on(begun_match(catalog.get(GAME)))
    begun.note_beginning(data, dealt(match))
    for each in (match, other):
        save.write(save.new_path(data.saves, GAME), each)
    for _ in range(2):
        recovery.add_missing_results(data)
        assert kept(data)[5:] == (1, 1)
    assert row_of(data)["purpose"] == match.purpose


def test_a_match_that_was_recovered_ended_when_its_save_was_written(data: DataDir) -> None:
    path = save.new_path(data.saves, GAME)
    save.write(path, play_on(begun_match(catalog.get(GAME))))
    os.utime(path, (1_000_000_000, 1_000_000_000))
    recovery.add_missing_results(data, 0)
    assert row_of(data)["ended"] == 1_000_000_000


def test_matches_are_recovered_in_the_order_in_which_they_ended(data: DataDir) -> None:
    for seed, ended in ((1, 1_000_000_020), (2, 1_000_000_010), (3, 1_000_000_030)):
        path = data.saves / f"{GAME}-{seed}{save.SAVE_SUFFIX}"
        save.write(path, play_on(begun_match(catalog.get(GAME), seed=seed)))
        os.utime(path, (ended, ended))
    recovery.add_missing_results(data, 0)
    assert [each.seed for each in statistics.read(data)[0]] == [2, 1, 3]


def test_a_save_that_cannot_be_read_does_not_stand_in_the_way_of_others(data: DataDir) -> None:
    (data.saves / f"{GAME}-9{save.SAVE_SUFFIX}").write_bytes(b"no save")
    broken = save.new_path(data.saves, GAME)
    save.write(broken, play_on(begun_match(catalog.get(GAME), seed=1)))
    broken.write_bytes(broken.read_bytes().replace(b'"seed"', b'"sead"'))
    save.write(save.new_path(data.saves, GAME), play_on(begun_match(catalog.get(GAME), seed=2)))
    recovery.add_missing_results(data, 0)
    assert [each.seed for each in statistics.read(data)[0]] == [2]


def test_a_match_that_cannot_be_kept_does_not_stand_in_the_way_of_others(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2, 3):
        match = play_on(begun_match(catalog.get(GAME), seed=seed))
        save.write(save.new_path(data.saves, GAME), match)
    really = end_of_match.write_end

    def keep(data: DataDir, match: Match, **named: Any) -> object:
        if match.seed == 2:
            raise files.FileError(files.IN_USE_SENTENCE.of(file=data.book.name))
        return really(data, match, **named)

    monkeypatch.setattr(end_of_match, "write_end", keep)
    with pytest.raises(files.FileError, match=r"“book\.sqlite”"):
        recovery.add_missing_results(data, 0)
    assert sorted(each.seed for each in statistics.read(data)[0]) == [1, 3]


def test_an_old_file_that_cannot_be_read_does_not_stand_in_the_way(data: DataDir) -> None:
    begun.note_beginning(data, begun_for_the_rating())
    data.old_file("ratings").mkdir()
    assert end_of_match.write_end(data, for_the_rating())
    assert kept(data)[3:5] == (1, 1)


def test_a_full_disk_leaves_nothing_half_done_and_the_next_try_tells_everything(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = in_the_tower()
    begun.note_beginning(data, dealt(match))
    before = kept(data)
    with monkeypatch.context() as disk:
        full_disk(disk)
        with pytest.raises(files.FileError, match="the disk is full"):
            end_of_match.write_end(data, match)
    assert kept(data) == before
    images = [news.image for news in end_of_match.write_end(data, match)]
    assert images[0] == "tower" and "medal" in images


@pytest.mark.parametrize("share_left", [0.0, 0.5, 0.99], ids=["nothing", "half", "nearly all"])
def test_a_save_that_was_cut_short_after_the_last_move_is_finished_after_the_next_start(
    data: DataDir, share_left: float
) -> None:
    match, path = in_the_tower(), save.new_path(data.saves, GAME)
    save.write(path, match)
    whole = path.read_bytes()
    *before, end, _ = whole.split(b"\n")
    path.write_bytes(b"\n".join(before) + b"\n" + end[: int(len(end) * share_left)])
    assert not save_summary.read_summary(path, path.stat()).is_finished
    for _ in range(2):
        recovery.add_missing_results(data, 0)
        assert save_summary.read_summary(path, path.stat()).is_finished
        assert path.read_bytes() == whole
        assert kept(data)[:3] == (1, 0, 1)


def test_a_match_that_waited_and_ended_before_a_reset_stays_out_of_the_statistics(
    data: DataDir,
) -> None:
    match = for_the_rating()
    begun.note_beginning(data, begun_for_the_rating())
    path = save.new_path(data.saves, GAME)
    save.write(path, match)
    before = path.stat().st_mtime - 1000
    os.utime(path, (before, before))
    statistics.reset_statistics(data)
    recovery.add_missing_results(data)
    assert statistics.read(data)[0] == []
    assert [each.end for each in ratings.read(data)] == [ratings.PLAYED]


def test_a_damaged_letter_costs_no_row(data: DataDir) -> None:
    begun.note_beginning(data, begun_for_the_rating())
    content = data.book.read_bytes()
    assert b"Morwenna" in content
    data.book.write_bytes(content.replace(b"Morwenna", b"Morw\xffnna"))
    assert [each.players[1].name for each in ratings.read(data)] == ["Morw\ufffdnna"]
