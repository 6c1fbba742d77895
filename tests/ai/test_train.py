# SPDX-License-Identifier: MIT
"""Tests the learning of values of positions, from the games to the file of weights."""

from pathlib import Path

import pytest

from lab import examples, self_play, train
from lab.self_play import GamesFile, Series
from tests.toy.mind import features, turn_features
from wizardtable.ai.tournament.executors import Executors
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.learning.learned_value import LearnedValue

GAMES = 60


def arguments(state: Path, games: int = GAMES) -> list[str]:
    return ["toy", "--games", str(games), "--hours", "1", "--state", str(state)]


def test_what_was_learned_is_a_file_that_the_program_reads(
    toy: GameSpec, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train.main(arguments(tmp_path)) == 0
    path = tmp_path / "toy" / "learned.toml"
    learned = learned_value.read(path, 3)
    assert learned, "the toy's own judgement is beaten"
    ahead, behind = [3, 2, 20], [0, 2, 20]
    for value in learned.values():
        assert value.linear[0] > 0
        chances = value.chances([ahead, behind])
        assert chances[0] > chances[1]
    page = capsys.readouterr().out
    for name in ("even shares", "present judgement", "learned sum", "learned net"):
        assert name in page
    head = path.read_text(encoding="utf-8")
    assert head.startswith("# SPDX-License-Identifier: MIT\n# python -m lab.train toy")
    assert f'features = "{examples.fingerprint(toy)}"' in head


@pytest.mark.long
def test_what_is_adopted_never_loses_a_group_that_is_in_use(
    toy: GameSpec,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    used = tmp_path / "learned.toml"
    monkeypatch.setattr(train, "data_file", lambda spec, checkout: checkout / "learned.toml")
    adopting = [*arguments(tmp_path), "--adopt", str(tmp_path)]
    assert train.main(adopting) == 0
    learned = used.read_text(encoding="utf-8")
    assert learned == (tmp_path / "toy" / "learned.toml").read_text(encoding="utf-8")
    used.write_text(f"{learned}\n[many]\ngames = 1\n", encoding="utf-8")
    assert train.main(adopting) == 1
    assert "many" in capsys.readouterr().err
    assert "[many]" in used.read_text(encoding="utf-8")


@pytest.mark.long
def test_learning_that_was_interrupted_comes_to_the_same(toy: GameSpec, tmp_path: Path) -> None:
    train.main(arguments(tmp_path / "whole"))
    train.main(arguments(tmp_path / "halved", GAMES // 2))
    train.main(arguments(tmp_path / "halved"))
    whole, halved = (
        [
            line
            for line in (tmp_path / run / "toy" / "learned.toml").read_text().splitlines()
            if not line.startswith("# python")
        ]
        for run in ("whole", "halved")
    )
    assert whole == halved


def test_what_never_hurts_has_no_weight_below_zero(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(features, "HELPFUL", frozenset())
    monkeypatch.setattr(features, "HARMFUL", frozenset({"points"}))
    train.main(arguments(tmp_path))
    for value in learned_value.read(tmp_path / "toy" / "learned.toml", 3).values():
        assert value.linear[0] <= 0, "here points are believed to hurt"


@pytest.mark.long
def test_games_beyond_those_asked_for_teach_nothing(toy: GameSpec, tmp_path: Path) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    train.main(arguments(few, 20))
    train.main(arguments(many))
    train.main(arguments(many, 20))
    texts = [(run / "toy" / "learned.toml").read_text(encoding="utf-8") for run in (few, many)]
    assert texts[0].splitlines()[2:] == texts[1].splitlines()[2:], "but for the command"


def test_a_second_round_learns_from_games_in_which_everybody_searches(
    toy: GameSpec, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--searched", "20", "--iterations", "8", "--group", "two"]
    assert train.main([*arguments(tmp_path, 20), *more]) == 0
    assert "two: 20 and 20 games, of which every fifth was held out:" in capsys.readouterr().out
    file = GamesFile(tmp_path / "toy" / "searched-two.jsonl", Series("toy", (2,), 1, 0.0, 8))
    assert file.count == 20


@pytest.mark.long
def test_where_searches_looked_becomes_a_part_of_the_prior(toy: GameSpec, tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "searched-two.jsonl", Series("toy", (2,), 1, iterations=40))
    for _ in self_play.play(file, GAMES, Executors()):
        pass
    taught, lines = train.learn_prior(toy, file, GAMES, 1)
    assert taught is not None, "it comes nearer to the visits than the game's own"
    assert taught.cross_entropy < taught.before
    assert (taught.games, taught.held_out_games) == (48, 12)
    assert "cross-entropy with the visits" in lines[0]
    path = tmp_path / "learned.toml"
    nothing = train.LearnedValueResult(LearnedValue([0, 0, 0], None, 1.0), 1, 1, 0.0, 0.0, 0.0)
    path.write_text(
        train.learned_toml(toy, [], {"two": nothing}, {"two": taught}), encoding="utf-8"
    )
    sizes = turn_features.STATEMENT_COUNT, turn_features.CHOICE_COUNT
    read = learned_value.read(path, 3, *sizes)["two"].prior
    assert read is not None
    assert read.leans([20]) == taught.prior.leans([20])


def test_a_prior_is_learned_alone_where_the_judgement_stays(toy: GameSpec, tmp_path: Path) -> None:
    more = ["--searched", "20", "--iterations", "30", "--group", "two"]
    assert train.main([*arguments(tmp_path, 0), *more]) == 0
    text = (tmp_path / "toy" / "learned.toml").read_text(encoding="utf-8")
    assert "[two.prior]" in text
    assert "[two]" not in text
    with pytest.raises(SystemExit):
        train.main(arguments(tmp_path, 0))


def test_a_prior_that_learned_nothing_is_left_out(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = GamesFile(tmp_path / "searched-two.jsonl", Series("toy", (2,), 1, iterations=40))
    for _ in self_play.play(file, 10, Executors()):
        pass
    monkeypatch.setattr(train, "MIN_PRIOR_DECISIONS", 1)
    nothing = LearnedPrior(
        [0] * turn_features.CHOICE_COUNT,
        [[0] * turn_features.CHOICE_COUNT for _ in range(turn_features.STATEMENT_COUNT)],
        1.0,
    )
    monkeypatch.setattr(train.Fitting, "fit_prior", lambda *_: nothing)
    assert train.learn_prior(toy, file, 10, 1)[0] is None


def test_one_group_alone_does_not_take_the_place_of_all(
    toy: GameSpec, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        train.main([*arguments(tmp_path, 20), "--group", "two", "--adopt", "."])
    assert "adopt all groups together" in capsys.readouterr().err


def test_of_a_searched_game_is_learned_who_won_and_what_the_next_search_thought(
    toy: GameSpec,
) -> None:
    game = self_play.play_game(Series("toy", (3,), 1, iterations=12), 0)
    rows = list(examples.examples_of(toy, game, 0))
    for row in rows:
        assert sum(row.aim) == pytest.approx(1.0)
    assert any(row.aim != row.won for row in rows)
    plain = self_play.play_game(Series("toy", (3,), 1), 0)
    assert all(row.aim == row.won for row in examples.examples_of(toy, plain, 0))


def test_games_that_are_held_out_teach_nothing(toy: GameSpec, tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl", Series("toy", (2,), 1))
    for _ in self_play.play(file, 2 * examples.HELD_OUT_EVERY, Executors()):
        pass
    rows = [
        row for n, game in enumerate(file.games()) for row in examples.examples_of(toy, game, n)
    ]
    assert {row.game for row in rows if row.held_out} == {0, examples.HELD_OUT_EVERY}
    for row in rows:
        assert len(row.rows) == len(row.won) == len(row.present) == 2
        assert 0 <= row.third < 3


def test_a_game_without_features_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert train.main(["wizards_gambit"]) == 1
    assert "There are no features of “wizards_gambit”" in capsys.readouterr().err
