# SPDX-License-Identifier: MIT
"""Tests that results read from the book are read again only after the book has changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers import played
from wizardtable.core.game_spec import GameSpec
from wizardtable.store import statistics
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir, data_dir


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def test_matches_are_the_same_objects_until_another_one_ends(toy: GameSpec, data: DataDir) -> None:
    end_of_match.write_end(data, played(toy, seed=1), {}, 1_800_000_000)
    (first,) = statistics.read(data)[0]
    assert statistics.read(data)[0][0] is first
    end_of_match.write_end(data, played(toy, seed=2), {}, 1_800_000_001)
    assert [match.seed for match in statistics.read(data)[0]] == [1, 2]


def test_a_row_that_somebody_has_edited_is_read_again(toy: GameSpec, data: DataDir) -> None:
    end_of_match.write_end(data, played(toy), {}, 1_800_000_000)
    statistics.read(data)
    with closing(sqlite3.connect(data.book)) as book:
        book.execute("UPDATE ended SET ended = 1700000000, players = replace(players, 'A', 'ABC')")
        book.commit()
    assert statistics.read(data)[0][0].ended == 1_700_000_000


def test_matches_read_ahead_in_portions_are_those_that_are_read_later(
    toy: GameSpec, data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "ROWS_AT_ONCE", 2)
    for seed in range(1, 6):
        end_of_match.write_end(data, played(toy, seed=seed), {}, 1_800_000_000 + seed)
    assert len(list(statistics.prepare(data))) == 5
    assert [match.seed for match in statistics.read(data)[0]] == [1, 2, 3, 4, 5]
