# SPDX-License-Identifier: MIT
"""Tests that cards of rivals fly visibly, but show no more than the viewer may know."""

from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from tests.table.tables import shown
from tests.table.zavandor import Game
from wizardtable.games.zavandor.rules.components import CONCENTRATED, EMERALD, GREEN
from wizardtable.games.zavandor.rules.moves import Drew, Paid
from wizardtable.games.zavandor.view.effects import effects_of
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Flight, Sprite


def flights(game: Game, event: object) -> list[Flight]:
    effects = effects_of(game.frame(), (event,))  # type: ignore[arg-type]
    return [effect for effect in effects if isinstance(effect, Flight)]


def test_drawn_cards_come_face_down_and_concentrated_ones_open() -> None:
    drew = Drew(1, (2, 0, 0, 0), (0, 1, 0, 0), 2, 0, None)
    rich = Sprite("energy", (int(CONCENTRATED[GREEN]),))
    assert flights(Game(2), drew) == [
        Flight(Sprite("back", (0,)), ("deck", 0), ("wealth", 1)),
        Flight(Sprite("back", (0,)), ("deck", 0), ("wealth", 1)),
        Flight(rich, ("deck", EMERALD - 1), ("wealth", 1)),
    ]


def test_what_a_rival_pays_with_is_seen_on_its_way_to_the_discards() -> None:
    paid = Paid(1, 5, (CONCENTRATED[0],), 0, 15, 0)
    assert [flight.end for flight in flights(Game(2), paid)] == [("deck", 0)]
    (flight,) = flights(Game(2), Paid(1, 3, (Game(2).state.decks[0][0],), 0, 0, 0))
    assert flight.end == ("discards", 0)


def test_the_viewers_own_cards_are_pieces_and_do_not_fly() -> None:
    assert flights(Game(2), Drew(0, (2, 0, 0, 0), (0, 0, 0, 0), 2, 0, None)) == []


def test_what_has_flown_is_gone(qtbot: QtBot) -> None:
    game = Game(4, 2)
    table = shown(game)
    qtbot.addWidget(table)
    for _ in range(60):
        game.step()
        table.present(game.frame())
        table.skip()
    qtbot.waitUntil(lambda: _pieces(table) == len(table.table.items_by_key))


def _pieces(table: TableView) -> int:
    """Returns the number of all items of the scene except the felt."""
    items = [item for item in table.table.items() if isinstance(item, QGraphicsPixmapItem)]
    return sum(item.zValue() > -1000 for item in items)
