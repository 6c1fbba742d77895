# SPDX-License-Identifier: MIT
"""Advice at the table: hints that compare, verdicts on ideas, and a tutor who asks once."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.fakes import FakeAutosave
from wizardtable.ai.process.messages import Answer, Question
from wizardtable.ai.search import advice, agents
from wizardtable.ai.search.advice import Verdict
from wizardtable.ai.search.temperature import tempered_chance
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller

WHY = N_("toy", "The {card} has the best chances.").of(card=1)


class Thinking:
    """Thinkers that think in this process, when they are looked at."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.found: list[Stats] = []
        self._tickets = 0
        self._open: Question | None = None

    def ask(self, question: Question) -> int:
        self._tickets += 1
        self._open = question
        self.asked.append(question)
        return self._tickets

    def poll(self) -> Answer | None:
        question, self._open = self._open, None
        if question is None:
            return None
        spec = catalog.get(question.game_id)
        observation, actions = question.read(spec)
        agent = agents.make(spec, question.level_id, question.seed)
        decision = agent.choose(observation, actions, question.budget)
        self.found.append(decision.stats)
        action = codec.dumps(spec.rules.kinds.action, decision.action)
        return Answer(self._tickets, action, decision.reason, decision.stats)

    def cancel(self) -> None:
        self._open = None


class Seated:
    """A person at a table whose mind thinks at once, and what he is told."""

    def __init__(self, toy: GameSpec) -> None:
        self.mind = Thinking()
        players = (Player("Ada", None), Player("Greta", "greedy"))
        self.match = Match(toy, Setup(2), 5, players)
        self.controller = Controller(
            self.match,
            FakeAutosave(),  # type: ignore[arg-type]
            lambda: self.mind,  # type: ignore[arg-type,return-value]
            their_speed=3,
        )
        self.told: list[tuple[str, Any]] = []
        for name in ("hint", "verdict", "warned"):
            getattr(self.controller, name).connect(
                lambda what, name=name: self.told.append((name, what))
            )
        self.controller.frame.connect(
            lambda _, animate: self.controller.table_settled() if animate else None
        )

        self.controller.confirm.connect(lambda _, agreed: agreed())
        self.before = 0

    @property
    def played(self) -> list[object]:
        """What was done since the person was to move."""
        return self.match.actions[self.before :]


def heated(spec: GameSpec) -> GameSpec:
    """The game with its last level twice as sure of itself as it should be."""
    *others, last = spec.levels
    return replace(spec, levels=(*others, replace(last, temperature=2.0)))


@pytest.fixture
def seated(toy: GameSpec, qtbot: QtBot) -> Iterator[Seated]:
    made = Seated(toy)
    made.controller.start()
    qtbot.waitUntil(lambda: made.controller.may_act)
    made.before = len(made.match.actions)
    yield made
    made.controller.close()


def test_a_hint_says_what_it_was_compared_with(seated: Seated, qtbot: QtBot) -> None:
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(seated.told))
    [(_, decision)] = seated.told
    candidates = advice.weighed(seated.controller.menu(), decision.stats)
    assert candidates[0].action == decision.action
    assert 2 <= len(candidates) <= advice.MOST
    assert all(0 <= one.chance <= 1 for one in candidates)


def test_chances_of_a_level_that_is_too_sure_are_told_nearer_to_an_even_share(
    toy: GameSpec, qtbot: QtBot
) -> None:
    seated = Seated(heated(toy))
    seated.controller.start()
    qtbot.waitUntil(lambda: seated.controller.may_act)
    seated.mind.found.clear()
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: len(seated.told) == 1)
    hint = seated.told[0][1]
    (thought,) = seated.mind.found
    told = tuple(tempered_chance(chance, 2, 2.0) for chance in thought.values)
    assert told != thought.values
    assert hint.stats.values == told
    seated.controller.ask_about(next(a for a in seated.controller.menu() if a != hint.action))
    qtbot.waitUntil(lambda: len(seated.told) == 2)
    verdict = seated.told[1][1]
    known = {tempered_chance(chance, 2, 2.0) for one in seated.mind.found for chance in one.values}
    assert {verdict.chance, verdict.own} <= known
    seated.controller.close()


def test_the_same_situation_is_thought_about_once(seated: Seated, qtbot: QtBot) -> None:
    for expected in (1, 2):
        seated.controller.ask_hint()
        qtbot.waitUntil(lambda expected=expected: len(seated.told) == expected)
    assert len(seated.mind.asked) == 1
    assert seated.told[0] == seated.told[1]


def test_why_not_this_compares_the_idea_with_the_move_preferred(
    seated: Seated, qtbot: QtBot
) -> None:
    for number, idea in enumerate(seated.controller.menu(), 1):
        seated.controller.ask_about(idea)
        qtbot.waitUntil(lambda number=number: len(seated.told) == number)
        name, verdict = seated.told[-1]
        assert (name, verdict.idea) == ("verdict", idea)
        if verdict.agrees:
            assert verdict.loss == 0.0
        else:
            assert verdict.chance is not None
            assert verdict.own is not None
    assert sum(verdict.agrees for _, verdict in seated.told) == 1
    assert seated.played == []


def test_the_tutor_asks_once_before_a_move_that_gives_much_away(
    seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.controller.CARELESS", -1.0)
    seated.controller.tutor = True
    action = seated.controller.menu()[-1]
    seated.controller.act_with_care(action)
    qtbot.waitUntil(lambda: bool(seated.told))
    [(name, verdict)] = seated.told
    assert (name, verdict.idea) == ("warned", action)
    assert seated.played == []
    seated.controller.act(action)
    assert seated.played[0] == action


def test_the_tutor_lets_a_good_move_pass_and_a_forbidden_one_be_refused(
    seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.controller.CARELESS", 2.0)
    seated.controller.tutor = True
    refused: list[object] = []
    seated.controller.refused.connect(refused.append)
    menu = seated.controller.menu()
    strange = type(menu[0])(99)
    seated.controller.act_with_care(strange)
    assert len(refused) == 1
    seated.controller.act_with_care(menu[0])
    qtbot.waitUntil(lambda: bool(seated.played))
    assert seated.played[0] == menu[0]
    assert seated.told == []


def test_without_the_tutor_a_move_is_played_at_once(seated: Seated) -> None:
    action = seated.controller.menu()[0]
    seated.controller.act_with_care(action)
    assert seated.played[0] == action
    assert seated.mind.asked == []


def test_going_back_drops_a_question_that_is_open(seated: Seated, qtbot: QtBot) -> None:
    seated.controller.act(seated.controller.menu()[0])
    qtbot.waitUntil(lambda: seated.controller.may_act)
    seated.controller.ask_hint()
    seated.controller.undo()
    qtbot.wait(60)
    assert seated.told == []


def test_a_verdict_needs_visits_that_can_be_trusted() -> None:
    decision = Decision("a", WHY, Stats(60, 0.1, (40, 20), (0.6, 0.5)))
    assert advice.judged(["a", "b"], decision, "b") is None
    decision = Decision("a", WHY, Stats(70, 0.1, (40, 30), (0.6, 0.5)))
    verdict = advice.judged(["a", "b"], decision, "b")
    assert verdict is not None
    assert verdict.loss == pytest.approx(0.1)
    same = advice.judged(["a", "b"], decision, "a")
    assert same is not None
    assert same.agrees
    assert Verdict(decision, "b").loss == 0.0


def test_only_moves_that_were_weighed_are_shown() -> None:
    stats = Stats(1000, 0.1, (700, 5, 200, 60, 0, 35), (0.6, 0.9, 0.5, 0.4, 0.0, 0.3))
    shown = advice.weighed(list("abcdef"), stats)
    assert [one.action for one in shown] == ["a", "c", "d", "f"]
    assert advice.weighed(list("ab"), Stats()) == []
