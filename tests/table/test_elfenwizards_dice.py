# SPDX-License-Identifier: MIT
"""Tests that clicks, drags and keys on the dice of Elfenwizards lead to the right actions."""

import copy
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.elfenwizards import Game, game_at, offered, piece, seated
from tests.table.tables import LEFT, click, drag, point, zone_point
from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    COMMIT,
    CONTEST,
    PLACE,
    USE,
    State,
)
from wizardtable.games.elfenwizards.view.gestures import Sitting
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import (
    BOXED,
    ROLLED,
    box_at,
    place_in_box,
)
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key
from wizardtable.table.zones import Box


def test_equal_dice_mean_the_same(qtbot: QtBot) -> None:
    game = game_at(PLACE, fits=lambda s: len(set(s.rolled)) < len(s.rolled))
    table, made = seated(qtbot, game)
    face = next(face for face in game.state.rolled if game.state.rolled.count(face) > 1)
    equal = table.sitting.suggest(moves.PlaceDie(face, 2))[:1]
    held = table.sitting._numbers
    same = [k for k in table.offers.sources if held.die_place(0, k[2]) == 1 + face]
    assert len(same) == game.state.rolled.count(face)
    assert set(equal) <= set(same)
    for key in same:
        drag(table, point(table, key), zone_point(table, "box:2"))
    assert made == [moves.PlaceDie(face, 2)] * len(same)


def test_a_double_click_puts_a_die_where_the_last_one_went(qtbot: QtBot) -> None:
    game = game_at(PLACE, fits=lambda s: s.phase == CAST and len(set(s.rolled)) > 2)
    table, made = seated(qtbot, game)
    first = offered(game, moves.PlaceDie)[0]
    drag(table, point(table, piece(table, first)), zone_point(table, "box:3"))
    game.play(made[0])
    table.present(game.frame(), animate=False)
    at = point(table, table.offers.sources[0])
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    QTest.mouseDClick(table.viewport(), LEFT, pos=at)
    assert len(made) == 2
    assert made[1].box == 3


def place_of(table: TableView, key: Key) -> int:
    """Returns the place of a die."""
    assert isinstance(table.sitting, Sitting)
    return table.sitting._numbers.die_place(int(key[1]), int(key[2]))


def boxed(table: TableView, key: Key) -> bool:
    """Returns whether a die is in a box."""
    return box_at(place_of(table, key)) >= 0


def _cast_of_several(qtbot: QtBot) -> tuple[Game, TableView, list[Any], list[Key]]:
    """Returns a table at the first cast, with its dice from left to right."""
    game = game_at(PLACE, fits=lambda s: s.phase == CAST and len(s.rolled) > 4)
    table, made = seated(qtbot, game)
    dice = sorted(table.offers.sources, key=lambda key: point(table, key).x())
    return game, table, made, dice


def _played_cast(qtbot: QtBot) -> tuple[TableView, list[Any], list[Key]]:
    """Returns a table at the first cast of dice, which plays the actions of gestures."""
    game, table, made, dice = _cast_of_several(qtbot)

    def play(action: Any) -> None:
        game.play(action)
        table.present(game.frame(), animate=False)

    table.chosen.connect(play)
    return table, made, dice


def test_several_dice_are_placed_at_once(qtbot: QtBot) -> None:
    table, made, dice = _played_cast(qtbot)
    faces = [place_of(table, key) - ROLLED for key in dice]
    for key in dice[:4]:
        click(table, point(table, key))
    click(table, point(table, dice[1]))
    assert table.offers.taken == (dice[0], dice[2], dice[3])
    click(table, zone_point(table, "box:1"))
    assert made == [moves.PlaceDie(faces[i], 1) for i in (0, 2, 3)]
    assert [place_of(table, key) >= BOXED for key in dice[:5]] == [True, False, True, True, False]


def test_several_dice_are_dragged_together(qtbot: QtBot) -> None:
    table, made, dice = _played_cast(qtbot)
    click(table, point(table, dice[0]))
    click(table, point(table, dice[4]))
    drag(table, point(table, dice[4]), zone_point(table, "box:0"))
    assert len(made) == 2
    assert {action.box for action in made} == {0}


def test_no_die_moves_under_the_pointer_while_others_are_placed(qtbot: QtBot) -> None:
    game, table, made, dice = _cast_of_several(qtbot)
    places = {key: point(table, key) for key in dice}
    for key in (dice[1], dice[0], dice[4]):
        click(table, point(table, key))
        click(table, zone_point(table, "box:2"))
        game.play(made[-1])
        table.present(game.frame(), animate=False)
        for other in table.offers.sources:
            assert point(table, other) == places[other]
        assert key not in table.offers.sources


def test_no_die_in_a_box_moves_under_the_pointer_while_others_are_taken_out(qtbot: QtBot) -> None:
    game = game_at(COMMIT)
    table, _ = seated(qtbot, game)

    def in_boxes() -> dict[Key, Box]:
        pieces = table.layout_now.pieces
        dice = [piece for piece in pieces if piece.key[0] == "die"]
        return {die.key: die.spot.box for die in dice if boxed(table, die.key)}

    before, moved = in_boxes(), 0
    while game.mover is not None and game.state.step == COMMIT:
        game.step()
        table.present(game.frame(), animate=False)
        after = in_boxes()
        assert after.items() <= before.items()
        moved += len(before) - len(after)
        before = after
        if game.state.phase != CONTEST:
            break
    assert moved > 5


def test_of_equal_dice_the_one_that_was_taken_goes_to_the_wizard(qtbot: QtBot) -> None:
    def fits(state: State) -> bool:
        return any(len(set(dice)) < len(dice) for dice in state.placed[0][:4])

    game = game_at(COMMIT, fits=fits)
    level = next(i for i, dice in enumerate(game.state.placed[0]) if len(set(dice)) < len(dice))
    dice = game.state.placed[0][level]
    face = next(face for face in dice if dice.count(face) > 1)
    action = next(
        commit
        for commit in offered(game, moves.Commit)
        if commit.face == face
        and components.LEVEL_BY_PLACE[game.state.place[commit.wizard]] == level
    )
    for number in range(2):
        table, made = seated(qtbot, game)
        assert isinstance(table.sitting, Sitting)
        equal = table.sitting._numbers.dice(0, place_in_box(level, face))
        key: Key = ("die", 0, equal[number])
        drag(table, point(table, key), zone_point(table, f"wizard:{action.wizard}"))
        later = copy.deepcopy(game)
        later.play(made[0])
        table.present(later.frame(), animate=False)
        assert not boxed(table, key)


def test_a_digit_takes_a_die_with_this_face_and_arrows_lead_to_its_box(qtbot: QtBot) -> None:
    game = game_at(PLACE, tokens=(1,))
    table, made = seated(qtbot, game)
    face = game.state.rolled[-1]
    table.setFocus()
    QTest.keyClick(table, Qt.Key(Qt.Key.Key_0 + face))
    taken = table.offers.taken
    assert len(taken) == 1
    assert set(table.offers.targets) == {f"box:{box}" for box in range(6)}
    table.intents.click(("zone", "box:1"))
    assert made == [moves.PlaceDie(face, 1)]


def test_the_dice_chosen_to_be_used_are_lifted_and_counted(qtbot: QtBot) -> None:
    game = game_at(USE, fits=lambda s: bool(s.used))
    table, _ = seated(qtbot, game)
    assert len(table.offers.taken) == len(game.state.used)
    assert str(sum(game.state.used)) in table.offers.heading


def test_dice_in_a_box_keep_their_places_until_the_turn_is_over(qtbot: QtBot) -> None:
    game, table, made, _ = _cast_of_several(qtbot)

    def lying() -> dict[Key, Box | None]:
        keys = [key for key in table.table.items_by_key if key[0] == "die" and boxed(table, key)]
        return {key: table.table.box_of(key) for key in keys}

    turn, steps = game.state.turn_number, 0
    while len(game.state.rolled) > 1:
        before = lying()
        click(table, point(table, table.offers.sources[-1]))
        click(table, zone_point(table, "box:4"))
        game.play(made[-1])
        table.present(game.frame(), animate=False)
        after = lying()
        assert len(after) == len(before) + 1
        if steps:  # a box that was empty has no places yet
            assert {key: after[key] for key in before} == before
        steps += 1
    assert game.state.turn_number == turn and steps > 2
    game.play(moves.PlaceDie(game.state.rolled[0], 4))
    table.present(game.frame(), animate=False)
    assert game.state.turn_number > turn
    sides = [(box.x, place_of(table, key)) for key, box in lying().items() if box and key[1] == 0]
    assert [place for _, place in sorted(sides)] == sorted((p for _, p in sides), reverse=True)
