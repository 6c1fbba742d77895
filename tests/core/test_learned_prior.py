# SPDX-License-Identifier: MIT
"""A learned prior: true statements make the search visit a choice more, or less."""

from pathlib import Path

import pytest

from tests.core.test_learned_value import WEIGHTS_FILE
from wizardtable.core.data_file import DataError
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.learned_prior import LearnedPrior

PRIOR_FILE = """
[two.prior]
games = 8
held_out_games = 2
cross_entropy = 0.3
before = 0.4
scale = 2.0
start = [1, 0]
weights = [4, -2, 0, 6, -8, 0]
"""


def test_every_true_statement_adds_its_weights_to_the_constant_ones() -> None:
    prior = LearnedPrior([1, 0], [[4, -2], [0, 6], [-8, 0]], 2.0)
    assert prior.leans([]) == [0.5, 0.0]
    assert prior.leans([0]) == [2.5, -1.0]
    assert prior.leans([0, 1, 2]) == [-1.5, 2.0]


def test_a_prior_is_read_with_the_evaluation_of_its_group(tmp_path: Path) -> None:
    path = tmp_path / "learned.toml"
    path.write_text(WEIGHTS_FILE + PRIOR_FILE, encoding="utf-8")
    learned = learned_value.read(path, 2, statements=3, choices=2)["two"]
    assert learned.prior is not None
    assert learned.prior.leans([1]) == [0.5, 3.0]
    path.write_text(WEIGHTS_FILE, encoding="utf-8")
    assert learned_value.read(path, 2, statements=3, choices=2)["two"].prior is None


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("[1, 0]", "[1]", "two.prior.start: this is a list of 2 whole numbers"),
        ("-8, 0]", "-8]", "two.prior.weights: this is a list of 6 whole numbers"),
        ("before = 0.4\n", "", "two.prior.before: this is missing"),
    ],
)
def test_mistakes_in_a_prior_are_named(tmp_path: Path, old: str, new: str, mistake: str) -> None:
    path = tmp_path / "learned.toml"
    path.write_text(WEIGHTS_FILE + PRIOR_FILE.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=mistake):
        learned_value.read(path, 2, statements=3, choices=2)
