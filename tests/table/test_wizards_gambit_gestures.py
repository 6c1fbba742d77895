# SPDX-License-Identifier: MIT
"""Tests that every decision of Wizard's Gambit can be made by dragging, clicking and the
keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.wizards_gambit.test_incantations import ready
from tests.table import wizards_gambit
from tests.table.tables import click, drag, point, zone_point
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.components import (
    EXCHANGE_OF_MINDS,
    FLAKE,
    LARCENY,
    TYPE_COUNT,
    is_component,
)
from wizardtable.games.wizards_gambit.rules.pool import missing_types
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    DISPEL,
    FORESEE,
    GIVE,
    LIMIT,
    RECALL,
    RECLAIM,
    START,
    TRANSMUTE,
    TURN,
    WITHER,
    State,
)
from wizardtable.games.wizards_gambit.view import VIEW
from wizardtable.table.table_view import TableView

# Components.


def test_a_component_is_dragged_onto_a_spell_that_needs_it(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=lambda state, menu: bool(_plain(menu)))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), _plain(list(game.menu(0)))[0]
    drag(
        table,
        point(table, wizards_gambit.card_of(table, action.face)),
        zone_point(table, _spell(action.slot)),
    )
    assert chosen == [action]


def _plain(menu: list[object]) -> list[moves.PlayComponent]:
    return [a for a in menu if isinstance(a, moves.PlayComponent) and a.face == a.as_type]


def _spell(slot: int) -> str:
    return f"spell:{slot}"


@pytest.mark.parametrize("clicks", [False, True])
def test_a_component_that_a_spell_does_not_need_goes_back_with_the_reason(
    qtbot: QtBot, clicks: bool
) -> None:
    def useless(state: State, menu: object) -> bool:
        face = state.hands[0][0]
        return face < TYPE_COUNT and any(_fits(menu, face)) and face not in missing_types(state, 0)

    def _fits(menu: object, face: int) -> list[bool]:
        return [isinstance(a, moves.PlayComponent) and a.face == face for a in menu]  # type: ignore[attr-defined]

    game = wizards_gambit.game_at(fits=useless)
    table = wizards_gambit.table_of(qtbot, game)
    chosen, reasons = wizards_gambit.actions_of(table), wizards_gambit.reasons_of(table)
    card = point(table, wizards_gambit.card_of(table, game.state.hands[0][0]))
    spell = zone_point(table, _spell(0))
    if clicks:
        click(table, card)
        click(table, spell)
    else:
        drag(table, card, spell)
    assert not chosen
    [reason] = reasons
    assert " does not need " in reason


def test_a_flake_let_go_on_a_missing_component_stands_for_it(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.PlayComponent, face=FLAKE))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = (
        wizards_gambit.actions_of(table),
        wizards_gambit.first(game, moves.PlayComponent, face=FLAKE),
    )
    goal = zone_point(table, f"need:{action.slot}:{action.as_type}")
    drag(table, point(table, wizards_gambit.card_of(table, FLAKE)), goal)
    assert chosen == [action]


def several(state: State, menu: object) -> bool:
    """Returns whether a Flake can stand for several types on the same spell."""
    slots = [a.slot for a in menu if isinstance(a, moves.PlayComponent) and a.face == FLAKE]  # type: ignore[attr-defined]
    return any(slots.count(slot) > 1 for slot in slots)


def asked_for_flake(qtbot: QtBot) -> tuple[TableView, list[object], list[moves.PlayComponent]]:
    """Returns a table on which a Flake was dropped on the middle of a spell that lacks several
    types.

    The other results are the list of chosen actions, and the plays of the Flake on this spell.
    """
    game = wizards_gambit.game_at(fits=several)
    table = wizards_gambit.table_of(qtbot, game)
    flakes = [a for a in game.menu(0) if isinstance(a, moves.PlayComponent) and a.face == FLAKE]
    slot = next(a.slot for a in flakes if sum(b.slot == a.slot for b in flakes) > 1)
    chosen = wizards_gambit.actions_of(table)
    box = next(zone.box for zone in table.layout_now.zones if zone.id == _spell(slot))
    corner = QPoint(round(box.x + box.w * 0.3), round(box.y + box.h * 0.06))
    drag(table, point(table, wizards_gambit.card_of(table, FLAKE)), corner)
    return table, chosen, [a for a in flakes if a.slot == slot]


def test_a_flake_let_go_elsewhere_on_a_spell_asks_what_it_stands_for(qtbot: QtBot) -> None:
    table, chosen, ways = asked_for_flake(qtbot)
    assert not chosen
    assert table.offers.heading
    assert set(table.offers.targets) == {f"need:{way.slot}:{way.as_type}" for way in ways}
    assert len(table.offers.choices) == len(ways)
    choice = table.offers.choices[1]
    click(table, point(table, ("table", "choice", choice.id)))
    assert chosen == [ways[1]]


def test_what_a_flake_stands_for_is_answered_by_a_click_on_the_component_too(qtbot: QtBot) -> None:
    table, chosen, ways = asked_for_flake(qtbot)
    click(table, zone_point(table, f"need:{ways[-1].slot}:{ways[-1].as_type}"))
    assert chosen == [ways[-1]]


def test_escape_takes_back_the_question_and_then_nothing_is_held(qtbot: QtBot) -> None:
    table, chosen, _ = asked_for_flake(qtbot)
    assert table.cancel()
    assert not table.offers.taken
    assert not chosen


def test_a_double_click_plays_the_component_that_completes_a_spell(qtbot: QtBot) -> None:
    def completing(state: State, menu: object) -> bool:
        ways = [a for a in _plain(list(menu)) if a.face == state.hands[0][0]]  # type: ignore[call-overload]
        return len(ways) > 1 and sum(state.short[a.slot] == 1 for a in ways) == 1

    game = wizards_gambit.game_at(fits=completing)
    table = wizards_gambit.table_of(qtbot, game)
    chosen, face = wizards_gambit.actions_of(table), game.state.hands[0][0]
    where = point(table, wizards_gambit.card_of(table, face))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert [game.state.short[action.slot] for action in chosen] == [1]


# Incantation actions.


def test_an_incantation_is_dragged_to_the_middle_or_played_by_its_button(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.Cast))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, moves.Cast)
    drag(
        table, point(table, wizards_gambit.card_of(table, action.face)), zone_point(table, "middle")
    )
    table.skip()
    assert chosen == [action]
    click(table, point(table, wizards_gambit.card_of(table, action.face)))
    (choice,) = table.offers.choices
    click(table, point(table, ("table", "choice", choice.id)))
    assert chosen == [action, action]


@pytest.mark.parametrize(
    ("kind", "zone"), [(moves.LayAura, "spell:{slot}"), (moves.LayAnnulment, "book:{seat}")]
)
def test_a_gambit_is_laid_on_a_spell_or_a_book(qtbot: QtBot, kind: type, zone: str) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(kind))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, kind)
    aim = zone.format(slot=getattr(action, "slot", 0), seat=getattr(action, "seat", 0))
    drag(table, point(table, wizards_gambit.card_of(table, action.face)), zone_point(table, aim))
    assert chosen == [action]


@pytest.mark.parametrize("effect", [LARCENY, EXCHANGE_OF_MINDS])
@pytest.mark.parametrize("seats", [2, 3])
def test_an_incantation_is_aimed_by_a_click_on_the_opponent_if_there_are_several(
    qtbot: QtBot, effect: int, seats: int
) -> None:
    game = wizards_gambit.Game(seats)
    game.state = ready(effect, seats=seats)
    table = wizards_gambit.table_of(qtbot, game)
    chosen = wizards_gambit.actions_of(table)

    def play(action: object) -> None:
        game.play(action)
        table.present(game.frame(), animate=False)

    table.chosen.connect(play)
    face = game.state.table.card_with(effect)
    click(table, point(table, wizards_gambit.card_of(table, face)))
    assert "seat:1" in table.offers.targets
    click(table, point(table, ("note", 1)))
    assert chosen == [moves.Cast(face), *([moves.ChooseSeat(1)] if seats > 2 else [])]
    assert game.state.step == TURN


def test_a_gambit_is_dragged_onto_that_of_an_opponent_to_destroy_it(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.Destroy))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, moves.Destroy)
    goal = zone_point(table, f"gambit:{action.seat}")
    drag(table, point(table, wizards_gambit.card_of(table, action.face)), goal)
    assert chosen == [action]


def test_the_own_gambit_is_released_by_its_button_or_carried_home(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.Release))
    table = wizards_gambit.table_of(qtbot, game)
    chosen = wizards_gambit.actions_of(table)
    click(table, point(table, ("table", "choice", "release")))
    key = wizards_gambit.card_of(table, game.state.gambits[0])
    drag(table, point(table, key), zone_point(table, "seat:0"))
    assert chosen == [moves.Release(), moves.Release()]


# Abilities of the top spell.


def test_a_click_on_the_own_spell_shows_whom_it_may_drain(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.Drain, seat=2))
    table = wizards_gambit.table_of(qtbot, game)
    chosen = wizards_gambit.actions_of(table)
    click(table, point(table, ("spell", int(game.state.books[0][-1]))))
    assert "seat:2" in table.offers.targets
    click(table, point(table, ("seat", 2)))
    assert chosen == [moves.Drain(2)]


def test_a_card_is_scried_by_dragging_it_to_the_discards_or_from_the_spell(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.Scry))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, moves.Scry)
    drag(
        table,
        point(table, wizards_gambit.card_of(table, action.face)),
        zone_point(table, "discards"),
    )
    click(table, point(table, ("spell", int(game.state.books[0][-1]))))
    click(table, point(table, wizards_gambit.card_of(table, action.face)))
    assert chosen == [action, action]


def test_rune_shift_moves_a_component_where_it_is_dragged(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(TURN, wizards_gambit.offering(moves.MoveComponent))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = (
        wizards_gambit.actions_of(table),
        wizards_gambit.first(game, moves.MoveComponent),
    )
    key = next(k for k in table.sitting.suggest(action) if k[0] == "card")
    goal = zone_point(table, f"need:{action.target}:{action.as_type}")
    drag(table, point(table, key), goal)
    assert chosen == [action]


def test_a_gambit_is_suggested_for_the_gambit_that_it_would_destroy(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(TURN, wizards_gambit.offering(moves.Destroy))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, moves.Destroy)
    mine, theirs = table.sitting.suggest(action)
    drag(table, point(table, mine), point(table, theirs))
    assert chosen == [action]


def test_a_spell_is_banished_by_dragging_it_to_the_spell_deck(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=wizards_gambit.offering(moves.Banish))
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, moves.Banish)
    key = ("spell", int(game.state.pool[action.slot]))
    drag(table, point(table, key), zone_point(table, "spells"))
    assert chosen == [action]


def test_a_component_is_played_as_another_by_way_of_the_own_spell(qtbot: QtBot) -> None:
    def focus(state: State, menu: object) -> bool:
        return any(_focused(a) for a in menu)  # type: ignore[attr-defined]

    game = wizards_gambit.game_at(fits=focus)
    table = wizards_gambit.table_of(qtbot, game)
    chosen = wizards_gambit.actions_of(table)
    action = next(a for a in game.menu(0) if _focused(a))
    click(table, point(table, ("spell", int(game.state.books[0][-1]))))
    click(table, point(table, wizards_gambit.card_of(table, action.face)))
    click(table, zone_point(table, f"need:{action.slot}:{action.as_type}"))
    assert chosen == [action]


def _focused(action: object) -> bool:
    return isinstance(action, moves.PlayComponent) and action.face not in (FLAKE, action.as_type)


# Choices for cards.


@pytest.mark.parametrize("step", [START, AIM])
def test_an_opponent_is_chosen_by_a_click_on_what_lies_before_them(qtbot: QtBot, step: int) -> None:
    game = wizards_gambit.game_at(step, wizards_gambit.offering(moves.ChooseSeat, seat=1))
    table = wizards_gambit.table_of(qtbot, game)
    chosen = wizards_gambit.actions_of(table)
    assert table.offers.heading
    click(table, point(table, ("note", 1)))
    assert chosen == [moves.ChooseSeat(1)]
    if step == START:
        click(table, point(table, ("table", "choice", "decline")))
        assert chosen[-1] == moves.Decline()


@pytest.mark.parametrize(
    ("step", "kind", "zone"),
    [
        (WITHER, moves.Discard, "discards"),
        (LIMIT, moves.Discard, "discards"),
        (GIVE, moves.Give, "seat:{0}"),
    ],
)
def test_a_card_that_has_to_go_is_dragged_away_or_clicked(
    qtbot: QtBot, step: int, kind: type, zone: str
) -> None:
    game = wizards_gambit.game_at(step)
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, kind)
    goal = zone.format(game.state.tasks[0][2])
    drag(table, point(table, wizards_gambit.card_of(table, action.face)), zone_point(table, goal))
    table.skip()
    assert chosen == [action]
    click(table, point(table, wizards_gambit.card_of(table, action.face)))
    assert chosen == [action, action]


def test_a_laid_component_is_dispelled_by_dragging_it_to_the_discards(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(DISPEL)
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, moves.Dispel)
    key = table.sitting.suggest(action)[0]
    drag(table, point(table, key), zone_point(table, "discards"))
    assert chosen == [action]


def test_transmutation_is_a_click_on_the_component_and_one_on_its_new_place(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(TRANSMUTE)
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = (
        wizards_gambit.actions_of(table),
        wizards_gambit.first(game, moves.MoveComponent),
    )
    click(table, point(table, table.sitting.suggest(action)[0]))
    click(table, zone_point(table, f"need:{action.target}:{action.as_type}"))
    assert chosen == [action]


@pytest.mark.parametrize(
    ("step", "kind"), [(FORESEE, moves.Keep), (RECALL, moves.TakeBack), (RECLAIM, moves.TakeBack)]
)
def test_a_click_takes_one_of_the_cards_that_are_laid_out(
    qtbot: QtBot, step: int, kind: type
) -> None:
    game = wizards_gambit.game_at(step)
    table = wizards_gambit.table_of(qtbot, game)
    chosen, action = wizards_gambit.actions_of(table), wizards_gambit.first(game, kind)
    click(table, point(table, table.sitting.suggest(action)[0]))
    assert chosen == [action]


def test_who_can_play_nothing_has_one_button_that_shows_their_hand(qtbot: QtBot) -> None:
    def stuck(state: State, menu: object) -> bool:
        return not state.played and moves.EndTurn() in menu  # type: ignore[operator]

    game = wizards_gambit.game_at(fits=stuck)
    assert VIEW.moment(game.frame().observation) == "unable"
    table = wizards_gambit.table_of(qtbot, game)
    chosen = wizards_gambit.actions_of(table)
    end = next(choice for choice in table.offers.choices if choice.id == "end")
    assert end.is_primary
    click(table, point(table, ("table", "choice", "end")))
    assert chosen == [moves.EndTurn()]


# The hand and the discard pile.


def test_the_hand_is_sorted_by_a_key_and_rearranged_by_dragging(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=lambda state, menu: len(set(state.hands[0])) > 3)
    table = wizards_gambit.table_of(qtbot, game)
    order = table.sitting.order  # type: ignore[attr-defined]
    before = list(order.cards)
    last = before[-1].key
    first_box = table.table.box_of(before[0].key)
    assert first_box is not None
    goal = QPoint(round(first_box.x + 2), round(first_box.y + first_box.h * 0.8))
    drag(table, point(table, last), goal)
    assert order.cards == [before[-1], *before[:-1]]
    QTest.keyClick(table, Qt.Key.Key_S)
    assert order.cards == sorted(before)


def test_a_card_returns_to_its_place_in_the_hand_after_undo(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(
        fits=lambda state, menu: bool(_plain(menu)) and len(set(state.hands[0])) > 3
    )
    table = wizards_gambit.table_of(qtbot, game)
    order = table.sitting.order  # type: ignore[attr-defined]
    QTest.keyClick(table, Qt.Key.Key_S)
    faces = order.written()
    before = game.frame()
    others = [action for action in _plain(game.menu(0)) if int(action.face) != faces[-1]]
    game.play(others[0])
    table.present(game.frame(), animate=False)
    assert order.written() != faces
    table.present(before, animate=False)
    assert order.written() == faces


def test_a_kept_order_of_the_hand_is_taken_up_again() -> None:
    game = wizards_gambit.game_at(fits=lambda state, menu: len(set(state.hands[0])) > 3)
    first_sitting = VIEW.sit()
    first_sitting.present(game.frame())
    cards = first_sitting.order.cards
    first_sitting.order.move(cards[:1], len(cards))
    again = VIEW.sit()
    again.arrange([99, *first_sitting.arrangement()])
    again.present(game.frame())
    assert again.arrangement() == first_sitting.arrangement()
    assert again.arrangement() != sorted(again.arrangement())


def test_a_digit_takes_the_card_at_this_place_of_the_hand(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(
        fits=lambda state, menu: bool(_plain(menu)) and len(state.hands[0]) > 2
    )
    table = wizards_gambit.table_of(qtbot, game)
    cards = [card.key for card in table.sitting.order.cards]  # type: ignore[attr-defined]
    place = next(i for i, key in enumerate(cards) if key in table.offers.sources)
    QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + place))
    assert table.offers.taken == (cards[place],)


def test_a_click_on_the_discards_spreads_them_out_and_another_puts_them_back(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(fits=lambda state, menu: len(set(state.discards)) > 4)
    table = wizards_gambit.table_of(qtbot, game)
    pile = zone_point(table, "discards")
    click(table, pile)
    sheet = table.table.items_by_key["tray",].placement.spot.box
    spread = [
        item.placement
        for key, item in table.table.items_by_key.items()
        if key[0] == "card" and item.placement.spot.box.is_within(sheet)
    ]
    assert {piece.key[1] for piece in spread} >= {int(face) for face in game.state.discards}
    click(table, pile)
    assert ("tray",) not in table.table.items_by_key


def test_nothing_may_be_taken_while_another_decides(qtbot: QtBot) -> None:
    game = wizards_gambit.game_at(
        fits=lambda state, menu: any(is_component(face) for face in state.hands[0])
    )
    while game.mover in (0, None):
        game.step()
    table = wizards_gambit.table_of(qtbot, game)
    assert table.offers.sources == ()
    assert table.offers.choices == ()
