# SPDX-License-Identifier: MIT
"""Tests that any point of a glowing piece or zone takes it, in all games."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.table import zavandor
from tests.table.tables import Playing, click, drag, point, shown, zone_point
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.text import Message
from wizardtable.games.zavandor.rules.moves import (
    ChooseCharacter,
    Deactivate,
    Enchant,
    OpenAuction,
)
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Act, Key, Rearranged, Zone

QUICK_COUNTS, THOROUGH_COUNTS = (4, 2), (9, 10)
"""For the default tests and the long ones: the tried points of a piece in each direction, and the
turns of a match."""


def tables(qtbot: QtBot, name: str, size: tuple[int, int], turns: int) -> Iterator[TableView]:
    """Yields a table at several turns of its viewer, each with other kinds of actions."""
    spec = catalog.get(name)
    game = Playing(spec, Setup(max(spec.seats)), 5).steps(spec.seats[-1])
    table = shown(game, size, art=PictureCache(lambda *_: None))
    qtbot.addWidget(table)
    table.setUpdatesEnabled(False)  # painting would only take time
    kinds: set[frozenset[type]] = set()
    while game.mover is not None and len(kinds) < turns:
        of_turn = frozenset(map(type, game.menu(0)))
        if game.mover == 0 and of_turn not in kinds:
            kinds.add(of_turn)
            table.present(game.frame(), animate=False)
            if table.offers.sources:
                yield table
        game.step()


def points(table: TableView, key: Key, across: int) -> list[tuple[float, float]]:
    """Returns points all over a piece and its glow."""
    item = table.table.items_by_key[key]
    reach = item.glow_reach * 0.99
    box = item.box().inset(-reach)
    steps = [(i + 0.5) / across for i in range(across)]
    places = [(box.x + box.w * i, box.y + box.h * j) for i in steps for j in steps]
    return [place for place in places if item.distance(*place) <= reach]


def taken_at(table: TableView, x: float, y: float) -> Key | None:
    """Returns the piece that a press at a point takes."""
    item = table.pointer.piece_at(x, y)
    return None if item is None else item.key


def is_covered(table: TableView, key: Key, other: Key | None) -> bool:
    """Returns whether another piece lies above a piece at a point, so that players see the other
    one there."""
    items = table.table.items_by_key
    return other is not None and items[other].zValue() >= items[key].zValue()


def is_taken(table: TableView, key: Key) -> bool:
    """Returns whether a click takes a piece, and a drag too if the piece can go anywhere."""
    sitting: Any = table.sitting
    goes = [option.zones for option in sitting.actions_of(key)]
    is_carried = bool(sitting.begin_drag(key)) or (goes != [] and not any(goes))
    sitting.drop(None, -1.0, -1.0)
    sitting.cancel()
    is_clicked = isinstance(sitting.click(key), Act | Rearranged)
    sitting.cancel()
    return is_carried and is_clicked


def try_every_point(qtbot: QtBot, name: str, size: tuple[int, int], effort: Any) -> None:
    across, turns = effort
    tried = 0
    for table in tables(qtbot, name, size, turns):
        sources = [key for key in table.offers.sources if key in table.table.items_by_key]
        taken_keys: set[Key] = set()
        for key in sources:
            for x, y in points(table, key, across):
                got = taken_at(table, x, y)
                assert got in sources or is_covered(table, key, got), (key, got)
                taken_keys.update({got} & set(sources))
                tried += 1
        assert taken_keys
        assert [key for key in sorted(taken_keys, key=str) if not is_taken(table, key)] == []
    assert tried > 50


@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_every_point_of_what_glows_takes_it(qtbot: QtBot, name: str) -> None:
    try_every_point(qtbot, name, (1280, 720), QUICK_COUNTS)


@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_a_drop_at_the_very_edge_of_a_target_reaches_it(qtbot: QtBot, name: str) -> None:
    table = next(tables(qtbot, name, (1280, 720), QUICK_COUNTS[1]))
    stage, sources = table.stage, table.offers.sources
    carried = next(
        (key for key in sources if table.sitting.begin_drag(key) and targets(table)), None
    )
    assert carried is not None
    for zone in targets(table):
        x, y, right, bottom = zone.box.x, zone.box.y, zone.box.right, zone.box.bottom
        for corner in ((x, y), (right, y), (x, bottom), (right, bottom)):
            there = stage.zone_at(*corner)
            assert there is not None
            assert there.box.holds(*corner)
        there = stage.zone_at(x - 2, zone.box.centre[1])
        assert there is not None
        assert there in targets(table)


def targets(table: TableView) -> list[Zone]:
    """Returns the zones that glow for the taken piece."""
    table.stage.refresh(0.0)
    return [zone for zone in table.layout_now.zones if zone.id in table.offers.targets]


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (800, 450)], ids=str)
@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_every_point_of_what_glows_takes_it_in_many_turns(
    qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    try_every_point(qtbot, name, size, THOROUGH_COUNTS)


def dealt(qtbot: QtBot, kind: type, *options: str) -> tuple[TableView, Any, list[Any]]:
    """Returns a table of Zavandor where an action of a kind can be taken, this action, and the list
    that collects the viewer's actions and the refusals."""
    game = zavandor.Game(3, 3, *options).until(0, lambda action: isinstance(action, kind))
    table = shown(game)
    qtbot.addWidget(table)
    answers: list[Any] = []
    table.chosen.connect(answers.append)
    table.refused.connect(answers.append)
    return table, next(action for action in game.menu(0) if isinstance(action, kind)), answers


@pytest.mark.parametrize("across", [0.3, 0.8], ids=["heap", "price"])
def test_a_gem_is_dragged_from_any_place_of_its_pile(qtbot: QtBot, across: float) -> None:
    table, action, actions = dealt(qtbot, Enchant)
    pile = table.table.items_by_key["supply", action.gem].box()
    start = QPoint(round(pile.x + pile.w * across), round(pile.y + pile.h * 0.85))
    drag(table, start, zone_point(table, "spiral"))
    assert actions == [action]


def test_a_pile_clicked_twice_in_different_places_gives_its_gem(qtbot: QtBot) -> None:
    table, action, actions = dealt(qtbot, Enchant)
    pile = table.table.items_by_key["supply", action.gem].box()
    for across, down in ((0.3, 0.3), (0.8, 0.5)):
        click(table, QPoint(round(pile.x + pile.w * across), round(pile.y + pile.h * down)))
    assert actions == [action]


def test_a_lot_dragged_to_the_own_board_sets_up_its_auction(qtbot: QtBot) -> None:
    table, _, actions = dealt(qtbot, OpenAuction)
    lot = next(key for key in table.offers.sources if key[0] == "lot")
    drag(table, point(table, lot), zone_point(table, "spiral"))
    assert actions == []
    assert isinstance(table.unfinished_action(), OpenAuction)


def test_a_drop_just_beside_a_target_reaches_it(qtbot: QtBot) -> None:
    table, action, actions = dealt(qtbot, Deactivate)
    key = table.sitting.suggest(action)[0]
    box = next(zone.box for zone in table.layout_now.zones if zone.id == "pentagon")
    slack = table.table.items_by_key[key].box().w * 0.2
    beside = [
        QPoint(round(x), round(y))
        for x in (box.x - slack, box.right + slack)
        for y in (box.y - slack / 2, box.centre[1], box.bottom + slack / 2)
        if table.stage.zone_at(x, y) is None
    ]
    drag(table, point(table, key), beside[0])
    assert actions == [action]


@pytest.mark.parametrize("is_far", [False, True], ids=["a little", "far"])
def test_a_drag_of_what_goes_nowhere_is_a_click_or_says_so(qtbot: QtBot, is_far: bool) -> None:
    table, _, answers = dealt(qtbot, ChooseCharacter, "chosen_characters")
    start = point(table, table.offers.sources[0])
    drag(table, start, QPoint(5, 5) if is_far else start + QPoint(12, 9))
    assert len(answers) == 1
    assert isinstance(answers[0], Message if is_far else ChooseCharacter)
