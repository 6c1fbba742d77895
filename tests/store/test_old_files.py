# SPDX-License-Identifier: MIT
"""Tests that files of earlier versions are imported into the book, each line once, and stay
unchanged."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import full_disk, play_on
from wizardtable.core import catalog, codec, files
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.text import Message
from wizardtable.store import daily, problem_results, ratings, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun, book, book_file, end_of_match, old_files, recovery
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.problem_results import ProblemResult

GAME, DAY = "wizards_gambit", "2026-11-26"

BEGIN_TIME = 1_800_000_000
"""The time at which the matches of these tests began; they ended an hour later."""

TWO_PLAYERS = (Player("Ada", None), Player("Morwenna", "mage", "morwenna"))

DEAL_FIELDS: dict[str, Any] = {"game": GAME, "setup": {"seats": 2}}
SEATED_FIELDS = DEAL_FIELDS | {
    "players": [{"name": player.name, "level": player.level} for player in TWO_PLAYERS]
}

RATED_FIELDS = DEAL_FIELDS | {
    "players": codec.encode(tuple[Player, ...], TWO_PLAYERS),
    **{
        "begun": BEGIN_TIME,
        "touched": BEGIN_TIME,
        "going": False,
        "ended": 0,
        "end": "",
        "ranks": [],
    },
}

END_FIELDS = {
    "touched": BEGIN_TIME + 3600,
    "ended": BEGIN_TIME + 3600,
    "end": "played",
    "ranks": [1, 2],
}

LINE_OF_FILE: dict[str, Callable[[int], dict[str, Any]]] = {
    "statistics.jsonl": lambda number: (
        SEATED_FIELDS
        | {"seed": number, "result": {"ranks": [1, 2], "scores": [9, 5]}, "ended": BEGIN_TIME}
    ),
    "ratings.jsonl": lambda number: RATED_FIELDS | END_FIELDS | {"seed": number},
    "findings.jsonl": lambda number: (
        DEAL_FIELDS | {"seed": number, "kinds": ["bad"], "ended": BEGIN_TIME}
    ),
    "daily.jsonl": lambda number: {
        **{"kind": "daily_level", "game": GAME, "day": DAY, "level": "mage"},
        **{"rank": 1, "score": number},
    },
    "tower.jsonl": lambda number: {"game": GAME, "floor": number, "stars": 1},
    "problems.jsonl": lambda number: (
        {"game": GAME, "problem": "abc", "solved": True, "day": number}
    ),
    "achievements.jsonl": lambda number: (
        {"match": f"{GAME}/{number}/0/", "game": GAME, "ended": BEGIN_TIME, "counted": True}
    ),
}
"""By file, a function that returns a line of it, different for each number."""

SENTENCE_OF_FILE: dict[str, Callable[[DataDir], Message | None]] = {
    "statistics.jsonl": lambda data: statistics.read(data)[1],
    "ratings.jsonl": ratings.unread_notice,
    "daily.jsonl": lambda data: daily.read(data).problem,
    "tower.jsonl": lambda data: tower.read(data).problem,
    "problems.jsonl": lambda data: problem_results.read(data)[1],
    "achievements.jsonl": lambda data: contributions.read(data)[1],
}
"""By file, the sentence about it on the page that shows its lines. No page shows only findings."""

BOOK_TABLES = ("begun", "ended", "brought", "level_played", "problem")

every_file = pytest.mark.parametrize("name", LINE_OF_FILE)


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def text(name: str, *numbers: int) -> bytes:
    """Returns the content of a file with the lines of these numbers."""
    return b"".join(json.dumps(LINE_OF_FILE[name](number)).encode() + b"\n" for number in numbers)


def put(data: DataDir, name: str, content: bytes) -> None:
    """Writes a file as an earlier version does, with a later time than before."""
    path = data.root / name
    before = path.stat().st_mtime if path.exists() else BEGIN_TIME
    path.write_bytes(content)
    os.utime(path, (BEGIN_TIME, before + 1))


def rows(data: DataDir) -> list[tuple[str, Any]]:
    """Returns all rows of the book for lines and matches, each with its table."""
    with book.reading(data) as connection:
        return [
            (table, tuple(row))
            for table in BOOK_TABLES
            for row in connection.execute(f"SELECT * FROM {table} ORDER BY id")
        ]


def lines(data: DataDir, name: str) -> int:
    """Returns the number of lines of a file that the book has."""
    with book.reading(data) as connection:
        book_lines = {
            str(line)
            for table in BOOK_TABLES
            for (line,) in connection.execute(f"SELECT line FROM {table}")
        }
    return sum(line.startswith(f"{name}:") for line in book_lines)


def sentence_on(data: DataDir, name: str) -> str | None:
    """Returns the page's sentence about a file, or None if the page shows none."""
    sentence = SENTENCE_OF_FILE[name](data) if name in SENTENCE_OF_FILE else None
    return None if sentence is None else str(sentence)


def rated(seed: int = 1) -> Match:
    match = Match(catalog.get(GAME), Setup(2), seed, TWO_PLAYERS)
    match.purpose = purposes.RATED
    return match


def test_there_are_seven_old_files() -> None:
    assert {f"{each.name}.jsonl" for each in old_files.OLD_FILES} == set(LINE_OF_FILE)
    assert len(LINE_OF_FILE) == 7


@every_file
def test_a_line_is_one_row_for_ever(data: DataDir, name: str) -> None:
    put(data, name, text(name, 1, 2))
    rows_before = rows(data)
    assert lines(data, name) == 2
    assert sentence_on(data, name) is None
    for content in (text(name, 1, 2), text(name, 2, 1), text(name, 1), b"", text(name, 1, 2)):
        put(data, name, content)
        assert rows(data) == rows_before


def test_what_the_files_say_is_what_the_pages_show(data: DataDir) -> None:
    for name in LINE_OF_FILE:
        put(data, name, text(name, 1, 2))
    finished, _ = statistics.read(data)
    assert [(each.seed, each.result.scores, each.ended) for each in finished] == [
        (1, (9, 5), BEGIN_TIME),
        (2, (9, 5), BEGIN_TIME),
    ]
    rated_matches = ratings.read(data)
    assert [(each.seed, each.end, each.ranks) for each in rated_matches] == [
        (1, "played", (1, 2)),
        (2, "played", (1, 2)),
    ]
    assert rated_matches[0].players == TWO_PLAYERS
    assert (rated_matches[0].begun, rated_matches[0].ended) == (BEGIN_TIME, BEGIN_TIME + 3600)
    assert daily.read(data).levels_at((GAME, DAY))["mage"].score == 1, "the first one counts"
    assert tower.read(data).stars == {(GAME, 1): 1, (GAME, 2): 1}
    assert problem_results.read(data)[0] == [
        ProblemResult(GAME, "abc", True, 1),
        ProblemResult(GAME, "abc", True, 2),
    ]
    brought, _ = contributions.read(data)
    assert [each.match for each in brought] == [f"{GAME}/1/0/", f"{GAME}/2/0/"]


def test_files_that_have_not_changed_are_read_once(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LINE_OF_FILE:
        put(data, name, text(name, 1))
    looked: list[str] = []
    really = files.read_whole
    monkeypatch.setattr(
        files,
        "read_whole",
        lambda path, max_bytes: looked.append(path.name) or really(path, max_bytes),
    )
    for _ in range(3):
        for page in SENTENCE_OF_FILE.values():
            page(data)
        problem_results.record(data, ProblemResult(GAME, "abc", False, 3))
    assert sorted(looked) == sorted(LINE_OF_FILE)


@every_file
def test_of_a_file_that_has_grown_only_the_new_lines_are_added(data: DataDir, name: str) -> None:
    put(data, name, text(name, 1, 2))
    rows_before = rows(data)
    put(data, name, text(name, 1, 2, 3))
    assert lines(data, name) == 3
    assert [row for row in rows(data) if row in rows_before] == rows_before
    put(data, name, text(name, 3, 4))
    assert lines(data, name) == 4


def test_equal_lines_are_as_many_rows_and_no_more_when_the_file_grows(data: DataDir) -> None:
    name = "problems.jsonl"
    for numbers in ((1, 1), (1, 1, 2, 1), (1, 2, 1, 1)):
        put(data, name, text(name, *numbers))
        assert lines(data, name) == len(numbers)


def test_a_line_that_lacked_its_end_counts_once_it_has_it(data: DataDir) -> None:
    name = "problems.jsonl"
    whole = text(name, 1, 2)
    put(data, name, whole[:-1])
    assert (lines(data, name), sentence_on(data, name)) == (2, None)
    put(data, name, whole + text(name, 3)[:-9])
    assert (lines(data, name), sentence_on(data, name) is None) == (2, False)
    put(data, name, whole + text(name, 3))
    assert (lines(data, name), sentence_on(data, name)) == (3, None)


def test_other_ends_of_lines_and_empty_lines_make_no_new_rows(data: DataDir) -> None:
    name = "tower.jsonl"
    put(data, name, text(name, 1, 2))
    put(data, name, b"\n \r\n" + text(name, 1, 2, 3).replace(b"\n", b"\r\n"))
    assert (lines(data, name), sentence_on(data, name)) == (3, None)


@every_file
def test_a_half_damaged_file_gives_its_good_lines_and_the_page_says_so(
    data: DataDir, name: str
) -> None:
    half = text(name, 2)[:-20] + b"\n"
    strange = b'{"of": "a newer version"}\n\xff\xfe\0\n[1,2]\n' + b"[" * 5_000 + b"\n"
    put(data, name, text(name, 1) + half + strange + text(name, 3))
    assert lines(data, name) == 2
    for _ in range(2):
        sentence = sentence_on(data, name)
        if name in SENTENCE_OF_FILE:
            assert sentence is not None
            assert sentence.endswith(f"in “{name}” could not be read and are not counted.")
    put(data, name, text(name, 1, 2, 3))
    assert (lines(data, name), sentence_on(data, name)) == (3, None)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("statistics.jsonl", {"players": []}),
        ("statistics.jsonl", {"result": {"ranks": [1, 2], "scores": [10**9, 0]}}),
        ("statistics.jsonl", {"result": {"ranks": [1, 2, 3], "scores": [9, 5, 1]}}),
        ("statistics.jsonl", {"seed": "one"}),
        ("ratings.jsonl", {"ranks": [1]}),
        ("ratings.jsonl", {"ranks": []}),
        ("ratings.jsonl", {"end": "cheated"}),
        ("ratings.jsonl", {"setup": {"seats": 3}}),
        ("ratings.jsonl", {"ended": 1 << 40}),
        ("findings.jsonl", {"kinds": ["x" * 41]}),
        ("daily.jsonl", {"score": 2**31}),
        ("tower.jsonl", {"stars": 8}),
        ("problems.jsonl", {"day": 1 << 23}),
        ("achievements.jsonl", {"numbers": [["a", 10**9]]}),
    ],
)
def test_a_line_that_contradicts_itself_or_was_forged_is_no_row(
    data: DataDir, name: str, wrong: dict[str, object]
) -> None:
    line = json.dumps(LINE_OF_FILE[name](2) | wrong).encode() + b"\n"
    put(data, name, text(name, 1) + line + text(name, 3))
    assert lines(data, name) == 2
    assert name not in SENTENCE_OF_FILE or sentence_on(data, name) is not None


def state(data: DataDir) -> dict[str, tuple[bytes, int]]:
    """Returns content and time of all files whose name has "jsonl" in it."""
    paths = [path for path in data.root.iterdir() if "jsonl" in path.name]
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in paths}


def test_old_files_stay_byte_for_byte_whatever_is_done(data: DataDir) -> None:
    for name in LINE_OF_FILE:
        put(data, name, text(name, 1)[:-1])
    put(data, "daily.jsonl", text("daily.jsonl", 1) + b"nonsense")
    before = state(data)
    assert len(before) == 7
    match = rated(9)
    ratings.begin(data, match, BEGIN_TIME)
    end_of_match.write_end(data, play_on(match), now=BEGIN_TIME)
    problem_results.record(data, ProblemResult(GAME, "abc", True, 5))
    daily.keep_level(data, daily.DailyLevelOutcome(GAME, DAY, "adept", 1, 3))
    recovery.add_missing_results(data, now=BEGIN_TIME)
    statistics.reset_statistics(data)
    for page in SENTENCE_OF_FILE.values():
        page(data)
    assert state(data) == before


def test_what_was_forgotten_stays_so_when_the_file_grows(data: DataDir) -> None:
    name = "statistics.jsonl"
    put(data, name, text(name, 1, 2))
    statistics.reset_statistics(data)
    assert statistics.read(data)[0] == []
    put(data, name, text(name, 1, 2, 3))
    assert [each.seed for each in statistics.read(data)[0]] == [3]


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("such pipes are a matter of POSIX systems")
    os.mkfifo(path)


def loop(path: Path) -> None:
    try:
        path.symlink_to(path)
    except OSError:
        pytest.skip("no symbolic links here")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(old_files.MAX_FILE_BYTES + 1)


@pytest.mark.parametrize("make", [folder, pipe, loop, huge])
@every_file
def test_a_huge_or_unreadable_file_is_told_and_does_not_stop_the_rest(
    data: DataDir, name: str, make: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(old_files, "MAX_FILE_BYTES", 100_000)
    others = [other for other in LINE_OF_FILE if other != name]
    for other in others:
        put(data, other, text(other, 1))
    make(data.root / name)
    sentence = sentence_on(data, name)
    reason = "is too large to read." if make is huge else "is a folder or a link, not a file."
    assert sentence is None if name not in SENTENCE_OF_FILE else sentence == f"“{name}” {reason}"
    problem_results.record(data, ProblemResult(GAME, "new", True, 5))
    assert all(lines(data, other) == 1 and sentence_on(data, other) is None for other in others)
    assert ProblemResult(GAME, "new", True, 5) in problem_results.read(data)[0]


def test_a_file_that_could_not_be_read_is_tried_again(data: DataDir) -> None:
    path = data.old_file("problems")
    path.mkdir()
    assert sentence_on(data, path.name) is not None
    path.rmdir()
    put(data, path.name, text(path.name, 1))
    assert (lines(data, path.name), sentence_on(data, path.name)) == (1, None)


def test_of_more_lines_than_anybody_plays_the_first_count(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(old_files, "MAX_LINES", 2)
    put(data, "problems.jsonl", text("problems.jsonl", 1, 2, 3))
    results, notice = problem_results.read(data)
    assert [each.day for each in results] == [1, 2]
    assert notice is not None


def test_files_are_read_though_there_is_no_room_for_a_book(
    data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LINE_OF_FILE:
        put(data, name, text(name, 1))
    full_disk(monkeypatch)
    assert len(statistics.read(data)[0]) == len(ratings.read(data)) == 1
    assert sentence_on(data, "statistics.jsonl") is None
    monkeypatch.undo()
    assert len(statistics.read(data)[0]) == len(ratings.read(data)) == 1


def line(seed: int = 1, **more: object) -> bytes:
    """Returns the line of a rated match: an unfinished one, or with `more` one that has ended
    so."""
    return json.dumps(RATED_FIELDS | {"seed": seed} | more).encode() + b"\n"


@pytest.mark.parametrize("end", ["played", "given up", "left", "helped"])
def test_a_rated_match_that_was_open_and_has_ended_since_counts_once(
    data: DataDir, end: str
) -> None:
    name = "ratings.jsonl"
    put(data, name, line(1, **END_FIELDS) + line(2))
    assert [each.end for each in ratings.read(data)] == ["played", ""]
    ranks = [] if end == "left" else [2, 1]
    put(data, name, line(1, **END_FIELDS) + line(2, **END_FIELDS | {"end": end, "ranks": ranks}))
    assert [(each.seed, each.end) for each in ratings.read(data)] == [(1, "played"), (2, end)]
    points = ratings.histories(ratings.read(data))[GAME]
    assert len(points) == 1 + (end != "helped")
    ratings.settle_absences(data, BEGIN_TIME + 9 * ratings.ABSENCE_SECONDS)
    assert ratings.histories(ratings.read(data))[GAME] == points


def test_a_rated_match_that_was_open_and_was_gone_on_with_is_as_the_last_line_says(
    data: DataDir,
) -> None:
    name, later = "ratings.jsonl", BEGIN_TIME + 9 * ratings.ABSENCE_SECONDS
    put(data, name, line())
    assert [each.touched for each in ratings.read(data)] == [BEGIN_TIME]
    put(data, name, line(touched=later))
    assert [each.touched for each in ratings.read(data)] == [later]
    ratings.settle_absences(data, later + 60)
    assert [each.end for each in ratings.read(data)] == [""]
    ratings.settle_absences(data, later + ratings.ABSENCE_SECONDS)
    assert [each.end for each in ratings.read(data)] == [ratings.LEFT_ALONE]


def test_a_line_of_a_rated_match_that_is_there_twice_counts_once(data: DataDir) -> None:
    put(data, "ratings.jsonl", line(1, **END_FIELDS) * 2)
    (once,) = ratings.read(data)
    (point,) = ratings.histories([once])[GAME]
    assert ratings.current_rating(data, GAME) == point.after


def test_a_rated_match_that_an_earlier_version_began_ends_here_and_counts_once(
    data: DataDir,
) -> None:
    put(data, "ratings.jsonl", line())
    match = rated()
    assert not ratings.begin(data, match, BEGIN_TIME), "it is known"
    begun.note_table(data, match, BEGIN_TIME, going=True)
    match.give_up(Seat(0))
    news = end_of_match.write_end(data, match, now=BEGIN_TIME)
    assert [each.image for each in news] == ["cup"]
    put(data, "ratings.jsonl", line(**END_FIELDS))  # the player used the earlier version again
    (each,) = ratings.read(data)
    assert each.end == ratings.GIVEN_UP
    assert len(ratings.histories([each])[GAME]) == 1


@pytest.mark.parametrize(
    "wrong", [{"game": "x" * 2_000_000}, {"setup": {"seats": 2, "data": "\U0001f600" * 262_143}}]
)
def test_a_line_with_an_endless_text_does_not_stop_the_rest(
    data: DataDir, wrong: dict[str, Any]
) -> None:
    name = "statistics.jsonl"
    endless = json.dumps(LINE_OF_FILE[name](2) | wrong).encode()
    put(data, name, text(name, 1) + endless + b"\n" + text(name, 3))
    problem_results.record(data, ProblemResult(GAME, "new", True, 5))
    assert lines(data, name) == 2
    assert sentence_on(data, name)


def test_a_file_of_the_far_future_is_read(data: DataDir) -> None:
    name = "statistics.jsonl"
    put(data, name, text(name, 1))
    os.utime(data.root / name, (1e10, 1e10))
    assert lines(data, name) == 1


def test_after_a_book_was_mended_the_old_lines_are_back(data: DataDir) -> None:
    name = "problems.jsonl"
    put(data, name, text(name, *range(1, 400)))
    assert lines(data, name) == 399
    with closing(sqlite3.connect(data.book)) as connection:
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'problem'"
        ).fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with data.book.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    book_file._checked.clear()  # the next run
    problem_results.record(data, ProblemResult(GAME, "new", True, 5))
    assert book.take_recovery_notice(data.book) is not None
    assert lines(data, name) == 399


def test_a_huge_file_is_not_read_each_time(data: DataDir, monkeypatch: pytest.MonkeyPatch) -> None:
    huge(data.old_file("statistics"))
    read: list[str] = []
    really = files.read_whole

    def counted(path: Path, max_bytes: int) -> bytes:
        read.append(path.name)
        return really(path, max_bytes)

    monkeypatch.setattr(files, "read_whole", counted)
    for _ in range(3):
        tower.read(data)
    assert read == []
