# SPDX-License-Identifier: MIT
"""Tests that moves without a choice are played automatically where this reveals no secret."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.toy.rules.rules import Play, Swap
from tests.ui.fakes import FakeAutosave, Watcher
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AUTHOR_ONLY_ACTION, Match, Player
from wizardtable.core.teaching.course import Course
from wizardtable.play.autoplay import FORCED_ALL, FORCED_ASIDE, FORCED_NONE
from wizardtable.play.controller import Controller
from wizardtable.store import save
from wizardtable.ui.match.features.replay_feature import ReplayFeature

ME, YOU = Player("Ada", None), Player("Bob", None)
AI = Player("Greedy", "greedy")


class Table:
    """A controller at a table that settles at once; moves without a choice play themselves."""

    def __init__(
        self, match: Match, forced: str = FORCED_ALL, course: Course | None = None
    ) -> None:
        self.match = match
        self.controller = Controller(match, FakeAutosave(), None, their_speed=3)  # type: ignore[arg-type]
        self.controller.autoplay.forced_moves = forced
        self.controller.exercise = course
        self.seen = Watcher(self.controller)
        self.controller.start()

    def act(self, kind: type) -> None:
        """Plays the person's first legal action of this class."""
        self.controller.act(next(a for a in self.controller.menu() if isinstance(a, kind)))

    def undo(self) -> None:
        self.controller.undo()
        for agreed in self.seen.questions:
            agreed()  # type: ignore[operator]
        self.seen.questions.clear()


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Yields a function that makes a table for a match; all tables are closed afterwards."""
    tables: list[Table] = []

    def make(match: Match, forced: str = FORCED_ALL) -> Table:
        tables.append(Table(match, forced))
        return tables[-1]

    yield make
    for table in tables:
        table.controller.close()


def last_trick(toy: GameSpec, *players: Player) -> Match:
    """Returns a match of Sparks in which the first seat leads with the last card of its hand. The
    seat can still swap this card."""
    for seed in range(200):
        match = Match(toy, Setup(len(players)), seed, players)
        while match.to_move is not None:
            observation = match.observe(match.to_move)
            if (match.to_move, observation.trick_number, observation.trick) == (0, 4, ()):  # type: ignore[attr-defined]
                return match
            match.play(next(a for a in match.menu() if isinstance(a, Play)))
    raise AssertionError("no such match")


def test_the_only_card_plays_itself_and_the_match_goes_on(
    toy: GameSpec, sit: Sit, qtbot: QtBot
) -> None:
    match = last_trick(toy, ME, AI)
    table, before = sit(match), len(match.actions)
    assert table.controller.may_act, "the card can still be swapped"
    table.act(Swap)
    assert not table.controller.menu(), "nothing is asked meanwhile"
    assert str(table.seen.prompts[-1]) == "Ada has only one move."
    qtbot.waitUntil(lambda: match.result is not None)
    assert [match.author(index) for index in range(before, before + 2)] == ["", AUTHOR_ONLY_ACTION]


def test_undo_goes_back_past_it_to_the_last_decision_and_redo_plays_it_again(
    toy: GameSpec, sit: Sit, qtbot: QtBot
) -> None:
    match = last_trick(toy, ME, AI)
    table, before = sit(match), list(match.actions)
    table.act(Swap)
    qtbot.waitUntil(lambda: match.result is not None)
    played = list(match.actions)
    table.undo()
    assert match.actions == before
    assert table.controller.may_act
    table.controller.redo()
    assert match.actions == played
    assert match.author(len(before) + 1) == AUTHOR_ONLY_ACTION


def test_who_went_back_to_a_move_without_a_choice_stays_there(
    toy: GameSpec, sit: Sit, qtbot: QtBot
) -> None:
    match = last_trick(toy, ME, AI)
    table = sit(match, FORCED_NONE)
    table.act(Swap)
    place = len(match.actions)
    table.act(Play)
    qtbot.waitUntil(lambda: match.result is not None)
    table.controller.autoplay.set_forced_moves(FORCED_ALL)
    table.undo()
    qtbot.wait(40)
    assert len(match.actions) == place
    assert table.controller.may_act
    assert table.controller.can_redo


def test_who_begins_to_want_it_need_not_play_the_move_that_is_asked_for_just_now(
    toy: GameSpec, sit: Sit, qtbot: QtBot
) -> None:
    match = last_trick(toy, ME, AI)
    table = sit(match, FORCED_NONE)
    table.act(Swap)
    place = len(match.actions)
    assert table.controller.may_act
    table.controller.autoplay.set_forced_moves(FORCED_ALL)
    assert str(table.seen.prompts[-1]) == "Ada has only one move."
    qtbot.waitUntil(lambda: match.result is not None)
    assert match.author(place) == AUTHOR_ONLY_ACTION


def test_who_no_longer_wants_it_is_asked_for_the_move_that_was_about_to_be_played(
    toy: GameSpec, sit: Sit, qtbot: QtBot
) -> None:
    match = last_trick(toy, ME, AI)
    table = sit(match, FORCED_ALL)
    table.act(Swap)
    place = len(match.actions)
    table.controller.autoplay.set_forced_moves(FORCED_NONE)
    assert len(table.seen.frames[-1].menu) == 1
    qtbot.wait(40)
    assert len(match.actions) == place
    table.act(Play)
    assert match.author(place) == ""


def test_nobody_is_called_to_the_screen_for_a_move_that_now_plays_itself(
    toy: GameSpec, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(toy.conduct), "is_plainly_only", lambda *_: True)
    match = last_trick(toy, ME, AI, YOU)
    while match.to_move != 2:
        match.play(match.menu()[-1])
    monkeypatch.setattr(Match, "only_action", lambda match: match.menu()[0])
    table = sit(match, FORCED_NONE)
    assert table.controller.curtain_seat == 2
    table.controller.autoplay.set_forced_moves(FORCED_ALL)
    assert table.controller.curtain_seat is None
    qtbot.waitUntil(lambda: match.result is not None)


def test_a_preference_that_changes_nothing_now_asks_nobody_anew(toy: GameSpec, sit: Sit) -> None:
    table = sit(last_trick(toy, ME, AI), FORCED_NONE)
    shown = len(table.seen.frames)
    table.controller.autoplay.set_forced_moves(FORCED_ALL)
    assert len(table.seen.frames) == shown
    assert table.controller.may_act


@pytest.mark.parametrize("forced", [FORCED_NONE, FORCED_ASIDE])
def test_a_person_who_wants_to_play_it_is_asked(toy: GameSpec, sit: Sit, forced: str) -> None:
    table = sit(last_trick(toy, ME, AI), forced)
    table.act(Swap)
    assert len(table.controller.menu()) == 1


def test_a_quick_answer_in_anothers_turn_can_be_the_only_kind_that_plays_itself(
    toy: GameSpec, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(toy.brain), "is_out_of_turn", lambda brain, observation: True)
    table = sit(last_trick(toy, ME, AI), FORCED_ASIDE)
    table.act(Swap)
    qtbot.waitUntil(lambda: table.match.result is not None)


def test_people_who_hide_their_hands_from_each_other_are_asked(toy: GameSpec, sit: Sit) -> None:
    table = sit(last_trick(toy, ME, YOU))
    table.controller.lift_curtain()
    table.act(Swap)
    assert len(table.controller.menu()) == 1, "that there is but one card might be a secret"


def test_in_a_game_without_secrets_it_plays_itself_for_everybody_at_the_screen(
    toy: GameSpec, sit: Sit, qtbot: QtBot
) -> None:
    table = sit(last_trick(replace(toy, has_secrets=False), ME, YOU))
    table.act(Swap)
    qtbot.waitUntil(lambda: len(table.match.actions) == 8)
    assert table.match.to_move == 1
    assert table.controller.viewer == 1


def test_nothing_plays_itself_in_a_lesson(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(catalog.get("anludim"), "Ada")
    monkeypatch.setattr(Match, "only_action", lambda match: match.menu()[0])
    table = Table(course.match, FORCED_ALL, course)
    before = len(course.match.actions)
    qtbot.wait(40)
    assert not table.controller.autoplay.is_busy
    assert len(course.match.actions) == before
    table.controller.close()


def test_a_save_knows_which_moves_played_themselves(
    toy: GameSpec, sit: Sit, qtbot: QtBot, tmp_path: Path
) -> None:
    match = last_trick(toy, ME, AI)
    table = sit(match)
    table.act(Swap)
    qtbot.waitUntil(lambda: match.result is not None)
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    loaded = save.load(path).match
    authors = [match.author(index) for index in range(len(match.actions))]
    assert [loaded.author(index) for index in range(len(loaded.actions))] == authors
    assert AUTHOR_ONLY_ACTION in authors


@pytest.mark.long
def test_the_log_says_that_a_move_was_the_only_one(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="zavandor", seed=5)
    for _ in range(400):
        if not hands.wait_turn():
            break
        hands.controller.act(hands.controller.menu()[-1])
    log, match = hands.main.page.panel.log, hands.controller.match
    lines = log.text().splitlines()
    notes = [line for line in lines if line.endswith(" (Forced move.)")]
    authors = [match.author(index) for index in range(len(match.actions))]
    assert AUTHOR_ONLY_ACTION in authors
    assert 0 < len(notes) <= authors.count(AUTHOR_ONLY_ACTION)
    assert all("Ada" in line for line in notes)


def test_the_preference_decides_and_is_on_at_first(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.controller.autoplay.forced_moves == FORCED_ALL
    hands.profile.change(replace(hands.profile.settings, forced_moves=FORCED_NONE))
    assert hands.controller.autoplay.forced_moves == FORCED_NONE


def asked_for_the_only_move(hands: Hands) -> Match:
    """Returns a match in which the person is asked although there is only one move."""
    hands.profile.change(replace(hands.profile.settings, forced_moves=FORCED_NONE))
    hands.deal(ADA, GREEDY, game="zavandor", seed=5)
    match = hands.controller.match
    while hands.wait_turn() and match.only_action() is None:
        hands.controller.act(hands.controller.menu()[-1])
    assert hands.my_turn
    return match


@pytest.mark.long
def test_the_preference_turned_on_during_a_forced_move_plays_it(hands: Hands) -> None:
    match = asked_for_the_only_move(hands)
    place = len(match.actions)
    hands.profile.change(replace(hands.profile.settings, forced_moves=FORCED_ALL))
    hands.qtbot.waitUntil(lambda: len(match.actions) > place)
    assert match.author(place) == AUTHOR_ONLY_ACTION


@pytest.mark.long
def test_the_preference_can_be_changed_while_the_past_is_looked_at(hands: Hands) -> None:
    match = asked_for_the_only_move(hands)
    place = len(match.actions)
    page = hands.main.page
    page.feature(ReplayFeature).open()
    said = page.bar.words
    hands.profile.change(replace(hands.profile.settings, forced_moves=FORCED_ALL))
    hands.qtbot.wait(40)
    assert (len(match.actions), page.bar.words) == (place, said)
    page.feature(ReplayFeature).close()
    hands.qtbot.waitUntil(lambda: len(match.actions) > place)
