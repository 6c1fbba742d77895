# SPDX-License-Identifier: MIT
"""Tests that matches, books and preferences of earlier versions can be used in this version."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.contract.cases import cases, journey
from tests.helpers import play_on
from tests.saves.corpus import CORPUS_FOLDER, action_kinds, decision_kind, kinds_in, plain, write
from wizardtable.core import catalog
from wizardtable.store import past_findings, save, settings, statistics
from wizardtable.store.paths import DataDir

SAVE_FILES = sorted(CORPUS_FOLDER.glob("*/*.wizardtable"))
SETTINGS_FILES = sorted(CORPUS_FOLDER.glob("*/settings.json"))
STATISTICS_FILES = sorted(CORPUS_FOLDER.glob("*/statistics.jsonl"))
FINDINGS_FILES = sorted(CORPUS_FOLDER.glob("*/findings.jsonl"))
BOOK_FILES = sorted(CORPUS_FOLDER.glob("*/book.sqlite"))


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def folder_with(path: Path, folder: Path) -> DataDir:
    """Returns a data folder with a copy of this file."""
    shutil.copy(path, folder)
    return DataDir(folder)


def test_there_is_something_to_go_on_with() -> None:
    assert SAVE_FILES and SETTINGS_FILES and STATISTICS_FILES and FINDINGS_FILES


@pytest.mark.parametrize("path", SAVE_FILES, ids=named)
def test_a_match_of_an_earlier_version_is_played_to_its_end(path: Path) -> None:
    loaded = save.load(path)
    match = loaded.match
    assert match.spec.id == path.stem.partition("-")[0]
    assert match.names == tuple(player.name for player in loaded.header.players)
    assert play_on(match).result is not None


@pytest.mark.parametrize("path", SAVE_FILES, ids=named)
def test_with_the_same_rules_nothing_of_its_history_is_lost(path: Path) -> None:
    loaded = save.load(path)
    if loaded.header.rules == loaded.match.spec.rules_version:
        steps = path.read_text(encoding="utf-8").count('"kind":"step"')
        assert loaded.notice is None
        assert len(loaded.match.actions) == steps


@pytest.mark.parametrize("path", SETTINGS_FILES, ids=named)
def test_preferences_of_an_earlier_version_are_kept(path: Path) -> None:
    loaded, notice = settings.load(path)
    assert notice is None
    assert (loaded.language, loaded.theme, loaded.player_name) == ("fr", "light", "Ada")
    assert (loaded.their_speed, loaded.font_scale) == (2, 125)


@pytest.mark.parametrize("path", STATISTICS_FILES + BOOK_FILES, ids=named)
def test_matches_that_an_earlier_version_counted_still_count(path: Path, tmp_path: Path) -> None:
    finished, notice = statistics.read(folder_with(path, tmp_path))
    assert notice is None
    assert {each.game for each in finished} <= set(catalog.GAMES)
    assert len(finished) == matches_in(path)


def matches_in(path: Path) -> int:
    if path in STATISTICS_FILES:
        return len(path.read_bytes().splitlines())
    with closing(sqlite3.connect(path)) as book:
        return int(book.execute("SELECT count(*) FROM ended").fetchone()[0])


@pytest.mark.parametrize("path", FINDINGS_FILES + BOOK_FILES, ids=named)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_what_an_earlier_version_found_is_still_looked_for(
    game: str, path: Path, tmp_path: Path
) -> None:
    match = plain(catalog.get(game))
    (kept,) = past_findings.read(folder_with(path, tmp_path), match)
    renamed = set(kept.kinds) - set(match.spec.finders)
    assert kept.kinds and not renamed, f"games/{game}/text/findings.py: these ids stay: {renamed}"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_kind_of_action_and_of_decision_is_in_a_save(game: str) -> None:
    spec = catalog.get(game)
    met = {
        decision_kind(moment.state)
        for case in cases()
        if case.game == game
        for moment in journey(case, 1)
    }
    saved = set[str]().union(*(kinds_in(folder, spec) for folder in CORPUS_FOLDER.iterdir()))
    lacking = (action_kinds(spec) | met) - saved
    assert not lacking, (
        f"run `python -m tests.saves.corpus`, which adds saves with {sorted(lacking)}, and commit "
        "them; an action that is not met in 25 random matches of each case is one too rare for it"
    )


def test_a_new_version_adds_its_own_and_changes_no_other(tmp_path: Path) -> None:
    first = write(tmp_path)
    games = {*catalog.GAMES, *(f"{game}-full" for game in catalog.GAMES)}
    assert {path.stem for path in first} == {*games, "book", "settings"}
    first[0].write_text("as it was")
    assert write(tmp_path) == []
    assert first[0].read_text() == "as it was"
