# SPDX-License-Identifier: MIT
"""Tests small details at a table.

These are refusals at the pointer, moves that the player missed, the end of a match that continues
without a person, and interrupted lessons.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.helpers import play_on
from tests.lessons import SHIPPED_LESSONS, begin
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.teaching.course import Course
from wizardtable.store import save
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.match.features.autoplay_feature import AutoplayFeature
from wizardtable.ui.match.features.refusal_feature import RefusalFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.match.refusal_note import NOTE_GAP
from wizardtable.ui.style.question import QuestionSheet

ME = Seat(0)


def question(hands: Hands) -> QuestionSheet:
    """Returns the question that is shown over the window."""
    (box,) = (sheet for sheet in hands.window.findChildren(QuestionSheet) if sheet.isVisible())
    return box


def answer(hands: Hands, words: str) -> None:
    next(button for button in question(hands).buttons if button.text() == words).click()


# Refusals.


def draggable(hands: Hands) -> tuple[tuple[str | int, ...], QPoint]:
    """Returns the key of a piece that can be dragged, and a point without pieces."""
    table = hands.table
    keys = [key for key in table.sitting.offers().sources if key[0] != "table"]
    for key in keys:
        if table.sitting.begin_drag(key):
            targets = table.sitting.offers().targets
            table.sitting.drop(None, -1.0, -1.0)
            if targets:
                return key, QPoint(table.viewport().width() - 3, 3)
    raise AssertionError("nothing can be dragged")


@pytest.mark.parametrize("game", ["anludim", "wizards_gambit"])
def test_a_drop_on_nothing_says_why_beside_the_pointer(hands: Hands, game: str) -> None:
    hands.deal(ADA, GREEDY, game=game)
    assert hands.wait_turn()
    note = hands.main.page.feature(RefusalFeature).note
    key, nowhere = draggable(hands)
    hands.drag(key, nowhere)
    assert note.isVisible()
    assert note.text() == "Drop the piece on a glowing place."
    there = hands.table.viewport().mapTo(note.parentWidget(), nowhere)
    assert (note.geometry().center() - there).manhattanLength() < note.width() + note.height()
    assert note.parentWidget().rect().contains(note.geometry())


def test_the_reason_does_not_lie_over_the_next_match(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    hands.drag(*draggable(hands))
    assert hands.main.page.feature(RefusalFeature).note.isVisible()
    hands.deal(ADA, GREEDY)
    assert not hands.main.page.feature(RefusalFeature).note.isVisible()


def test_a_piece_that_is_put_back_is_no_mistake(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="wizards_gambit")
    assert hands.wait_turn()
    key, _ = draggable(hands)
    hands.drag(key, hands.middle(key) + QPoint(12, 0))
    assert not hands.main.page.feature(RefusalFeature).note.isVisible()


def test_the_reason_leaves_with_the_next_click_and_stands_by_the_cursor_of_the_keyboard(
    hands: Hands,
) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    note = hands.main.page.feature(RefusalFeature).note
    hands.drag(*draggable(hands))
    assert note.isVisible()
    port = hands.table.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=QPoint(port.width() - 3, 3))
    assert not note.isVisible()
    hands.table.refused.emit(hands.controller.prompt_message())
    assert note.isVisible(), "by the pointer"
    QTest.keyClick(hands.table, Qt.Key.Key_Left)
    assert not note.isVisible()
    hands.table.refused.emit(hands.controller.prompt_message())
    assert note.isVisible()
    box = hands.table.cursor_box()
    assert box is not None
    corner = QPoint(round(box.x), round(box.y))
    piece = QRect(port.mapTo(note.parentWidget(), corner), QSize(round(box.w), round(box.h)))
    assert not note.geometry().intersects(piece)
    near = NOTE_GAP + 2
    assert note.geometry().adjusted(-near, -near, near, near).intersects(piece)
    assert note.parentWidget().rect().contains(note.geometry())


def test_keys_without_a_cursor_leave_the_reason_to_the_bar(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    QTest.keyClick(hands.table, Qt.Key.Key_V)
    hands.table.refused.emit(hands.controller.prompt_message())
    assert not hands.main.page.feature(RefusalFeature).note.isVisible()


# What happened unseen.


def left_while_others_played(hands: Hands) -> Match:
    """Returns a saved match in which an opponent has moved since the person's last move."""
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    match = hands.controller.match
    while not (match.to_move == ME and match.actions and match.mover(len(match.actions) - 1)):
        play_on(match, 1)
    hands.controller._keep()
    path = hands.main.page.path
    assert path is not None
    hands.main.go_to_lobby()
    hands.main.open_save(path)
    return hands.controller.match


def test_after_continue_the_program_offers_to_show_what_others_did(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_while_others_played(hands)
    replayed: list[int] = []
    past = hands.main.page.feature(ReplayFeature)
    monkeypatch.setattr(past, "open", lambda *given: replayed.append(given[-1]))
    recap = hands.main.page.recap_strip
    assert recap.isVisible()
    other = hands.controller.names[1 - ME]
    assert recap._words.text().startswith(f"{other} has made ")
    recap._close_button.click()
    assert not recap.isVisible()
    match = hands.controller.match
    assert [match.mover(place) for place in range(replayed[0], len(match.actions))].count(1)


def test_the_offer_leaves_with_the_next_move(hands: Hands) -> None:
    left_while_others_played(hands)
    hands.controller.act(hands.controller.menu()[0])
    assert not hands.main.page.recap_strip.isVisible()


def test_a_match_in_which_nobody_else_moved_offers_nothing(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.controller._minds.stop_waiting()
    hands.controller.flush()
    path = hands.main.page.path
    assert path is not None
    match = save.load(path).match
    if not match.actions:
        hands.main.open_save(path)
        assert not hands.main.page.recap_strip.isVisible()


# Out of the game.


def ruined(hands: Hands) -> Match:
    """Returns a match of Zavandor in which the person is eliminated while two others play on."""
    hands.deal(ADA, GREEDY, GREEDY, game="zavandor", wrath=True)
    hands.controller._minds.stop_waiting()
    match = hands.controller.match
    play_on(match, 40)
    while match.to_move == ME:
        play_on(match, 1)
    match._state.out[0] = True  # type: ignore[attr-defined]
    hands.controller.history_changed.emit()
    return match


def test_whoever_is_out_of_the_game_may_skip_to_its_end(hands: Hands) -> None:
    match = ruined(hands)
    farewell = hands.main.page.feature(AutoplayFeature).elimination_strip
    assert farewell.isVisible()
    assert "eliminated" in farewell._words.text()
    farewell._close_button.click()
    assert hands.controller.plays_rest_at_once
    assert not farewell.isVisible()
    before = len(match.actions)
    hands.qtbot.waitUntil(lambda: len(match.actions) > before + 5 or hands.over)


def test_whoever_skips_to_the_end_no_longer_wants_the_match_to_pause(hands: Hands) -> None:
    match = ruined(hands)
    hands.main.page.commands["pause"].setChecked(True)
    assert hands.controller.is_paused
    before = len(match.actions)
    hands.main.page.feature(AutoplayFeature).elimination_strip._close_button.click()
    assert not hands.main.page.commands["pause"].isChecked()
    hands.qtbot.waitUntil(lambda: len(match.actions) > before + 5 or hands.over)


def test_whoever_plays_is_not_asked_to_skip(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, GREEDY, game="zavandor")
    assert hands.wait_turn()
    assert not hands.main.page.feature(AutoplayFeature).elimination_strip.isVisible()
    hands.controller.play_rest_now()
    assert not hands.controller.plays_rest_at_once


# Lessons.


@pytest.mark.parametrize(("game", "lesson"), SHIPPED_LESSONS)
def test_every_step_of_a_lesson_can_be_gone_on_with(game: str, lesson: str) -> None:
    steps = len(begin(game, lesson).steps)
    for step in range(steps):
        course = begin(game, lesson)
        course.go_to(step)
        assert course.index == step


def read_on(hands: Hands, steps: int) -> None:
    """Shows a later step of the lesson."""
    course = hands.controller.exercise
    assert isinstance(course, Course)
    course.go_to(steps)
    hands.controller._show_changed_history()


def step_now(hands: Hands) -> int:
    course = hands.controller.exercise
    assert isinstance(course, Course)
    return course.index


def test_leaving_a_lesson_asks_and_it_goes_on_where_it_was_left(hands: Hands) -> None:
    hands.main.learn("anludim")
    read_on(hands, 2)
    hands.main.page.commands["lobby"].trigger()
    assert "You can continue later" in question(hands).text
    answer(hands, "Keep learning")
    assert not hands.main.in_lobby
    hands.main.page.commands["lobby"].trigger()
    answer(hands, "Leave")
    assert hands.main.in_lobby
    assert hands.profile.settings.lessons == (("anludim", 2),)
    hands.main.learn("anludim")
    assert "step 3" in question(hands).text
    answer(hands, "Continue")
    assert step_now(hands) == 2


def test_a_lesson_that_was_left_can_be_started_over(hands: Hands) -> None:
    hands.main.learn("anludim")
    read_on(hands, 2)
    hands.main.go_to_lobby()
    hands.main.learn("anludim")
    answer(hands, "Start over")
    assert step_now(hands) == 0


def finish(hands: Hands) -> None:
    course = hands.controller.exercise
    assert isinstance(course, Course)
    read_on(hands, len(course.steps) - 1)


@pytest.mark.parametrize("take", [lambda hands: None, finish])
def test_a_lesson_at_its_beginning_or_at_its_end_is_left_without_a_question(
    hands: Hands, take: Callable[[Hands], None]
) -> None:
    hands.main.learn("anludim")
    take(hands)
    hands.main.page.commands["lobby"].trigger()
    assert hands.main.in_lobby
    assert hands.profile.settings.lessons == ()
    assert hands.profile.settings.lessons_done == (("anludim",) if take is finish else ())


def test_the_tutor_says_once_that_it_is_watching(hands: Hands) -> None:
    profile = hands.main.profile
    hands.deal(ADA, GREEDY)
    strip = hands.main.page.feature(AdviceFeature).tutor_strip
    assert strip.isHidden()
    profile.change(replace(profile.settings, tutor=True))
    assert strip.words == "The tutor is watching and will warn you once before a costly mistake."
    QTest.mouseClick(strip.findChildren(QPushButton)[-1], Qt.MouseButton.LeftButton)
    hands.deal(ADA, GREEDY)
    assert strip.isHidden()
    assert profile.settings.tutor_met


# One thing at a time.


def test_a_move_of_the_list_takes_the_place_of_one_half_made_on_the_table(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    table, moves = hands.table, hands.main.page.panel.moves
    card = next(key for key in table.sitting.offers().sources if key[0] == "card")
    hands.click(card)
    assert table.sitting.offers().taken
    moves.setCurrentRow(0)
    assert not table.sitting.offers().taken and table.stage.hinted_keys


def test_what_a_person_has_taken_goes_back_when_somebody_else_plays(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    hands.controller.autoplay.level = "greedy"
    card = next(key for key in hands.table.sitting.offers().sources if key[0] == "card")
    hands.click(card)
    hands.main.page.commands["play_move"].trigger()
    assert not hands.table.sitting.offers().taken


def test_the_way_back_from_autoplay_stays_in_sight(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    hands.controller.autoplay.level = "greedy"
    feature, banner = hands.main.page.feature(AutoplayFeature), hands.main.page.banner
    played = len(hands.controller.match.actions)
    hands.main.page.commands["play_rest"].trigger()
    hands.qtbot.waitUntil(lambda: len(hands.controller.match.actions) > played)
    assert feature.autoplay_strip.isVisible() and not banner.isVisible()
    hands.main.page.commands["take_over"].trigger()
    assert banner.isVisible(), "and then comes what the help means for the match"


def test_the_list_explains_itself_only_while_it_lists_moves(hands: Hands) -> None:
    hands.window.resize(1600, 900)
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    panel = hands.main.page.panel
    height = panel.moves.height()
    explained = panel._instructions
    assert explained.isVisible()
    panel.moves.offer_actions((), (), str)
    assert not explained.isVisible() and panel.moves.height() == height
