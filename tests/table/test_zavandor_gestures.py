# SPDX-License-Identifier: MIT
"""Tests that clicks, drags and keys at a table of Zavandor lead to the right actions."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.tables import LEFT, Playing, click, drag, point, shown, zone_point
from tests.table.zavandor import Game
from wizardtable.core.game import Setup
from wizardtable.core.teaching.course import Course
from wizardtable.games.zavandor import SPEC
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import ACCUMULATION
from wizardtable.games.zavandor.rules.state import ADVANCE, CHOOSE, MARKER, VICTIM
from wizardtable.play.frames import present_frame
from wizardtable.table.pictures import Finish
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key


def where(kind: type, seats: int = 3, seed: int = 3, *options: str) -> tuple[Game, Any]:
    """Returns a game in which seat 0 can take an action of a kind, and this action."""
    game = Game(seats, seed, *options)
    for more in range(20):
        while game.mover is not None:
            if game.mover == 0:
                actions = [action for action in game.menu(0) if isinstance(action, kind)]
                if actions:
                    return game, actions[0]
            game.step()
        game = Game(seats, seed + 100 * (more + 1), *options)
    raise AssertionError(f"nobody could {kind.__name__}")


def actions_of(table: TableView) -> list[Any]:
    actions: list[Any] = []
    table.chosen.connect(actions.append)
    return actions


def piece(table: TableView, action: Any) -> Key:
    return next(key for key in table.sitting.suggest(action) if key in table.table.items_by_key)


@pytest.mark.parametrize(
    "kind",
    [
        moves.Enchant,
        moves.Advance,
        moves.BuyMarker,
        moves.Deactivate,
        moves.Activate,
    ],
)
def test_a_second_click_does_what_a_piece_is_good_for(qtbot: QtBot, kind: type) -> None:
    game, action = where(kind)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, piece(table, action)))
    assert made == []
    assert piece(table, action) in table.offers.taken
    click(table, point(table, piece(table, action)))
    assert made == [action]


@pytest.mark.parametrize(
    ("kind", "zone"),
    [
        (moves.Enchant, "spiral"),
        (moves.Activate, "spiral"),
        (moves.Deactivate, "pentagon"),
        (moves.Disenchant, "supply"),
        (moves.GiveUp, "supply"),
        (moves.BuyMarker, "pentagon"),
        (moves.TakeMarker, "pentagon"),
    ],
)
def test_a_piece_is_dragged_where_it_is_to_go(qtbot: QtBot, kind: type, zone: str) -> None:
    game, action = where(kind)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    drag(table, point(table, piece(table, action)), zone_point(table, zone))
    assert made == [action]


def test_a_marker_for_sale_is_dragged_onto_the_domain_it_opens(qtbot: QtBot) -> None:
    game = Game(3, 3)
    while not (game.mover == 0 and [action for action in game.menu(0) if _opens(action)]):
        game.step()
    action = next(action for action in game.menu(0) if _opens(action))
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    start = point(table, ("marker", 0, action.marker))
    drag(table, start, zone_point(table, f"domain:{action.domain}"))
    assert made == [action]


def _opens(action: Any) -> bool:
    return isinstance(action, moves.Advance) and action.marker > 0


def test_a_waiting_marker_is_dragged_onto_the_domain_it_opens(qtbot: QtBot) -> None:
    game = Game(3, 3)
    while True:
        game.step()
        if game.mover == 0 and game.state.waiting[0]:
            levels = game.state.levels[0]
            entries = [
                action
                for action in game.menu(0)
                if isinstance(action, moves.Advance) and not levels[action.domain]
            ]
            if entries:
                break
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    end = zone_point(table, f"domain:{entries[0].domain}")
    drag(table, point(table, ("token", 0, 0)), end)
    assert made == [entries[0]]


def test_a_click_on_a_gem_and_one_on_its_goal_do_the_same(qtbot: QtBot) -> None:
    game, action = where(moves.Enchant)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, ("supply", action.gem)))
    assert "spiral" in table.offers.targets
    table.intents.handle(table.sitting.choose_zone("spiral"))
    assert made == [action]


def test_a_double_click_enchants_at_once(qtbot: QtBot) -> None:
    game, action = where(moves.Enchant)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    at = point(table, piece(table, action))
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    QTest.mouseDClick(table.viewport(), LEFT, pos=at)
    assert made == [action]


def test_the_panel_offers_both_ways_to_move_a_gem(qtbot: QtBot) -> None:
    game, action = where(moves.Deactivate)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, piece(table, action)))
    assert len(table.offers.choices) == 2
    click(table, point(table, ("table", "choice", table.offers.choices[1].id)))
    assert made == [moves.Disenchant(action.gem, True)]


def test_what_cannot_be_enchanted_is_refused_with_the_reason(qtbot: QtBot) -> None:
    game = Game(3, 3).to_round(1)
    table = shown(game)
    qtbot.addWidget(table)
    made, reasons = actions_of(table), []
    table.refused.connect(reasons.append)
    ruby = 4
    click(table, point(table, ("supply", ruby)))
    assert made == []
    assert reasons == [game.check(moves.Enchant(ruby))]
    assert table.offers.taken == ()


def test_a_gem_let_go_in_the_wrong_place_glides_back(qtbot: QtBot) -> None:
    game, action = where(moves.Deactivate)
    table = shown(game)
    qtbot.addWidget(table)
    made, reasons = actions_of(table), []
    table.refused.connect(reasons.append)
    key = piece(table, action)
    before = table.table.items_by_key[key].posture
    drag(table, point(table, key), zone_point(table, "hand"))
    table.skip()
    assert made == []
    assert len(reasons) == 1
    assert table.table.items_by_key[key].posture == before


def test_a_click_on_an_open_lot_sets_up_its_auction(qtbot: QtBot) -> None:
    game, action = where(moves.OpenAuction)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, piece(table, action)))
    assert made == []
    assert table.sitting._stage.takes_gestures
    assert table.cancel()
    assert not table.sitting._stage.takes_gestures


def test_the_turn_is_ended_from_the_panel(qtbot: QtBot) -> None:
    game, action = where(moves.EndTurn)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, ("table", "choice", "end")))
    assert made == [action]


def test_a_character_is_chosen_by_a_click_and_by_a_double_click_once(qtbot: QtBot) -> None:
    game, action = where(moves.ChooseCharacter, 3, 3, "chosen_characters")
    assert game.state.phase == CHOOSE
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    at = point(table, piece(table, action))
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    QTest.mouseDClick(table.viewport(), LEFT, pos=at)
    assert made == [action]


@pytest.mark.parametrize(
    ("kind", "phase"),
    [(moves.TakeMarker, MARKER), (moves.GiveUp, VICTIM), (moves.FreeAdvance, ADVANCE)],
)
def test_what_has_to_be_chosen_glows_and_is_chosen_by_a_click(
    qtbot: QtBot, kind: type, phase: int
) -> None:
    game, chosen = where(kind)
    assert game.state.phase == phase
    table = shown(game)
    qtbot.addWidget(table)
    wanted = [action for action in game.menu(0) if isinstance(action, kind)]
    for action in wanted:
        assert set(table.sitting.suggest(action)) <= set(table.offers.sources)
    made = actions_of(table)
    click(table, point(table, piece(table, chosen)))
    assert made == [chosen]


def test_every_action_of_a_turn_but_bids_can_be_reached_by_keyboard(qtbot: QtBot) -> None:
    game, _ = where(moves.Advance)
    table = shown(game)
    qtbot.addWidget(table)
    table.setFocus()
    places = [key for key, _ in table.stage.usable_places()]
    for action in game.menu(0):
        pieces = table.sitting.suggest(action)
        assert any(key in places for key in pieces), action


def test_an_opponents_turn_leaves_nothing_to_take(qtbot: QtBot) -> None:
    game = Game(3, 3).to_round(2, seat=1)
    table = shown(game)
    qtbot.addWidget(table)
    assert table.offers.sources == ()
    made = actions_of(table)
    click(table, point(table, ("supply", 0)))
    assert made == []


def test_a_finished_game_can_be_looked_at(qtbot: QtBot) -> None:
    game = Game(2, 5)
    while game.mover is not None:
        game.step()
    for viewer in (0, 1, None):
        table = shown(game, viewer=viewer)
        qtbot.addWidget(table)
        assert table.offers.sources == ()
        assert table.offers.choices == ()


def test_a_free_advance_lights_the_domains_it_can_go_to_and_nothing_else(qtbot: QtBot) -> None:
    met = tokens = 0
    for seed in range(6):
        game = Playing(SPEC, Setup(3), seed)
        while game.mover is not None:
            if game.state.phase == ADVANCE:
                frame = game.frame(int(game.mover))
                legal = [
                    action.domain for action in frame.menu if isinstance(action, moves.FreeAdvance)
                ]
                sitting = SPEC.view.sit()
                sitting.present(frame)
                lit = sitting.offers()
                assert [key[2] for key in lit.sources if key[0] == "domain"] == legal
                assert len(lit.sources) == len(legal)
                assert lit.targets == ()
                if sitting.begin_drag(
                    ("token", game.mover, 0)
                ):  # a marker that waits in the pentagon
                    levels = frame.observation.levels[game.mover]
                    entered = [f"domain:{domain}" for domain in legal if not levels[domain]]
                    assert list(sitting.offers().targets) == entered
                    tokens += 1
                met += 1
            game.step()
    assert met > 15
    assert tokens > 0


def test_the_lesson_lights_the_free_advance_that_it_asks_for_and_dims_the_others(
    qtbot: QtBot,
) -> None:
    course = Course(SPEC, "Ariane")
    step = next(
        i
        for i, step_of_course in enumerate(course.steps)
        if moves.FreeAdvance(ACCUMULATION) in step_of_course.moves
    )
    course.go_to(step)
    seat = course.match.to_move
    table = TableView(SPEC)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.present(
        present_frame(
            course.match, seat, course.match.menu(), lambda _: None, since=None, is_own_move=True
        ),
        animate=False,
    )
    table.point_at(course.shown_marks)
    items = table.table.items_by_key.items()
    lit = {
        key
        for key, item in items
        if table.stage.finish(item.placement) in (Finish.HINT, Finish.SOURCE, Finish.LIFTED)
    }
    assert lit == {("domain", seat, ACCUMULATION)}
