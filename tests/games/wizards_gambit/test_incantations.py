# SPDX-License-Identifier: MIT
"""The effect of each incantation (rules page, The incantations)."""

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    BY_PROSPERITY,
    EMPTY_HAND,
    TURN,
    WITHER,
    WITHERED,
    State,
)


def ready(effect: int, codes: str = "A", seats: int = 3) -> State:
    """Returns a table on which seat 0 holds an incantation and these components, and the others a
    Dragon's Tooth each."""
    state = tables.table(seats)
    tables.give(state, 0, tables.card(effect), *tables.faces(codes))
    for seat in range(1, seats):
        tables.give(state, seat, *tables.faces("D"))
    return state


def settle(state: State) -> None:
    """Answers the choices of an incantation with the first action of each menu."""
    while state.step != TURN:
        tables.play(state, RULES.legal_actions(state)[0])


every_effect = pytest.mark.parametrize("effect", range(box.EFFECT_COUNT))


@every_effect
def test_an_incantation_is_discarded_when_it_was_carried_out(effect: int) -> None:
    state = ready(effect)
    tables.lay(state, 0, "PG")
    tables.discarded(state, "SR")
    journal = tables.play(state, moves.Cast(tables.card(effect)))
    assert isinstance(journal[0], events.IncantationCast)
    while state.step != TURN:
        assert state.casting == tables.card(effect)
        assert tables.card(effect) not in state.discards
        journal += tables.play(state, RULES.legal_actions(state)[0])
    assert state.discards[-1] == tables.card(effect) or effect == box.PROSPERITY
    assert len(tables.events(journal, events.IncantationDiscarded)) == 1
    assert not tables.events(journal, events.NothingHappened)


@every_effect
def test_one_incantation_is_played_in_a_turn(effect: int) -> None:
    state = ready(effect)
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    reason = "You have no incantation actions left this turn."
    assert tables.refusal(state, moves.Cast(tables.card(effect))) == reason
    assert tables.refusal(state, moves.LayAura(box.gambit(1), 0)) == reason


@every_effect
def test_an_incantation_does_not_mind_gambits_and_eclipses_over_its_caster(effect: int) -> None:
    state = ready(effect, seats=4)
    tables.own(state, 0, box.AEGIS)
    tables.annul(state, 1, 0)
    tables.eclipse(state, 2, 0)
    tables.lay(state, 0, "PG")
    tables.discarded(state, "SR")
    journal = tables.play(state, moves.Cast(tables.card(effect)))
    settle(state)
    assert not tables.events(journal, events.NothingHappened)


@every_effect
def test_an_incantation_is_played_with_an_empty_deck(effect: int) -> None:
    state = ready(effect)
    tables.lay(state, 0, "PG")
    tables.no_deck(state)
    tables.play(state, moves.Cast(tables.card(effect)))
    settle(state)
    assert state.casting < 0


@pytest.mark.parametrize("effect", [box.DISPEL, box.TRANSMUTATION, box.RECALL])
def test_an_incantation_without_possible_effect_may_be_played_and_does_nothing(
    effect: int,
) -> None:
    state = ready(effect)
    journal = tables.play(state, moves.Cast(tables.card(effect)))
    assert tables.events(journal, events.NothingHappened) == [events.NothingHappened(0)]
    assert state.step == TURN
    assert state.discards == [tables.card(effect)]


@pytest.mark.parametrize("effect", [box.LARCENY, box.WITHERING, box.EXCHANGE_OF_MINDS, box.ECLIPSE])
def test_aegis_on_the_only_opponent_leaves_nothing_to_happen(effect: int) -> None:
    state = ready(effect, seats=2)
    tables.own(state, 1, box.AEGIS)
    journal = tables.play(state, moves.Cast(tables.card(effect)))
    assert tables.events(journal, events.NothingHappened) == [events.NothingHappened(0)]
    assert tables.events(journal, events.Warded) == [events.Warded(1, 0, data="")]
    assert tables.held(state, 1) == (box.DRAGON,)


@pytest.mark.parametrize("effect", [box.DISPEL, box.TRANSMUTATION])
def test_an_aura_keeps_incantations_off_a_spell(effect: int) -> None:
    state = ready(effect)
    tables.lay(state, 0, "A")
    tables.aura(state, 1, 0)
    journal = tables.play(state, moves.Cast(tables.card(effect)))
    assert tables.events(journal, events.NothingHappened) == [events.NothingHappened(0)]


# Each incantation.


def test_prosperity_draws_five() -> None:
    state = ready(box.PROSPERITY)
    assert tables.draws(
        tables.play(state, moves.Cast(tables.card(box.PROSPERITY))), BY_PROSPERITY
    ) == [(0, 5)]


def test_prosperity_draws_the_rest_after_a_reshuffle_without_itself() -> None:
    state = ready(box.PROSPERITY)
    tables.no_deck(state)
    state.deck, state.hands[2] = list(state.hands[2][-2:]), state.hands[2][:-2]
    state.discards, state.hands[2] = list(state.hands[2][:2]), state.hands[2][2:]
    journal = tables.play(state, moves.Cast(tables.card(box.PROSPERITY)))
    assert tables.draws(journal, BY_PROSPERITY) == [(0, 2), (0, 2)]
    assert tables.events(journal, events.Reshuffled) == [events.Reshuffled(2)]
    assert state.discards == [tables.card(box.PROSPERITY)]


def test_haste_plays_up_to_two_more_components() -> None:
    state = ready(box.HASTE, "APDG")
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    for face in tables.faces("APD"):
        tables.play(state, moves.PlayComponent(face, 0, int(face)))
    assert not tables.menu(state, moves.PlayComponent) or state.active != 0


def test_haste_after_the_ordinary_component_plays_two_more() -> None:
    state = ready(box.HASTE, "APDG")
    tables.play(state, tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.HASTE)))
    tables.play(
        state,
        moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX),
        moves.PlayComponent(box.DRAGON, 0, box.DRAGON),
    )
    assert state.extra == 0


def test_components_granted_by_haste_need_not_be_played() -> None:
    state = ready(box.HASTE, "AP")
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    tables.end(state)
    assert state.active == 1


def test_larceny_takes_a_random_card_of_the_chosen_opponent() -> None:
    state = ready(box.LARCENY)
    tables.play(state, moves.Cast(tables.card(box.LARCENY)))
    assert state.step == AIM
    (taken,) = tables.events(tables.play(state, moves.ChooseSeat(2)), events.CardTaken)
    assert (taken.seat, taken.victim, taken.exchange) == (0, 2, False)
    assert taken.face in state.hands[0]
    assert len(state.hands[2]) == 1


def test_a_wizard_robbed_of_their_last_card_draws_five_at_once() -> None:
    state = ready(box.LARCENY)
    tables.hand(state, 2, box.SIREN)
    tables.play(state, moves.Cast(tables.card(box.LARCENY)))
    journal = tables.play(state, moves.ChooseSeat(2))
    assert tables.draws(journal, EMPTY_HAND) == [(2, 5)]
    assert (state.active, state.step) == (0, TURN)


def test_withering_lets_each_opponent_choose_in_turn_order() -> None:
    state = ready(box.WITHERING, seats=4)
    tables.turn(state, 2)
    state.hands[0], state.hands[2] = state.hands[2], state.hands[0]
    tables.play(state, moves.Cast(tables.card(box.WITHERING)))
    order = []
    while state.step == WITHER:
        order.append(state.to_move)
        tables.play(state, tables.menu(state, moves.Discard)[0])
    assert order == [3, 0, 1]
    assert (state.active, state.to_move) == (2, 2)


def test_withering_asks_nobody_who_has_but_one_kind_of_card() -> None:
    state = ready(box.WITHERING)
    tables.hand(state, 1, *tables.faces("SS"))
    tables.hand(state, 2, box.FLAKE)
    journal = tables.play(state, moves.Cast(tables.card(box.WITHERING)))
    lost = [
        (event.seat, event.face, event.cause)
        for event in tables.events(journal, events.CardDiscarded)
    ]
    assert lost == [(1, box.SIREN, WITHERED), (2, box.FLAKE, WITHERED)]
    assert tables.draws(journal, EMPTY_HAND) == [(2, 5)]


def test_a_gambit_discarded_for_withering_leaves_the_game() -> None:
    state = ready(box.WITHERING, seats=2)
    tables.play(state, moves.Cast(tables.card(box.WITHERING)), moves.Discard(box.gambit(2)))
    assert state.removed == (box.gambit(2),)


def test_dispel_discards_a_flake_as_a_flake() -> None:
    state = ready(box.DISPEL)
    tables.lay(state, 0, "A", flakes="P")
    tables.play(state, moves.Cast(tables.card(box.DISPEL)))
    tables.play(state, moves.Dispel((box.FLAKE, box.PHOENIX), 0))
    assert state.laid[0] == ((box.ANGEL, box.ANGEL),)
    assert box.FLAKE in state.discards


def test_dispel_reopens_the_place_of_the_component() -> None:
    state = ready(box.DISPEL)
    tables.lay(state, 0, "A")
    assert tables.ANGEL_ON_WARD not in tables.menu(state, moves.PlayComponent)
    tables.play(state, moves.Cast(tables.card(box.DISPEL)))
    assert tables.ANGEL_ON_WARD in tables.menu(state, moves.PlayComponent)


def test_transmutation_moves_a_component_and_may_complete_a_spell() -> None:
    state = ready(box.TRANSMUTATION)
    tables.lay(state, 1, "DRGS")
    tables.lay(state, 2, "A")
    tables.lay(state, 0, "S")
    journal = tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    journal += tables.play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 2, 1, box.ANGEL))
    (moved,) = tables.events(journal, events.ComponentMoved)
    assert moved.cast
    assert state.books[0] == (tables.spell(box.MOMENTUM),)


def test_transmutation_completes_nothing_for_one_with_a_gambit_in_play() -> None:
    state = ready(box.TRANSMUTATION)
    tables.aura(state, 0, 3)
    tables.lay(state, 1, "DRGS")
    tables.lay(state, 2, "A")
    journal = tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    targets = {event.target for event in tables.events(journal, events.ComponentMoved)}
    targets |= {action.target for action in tables.menu(state, moves.MoveComponent)}
    assert targets == {0, 2}


def test_exchange_of_minds_swaps_hands_and_the_rest_of_the_turn_is_played_with_the_new_one() -> (
    None
):
    state = ready(box.EXCHANGE_OF_MINDS, "PP")
    tables.play(state, moves.Cast(tables.card(box.EXCHANGE_OF_MINDS)))
    (swapped,) = tables.events(tables.play(state, moves.ChooseSeat(1)), events.HandsSwapped)
    assert swapped.faces == state.hands[0] == (box.DRAGON, box.gambit(2))
    assert state.hands[1] == (box.PHOENIX, box.PHOENIX, box.gambit(1))
    tables.play(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON))


def test_exchanging_an_empty_hand_gives_the_opponent_five_cards() -> None:
    state = ready(box.EXCHANGE_OF_MINDS)
    tables.hand(state, 0, tables.card(box.EXCHANGE_OF_MINDS))
    tables.play(state, moves.Cast(tables.card(box.EXCHANGE_OF_MINDS)))
    journal = tables.play(state, moves.ChooseSeat(1))
    assert tables.held(state, 0) == (box.DRAGON,)
    assert tables.draws(journal, EMPTY_HAND) == [(1, 5)]
    assert state.active == 0


def test_recall_takes_a_component_of_choice_and_no_incantation() -> None:
    state = ready(box.RECALL)
    tables.discarded(state, "SRS", tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.RECALL)))
    assert tables.menu(state, moves.TakeBack) == [
        moves.TakeBack(box.SIREN),
        moves.TakeBack(box.AGATE),
    ]
    journal = tables.play(state, moves.TakeBack(box.SIREN))
    assert tables.events(journal, events.ComponentRecalled) == [
        events.ComponentRecalled(0, box.SIREN)
    ]
    assert tables.held(state, 0) == (box.ANGEL, box.SIREN)
    assert sorted(state.discards) == [
        box.SIREN,
        box.AGATE,
        tables.card(box.HASTE),
        tables.card(box.RECALL),
    ]


def test_eclipse_stops_all_abilities_until_the_casters_next_turn_begins() -> None:
    state = ready(box.ECLIPSE)
    tables.own(state, 1, box.BOUNTY)
    tables.own(state, 2, box.FORESIGHT)
    (dark,) = tables.events(
        tables.play(state, moves.Cast(tables.card(box.ECLIPSE))), events.Eclipsed
    )
    assert dark.seats == (1, 2)
    assert state.abilities == [-1, -1, -1]
    tables.turn(state, 1)
    tables.turn(state, 2)
    assert state.abilities == [-1, -1, -1]
    (light,) = tables.events(tables.turn(state, 0), events.EclipseEnded)
    assert light.freed == (1, 2)
    assert state.abilities == [-1, box.BOUNTY, box.FORESIGHT]


def test_eclipse_stops_spells_that_are_claimed_later_even_aegis() -> None:
    state = tables.table(3, (box.AEGIS, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    tables.give(state, 0, tables.card(box.ECLIPSE), box.ANGEL)
    tables.play(state, moves.Cast(tables.card(box.ECLIPSE)))
    tables.turn(state, 1)
    tables.lay(state, 0, "ARG")
    tables.give(state, 1, box.ANGEL)
    tables.play(state, tables.ANGEL_ON_WARD)
    assert state.books[1] == (tables.spell(box.AEGIS),)
    assert state.abilities[1] == -1


def test_aegis_claimed_in_an_earlier_turn_keeps_the_eclipse_off_all_later_spells() -> None:
    state = ready(box.ECLIPSE)
    tables.own(state, 1, box.AEGIS)
    tables.play(state, moves.Cast(tables.card(box.ECLIPSE)))
    tables.own(state, 1, box.BOUNTY)
    assert state.abilities[1] == box.BOUNTY


def test_the_eclipse_is_over_before_start_abilities() -> None:
    """So an Aegis claimed under the Eclipse protects against the caster's Corrupt Exchange."""
    state = tables.table(2)
    tables.own(state, 0, box.CORRUPT_EXCHANGE)
    tables.own(state, 1, box.AEGIS)
    tables.eclipse(state, 0, 1)
    tables.turn(state, 0)
    assert state.step == TURN


def test_there_are_as_many_incantations_as_the_page_says() -> None:
    assert [card.copies for card in PRINTED_CARD_TABLE.incantations] == [
        1,
        2,
        3,
        2,
        2,
        2,
        2,
        1,
        2,
        1,
    ]


def test_an_incantation_that_empties_its_casters_hand_ends_their_turn() -> None:
    state = ready(box.HASTE)
    tables.hand(state, 0, tables.card(box.HASTE))
    journal = tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert tables.draws(journal, EMPTY_HAND) == [(0, 5)]
    assert state.active == 1


def test_prosperity_as_the_last_card_fills_the_hand_again() -> None:
    state = ready(box.PROSPERITY)
    tables.hand(state, 0, tables.card(box.PROSPERITY))
    tables.on_top(state, *tables.faces("APDGS"))
    tables.play(state, moves.Cast(tables.card(box.PROSPERITY)))
    assert state.hands[0] == tables.faces("APDGS")
    assert state.active == 0


def test_a_spell_completed_with_components_of_haste_is_claimed_in_mid_turn() -> None:
    state = tables.with_spell(box.LESSER_WARD, "DAA")
    tables.give(state, 0, tables.card(box.HASTE))
    tables.lay(state, 1, "RGS")
    tables.play(
        state,
        moves.Cast(tables.card(box.HASTE)),
        moves.PlayComponent(box.DRAGON, 1, box.DRAGON),
        tables.ANGEL_ON_SECOND,
    )
    assert state.abilities[0] == box.MOMENTUM
    assert state.active == 0


def test_colbachs_bounty_is_told_with_its_cards_to_the_caster_alone() -> None:
    state = ready(box.COLBACHS_BOUNTY, "AG")
    journal = tables.play(state, moves.Cast(tables.card(box.COLBACHS_BOUNTY)))
    freed = journal[1]
    assert RULES.redact(freed, None) != freed
    assert str(box.GRIFFIN) in str(freed)
