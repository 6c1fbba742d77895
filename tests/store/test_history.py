# SPDX-License-Identifier: MIT
"""Finished matches are found by what is told of them, and the oldest go when there are too many."""

import os
from pathlib import Path

from tests.helpers import begun, played
from wizardtable.core.catalog import GameSpec
from wizardtable.store import history, save
from wizardtable.store.history import DAY, LOST, OTHERS, WON, HistoryFilter


def kept(folder: Path, toy: GameSpec, seed: int, age: int, *, over: bool = True) -> Path:
    """A save that was last played so many seconds ago, of 10,000."""
    path = save.new_path(folder, "toy")
    save.write(path, played(toy, seed=seed) if over else begun(toy))
    os.utime(path, (10_000 - age, 10_000 - age))
    return path


def test_of_too_many_matches_the_oldest_go_and_those_not_over_stay(
    tmp_path: Path, toy: GameSpec
) -> None:
    oldest, middle, latest = (kept(tmp_path, toy, seed, 300 - seed * 10) for seed in range(3))
    begun_long_ago = kept(tmp_path, toy, 1, 9000, over=False)
    broken = tmp_path / "toy-9.wizardtable"
    broken.write_bytes(b"\0")
    os.utime(broken, (1, 1))
    assert history.make_room(tmp_path, most=2) == 1
    assert not oldest.exists()
    assert all(path.exists() for path in (middle, latest, begun_long_ago, broken))
    assert history.make_room(tmp_path, most=2) == 0


def test_they_go_with_what_lies_beside_them(tmp_path: Path, toy: GameSpec) -> None:
    path = kept(tmp_path, toy, 1, 0)
    save.analysis_path(path).write_bytes(b"x" * 100)
    assert history.make_room(tmp_path, largest=10) == 1
    assert not list(tmp_path.glob("toy-1*"))


def test_what_is_on_the_table_stays(tmp_path: Path, toy: GameSpec) -> None:
    path = kept(tmp_path, toy, 1, 0)
    assert history.make_room(tmp_path, in_use=(path,), most=0) == 0
    assert path.exists()


def test_it_is_told_how_many_went() -> None:
    assert "500 matches or 200 MB" in str(history.told_room(1))


def test_matches_are_found_by_game_result_age_and_words(tmp_path: Path, toy: GameSpec) -> None:
    paths = [kept(tmp_path, toy, seed, seed * DAY) for seed in range(8)]
    assert paths
    found = save.summaries(tmp_path)
    told = {one.path: f"Toy\n{one.players[0].name}, Été" for one in found}

    def finds(**wanted: object) -> int:
        looked = HistoryFilter(**wanted)  # type: ignore[arg-type]
        return sum(looked.finds(one, told[one.path], now=10_000.0) for one in found)

    assert finds() == len(found)
    assert finds(game="toy") == len(found) and finds(game="anludim") == 0
    assert finds(days=3) == 4
    assert finds(words="ÉTÉ toy") == len(found) and finds(words="nobody") == 0
    results = [history.result_of(one) for one in found]
    assert finds(result=WON) == results.count(WON) and finds(result=LOST) == results.count(LOST)
    assert finds(result=WON) + finds(result=LOST) + finds(result=OTHERS) == len(found)
