# SPDX-License-Identifier: MIT
"""Tests that a view too small for a table shows the whole table reduced, and that all of it
works."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.tables import LEFT, Game, Playing, shown
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.table.loupe import MIN_ROOM_SIZE
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

SMALL_TABLE = (744, 300)
"""The size left for the table on a screen of 800 by 450, below the bar and a strip."""

NARROW_TABLE = (440, 1000)
"""The size left on a screen that stands upright, beside the sidebar."""

DECK: Key = ("deck",)


def middle_of(table: TableView, key: Key) -> QPoint:
    """Returns the middle of a piece, in pixels of the viewport."""
    box = table.stage.box_in_viewport(key)
    assert box is not None
    return QPoint(*(round(n) for n in box.centre))


@pytest.fixture
def small(qtbot: QtBot) -> TableView:
    """Returns a small view of a table at which the viewer may draw from the deck."""
    table = shown(
        Game(3, 6).until(0, lambda action: type(action).__name__ == "DrawTwo"), SMALL_TABLE
    )
    qtbot.addWidget(table)
    table.set_pace(0, 0, True)
    return table


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", [SMALL_TABLE, NARROW_TABLE], ids=["small", "upright"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_piece_and_button_is_within_the_view(
    qtbot: QtBot, game: str, size: tuple[int, int], percent: int
) -> None:
    spec = catalog.get(game)
    match = Playing(spec, Setup(spec.seats[-1]), 3)
    while match.mover != 0:
        match.step()
    table = shown(match, size)
    qtbot.addWidget(table)
    table.set_font_scale(percent)
    assert table.size().toTuple() == size
    for item in table.table.items_by_key.values():
        box = table.loupe.in_viewport(item.box())
        if not item.placement.is_inert:
            assert box.w > 0 and box.h > 0, item.key
            assert box.x >= -2 and box.right <= size[0] + 2, item.key
            assert box.y >= -2 and box.bottom <= size[1] + 2, item.key
    assert table.transform().m11() == pytest.approx(table.loupe.reduction)


def test_clicks_and_the_cursor_find_pieces_where_they_are_seen(small: TableView) -> None:
    assert small.loupe.reduction < 1
    QTest.mouseClick(small.viewport(), LEFT, pos=middle_of(small, DECK))
    assert small.offers.taken == (DECK,)
    small.cancel()
    small.keys.stand_on(DECK)
    cursor = small.cursor_box()
    assert cursor is not None and cursor.holds(*middle_of(small, DECK).toTuple())


def test_a_magnified_small_view_still_finds_them(small: TableView) -> None:
    there = middle_of(small, DECK)
    small.loupe.magnify(2.0, *small.loupe.in_room(there), at_once=True)
    assert small.transform().m11() == pytest.approx(2 * small.loupe.reduction)
    assert (middle_of(small, DECK) - there).manhattanLength() <= 3
    QTest.mouseClick(small.viewport(), LEFT, pos=there)
    assert small.offers.taken == (DECK,)


def test_a_view_that_grows_shows_the_table_at_its_full_size_again(small: TableView) -> None:
    small.resize(1280, 720)
    assert small.loupe.reduction == 1.0
    assert small.loupe.room == (1280.0, 720.0)
    assert small.transform().isIdentity()


def test_a_view_that_was_never_shown_has_a_table_all_the_same(qtbot: QtBot) -> None:
    table = TableView(catalog.get("anludim"))
    qtbot.addWidget(table)
    assert table.loupe.room[0] >= MIN_ROOM_SIZE[0] and table.loupe.room[1] >= MIN_ROOM_SIZE[1]
