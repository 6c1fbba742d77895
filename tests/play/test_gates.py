# SPDX-License-Identifier: MIT
"""Tests the gates (questions before a move): their order, and the effect of an answer."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.fakes import FakeAutosave, Thinking
from wizardtable.core.conduct import SafetyQuestion, StandingOrder
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.course import Course
from wizardtable.core.text import N_
from wizardtable.play import gates
from wizardtable.play.controller import Controller

WASTE_SENTENCE = N_("toy", "This card is lost.")
SAFETY_QUESTION = SafetyQuestion(
    N_("toy", "The game is over."), N_("toy", "This card is lost."), N_("toy", "Again.")
)


class Gated:
    """A person at a table, and every question that was asked before a move."""

    def __init__(self, match: Match) -> None:
        self.mind = Thinking(20)
        self.match = match
        self.controller = Controller(
            match,
            FakeAutosave(),  # type: ignore[arg-type]
            lambda: self.mind,  # type: ignore[arg-type,return-value]
            their_speed=3,
        )
        self.questions: list[gates.GateQuestion] = []
        self.controller.questioned.connect(self.questions.append)
        self.controller.frame.connect(
            lambda _, animate: self.controller.table_settled() if animate else None
        )

    @property
    def kinds(self) -> list[type]:
        return [type(question) for question in self.questions]


@pytest.fixture
def gated(toy: GameSpec, qtbot: QtBot) -> Iterator[Gated]:
    gated = Gated(Match(toy, Setup(2), 5, (Player("Ada", None), Player("Greta", "greedy"))))
    gated.controller.start()
    qtbot.waitUntil(lambda: gated.controller.may_act)
    yield gated
    gated.controller.close()


@pytest.fixture
def careful(gated: Gated, monkeypatch: pytest.MonkeyPatch) -> Gated:
    """Returns the same table with three reasons to ask: the game's own, waste, and the tutor's."""
    conduct = type(gated.match.spec.conduct)
    monkeypatch.setattr(conduct, "safety_question", lambda *_: SAFETY_QUESTION, raising=True)
    monkeypatch.setattr(conduct, "waste_sentence", lambda *_: WASTE_SENTENCE, raising=True)
    monkeypatch.setattr("wizardtable.play.advisor.TUTOR_WARNING_LOSS", -1.0)
    gated.controller.tutor = True
    return gated


def test_the_game_asks_before_waste_is_told_and_the_tutor_looks(
    careful: Gated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller, action = careful.controller, careful.controller.menu()[-1]
    before = list(careful.match.actions)
    controller.act_with_care(action)
    [doubt] = careful.questions
    assert isinstance(doubt, gates.SafetyDoubt)
    assert (doubt.action, doubt.question) == (action, SAFETY_QUESTION)
    doubt.proceed()
    assert careful.questions[1:] == [gates.WasteWarning(action, WASTE_SENTENCE)]
    assert careful.mind.asked == []
    monkeypatch.setattr(type(careful.match.spec.conduct), "waste_sentence", lambda *_: None)
    doubt.proceed()
    assert careful.questions[2:] == [gates.TutorLook(action)]
    qtbot.waitUntil(lambda: len(careful.questions) == 4)
    assert isinstance(careful.questions[3], gates.TutorWarning)
    assert careful.match.actions == before
    controller.act(action)
    assert careful.match.actions[len(before)] == action


def test_a_forbidden_action_is_refused_and_no_gate_asks_about_it(careful: Gated) -> None:
    refused: list[Any] = []
    careful.controller.refused.connect(refused.append)
    careful.controller.act_with_care(type(careful.controller.menu()[0])(99))
    assert len(refused) == 1 and careful.questions == []


def test_a_standing_order_is_never_played(careful: Gated) -> None:
    before = list(careful.match.actions)
    careful.controller.act_with_care(StandingOrder())
    assert careful.kinds == [gates.Handled]
    assert careful.match.actions == before


def test_where_nobody_has_anything_to_ask_an_action_is_played_at_once(gated: Gated) -> None:
    action, place = gated.controller.menu()[0], len(gated.match.actions)
    gated.controller.act_with_care(action)
    assert gated.questions == [] and gated.match.actions[place] == action


def test_a_lesson_refuses_what_it_does_not_ask_for_and_nobody_else_asks(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = Course(toy, "Ada")
    taught = Gated(course.match)
    taught.controller.exercise, taught.controller.tutor = course, True
    monkeypatch.setattr(
        type(toy.conduct), "safety_question", lambda *_: SAFETY_QUESTION, raising=True
    )
    monkeypatch.setattr(
        type(toy.conduct), "waste_sentence", lambda *_: WASTE_SENTENCE, raising=True
    )
    taught.controller.start()
    while course.is_reading and not course.is_at_last_step:
        taught.controller.read_on()
    wanted = course.step.moves[0]
    other = next(action for action in taught.controller.menu() if not course.allows(action))
    taught.controller.act_with_care(other)
    assert taught.questions == [gates.ExerciseRefusal(other)]
    assert course.objection is not None
    taught.controller.act_with_care(wanted)
    assert taught.kinds == [gates.ExerciseRefusal]
    assert wanted in taught.match.actions
    taught.controller.close()
