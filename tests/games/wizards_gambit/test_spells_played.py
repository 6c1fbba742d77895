# SPDX-License-Identifier: MIT
"""Spells that concern components and incantations (rules page, Spells)."""

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    ANGEL_ON_WARD,
    aura,
    card,
    draws,
    events,
    faces,
    give,
    hand,
    held,
    lay,
    menu,
    own,
    play,
    refusal,
    spell,
    table,
    turn,
    with_spell,
)
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.events import ComponentsDiscarded
from wizardtable.games.wizards_gambit.rules.moves import (
    Cast,
    Decline,
    EndTurn,
    LayAura,
    MoveComponent,
    PlayComponent,
    Release,
    TakeBack,
)
from wizardtable.games.wizards_gambit.rules.state import (
    BY_TWIN_CASTING,
    DRAW_PHASE,
    RECLAIM,
    TURN,
    UNABLE,
)

# Twin Casting.


def test_twin_casting_gives_a_second_action_and_draws_after_the_first_incantation() -> None:
    state = with_spell(box.TWIN_CASTING)
    give(state, 0, card(box.HASTE), card(box.HASTE), card(box.HASTE))
    assert draws(play(state, Cast(card(box.HASTE))), BY_TWIN_CASTING) == [(0, 1)]
    assert draws(play(state, Cast(card(box.HASTE))), BY_TWIN_CASTING) == []
    assert refusal(state, Cast(card(box.HASTE))) == "You have no incantation action left this turn."


def test_twin_casting_draws_for_the_first_incantation_though_a_gambit_was_played_before() -> None:
    state = with_spell(box.TWIN_CASTING)
    give(state, 0, card(box.HASTE))
    play(state, LayAura(box.gambit(1), 0))
    assert draws(play(state, Cast(card(box.HASTE))), BY_TWIN_CASTING) == [(0, 1)]


def test_a_gambit_can_be_released_and_another_played_by_twin_casting() -> None:
    state = with_spell(box.TWIN_CASTING)
    aura(state, 0, 0)
    play(state, Release(), LayAura(box.gambit(1), 2))
    assert state.auras == [-1, -1, 0, -1]


def test_the_second_action_of_a_covered_twin_casting_is_lost() -> None:
    state = with_spell(box.TWIN_CASTING, "AA")
    give(state, 0, card(box.HASTE), card(box.PROSPERITY))
    play(state, Cast(card(box.HASTE)))
    lay(state, 1, "DRGS")
    play(state, ANGEL_ON_SECOND)
    assert (
        refusal(state, Cast(card(box.PROSPERITY)))
        == "You have no incantation action left this turn."
    )


def test_twin_casting_claimed_in_mid_turn_gives_its_second_action_at_once() -> None:
    state = table(3, (box.TWIN_CASTING, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    give(state, 0, card(box.HASTE), card(box.HASTE), *faces("P"))
    lay(state, 0, "DR")
    play(state, Cast(card(box.HASTE)), PlayComponent(box.PHOENIX, 0, box.PHOENIX))
    assert draws(play(state, Cast(card(box.HASTE))), BY_TWIN_CASTING) == []


# Quick Hands and Momentum.


def test_quick_hands_plays_a_second_component_and_not_a_third() -> None:
    state = with_spell(box.QUICK_HANDS, "APD")
    play(state, ANGEL_ON_WARD, PlayComponent(box.PHOENIX, 0, box.PHOENIX))
    assert (
        refusal(state, PlayComponent(box.DRAGON, 0, box.DRAGON))
        == "You can play no further component this turn."
    )


def test_the_second_play_of_a_covered_quick_hands_is_lost() -> None:
    state = with_spell(box.QUICK_HANDS, "AAP")
    lay(state, 1, "DRGS")
    play(state, ANGEL_ON_SECOND)
    assert not menu(state, PlayComponent)


def test_quick_hands_claimed_by_the_ordinary_component_plays_a_second_one() -> None:
    state = table(3, (box.QUICK_HANDS, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    give(state, 0, *faces("AA"))
    lay(state, 0, "GD")
    play(state, ANGEL_ON_WARD, ANGEL_ON_SECOND)
    assert state.laid[1] == ((box.ANGEL, box.ANGEL),)


def test_quick_hands_and_haste_add_up() -> None:
    state = with_spell(box.QUICK_HANDS, "AAPPDD")
    give(state, 0, card(box.HASTE))
    play(state, Cast(card(box.HASTE)))
    plays = 0
    while state.active == 0 and menu(state, PlayComponent):
        play(state, menu(state, PlayComponent)[0])
        plays += 1
    assert plays == 4


def test_momentum_works_for_the_completion_that_covers_it_and_never_for_its_own() -> None:
    state = table(3)
    give(state, 0, *faces("AADP"))
    lay(state, 1, "DRGS")
    play(state, ANGEL_ON_SECOND)
    assert not menu(state, PlayComponent)
    state = with_spell(box.MOMENTUM, "AADP")
    lay(state, 1, "SG")
    play(state, ANGEL_ON_SECOND)
    assert state.abilities[0] == box.BOUNTY
    assert state.extra == 1
    play(state, ANGEL_ON_WARD)
    assert not menu(state, PlayComponent)


def test_momentum_works_after_any_component_that_completes_and_adds_to_haste() -> None:
    state = with_spell(box.MOMENTUM, "APD")
    give(state, 0, card(box.HASTE))
    lay(state, 1, "SG")
    play(state, Cast(card(box.HASTE)), PlayComponent(box.PHOENIX, 0, box.PHOENIX), ANGEL_ON_SECOND)
    assert state.extra == 2


def test_momentum_does_not_work_after_a_move() -> None:
    state = table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    own(state, 0, box.MOMENTUM)
    lay(state, 1, "SG")
    lay(state, 0, "AD")
    give(state, 0, card(box.TRANSMUTATION))
    play(
        state, Cast(card(box.TRANSMUTATION)), MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL)
    )
    assert state.scores[0] == 4
    assert state.extra == 0


# Transcendent Focus.


def test_a_focused_component_lies_as_its_printed_type_when_it_goes_again() -> None:
    state = with_spell(box.TRANSCENDENT_FOCUS, "A")
    play(state, PlayComponent(box.ANGEL, 3, box.DRAGON))
    assert state.laid[3] == ((box.ANGEL, box.DRAGON),)
    own(state, 1, box.RUNE_SHIFT)
    turn(state, 1)
    targets = {a.target for a in menu(state, MoveComponent) if a.laid == (box.ANGEL, box.DRAGON)}
    assert targets == {0, 1, 2}
    assert all(a.as_type == box.ANGEL for a in menu(state, MoveComponent))


def test_focus_works_for_one_component_a_turn() -> None:
    state = with_spell(box.TRANSCENDENT_FOCUS, "AA")
    give(state, 0, card(box.HASTE))
    play(state, Cast(card(box.HASTE)), PlayComponent(box.ANGEL, 3, box.DRAGON))
    assert (
        refusal(state, PlayComponent(box.ANGEL, 3, box.GRIFFIN))
        == "Only a Prismatic Flake stands for a type of your choice."
    )


def test_who_can_play_only_by_focus_need_not_but_who_has_a_plain_one_must() -> None:
    state = table(3, (box.TRIBUTE, box.MOMENTUM, box.LESSER_WARD, box.BOUNTY))
    own(state, 0, box.TRANSCENDENT_FOCUS)
    give(state, 0, box.PHOENIX)
    lay(state, 2, "P")
    assert PlayComponent(box.PHOENIX, 0, box.DRAGON) in menu(state, PlayComponent)
    assert draws(play(state, EndTurn()), UNABLE) == [(0, 2)]
    state = with_spell(box.TRANSCENDENT_FOCUS, "A")
    assert refusal(state, EndTurn()) == "First play a component: you have one that fits."


# Rune Shift.


def test_rune_shift_moves_once_a_turn_and_a_completed_spell_is_the_movers() -> None:
    state = table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    own(state, 0, box.RUNE_SHIFT)
    lay(state, 0, "AD")
    lay(state, 1, "SG")
    play(state, MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
    assert state.books[0] == (spell(box.RUNE_SHIFT), spell(box.BOUNTY))
    assert not menu(state, MoveComponent)


def test_a_moved_flake_may_stand_for_another_type() -> None:
    state = with_spell(box.RUNE_SHIFT)
    lay(state, 0, "", flakes="P")
    kinds = [a.as_type for a in menu(state, MoveComponent) if a.target == 3]
    assert kinds == [box.DRAGON, box.GRIFFIN, box.AGATE]
    play(state, MoveComponent((box.FLAKE, box.PHOENIX), 0, 3, box.DRAGON))
    assert state.laid[3] == ((box.FLAKE, box.DRAGON),)


def test_nothing_is_moved_from_or_to_a_spell_under_an_aura() -> None:
    state = with_spell(box.RUNE_SHIFT)
    lay(state, 0, "A")
    aura(state, 1, 1)
    assert {a.target for a in menu(state, MoveComponent)} == {2}
    move = MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL)
    assert refusal(state, move) == "An aura protects this spell."
    aura(state, 2, 0)
    assert not menu(state, MoveComponent)


def test_who_may_not_claim_may_not_complete_by_a_move() -> None:
    state = table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    own(state, 0, box.RUNE_SHIFT)
    aura(state, 0, 3)
    lay(state, 0, "A")
    lay(state, 1, "SG")
    assert (
        refusal(state, MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
        == "You cannot complete a spell while you have a gambit in play."
    )


# Reclamation.


def test_reclamation_takes_up_to_two_components_of_the_spell_in_hand() -> None:
    state = with_spell(box.RECLAMATION, "A")
    lay(state, 1, "DRG", flakes="S")
    play(state, ANGEL_ON_SECOND)
    assert menu(state, TakeBack) == [
        TakeBack(f) for f in (box.ANGEL, box.DRAGON, box.GRIFFIN, box.AGATE, box.FLAKE)
    ]
    play(state, TakeBack(box.FLAKE))
    journal = play(state, TakeBack(box.DRAGON))
    assert held(state, 0) == (box.DRAGON, box.FLAKE)
    assert events(journal, ComponentsDiscarded) == [ComponentsDiscarded(0, faces("AGR"))]
    assert state.step == TURN


def test_reclamation_may_take_one_or_none() -> None:
    state = with_spell(box.RECLAMATION, "A")
    lay(state, 1, "DRGS")
    play(state, ANGEL_ON_SECOND, Decline())
    assert held(state, 0) == ()
    assert sorted(state.discards) == list(faces("ADGSR"))


def test_reclamation_works_for_the_completion_that_covers_it_and_never_for_its_own() -> None:
    state = table(3, (box.RECLAMATION, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    give(state, 0, *faces("A"))
    lay(state, 0, "PSG")
    play(state, ANGEL_ON_WARD)
    assert state.step == TURN


def test_reclamation_works_after_a_move_too() -> None:
    state = table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    own(state, 0, box.RECLAMATION)
    lay(state, 1, "SG")
    lay(state, 0, "AD")
    give(state, 0, card(box.TRANSMUTATION))
    play(
        state, Cast(card(box.TRANSMUTATION)), MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL)
    )
    assert state.step == RECLAIM
    play(state, TakeBack(box.SIREN), Decline())
    assert held(state, 0) == (box.SIREN,)


def test_a_hand_emptied_by_the_completing_component_is_not_empty_after_reclamation() -> None:
    state = with_spell(box.RECLAMATION)
    hand(state, 0, box.ANGEL)
    lay(state, 1, "DRGS")
    play(state, ANGEL_ON_SECOND)
    assert state.step == RECLAIM
    journal = play(state, TakeBack(box.DRAGON), Decline())
    assert draws(journal, DRAW_PHASE) == [(0, 1)]
