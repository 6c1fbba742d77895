# SPDX-License-Identifier: MIT
"""Tests the question before a move that players easily make by mistake."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.arranged import purposes
from wizardtable.games.elfenwizards.rules.moves import Pass
from wizardtable.games.elfenwizards.rules.standings import placeable_spell_count
from wizardtable.games.elfenwizards.rules.state import COMMIT
from wizardtable.table.spoken.announcements import announcements_of
from wizardtable.ui.style.question import QuestionSheet, Reply


def to_first_spell(hands: Hands) -> None:
    """Deals Elfenwizards, and plays until the person can place a spell or pass."""
    hands.deal(ADA, GREEDY, GREEDY, game="elfenwizards", seed=4)
    while hands.wait_turn():
        observation = hands.controller.match.observe(hands.controller.viewer)
        if (
            observation.step == COMMIT  # type: ignore[attr-defined]
            and placeable_spell_count(observation, 0)
            and Pass() in hands.controller.menu()
        ):
            return
        hands.controller.act(hands.controller.menu()[0])
    raise AssertionError("no spell could be placed")


PASS = ("table", "choice", "pass")


def label(hands: Hands) -> str:
    """Returns the text of the button that passes."""
    return next(choice.label for choice in hands.table.offers.choices if choice.id == "pass")


@pytest.fixture
def doubtful(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Returns a window at the person's first spell; any second press is late enough to count."""
    monkeypatch.setattr("wizardtable.play.gates.SECOND_PRESS_SECONDS", 0.0)
    to_first_spell(hands)
    return hands


def test_passing_with_spells_left_takes_a_second_press_of_the_same_button(doubtful: Hands) -> None:
    hands, match = doubtful, doubtful.controller.match
    before = len(match.actions)
    hands.click(PASS)
    words = label(hands)
    assert words.startswith("Pass with ") and words.endswith(" left: press again")
    assert hands.main.page.bar.words == words
    assert announcements_of(hands.main.page).lines[-1][1] == words
    assert len(match.actions) == before and not hands.window.findChildren(QuestionSheet)
    hands.click(PASS)
    assert match.actions[before] == Pass()


def test_a_second_press_within_half_a_second_is_no_answer(hands: Hands) -> None:
    to_first_spell(hands)
    before = len(hands.controller.match.actions)
    hands.controller.act_with_care(Pass())
    hands.controller.act_with_care(Pass())
    assert len(hands.controller.match.actions) == before
    assert "press again" in label(hands)


def forget_by_another_piece(hands: Hands) -> None:
    hands.click(hands.table.offers.sources[0])


def forget_by_escape(hands: Hands) -> None:
    hands.press(Qt.Key.Key_Escape)


def forget_by_a_command(hands: Hands) -> None:
    hands.main.page.commands["situation"].trigger()


def forget_by_the_list(hands: Hands) -> None:
    moves = hands.main.page.panel.moves
    moves.setCurrentRow(next(i for i in range(9) if moves.offered_actions[i] != Pass()))


@pytest.mark.parametrize(
    "touch",
    [forget_by_another_piece, forget_by_escape, forget_by_a_command, forget_by_the_list],
)
def test_the_first_press_is_forgotten_when_anything_else_is_touched(
    doubtful: Hands, touch: Callable[[Hands], None]
) -> None:
    hands = doubtful
    before = len(hands.controller.match.actions)
    hands.click(PASS)
    hands.table.setFocus()
    touch(hands)
    assert label(hands) == "Pass"
    assert "press again" not in hands.main.page.bar.words
    hands.controller.act_with_care(Pass())
    assert len(hands.controller.match.actions) == before


def test_a_second_double_click_in_the_list_passes_as_well(doubtful: Hands) -> None:
    hands = doubtful
    before, moves = len(hands.controller.match.actions), hands.main.page.panel.moves
    for presses in (1, 2):
        moves.setCurrentRow(moves.row_of(Pass()))
        moves.itemClicked.emit(moves.currentItem())
        moves.itemDoubleClicked.emit(moves.currentItem())
        assert len(hands.controller.match.actions) - before >= presses - 1
    assert hands.controller.match.actions[before] == Pass()


@pytest.mark.parametrize("sure", [True, False])
def test_where_nothing_can_be_undone_a_dialog_asks_before_spells_are_passed_up(
    hands: Hands, sure: bool
) -> None:
    to_first_spell(hands)
    match = hands.controller.match
    match.purpose = purposes.RATED
    before = len(match.actions)
    hands.controller.act_with_care(Pass())
    (box,) = hands.window.findChildren(QuestionSheet)
    assert "you cannot place any more this round" in box.text
    assert len(match.actions) == before
    role = Reply.YES if sure else Reply.NO
    box.button(role).click()
    passed = len(match.actions) > before and match.actions[before] == Pass()
    assert passed == sure
