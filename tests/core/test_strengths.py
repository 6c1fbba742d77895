# SPDX-License-Identifier: MIT
"""Every game has strengths of its levels, and they give fair opponents for a player."""

from pathlib import Path

import pytest

from wizardtable.core import catalog
from wizardtable.core.data_file import DataError
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import strengths

OPPONENTS_PAGE = Path(__file__).parents[2] / "docs" / "opponents.md"

STRENGTHS_FILE = """
[2]
apprentice = [1300, 10]
adept = [1400, 10]
mage = [1500, 0]
archmage = [1600, 10]
grand_magus = [1700, 10]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "strengths.toml"


@pytest.mark.parametrize("spec", list(catalog.all()), ids=lambda spec: spec.id)
def test_every_game_has_strengths_for_each_of_its_tables(spec: GameSpec) -> None:
    measured = strengths.of_game(spec.package)
    assert measured is not None
    assert list(measured.by_seats) == list(spec.seats)
    for table in measured.by_seats.values():
        assert table["mage"] == strengths.Strength(1500.0, 0.0)
        assert all(strength.error > 0.0 for level, strength in table.items() if level != "mage")


@pytest.mark.parametrize("spec", list(catalog.all()), ids=lambda spec: spec.id)
def test_the_page_about_opponents_tells_the_strengths_that_people_are_rated_by(
    spec: GameSpec,
) -> None:
    measured = strengths.of_game(spec.package)
    assert measured is not None
    smallest_table = measured.by_seats[min(spec.seats)]
    figures = " | ".join(f"{strength.rating:.0f}" for strength in smallest_table.values())
    assert f"| {spec.title} | {figures} |" in OPPONENTS_PAGE.read_text(encoding="utf-8")


def test_a_mistake_in_the_file_is_named_with_its_line(path: Path) -> None:
    path.write_text(STRENGTHS_FILE.replace("[1400, 10]", "[1400]"), encoding="utf-8")
    with pytest.raises(DataError, match=r"line 4: 2\.adept: this is a strength and its error"):
        strengths.read(path)


def test_a_table_of_a_size_that_was_not_measured_has_the_nearest_strengths(path: Path) -> None:
    path.write_text(STRENGTHS_FILE, encoding="utf-8")
    measured = strengths.read(path)
    assert measured.at(6) is measured.at(2)


def test_the_fairest_opponents_are_about_as_strong_as_the_player(path: Path) -> None:
    path.write_text(STRENGTHS_FILE, encoding="utf-8")
    table = strengths.read(path).at(2)
    assert ("archmage",) in strengths.fairest_line_ups(table, 1590.0, 1)
    for rating in (1350.0, 1500.0, 1640.0):
        for levels in strengths.fairest_line_ups(table, rating, 3):
            others = [table[level].rating for level in levels]
            assert strengths.expected_score(rating, others) == pytest.approx(0.5, abs=0.1)


def test_a_player_weaker_or_stronger_than_all_levels_gets_the_nearest(path: Path) -> None:
    path.write_text(STRENGTHS_FILE, encoding="utf-8")
    table = strengths.read(path).at(2)
    assert strengths.fairest_line_ups(table, 900.0, 2)[0] == ("apprentice", "apprentice")
    assert strengths.fairest_line_ups(table, 2500.0, 1)[0] == ("grand_magus",)


def test_nobody_plays_the_strongest_and_the_weakest_where_two_alike_are_as_fair(path: Path) -> None:
    path.write_text(STRENGTHS_FILE, encoding="utf-8")
    table = strengths.read(path).at(2)
    assert ("apprentice", "grand_magus") not in strengths.fairest_line_ups(table, 1500.0, 2)
    assert ("mage", "mage") in strengths.fairest_line_ups(table, 1500.0, 2)
