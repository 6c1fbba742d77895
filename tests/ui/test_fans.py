# SPDX-License-Identifier: MIT
"""Tests that a card of the hand comes in front of its neighbours, and that all cards stay in
reach."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import ADA, GREEDY, Hands, games
from wizardtable.table.pictures import Finish
from wizardtable.table.view import Key


def hand(hands: Hands) -> list[Key]:
    """Returns the keys of the overlapping cards in the hand, from left to right."""
    boxes = [zone.box for zone in hands.table.layout_now.zones if zone.id == "hand"]
    cards = [
        piece
        for piece in hands.table.layout_now.pieces
        if piece.key[0] != "table"
        and piece.height > 0
        and not piece.is_inert
        and any(box.holds(*piece.spot.box.centre) for box in boxes)
    ]
    return [card.key for card in sorted(cards, key=lambda card: card.spot.box.x)]


@pytest.mark.few
@pytest.mark.parametrize("game", [game for game in games() if game != "elfenwizards"])
def test_advised_pieces_are_in_front_of_what_lies_over_them(hands: Hands, game: str) -> None:
    hands.deal(ADA, GREEDY, game=game)
    assert hands.wait_turn()
    table = hands.table
    for action in hands.controller.menu()[:6]:
        table.suggest(action)
        QApplication.processEvents()
        items = table.table.items_by_key
        for key in hand(hands):
            item = items[key]
            if table.stage.finish(item.placement) is not Finish.HINT:
                continue
            others = [items[other] for other in hand(hands) if other != key]
            for other in others:
                plain = table.stage.finish(other.placement) is not Finish.HINT
                overlap = item.collidesWithItem(other)
                assert not (plain and overlap) or item.zValue() > other.zValue()


def test_the_pointer_reaches_every_card_of_a_fan_though_each_comes_in_front(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    table, cards = hands.table, hand(hands)
    boxes = [table.table.box_of(key) for key in cards]
    assert all(box is not None for box in boxes)
    first, last = boxes[0], boxes[-1]
    assert first is not None and last is not None
    y = round(first.y + first.h * 0.5)
    for way in (1, -1):
        cards_met: list[Key] = []
        for x in range(round(first.x) + 8, round(last.right) - 8, 4)[::way]:
            QTest.mouseMove(table.viewport(), QPoint(x, y))
            hovered = table.grip.hover
            if hovered in cards and hovered not in cards_met:
                cards_met.append(hovered)
                item = table.table.items_by_key[hovered]
                rest = (table.table.items_by_key[key] for key in cards if key != hovered)
                assert all(item.zValue() > other.zValue() for other in rest)
        assert cards_met == cards[::way]
