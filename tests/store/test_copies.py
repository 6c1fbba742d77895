# SPDX-License-Identifier: MIT
"""Tests that a player's book is exported as a whole, and that an imported book is never trusted."""

import os
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers import begun as begun_match
from tests.helpers import play_on
from wizardtable.core import files
from wizardtable.core.arranged import purposes
from wizardtable.core.catalog import get
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.store import daily, problem_results, ratings, save, statistics
from wizardtable.store.book import begun, book, book_file, end_of_match
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.player import player_file, players
from wizardtable.store.problem_results import ProblemResult

SOLVED_PROBLEM = ProblemResult("zavandor", "opening", True, 740_000)


@pytest.fixture
def home(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path / "home")


@pytest.fixture
def other(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path / "other")


def rated(seed: int = 7) -> Match:
    match = begun_match(get("anludim"), seats=2, seed=seed)
    match.purpose = purposes.RATED
    return match


def imported(home: DataDir, other: DataDir) -> DataDir:
    path = home.root / "Ada.wizardtable-player"
    player_file.export(home, "Ada", path)
    return players.data_of(other, player_file.add(other, path))


def with_book(home: DataDir, other: DataDir, content: bytes) -> DataDir:
    """Imports a player file with these bytes as its book, and returns the new player's folder."""
    path = home.root / "forged.wizardtable-player"
    plain = home.root / "plain.wizardtable-player"
    player_file.export(home, "Eve", plain)
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(path, "w") as new:
        for entry in old.infolist():
            if not entry.filename.endswith("book.sqlite"):
                new.writestr(entry, old.read(entry))
        new.writestr("data/book.sqlite", content)
    return players.data_of(other, player_file.add(other, path))


def test_all_rows_travel_and_what_was_reset_stays_forgotten(home: DataDir, other: DataDir) -> None:
    end_of_match.write_end(home, play_on(begun_match(get("anludim"), seats=2, seed=1)))
    statistics.reset_statistics(home)
    end_of_match.write_end(home, play_on(begun_match(get("anludim"), seats=2, seed=2)))
    problem_results.record(home, SOLVED_PROBLEM)
    copy = imported(home, other)
    assert statistics.read(copy) == statistics.read(home)
    assert len(statistics.read(copy)[0]) == 1
    assert problem_results.read(copy)[0] == [SOLVED_PROBLEM]


def test_a_rated_match_under_way_is_an_ordinary_one_in_the_copy_and_never_a_loss(
    home: DataDir, other: DataDir
) -> None:
    match = rated()
    assert ratings.begin(home, match, now=1_000)
    begun.note_table(home, match, 1_000, going=False)
    copy = imported(home, other)
    assert begun.standing_of(home, match) is CountedStanding.COUNTS
    assert begun.standing_of(copy, match) is CountedStanding.COPY
    ratings.settle_absences(copy, now=1_000_000)
    assert ratings.read(copy) == []
    ratings.settle_absences(home, now=1_000_000)
    assert [match.end for match in ratings.read(home)] == [ratings.LEFT_ALONE]


def test_a_finished_rated_match_still_counts_in_the_copy(home: DataDir, other: DataDir) -> None:
    match = rated()
    ratings.begin(home, match)
    match.give_up(Seat(0))
    end_of_match.write_end(home, match)
    assert ratings.read(imported(home, other)) == ratings.read(home)


@pytest.mark.parametrize("purpose", ["tower:1", purposes.daily("2026-11-26"), purposes.RATED])
def test_a_save_under_way_from_before_the_book_is_ordinary_in_the_copy(
    home: DataDir, other: DataDir, purpose: str
) -> None:
    match = rated()
    match.purpose = purpose
    save.write(home.saves / "anludim-1.wizardtable", match)
    copy = imported(home, other)
    assert begun.standing_of(home, match) is CountedStanding.UNKNOWN
    assert begun.standing_of(copy, match) is CountedStanding.COPY
    day = purposes.counted_day(purpose)
    assert (("anludim", day) in daily.read(copy).begun) == bool(day)


def test_old_files_of_a_player_file_are_read_into_a_book(home: DataDir, other: DataDir) -> None:
    line = '{"day":740000,"game":"zavandor","problem":"opening","solved":true}\n'
    home.old_file("problems").write_text(line)
    assert problem_results.read(imported(home, other))[0] == [SOLVED_PROBLEM]


@pytest.mark.parametrize("damage", ["zeros", "cut", "text", "newer"])
def test_a_book_that_cannot_be_read_is_refused_with_a_sentence(
    home: DataDir, other: DataDir, damage: str
) -> None:
    for seed in range(3):
        end_of_match.write_end(home, play_on(begun_match(get("anludim"), seats=2, seed=seed)))
    content = home.book.read_bytes()
    forged = {
        "zeros": bytes(len(content)),
        "cut": content[: len(content) // 2],
        "text": b"no book",
        "newer": content[:60] + (99).to_bytes(4, "big") + content[64:],
    }[damage]
    before = players.ids(other)
    with pytest.raises(files.FileError) as caught:
        with_book(home, other, forged)
    assert ("newer" if damage == "newer" else "damaged") in str(caught.value.reason)
    assert players.ids(other) == before


def forged_book(folder: Path, *statements: str) -> bytes:
    path = folder / "forged.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(book_file.SCHEMA.read_text(encoding="utf-8"))
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    content = path.read_bytes()
    path.unlink()
    return content


ENDLESS_QUERY = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id FROM n"
)


@pytest.mark.parametrize(
    "statements",
    [
        ("DROP TABLE problem", f"CREATE VIEW problem AS {ENDLESS_QUERY}"),
        ("CREATE TRIGGER evil AFTER INSERT ON problem BEGIN DELETE FROM ended; END",),
        ("DROP TABLE problem", "CREATE TABLE problem (id, line, game, problem, solved, day)"),
        ("INSERT INTO problem VALUES (9223372036854775807, 'a', 'g', 'p', 1, 5)",),
        (
            "DROP TABLE problem",
            "CREATE TABLE problem (id, line, game, problem, solved, day)",
            "INSERT INTO problem VALUES (1, 'a', 'g', x'00', 'many', 5.5)",
        ),
        ("INSERT INTO ended (line, game, scores, ranks, people) VALUES ('x', 'g', '[1', '[]', 1)",),
        (
            "INSERT INTO begun (line, game, purpose, deal, setup, seed, players, begun, touched)"
            " VALUES ('x', 'g', 'rated', 'd', '{', '9', '[1]', -5, 99999999999999)",
        ),
        ("INSERT INTO brought VALUES (1, 'x', 'm', 'g', 5, 1, 0, 1, '[[1', '{}', '3')",),
        ("INSERT INTO level_played VALUES (1, 'x', 'g', 'd', 'l', 99, 9999999999)",),
        ("INSERT INTO reset VALUES (1, 'r', 5, 9223372036854775807)",),
    ],
)
def test_a_forged_book_holds_nothing_up_and_breaks_nothing(
    home: DataDir, other: DataDir, tmp_path: Path, statements: tuple[str, ...]
) -> None:
    try:
        copy = with_book(home, other, forged_book(tmp_path, *statements))
    except files.FileError:
        return
    statistics.read(copy)
    ratings.histories(ratings.read(copy))
    daily.read(copy)
    problem_results.read(copy)
    problem_results.record(copy, SOLVED_PROBLEM)
    assert problem_results.read(copy)[0][-1] == SOLVED_PROBLEM
    with book.reading(copy) as connection:
        assert not book.holds(connection, "sqlite_master WHERE type IN ('view', 'trigger')")
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_an_older_save_put_back_is_noticed_and_costs_nothing(home: DataDir) -> None:
    match = rated()
    ratings.begin(home, match, now=1_000)
    for _ in range(4):
        match.play(match.menu()[0])
    begun.note_actions(home, match, 4)
    assert begun.standing_of(home, match) is CountedStanding.COUNTS
    older = rated()
    older.play(older.menu()[0])
    assert begun.standing_of(home, older) is CountedStanding.OLDER
    begun.withdraw(home, older)
    ratings.settle_absences(home, now=1_000_000)
    assert ratings.read(home) == []
    assert begun.standing_of(home, older) is CountedStanding.COPY


def test_a_restored_backup_of_the_whole_folder_is_never_older(
    home: DataDir, tmp_path: Path, copied: Callable[[Path, Path], None]
) -> None:
    match = rated()
    ratings.begin(home, match)
    path = home.saves / "anludim-1.wizardtable"
    for _ in range(3):
        match.play(match.menu()[0])
    save.write(path, match)
    begun.note_actions(home, match, 3)
    backup = tmp_path / "backup"
    copied(home.root, backup)
    for _ in range(3):
        match.play(match.menu()[0])
    save.write(path, match)
    begun.note_actions(home, match, 6)
    copied(backup, home.root)
    assert begun.standing_of(home, save.load(path).match) is CountedStanding.COUNTS


@pytest.fixture
def copied() -> Callable[[Path, Path], None]:
    def copy(origin: Path, to: Path) -> None:
        for path in origin.rglob("*"):
            if path.is_file():
                place = to / path.relative_to(origin)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(path.read_bytes())
                os.utime(place, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns))

    return copy
