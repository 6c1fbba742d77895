# SPDX-License-Identifier: MIT
"""Tests that a key or click shortly after a change does nothing, and that Space never ends a
turn."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.keys import press
from tests.table.tables import Game, point, shown
from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Match
from wizardtable.games.anludim import SPEC
from wizardtable.games.anludim.rules.moves import DrawTwo
from wizardtable.play.autoplay import FORCED_ALL, FORCED_NONE
from wizardtable.play.controller import Controller
from wizardtable.table.table_view import TableView

SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return
DECK = ("deck",)
CONTROL = Qt.KeyboardModifier.ControlModifier


class Clock:
    def __init__(self, table: TableView) -> None:
        self.now = 100.0
        self.table = table
        table.intents.hold_seconds = 0.5
        table.table.animator.clock = lambda: self.now
        table.table.animator.stirred_at = self.now - 10

    def wait(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def mine(qtbot: Any) -> tuple[TableView, Clock, Game]:
    """Returns a table at which the viewer's turn has just begun, its clock and its game."""
    game = Game(3, 6).until(1, lambda action: isinstance(action, DrawTwo))
    table = shown(game)
    qtbot.addWidget(table)
    clock = Clock(table)
    game.until(0, lambda action: isinstance(action, DrawTwo))
    table.present(game.frame(), animate=False)
    return table, clock, game


def _enter(table: TableView) -> None:
    table.keys.stand_on(DECK)
    QTest.keyClick(table, ENTER)


def _click(table: TableView) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point(table, DECK))


def _double(table: TableView) -> None:
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point(table, DECK))


@pytest.mark.parametrize("do", [_enter, _click, _double])
def test_what_comes_within_half_a_second_after_the_turn_does_nothing(
    mine: tuple[TableView, Clock, Game], do: Callable[[TableView], None]
) -> None:
    table, clock, _ = mine
    made: list[Any] = []
    table.chosen.connect(made.append)
    clock.wait(0.4)
    do(table)
    assert table.offers.taken == () and made == []
    clock.wait(0.2)
    do(table)
    assert table.offers.taken or made


def test_the_half_second_does_not_count_within_a_turn(
    mine: tuple[TableView, Clock, Game],
) -> None:
    table, clock, game = mine
    clock.wait(1)
    table.present(game.frame(), animate=False)
    _enter(table)
    assert table.offers.taken


def test_space_only_skips_until_half_a_second_after_the_last_motion(
    mine: tuple[TableView, Clock, Game],
) -> None:
    table, clock, _ = mine
    clock.wait(1)
    table.keys.stand_on(DECK)
    table.table.animator.pause(1000.0, lambda: None)
    for _ in range(5):  # beyond the pause
        clock.wait(0.3)
        table.table.animator.tick()
    assert not table.table.animator.is_busy
    clock.wait(0.3)
    QTest.keyClick(table, SPACE)
    assert table.offers.taken == ()
    clock.wait(0.4)  # a press that skips is a skip
    QTest.keyClick(table, SPACE)
    assert table.offers.taken == ()
    clock.wait(0.6)
    QTest.keyClick(table, SPACE)
    assert table.offers.taken == (DECK,)


def test_the_cursors_own_motion_keeps_space_from_nothing(
    mine: tuple[TableView, Clock, Game],
) -> None:
    table, clock, _ = mine
    clock.wait(1)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Right)
    at = table.stage.cursor.at
    QTest.keyClick(table, SPACE)
    assert table.offers.taken == (at,)


@pytest.fixture
def drawing(hands: Hands) -> Hands:
    """Returns a match in which the viewer holds the deck, and drawing from it ends the turn."""
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    while not hands.controller.autoplay.passes_turn(DrawTwo()):
        hands.controller.act(hands.controller.menu()[0])
    hands.table.keys.stand_on(DECK)
    QTest.keyClick(hands.table, ENTER)
    assert hands.table.offers.taken == (DECK,)
    return hands


def test_space_does_not_end_a_turn_but_enter_does(drawing: Hands) -> None:
    actions = drawing.controller.match.actions
    before = len(actions)
    said: list[str] = []
    drawing.table.refused.connect(lambda reason: said.append(str(reason)))
    for _ in range(3):
        drawing.table.keys.stand_on(DECK)
        QTest.keyClick(drawing.table, SPACE)
    assert len(actions) == before
    assert set(said) == {"Press Enter: Space does not play a move that ends your turn."}
    while len(actions) == before:  # the deck may have to be taken again
        drawing.table.keys.stand_on(DECK)
        QTest.keyClick(drawing.table, ENTER)
    assert actions[-1] == DrawTwo()


def test_nor_does_space_in_the_list_of_moves(drawing: Hands) -> None:
    actions, moves = drawing.controller.match.actions, drawing.main.page.panel.moves
    before = len(actions)
    drawing.main.page.commands["to_moves"].trigger()
    moves.setCurrentRow(moves.row_of(DrawTwo()))
    QTest.keyClick(moves, SPACE)
    assert len(actions) == before
    QTest.keyClick(moves, ENTER)
    assert actions[before:] == [DrawTwo()]


def test_a_button_with_the_focus_keeps_space(drawing: Hands) -> None:
    pressed: list[bool] = []
    button = QPushButton("Here", drawing.main.page)
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    button.setFocus()
    QTest.keyClick(button, SPACE)
    assert pressed == [True]


@pytest.mark.parametrize(("forced", "passes"), [(FORCED_NONE, False), (FORCED_ALL, True)])
def test_what_plays_itself_afterwards_counts_as_ending_the_turn(forced: str, passes: bool) -> None:
    """Tests a release of a component after which only one move is left.

    If the player lets such moves be played automatically, the release ends the turn.
    """
    match = Match(catalog.get("wizards_gambit"), Setup(2), 0, (RANDOM, ADA))
    luck = random.Random(0)
    for _ in range(6):
        match.play(luck.choice(match.menu()))
    assert match.to_move == 1
    controller = Controller(match, None, lambda: None)  # type: ignore[arg-type,return-value]
    controller.autoplay.forced_moves = forced
    released = next(action for action in match.menu() if _leads_on(match, action))
    assert controller.autoplay.passes_turn(released) is passes


def _leads_on(match: Match, action: object) -> bool:
    """Returns whether an action leaves exactly one legal move of the turn, which then ends the
    turn."""
    assert match.to_move is not None
    trial = match.trial(match.to_move, 0)
    trial.play(action)
    only = trial.only_action() if trial.to_move == match.to_move else None
    if only is None:
        return False
    trial.play(only)
    return trial.to_move != match.to_move


def test_the_last_action_of_a_match_passes_the_turn() -> None:
    match = Match(SPEC, Setup(2), 3, (ADA, RANDOM))
    while match.to_move is not None:
        controller = Controller(match, None, lambda: None)  # type: ignore[arg-type,return-value]
        action = match.menu()[0]
        expected = controller.autoplay.passes_turn(action)
        mover = match.to_move
        match.play(action)
        assert expected == (match.to_move != mover)


def test_what_space_does_tells_nothing_of_what_chance_will_bring() -> None:
    match = Match(catalog.get("elfenwizards"), Setup(3), 3, (ADA, RANDOM, RANDOM))
    luck = random.Random(1)
    for _ in range(25):
        seat = match.to_move
        assert seat is not None
        menu = list(match.menu())
        answers = []
        for seed in (10, 11):
            other = match.trial(seat, seed)
            controller = Controller(other, None, lambda: None)  # type: ignore[arg-type,return-value]
            answers.append([controller.autoplay.passes_turn(action) for action in menu])
        assert answers[0] == answers[1]
        match.play(luck.choice(menu))


def test_shortcuts_work_with_cyrillic_letters_alone(drawing: Hands) -> None:
    called: list[str] = []
    page = drawing.main.page
    page.commands["undo"].triggered.connect(lambda: called.append("undo"))
    page.commands["undo"].setEnabled(True)
    log = page.commands["log"].isChecked()
    press(drawing.table, "Z", "я", CONTROL)
    press(drawing.table, "L", "д")
    assert called == ["undo"]
    assert page.commands["log"].isChecked() is not log
