# SPDX-License-Identifier: MIT
"""Tests that data folders made by `tests.data_folders` are always the same, and are read without
loss."""

import hashlib
from pathlib import Path

import pytest

from tests import data_folders
from tests.data_folders import Files
from wizardtable.store import problem_results, ratings, save, statistics
from wizardtable.store.achieved import contributions
from wizardtable.store.book import book
from wizardtable.store.paths import DataDir

ROW_COUNTS = {
    "empty": (0, 0, 0, 0, 0, 0, 0),
    "evening": (12, 13, 15, 3, 9, 3, 16),
    "years": (456, 492, 492, 60, 833, 20, 300),
    "old_lines": (12, 9, 5, 7, 8, 4, 3),
    "damaged": (10, 13, 14, 3, 9, 0, 9),
}
"""By folder, the number of results of each kind.

The kinds are: matches in the statistics, findings, contributions to achievements, rated matches,
lines of daily tables, stars of the tower, and results of problems. A rated match with two lines
counts once.
"""

SAVE_COUNTS = {"empty": (0, 0), "evening": (19, 0), "years": (40, 0), "old_lines": (8, 0)} | {
    "damaged": (19, 1)
}
"""By folder, the number of saves, and how many of them cannot be opened."""


def digests(folder: Path) -> dict[str, tuple[str, float]]:
    """Returns a hash and the time of each file and folder below a folder."""
    return {
        str(path.relative_to(folder)): (
            hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "",
            path.stat().st_mtime,
        )
        for path in folder.rglob("*")
    }


def rows(folder: Path) -> tuple[int, ...]:
    """Returns the number of results of each kind, in the order of `ROW_COUNTS`."""
    data = DataDir(folder)
    with book.reading(data) as connection:

        def lines(name: str, *tables: str) -> int:
            of_file = " UNION ALL ".join(
                f"SELECT line FROM {table} WHERE line GLOB '{name}.jsonl:*'" for table in tables
            )
            return int(connection.execute(f"SELECT count(*) FROM ({of_file})").fetchone()[0])

        findings, tower = lines("findings", "ended"), lines("tower", "ended")
        daily = lines("daily", "begun", "ended", "level_played")
    return (
        len(statistics.read(data)[0]),
        findings,
        len(contributions.read(data)[0]),
        len(ratings.read(data)),
        daily,
        tower,
        len(problem_results.read(data)[0]),
    )


def test_old_lines_are_the_same_bytes_in_two_runs_and_all_are_read(tmp_path: Path) -> None:
    for run in ("first", "second"):
        data_folders.make(tmp_path / run, ("empty", "old_lines"))
    assert digests(tmp_path / "first") == digests(tmp_path / "second")
    assert rows(tmp_path / "first" / "old_lines") == ROW_COUNTS["old_lines"]


@pytest.mark.long
def test_folders_with_played_matches_are_the_same_bytes_in_two_runs(tmp_path: Path) -> None:
    for run in ("first", "second"):
        data_folders.make(tmp_path / run, ("evening", "damaged"))
    assert digests(tmp_path / "first") == digests(tmp_path / "second")


@pytest.mark.long
@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("name", ROW_COUNTS)
def test_each_folder_is_read_without_an_unexpected_loss(
    name: str, edition: int, tmp_path: Path
) -> None:
    data_folders.make(tmp_path, (name,), edition)
    assert rows(tmp_path / name) == ROW_COUNTS[name]
    saves = save.read_summaries(tmp_path / name / "saves")
    assert (len(saves), sum(summary.problem is not None for summary in saves)) == SAVE_COUNTS[name]


@pytest.mark.long
def test_years_hold_500_matches(tmp_path: Path) -> None:
    files = Files()
    data_folders.years(files)
    rated = files.content["ratings.jsonl"].splitlines()
    absent = sum(b'"end":"left"' in line for line in rated)
    brought = files.content["achievements.jsonl"].splitlines()
    assert len(rated) == data_folders.RATED_COUNT
    assert len(brought) + absent == data_folders.YEARS_MATCH_COUNT
    assert sum(b"/daily:" in line for line in brought) == data_folders.DAILY_TABLE_COUNT
