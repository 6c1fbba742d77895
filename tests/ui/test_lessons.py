# SPDX-License-Identifier: MIT
"""A guided first game at a real window: taken by hand, refused, left, retold and played on."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.playthroughs.gestures import play_by_dragging, play_by_keyboard
from tests.ui.windows import Hands, games
from wizardtable.core.course import Course
from wizardtable.games.anludim.rules.moves import DrawTwo
from wizardtable.store.save import summaries
from wizardtable.ui.match.lesson_sheet import LessonSheet

LEFT = Qt.MouseButton.LeftButton


def sheet(hands: Hands) -> LessonSheet:
    return hands.window.page.lesson_host.sheet


def course(hands: Hands) -> Course:
    found = hands.window.page.lesson_host.course
    assert found is not None
    return found


def press(button: QPushButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)


def wait_step(hands: Hands, index: int) -> None:
    """Wait until the lesson has come to a step and says it."""

    def told() -> bool:
        there = course(hands)
        said = sheet(hands)._number.text().startswith(f"{index + 1} ")
        return there.index == index and not there.watching and said

    hands.qtbot.waitUntil(told)


def take(hands: Hands, play: Callable[[Any], None], until: int | None = None) -> None:
    """Take the lesson up to a step or to the last, each move made by `play`."""
    steps = course(hands).steps
    last = len(steps) - 1 if until is None else until
    for index in range(course(hands).index, last):
        wait_step(hands, index)
        if not steps[index].moves:
            press(sheet(hands).next)
        for action in steps[index].moves:
            assert hands.wait_turn()
            play(action)
    wait_step(hands, last)


@pytest.fixture
def anludim(hands: Hands) -> Hands:
    """A window in which the lesson of Anludim has been asked for in the lobby."""
    hands.window.go_to_lobby()
    press(hands.window.lobby.tiles[0].learn)
    wait_step(hands, 0)
    return hands


@pytest.mark.parametrize("play", [play_by_dragging, play_by_keyboard])
def test_a_lesson_is_taken_by_hand_from_the_first_step_to_the_last(
    anludim: Hands, play: Callable[[Hands, Any], None]
) -> None:
    take(anludim, lambda action: play(anludim, action))
    assert sheet(anludim).play_on.isVisible()
    assert not sheet(anludim).next.isVisible()


@pytest.mark.parametrize("game", games())
def test_the_sheet_never_covers_what_it_points_at(hands: Hands, game: str) -> None:
    hands.window.learn(game)
    steps = course(hands).steps
    for index in range(len(steps)):
        take(hands, hands.controller.act_with_care, index)
        hands.qtbot.wait(1)
        pointed = hands.table.pointed()
        assert pointed, (
            f"step {index + 1} points at nothing: `shows` of text/lesson.py names the first parts "
            "of a key that is in Layout.pieces then, or actions for which `suggest` names pieces"
        )
        there = QRectF(sheet(hands).geometry())
        for box in pointed:
            assert not there.intersects(QRectF(box.x, box.y, box.w, box.h)), (
                f"step {index + 1} points at so much that the lesson's sheet has no room beside it"
            )


def test_a_move_that_is_not_asked_for_goes_back_and_the_sheet_says_why(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 2)
    play_by_dragging(anludim, DrawTwo())
    assert not anludim.controller.match.actions
    assert course(anludim).step.instead.source in sheet(anludim).words
    assert course(anludim).index == 2
    play_by_dragging(anludim, course(anludim).step.moves[0])
    wait_step(anludim, 3)
    assert sheet(anludim)._objection.isHidden()


def test_while_a_step_is_read_nothing_can_be_played(anludim: Hands) -> None:
    play_by_dragging(anludim, DrawTwo())
    assert not anludim.controller.match.actions
    assert "press Next" in sheet(anludim).words


def test_back_shows_the_step_before_and_takes_back_its_move(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 3)
    assert anludim.controller.match.actions
    press(sheet(anludim).previous)
    wait_step(anludim, 2)
    assert not anludim.controller.match.actions
    take(anludim, anludim.controller.act_with_care, 4)


def test_a_lesson_offers_no_hint_no_undo_and_no_copy(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 4)
    for name in ("undo", "undo_turn", "redo", "hint", "replay", "save_as"):
        assert not anludim.window.page.commands[name].isEnabled(), name


def test_a_lesson_that_is_left_is_not_kept_and_begins_again(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 5)
    anludim.window.go_to_lobby()
    assert not list(summaries(anludim.session.data.saves))
    assert not sheet(anludim).isVisible()
    assert not anludim.window.lobby.tiles[0].go_on.isVisible()
    press(anludim.window.lobby.tiles[0].learn)
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


def test_after_the_last_step_one_plays_on_and_that_match_is_kept(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    there = list(anludim.controller.match.actions)
    press(sheet(anludim).play_on)
    assert not sheet(anludim).isVisible()
    assert anludim.controller.course is None
    assert anludim.controller.match.actions == there
    assert anludim.wait_turn()
    anludim.controller.act(anludim.controller.menu()[0])
    anludim.window.go_to_lobby()
    kept = list(summaries(anludim.session.data.saves))
    assert [one.game_id for one in kept] == ["anludim"]


def test_what_is_played_on_from_a_lesson_does_not_count_in_the_statistics(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    press(sheet(anludim).play_on)
    assert anludim.controller.match.assisted


def test_the_last_step_also_leads_to_the_lobby(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care)
    press(sheet(anludim).leave)
    assert anludim.window.lobby.isVisible()


def test_the_sheet_can_be_drawn_aside(anludim: Hands) -> None:
    there = sheet(anludim)
    before = there.pos()
    grip = there.rect().topLeft() + (there.rect().center() - there.rect().topLeft()) / 8
    QTest.mousePress(there, LEFT, pos=grip)
    QTest.mouseMove(there, grip - (before / 4))
    QTest.mouseRelease(there, LEFT, pos=grip)
    assert there.pos() != before


def test_in_a_lesson_nothing_is_taken_back_but_by_its_back(anludim: Hands) -> None:
    take(anludim, anludim.controller.act_with_care, 4)
    done = list(anludim.controller.match.actions)
    assert done and not anludim.controller.can_undo
    for step in (anludim.controller.undo, anludim.controller.undo_turn, anludim.controller.redo):
        step()
        assert anludim.controller.match.actions == done
    assert course(anludim).index == 4
