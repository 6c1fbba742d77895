# SPDX-License-Identifier: MIT
"""Tests that a click takes a piece up in every game, and acts only if the game asks for a piece."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table import wizards_gambit
from tests.table.tables import LEFT, Playing, point
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import LIMIT
from wizardtable.play.frames import Frame
from wizardtable.table.kit.sitting import PieceSitting
from wizardtable.table.view import Act, Key

MIN_ASKED_PIECES = {"anludim": 0, "zavandor": 6, "elfenwizards": 40, "wizards_gambit": 10}
"""By game, the least number of pieces that the game asks for in the matches below."""


def seated(game: Playing, frame: Frame) -> PieceSitting[Any]:
    sitting = game.spec.view.sit()
    assert isinstance(sitting, PieceSitting)
    sitting.present(frame)
    return sitting


def meant(sitting: PieceSitting[Any], key: Key) -> list[Any]:
    """Returns the actions of the menu that can begin with a piece."""
    return [action for action in sitting.shown.menu if key in sitting.pieces_of(action)]


@pytest.mark.few(only="wizards_gambit|zavandor")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_click_acts_where_the_game_asks_which_piece_and_takes_it_up_elsewhere(
    qtbot: QtBot, name: str
) -> None:
    spec, answered = catalog.get(name), 0
    for seed in (1, 2):
        game = Playing(spec, Setup(3), seed)
        for _ in range(160):
            if game.mover is None:
                break
            frame = game.frame(int(game.mover))
            sitting = seated(game, frame)
            for key in sitting.offers().sources:
                actions = meant(sitting, key)
                if sitting.must_choose_piece() and len(actions) == 1:
                    assert sitting.click(key) == Act(actions[0]), (key, actions)
                    answered += 1
                else:
                    assert not isinstance(sitting.click(key), Act), (key, actions)
                sitting.present(frame)
            game.step()
    assert answered >= MIN_ASKED_PIECES[name]


def test_a_double_click_answers_once(qtbot: QtBot) -> None:
    """Tests that the second click does not reach the card that has just come under the pointer."""
    game = wizards_gambit.game_at(LIMIT, lambda state, menu: len(menu) > 5)
    table = wizards_gambit.table_of(qtbot, game)
    actions = wizards_gambit.actions_of(table)

    def play(action: Any) -> None:
        game.play(action)
        table.present(game.frame(), animate=False)

    table.chosen.connect(play)
    action = wizards_gambit.first(game, moves.Discard)
    place = point(table, wizards_gambit.card_of(table, action.face))
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    assert actions == [action]
    assert table.sitting.held_key is None
