# SPDX-License-Identifier: MIT
"""Tests small details at the table that confused new players."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.zavandor.boards import board
from tests.games.zavandor.views import card
from tests.table import arranged
from tests.table.tables import LEFT, Game, Playing, point, shown
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import components
from wizardtable.paint.theme import DARK, LIGHT, Look
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.table.view import HAND, Sprite
from wizardtable.table.zones import outline


def test_a_click_on_an_empty_place_of_the_hand_does_not_close_a_payment(qtbot: QtBot) -> None:
    hand = (card(components.BLUE, 5), card(components.GREEN, 9))
    observation = board(3, open=(components.CRYSTAL,), dust=(12, 10, 20), hand=hand)
    table = arranged.table_of(qtbot, arranged.Arranged(observation))
    key = next(key for key in table.offers.sources if key[0] in ("gem_stack", "supply"))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=point(table, key))
    assert table.sitting._stage.is_visible
    box = next(zone.box for zone in table.layout_now.zones if zone.id == HAND)
    spots = (
        QPoint(round(box.x + 2 + 3 * i), round(box.y + 2 + 3 * j))
        for i in range(round(box.w / 3) - 1)
        for j in range(round(box.h / 3) - 1)
    )
    empty = next(spot for spot in spots if table.pointer.piece_at(spot.x(), spot.y()) is None)
    QTest.mouseClick(table.viewport(), LEFT, pos=empty)
    assert table.sitting._stage.is_visible


@pytest.mark.parametrize("game_id", ["anludim", "wizards_gambit"])
@pytest.mark.parametrize("how", ["button", "key"])
def test_every_hand_that_has_an_order_is_sorted_by_a_button_and_by_s(
    qtbot: QtBot, game_id: str, how: str
) -> None:
    game = Playing(catalog.get(game_id), Setup(2), 3)
    table = shown(game)
    qtbot.addWidget(table)
    table.set_pace(0.0, 0.0, reduced_motion=True)
    order = table.sitting.order
    order.sort()
    ordered = list(order.cards)
    order.cards.reverse()
    if how == "key":
        QTest.keyClick(table, Qt.Key.Key_S)
    else:
        button = table.table.items_by_key["table", "sort"]
        assert button.placement.name
        spot = QPointF(*button.box().centre).toPoint()
        QTest.mouseClick(table.viewport(), LEFT, pos=spot)
    assert order.cards == ordered


@pytest.mark.parametrize("game_id", ["anludim", "wizards_gambit"])
@pytest.mark.parametrize("percent", [100, 175])
def test_no_card_lies_under_the_button_that_sorts_the_hand(
    qtbot: QtBot, game_id: str, percent: int
) -> None:
    table = shown(Playing(catalog.get(game_id), Setup(2), 3))
    qtbot.addWidget(table)
    table.set_font_scale(percent)
    button = table.table.items_by_key["table", "sort"].box()
    cards = [item.placement.spot for key, item in _lying(table) if key in table.offers.sources]
    assert cards
    assert not any(outline(spot).meets(button) for spot in cards)


def test_a_hand_of_anludim_that_is_sorted_by_value_is_sorted_by_colour_next(qtbot: QtBot) -> None:
    table = shown(Game(3, 6).steps(9))
    qtbot.addWidget(table)
    order = table.sitting.order
    order.sort()
    QTest.keyClick(table, Qt.Key.Key_S)
    colours = [order.rank(card)[1] for card in order.cards]
    assert colours == sorted(colours)


def test_in_a_lesson_all_is_dimmed_but_what_it_speaks_of(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    table.point_at(("deck",))
    finishes = {key: table.stage.finish(item.placement) for key, item in _lying(table)}
    assert finishes["deck",] is Finish.HINT
    assert {finish for key, finish in finishes.items() if key != ("deck",)} == {Finish.DIM}


def _lying(table: TableView) -> list[tuple[Any, Any]]:
    """Returns the pieces on the table that can be lifted."""
    items = table.table.items_by_key.items()
    return [(key, item) for key, item in items if key[0] != "table" and item.placement.height]


def test_what_may_be_taken_glows_as_clearly_by_day_as_by_night(qtbot: QtBot) -> None:
    art = PictureCache(lambda painter, rect, sprite, look: painter.fillRect(rect, Qt.black))

    def glow(look: Look) -> float:
        picture = art.picture(Sprite("card"), 100, 140, look, Finish.SOURCE, 0.5)
        image = picture.pixmap.toImage()
        beside = round(picture.margin) - 3
        return image.pixelColor(beside, image.height() // 2).alphaF()

    assert glow(Look(LIGHT)) >= 1.3 * glow(Look(DARK)) > 0
