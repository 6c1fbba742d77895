# SPDX-License-Identifier: MIT
"""Tests the search in the history of finished matches, and that no match is removed without a
question."""

import os
from pathlib import Path

import pytest

from tests.helpers import begun, played
from wizardtable.core.game_spec import GameSpec
from wizardtable.store import history, save
from wizardtable.store.history import DAY_SECONDS, LOST, NO_SINGLE_PERSON, WON, HistoryFilter


def kept(folder: Path, toy: GameSpec, seed: int, age: int, *, over: bool = True) -> Path:
    """Writes a save that was last played `age` seconds before the time 10,000, and returns its
    path."""
    path = save.new_path(folder, "toy")
    save.write(path, played(toy, seed=seed) if over else begun(toy))
    os.utime(path, (10_000 - age, 10_000 - age))
    return path


def beyond(folder: Path, *kept: Path) -> list[str]:
    """Returns the names of the saves in a folder that are surplus, apart from those in `kept`."""
    finished = [each for each in save.read_summaries(folder) if each.is_finished]
    return [each.path.name for each in history.surplus(finished, kept).matches]


def test_of_too_many_matches_the_oldest_are_the_surplus_and_nothing_is_removed(
    tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    oldest, middle, latest = (kept(tmp_path, toy, seed, 300 - seed * 10) for seed in range(3))
    kept(tmp_path, toy, 1, 9000, over=False)
    monkeypatch.setattr(history, "MAX_MATCHES", 2)
    assert beyond(tmp_path) == [oldest.name]
    assert history.is_full(tmp_path)
    assert all(path.exists() for path in (oldest, middle, latest))
    monkeypatch.setattr(history, "MAX_MATCHES", 4)
    assert beyond(tmp_path) == []
    assert not history.is_full(tmp_path)


def test_the_size_counts_what_lies_beside_a_match(
    tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = kept(tmp_path, toy, 1, 0), kept(tmp_path, toy, 2, 10)
    save.analysis_path(second).write_bytes(b"x" * 100_000)
    monkeypatch.setattr(history, "MAX_BYTES", 100_000)
    surplus = history.surplus(save.read_summaries(tmp_path))
    assert [each.path for each in surplus.matches] == [second]
    assert surplus.size == second.stat().st_size + 100_000
    assert first.exists() and history.is_full(tmp_path)


def test_a_match_just_played_is_no_surplus_whatever_the_clock_says(
    tmp_path: Path, toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, newer = kept(tmp_path, toy, 1, 50), kept(tmp_path, toy, 2, 10)
    just_played = kept(tmp_path, toy, 3, 9_000)  # the clock was set back
    monkeypatch.setattr(history, "MAX_MATCHES", 2)
    assert beyond(tmp_path) == [just_played.name]
    assert beyond(tmp_path, just_played) == [older.name]
    monkeypatch.setattr(history, "MAX_MATCHES", 0)
    assert beyond(tmp_path, just_played) == [newer.name, older.name]


def test_a_full_history_is_told_with_its_limits() -> None:
    assert "more than 500 matches or 200 MB" in str(history.full_history_notice())
    assert str(history.size_text(340_000)) == "332 kB"
    assert str(history.size_text(1)) == "1 kB"
    assert str(history.size_text(12_600_000)) == "12 MB"


def test_matches_are_found_by_game_result_age_and_words(tmp_path: Path, toy: GameSpec) -> None:
    paths = [kept(tmp_path, toy, seed, seed * DAY_SECONDS) for seed in range(8)]
    assert paths
    matches = save.read_summaries(tmp_path)
    descriptions = {each.path: f"Toy\n{each.players[0].name}, Été" for each in matches}

    def finds(**wanted: object) -> int:
        search = HistoryFilter(**wanted)  # type: ignore[arg-type]
        return sum(search.finds(each, descriptions[each.path], now=10_000.0) for each in matches)

    assert finds() == len(matches)
    assert finds(game="toy") == len(matches) and finds(game="anludim") == 0
    assert finds(days=3) == 4
    assert finds(words="ÉTÉ toy") == len(matches) and finds(words="nobody") == 0
    results = [history.result_of(each) for each in matches]
    assert finds(result=WON) == results.count(WON) and finds(result=LOST) == results.count(LOST)
    assert finds(result=WON) + finds(result=LOST) + finds(result=NO_SINGLE_PERSON) == len(matches)
