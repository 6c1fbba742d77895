# SPDX-License-Identifier: MIT
"""Abilities with a target, and abilities that protect (rules page, The spells)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.state import (
    BY_ECHO,
    BY_SCRYING,
    BY_TRIBUTE,
    DRAINED,
    DRAW_PHASE,
    TURN,
)

# Aegis.


def test_aegis_stops_neither_gambits_nor_tribute_nor_grand_siege() -> None:
    state = tables.with_spell(box.TRIBUTE)
    tables.own(state, 1, box.AEGIS)
    tables.own(state, 2, box.GRAND_SIEGE)
    assert moves.LayAnnulment(box.gambit(1), 1) in tables.menu(state, moves.LayAnnulment)
    assert tables.draws(tables.end(state), BY_TRIBUTE) == [(1, 1)]
    tables.turn(state, 1)
    assert tables.draws(tables.end(state), DRAW_PHASE) == [(1, 2)]


def test_an_annulled_aegis_protects_nobody() -> None:
    state = tables.with_spell(box.DRAIN)
    tables.own(state, 1, box.AEGIS)
    assert tables.menu(state, moves.Drain) == [moves.Drain(2)]
    tables.annul(state, 2, 1)
    assert tables.menu(state, moves.Drain) == [moves.Drain(1), moves.Drain(2)]


# Sealed Tome.


def test_sealed_tome_keeps_all_gambits_off_even_its_owners() -> None:
    state = tables.with_spell(box.SEALED_TOME)
    reason = "No gambit can be played on a book with Sealed Tome on top."
    assert tables.refusal(state, moves.LayAnnulment(box.gambit(1), 0)) == reason
    tables.turn(state, 1)
    assert tables.refusal(state, moves.LayAnnulment(box.gambit(2), 0)) == reason


def test_sealed_tome_does_not_protect_its_owners_gambit_from_destruction() -> None:
    state = tables.with_spell(box.SEALED_TOME)
    tables.aura(state, 0, 0)
    tables.turn(state, 1)
    tables.play(state, moves.Destroy(box.gambit(2), 0))
    assert state.gambits[0] < 0


def test_a_gambit_that_lay_on_the_book_stays_when_sealed_tome_is_claimed() -> None:
    state = tables.table(3, (box.SEALED_TOME, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    tables.annul(state, 1, 0)
    tables.give(state, 0, *tables.faces("D"))
    tables.lay(state, 0, "GRS")
    tables.play(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON))
    assert state.annulments[0] == 1
    assert state.abilities[0] == -1


# Drain and Scrying.


def test_drain_discards_a_random_card_of_an_opponent_once_a_turn() -> None:
    state = tables.with_spell(box.DRAIN)
    tables.hand(state, 1, *tables.faces("S"), box.gambit(2))
    (lost,) = tables.events(tables.play(state, moves.Drain(1)), events.CardDiscarded)
    assert (lost.seat, lost.cause, lost.by) == (1, DRAINED, 0)
    assert tables.refusal(state, moves.Drain(2)) == (
        "The top spell of your book does not allow this move, "
        "or you have already used its ability this turn."
    )


def test_an_opponent_drained_of_their_last_card_draws_five_at_once() -> None:
    state = tables.with_spell(box.DRAIN)
    tables.hand(state, 1, box.SIREN)
    tables.play(state, moves.Drain(1))
    assert len(state.hands[1]) == 5
    assert state.active == 0


def test_scrying_discards_a_card_and_then_draws_one() -> None:
    state = tables.with_spell(box.SCRYING, "AS")
    tables.on_top(state, box.FLAKE)
    assert tables.draws(tables.play(state, moves.Scry(box.SIREN)), BY_SCRYING) == [(0, 1)]
    assert tables.held(state, 0) == (box.ANGEL, box.FLAKE)
    assert not tables.menu(state, moves.Scry)


def test_scrying_with_an_empty_deck_draws_the_card_it_discards() -> None:
    state = tables.with_spell(box.SCRYING, "A")
    tables.no_deck(state)
    tables.play(state, moves.Scry(box.ANGEL))
    assert tables.held(state, 0) == (box.ANGEL,)


def test_scrying_the_last_card_does_not_empty_the_hand() -> None:
    state = tables.with_spell(box.SCRYING)
    tables.hand(state, 0, box.ANGEL)
    tables.on_top(state, box.FLAKE)
    tables.play(state, moves.Scry(box.ANGEL))
    assert state.hands[0] == (box.FLAKE,)
    assert state.active == 0


# Gambiteer, Echo, Banishment.


def test_gambiteer_claims_with_a_gambit_in_play_and_the_next_spell_ends_that() -> None:
    state = tables.with_spell(box.GAMBITEER, "AAD")
    tables.aura(state, 0, 2)
    tables.lay(state, 1, "DRGS")
    tables.next_spells(state, box.BOUNTY)
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.scores[0] == 6
    tables.lay(state, 1, "SG")
    tables.turn(state, 0)
    assert moves.PlayComponent(box.ANGEL, 1, box.ANGEL) not in tables.menu(
        state, moves.PlayComponent
    )


def test_even_gambiteer_does_not_play_under_an_aura() -> None:
    state = tables.with_spell(box.GAMBITEER)
    tables.aura(state, 0, 1)
    assert tables.refusal(state, tables.ANGEL_ON_SECOND) == "An aura protects this spell."


def test_echo_draws_once_a_turn() -> None:
    state = tables.with_spell(box.ECHO)
    tables.give(state, 0, tables.card(box.HASTE), tables.card(box.HASTE))
    assert tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_ECHO) == [(0, 1)]
    state.actions = 0
    assert tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_ECHO) == []


def test_echo_still_draws_for_the_incantation_that_covers_it() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.BOUNTY, box.TRIBUTE, box.FORESIGHT))
    tables.own(state, 0, box.ECHO)
    tables.lay(state, 1, "SG")
    tables.lay(state, 0, "AD")
    tables.give(state, 0, tables.card(box.TRANSMUTATION))
    tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    journal = tables.play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
    assert tables.draws(journal, BY_ECHO) == [(0, 1)]


def test_echo_never_draws_for_the_incantation_that_claims_it() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.ECHO, box.TRIBUTE, box.FORESIGHT))
    tables.lay(state, 1, "RRP")
    tables.lay(state, 0, "AD")
    tables.give(state, 0, tables.card(box.TRANSMUTATION))
    tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    journal = tables.play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
    assert state.abilities[0] == box.ECHO
    assert tables.draws(journal, BY_ECHO) == []


def test_banishment_puts_an_empty_spell_under_the_deck_and_opens_another() -> None:
    state = tables.with_spell(box.BANISHMENT)
    tables.next_spells(state, box.BOUNTY)
    journal = tables.play(state, moves.Banish(1))
    assert tables.events(journal, events.SpellBanished) == [
        events.SpellBanished(0, 1, tables.spell(box.MOMENTUM), data="")
    ]
    assert tables.events(journal, events.SpellOpened) == [
        events.SpellOpened(1, tables.spell(box.BOUNTY), data="")
    ]
    assert state.banished == (tables.spell(box.MOMENTUM),)


def test_banishment_is_the_incantation_action() -> None:
    state = tables.with_spell(box.BANISHMENT)
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.Banish(1))
    assert (
        tables.refusal(state, moves.Cast(tables.card(box.HASTE)))
        == "You have no incantation actions left this turn."
    )
    state = tables.with_spell(box.BANISHMENT)
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert (
        tables.refusal(state, moves.Banish(1)) == "You have no incantation actions left this turn."
    )


def test_banishment_spares_spells_with_components_and_under_an_aura() -> None:
    state = tables.with_spell(box.BANISHMENT)
    tables.lay(state, 0, "A")
    tables.aura(state, 1, 1)
    assert tables.menu(state, moves.Banish) == [moves.Banish(2), moves.Banish(3)]
    assert tables.refusal(state, moves.Banish(0)) == "This spell already has components."
    assert tables.refusal(state, moves.Banish(1)) == "An aura protects this spell."


def test_banished_spells_come_last_in_their_order() -> None:
    state = tables.with_spell(box.BANISHMENT)
    while state.spell_deck:
        tables.play(state, moves.Banish(1))
        state.actions = state.used = 0
    first, second = state.banished[:2]
    assert first == tables.spell(box.MOMENTUM)
    for expected in (first, second):
        (opened,) = tables.events(tables.play(state, moves.Banish(2)), events.SpellOpened)
        state.actions = state.used = 0
        assert opened.spell == expected


# Aegis against each card from which it protects; other seats are not protected.


def test_aegis_against_each_card_that_passes_its_owner_by() -> None:
    for effect in (box.LARCENY, box.EXCHANGE_OF_MINDS):
        state = tables.table(3)
        tables.give(state, 0, tables.card(effect), *tables.faces("A"))
        tables.own(state, 1, box.AEGIS)
        journal = tables.play(state, moves.Cast(tables.card(effect)))
        assert state.step == TURN, "only one opponent is left to aim at"
        assert not tables.events(journal, events.Warded)
        assert state.hands[1] == (box.gambit(2),)
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.WITHERING))
    tables.own(state, 1, box.AEGIS)
    journal = tables.play(state, moves.Cast(tables.card(box.WITHERING)))
    assert tables.events(journal, events.Warded) == [events.Warded(1, 0, data="")]
    assert state.hands[1] == (box.gambit(2),)
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.ECLIPSE))
    tables.own(state, 1, box.AEGIS)
    tables.play(state, moves.Cast(tables.card(box.ECLIPSE)))
    assert state.eclipses == [0, 0, 1]


def test_an_eclipsed_aegis_is_no_aegis() -> None:
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.WITHERING))
    tables.own(state, 1, box.AEGIS)
    tables.eclipse(state, 2, 1)
    journal = tables.play(state, moves.Cast(tables.card(box.WITHERING)))
    assert [event.seat for event in tables.events(journal, events.CardDiscarded)] == [1, 2]
