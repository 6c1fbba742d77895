# SPDX-License-Identifier: MIT
"""Tests that the list of moves shows every kind of move, and more moves of a kind on request."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules.moves import Bid, Disenchant, EndTurn, PassBid
from wizardtable.games.zavandor.rules.state import AUCTION, TURN
from wizardtable.ui.match.action_list import ActionList
from wizardtable.ui.match.side_panel import SidePanel


def zavandor(phase: int) -> Playing:
    """Returns a match of Zavandor in which seat 0 has gems and is to decide in this phase."""
    game = Playing(catalog.get("zavandor"), Setup(2), 5)
    while game.mover != 0 or game.state.phase != phase or not sum(game.state.spiral[0]):
        game.step()
    return game


def choices(game: Playing) -> list[Any]:
    candidates = game.rules.candidates(game.state)
    return [action for action in candidates if game.check(action) is None]


def listed(qtbot: QtBot, game: Playing) -> ActionList:
    moves = ActionList()
    qtbot.addWidget(moves)
    moves.resize(300, 400)
    moves.show()
    observation = game.rules.observe(game.state, game.mover)
    names = ("Ada", "Bea", "Cleo", "Dora", "Eve", "Fay")
    moves.offer_actions(
        game.menu(game.mover),
        choices(game),
        lambda action: str(game.spec.wording.action(observation, action, names)),
    )
    return moves


def expand(moves: ActionList) -> None:
    """Presses *More…* until no such row is left."""
    while any(moves.item(row).text().startswith("More") for row in range(moves.count())):
        row = next(r for r in range(moves.count()) if moves.item(r).text().startswith("More"))
        moves.setCurrentRow(row)
        QTest.keyClick(moves, Qt.Key.Key_Return)


def test_an_auction_lists_bids_that_gems_would_have_to_be_sold_for(qtbot: QtBot) -> None:
    game = zavandor(AUCTION)
    state = game.state
    state.lot, state.bid = 0, 20
    state.hands = [(), *state.hands[1:]]
    state.dust = [0, *state.dust[1:]]
    state.spiral = [(0, 1, 1, 0, 0), *state.spiral[1:]]
    bids = [action for action in choices(game) if isinstance(action, Bid)]
    assert bids, "the gems are worth more than the standing bid"
    moves = listed(qtbot, game)
    assert any(isinstance(action, Bid) for action in moves.offered_actions)
    assert any(isinstance(action, PassBid) for action in moves.offered_actions)
    expand(moves)
    assert [bid for bid in moves.offered_actions if isinstance(bid, Bid)] == bids


def test_an_active_gem_can_always_be_disenchanted_from_the_list(qtbot: QtBot) -> None:
    game = zavandor(TURN)
    gem = next(gem for gem, count in enumerate(game.state.spiral[0]) if count)
    assert Disenchant(gem, True) in listed(qtbot, game).offered_actions


def test_the_cursor_is_on_the_first_move_that_was_asked_for(qtbot: QtBot) -> None:
    game = zavandor(TURN)
    game.state.dust = [120, *game.state.dust[1:]]
    moves = listed(qtbot, game)
    played: list[Any] = []
    moves.chosen.connect(played.append)
    before = set(moves.offered_actions)
    row = next(r for r in range(moves.count()) if moves.item(r).text().startswith("More"))
    moves.setCurrentRow(row)
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert played == []
    QTest.keyClick(moves, Qt.Key.Key_Return)
    (action,) = played
    assert action not in before
    assert not isinstance(action, EndTurn)


@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_every_legal_move_is_found_in_the_list_and_no_two_read_alike(
    qtbot: QtBot, name: str
) -> None:
    spec = catalog.get(name)
    for seed in range(3):
        game = Playing(spec, Setup(spec.seats[seed % len(spec.seats)]), seed)
        for _ in range(12):
            for _ in range(7):
                if game.mover is not None:
                    game.step()
            if game.mover is None:
                break
            moves = listed(qtbot, game)
            expand(moves)
            assert set(moves.offered_actions) == set(choices(game))
            texts = [moves.item(row).text() for row in range(moves.count())]
            assert len(set(texts)) == len(texts)


def middle_of(moves: ActionList, row: int) -> QPoint:
    return moves.visualItemRect(moves.item(row)).center()


def test_a_click_shows_a_move_on_the_table_as_the_arrow_keys_do_and_plays_nothing(
    qtbot: QtBot,
) -> None:
    moves = listed(qtbot, zavandor(TURN))
    shown: list[Any] = []
    played: list[Any] = []
    moves.considered.connect(shown.append)
    moves.chosen.connect(played.append)
    for row in (1, 1, 0):
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(moves, row))
    QTest.keyClick(moves, Qt.Key.Key_Down)
    first, second = moves.offered_actions[:2]
    assert shown == [second, second, first, second]
    assert played == []


def test_a_double_click_plays_a_move_once(qtbot: QtBot) -> None:
    moves = listed(qtbot, zavandor(TURN))
    played: list[Any] = []
    moves.chosen.connect(played.append)
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(moves.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(moves, 1))
    assert played == [moves.offered_actions[1]]


def test_the_list_says_how_a_move_is_seen_and_played(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    panel = SidePanel(page)
    said = "Click a move to see it; double-click it or press Enter to play it."
    assert any(label.text() == said for label in page.findChildren(QLabel))
    assert panel.moves.toolTip() == panel.moves.accessibleDescription() == said


def test_a_keyboard_that_comes_to_the_list_sees_which_move_enter_would_play(qtbot: QtBot) -> None:
    moves = listed(qtbot, zavandor(TURN))
    assert not moves.selectedItems()
    moves.setFocus(Qt.FocusReason.ShortcutFocusReason)
    qtbot.waitUntil(moves.hasFocus)
    assert moves.selectedItems() == [moves.currentItem()]
    with qtbot.waitSignal(moves.chosen) as played:
        QTest.keyClick(moves, Qt.Key.Key_Return)
    assert played.args == [moves.offered_actions[0]]


def test_what_a_move_wins_is_below_it_and_is_read_with_it(qtbot: QtBot) -> None:
    moves = ActionList()
    qtbot.addWidget(moves)
    gains = {"lay": "Wins the Alchemist from Blaise.", "draw": ""}
    moves.offer_actions(("lay", "draw"), ("lay", "draw"), str.capitalize, gains.__getitem__)
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert [moves.item(row).text() for row in range(2)] == ["Lay", "Draw"]
    assert moves.item(0).data(spoken) == "Lay. Wins the Alchemist from Blaise."
    assert moves.item(1).data(spoken) is None
    moves.resize(300, 400)
    moves.show()
    assert moves.sizeHintForRow(0) > moves.sizeHintForRow(1)


def test_a_new_list_begins_at_its_top(qtbot: QtBot) -> None:
    moves = ActionList()
    qtbot.addWidget(moves)
    moves.resize(300, 200)
    moves.show()
    menu = list(range(40))
    for row in (1, 20):
        moves.offer_actions(menu, menu, lambda action: f"Move {action} with many words " * 4)
        moves.setCurrentRow(row)
        moves.scrollTo(moves.currentIndex())
        moves.offer_actions(menu, menu, lambda action: f"Move {action}")
        assert moves.verticalScrollBar().value() == 0
