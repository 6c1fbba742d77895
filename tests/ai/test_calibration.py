# SPDX-License-Identifier: MIT
"""The measure of how true chances are."""

import pytest

from wizardtable.ai.lab import calibration
from wizardtable.core import catalog
from wizardtable.core.catalog import GameSpec


def test_the_same_seed_measures_the_same(toy: GameSpec) -> None:
    first, again, other = (calibration.measure(toy, 3, 2, 1, seed) for seed in (1, 1, 2))
    assert [one.said for one in first] == [one.said for one in again]
    assert [one.said for one in first] != [one.said for one in other]
    chart, hint = first
    assert len(chart.said) == 2 * calibration.PLACES
    assert len(hint.said) == 2
    for said, won in chart.said:
        assert sum(said) == pytest.approx(1.0)
        assert sum(won) == pytest.approx(1.0)


def test_the_page_tells_chances_as_told_and_as_thought(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert calibration.main(["zavandor", "--seats", "2", "--games", "2", "--hints", "1"]) == 0
    page = capsys.readouterr().out
    judge = catalog.get("zavandor").level("archmage")
    assert f"as told ({judge.temperature:g})" in page
    assert "as thought (1)" in page
    assert "even shares" in page


def test_a_number_of_seats_that_there_is_not_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        calibration.main(["anludim", "--seats", "9"])
    assert "anludim has 2 to 5 seats" in capsys.readouterr().err
