# SPDX-License-Identifier: MIT
"""Auras, annulments, destructions and releases (rules page, Gambits)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.state import BY_TWIN_CASTING, DRAW_PHASE, LIMIT


def test_numerals_are_those_on_the_cards() -> None:
    assert [box.numeral_of(box.gambit(numeral)) for numeral in range(1, 9)] == list(range(1, 9))


# Playing gambits.


def test_a_gambit_in_front_and_one_in_hand_can_be_played() -> None:
    state = tables.table(2)
    tables.front(state, 0, box.gambit(8))
    tables.give(state, 0, box.ANGEL)
    faces_ = {action.face for action in tables.menu(state, moves.LayAura)}
    assert faces_ == {box.gambit(8), box.gambit(1)}
    tables.play(state, moves.LayAura(box.gambit(8), 2))
    assert state.ready[0] == box.NO_CARD
    assert state.gambits[0] == box.gambit(8)
    assert box.gambit(1) in state.hands[0]


def test_a_gambit_is_the_incantation_action() -> None:
    state = tables.table(2)
    tables.give(state, 0, box.ANGEL, tables.card(box.HASTE))
    tables.play(state, moves.LayAura(box.gambit(1), 0))
    assert (
        tables.refusal(state, moves.Cast(tables.card(box.HASTE)))
        == "You have no incantation actions left this turn."
    )


def test_a_gambit_is_no_incantation_for_muted_voice_nor_twin_casting() -> None:
    state = tables.with_spell(box.MUTED_VOICE)
    tables.play(state, moves.LayAura(box.gambit(1), 0))
    state = tables.with_spell(box.TWIN_CASTING)
    assert not tables.draws(tables.play(state, moves.LayAura(box.gambit(1), 0)), BY_TWIN_CASTING)


def test_a_wizard_has_at_most_one_gambit_in_play() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.front(state, 0, box.gambit(8))
    tables.play(state, moves.LayAura(box.gambit(8), 0))
    reason = "You already have a gambit in play."
    assert tables.refusal(state, moves.LayAura(box.gambit(1), 2)) == reason
    assert tables.refusal(state, moves.LayAnnulment(box.gambit(1), 1)) == reason


def test_a_spell_and_a_book_hold_one_gambit_at_most() -> None:
    state = tables.table(4)
    tables.aura(state, 1, 0)
    tables.annul(state, 2, 3)
    assert (
        tables.refusal(state, moves.LayAura(box.gambit(1), 0)) == "This spell already has a gambit."
    )
    reason = "This spell book already has a gambit."
    assert tables.refusal(state, moves.LayAnnulment(box.gambit(1), 3)) == reason


def test_an_annulment_may_go_on_any_book_even_ones_own_and_an_empty_one() -> None:
    state = tables.table(3)
    assert tables.menu(state, moves.LayAnnulment) == [
        moves.LayAnnulment(box.gambit(1), seat) for seat in range(3)
    ]
    (laid,) = tables.events(
        tables.play(state, moves.LayAnnulment(box.gambit(1), 0)), events.AnnulmentLaid
    )
    assert (laid.seat, laid.victim) == (0, 0)


def test_starting_gambits_are_not_in_play_and_cannot_be_aimed_at() -> None:
    state = tables.table(2)
    tables.front(state, 0, box.gambit(8))
    tables.front(state, 1, box.gambit(7))
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    assert not tables.menu(state, moves.Destroy)
    assert (
        tables.refusal(state, moves.Destroy(box.gambit(8), 1))
        == "This opponent has no gambit in play."
    )
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.books[0] == (tables.spell(box.MOMENTUM),)


# Auras.


def test_nobody_plays_on_a_spell_under_an_aura_not_even_its_owner() -> None:
    state = tables.table(2)
    tables.give(state, 0, *tables.faces("AA"))
    tables.give(state, 1, box.ANGEL)
    (laid,) = tables.events(tables.play(state, moves.LayAura(box.gambit(1), 0)), events.AuraLaid)
    assert (laid.slot, laid.spell) == (0, tables.spell(20))
    assert tables.refusal(state, tables.ANGEL_ON_WARD) == "An aura protects this spell."
    tables.turn(state, 1)
    assert tables.refusal(state, tables.ANGEL_ON_WARD) == "An aura protects this spell."


def test_a_released_aura_opens_its_spell_again() -> None:
    state = tables.table(2)
    tables.aura(state, 0, 0)
    tables.give(state, 0, box.ANGEL)
    assert tables.ANGEL_ON_WARD not in tables.menu(state, moves.PlayComponent)
    tables.play(state, moves.Release(), tables.ANGEL_ON_WARD)


# Annulments.


def test_points_of_an_annulled_book_count_and_its_later_spells_have_no_ability() -> None:
    state = tables.table(2, (box.BOUNTY, box.MOMENTUM, box.OPEN_MIND, box.AEGIS))
    tables.own(state, 0, box.TWIN_CASTING)
    tables.annul(state, 1, 0)
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 0, "SG")
    journal = tables.play(state, tables.ANGEL_ON_WARD)
    (claimed,) = tables.events(journal, events.SpellClaimed)
    assert (claimed.works, claimed.points) == (False, 2)
    assert state.abilities[0] == box.NO_ABILITY
    assert tables.draws(tables.play(state, moves.EndTurn()), DRAW_PHASE) == [(0, 1)]


def test_the_top_spell_works_again_when_the_annulment_goes() -> None:
    state = tables.with_spell(box.BOUNTY)
    tables.annul(state, 1, 0)
    tables.turn(state, 1)
    tables.play(state, moves.Release())
    assert state.abilities[0] == box.BOUNTY


def test_destroying_an_annulment_frees_the_book_at_once() -> None:
    state = tables.with_spell(box.DRAIN)
    tables.annul(state, 1, 0)
    tables.play(state, moves.Destroy(box.gambit(1), 1))
    assert state.abilities[0] == box.DRAIN
    assert tables.menu(state, moves.Drain) == [moves.Drain(1), moves.Drain(2)]


# Destruction and release.


def test_both_gambits_leave_the_game_when_one_is_destroyed() -> None:
    state = tables.table(2)
    theirs = tables.aura(state, 1, 0)
    tables.give(state, 0, box.ANGEL)
    (gone,) = tables.events(
        tables.play(state, moves.Destroy(box.gambit(1), 1)), events.GambitDestroyed
    )
    assert (gone.gambit, gone.victim, gone.destroyed) == (box.gambit(1), 1, theirs)
    assert state.removed == (box.gambit(1), theirs)
    assert state.auras == [-1] * 4


def test_a_gambit_may_be_destroyed_with_ones_own_in_play() -> None:
    state = tables.table(3)
    tables.aura(state, 0, 0)
    tables.aura(state, 1, 1)
    tables.give(state, 0, box.ANGEL)
    tables.play(state, moves.Destroy(box.gambit(1), 1))
    assert state.auras == [0, -1, -1, -1]


def test_ones_own_gambit_is_not_destroyed() -> None:
    state = tables.table(2)
    tables.aura(state, 0, 0)
    assert tables.refusal(state, moves.Destroy(box.gambit(1), 0)) == "Choose an opponent."


def test_a_gambit_is_released_only_in_a_later_turn() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.play(state, moves.LayAura(box.gambit(1), 0))
    assert (
        tables.refusal(state, moves.Release())
        == "You cannot release a gambit on the turn you play it."
    )
    tables.turn(state, 1)
    tables.turn(state, 0)
    (gone,) = tables.events(tables.play(state, moves.Release()), events.GambitReleased)
    assert gone.gambit == box.gambit(1)
    assert state.removed == (box.gambit(1),)


def test_a_release_is_the_incantation_action() -> None:
    state = tables.table(2)
    tables.aura(state, 0, 0)
    tables.give(state, 0, box.ANGEL, tables.card(box.PROSPERITY))
    tables.play(state, moves.Release())
    reason = "You have no incantation actions left this turn."
    assert tables.refusal(state, moves.Cast(tables.card(box.PROSPERITY))) == reason
    assert tables.refusal(state, moves.LayAura(box.gambit(1), 0)) == reason


# Gambits in hand.


def test_a_gambit_in_hand_counts_towards_the_limit_and_may_be_discarded() -> None:
    state = tables.table(2)
    tables.hand(state, 0, *tables.faces("AAPPD"), box.gambit(1))
    tables.end(state)
    assert state.step == LIMIT
    (lost,) = tables.events(tables.play(state, moves.Discard(box.gambit(1))), events.CardDiscarded)
    assert lost.face == box.gambit(1)
    assert state.removed == (box.gambit(1),)
    assert box.gambit(1) not in state.discards


def test_laying_the_last_card_of_a_hand_ends_the_turn() -> None:
    state = tables.table(2)
    tables.hand(state, 0, box.gambit(1))
    tables.play(state, moves.LayAura(box.gambit(1), 0))
    assert len(state.hands[0]) == 5
    assert state.active == 1
