# SPDX-License-Identifier: MIT
"""Spells that are aimed at something, or keep something off (rules page, Spells)."""

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    annul,
    aura,
    card,
    draws,
    eclipse,
    end,
    events,
    faces,
    give,
    hand,
    held,
    lay,
    menu,
    next_spells,
    no_deck,
    on_top,
    own,
    play,
    refusal,
    spell,
    table,
    turn,
    with_spell,
)
from wizardtable.games.wizards_gambit.rules.components import (
    AEGIS,
    ANGEL,
    BANISHMENT,
    BOUNTY,
    DRAGON,
    DRAIN,
    ECHO,
    ECLIPSE,
    EXCHANGE_OF_MINDS,
    FLAKE,
    FORESIGHT,
    GAMBITEER,
    GRAND_SIEGE,
    HASTE,
    LARCENY,
    LESSER_WARD,
    MOMENTUM,
    SCRYING,
    SEALED_TOME,
    SIREN,
    TRANSMUTATION,
    TRIBUTE,
    WITHERING,
    gambit,
)
from wizardtable.games.wizards_gambit.rules.events import (
    CardDiscarded,
    SpellBanished,
    SpellOpened,
    Warded,
)
from wizardtable.games.wizards_gambit.rules.moves import (
    Banish,
    Cast,
    Destroy,
    Drain,
    LayAnnulment,
    MoveComponent,
    PlayComponent,
    Scry,
)
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
    state = with_spell(TRIBUTE)
    own(state, 1, AEGIS)
    own(state, 2, GRAND_SIEGE)
    assert LayAnnulment(gambit(1), 1) in menu(state, LayAnnulment)
    assert draws(end(state), BY_TRIBUTE) == [(1, 1)]
    turn(state, 1)
    assert draws(end(state), DRAW_PHASE) == [(1, 2)]


def test_an_annulled_aegis_protects_nobody() -> None:
    state = with_spell(DRAIN)
    own(state, 1, AEGIS)
    assert menu(state, Drain) == [Drain(2)]
    annul(state, 2, 1)
    assert menu(state, Drain) == [Drain(1), Drain(2)]


# Sealed Tome.


def test_sealed_tome_keeps_all_gambits_off_even_its_owners() -> None:
    state = with_spell(SEALED_TOME)
    reason = "No gambit can be laid on a book that shows Sealed Tome."
    assert refusal(state, LayAnnulment(gambit(1), 0)) == reason
    turn(state, 1)
    assert refusal(state, LayAnnulment(gambit(2), 0)) == reason


def test_sealed_tome_does_not_protect_its_owners_gambit_from_destruction() -> None:
    state = with_spell(SEALED_TOME)
    aura(state, 0, 0)
    turn(state, 1)
    play(state, Destroy(gambit(2), 0))
    assert state.gambits[0] < 0


def test_a_gambit_that_lay_on_the_book_stays_when_sealed_tome_is_claimed() -> None:
    state = table(3, (SEALED_TOME, MOMENTUM, LESSER_WARD, TRIBUTE))
    annul(state, 1, 0)
    give(state, 0, *faces("D"))
    lay(state, 0, "GRS")
    play(state, PlayComponent(DRAGON, 0, DRAGON))
    assert state.annulments[0] == 1
    assert state.abilities[0] == -1


# Drain and Scrying.


def test_drain_discards_a_random_card_of_an_opponent_once_a_turn() -> None:
    state = with_spell(DRAIN)
    hand(state, 1, *faces("S"), gambit(2))
    (lost,) = events(play(state, Drain(1)), CardDiscarded)
    assert (lost.seat, lost.cause, lost.by) == (1, DRAINED, 0)
    assert (
        refusal(state, Drain(2))
        == "No ability of yours allows this now, or you have used it this turn."
    )


def test_an_opponent_drained_of_his_last_card_draws_five_at_once() -> None:
    state = with_spell(DRAIN)
    hand(state, 1, SIREN)
    play(state, Drain(1))
    assert len(state.hands[1]) == 5
    assert state.active == 0


def test_scrying_discards_a_card_and_then_draws_one() -> None:
    state = with_spell(SCRYING, "AS")
    on_top(state, FLAKE)
    assert draws(play(state, Scry(SIREN)), BY_SCRYING) == [(0, 1)]
    assert held(state, 0) == (ANGEL, FLAKE)
    assert not menu(state, Scry)


def test_scrying_with_an_empty_deck_draws_the_card_it_discards() -> None:
    state = with_spell(SCRYING, "A")
    no_deck(state)
    play(state, Scry(ANGEL))
    assert held(state, 0) == (ANGEL,)


def test_scrying_the_last_card_does_not_empty_the_hand() -> None:
    state = with_spell(SCRYING)
    hand(state, 0, ANGEL)
    on_top(state, FLAKE)
    play(state, Scry(ANGEL))
    assert state.hands[0] == (FLAKE,)
    assert state.active == 0


# Gambiteer, Echo, Banishment.


def test_gambiteer_claims_with_a_gambit_in_play_and_the_next_spell_ends_that() -> None:
    state = with_spell(GAMBITEER, "AAD")
    aura(state, 0, 2)
    lay(state, 1, "DRGS")
    next_spells(state, BOUNTY)
    play(state, ANGEL_ON_SECOND)
    assert state.scores[0] == 6
    lay(state, 1, "SG")
    turn(state, 0)
    assert PlayComponent(ANGEL, 1, ANGEL) not in menu(state, PlayComponent)


def test_even_gambiteer_does_not_play_under_an_aura() -> None:
    state = with_spell(GAMBITEER)
    aura(state, 0, 1)
    assert refusal(state, ANGEL_ON_SECOND) == "An aura protects this spell."


def test_echo_draws_once_a_turn() -> None:
    state = with_spell(ECHO)
    give(state, 0, card(HASTE), card(HASTE))
    assert draws(play(state, Cast(card(HASTE))), BY_ECHO) == [(0, 1)]
    state.actions = 0
    assert draws(play(state, Cast(card(HASTE))), BY_ECHO) == []


def test_echo_still_draws_for_the_incantation_that_covers_it() -> None:
    state = table(3, (LESSER_WARD, BOUNTY, TRIBUTE, FORESIGHT))
    own(state, 0, ECHO)
    lay(state, 1, "SG")
    lay(state, 0, "AD")
    give(state, 0, card(TRANSMUTATION))
    play(state, Cast(card(TRANSMUTATION)))
    journal = play(state, MoveComponent((ANGEL, ANGEL), 0, 1, ANGEL))
    assert draws(journal, BY_ECHO) == [(0, 1)]


def test_echo_never_draws_for_the_incantation_that_claims_it() -> None:
    state = table(3, (LESSER_WARD, ECHO, TRIBUTE, FORESIGHT))
    lay(state, 1, "RRP")
    lay(state, 0, "AD")
    give(state, 0, card(TRANSMUTATION))
    play(state, Cast(card(TRANSMUTATION)))
    journal = play(state, MoveComponent((ANGEL, ANGEL), 0, 1, ANGEL))
    assert state.abilities[0] == ECHO
    assert draws(journal, BY_ECHO) == []


def test_banishment_puts_an_empty_spell_under_the_deck_and_opens_another() -> None:
    state = with_spell(BANISHMENT)
    next_spells(state, BOUNTY)
    journal = play(state, Banish(1))
    assert events(journal, SpellBanished) == [SpellBanished(0, 1, spell(MOMENTUM), data="")]
    assert events(journal, SpellOpened) == [SpellOpened(1, spell(BOUNTY), data="")]
    assert state.banished == (spell(MOMENTUM),)


def test_banishment_is_the_incantation_action() -> None:
    state = with_spell(BANISHMENT)
    give(state, 0, card(HASTE))
    play(state, Banish(1))
    assert refusal(state, Cast(card(HASTE))) == "You have no incantation action left this turn."
    state = with_spell(BANISHMENT)
    give(state, 0, card(HASTE))
    play(state, Cast(card(HASTE)))
    assert refusal(state, Banish(1)) == "You have no incantation action left this turn."


def test_banishment_spares_spells_with_components_and_under_an_aura() -> None:
    state = with_spell(BANISHMENT)
    lay(state, 0, "A")
    aura(state, 1, 1)
    assert menu(state, Banish) == [Banish(2), Banish(3)]
    assert refusal(state, Banish(0)) == "Components lie on this spell."
    assert refusal(state, Banish(1)) == "An aura protects this spell."


def test_banished_spells_come_last_in_their_order() -> None:
    state = with_spell(BANISHMENT)
    while state.spell_deck:
        play(state, Banish(1))
        state.actions = state.used = 0
    first, second = state.banished[:2]
    assert first == spell(MOMENTUM)
    for expected in (first, second):
        (opened,) = events(play(state, Banish(2)), SpellOpened)
        state.actions = state.used = 0
        assert opened.spell == expected


# Aegis against each card it is proof against; nobody else is passed by.


def test_aegis_against_each_card_that_passes_its_owner_by() -> None:
    for effect in (LARCENY, EXCHANGE_OF_MINDS):
        state = table(3)
        give(state, 0, card(effect), *faces("A"))
        own(state, 1, AEGIS)
        journal = play(state, Cast(card(effect)))
        assert state.step == TURN, "only one opponent is left to aim at"
        assert not events(journal, Warded)
        assert state.hands[1] == (gambit(2),)
    state = table(3)
    give(state, 0, card(WITHERING))
    own(state, 1, AEGIS)
    journal = play(state, Cast(card(WITHERING)))
    assert events(journal, Warded) == [Warded(1, 0, data="")]
    assert state.hands[1] == (gambit(2),)
    state = table(3)
    give(state, 0, card(ECLIPSE))
    own(state, 1, AEGIS)
    play(state, Cast(card(ECLIPSE)))
    assert state.eclipses == [0, 0, 1]


def test_an_eclipsed_aegis_is_no_aegis() -> None:
    state = table(3)
    give(state, 0, card(WITHERING))
    own(state, 1, AEGIS)
    eclipse(state, 2, 1)
    journal = play(state, Cast(card(WITHERING)))
    assert [event.seat for event in events(journal, CardDiscarded)] == [1, 2]
