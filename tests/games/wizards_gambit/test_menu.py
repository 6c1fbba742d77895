# SPDX-License-Identifier: MIT
"""Menus have all actions, or the best of them if there are too many."""

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.core.game import IllegalAction, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.menu import MAX_MENU_LENGTH
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import TURN, State


def everything(state: State) -> set[moves.Action]:
    """Returns all legal actions of a turn, found by trying every action."""
    seats, slots = range(len(state.hands)), range(4)
    hand = [*state.hands[state.active], *(face for face in state.ready if face >= 0)]
    laid = {component for components in state.laid for component in components}
    tried: list[moves.Action] = [moves.Release(), moves.EndTurn()]
    tried += [moves.PlayComponent(f, s, t) for f in hand for s in slots for t in range(6)]
    tried += [
        moves.MoveComponent(component, a, b, t)
        for component in laid
        for a in slots
        for b in slots
        for t in range(6)
    ]
    tried += [kind(face) for face in hand for kind in (moves.Cast, moves.Scry)]
    tried += [moves.LayAura(face, slot) for face in hand for slot in slots]
    tried += [
        kind(f, seat)
        for f in hand
        for seat in seats
        for kind in (moves.LayAnnulment, moves.Destroy)
    ]
    tried += [moves.Banish(slot) for slot in slots] + [moves.Drain(seat) for seat in seats]
    return {action for action in tried if legal(state, action)}


def legal(state: State, action: moves.Action) -> bool:
    try:
        RULES.check(state, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 6))
def test_a_menu_holds_what_the_law_allows(seats: int) -> None:
    for seed in range(6):
        rng = Rng(seed)
        state = RULES.deal(Setup(seats), seed)
        while RULES.to_move(state) is not None:
            listed = list(RULES.legal_actions(state))
            if state.step == TURN and len(listed) < MAX_MENU_LENGTH:
                spare = {a for a in everything(state) - set(listed) if not is_spare(state, a)}
                assert not spare
            RULES.apply(state, rng.choice(listed))


def is_spare(state: State, action: moves.Action) -> bool:
    """Returns whether an action plays a gambit from the hand although an equally good one is on the
    menu."""
    if not isinstance(action, moves.LayAura | moves.LayAnnulment | moves.Destroy):
        return False
    lower = [face for face in state.hands[state.active] if 7 <= face < action.face]
    return bool(lower) and action.face not in state.ready


def test_equal_cards_are_one_entry() -> None:
    state = tables.table(2)
    tables.give(state, 0, *tables.faces("AAA"), tables.card(box.HASTE), tables.card(box.HASTE))
    assert len(tables.menu(state, moves.PlayComponent)) == 3
    assert tables.menu(state, moves.Cast) == [moves.Cast(tables.card(box.HASTE))]


def test_the_gambit_in_front_and_the_first_in_hand_are_on_the_menu() -> None:
    state = tables.table(2)
    tables.front(state, 0, box.gambit(5))
    tables.give(state, 0, box.gambit(3), box.gambit(4))
    assert {action.face for action in tables.menu(state, moves.LayAura)} == {
        box.gambit(1),
        box.gambit(5),
    }


def long_turn() -> State:
    """Returns a turn with far more than sixty actions, by Transcendent Focus and a Flake."""
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "APDGSR*")
    tables.front(state, 0, box.gambit(8))
    tables.aura(state, 1, 3)
    tables.lay(state, 1, "DRGS")
    return state


def test_a_long_menu_keeps_what_completes_and_what_is_ordinary() -> None:
    state = long_turn()
    listed = list(RULES.legal_actions(state))
    assert len(listed) == MAX_MENU_LENGTH == len(set(listed))
    assert len(everything(state)) > MAX_MENU_LENGTH
    completing = [a for a in listed if isinstance(a, moves.PlayComponent) and a.slot == 1]
    assert {action.face for action in completing} == set(box.COMPONENTS)
    plain = [
        a for a in everything(state) if isinstance(a, moves.PlayComponent) and a.face == a.as_type
    ]
    assert set(plain) <= set(listed)
    assert moves.LayAura(box.gambit(8), 0) in listed
    flakes = [
        a for a in everything(state) if isinstance(a, moves.PlayComponent) and a.face == box.FLAKE
    ]
    assert set(flakes) <= set(listed)


def test_who_can_do_nothing_can_end_their_turn() -> None:
    """Such a turn never occurs in a match, but it may occur in a sample of another seat's turn."""
    state = tables.table(2, (box.BOUNTY, box.AEGIS, box.RUNE_SHIFT, box.SEALED_TOME))
    tables.hand(state, 0, *tables.faces("P"))
    assert list(RULES.legal_actions(state)) == [moves.EndTurn()]


def test_a_long_menu_keeps_the_end_of_the_turn() -> None:
    state = long_turn()
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.HASTE)), tables.ANGEL_ON_WARD)
    assert moves.EndTurn() in RULES.legal_actions(state)


def test_moves_of_flakes_do_not_fill_a_menu() -> None:
    state = tables.with_spell(box.RUNE_SHIFT, "APDGSR*")
    tables.lay(state, 0, "", flakes="APD")
    tables.lay(state, 2, "", flakes="PAS")
    tables.lay(state, 3, "D", flakes="GR")
    listed = list(RULES.legal_actions(state))
    assert len(listed) <= MAX_MENU_LENGTH
    assert any(isinstance(action, moves.MoveComponent) for action in listed)


def test_the_moves_of_transmutation_fit_on_a_menu() -> None:
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.TRANSMUTATION), *tables.faces("A"))
    tables.lay(state, 0, "", flakes="APD")
    tables.lay(state, 2, "", flakes="PAS")
    tables.lay(state, 3, "D", flakes="GR")
    tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    assert 0 < len(RULES.legal_actions(state)) <= MAX_MENU_LENGTH


def test_scrying_offers_each_kind_of_card_once() -> None:
    state = tables.with_spell(box.SCRYING, "AAP*")
    assert [action.face for action in tables.menu(state, moves.Scry)] == [
        *tables.faces("AP"),
        box.FLAKE,
        box.gambit(1),
    ]


def test_the_spell_of_another_gives_nothing() -> None:
    state = tables.table(2)
    tables.own(state, 1, box.SCRYING)
    tables.give(state, 0, *tables.faces("A"))
    assert not tables.menu(state, moves.Scry)
    tables.turn(state, 1)
    assert tables.menu(state, moves.Scry)
