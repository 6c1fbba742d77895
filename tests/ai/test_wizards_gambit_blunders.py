# SPDX-License-Identifier: MIT
"""The opponents of Wizard's Gambit waste no incantation, and trust no aura that the leader can
destroy."""

import pytest

from tests.ai.test_wizards_gambit_agents import SIGHTED, decide, turn
from tests.ai.test_wizards_gambit_tricks import prospect
from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.moves import Cast, PlayComponent
from wizardtable.games.wizards_gambit.rules.state import State

BOUNTY = Cast(tables.card(box.COLBACHS_BOUNTY))

SOME = 0.3
"""On the scale of logarithms of a chance to win: more than a gambit in hand is worth by itself."""


# Colbach's Bounty.


def incantations_only() -> State:
    """Seat 0 holds Colbach's Bounty, no component, and incantations that are better kept."""
    state = tables.table(2, pool=(box.CURSED_RUNE, box.AEGIS, box.NUMB_FINGERS, box.MUTED_VOICE))
    tables.own(state, 1, box.GAMBITEER)
    tables.lay(state, 0, "D")
    tables.lay(state, 1, "A", "R")
    tables.lay(state, 3, "G")
    kept = (box.COLBACHS_BOUNTY, box.DISPEL, box.RECALL, box.ECLIPSE)
    tables.hand(state, 0, *[tables.card(effect) for effect in kept])
    tables.hand(state, 1, *tables.faces("A*"))
    return state


@pytest.mark.parametrize("level_id", SIGHTED)
def test_colbachs_bounty_is_kept_where_there_is_nothing_to_play(level_id: str) -> None:
    assert BOUNTY not in turn(incantations_only(), level_id)


@pytest.mark.parametrize("level_id", SIGHTED)
def test_colbachs_bounty_is_spent_where_it_completes_a_spell(level_id: str) -> None:
    state = incantations_only()
    tables.give(state, 0, *tables.faces("AG"))
    assert BOUNTY in turn(state, level_id, iterations=0)
    assert state.scores[0] == 2


# Dispel.


@pytest.mark.parametrize("level_id", SIGHTED)
def test_nothing_is_dispelled_only_to_lay_the_same_again(level_id: str) -> None:
    state = tables.table(2, pool=(box.LESSER_WARD, box.MOMENTUM, box.GRAND_SIEGE, box.BOUNTY))
    tables.lay(state, 0, "PD")
    tables.lay(state, 1, "D")
    tables.lay(state, 2, "AG")
    tables.lay(state, 3, "G", "A")
    tables.front(state, 0, box.gambit(4))
    tables.hand(state, 0, *tables.faces("GG"), tables.card(box.DISPEL))
    tables.hand(state, 1, *tables.faces("PR"), tables.card(box.HASTE))
    before = [sorted(laid) for laid in state.laid]
    while state.active == 0 and state.turn_number == 1:
        tables.play(state, decide(state, level_id))
    assert [sorted(laid) for laid in state.laid] != before


# Auras.


@pytest.mark.parametrize("level_id", SIGHTED)
def test_no_aura_is_trusted_against_a_gambit_that_the_leader_shows_in_his_hand(
    level_id: str,
) -> None:
    state = tables.table(
        3, pool=(box.DRAIN, box.TWIN_CASTING, box.BURDEN_OF_POWER, box.QUICK_HANDS)
    )
    tables.own(state, 0, box.SCRYING, box.LESSER_WARD)
    tables.own(state, 1, box.CURSED_RUNE)
    tables.own(state, 2, box.NUMB_FINGERS, box.OPEN_MIND)
    tables.lay(state, 0, "SR")
    tables.lay(state, 2, "RARP")
    tables.lay(state, 3, "G")
    tables.hand(state, 0, *tables.faces("DS*"), box.gambit(5))
    tables.hand(state, 1, *tables.faces("**"), tables.card(box.HASTE), tables.card(box.DISPEL))
    tables.hand(state, 2, *tables.faces("*"), box.gambit(1), tables.card(box.LARCENY))
    first = turn(state, level_id)[0]
    assert isinstance(first, PlayComponent)
    assert first.slot != 2
    assert state.short[2] == 2


def test_an_aura_keeps_off_least_who_holds_a_gambit_against_it() -> None:
    state = tables.table(2, pool=(box.NUMB_FINGERS, box.GRAND_SIEGE, box.LESSER_WARD, box.TRIBUTE))
    tables.own(state, 1, box.BURDEN_OF_POWER, box.SCRYING)
    tables.lay(state, 0, "SSRR")
    tables.aura(state, 0, 0)
    tables.hand(state, 0, *tables.faces("AAG"))
    tables.hand(state, 1, *tables.faces("P"), tables.card(box.ECLIPSE))
    without = prospect(state)
    tables.hand(state, 1, *tables.faces("P"), box.gambit(1))
    armed = prospect(state)
    tables.hand(state, 1, *tables.faces("A"), box.gambit(1))
    helpless = prospect(state)
    assert armed > without + SOME
    assert armed > helpless + SOME
