# SPDX-License-Identifier: MIT
"""Menus hold all there is to do, or its best part where there is too much."""

import pytest

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_WARD,
    aura,
    card,
    faces,
    front,
    give,
    hand,
    lay,
    menu,
    own,
    play,
    table,
    turn,
    with_spell,
)
from wizardtable.core.game import IllegalAction, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.menu import LONGEST
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import TURN, State


def everything(state: State) -> set[moves.Action]:
    """All actions of a turn that there could be, tried one by one."""
    seats, slots = range(len(state.hands)), range(4)
    hand = [*state.hands[state.active], *(face for face in state.ready if face >= 0)]
    laid = {one for there in state.laid for one in there}
    tried: list[moves.Action] = [moves.Release(), moves.EndTurn()]
    tried += [moves.PlayComponent(f, s, t) for f in hand for s in slots for t in range(6)]
    tried += [
        moves.MoveComponent(one, a, b, t)
        for one in laid
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
            if state.step == TURN and len(listed) < LONGEST:
                spare = {a for a in everything(state) - set(listed) if not is_spare(state, a)}
                assert not spare
            RULES.apply(state, rng.choice(listed))


def is_spare(state: State, action: moves.Action) -> bool:
    """Whether a gambit in hand is as good as another one there, which is on the menu."""
    if not isinstance(action, moves.LayAura | moves.LayAnnulment | moves.Destroy):
        return False
    lower = [face for face in state.hands[state.active] if 7 <= face < action.face]
    return bool(lower) and action.face not in state.ready


def test_equal_cards_are_one_entry() -> None:
    state = table(2)
    give(state, 0, *faces("AAA"), card(box.HASTE), card(box.HASTE))
    assert len(menu(state, moves.PlayComponent)) == 3
    assert menu(state, moves.Cast) == [moves.Cast(card(box.HASTE))]


def test_the_gambit_in_front_and_the_first_in_hand_are_on_the_menu() -> None:
    state = table(2)
    front(state, 0, box.gambit(5))
    give(state, 0, box.gambit(3), box.gambit(4))
    assert {action.face for action in menu(state, moves.LayAura)} == {box.gambit(1), box.gambit(5)}


def long_turn() -> State:
    """Far more than sixty things can be done: Transcendent Focus, and a Flake."""
    state = with_spell(box.TRANSCENDENT_FOCUS, "APDGSR*")
    front(state, 0, box.gambit(8))
    aura(state, 1, 3)
    lay(state, 1, "DRGS")
    return state


def test_a_long_menu_keeps_what_completes_and_what_is_ordinary() -> None:
    state = long_turn()
    listed = list(RULES.legal_actions(state))
    assert len(listed) == LONGEST == len(set(listed))
    assert len(everything(state)) > LONGEST
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


def test_who_can_do_nothing_can_end_his_turn() -> None:
    """No turn of a match is left like this, but that of another in a sample may be."""
    state = table(2, (box.BOUNTY, box.AEGIS, box.RUNE_SHIFT, box.SEALED_TOME))
    hand(state, 0, *faces("P"))
    assert list(RULES.legal_actions(state)) == [moves.EndTurn()]


def test_a_long_menu_keeps_the_end_of_the_turn() -> None:
    state = long_turn()
    give(state, 0, card(box.HASTE))
    play(state, moves.Cast(card(box.HASTE)), ANGEL_ON_WARD)
    assert moves.EndTurn() in RULES.legal_actions(state)


def test_moves_of_flakes_do_not_fill_a_menu() -> None:
    state = with_spell(box.RUNE_SHIFT, "APDGSR*")
    lay(state, 0, "", flakes="APD")
    lay(state, 2, "", flakes="PAS")
    lay(state, 3, "D", flakes="GR")
    listed = list(RULES.legal_actions(state))
    assert len(listed) <= LONGEST
    assert any(isinstance(action, moves.MoveComponent) for action in listed)


def test_the_moves_of_transmutation_fit_on_a_menu() -> None:
    state = table(3)
    give(state, 0, card(box.TRANSMUTATION), *faces("A"))
    lay(state, 0, "", flakes="APD")
    lay(state, 2, "", flakes="PAS")
    lay(state, 3, "D", flakes="GR")
    play(state, moves.Cast(card(box.TRANSMUTATION)))
    assert 0 < len(RULES.legal_actions(state)) <= LONGEST


def test_scrying_offers_each_kind_of_card_once() -> None:
    state = with_spell(box.SCRYING, "AAP*")
    assert [action.face for action in menu(state, moves.Scry)] == [
        *faces("AP"),
        box.FLAKE,
        box.gambit(1),
    ]


def test_the_spell_of_another_gives_nothing() -> None:
    state = table(2)
    own(state, 1, box.SCRYING)
    give(state, 0, *faces("A"))
    assert not menu(state, moves.Scry)
    turn(state, 1)
    assert menu(state, moves.Scry)
