# SPDX-License-Identifier: MIT
"""Tests that clicks, drags and keys at a table of Anludim lead to the right actions."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from tests.table.tables import LEFT, Game, click, drag, point, shown, zone_point
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.combinations import readings
from wizardtable.games.anludim.rules.state import KEEP
from wizardtable.table.detail_card import HOVER_MS
from wizardtable.table.table_view import TableView


def is_lay(action: Any) -> bool:
    return isinstance(action, moves.Lay)


def lay_game(seats: int = 3, seed: int = 4) -> tuple[Game, moves.Lay]:
    """Returns a game in which seat 0 can lay cards, and the action that reads them most
    strongly."""
    game = Game(seats, seed).steps(20)
    while True:
        game.until(0, is_lay)
        for action in game.menu(0):
            if is_lay(action):
                best = next(r for r in readings(action.cards) if r.discipline == action.discipline)
                if best.halves == action.halves:
                    return game, action
        game.step()


def choose(table: TableView, action: moves.Lay) -> None:
    for card in action.cards:
        click(table, point(table, ("card", card)))


def actions_of(table: TableView) -> list[Any]:
    actions: list[Any] = []
    table.chosen.connect(actions.append)
    return actions


def reasons_of(table: TableView) -> list[str]:
    reasons: list[str] = []
    table.refused.connect(lambda reason: reasons.append(str(reason)))
    return reasons


def test_dragging_chosen_cards_onto_a_plate_lays_that_discipline(qtbot: QtBot) -> None:
    game, lay = lay_game()
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    choose(table, lay)
    start = point(table, ("card", lay.cards[0]))
    drag(table, start, zone_point(table, f"plate:{lay.discipline}"))
    assert made == [lay]


def test_clicking_cards_and_then_the_plate_lays_too(qtbot: QtBot) -> None:
    game, lay = lay_game()
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    choose(table, lay)
    assert f"plate:{lay.discipline}" in table.offers.targets
    click(table, zone_point(table, f"plate:{lay.discipline}") - QPoint(0, 40))
    assert made == [lay]


def test_the_panel_lists_what_the_cards_make_and_lays_it(qtbot: QtBot) -> None:
    game, lay = lay_game()
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    choose(table, lay)
    assert f"lay:{lay.discipline}" in [choice.id for choice in table.offers.choices]
    click(table, point(table, ("table", "choice", f"lay:{lay.discipline}")))
    assert made == [lay]


def test_the_chosen_cards_turn_to_the_halves_that_count(qtbot: QtBot) -> None:
    game, lay = lay_game()
    table = shown(game)
    qtbot.addWidget(table)
    choose(table, lay)
    table.sitting.point(f"lay:{lay.discipline}")
    table.present(game.frame(), animate=False)
    table.sitting.point(f"lay:{lay.discipline}")
    pieces = {p.key: p for p in table.sitting.lay_out(1280.0, 720.0, table.look).pieces}
    for card, half in zip(lay.cards, lay.halves, strict=True):
        assert pieces["card", card].sprite.details == (card, half, half)


def test_a_further_card_does_not_turn_those_that_show_a_combination_already(qtbot: QtBot) -> None:
    game = Game(2, 4).until(0, is_lay)
    table = shown(game)
    qtbot.addWidget(table)
    sitting = table.sitting

    def halves(cards: Sequence[int]) -> list[tuple[object, ...]]:
        pieces = {p.key: p for p in sitting.lay_out(1280.0, 720.0, table.look).pieces}
        return [pieces["card", card].sprite.details for card in cards]

    for cards in permutations(game.frame().observation.hand, 4):
        three, four = (
            {way.discipline for way in readings(tuple(sorted(cards[:count])))} for count in (3, 4)
        )
        if three and max(three) in four and max(four) > max(three):
            break
    else:
        pytest.fail("no such hand")
    for card in cards[:3]:
        sitting.click(("card", card))
    before = halves(cards[:3])
    sitting.click(("card", cards[3]))
    assert halves(cards[:3]) == before
    assert [choice.is_primary for choice in table.sitting.offers().choices].count(True) == 1


def test_a_combination_that_is_too_weak_is_refused_with_the_reason(qtbot: QtBot) -> None:
    game = Game(3, 2)
    while True:
        game.step()
        if game.mover != 0:
            continue
        frame = game.frame()
        hand = frame.observation.hand
        pairs = [(a, b) for a in hand for b in hand if a < b]
        weak = [
            (cards, way)
            for cards in pairs
            for way in readings(cards)
            if is_lay_open(frame.menu)
            and game.check(moves.Lay(way.discipline, cards, way.halves)) is not None
        ]
        if weak:
            break
    cards, way = weak[0]
    table = shown(game)
    qtbot.addWidget(table)
    made, refused = actions_of(table), reasons_of(table)
    for card in cards:
        click(table, point(table, ("card", card)))
    drag(table, point(table, ("card", cards[0])), zone_point(table, f"plate:{way.discipline}"))
    assert made == []
    assert len(refused) == 1
    assert refused[0].endswith(".")
    table.skip()
    assert table.table.items_by_key["card", cards[0]].posture.y > 400  # back in the hand


def is_lay_open(menu: Any) -> bool:
    return any(isinstance(action, (moves.DrawTwo, moves.TakeOpen)) for action in menu)


def test_the_deck_is_drawn_from_by_two_clicks_or_a_drag(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.DrawTwo))
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, ("deck",)))
    assert made == []
    assert table.offers.targets == ("hand",)
    assert table.offers.heading == "Click again to:"
    assert [choice.label for choice in table.offers.choices] == ["Draw two cards"]
    click(table, zone_point(table, "hand") - QPoint(0, 60))
    drag(table, point(table, ("deck",)), zone_point(table, "hand"))
    assert made == [moves.DrawTwo(), moves.DrawTwo()]


def test_a_double_click_takes_an_open_card(qtbot: QtBot) -> None:
    game = Game(2, 3).until(0, lambda action: isinstance(action, moves.TakeOpen))
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    card = game.frame().observation.row[1]
    where = point(table, ("card", card))
    QTest.mouseClick(table.viewport(), LEFT, pos=where)
    QTest.mouseDClick(table.viewport(), LEFT, pos=where)
    assert made == [moves.TakeOpen(card)]


def test_an_object_dragged_to_the_deck_is_spent(qtbot: QtBot) -> None:
    game = Game(3, 6).until(0, lambda action: isinstance(action, moves.SpendObject))
    spend = next(action for action in game.menu(0) if isinstance(action, moves.SpendObject))
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    keys = [key for key in table.offers.sources if key[:2] == ("object", spend.discipline)]
    drag(table, point(table, keys[0]), zone_point(table, "deck"))
    assert made == [moves.SpendObject(spend.discipline, int(keys[0][2]))]


def test_a_combination_dragged_to_the_hand_is_taken_back(qtbot: QtBot) -> None:
    game = Game(3, 6).until(0, lambda action: isinstance(action, moves.TakeBack))
    back = next(action for action in game.menu(0) if isinstance(action, moves.TakeBack))
    laid = next(c for c in game.frame().observation.combinations[0] if c.serial == back.serial)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    drag(table, point(table, ("card", laid.cards[-1])), zone_point(table, "hand"))
    assert made == [back]


def test_the_turn_is_ended_with_a_button(qtbot: QtBot) -> None:
    game = Game(3, 6).until(0, lambda action: isinstance(action, moves.EndTurn))
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    click(table, point(table, ("table", "choice", "end")))
    assert made == [moves.EndTurn()]


def test_cards_to_keep_are_chosen_and_confirmed(qtbot: QtBot) -> None:
    game = Game(3, 6).until(0, lambda action: isinstance(action, moves.Keep))
    assert game.frame().observation.phase == KEEP
    hand = game.frame().observation.hand[:2]
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    for card in hand:
        click(table, point(table, ("card", card)))
    click(table, point(table, ("table", "choice", "keep")))
    assert made == [moves.Keep(tuple(sorted(hand)))]


def test_a_card_dragged_within_the_hand_changes_only_its_order(qtbot: QtBot) -> None:
    game = Game(3, 6).steps(1)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    first, *others = table.sitting.order.cards
    box = next(zone.box for zone in table.layout_now.zones if zone.id == "hand")
    end = QPoint(round(box.right - 5), round(box.centre[1]))
    drag(table, point(table, ("card", first)), end)
    assert table.sitting.order.cards == [*others, first]
    assert made == []


def test_an_order_made_by_hand_is_back_after_undo(qtbot: QtBot) -> None:
    game, lay = lay_game()
    before = game.frame()
    table = shown(game)
    qtbot.addWidget(table)
    cards = table.sitting.order.cards
    last = next(card for card in cards if card in lay.cards)
    drag(table, point(table, ("card", last)), point(table, ("card", cards[-1])) + QPoint(40, 0))
    table.sitting.turn(("card", last))
    order = list(table.sitting.order.cards)
    game.play(lay)
    table.present(game.frame(), animate=False)
    assert last not in table.sitting.order.cards
    table.present(before, animate=False)
    assert table.sitting.order.cards == order
    assert table.sitting.order.tops[last] == 1


@pytest.mark.parametrize(("key", "place"), [(Qt.Key.Key_V, 0), (Qt.Key.Key_C, 1)])
def test_one_key_sorts_the_hand(qtbot: QtBot, key: Qt.Key, place: int) -> None:
    table = shown(Game(3, 6).steps(9))
    qtbot.addWidget(table)
    QTest.keyClick(table, key)
    tops = [table.sitting.order.rank(card)[place] for card in table.sitting.order.cards]
    assert tops == sorted(tops)


def test_t_and_the_wheel_click_turn_a_card_round(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    card = table.sitting.order.cards[2]
    where = point(table, ("card", card))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.MiddleButton, pos=where)
    assert table.sitting.order.tops[card] == 1

    def hovers() -> bool:  # a pointer that rests where it was clicked causes no movement event
        QTest.mouseMove(table.viewport(), where + QPoint(2, 0))
        QTest.mouseMove(table.viewport(), where)
        return table.grip.hover == ("card", card)

    qtbot.waitUntil(hovers)
    QTest.keyClick(table, Qt.Key.Key_T)
    assert table.sitting.order.tops[card] == 0


@pytest.mark.parametrize("how", ["escape", "right"])
def test_a_half_made_move_can_be_taken_back(qtbot: QtBot, how: str) -> None:
    game, lay = lay_game()
    table = shown(game)
    qtbot.addWidget(table)
    choose(table, lay)
    if how == "escape":
        QTest.keyClick(table, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    assert table.offers.taken == ()


def test_arrows_and_enter_alone_lay_a_combination(qtbot: QtBot) -> None:
    game, lay = lay_game()
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    for key in [*[("card", card) for card in lay.cards], f"lay:{lay.discipline}"]:
        wanted = ("table", "choice", key) if isinstance(key, str) else key
        _walk(table, wanted)
        QTest.keyClick(table, Qt.Key.Key_Return)
        table.skip()
    assert made == [lay]


def _walk(table: TableView, goal: tuple[Any, ...]) -> None:
    """Presses arrows until the cursor is on the place, as a person who looks at it does."""
    QTest.keyClick(table, Qt.Key.Key_Right)
    for _ in range(80):
        at = table.stage.cursor.at
        if at == goal:
            return
        places = dict(table.stage.usable_places())
        here, there = places[at].centre, places[goal].centre  # type: ignore[index]
        right, down = there[0] - here[0], there[1] - here[1]
        across = Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left
        along = Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up
        QTest.keyClick(table, across if abs(right) >= abs(down) else along)
        if table.stage.cursor.at == at:
            QTest.keyClick(table, along if abs(right) >= abs(down) else across)
    raise AssertionError(f"the cursor never came to {goal}")


def test_nothing_can_be_taken_when_it_is_not_the_viewers_turn(qtbot: QtBot) -> None:
    game = Game(3, 6)
    while game.mover == 0:
        game.step()
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    drag(table, point(table, ("deck",)), zone_point(table, "hand"))
    click(table, point(table, ("card", game.frame().observation.row[0])))
    assert made == []
    assert table.offers.sources == ()


def test_in_the_expert_game_hand_cards_enlarge_what_is_laid(qtbot: QtBot) -> None:
    game = Game(3, 6, expert=True).until(0, lambda action: isinstance(action, moves.Enlarge))
    enlarge = next(action for action in game.menu(0) if isinstance(action, moves.Enlarge))
    laid = next(c for c in game.frame().observation.combinations[0] if c.serial == enlarge.serial)
    table = shown(game)
    qtbot.addWidget(table)
    made = actions_of(table)
    for card in set(enlarge.cards) - set(laid.cards):
        click(table, point(table, ("card", card)))
    click(table, point(table, ("table", "choice", f"enlarge:{laid.serial}")))
    assert [(action.serial, action.cards) for action in made] == [(laid.serial, enlarge.cards)]


def test_a_table_shown_to_another_person_never_moves_the_first_ones_cards(qtbot: QtBot) -> None:
    game = Game(2, 6)
    table = shown(game, viewer=0)
    qtbot.addWidget(table)
    table.present(game.frame(1))
    assert not table.table.animator.is_busy
    shown_cards = {key[1] for key in table.table.items_by_key if key[0] == "card"}
    assert not shown_cards & set(game.frame(0).observation.hand)


def test_resting_on_a_piece_explains_it_in_full(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    QTest.mouseMove(table.viewport(), point(table, ("professor", 2)))
    qtbot.waitUntil(lambda: ("table", "sheet") in table.table.items_by_key)
    text = table.table.items_by_key["table", "sheet"].placement.sprite.details[3]
    assert "Necromancer" in str(text)


def test_a_click_on_a_piece_that_means_nothing_now_explains_it_at_once(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    click(table, point(table, ("professor", 2)))
    text = table.table.items_by_key["table", "sheet"].placement.sprite.details[3]
    assert "Necromancer" in str(text)


def test_chosen_cards_that_do_not_fit_a_plate_stay_chosen_when_it_is_clicked(qtbot: QtBot) -> None:
    table = shown(Game(3, 4).until(0, is_lay))
    qtbot.addWidget(table)
    reasons = reasons_of(table)
    card = table.sitting.order.cards[0]
    click(table, point(table, ("card", card)))
    assert table.offers.targets == ()
    click(table, zone_point(table, "plate:2"))
    assert reasons == ["A pair needs two cards of the same value in different colours."]
    assert table.offers.taken == (("card", card),)


def test_a_drawn_card_that_flies_beneath_the_pointer_is_not_explained(qtbot: QtBot) -> None:
    game = Game(2, 6).until(0, lambda action: isinstance(action, moves.DrawTwo))
    table = shown(game)
    qtbot.addWidget(table)

    def draw(action: Any) -> None:
        game.play(action)
        table.present(game.frame(0))

    table.chosen.connect(draw)
    deck = point(table, ("deck",))
    click(table, deck)
    with qtbot.waitSignal(table.settled):
        click(table, deck)
    qtbot.wait(2 * HOVER_MS)
    assert ("table", "sheet") not in table.table.items_by_key


def test_resting_on_the_button_that_sorts_the_hand_says_so(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shown(Game(3, 1))
    qtbot.addWidget(table)
    shown_texts: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _for: shown_texts.append(words))
    where = point(table, ("table", "sort"))
    rest = QHelpEvent(QEvent.Type.ToolTip, where, table.viewport().mapToGlobal(where))
    assert table.pointer.eventFilter(table.viewport(), rest)  # else Qt's scene hides it again
    assert shown_texts == ["Sort your hand (S)"]
