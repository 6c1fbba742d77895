# SPDX-License-Identifier: MIT
"""Tests that opponents of Wizard's Gambit waste no incantation and trust no fragile aura."""

import pytest

from tests.ai.test_wizards_gambit_agents import SEARCHING_LEVELS, SPEC, decide, turn, weight
from tests.ai.test_wizards_gambit_tricks import prospect
from tests.games.wizards_gambit import tables
from wizardtable.ai.search import agents
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import OVER, State

CAST_BOUNTY = moves.Cast(tables.card(box.COLBACHS_BOUNTY))

MIN_LOG_GAIN = 0.3
"""A difference of log win chances that is larger than the value of a gambit in hand."""


# Colbach's Bounty.


def incantations_only() -> State:
    """Returns a position where seat 0 holds Colbach's Bounty, incantations to keep, and no
    component."""
    state = tables.table(2, pool=(box.CURSED_RUNE, box.AEGIS, box.NUMB_FINGERS, box.MUTED_VOICE))
    tables.own(state, 1, box.GAMBITEER)
    tables.lay(state, 0, "D")
    tables.lay(state, 1, "A", "R")
    tables.lay(state, 3, "G")
    kept = (box.COLBACHS_BOUNTY, box.DISPEL, box.RECALL, box.ECLIPSE)
    tables.hand(state, 0, *[tables.card(effect) for effect in kept])
    tables.hand(state, 1, *tables.faces("A*"))
    return state


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_colbachs_bounty_is_kept_where_there_is_nothing_to_play(level_id: str) -> None:
    assert CAST_BOUNTY not in turn(incantations_only(), level_id)


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_colbachs_bounty_is_spent_where_it_completes_a_spell(level_id: str) -> None:
    state = incantations_only()
    tables.give(state, 0, *tables.faces("AG"))
    assert CAST_BOUNTY in turn(state, level_id, iterations=0)
    assert state.scores[0] == 2


# Dispel.


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
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


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
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
    assert isinstance(first, moves.PlayComponent)
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
    assert armed > without + MIN_LOG_GAIN
    assert armed > helpless + MIN_LOG_GAIN


# A win within the turn.


def near_the_end() -> State:
    """Returns a position in which seat 0 has seven points and seat 1 has five.

    Lesser Ward and Momentum lack A and R, and Cursed Rune lacks D; its five points win.
    """
    state = tables.table(2, pool=(box.MUTED_VOICE, box.LESSER_WARD, box.MOMENTUM, box.CURSED_RUNE))
    tables.own(state, 0, box.NUMB_FINGERS, box.FORESIGHT, box.TWIN_CASTING)
    tables.own(state, 1, box.BURDEN_OF_POWER)
    tables.lay(state, 1, "PDGS")
    tables.lay(state, 2, "DGS")
    tables.lay(state, 3, "SSPPG")
    tables.hand(state, 1, *tables.faces("PR*"))
    return state


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_the_own_gambit_is_released_where_the_spell_under_it_wins(level_id: str) -> None:
    state = near_the_end()
    tables.aura(state, 0, 3)
    tables.hand(state, 0, *tables.faces("PSS*"), box.gambit(3))
    assert turn(state, level_id)[0] == moves.Release()
    assert state.step == OVER


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_the_own_gambit_is_released_where_it_forbids_to_claim_the_spell_that_wins(
    level_id: str,
) -> None:
    state = near_the_end()
    tables.aura(state, 0, 1)
    tables.hand(state, 0, *tables.faces("PSS*"), box.gambit(3))
    assert turn(state, level_id)[0] == moves.Release()
    assert state.step == OVER


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_an_aura_is_destroyed_where_the_spell_under_it_wins(level_id: str) -> None:
    state = near_the_end()
    tables.aura(state, 1, 3)
    tables.hand(state, 0, *tables.faces("APA*"), box.gambit(6))
    assert turn(state, level_id)[0] == moves.Destroy(box.gambit(6), 1)
    assert state.step == OVER


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_nothing_is_laid_before_the_component_that_wins(level_id: str) -> None:
    state = near_the_end()
    tables.hand(state, 0, *tables.faces("DPA*"), tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert state.extra > 0
    done = turn(state, level_id)
    assert len(done) == 1
    assert state.step == OVER


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_two_spells_that_together_win_are_claimed_where_haste_allows_it(level_id: str) -> None:
    state = tables.table(2, pool=(box.ECHO, box.GAMBITEER, box.TRIBUTE, box.CURSED_RUNE))
    tables.own(state, 0, box.NUMB_FINGERS)
    tables.own(state, 1, box.BANISHMENT)
    tables.lay(state, 0, "PA")
    tables.lay(state, 1, "PDGR")
    tables.lay(state, 2, "GGD")
    tables.lay(state, 3, "PPDG")
    tables.aura(state, 1, 2)
    tables.front(state, 0, box.gambit(3))
    tables.front(state, 1, box.gambit(6))
    tables.hand(state, 0, *tables.faces("SR*"), tables.card(box.HASTE))
    tables.hand(state, 1, *tables.faces("AAGR*"))
    turn(state, level_id)
    assert state.step == OVER


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_what_colbachs_bounty_does_not_cover_is_laid_first_where_it_wins_with_the_rest(
    level_id: str,
) -> None:
    state = tables.table(
        3, pool=(box.OPEN_MIND, box.BURDEN_OF_POWER, box.SCRYING, box.DRAIN), seed=3
    )
    tables.own(state, 0, box.NUMB_FINGERS, box.CURSED_RUNE)
    tables.own(state, 1, box.GRAND_SIEGE)
    tables.lay(state, 0, "SP")
    tables.lay(state, 1, "RRD")
    tables.lay(state, 2, "R")
    tables.hand(state, 0, *tables.faces("AR*"), tables.card(box.COLBACHS_BOUNTY), box.gambit(4))
    tables.play(state, moves.Cast(tables.card(box.COLBACHS_BOUNTY)))
    tables.give(state, 0, *tables.faces("PD"))
    first = turn(state, level_id)[0]
    assert isinstance(first, moves.PlayComponent)
    assert first.face == box.PHOENIX
    assert state.step == OVER


# Incantations that do nothing.


@pytest.mark.parametrize("effect", [box.HASTE, box.RECALL, box.ECLIPSE])
def test_an_incantation_that_does_nothing_comes_to_nobodys_mind(effect: int) -> None:
    state = tables.table(
        2, pool=(box.LESSER_WARD, box.MOMENTUM, box.GRAND_SIEGE, box.BURDEN_OF_POWER)
    )
    tables.own(state, 1, box.NUMB_FINGERS)
    tables.hand(state, 0, *tables.faces("D"), tables.card(effect), box.gambit(4), box.gambit(5))
    cast = moves.Cast(tables.card(effect))
    assert weight(state, cast) == 0.0
    tables.play(state, decide(state))
    assert weight(state, cast) == 0.0


@pytest.mark.parametrize("ability", [box.TWIN_CASTING, box.ECHO])
def test_an_incantation_that_does_nothing_is_played_only_while_a_card_is_drawn_for_it(
    ability: int,
) -> None:
    state = tables.table(
        2, pool=(box.LESSER_WARD, box.MOMENTUM, box.GRAND_SIEGE, box.BURDEN_OF_POWER)
    )
    tables.own(state, 0, ability)
    first, second = tables.card(box.ECLIPSE), tables.card(box.RECALL)
    tables.hand(state, 0, *tables.faces("DD"), first, second)
    assert weight(state, moves.Cast(first)) > 0.0 < weight(state, moves.Cast(second))
    tables.play(state, moves.Cast(first))
    if ability == box.ECHO:
        state.actions = 0
    assert weight(state, moves.Cast(second)) == 0.0


def test_an_incantation_that_does_nothing_is_played_as_the_last_card() -> None:
    state = tables.table(2)
    tables.hand(state, 0, *tables.faces("D"), tables.card(box.ECLIPSE))
    assert turn(state, "archmage")[-1] == moves.Cast(tables.card(box.ECLIPSE))
    assert len(state.hands[0]) == box.REFILL_CARDS


# Cards that are spent for nothing.

FLAKE_AS_PHOENIX = moves.PlayComponent(box.FLAKE, 0, box.PHOENIX)


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_no_flake_stands_for_a_component_that_could_be_laid_itself(level_id: str) -> None:
    state = tables.table(2, pool=(box.GAMBITEER, box.CORRUPT_EXCHANGE, box.NUMB_FINGERS, box.ECHO))
    tables.lay(state, 0, "DGSR")
    tables.hand(state, 0, *tables.faces("PP*"))
    tables.hand(state, 1, *tables.faces("AG"))
    assert not weight(state, FLAKE_AS_PHOENIX, agents.level(SPEC, level_id))
    assert moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX) in turn(state, level_id)


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_the_best_card_is_laid_before_hands_are_swapped(level_id: str) -> None:
    state = tables.table(2, pool=(box.GAMBITEER, box.CORRUPT_EXCHANGE, box.NUMB_FINGERS, box.ECHO))
    tables.lay(state, 0, "DGSR")
    tables.hand(state, 0, *tables.faces("P*"), tables.card(box.EXCHANGE_OF_MINDS))
    assert weight(state, FLAKE_AS_PHOENIX, agents.level(SPEC, level_id))


def test_no_turn_is_ended_while_drain_could_take_a_card() -> None:
    state = tables.table(2)
    tables.own(state, 0, box.DRAIN)
    tables.hand(state, 0, *tables.faces("PD"))
    tables.hand(state, 1, *tables.faces("APDG"))
    tables.play(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON))
    assert weight(state, moves.Drain(1)) > 0.0
    assert weight(state, moves.EndTurn()) == 0.0


# One card completes one spell.


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_a_flake_that_could_complete_several_spells_completes_the_one_that_lacks_nothing_else(
    level_id: str,
) -> None:
    state = tables.table(
        2, pool=(box.BURDEN_OF_POWER, box.DEEP_SATCHEL, box.GAMBITEER, box.BANISHMENT)
    )
    tables.own(state, 0, box.SEALED_TOME)
    tables.own(state, 1, box.FORESIGHT)
    tables.lay(state, 0, "PADD")
    tables.lay(state, 1, "SAD")
    tables.lay(state, 2, "PGS")
    tables.lay(state, 3, "AP")
    tables.front(state, 0, box.gambit(8))
    tables.front(state, 1, box.gambit(5))
    tables.hand(state, 1, *tables.faces("PR*"))
    tables.hand(state, 0, *tables.faces("GR*"), box.gambit(2), box.gambit(4))
    assert moves.PlayComponent(box.FLAKE, 1, box.SIREN) in turn(state, level_id)
