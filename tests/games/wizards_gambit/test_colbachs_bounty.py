# SPDX-License-Identifier: MIT
"""Colbach's Bounty: all cards held now may be played this turn (rules page, Colbach's Bounty)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.events import HandFreed, NothingHappened
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import LIMIT, State

CAST_BOUNTY = moves.Cast(tables.card(box.COLBACHS_BOUNTY))
NO_PLAY_LEFT_REASON = "You cannot play another component this turn."
NO_ACTION_LEFT_REASON = "You have no incantation actions left this turn."


def holding(codes: str, *effects: int) -> State:
    """Returns a table on which seat 0 holds Colbach's Bounty, these components and incantations."""
    state = tables.table(3)
    tables.give(
        state, 0, tables.card(box.COLBACHS_BOUNTY), *tables.faces(codes), *map(tables.card, effects)
    )
    return state


def test_every_component_and_incantation_held_may_be_played() -> None:
    state = holding("APD", box.HASTE, box.PROSPERITY)
    tables.play(state, CAST_BOUNTY)
    for face in tables.faces("APD"):
        tables.play(state, moves.PlayComponent(face, 0, int(face)))
    tables.play(state, moves.Cast(tables.card(box.HASTE)), moves.Cast(tables.card(box.PROSPERITY)))
    assert state.active == 0


def test_cards_drawn_afterwards_are_not_included() -> None:
    state = holding("AP", box.PROSPERITY)
    tables.on_top(state, *tables.faces("SSDD"), tables.card(box.HASTE))
    tables.play(state, CAST_BOUNTY, tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.PROSPERITY)))
    assert (
        tables.refusal(state, moves.PlayComponent(box.SIREN, 0, box.SIREN)) == NO_PLAY_LEFT_REASON
    )
    assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON
    tables.play(state, moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_after_a_hundred_incantations_in_a_turn_it_does_nothing() -> None:
    """With several copies of it and Prosperity in a house deck, a turn could last forever."""
    state = holding("AP", box.HASTE)
    state.casts = 99
    assert tables.events(tables.play(state.clone(), CAST_BOUNTY), HandFreed)
    state.casts = 100
    journal = tables.play(state, CAST_BOUNTY)
    assert tables.events(journal, NothingHappened) == [NothingHappened(0)]
    assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON


def test_the_ordinary_component_may_still_be_any_card() -> None:
    state = holding("AP", box.PROSPERITY)
    tables.on_top(state, *tables.faces("SSDDG"))
    tables.play(
        state,
        CAST_BOUNTY,
        moves.Cast(tables.card(box.PROSPERITY)),
        moves.PlayComponent(box.SIREN, 0, box.SIREN),
    )
    assert (
        tables.refusal(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON)) == NO_PLAY_LEFT_REASON
    )
    tables.play(state, tables.ANGEL_ON_WARD, moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_of_equal_cards_the_later_one_is_played_first_as_the_ordinary_one() -> None:
    state = holding("A", box.PROSPERITY)
    tables.on_top(state, *tables.faces("ADDDD"))
    tables.play(state, CAST_BOUNTY, moves.Cast(tables.card(box.PROSPERITY)), tables.ANGEL_ON_WARD)
    assert state.later == tables.faces("DDDD")
    tables.play(state, moves.PlayComponent(box.ANGEL, 1, box.ANGEL))


def test_of_equal_cards_the_later_one_stays_when_the_covered_one_is_played() -> None:
    state = holding("AP", box.PROSPERITY)
    tables.on_top(state, *tables.faces("ADDDD"))
    tables.play(
        state,
        CAST_BOUNTY,
        moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX),
        moves.Cast(tables.card(box.PROSPERITY)),
        tables.ANGEL_ON_WARD,
    )
    assert (state.active, state.step) == (0, LIMIT), "the other Angel's Breath cannot be played"


def test_a_recalled_card_is_not_covered_even_if_it_was_before() -> None:
    state = holding("AP", box.RECALL)
    tables.discarded(state, "A")
    tables.play(state, CAST_BOUNTY, tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.RECALL)))
    assert state.later == (box.ANGEL,)
    assert tables.refusal(state, tables.ANGEL_ON_SECOND) == NO_PLAY_LEFT_REASON


def test_nothing_of_a_hand_that_was_swapped_is_covered() -> None:
    state = holding("AP", box.EXCHANGE_OF_MINDS)
    tables.give(state, 1, *tables.faces("DD"), tables.card(box.HASTE))
    tables.play(
        state, CAST_BOUNTY, tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.EXCHANGE_OF_MINDS))
    )
    tables.play(state, moves.ChooseSeat(1))
    assert state.active == 1, "nothing was left to do"


def test_a_stolen_card_is_not_covered() -> None:
    state = holding("APP", box.LARCENY)
    tables.hand(state, 1, *tables.faces("DD"))
    tables.play(
        state,
        CAST_BOUNTY,
        tables.ANGEL_ON_WARD,
        moves.Cast(tables.card(box.LARCENY)),
        moves.ChooseSeat(1),
    )
    assert (
        tables.refusal(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON)) == NO_PLAY_LEFT_REASON
    )


def test_gambits_are_not_covered() -> None:
    state = holding("AP")
    tables.play(state, CAST_BOUNTY)
    assert tables.refusal(state, moves.LayAura(box.gambit(1), 0)) == NO_ACTION_LEFT_REASON


def test_muted_voice_claimed_meanwhile_stops_further_incantations() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.MUTED_VOICE, box.MOMENTUM, box.TRIBUTE))
    tables.give(
        state, 0, tables.card(box.COLBACHS_BOUNTY), tables.card(box.HASTE), *tables.faces("AP")
    )
    tables.lay(state, 1, "GGSP")
    tables.play(state, CAST_BOUNTY, tables.ANGEL_ON_SECOND)
    assert (
        tables.refusal(state, moves.Cast(tables.card(box.HASTE)))
        == "You cannot play incantations while Muted Voice is on top of your book."
    )
    tables.play(state, moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_covered_components_leave_those_of_quick_hands_and_haste() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.QUICK_HANDS)
    tables.give(
        state,
        0,
        tables.card(box.COLBACHS_BOUNTY),
        tables.card(box.PROSPERITY),
        tables.card(box.HASTE),
        *tables.faces("AP"),
    )
    tables.on_top(state, *tables.faces("SDGRR"))
    tables.play(
        state,
        CAST_BOUNTY,
        moves.Cast(tables.card(box.PROSPERITY)),
        moves.Cast(tables.card(box.HASTE)),
    )
    for face in tables.faces("SAPDG"):
        tables.play(state, moves.PlayComponent(face, 0, int(face)))
    assert state.extra == 1, "ordinary, two covered, Quick Hands, and one of two by Haste"


def test_covered_incantations_leave_the_second_action_of_twin_casting() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.give(state, 0, tables.card(box.COLBACHS_BOUNTY), tables.card(box.PROSPERITY))
    tables.on_top(state, tables.card(box.HASTE), *tables.faces("SSSSS"))
    tables.play(state, CAST_BOUNTY, moves.Cast(tables.card(box.PROSPERITY)))
    assert state.actions == 1
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert state.actions == 2


def test_a_card_discarded_by_choice_is_the_later_one_of_equal_ones() -> None:
    state = tables.with_spell(box.SCRYING, "AA")
    tables.give(state, 0, tables.card(box.COLBACHS_BOUNTY), tables.card(box.PROSPERITY))
    tables.on_top(state, *tables.faces("ADDDDS"))
    tables.play(
        state,
        CAST_BOUNTY,
        tables.ANGEL_ON_WARD,
        moves.Cast(tables.card(box.PROSPERITY)),
        moves.Scry(box.ANGEL),
    )
    tables.play(state, tables.ANGEL_ON_SECOND)


def test_it_ends_with_the_turn() -> None:
    state = holding("A")
    tables.play(state, CAST_BOUNTY, tables.ANGEL_ON_WARD)
    assert (state.active, state.free) == (1, False)


def test_others_see_how_many_cards_came_later_and_not_which() -> None:
    state = holding("AP", box.PROSPERITY)
    journal = tables.play(
        state, CAST_BOUNTY, tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.PROSPERITY))
    )
    (freed,) = tables.events(journal, HandFreed)
    assert freed.faces == (*tables.faces("AP"), tables.card(box.PROSPERITY))
    redacted = RULES.redact(freed, None)
    assert isinstance(redacted, HandFreed)
    assert redacted.faces == ()
    observation = RULES.observe(state, None)
    assert observation.later == (box.HIDDEN,) * 5
