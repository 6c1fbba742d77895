# SPDX-License-Identifier: MIT
"""Spells and incantations in the same turn (rules page, How cards interact)."""

from tests.games.wizards_gambit import tables
from wizardtable.core.game import Setup
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import draw_phase_cards, update_ability
from wizardtable.games.wizards_gambit.rules.card_table import Deck, Spell, write_deck
from wizardtable.games.wizards_gambit.rules.events import ComponentsDiscarded, HandShown
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import BY_TRIBUTE, DRAW_PHASE, OVER, TURN

NO_PLAY_LEFT_REASON = "You cannot play another component this turn."
NO_ACTION_LEFT_REASON = "You have no incantation actions left this turn."

# Components.


def test_momentum_after_a_flake_adds_to_haste() -> None:
    """The ordinary component, two by Haste, and one by Momentum."""
    state = tables.table(3, (box.AEGIS, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    tables.own(state, 0, box.MOMENTUM)
    tables.lay(state, 0, "AAR")
    tables.give(state, 0, tables.card(box.HASTE), box.FLAKE, *tables.faces("APDS"))
    tables.play(
        state, moves.Cast(tables.card(box.HASTE)), moves.PlayComponent(box.FLAKE, 0, box.GRIFFIN)
    )
    assert state.abilities[0] == box.AEGIS
    for face in tables.faces("APD"):
        tables.play(state, moves.PlayComponent(face, 1, int(face)))
    assert state.active == 1, "nothing more could be played"


def test_quick_hands_claimed_with_a_component_of_haste_plays_one_more() -> None:
    state = tables.table(3, (box.QUICK_HANDS, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    tables.lay(state, 0, "A")
    tables.give(state, 0, tables.card(box.HASTE), *tables.faces("PGDSRA"))
    tables.play(
        state, moves.Cast(tables.card(box.HASTE)), moves.PlayComponent(box.PHOENIX, 1, box.PHOENIX)
    )
    tables.play(
        state,
        moves.PlayComponent(box.GRIFFIN, 0, box.GRIFFIN),
        moves.PlayComponent(box.DRAGON, 0, box.DRAGON),
    )
    assert (state.abilities[0], state.extra) == (box.QUICK_HANDS, 0)
    tables.play(state, moves.PlayComponent(box.SIREN, 1, box.SIREN))
    assert state.active == 1


def test_a_focused_component_completes_and_is_discarded_as_what_is_printed_on_it() -> None:
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "P")
    tables.lay(state, 1, "ADR", flakes="S")
    journal = tables.play(state, moves.PlayComponent(box.PHOENIX, 1, box.GRIFFIN))
    assert tables.events(journal, ComponentsDiscarded) == [
        ComponentsDiscarded(0, tables.faces("APDR*"))
    ]


def test_a_focused_component_is_dispelled_as_what_is_printed_on_it() -> None:
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "P")
    tables.give(state, 0, tables.card(box.DISPEL))
    tables.play(
        state, moves.PlayComponent(box.PHOENIX, 1, box.ANGEL), moves.Cast(tables.card(box.DISPEL))
    )
    assert state.discards == [box.PHOENIX, tables.card(box.DISPEL)]


def test_with_a_gambit_in_play_focus_completes_no_spell() -> None:
    state = tables.with_spell(box.TRANSCENDENT_FOCUS, "P")
    tables.annul(state, 0, 1)
    tables.lay(state, 1, "ADRG")
    assert (
        tables.refusal(state, moves.PlayComponent(box.PHOENIX, 1, box.SIREN))
        == "You cannot complete a spell while your gambit is in play."
    )


def test_who_has_played_need_play_nothing_more_that_fits() -> None:
    state = tables.with_spell(box.QUICK_HANDS, "AP")
    tables.play(state, tables.ANGEL_ON_WARD, moves.EndTurn())
    assert state.active == 1


def test_an_unable_wizard_is_seen_with_the_hand_they_had_before_their_two_cards() -> None:
    state = tables.table(2, (box.BOUNTY, box.AEGIS, box.RUNE_SHIFT, box.MOMENTUM))
    tables.give(state, 0, *tables.faces("P"))
    tables.on_top(state, box.SIREN, box.FLAKE)
    (shown,) = tables.events(tables.play(state, moves.EndTurn()), HandShown)
    assert shown.faces == (box.PHOENIX, box.gambit(1))
    assert state.known[0][1] == shown.faces
    assert tables.held(state, 0) == tables.faces("PS*")


# Completions.


def test_reclamation_takes_a_flake_and_not_the_type_it_stood_for() -> None:
    state = tables.with_spell(box.RECLAMATION, "AA")
    tables.lay(state, 1, "DR", flakes="GS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert tables.menu(state, moves.TakeBack) == [
        moves.TakeBack(face) for face in tables.faces("ADR*")
    ]
    tables.play(state, moves.TakeBack(box.FLAKE), moves.TakeBack(box.FLAKE))
    assert tables.held(state, 0) == tables.faces("A**")


def test_components_taken_by_reclamation_are_not_covered_by_colbachs_bounty() -> None:
    state = tables.with_spell(box.RECLAMATION, "A")
    tables.give(state, 0, tables.card(box.COLBACHS_BOUNTY), *tables.faces("P"))
    tables.lay(state, 1, "DRGS")
    tables.play(
        state,
        moves.Cast(tables.card(box.COLBACHS_BOUNTY)),
        tables.ANGEL_ON_SECOND,
        moves.TakeBack(box.DRAGON),
        moves.Decline(),
    )
    assert (
        tables.refusal(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON)) == NO_PLAY_LEFT_REASON
    )
    tables.play(state, moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_ten_points_win_before_reclamation_takes_anything() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.CURSED_RUNE, box.AEGIS, box.RECLAMATION)
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, box.ANGEL)
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.step == OVER
    assert state.discards == list(tables.faces("ADGSR"))


def test_a_move_to_ten_points_wins() -> None:
    for ability in (box.RUNE_SHIFT, box.BOUNTY):
        state = tables.table(3, (box.BANISHMENT, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
        tables.own(state, 0, box.CURSED_RUNE, box.TWIN_CASTING, ability)
        tables.lay(state, 0, "A")
        tables.lay(state, 1, "DRGS")
        tables.give(state, 0, tables.card(box.TRANSMUTATION), box.PHOENIX)
        if ability != box.RUNE_SHIFT:
            tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
        tables.play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
        assert (state.step, state.active) == (OVER, 0)


def test_transmutation_moves_a_flake_as_another_type_and_completes() -> None:
    state = tables.table(3)
    tables.lay(state, 0, "", flakes="P")
    tables.lay(state, 1, "ADRG")
    tables.give(state, 0, tables.card(box.TRANSMUTATION), box.ANGEL)
    tables.play(
        state,
        moves.Cast(tables.card(box.TRANSMUTATION)),
        moves.MoveComponent((box.FLAKE, box.PHOENIX), 0, 1, box.SIREN),
    )
    assert state.abilities[0] == box.MOMENTUM
    assert box.FLAKE in state.discards
    assert box.PHOENIX in [kind for kind in range(6) if state.lacks[0] >> kind & 1]


def test_bounty_covered_in_mid_turn_draws_one_card() -> None:
    state = tables.with_spell(box.BOUNTY)
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert tables.draws(tables.play(state, moves.EndTurn()), DRAW_PHASE) == [(0, 1)]


def test_tribute_works_at_the_end_of_the_turn_in_which_it_is_claimed() -> None:
    state = tables.table(3, (box.TRIBUTE, box.MOMENTUM, box.OPEN_MIND, box.LESSER_WARD))
    tables.own(state, 1, box.BOUNTY)
    tables.lay(state, 0, "DDGR")
    tables.give(state, 0, box.GRIFFIN)
    tables.play(state, moves.PlayComponent(box.GRIFFIN, 0, box.GRIFFIN))
    assert tables.draws(tables.play(state, moves.EndTurn()), BY_TRIBUTE) == [(2, 1)]


def test_who_receives_the_card_of_tribute_discards_nothing_for_it() -> None:
    state = tables.with_spell(box.TRIBUTE)
    tables.give(state, 1, *tables.faces("PPPP"))
    tables.end(state)
    assert len(state.hands[1]) == 7
    assert (state.active, state.step) == (1, TURN)


def test_a_spell_claimed_in_the_turn_sets_the_cards_that_opponents_draw() -> None:
    state = tables.table(2, (box.LESSER_WARD, box.GRAND_SIEGE, box.OPEN_MIND, box.TRIBUTE))
    tables.lay(state, 1, "AGGRS")
    tables.give(state, 0, box.ANGEL)
    tables.give(state, 1, box.PHOENIX)
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert tables.draws(tables.play(state, moves.EndTurn()), DRAW_PHASE) == [(0, 1)]
    assert tables.draws(tables.end(state), DRAW_PHASE) == [(1, 2)]


def test_two_sieges_of_a_house_deck_are_two_cards_more_and_one_for_each_of_their_owners() -> None:
    spells = [Spell("", 1, (1, 1, 0, 0, 0, 0), box.GRAND_SIEGE)] * 3
    spells += [Spell("", 1, (1, 1, 0, 0, 0, 0), box.BOUNTY)] * 3
    state = RULES.deal(Setup(3, data=write_deck(Deck(tuple(spells), ()))), 1)
    books = {0: box.GRAND_SIEGE, 1: box.GRAND_SIEGE, 2: box.BOUNTY}
    for seat, ability in books.items():
        state.books[seat] = (state.table.spell_with(ability),)
        update_ability(state, seat)
    assert [draw_phase_cards(state, seat) for seat in range(3)] == [2, 2, 4]
