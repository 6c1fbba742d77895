# SPDX-License-Identifier: MIT
"""Tests that opponents answer one question at a time: once and later, or never."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers import begun
from tests.ui.fakes import Thinking
from wizardtable.ai.process.messages import Question
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.play.minds import Minds, Opponent

pytestmark = pytest.mark.usefixtures("qapp")


def question(toy: GameSpec, level_id: str = "master") -> Question:
    match = begun(toy, people=0)
    assert match.to_move is not None
    return Opponent(match).question(Seat(match.to_move), level_id)


@pytest.mark.parametrize("level_id", ["greedy", "master"])
def test_an_answer_comes_once_and_never_from_within_the_question(
    toy: GameSpec, qtbot: QtBot, level_id: str
) -> None:
    minds = Minds(lambda: Thinking(5))  # type: ignore[arg-type,return-value]
    answers: list[Decision[Any]] = []
    asked = minds.ask(question(toy, level_id), answers.append)
    assert asked.is_open and not answers
    qtbot.waitUntil(lambda: bool(answers))
    assert not asked.is_open and minds.open_question is None
    qtbot.wait(40)
    assert len(answers) == 1


@pytest.mark.parametrize("level_id", ["greedy", "master"])
def test_nothing_answers_a_question_that_was_cancelled(
    toy: GameSpec, qtbot: QtBot, level_id: str
) -> None:
    mind = Thinking(5)
    minds = Minds(lambda: mind)  # type: ignore[arg-type,return-value]
    answers: list[Decision[Any]] = []
    asked = minds.ask(question(toy, level_id), answers.append)
    asked.cancel()
    assert not asked.is_open and mind.question is None
    qtbot.wait(40)
    assert answers == []


def test_a_new_question_takes_the_place_of_the_open_one(toy: GameSpec, qtbot: QtBot) -> None:
    minds = Minds(lambda: Thinking(5))  # type: ignore[arg-type,return-value]
    answered: list[str] = []
    first = minds.ask(question(toy), lambda _: answered.append("first"))
    second = minds.ask(question(toy, "greedy"), lambda _: answered.append("second"))
    first.cancel()  # must not cancel the second question
    assert second.is_open and not first.is_open
    qtbot.waitUntil(lambda: bool(answered))
    qtbot.wait(40)
    assert answered == ["second"]


def test_an_answer_may_lead_to_the_next_question(toy: GameSpec, qtbot: QtBot) -> None:
    minds = Minds(None)
    answers: list[int] = []

    def go_on(_: Decision[Any]) -> None:
        answers.append(len(answers))
        if len(answers) < 3:
            minds.ask(question(toy), go_on)

    minds.ask(question(toy), go_on)
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert minds.open_question is None


def test_the_answer_to_another_table_s_question_is_not_taken(toy: GameSpec, qtbot: QtBot) -> None:
    mind = Thinking(5)
    former_minds, current_minds = Minds(lambda: mind), Minds(lambda: mind)  # type: ignore[arg-type,return-value]
    answered: list[str] = []
    old = former_minds.ask(question(toy), lambda _: answered.append("left"))
    current_minds.ask(question(toy), lambda _: answered.append("present"))
    old.cancel()
    assert mind.question is not None
    qtbot.waitUntil(lambda: bool(answered))
    qtbot.wait(40)
    assert answered == ["present"]


def test_a_seat_keeps_the_seed_of_its_agent_for_the_whole_match(toy: GameSpec) -> None:
    match = begun(toy, people=0)
    opponent = Opponent(match)
    seeds = {
        (seat, level_id): opponent.question(Seat(seat), level_id).seed
        for seat in range(2)
        for level_id in ("pupil", "master")
    }
    assert len(set(seeds.values())) == 4
    match.play(match.menu()[0])
    for (seat, level_id), seed in seeds.items():
        assert opponent.question(Seat(seat), level_id).seed == seed
