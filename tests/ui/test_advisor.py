# SPDX-License-Identifier: MIT
"""Tests hints that compare moves, verdicts on a person's move, and the tutor's warnings."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fakes import FakeAutosave, Thinking
from wizardtable.ai.search import advice, agents
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.ismcts import FIRST_SEARCH_TIME_SHARE
from wizardtable.ai.search.running_loss import RunningLoss, TurnLoss
from wizardtable.ai.search.temperature import tempered_chance
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Decision, Level, Stats
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.play.advisor import Advisor
from wizardtable.play.autoplay import Span
from wizardtable.play.controller import Controller
from wizardtable.play.gates import GateQuestion, TutorLook, TutorWarning, WasteWarning
from wizardtable.play.minds import Minds
from wizardtable.store import save
from wizardtable.ui.language import Language

WHY = N_("toy", "The {card} has the best chances.").of(card=1)


class Seated:
    """A person at a table whose search answers at once; records the signals of the controller."""

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
        self.reports: list[tuple[str, Any]] = []
        self.looks = 0
        for name in ("hint", "verdict"):
            getattr(self.controller, name).connect(
                lambda what, name=name: self.reports.append((name, what))
            )
        self.controller.questioned.connect(self._hear)
        self.controller.frame.connect(
            lambda _, animate: self.controller.table_settled() if animate else None
        )

        self.controller.confirm.connect(lambda _, agreed: agreed())
        self.before = 0

    def _hear(self, question: GateQuestion) -> None:
        if isinstance(question, TutorWarning):
            self.reports.append(("warned", question.verdict))
        elif isinstance(question, WasteWarning):
            self.reports.append(("wasteful", (question.waste, question.action)))
        elif isinstance(question, TutorLook):
            self.looks += 1

    @property
    def played(self) -> list[object]:
        """Returns the actions since the person was to move."""
        return self.match.actions[self.before :]


def ask_about_all(seated: Seated, qtbot: QtBot) -> list[Any]:
    """Asks about every move of the menu, one after the other, and returns these moves."""
    ideas = list(seated.controller.menu())
    for number, idea in enumerate(ideas, 1):
        seated.controller.ask_about(idea)
        qtbot.waitUntil(lambda number=number: len(seated.reports) == number)
    return ideas


def heated(spec: GameSpec) -> GameSpec:
    """Returns the game with a last level that overstates its win chances."""
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


@pytest.fixture
def lenient(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> Seated:
    """Gives the person a tutor that never warns."""
    monkeypatch.setattr("wizardtable.play.advisor.TUTOR_WARNING_LOSS", 2.0)
    seated.controller.tutor = True
    return seated


def test_a_hint_says_what_it_was_compared_with(seated: Seated, qtbot: QtBot) -> None:
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(seated.reports))
    [(_, decision)] = seated.reports
    candidates = advice.shown_candidates(seated.controller.menu(), decision)
    assert candidates[0].action == decision.action
    assert 2 <= len(candidates) <= advice.MAX_SHOWN_MOVES
    assert all(0 <= candidate.chance <= 1 for candidate in candidates)


@pytest.mark.parametrize(("players", "iterations"), [(2, 40), (3, 300)])
def test_advice_takes_the_time_that_its_level_has_at_a_table_of_this_size(
    players: int, iterations: int, toy: GameSpec, qtbot: QtBot
) -> None:
    *others, last = toy.levels
    last = replace(last, tables=((players, replace(last, advice_iterations=40)),))
    seated = Seated(replace(toy, levels=(*others, last)))
    seated.controller.start()
    qtbot.waitUntil(lambda: seated.controller.may_act)
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(seated.reports))
    assert seated.mind.asked[0].budget.iterations == iterations
    seated.controller.close()


def test_the_match_remembers_the_chance_that_was_told(seated: Seated, qtbot: QtBot) -> None:
    match, place = seated.match, len(seated.match.actions)
    assert match.advised == {}
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: len(seated.reports) == 1)
    best = advice.shown_candidates(seated.controller.menu(), seated.reports[0][1])[0]
    assert match.advised == {place: round(100 * best.chance)}
    seated.controller.ask_about(next(a for a in match.menu() if a != best.action))
    qtbot.waitUntil(lambda: len(seated.reports) == 2)
    assert match.advised == {place: round(100 * best.chance)}, "a verdict tells the same"


def test_chances_of_a_level_that_is_too_sure_are_told_nearer_to_an_even_share(
    toy: GameSpec, qtbot: QtBot
) -> None:
    seated = Seated(heated(toy))
    seated.controller.start()
    qtbot.waitUntil(lambda: seated.controller.may_act)
    seated.mind.found.clear()
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: len(seated.reports) == 1)
    hint = seated.reports[0][1]
    *_, thought = seated.mind.found
    chances = sorted(tempered_chance(chance, 2, 2.0) for chance in thought.values)
    assert chances != sorted(thought.values)
    assert sorted(value for value in hint.stats.values if value) == pytest.approx(chances)
    menu = seated.controller.menu()
    seated.controller.ask_about(next(a for a in menu if a != hint.action))
    qtbot.waitUntil(lambda: len(seated.reports) == 2)
    verdict = seated.reports[1][1]
    assert (
        verdict.preferred_chance
        == advice.shown_candidates(seated.controller.menu(), hint)[0].chance
    )
    seated.controller.close()


@pytest.mark.parametrize("game", [spec.id for spec in catalog.all()])
def test_the_move_preferred_has_one_chance_whatever_it_is_compared_with(
    game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "budget", lambda level, *, compared=0: Budget(iterations=8))
    monkeypatch.setattr(catalog.get(game).brain, "prior", lambda state, menu, level: only_one(menu))
    match = Match(catalog.get(game), Setup(3), 9, (Player("Ada", None),) * 3)
    while len(match.menu()) < 4:
        match.play(match.menu()[0])
    advisor = Advisor(match, Minds(Thinking))  # type: ignore[arg-type]
    verdicts: list[Any] = []
    advisor.verdict.connect(verdicts.append)
    seat = match.to_move
    assert seat is not None
    for number, idea in enumerate(match.menu()[:4], 1):
        advisor.ask_about(seat, idea)
        qtbot.waitUntil(lambda number=number: len(verdicts) == number)
    assert all(verdict.preferred_chance for verdict in verdicts if not verdict.is_best)
    for verdict, other in pairwise(verdicts):
        if verdict.best.action == other.best.action and not verdict.is_best and not other.is_best:
            assert verdict.preferred_chance == pytest.approx(other.preferred_chance)
        if other.is_corrected:
            assert other.former_chance == pytest.approx(
                verdict.former_chance if verdict.is_best else verdict.preferred_chance
            )


def test_an_idea_that_had_not_come_to_mind_is_what_is_advised_once_it_proves_far_better(
    toy: GameSpec, qtbot: QtBot
) -> None:
    match = Match(toy, Setup(2), 5, (Player("Ada", None),) * 2)
    minds = Minds(Thinking)  # type: ignore[arg-type]
    advisor = Advisor(match, minds)

    def answer(decision: Decision[Any]) -> None:
        asked = minds.open_question
        assert asked is not None
        asked.cancel()
        asked.done(decision)

    verdicts: list[Any] = []
    advisor.verdict.connect(verdicts.append)
    advisor.hint.connect(verdicts.append)
    seat = match.to_move
    assert seat is not None
    best, idea, _, *others = match.menu()
    sure = Stats(201, 0.1, (200, 0, 1, *(0 for _ in others)), (0.1,) * (3 + len(others)))
    advisor.ask_about(seat, idea)
    answer(Decision(best, WHY, sure))
    answer(Decision(best, WHY, Stats(200, 0.1, (100, 100), (0.12, 0.1))))
    answer(Decision(best, WHY, Stats(200, 0.1, (100, 100), (0.1, 0.8))))
    advisor.ask_hint(seat)
    verdict, hint = verdicts
    assert verdict.is_best and verdict.is_corrected and verdict.idea == idea
    assert (verdict.former, verdict.former_chance) == (best, pytest.approx(0.11))
    assert verdict.idea_chance == pytest.approx(0.81)
    assert hint.action == idea
    assert str(hint.reason) == str(toy.brain.reason(match.observe(seat), idea, Stats()))


def test_where_only_one_move_came_to_mind_the_best_of_the_others_is_compared_with_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = catalog.get("zavandor")
    monkeypatch.setattr(advice, "budget", lambda level, *, compared=0: Budget(iterations=40))
    monkeypatch.setattr(spec.brain, "prior", lambda state, menu, level: only_one(menu))
    match = Match(spec, Setup(2), 9, (Player("Ada", None),) * 2)
    mind = Thinking()
    advisor = Advisor(match, Minds(lambda: mind))  # type: ignore[arg-type,return-value]
    decisions: list[Any] = []
    advisor.hint.connect(decisions.append)
    seat, menu = match.to_move, list(match.menu())
    assert seat is not None
    advisor.ask_hint(seat)
    qtbot.waitUntil(lambda: bool(decisions))
    _, whole, pair = mind.found
    best, other = mind.asked[-1].actions
    values = dict(zip(menu, whole.values, strict=True))
    assert best == menu[0]
    assert values[other] == max(value for move, value in values.items() if move != best)
    shown = advice.shown_candidates(menu, decisions[0])
    assert {candidate.action for candidate in shown} == {best, other}
    leads = pair.values[1] - pair.values[0] > advice.EQUAL_CHANCE_GAP  # by more than the error, too
    assert decisions[0].action == (other if leads else best)


def test_the_first_word_of_a_hint_comes_before_its_comparison(seated: Seated, qtbot: QtBot) -> None:
    firsts: list[tuple[Any, int]] = []
    seated.controller.first_word.connect(
        lambda decision: firsts.append((decision.action, len(seated.mind.asked)))
    )
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(seated.reports))
    assert len(firsts) == 1
    assert firsts[0][1] == 1, "only the menu has been searched"
    assert len(seated.mind.asked) == 2
    seated.controller.ask_hint()
    assert len(firsts) == 1, "a hint that is known needs no first word"


def test_a_hint_asked_for_during_the_comparison_has_its_first_word_at_once(
    seated: Seated, qtbot: QtBot
) -> None:
    firsts: list[Any] = []
    seated.controller.first_word.connect(firsts.append)
    seated.controller._advisor.ponder(Seat(0))
    qtbot.waitUntil(lambda: len(seated.mind.asked) == 2)
    assert firsts == []
    seated.controller.ask_hint()
    assert len(firsts) == 1
    qtbot.waitUntil(lambda: bool(seated.reports))
    assert len(seated.mind.asked) == 2


def test_a_move_played_after_the_first_word_counts_as_help(seated: Seated, qtbot: QtBot) -> None:
    firsts: list[Any] = []
    seated.controller.first_word.connect(firsts.append)
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(firsts))
    seated.controller.act(firsts[0].action)
    assert seated.match.assisted


def test_a_verdict_on_another_move_has_a_look_ahead_which_is_done_once(
    seated: Seated, qtbot: QtBot
) -> None:
    ask_about_all(seated, qtbot)
    verdicts = [verdict for _, verdict in seated.reports]
    assert all((verdict.foresight is None) == verdict.is_best for verdict in verdicts)
    worse = next(verdict for verdict in verdicts if not verdict.is_best)
    asked = len(seated.mind.asked)
    if verdicts[-1].best.action == worse.best.action:
        seated.controller.ask_about(worse.idea)
        assert seated.reports[-1][1].foresight == worse.foresight
        assert len(seated.mind.asked) == asked


def test_the_autoplay_plays_the_move_that_a_hint_names(seated: Seated, qtbot: QtBot) -> None:
    seated.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(seated.reports))
    [(_, hint)] = seated.reports
    asked = len(seated.mind.asked)
    seated.controller.autoplay.let_play(Seat(0), Span.MOVE)
    qtbot.waitUntil(lambda: bool(seated.played))
    assert seated.played[0] == hint.action
    assert len(seated.mind.asked) == asked, "the hint's search has answered already"


def only_one(menu: Sequence[object]) -> list[float]:
    """Returns a prior that leaves only the first move of the menu to the search."""
    return [1.0, *[0.0] * (len(menu) - 1)]


def test_the_same_situation_is_thought_about_once(seated: Seated, qtbot: QtBot) -> None:
    asked = []
    for expected in (1, 2):
        seated.controller.ask_hint()
        qtbot.waitUntil(lambda expected=expected: len(seated.reports) == expected)
        asked.append(len(seated.mind.asked))
    assert asked[0] == asked[1] <= 2, "the menu, and the best moves against each other"
    assert seated.reports[0] == seated.reports[1]


def test_why_not_this_compares_the_idea_with_the_move_preferred(
    seated: Seated, qtbot: QtBot
) -> None:
    for idea, (name, verdict) in zip(ask_about_all(seated, qtbot), seated.reports, strict=True):
        assert (name, verdict.idea) == ("verdict", idea)
        if verdict.is_best:
            assert verdict.loss == 0.0
        else:
            assert verdict.preferred_chance is not None
            assert verdict.idea_chance is not None
    assert sum(verdict.is_best for _, verdict in seated.reports) == 1
    assert seated.played == []


def test_of_two_moves_the_one_that_was_hardly_looked_at_is_compared_with_the_other(
    toy: GameSpec, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prior(_: object, state: object, actions: Sequence[object], level: Level) -> list[float]:
        return [1.0, *[1e-9] * (len(actions) - 1)]

    spec = replace(toy, levels=(*toy.levels[:-1], replace(toy.levels[-1], advice_iterations=900)))
    monkeypatch.setattr(type(toy.brain), "prior", prior)
    monkeypatch.setattr(advice, "TUTOR_WARNING_LOSS", 0.05)
    monkeypatch.setattr(advice, "MIN_CORRECTION_ERRORS", 1.0)
    seated = Seated(spec)
    seated.controller.start()
    qtbot.waitUntil(lambda: seated.controller.may_act)
    while len(seated.controller.menu()) != 2:
        seated.controller.act(seated.controller.menu()[-1])
        qtbot.waitUntil(lambda: seated.controller.may_act)
    best, other = seated.controller.menu()
    seated.controller.ask_about(other)
    qtbot.waitUntil(lambda: bool(seated.reports))
    [(_, verdict)] = seated.reports
    assert verdict.idea == other
    first, second = advice.shown_candidates((best, other), verdict.best)
    assert first.action == other, "it had hardly been looked at, and is better"
    assert first.chance > second.chance
    menu, pair = seated.mind.asked
    assert (menu.budget.iterations or 0) > (pair.budget.iterations or 0)
    seated.controller.close()


def test_the_tutor_asks_once_before_a_move_that_gives_much_away(
    seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.advisor.TUTOR_WARNING_LOSS", -1.0)
    seated.controller.tutor = True
    action = seated.controller.menu()[-1]
    seated.controller.act_with_care(action)
    qtbot.waitUntil(lambda: bool(seated.reports))
    [(name, verdict)] = seated.reports
    assert (name, verdict.idea) == ("warned", action)
    assert seated.played == []
    seated.controller.act(action)
    assert seated.played[0] == action


def test_the_tutor_lets_a_good_move_pass_and_a_forbidden_one_be_refused(
    lenient: Seated, qtbot: QtBot
) -> None:
    refused: list[object] = []
    lenient.controller.refused.connect(refused.append)
    menu = lenient.controller.menu()
    strange = type(menu[0])(99)
    lenient.controller.act_with_care(strange)
    assert len(refused) == 1
    lenient.controller.act_with_care(menu[0])
    qtbot.waitUntil(lambda: bool(lenient.played))
    assert lenient.played[0] == menu[0]
    assert lenient.reports == []


def test_a_move_that_the_tutor_looks_at_is_played_after_a_look_back(
    lenient: Seated, qtbot: QtBot
) -> None:
    action = lenient.controller.menu()[0]
    lenient.controller.act_with_care(action)
    lenient.controller.hold(True)
    qtbot.wait(60)
    assert lenient.played == []
    lenient.controller.hold(False)
    qtbot.waitUntil(lambda: bool(lenient.played))
    assert lenient.played[0] == action


def test_a_move_that_the_tutor_looks_at_is_not_played_if_the_table_is_left_meanwhile(
    lenient: Seated, qtbot: QtBot
) -> None:
    lenient.controller.act_with_care(lenient.controller.menu()[0])
    lenient.controller.hold(True)
    lenient.controller.hold(False)
    lenient.controller.close()
    qtbot.wait(60)
    assert lenient.played == []


def test_a_hint_that_takes_the_place_of_a_move_is_not_followed_by_it_after_a_look_back(
    lenient: Seated, qtbot: QtBot
) -> None:
    lenient.controller.act_with_care(lenient.controller.menu()[0])
    lenient.controller.ask_hint()
    lenient.controller.hold(True)
    lenient.controller.hold(False)
    qtbot.wait(60)
    assert lenient.played == []


def test_without_the_tutor_a_move_is_played_at_once(seated: Seated) -> None:
    action = seated.controller.menu()[0]
    seated.controller.act_with_care(action)
    assert seated.played[0] == action
    assert seated.mind.asked == []


def test_a_hint_still_comes_after_a_move_that_is_refused(seated: Seated, qtbot: QtBot) -> None:
    seated.controller.ask_hint()
    seated.controller.act(type(seated.controller.menu()[0])(99))
    qtbot.waitUntil(lambda: bool(seated.reports))
    assert seated.reports[0][0] == "hint"


def test_going_back_drops_a_question_that_is_open(seated: Seated, qtbot: QtBot) -> None:
    seated.controller.act(seated.controller.menu()[0])
    qtbot.waitUntil(lambda: seated.controller.may_act)
    seated.controller.ask_hint()
    seated.controller.undo()
    qtbot.wait(60)
    assert seated.reports == []


def test_the_tutor_says_that_it_looks_at_a_move_as_soon_as_it_is_tried(
    lenient: Seated, qtbot: QtBot
) -> None:
    lenient.controller.act_with_care(lenient.controller.menu()[0])
    assert lenient.looks == 1 and lenient.reports == []
    qtbot.waitUntil(lambda: bool(lenient.played))


def test_the_tutor_says_nothing_of_thinking_where_it_has_thought_already(
    lenient: Seated, qtbot: QtBot
) -> None:
    lenient.controller.ask_hint()
    qtbot.waitUntil(lambda: bool(lenient.reports))
    [(_, hint)] = lenient.reports
    lenient.controller.act_with_care(hint.action)
    assert lenient.played[0] == hint.action
    assert len(lenient.reports) == 1 and lenient.looks == 0


def test_the_analysis_says_of_a_move_what_a_question_about_it_was_told(
    seated: Seated, qtbot: QtBot
) -> None:
    ideas = ask_about_all(seated, qtbot)
    losses = [verdict.loss for _, verdict in seated.reports]
    assert any(losses) and not all(losses)
    for idea, loss in zip(ideas, losses, strict=True):
        seated.match.play(idea)
        assert Hints(seated.match, lambda: False).loss(seated.before) == pytest.approx(loss)
        seated.match.undo({Seat(0)})


def test_a_word_of_the_tutor_takes_less_than_two_seconds(seated: Seated, qtbot: QtBot) -> None:
    ask_about_all(seated, qtbot)
    seconds = [
        (question.budget.seconds or 9.0) * FIRST_SEARCH_TIME_SHARE for question in seated.mind.asked
    ]
    assert all(question.fresh and question.alone for question in seated.mind.asked)
    assert max(seconds) + 2 * min(advice.COMPARE_SECONDS, *seconds) <= 1.9


def test_what_is_thrown_away_for_certain_is_said_before_the_tutor_thinks(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        type(seated.match.spec.conduct),
        "waste_sentence",
        lambda _, observation, menu, action: WHY,
        raising=True,
    )
    seated.controller.tutor = True
    action = seated.controller.menu()[0]
    seated.controller.act_with_care(action)
    assert seated.reports == [("wasteful", (WHY, action))]
    assert seated.mind.asked == [] and seated.played == []
    seated.controller.act(action)
    assert seated.played[0] == action


def test_small_losses_of_a_turn_are_told_together(
    seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated.controller.tutor = True
    ask_about_all(seated, qtbot)
    worst = max((verdict for _, verdict in seated.reports), key=lambda verdict: verdict.loss)
    monkeypatch.setattr("wizardtable.play.advisor.TUTOR_WARNING_LOSS", worst.loss + 0.01)
    before = TurnLoss(3, worst.loss + 0.2, 0.01)
    monkeypatch.setattr(RunningLoss, "loss_with_move", lambda *_: before)
    seated.reports.clear()
    seated.controller.act_with_care(worst.idea)
    qtbot.waitUntil(lambda: bool(seated.reports))
    [(name, verdict)] = seated.reports
    assert (name, verdict.idea, verdict.turn_loss) == ("warned", worst.idea, before)
    assert seated.played == []


@pytest.mark.parametrize("game", [spec.id for spec in catalog.all()])
def test_the_same_position_is_given_the_same_advice_in_any_language_and_after_loading(
    game: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "budget", lambda level, *, compared=0: Budget(iterations=12))
    spec = catalog.get(game)
    match = Match(spec, Setup(3), 9, (Player("Ada", None), *[Player("Greta", "greedy")] * 2))
    mind = agents.make(spec, "greedy", 1)
    while match.to_move != 0 or len(match.menu()) < 4 or len(match.actions) < 9:
        seat = match.to_move
        assert seat is not None
        match.play(mind.choose(match.observe(seat), match.menu(), Budget()).action)
    path = tmp_path / "match.json"
    save.Autosave(path, match).flush()
    decisions: list[Any] = []
    app = QApplication.instance()
    assert app is not None
    language = Language(app)
    for spoken, advised_match in (("en", match), ("fr", match), ("en", save.load(path).match)):
        language.speak(spoken)
        advisor = Advisor(advised_match, Minds(Thinking))  # type: ignore[arg-type]
        advisor.hint.connect(decisions.append)
        advisor.ask_hint(Seat(0))
        qtbot.waitUntil(lambda advisor=advisor: not advisor.is_waiting)
    first, *others = decisions
    for other in others:
        assert (other.action, other.reason) == (first.action, first.reason)
        assert (other.stats.visits, other.stats.values) == (first.stats.visits, first.stats.values)
