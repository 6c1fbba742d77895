# SPDX-License-Identifier: MIT
"""Tests the games from which a judgement is learned."""

from pathlib import Path

import pytest

from lab import self_play
from lab.self_play import GamesFile, SelfPlayError, Series
from wizardtable.ai.tournament.executors import Executors
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

SERIES = Series("toy", (2, 3), 1)
LOCAL_EXECUTORS = Executors()


def played(path: Path, games: int, series: Series = SERIES) -> GamesFile:
    file = GamesFile(path, series)
    for _ in self_play.play(file, games, LOCAL_EXECUTORS):
        pass
    return file


def test_an_interrupted_series_goes_on_where_it_was(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "CHUNK_GAMES", 2)
    whole = played(tmp_path / "whole.jsonl", 5)
    path = tmp_path / "halved.jsonl"
    played(path, 3)
    with path.open("ab") as file:
        file.write(b'{"seats":2,"deal":12')  # a line that was cut short
    halved = played(path, 5)
    assert halved.path.read_bytes() == whole.path.read_bytes()
    assert len(list(halved.games())) == halved.count == 5


def test_games_of_a_series_have_its_tables_by_turns_and_can_be_played_through_again(
    toy: GameSpec, tmp_path: Path
) -> None:
    games = list(played(tmp_path / "games.jsonl", 4).games())
    assert [game.seats for game in games] == [2, 3, 2, 3]
    for game in games:
        *_, end = self_play.states(toy, game)
        assert self_play.victory(toy, end) == game.won
        assert sum(game.won) == pytest.approx(1.0)


def test_games_of_another_seed_are_not_mixed_with_these(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(path, 1)
    with pytest.raises(SelfPlayError, match="holds other games"):
        played(path, 1, Series("toy", (2, 3), 2))


def test_a_seat_that_lapses_puts_dice_into_one_box_as_no_opponent_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(self_play, "LAPSE_CHANCE", 1.0)
    monkeypatch.setattr(self_play, "LAPSE_LENGTHS", (14,))
    spec = catalog.get("elfenwizards")
    largest = 0
    for number in range(12):
        state = spec.rules.deal(Setup(3), number)
        lapses = self_play.Lapses(spec, Rng(number))
        seat, boxes = state.to_move, []
        while state.to_move == seat:
            menu = spec.rules.legal_actions(state)
            place = lapses.move(state, seat, menu)
            assert place is not None, "it lasts for the whole turn"
            boxes.append(getattr(menu[place], "box", None))
            spec.rules.apply(state, menu[place])
        largest = max(largest, *(boxes.count(box) for box in range(6)))
    assert largest == 7


def test_games_with_lapses_can_be_played_through_again_and_those_without_stay_the_same(
    toy: GameSpec,
) -> None:
    series = Series("toy", (2, 3), 1, lapses=1.0)
    for number in range(4):
        game = self_play.play_game(series, number)
        *_, end = self_play.states(toy, game)
        assert self_play.victory(toy, end) == game.won
        assert self_play.play_game(Series("toy", (2, 3), 1, 0.0), number) == self_play.play_game(
            SERIES, number
        )


def test_games_of_searches_keep_what_was_thought_and_can_be_played_through_again(
    toy: GameSpec,
) -> None:
    series = Series("toy", (2, 3), 1, iterations=12)
    for number in range(4):
        game = self_play.play_game(series, number)
        assert self_play.play_game(series, number) == game
        for place, state in enumerate(self_play.states(toy, game)):
            for search in game.searches:
                if search.place == place:
                    assert toy.rules.to_move(state) == search.seat
                    assert len(search.visits) == len(toy.rules.legal_actions(state))
                    assert 0.0 <= search.chance <= 1.0
        assert game.searches, "somebody had a choice"
