# SPDX-License-Identifier: MIT
"""Tests lessons in a real window: played by hand, refused moves, leaving, rereading, and playing
on."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.lessons import SHIPPED_LESSONS
from tests.playthroughs import elfenwizards_hands, wizards_gambit_hands, zavandor_hands
from tests.playthroughs.gestures import (
    choose_by_clicking,
    play_by_dragging,
    play_by_keyboard,
    zone_middle,
)
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.teaching.course import PLAY_ON_SENTENCE, READ_ON_SENTENCE, Course
from wizardtable.games.anludim.rules.components import RUN
from wizardtable.games.anludim.rules.moves import DrawTwo, Enlarge, Lay
from wizardtable.games.zavandor.rules.moves import Bid
from wizardtable.store.save import read_summaries
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.lesson_choice import LessonChoice
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.match.lesson_sheet import LessonSheet
from wizardtable.ui.style.question import QuestionSheet

LEFT = Qt.MouseButton.LeftButton

BY_MOUSE: dict[str, Callable[[Hands, Any], None]] = {
    "anludim": play_by_dragging,
    "zavandor": zavandor_hands.play_by_mouse,
    "elfenwizards": elfenwizards_hands.play_by_mouse,
    "wizards_gambit": wizards_gambit_hands.play_by_mouse,
}


def sheet(hands: Hands) -> LessonSheet:
    return hands.main.page.feature(LessonFeature).sheet


def course(hands: Hands) -> Course:
    current = hands.main.page.feature(LessonFeature).course
    assert current is not None
    return current


def press(button: QPushButton) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, LEFT)


def wait_step(hands: Hands, index: int) -> None:
    """Waits until the lesson has reached a step and shows its number."""

    def is_reached() -> bool:
        current = course(hands)
        has_number = sheet(hands)._step_label.text().startswith(f"{index + 1} ")
        return current.index == index and not current.is_watching and has_number

    hands.qtbot.waitUntil(is_reached)


def take(hands: Hands, play: Callable[[Any], None], until: int | None = None) -> None:
    """Takes the lesson up to the step `until`, or to the last step; `play` makes each move."""
    steps = course(hands).steps
    last = len(steps) - 1 if until is None else until
    for index in range(course(hands).index, last):
        wait_step(hands, index)
        if not steps[index].moves:
            press(sheet(hands).next_button)
        for action in steps[index].moves:
            assert hands.wait_turn()
            play(action)
    wait_step(hands, last)


def choice(hands: Hands) -> LessonChoice:
    """Opens the lessons of Anludim by *Learn* in the lobby."""
    press(hands.main.lobby.tiles[0].learn)
    dialog = hands.main.dialog
    assert isinstance(dialog, LessonChoice)
    return dialog


def ask(hands: Hands, lesson: int = 0) -> None:
    """Asks to start a lesson of Anludim from the lobby; `lesson` is its index."""
    press(choice(hands).start_buttons[lesson])
    hands.window.activateWindow()  # as a window manager does


@pytest.fixture
def anludim(hands: Hands) -> Hands:
    """Starts the first lesson of Anludim from the lobby."""
    hands.main.go_to_lobby()
    ask(hands)
    wait_step(hands, 0)
    return hands


def test_next_shows_no_other_move_than_the_lesson(anludim: Hands) -> None:
    while course(anludim).is_reading:
        press(sheet(anludim).next_button)
        wait_step(anludim, course(anludim).index)
    assert anludim.table.hasFocus()
    assert anludim.main.page.panel.moves.currentRow() == -1
    assert not anludim.table.stage.hinted_keys


@pytest.mark.long
@pytest.mark.parametrize("play", [play_by_dragging, play_by_keyboard])
def test_a_lesson_is_taken_by_hand_from_the_first_step_to_the_last(
    anludim: Hands, play: Callable[[Hands, Any], None]
) -> None:
    take(anludim, lambda action: play(anludim, action))
    assert sheet(anludim).keep_playing_button.isVisible()
    assert not sheet(anludim).next_button.isEnabled()


def lay_as_told(hands: Hands, action: Any) -> None:
    """Plays a move of the expert lesson as the lesson describes it.

    Clicks the cards of the hand and the laid cards that move up, then the plate.
    """
    match action:
        case Lay(discipline, cards, _):
            choose_by_clicking(hands, [("card", card) for card in cards])
        case Enlarge(_, cards, _):
            discipline = RUN
            choose_by_clicking(hands, [("card", cards[-1])])
        case _:
            play_by_dragging(hands, action)
            return
    QTest.mouseClick(hands.table.viewport(), LEFT, pos=zone_middle(hands, f"plate:{discipline}"))


def test_cards_that_climb_and_a_run_that_grows_are_clicked_as_the_expert_lesson_says(
    hands: Hands,
) -> None:
    hands.main.learn("anludim", "expert")
    take(hands, lambda action: lay_as_told(hands, action))


def spot(part: QWidget) -> QRect:
    """Returns the rectangle of a widget in its window."""
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


@pytest.mark.few(only="^(?!elfenwizards)(?!.*first_match)")
@pytest.mark.parametrize(("game", "lesson"), SHIPPED_LESSONS)
def test_a_lesson_is_taken_by_mouse_with_next_at_one_spot_and_nothing_covered(
    hands: Hands, game: str, lesson: str
) -> None:
    hands.main.learn(game, lesson)
    steps = course(hands).steps
    spots: set[tuple[int, int, int, int]] = set()
    for index in range(len(steps)):
        take(hands, lambda action: BY_MOUSE[game](hands, action), index)
        hands.qtbot.wait(1)
        assert hands.table.marked_boxes(), (
            f"step {index + 1} points at nothing: `shows` of text/lessons names the first parts "
            "of a key that is in Layout.pieces then, or actions for which `suggest` names pieces"
        )
        if sheet(hands).next_button.isVisible():  # the last step has other buttons
            spots.add(spot(sheet(hands).next_button).getRect())
        assert not hands.table.isAncestorOf(sheet(hands))
        table = QRect(hands.table.mapTo(hands.window, QPoint()), hands.table.size())
        assert not table.intersects(spot(sheet(hands)))
    assert len(spots) == 1, spots


def test_what_is_objected_stays_in_the_box_and_moves_no_button(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 2)
    before = spot(sheet(anludim).back_button)
    play_by_dragging(anludim, DrawTwo())
    anludim.qtbot.wait(1)
    said = sheet(anludim)._objection_label
    assert said.isVisible() and said.visibleRegion().boundingRect().height() == said.height()
    assert spot(sheet(anludim).back_button) == before


@pytest.mark.long
def test_the_sheet_lies_over_a_small_table_through_the_lesson_and_goes_after_it(
    anludim: Hands,
) -> None:
    panel = anludim.main.page.panel
    anludim.window.resize(1000, 640)
    QApplication.processEvents()
    assert not panel.is_open and sheet(anludim).isVisible()
    for shown in (True, False):
        anludim.press(Qt.Key.Key_L)
        assert panel.is_open == shown and sheet(anludim).isVisible() != shown
    take(anludim, anludim.controller.act_with_care)
    press(sheet(anludim).keep_playing_button)
    assert not panel.is_open and not sheet(anludim).isVisible()


def test_a_move_that_is_not_asked_for_goes_back_and_the_sheet_says_why(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 2)
    play_by_dragging(anludim, DrawTwo())
    assert not anludim.controller.match.actions
    assert course(anludim).step.instead.source in sheet(anludim).words
    assert course(anludim).index == 2
    play_by_dragging(anludim, course(anludim).step.moves[0])
    wait_step(anludim, 3)
    assert sheet(anludim)._objection_label.isHidden()


@pytest.mark.parametrize(("game", "lesson"), SHIPPED_LESSONS)
def test_at_every_step_the_reminder_names_what_can_be_pressed(game: str, lesson: str) -> None:
    taken = Course(catalog.get(game), "Ada", catalog.get(game).lesson(lesson))
    assert taken.reminder(taken.steps[-1]) == PLAY_ON_SENTENCE
    read = [step for step in taken.steps[:-1] if not step.moves]
    assert {taken.reminder(step) for step in read} <= {READ_ON_SENTENCE}
    taken.go_to(len(taken.steps))
    assert not taken.allows(taken.match.menu()[0])
    assert taken.objection == PLAY_ON_SENTENCE


def test_while_a_step_is_read_nothing_can_be_played(anludim: Hands) -> None:
    play_by_dragging(anludim, DrawTwo())
    assert not anludim.controller.match.actions
    assert "click “Next”" in sheet(anludim).words


def test_back_shows_the_step_before_and_takes_back_its_move(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 3)
    assert anludim.controller.match.actions
    press(sheet(anludim).back_button)
    wait_step(anludim, 2)
    assert not anludim.controller.match.actions
    take(anludim, anludim.controller.act_with_care, 4)


def test_a_lesson_offers_no_hint_no_undo_and_no_copy(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 4)
    for name in ("undo", "undo_turn", "redo", "hint", "replay", "save_as"):
        assert not anludim.main.page.commands[name].isEnabled(), name


def test_who_asks_why_not_in_a_lesson_is_told_that_it_gives_no_advice(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 4)
    page = anludim.main.page
    page.panel.moves.why_not_asked.emit(anludim.controller.menu()[0])
    assert page.bar.words == "The Grand Magus gives no advice during a lesson."


def test_save_a_copy_says_in_a_lesson_why_it_is_grey_and_is_not_grey_after_it(
    anludim: Hands,
) -> None:
    copy = anludim.main.page.commands["save_as"]
    assert not copy.isEnabled() and "lesson" in copy.toolTip()
    anludim.main.go_to_lobby()
    assert copy.isEnabled() and "lesson" not in copy.toolTip()


def test_the_match_of_a_lesson_that_is_left_is_not_kept_and_begins_again(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 5)
    anludim.main.go_to_lobby()
    assert not list(read_summaries(anludim.profile.data.saves))
    assert not sheet(anludim).isVisible()
    assert not anludim.main.lobby.tiles[0].continue_button.isVisible()
    ask(anludim)
    (box,) = anludim.window.findChildren(QuestionSheet)
    next(button for button in box.buttons if button.text() == "Start over").click()
    wait_step(anludim, 0)


def test_the_language_changes_in_the_middle_of_a_lesson(
    anludim: Hands, speak: Callable[[str], None]
) -> None:
    take(anludim, anludim.controller.act_with_care, 2)
    speak("fr")
    anludim.qtbot.waitUntil(lambda: "une suite" in sheet(anludim).words)
    assert "À vous de jouer" in sheet(anludim).words
    take(anludim, anludim.controller.act_with_care, 4)
    speak("en")
    anludim.qtbot.waitUntil(lambda: "Your move" in sheet(anludim).words)


def test_what_a_lesson_does_not_offer_is_not_offered_in_another_language_either(
    anludim: Hands, speak: Callable[[str], None]
) -> None:
    take(anludim, anludim.controller.act_with_care, 4)
    commands = anludim.main.page.commands
    speak("fr")
    anludim.qtbot.waitUntil(lambda: "leçon" in commands["save_as"].toolTip())
    for name in ("undo", "hint", "replay", "save_as", "give_up"):
        assert not commands[name].isEnabled(), name


@pytest.mark.long
def test_after_the_last_step_one_plays_on_and_that_match_is_kept(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    there = list(anludim.controller.match.actions)
    press(sheet(anludim).keep_playing_button)
    assert not sheet(anludim).isVisible()
    assert anludim.controller.exercise is None
    assert anludim.controller.match.actions == there
    assert anludim.wait_turn()
    anludim.controller.act(anludim.controller.menu()[0])
    anludim.main.go_to_lobby()
    kept = list(read_summaries(anludim.profile.data.saves))
    assert [summary.game_id for summary in kept] == ["anludim"]


@pytest.mark.long
def test_what_is_played_on_from_a_lesson_does_not_count_in_the_statistics(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    press(sheet(anludim).keep_playing_button)
    assert anludim.controller.match.assisted


@pytest.mark.long
def test_the_last_step_also_leads_to_the_lobby(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    press(sheet(anludim).lobby_button)
    assert anludim.main.lobby.isVisible()


def test_in_a_lesson_nothing_is_taken_back_but_by_its_back(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 4)
    done = list(anludim.controller.match.actions)
    assert done and not anludim.controller.can_undo
    for step in (anludim.controller.undo, anludim.controller.undo_turn, anludim.controller.redo):
        step()
        assert anludim.controller.match.actions == done
    assert course(anludim).index == 4


# Which lesson.


def states(dialog: LessonChoice) -> list[str]:
    """Returns the player's progress in each lesson, as the dialog shows it."""
    return [progress.text() for _, _, progress in dialog._row_labels]


def test_learn_offers_all_lessons_of_a_game_and_the_first_one_has_the_focus(hands: Hands) -> None:
    hands.main.go_to_lobby()
    dialog = choice(hands)
    lessons = catalog.get("anludim").lessons
    assert [title.text() for title, _, _ in dialog._row_labels] == [
        lesson.title.source for lesson in lessons
    ]
    assert states(dialog) == [""] * len(lessons)
    assert dialog.focusWidget() is dialog.start_buttons[0]
    press(dialog._close_button)
    assert hands.main.in_lobby


def test_enter_begins_the_lesson_whose_button_has_the_focus(hands: Hands) -> None:
    hands.main.go_to_lobby()
    dialog = choice(hands)
    QTest.keyClick(dialog, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert course(hands).lesson is catalog.get("anludim").lessons[1]


@pytest.mark.long
def test_a_lesson_that_is_done_is_marked_and_the_next_one_has_the_focus(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    press(sheet(anludim).lobby_button)
    dialog = choice(anludim)
    assert states(dialog)[0] == "✓ Done"
    assert dialog.focusWidget() is dialog.start_buttons[1]


def test_a_lesson_that_was_left_says_at_which_step(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 3)
    anludim.main.go_to_lobby()
    dialog = choice(anludim)
    assert states(dialog)[0] == f"4 of {len(catalog.get('anludim').lessons[0].steps)}"
    assert dialog.start_buttons[0].text() == "Continue"


def test_a_lesson_that_is_done_stays_done_when_it_is_begun_again(qtbot: QtBot) -> None:
    spec = catalog.get("anludim")
    settings = Settings(lessons=(("anludim", 3),), lessons_done=("anludim",))
    dialog = LessonChoice(spec, settings)
    qtbot.addWidget(dialog)
    assert states(dialog)[0] == f"✓ Done · 4 of {len(spec.lessons[0].steps)}"
    assert dialog.start_buttons[0].text() == "Continue"


def test_the_list_has_the_move_that_a_lesson_asks_for_and_more_as_in_a_match(hands: Hands) -> None:
    spec = catalog.get("zavandor")
    taken = Course(spec, "Ada", spec.lesson("auctions"))
    taken.go_to(next(i for i, step in enumerate(taken.steps) if Bid(24) in step.moves))
    hands.main.sit(taken.match, None, taken)
    assert hands.wait_turn()
    listed = hands.main.page.panel.moves
    assert Bid(24) in listed.offered_actions
    rows = [listed.item(row).text() for row in range(listed.count())]
    assert any(row.startswith("More… (") for row in rows)


def test_the_menu_of_the_table_leads_to_the_lessons(anludim: Hands) -> None:
    anludim.main.page.commands["learn"].trigger()
    assert isinstance(anludim.main.dialog, LessonChoice)
