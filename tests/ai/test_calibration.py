# SPDX-License-Identifier: MIT
"""Tests the measurement of how true chances are."""

import pytest

from lab import forecasts
from lab.forecasts import Inquiry, Prediction
from wizardtable.ai import calibration
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng


def test_the_same_seed_measures_the_same(toy: GameSpec) -> None:
    first, again, other = (
        forecasts.measure(Inquiry(toy, 3, 2, seed, hints=1)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other
    for source in (*first.charts, *first.leaves, first.points):
        assert len(source.predictions) == 2 * forecasts.PLACES_PER_GAME
    assert len(first.hint.predictions) == 2
    for forecast in first.charts[0].predictions:
        assert sum(forecast.chances) == pytest.approx(1.0)
        assert sum(forecast.won) == pytest.approx(1.0)


def test_judges_are_asked_at_the_same_places_of_the_same_games(toy: GameSpec) -> None:
    both = forecasts.measure(Inquiry(toy, 2, 2, 1, judges=("master", "greedy")))
    greedy = forecasts.measure(Inquiry(toy, 2, 2, 1, judges=("greedy",)))
    assert both.charts[1].predictions == greedy.charts[0].predictions
    assert both.leaves[1].predictions == greedy.leaves[0].predictions


def test_other_players_play_other_games(toy: GameSpec) -> None:
    greedy, chance = (
        forecasts.measure(Inquiry(toy, 2, 3, 1, players=players))
        for players in ("greedy", "random")
    )
    assert greedy.points != chance.points


def test_a_perfect_predictor_shows_less_error_the_more_games_there_are() -> None:
    few, many = (
        forecasts.perfect_error(
            [Prediction(game, 0, (0.7, 0.3), (1.0, 0.0)) for game in range(games)], Rng(1), 100
        )
        for games in (25, 400)
    )
    assert few[0] > 2 * many[0]
    assert few[1] > few[0]


def test_places_of_one_game_do_not_count_as_games_of_their_own() -> None:
    apart, together = (
        forecasts.perfect_error(
            [Prediction(place // places, 0, (0.7, 0.3), (1.0, 0.0)) for place in range(64)],
            Rng(1),
            100,
        )
        for places in (1, 4)
    )
    assert together[0] > 1.5 * apart[0]


def test_the_line_of_a_source_has_every_third_of_the_match() -> None:
    said = [Prediction(0, third, (0.5, 0.5), (1.0, 0.0)) for third in (0, 0, 2)]
    line = forecasts.figures_line("even", said)
    assert "log-loss 0.693 (thirds 0.693     – 0.693)" in line


@pytest.mark.long
def test_the_page_tells_chances_as_told_and_as_thought(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert calibration.main(["zavandor", "--seats", "2", "--games", "2", "--hints", "1"]) == 0
    page = capsys.readouterr().out
    judge = catalog.get("zavandor").level("archmage")
    assert f"as told ({judge.at(2).temperature:g})" in page
    assert "as thought (1)" in page
    assert "even shares" in page
    assert "points for e" in page
    assert "a perfect predictor would show an ECE of" in page


def test_what_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        calibration.main(["anludim", "--seats", "9"])
    assert "anludim has 2 to 5 seats" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        calibration.main(["anludim", "--seats", "2", "--judges", "sorcerer"])
    assert "there is no agent “sorcerer”" in capsys.readouterr().err
