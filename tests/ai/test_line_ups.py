# SPDX-License-Identifier: MIT
"""Tests that strengths are fitted to the rankings of games between random levels."""

from pathlib import Path
from random import Random
from time import monotonic

import pytest

from lab import line_ups
from lab.line_ups import DealsFile, LineUpError, LineUps
from lab.rankings import Deal, Fit, Ranking, fitted_strengths, ranking
from wizardtable.ai.tournament import executors
from wizardtable.core import catalog
from wizardtable.core.learning.strengths import RATING_PER_LOG_ODDS

TRUE_STRENGTHS = (-200.0, -80.0, 0.0, 90.0)
"""The strengths of four contenders in Elo points; the third one is fixed."""


def random_ranking(chance: Random, seats: int) -> Ranking:
    """Returns a ranking that the model draws at random."""
    contenders = [chance.randrange(len(TRUE_STRENGTHS)) for _ in range(seats)]
    times = {
        seat: chance.expovariate(10 ** (TRUE_STRENGTHS[contender] / 400))
        for seat, contender in enumerate(contenders)
    }
    order = sorted(times, key=times.__getitem__)
    return ranking([contenders[seat] for seat in order], range(1, seats + 1))


def deals(count: int, seats: tuple[int, ...]) -> list[Deal]:
    chance = Random(5)
    return [Deal(size, (random_ranking(chance, size),)) for size in seats for _ in range(count)]


def test_strengths_that_made_the_rankings_are_found_again() -> None:
    fit = Fit(len(TRUE_STRENGTHS), 2, (2, 4))
    for row in fitted_strengths(fit, deals(1500, (2, 4)), 20, 1):
        for (strength, error), true in zip(row, TRUE_STRENGTHS, strict=True):
            assert abs(strength - true) < 3.5 * error + 4.0
            assert error < 30.0
        assert row[2] == (0.0, 0.0)


def test_a_table_without_games_has_the_strengths_of_its_neighbour() -> None:
    fit = Fit(len(TRUE_STRENGTHS), 2, (2, 3))
    lone, other = fitted_strengths(fit, deals(800, (2,)), 5, 1)
    assert [value for value, _ in other] == pytest.approx([value for value, _ in lone], abs=15.0)


def test_those_who_always_tie_are_equally_strong() -> None:
    fit = Fit(3, 1, (3,))
    ((first, second, third),) = fit.strengths({3: {((0, 1), (2,)): 4000.0}})
    assert abs(first - second) * RATING_PER_LOG_ODDS < 10.0
    assert third < first


@pytest.mark.long
def test_games_go_on_where_they_were_and_are_the_same_whoever_plays(tmp_path: Path) -> None:
    series = LineUps("wizards_gambit", 3, "")

    def play(path: Path, count: int) -> list[Deal]:
        file = DealsFile(path, series)
        until = monotonic() + 3600.0
        for played in line_ups.play(series, file, executors.Executors(), until):
            if played >= count:
                break
        return file.deals

    whole = play(tmp_path / "whole.jsonl", 2)
    play(tmp_path / "parts.jsonl", 1)
    with (tmp_path / "parts.jsonl").open("ab") as file:
        file.write(b'[[["mage"')  # a line that was cut short
    assert play(tmp_path / "parts.jsonl", 2) == whole
    with pytest.raises(LineUpError):
        DealsFile(tmp_path / "whole.jsonl", LineUps("wizards_gambit", 4, ""))


def test_the_hardest_level_sits_once_at_every_table_of_its_own_games() -> None:
    series = LineUps("anludim", 1, "grand_magus@0.1")
    orders = [series.order(number) for number in range(20)]
    seats = {len(order.tournament.contenders) for order in orders}
    assert seats == set(catalog.get("anludim").seats)
    assert all(order.tournament.contenders.count("grand_magus@0.1") == 1 for order in orders)
