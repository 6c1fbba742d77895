# SPDX-License-Identifier: MIT
"""A learned evaluation: from whole numbers to merits, and from merits to win chances."""

from pathlib import Path

import pytest

from wizardtable.core.data_file import DataError
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.learned_value import LearnedFile, LearnedValue, Net
from wizardtable.core.rng import Rng

WEIGHTS_FILE = """
features = "abc"
commit = "abc"

[two]
games = 8
held_out_games = 2
log_loss = 0.5
error = 0.01
before = 0.6
scale = 4.0
linear = [1, -2]
"""


def test_chances_are_together_one_and_grow_with_merit() -> None:
    value = LearnedValue([1, -2], None, 4.0)
    chances = value.chances([[4, 0], [0, 0], [0, 2]])
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] / chances[1] == pytest.approx(2.718281828)
    assert chances[1] / chances[2] == pytest.approx(2.718281828)


def test_a_seat_that_is_out_of_the_game_has_no_chance() -> None:
    value = LearnedValue([1], None, 1.0)
    assert value.chances([[0], [], [0]]) == [0.5, 0.0, 0.5]


def test_a_net_sums_shifts_and_drops_what_is_negative() -> None:
    """Compares the net with the same sums written out."""
    rng = Rng(1)

    def numbers(count: int, largest: int) -> list[int]:
        return [rng.below(2 * largest + 1) - largest for _ in range(count)]

    for _ in range(50):
        first, second = [numbers(4, 1 << 20) for _ in range(6)], [numbers(3, 999) for _ in range(4)]
        bias, more, last, linear = numbers(4, 1 << 20), numbers(3, 1 << 20), numbers(3, 9), [0] * 6
        row = numbers(6, 6000)
        sums = [bias[unit] + sum(row[n] * first[n][unit] for n in range(6)) for unit in range(4)]
        units = [max(0, total) >> 10 for total in sums]
        sums = [more[unit] + sum(units[n] * second[n][unit] for n in range(4)) for unit in range(3)]
        units = [max(0, total) >> 5 for total in sums]
        expected = sum(unit * weight for unit, weight in zip(units, last, strict=True))
        net = Net(first, bias, second, more, last, (10, 5))
        assert LearnedValue(linear, net, 1.0).merit(row) == expected


def test_a_file_is_read_when_it_is_first_needed(tmp_path: Path) -> None:
    path = tmp_path / "learned.toml"
    learned = LearnedFile(path, 2)
    path.write_text(WEIGHTS_FILE, encoding="utf-8")
    two = learned.of(2)
    assert two is not None
    assert two.chances([[4, 0], [4, 0]]) == [0.5, 0.5]
    assert learned.of(5) is None, "nothing was learned for five"


def test_without_a_file_nothing_was_learned(tmp_path: Path) -> None:
    assert LearnedFile(tmp_path / "learned.toml", 2).of(2) is None


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("[1, -2]", "[1]", "two.linear: this is a list of 2 whole numbers"),
        ("games = 8\n", "", "two.games: this is missing"),
        ("[two]", "[three]", "three: nothing has this name"),
    ],
)
def test_mistakes_in_a_file_are_named(tmp_path: Path, old: str, new: str, mistake: str) -> None:
    path = tmp_path / "learned.toml"
    path.write_text(WEIGHTS_FILE.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=mistake):
        learned_value.read(path, 2)
