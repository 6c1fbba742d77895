# SPDX-License-Identifier: MIT
"""Tests that numbers of judgement are read from data, varied by a level, and tuned by games."""

import json
import shutil
from pathlib import Path

import pytest

from lab import tuning
from tests.toy.mind.weights import FILE, WEIGHTS, Weights
from wizardtable.ai.search import agents
from wizardtable.ai.tournament.figures import ResultLine
from wizardtable.core import catalog, tuned
from wizardtable.core.data_file import DataError
from wizardtable.core.game_spec import GameSpec

TUNING_ARGUMENTS = [
    *("toy", "--generations", "6", "--population", "6", "--games", "40", "--confirm", "200"),
]

TUNED_GAMES = [spec for spec in catalog.all() if tuning.data_file(spec).exists()]


@pytest.fixture
def mine(toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provides the toy's data file, which a test may change."""
    path = tmp_path / "weights.toml"
    shutil.copy(FILE, path)
    monkeypatch.setattr(tuning, "data_file", lambda spec: path)
    return path


def shares(folder: Path) -> list[list[float]]:
    result: list[list[float]] = json.loads((folder / "toy" / "search.json").read_text())["shares"]
    return result


@pytest.mark.long
def test_a_better_number_that_was_planted_is_found_confirmed_and_adopted(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("cma")
    before = mine.read_text(encoding="utf-8")
    assert tuning.main([*TUNING_ARGUMENTS, "--state", str(tmp_path), "--adopt"]) == 0
    assert "they are adopted" in capsys.readouterr().out
    assert tuned.read(mine, Weights).pull > WEIGHTS.pull
    text = mine.read_text(encoding="utf-8")
    assert text.splitlines()[:4] == before.splitlines()[:4], "what is said of a number stays"
    assert "--games 40" in text.splitlines()[-1], "where the numbers come from is told"
    assert "of the wins of 2" in text.splitlines()[-1]


@pytest.mark.long
def test_without_leave_nothing_is_written(mine: Path, tmp_path: Path) -> None:
    pytest.importorskip("cma")
    before = mine.read_text(encoding="utf-8")
    tuning.main([*TUNING_ARGUMENTS, "--state", str(tmp_path)])
    assert mine.read_text(encoding="utf-8") == before


@pytest.mark.long
def test_an_interrupted_search_comes_to_the_same_end(mine: Path, tmp_path: Path) -> None:
    pytest.importorskip("cma")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    tuning.main([*TUNING_ARGUMENTS, "--state", str(whole)])
    short = ["toy", "--generations", "2", *TUNING_ARGUMENTS[3:], "--state", str(parts)]
    tuning.main(short)
    (parts / "toy" / "confirm-2.json").unlink()
    (parts / "toy" / "confirm-3.json").unlink()
    assert shares(parts) == shares(whole)[:2]
    tuning.main([*TUNING_ARGUMENTS, "--state", str(parts)])
    assert shares(parts) == shares(whole)


def test_a_search_for_something_else_is_not_mixed_with_it(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("cma")
    short = ["toy", "--generations", "1", "--population", "4", "--games", "4", "--confirm", "4"]
    assert tuning.main([*short, "--state", str(tmp_path)]) == 0
    assert tuning.main([*short, "--seed", "2", "--state", str(tmp_path)]) == 1
    assert "holds another search" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”."),
        (["toy", "--level", "sage"], "There is no agent “sage”."),
        (["toy", "--names", "pull"], "Name two numbers or more: pull, swap."),
    ],
)
def test_what_cannot_be_tuned_is_said_in_a_sentence(
    mine: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert tuning.main(arguments) == 1
    assert capsys.readouterr().err.strip() == sentence


def test_only_what_is_stronger_where_it_was_tuned_and_weaker_nowhere_is_better(
    toy: GameSpec,
) -> None:
    task = tuning.Task("toy", ("pull", "swap"), "greedy", 2, 1, 4, 4, 4, 1)

    def fares(*intervals: tuple[int, float, float]) -> bool:
        lines = [
            (seats, ResultLine("new", 0.5 * (low + high), low, high, 0.0, 0.0, 0.0, 0.0))
            for seats, low, high in intervals
        ]
        return tuning.is_better(task, lines)

    assert fares((2, 0.52, 0.56), (3, 0.3, 0.36))
    assert not fares((2, 0.49, 0.56), (3, 0.3, 0.36))
    assert not fares((2, 0.52, 0.56), (3, 0.25, 0.3))
    assert not fares((2, 0.44, 0.48), (3, 0.4, 0.5))


def test_a_level_judges_by_the_numbers_in_its_name(toy: GameSpec) -> None:
    name = agents.changed_level_id("greedy", (("pull", 0.25), ("swap", -1.0)))
    assert name == "greedy~pull=0.25+swap=-1"
    assert agents.level(toy, name).weights == (("pull", 0.25), ("swap", -1.0))
    assert agents.changed_level_id("greedy", ()) == "greedy"
    for nonsense in ("greedy~push=1", "greedy~pull", "greedy~pull=much"):
        with pytest.raises(agents.UnknownLevel):
            agents.level(toy, nonsense)


def test_every_number_of_a_game_has_a_name_by_which_it_varies() -> None:
    assert len(TUNED_GAMES) >= 3
    for spec in TUNED_GAMES:
        numbers = tuned.values(spec.weights)
        assert tuned.with_changes(spec.weights, ()) is spec.weights
        for name, value in numbers.items():
            other = tuned.values(tuned.with_changes(spec.weights, ((name, value + 1.0),)))
            assert other == {**numbers, name: value + 1.0}, (spec.id, name)


def test_every_number_can_be_written_back_where_it_stands() -> None:
    for spec in TUNED_GAMES:
        path = tuning.data_file(spec)
        text = path.read_text(encoding="utf-8")
        for name in tuned.values(spec.weights):
            changed = tuned.text_with_changes(text, ((name, 7.25),))
            assert changed != text
            assert "7.25" in changed, (spec.id, name)
    with pytest.raises(KeyError):
        tuned.text_with_changes(FILE.read_text(encoding="utf-8"), (("push", 1.0),))


def test_a_data_file_with_a_number_too_many_or_too_few_is_told_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    for text, line in (("pull = 1\n", 0), ("pull = 1\nswap = 1\nmore = 1\n", 3)):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(DataError, match=f"line {line}: "):
            tuned.read(path, Weights)
