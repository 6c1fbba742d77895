# SPDX-License-Identifier: MIT
"""Tests keys in the window: Enter, moving between table and lists, and messages that answer
keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from tests.ui.windows import ADA, GREEDY, RANDOM, Hands
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.play import situation
from wizardtable.table.spoken.announcements import announcements_of
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.style.question import QuestionSheet


def test_enter_presses_the_button_that_has_the_focus_once(hands: Hands) -> None:
    pressed: list[bool] = []
    button = QPushButton("Here", hands.window)
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    button.setFocus()
    hands.qtbot.waitUntil(button.hasFocus)
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Enter)
    assert len(pressed) == 2


def test_the_keyboard_goes_round_table_moves_and_log_by_one_key(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    hands.table.setFocus()
    page.commands["to_moves"].trigger()
    assert page.panel.is_open
    assert page.panel.moves.hasFocus()
    page.commands["to_moves"].trigger()
    assert page.panel.log.hasFocus()
    page.commands["to_moves"].trigger()
    assert hands.table.hasFocus()


def test_alt_with_a_digit_leads_from_the_list_of_moves_to_a_group(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    page.commands["to_moves"].trigger()
    for part in (page.panel.moves, page.panel.log):
        part.setFocus()
        hands.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
        assert hands.table.hasFocus()
        assert hands.table.stage.cursor.at in hands.table.layout_now.groups[0].keys


def test_who_closes_the_lists_with_escape_stands_on_a_piece_of_the_table(hands: Hands) -> None:
    hands.window.resize(900, 640)
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    panel = hands.main.page.panel
    panel.set_docked(False)
    panel.lists_wanted.emit(True)
    assert panel.moves.hasFocus()
    hands.press(Qt.Key.Key_Escape)
    assert not panel.is_open
    assert hands.table.hasFocus()
    assert hands.table.stage.cursor.at is not None


def test_undo_and_redo_say_which_move_they_concern(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    hands.controller.act(hands.controller.menu()[0])
    assert hands.wait_turn()
    announcements = announcements_of(page)
    for command, beginning in (("undo", "Undone"), ("redo", "Played again: ")):
        before = len(announcements.lines)
        page.commands[command].trigger()
        for question in hands.window.findChildren(QuestionSheet):
            question.buttons[0].click()
        assert hands.wait_turn()
        said = [words for _, words in list(announcements.lines)[before:]]
        assert any(words.startswith(beginning) and "Ada" in words for words in said), said


def test_the_list_of_moves_keeps_the_keyboard_through_the_turns_of_others(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    page.commands["to_moves"].trigger()
    moves = page.panel.moves
    moves.setCurrentRow(0)
    moves.offer_actions((), (), str)
    assert moves.hasFocus() and moves.isEnabled() and not moves.count()
    page._list_moves()
    assert moves.hasFocus()
    assert moves.currentRow() == 0
    hands.table.setFocus()
    moves.offer_actions((), (), str)
    assert not moves.isEnabled()


def test_keys_have_said_how_the_match_stands_and_what_was_last(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    page = hands.main.page
    for name, part in (("situation", "Points: Ada 0, Greta"), ("last_turn", ".")):
        page.commands[name].trigger()
        assert not page.answer_strip.isHidden()
        assert part in page.answer_strip.words
    page.answer_strip.clear()
    assert page.answer_strip.isHidden()


def test_of_a_match_in_which_nothing_was_told_the_keys_say_so(toy: GameSpec) -> None:
    match = Match(toy, Setup(2), 5, (ADA, GREEDY))
    assert situation.last_turn(match, Seat(0)).source == "Nothing has happened yet."
    continued = Match.from_state(toy, match.setup, 5, match.players, match.state_at(0), 3)
    assert (
        situation.last_turn(continued, Seat(0)).source == "The last moves are no longer on record."
    )


def test_tab_leads_from_the_table_to_the_teacher_before_all_else(hands: Hands) -> None:
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    page = hands.main.page
    page.feature(AdviceFeature).sheet.start_speaking()
    hands.table.setFocus()
    hands.press(Qt.Key.Key_Tab)
    assert page.panel.teacher.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_game_says_in_sentences_what_one_has_and_what_threatens(game: str) -> None:
    spec = catalog.get(game)
    match = Match(spec, Setup(spec.seats[0]), 3, [RANDOM] * spec.seats[0])
    for _ in range(25):
        for viewer in (None, *map(Seat, range(spec.seats[0]))):
            said = str(situation.situation(match, viewer))
            assert "Points: " in said and said.endswith(".")
            assert "{" not in said
            assert str(situation.last_turn(match, viewer)).endswith((".", "!"))
        match.play(match.menu()[-1])
