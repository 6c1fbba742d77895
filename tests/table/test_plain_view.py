# SPDX-License-Identifier: MIT
"""Tests a game without pictures of its own, Sparks, played on plain cards."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.pictures import least_apart, painted
from tests.table.tables import LEFT, Playing, click, drag, point, shown, zone_point
from tests.toy import SPEC
from tests.toy.rules.rules import Play, Swap
from tests.toy.view import VIEW
from wizardtable.core.game import Setup
from wizardtable.paint.theme import DARK, Look
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.plain_layout import divide
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key
from wizardtable.table.zones import Box


def game_at(seed: int = 3, seats: int = 3) -> Playing:
    """Returns a match in which seat 0 has to play its first card."""
    game = Playing(SPEC, Setup(seats), seed)
    while game.mover != 0:
        game.play(game.menu(game.mover)[0])
    return game


def table_of(qtbot: QtBot, game: Playing) -> tuple[TableView, list[Any]]:
    """Returns a table with the match on it, and a list that collects the actions of gestures."""
    table = shown(game)
    table.set_pace(0, 0, reduced_motion=True)
    qtbot.addWidget(table)
    actions: list[Any] = []
    table.chosen.connect(actions.append)
    return table, actions


def hand(table: TableView) -> list[Key]:
    """Returns the cards in hand from left to right."""
    sitting: Any = table.sitting
    return [("card", int(card)) for card in sitting.order.cards]


def test_a_match_is_played_to_its_end_by_clicks(qtbot: QtBot) -> None:
    game = game_at()
    table, chosen = table_of(qtbot, game)
    while game.mover is not None:
        key = hand(table)[0]
        click(table, point(table, key))
        assert table.sitting.offers().taken == (key,)
        click(table, zone_point(table, "trick"))
        assert chosen.pop() == Play(key[1])
        game.play(Play(key[1]))  # type: ignore[arg-type]
        while game.mover not in (0, None):
            game.step()
            table.present(game.frame(), animate=False)
        table.present(game.frame(), animate=False)
    assert game.rules.result(game.state) is not None
    assert not hand(table)


def test_a_second_click_plays_a_card_and_a_button_swaps_it(qtbot: QtBot) -> None:
    table, chosen = table_of(qtbot, game_at())
    first, second, *_ = hand(table)
    click(table, point(table, first))
    click(table, point(table, first))
    click(table, point(table, second))
    click(table, point(table, ("table", "choice", "swap")))
    assert chosen == [Play(first[1]), Swap(second[1])]  # type: ignore[arg-type]


def test_a_card_is_dragged_to_the_trick_or_within_the_hand(qtbot: QtBot) -> None:
    table, chosen = table_of(qtbot, game_at())
    first, *others = hand(table)
    drag(table, point(table, first), point(table, others[-1]) + QPoint(60, 0))
    assert hand(table) == [*others, first]
    assert not chosen
    drag(table, point(table, first), zone_point(table, "trick"))
    assert chosen == [Play(first[1])]  # type: ignore[arg-type]


def test_an_order_made_by_hand_is_back_after_undo(qtbot: QtBot) -> None:
    game = game_at()
    before = game.frame()
    table, _ = table_of(qtbot, game)
    first, *others = hand(table)
    drag(table, point(table, first), point(table, others[-1]) + QPoint(60, 0))
    game.play(Play(others[0][1]))  # type: ignore[arg-type]
    table.present(game.frame(), animate=False)
    assert hand(table) == [*others[1:], first]
    table.present(before, animate=False)
    assert hand(table) == [*others, first]


def test_what_may_not_be_done_is_refused_with_the_reason_of_the_law(qtbot: QtBot) -> None:
    game = game_at()
    game.play(Swap(game.frame().observation.hand[0]))
    table, chosen = table_of(qtbot, game)
    reasons: list[str] = []
    table.refused.connect(lambda reason: reasons.append(str(reason)))
    drag(table, point(table, hand(table)[0]), zone_point(table, "gone"))
    assert reasons == ["You cannot swap now."]
    assert not chosen


def test_a_double_click_plays_a_card(qtbot: QtBot) -> None:
    table, chosen = table_of(qtbot, game_at())
    key = hand(table)[-1]
    where = point(table, key)
    QTest.mouseClick(table.viewport(), LEFT, pos=where)
    QTest.mouseDClick(table.viewport(), LEFT, pos=where)
    assert chosen == [Play(key[1])]  # type: ignore[arg-type]


def test_a_hint_marks_the_card_and_where_it_goes(qtbot: QtBot) -> None:
    table, _ = table_of(qtbot, game_at())
    key = hand(table)[1]
    assert table.sitting.suggest(Play(key[1])) == (key, ("trick",))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [(640, 400), (1280, 720), (2560, 1440)])
def test_the_areas_of_a_plain_table_do_not_meet(seats: int, size: tuple[int, int]) -> None:
    rooms = divide(*size, seats, near_seat=1)
    table = Box(0, 0, *size)
    large = [*rooms.plates, rooms.hands[1], rooms.middle, rooms.panel]
    assert all(box.is_within(table) for box in large)
    for i, box in enumerate(large):
        assert not any(box.meets(other) for other in large[i + 1 :])
    for seat in set(range(seats)) - {1}:
        assert rooms.hands[seat].is_within(rooms.plates[seat])


@pytest.mark.parametrize("seats", SPEC.seats)
def test_every_sprite_of_a_match_can_be_painted(qtbot: QtBot, seats: int) -> None:
    game = Playing(SPEC, Setup(seats), seed=2)
    table, _ = table_of(qtbot, game)
    while game.mover is not None:
        game.step()
        for viewer in (0, None):
            table.present(game.frame(viewer), animate=False)
            table.grab()


def test_a_card_shows_its_value_its_suit_its_name_and_its_colour() -> None:
    def picture(*details: Any) -> QImage:
        sprite, look = plain_cards.card(*details), Look(DARK)
        return painted(lambda painter, rect: VIEW.paint(painter, rect, sprite, look), 100, 140)

    kinds = [
        picture("The 7"),
        picture("The 7", "7"),
        picture("The 7", "7", "Embers"),
        picture("The 7", "8", "Embers"),
        picture("The 8", "7", "Embers"),
        picture("The 7", "7", "Embers", 1),
    ]
    assert least_apart(kinds) > 0
