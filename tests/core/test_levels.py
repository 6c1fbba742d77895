# SPDX-License-Identifier: MIT
"""The numbers of the levels in the games' data files, and the errors for files with mistakes."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.contract.cases import part_of_tests
from wizardtable.core import catalog, levels
from wizardtable.core.data_file import DataError
from wizardtable.core.levels import TITLES, Opponents

VALID_FILE = """
[apprentice]
iterations = 0
seconds = 1.0
depth = 0
weights.sight = 0.5

[adept]
iterations = 10
seconds = 1.0
depth = 0
memory = 0.5

[mage]
iterations = 50
seconds = 2
aside = 0.5
depth = 1

[archmage]
iterations = 200
seconds = 2.0
depth = 1

[grand_magus]
iterations = 800
seconds = 4.0
depth = 1
trees = 0
temperature = 1.5

[grand_magus.players]
2.temperature = 0.8
6.depth = 20
6.iterations = 300
6.advice = 40
"""
LEVEL_TITLES = tuple(TITLES.values())


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "levels.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_all_games_offer_the_same_five_levels_by_the_same_names() -> None:
    for spec in catalog.all():
        assert [(level.id, level.title) for level in spec.levels] == list(TITLES.items()), (
            f"games/{spec.id}/__init__.py: let GameSpec.levels be Opponents(levels.toml, sentences)"
        )
        sentences = {str(level.about) for level in spec.levels}
        assert len(sentences) == 5, f"games/{spec.id}/__init__.py: five sentences about the levels"


def test_only_the_grand_magus_thinks_with_every_core_and_nobody_over_the_cap() -> None:
    for spec in catalog.all():
        cap = part_of_tests(spec.id, "bounds", ("MAX_THINKING_SECONDS",)).MAX_THINKING_SECONDS
        path = f"games/{spec.id}/levels.toml"
        assert [level.tree_count for level in spec.levels] == [1, 1, 1, 1, 0], (
            f"{path}: `trees = 0` for the grand_magus, and for no other level"
        )
        assert all(level.seconds <= cap for level in spec.levels), (
            f"{path}: no level has more `seconds` than tests/games/{spec.id}/bounds.py allows"
        )
        assert all(
            (level.aside_seconds or 0.0) <= 1.0
            for level in spec.levels
            if level.aside_seconds != level.seconds
        ), f"{path}: `aside` is at most 1.0"


def test_harder_levels_remember_no_less_and_think_no_less() -> None:
    for spec in catalog.all():
        memories = [level.memory for level in spec.levels]
        path = f"games/{spec.id}/levels.toml"
        assert memories == sorted(memories), f"{path}: no level has less `memory` than one before"
        for seats in spec.seats:
            levels_there = [level.at(seats) for level in spec.levels]
            iterations = [level.iterations * (level.tree_count or 2) for level in levels_there]
            assert iterations == sorted(iterations), (
                f"{path}: with {seats} players no level has fewer `iterations` than one before "
                "(the grand_magus in each tree)"
            )


def test_levels_have_other_numbers_only_at_tables_that_there_are() -> None:
    for spec in catalog.all():
        sizes = {size for level in spec.levels for size, _ in level.tables}
        assert sizes <= {*spec.seats}, f"games/{spec.id}/levels.toml, players: {spec.seats} play"


def test_a_file_gives_each_level_its_numbers(tmp_path: Path) -> None:
    apprentice, adept, mage, _, magus = levels.read(written(tmp_path, VALID_FILE), LEVEL_TITLES)
    assert apprentice.weights == (("sight", 0.5),)
    assert (adept.iterations, adept.memory, adept.tree_count) == (10, 0.5, 1)
    assert (mage.seconds, mage.aside_seconds, mage.memory) == (2.0, 0.5, 1.0)
    assert magus.tree_count == 0
    assert (mage.temperature, magus.temperature) == (1.0, 1.5)
    assert mage.budget(is_out_of_turn=False).seconds == 2.0
    assert mage.budget(is_out_of_turn=True).iterations == 13


def test_a_level_may_have_other_numbers_at_a_table_of_some_size(tmp_path: Path) -> None:
    *_, archmage, magus = levels.read(written(tmp_path, VALID_FILE), LEVEL_TITLES)
    tables = [magus.at(seats) for seats in (2, 3, 6)]
    assert [level.temperature for level in tables] == [0.8, 1.5, 1.5]
    assert [(level.depth, level.iterations) for level in tables] == [(1, 800), (1, 800), (20, 300)]
    assert [level.advice_iterations for level in tables] == [300, 300, 40]
    assert archmage.at(6) == archmage


def test_a_change_to_a_level_counts_at_every_table(tmp_path: Path) -> None:
    magus = levels.read(written(tmp_path, VALID_FILE), LEVEL_TITLES)[-1]
    hasty = magus.changed(lambda level: replace(level, iterations=level.iterations // 10))
    assert [hasty.at(seats).iterations for seats in (2, 3, 6)] == [80, 80, 30]
    assert hasty.at(6).depth == 20


def test_levels_are_not_read_before_they_are_needed(tmp_path: Path) -> None:
    opponents = Opponents(tmp_path / "levels.toml", LEVEL_TITLES)
    assert len(opponents) == 5
    written(tmp_path, VALID_FILE)
    assert [level.id for level in opponents] == list(TITLES)
    assert opponents[-1].id == "grand_magus"
    assert [level.id for level in opponents[:2]] == ["apprentice", "adept"]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("iterations = 10", "iterations = -1", 9, "a whole number of at least 0"),
        ("iterations = 10", "iterations = 1.5", 9, "a whole number"),
        ("iterations = 10", "iterations = true", 9, "a whole number"),
        ("seconds = 2\n", "seconds = 0\n", 16, "a number from 0.01 to 60"),
        ("memory = 0.5", "memory = 1.5", 12, "a number from 0 to 1"),
        ("memory = 0.5", "memoir = 0.5", 12, "nothing has this name"),
        ("aside = 0.5", "aside = 2.5", 17, "a number from 0.01 to 2"),
        ("weights.sight = 0.5", 'weights.sight = "far"', 6, "this is a number"),
        ("weights.sight = 0.5", "weights = 0.5", 6, "this is a table"),
        ("depth = 0\nmemory", "memory", 8, "this is missing"),
        ("6.depth = 20", "six.depth = 20", 34, "the names are numbers of players"),
        ("6.depth = 20", "6.seconds = 20", 34, "nothing has this name"),
        ("[mage]", "[sage]", 0, "the levels are apprentice, adept, mage"),
        ("[mage]", "[mage", 14, "A closing bracket is missing"),
    ],
)
def test_a_mistake_is_reported_with_file_and_line(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    path = written(tmp_path, VALID_FILE.replace(old, new, 1))
    with pytest.raises(DataError) as caught:
        levels.read(path, LEVEL_TITLES)
    assert str(caught.value).startswith(f"{path}, line {line}: ")
    assert reason in str(caught.value)
