# SPDX-License-Identifier: MIT
"""Abilities about components and incantations (rules page, The spells)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.events import ComponentsDiscarded
from wizardtable.games.wizards_gambit.rules.state import (
    BY_TWIN_CASTING,
    DRAW_PHASE,
    RECLAIM,
    TURN,
    UNABLE,
)

# Twin Casting.


def test_twin_casting_gives_a_second_action_and_draws_after_the_first_incantation() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.give(state, 0, tables.card(box.HASTE), tables.card(box.HASTE), tables.card(box.HASTE))
    assert tables.draws(
        tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_TWIN_CASTING
    ) == [(0, 1)]
    assert (
        tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_TWIN_CASTING) == []
    )
    assert (
        tables.refusal(state, moves.Cast(tables.card(box.HASTE)))
        == "You have no incantation actions left this turn."
    )


def test_twin_casting_draws_for_the_first_incantation_though_a_gambit_was_played_before() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.LayAura(box.gambit(1), 0))
    assert tables.draws(
        tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_TWIN_CASTING
    ) == [(0, 1)]


def test_a_gambit_can_be_released_and_another_played_by_twin_casting() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.aura(state, 0, 0)
    tables.play(state, moves.Release(), moves.LayAura(box.gambit(1), 2))
    assert state.auras == [-1, -1, 0, -1]


def test_the_second_action_of_a_covered_twin_casting_is_lost() -> None:
    state = tables.with_spell(box.TWIN_CASTING, "AA")
    tables.give(state, 0, tables.card(box.HASTE), tables.card(box.PROSPERITY))
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert (
        tables.refusal(state, moves.Cast(tables.card(box.PROSPERITY)))
        == "You have no incantation actions left this turn."
    )


def test_twin_casting_claimed_in_mid_turn_gives_its_second_action_at_once() -> None:
    state = tables.table(3, (box.TWIN_CASTING, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    tables.give(state, 0, tables.card(box.HASTE), tables.card(box.HASTE), *tables.faces("P"))
    tables.lay(state, 0, "DR")
    tables.play(
        state, moves.Cast(tables.card(box.HASTE)), moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX)
    )
    assert (
        tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_TWIN_CASTING) == []
    )


# Quick Hands and Momentum.


def test_quick_hands_plays_a_second_component_and_not_a_third() -> None:
    state = tables.with_spell(box.QUICK_HANDS, "APD")
    tables.play(state, tables.ANGEL_ON_WARD, moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX))
    assert (
        tables.refusal(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON))
        == "You cannot play another component this turn."
    )


def test_the_second_play_of_a_covered_quick_hands_is_lost() -> None:
    state = tables.with_spell(box.QUICK_HANDS, "AAP")
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert not tables.menu(state, moves.PlayComponent)


def test_quick_hands_claimed_by_the_ordinary_component_plays_a_second_one() -> None:
    state = tables.table(3, (box.QUICK_HANDS, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    tables.give(state, 0, *tables.faces("AA"))
    tables.lay(state, 0, "GD")
    tables.play(state, tables.ANGEL_ON_WARD, tables.ANGEL_ON_SECOND)
    assert state.laid[1] == ((box.ANGEL, box.ANGEL),)


def test_quick_hands_and_haste_add_up() -> None:
    state = tables.with_spell(box.QUICK_HANDS, "AAPPDD")
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    plays = 0
    while state.active == 0 and tables.menu(state, moves.PlayComponent):
        tables.play(state, tables.menu(state, moves.PlayComponent)[0])
        plays += 1
    assert plays == 4


def test_momentum_works_for_the_completion_that_covers_it_and_never_for_its_own() -> None:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("AADP"))
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert not tables.menu(state, moves.PlayComponent)
    state = tables.with_spell(box.MOMENTUM, "AADP")
    tables.lay(state, 1, "SG")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.abilities[0] == box.BOUNTY
    assert state.extra == 1
    tables.play(state, tables.ANGEL_ON_WARD)
    assert not tables.menu(state, moves.PlayComponent)


def test_momentum_works_after_any_component_that_completes_and_adds_to_haste() -> None:
    state = tables.with_spell(box.MOMENTUM, "APD")
    tables.give(state, 0, tables.card(box.HASTE))
    tables.lay(state, 1, "SG")
    tables.play(
        state,
        moves.Cast(tables.card(box.HASTE)),
        moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX),
        tables.ANGEL_ON_SECOND,
    )
    assert state.extra == 2


def test_momentum_does_not_work_after_a_move() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    tables.own(state, 0, box.MOMENTUM)
    tables.lay(state, 1, "SG")
    tables.lay(state, 0, "AD")
    tables.give(state, 0, tables.card(box.TRANSMUTATION))
    tables.play(
        state,
        moves.Cast(tables.card(box.TRANSMUTATION)),
        moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL),
    )
    assert state.scores[0] == 4
    assert state.extra == 0


# Transcendent Focus.


def test_a_focused_component_lies_as_its_printed_type_when_it_goes_again() -> None:
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "A")
    tables.play(state, moves.PlayComponent(box.ANGEL, 3, box.DRAGON))
    assert state.laid[3] == ((box.ANGEL, box.DRAGON),)
    tables.own(state, 1, box.RUNE_SHIFT)
    tables.turn(state, 1)
    targets = {
        a.target
        for a in tables.menu(state, moves.MoveComponent)
        if a.laid == (box.ANGEL, box.DRAGON)
    }
    assert targets == {0, 1, 2}
    assert all(a.as_type == box.ANGEL for a in tables.menu(state, moves.MoveComponent))


def test_focus_works_for_one_component_a_turn() -> None:
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "AA")
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(
        state, moves.Cast(tables.card(box.HASTE)), moves.PlayComponent(box.ANGEL, 3, box.DRAGON)
    )
    assert (
        tables.refusal(state, moves.PlayComponent(box.ANGEL, 3, box.GRIFFIN))
        == "This component cannot stand for another type."
    )


def test_who_can_play_only_by_focus_need_not_but_who_has_a_plain_one_must() -> None:
    state = tables.table(3, (box.TRIBUTE, box.MOMENTUM, box.LESSER_WARD, box.BOUNTY))
    tables.own(state, 0, box.TRANSCENDENT_FOCUS)
    tables.give(state, 0, box.PHOENIX)
    tables.lay(state, 2, "P")
    assert moves.PlayComponent(box.PHOENIX, 0, box.DRAGON) in tables.menu(
        state, moves.PlayComponent
    )
    assert tables.draws(tables.play(state, moves.EndTurn()), UNABLE) == [(0, 2)]
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "A")
    assert (
        tables.refusal(state, moves.EndTurn()) == "First play a component: you have one that fits."
    )


# Rune Shift.


def test_rune_shift_moves_once_a_turn_and_a_completed_spell_is_the_movers() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    tables.own(state, 0, box.RUNE_SHIFT)
    tables.lay(state, 0, "AD")
    tables.lay(state, 1, "SG")
    tables.play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
    assert state.books[0] == (tables.spell(box.RUNE_SHIFT), tables.spell(box.BOUNTY))
    assert not tables.menu(state, moves.MoveComponent)


def test_a_moved_flake_may_stand_for_another_type() -> None:
    state = tables.with_spell(box.RUNE_SHIFT)
    tables.lay(state, 0, "", flakes="P")
    kinds = [a.as_type for a in tables.menu(state, moves.MoveComponent) if a.target == 3]
    assert kinds == [box.DRAGON, box.GRIFFIN, box.AGATE]
    tables.play(state, moves.MoveComponent((box.FLAKE, box.PHOENIX), 0, 3, box.DRAGON))
    assert state.laid[3] == ((box.FLAKE, box.DRAGON),)


def test_nothing_is_moved_from_or_to_a_spell_under_an_aura() -> None:
    state = tables.with_spell(box.RUNE_SHIFT)
    tables.lay(state, 0, "A")
    tables.aura(state, 1, 1)
    assert {a.target for a in tables.menu(state, moves.MoveComponent)} == {2}
    move = moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL)
    assert tables.refusal(state, move) == "An aura protects this spell."
    tables.aura(state, 2, 0)
    assert not tables.menu(state, moves.MoveComponent)


def test_who_may_not_claim_may_not_complete_by_a_move() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    tables.own(state, 0, box.RUNE_SHIFT)
    tables.aura(state, 0, 3)
    tables.lay(state, 0, "A")
    tables.lay(state, 1, "SG")
    assert (
        tables.refusal(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
        == "You cannot complete a spell while your gambit is in play."
    )


# Reclamation.


def test_reclamation_takes_up_to_two_components_of_the_spell_in_hand() -> None:
    state = tables.with_spell(box.RECLAMATION, "A")
    tables.lay(state, 1, "DRG", flakes="S")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert tables.menu(state, moves.TakeBack) == [
        moves.TakeBack(f) for f in (box.ANGEL, box.DRAGON, box.GRIFFIN, box.AGATE, box.FLAKE)
    ]
    tables.play(state, moves.TakeBack(box.FLAKE))
    journal = tables.play(state, moves.TakeBack(box.DRAGON))
    assert tables.held(state, 0) == (box.DRAGON, box.FLAKE)
    assert tables.events(journal, ComponentsDiscarded) == [
        ComponentsDiscarded(0, tables.faces("AGR"))
    ]
    assert state.step == TURN


def test_reclamation_may_take_one_or_none() -> None:
    state = tables.with_spell(box.RECLAMATION, "A")
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND, moves.Decline())
    assert tables.held(state, 0) == ()
    assert sorted(state.discards) == list(tables.faces("ADGSR"))


def test_reclamation_works_for_the_completion_that_covers_it_and_never_for_its_own() -> None:
    state = tables.table(3, (box.RECLAMATION, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    tables.give(state, 0, *tables.faces("A"))
    tables.lay(state, 0, "PSG")
    tables.play(state, tables.ANGEL_ON_WARD)
    assert state.step == TURN


def test_reclamation_works_after_a_move_too() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    tables.own(state, 0, box.RECLAMATION)
    tables.lay(state, 1, "SG")
    tables.lay(state, 0, "AD")
    tables.give(state, 0, tables.card(box.TRANSMUTATION))
    tables.play(
        state,
        moves.Cast(tables.card(box.TRANSMUTATION)),
        moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL),
    )
    assert state.step == RECLAIM
    tables.play(state, moves.TakeBack(box.SIREN), moves.Decline())
    assert tables.held(state, 0) == (box.SIREN,)


def test_a_hand_emptied_by_the_completing_component_is_not_empty_after_reclamation() -> None:
    state = tables.with_spell(box.RECLAMATION)
    tables.hand(state, 0, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.step == RECLAIM
    journal = tables.play(state, moves.TakeBack(box.DRAGON), moves.Decline())
    assert tables.draws(journal, DRAW_PHASE) == [(0, 1)]
