# SPDX-License-Identifier: MIT
"""What each incantation does (rules page, Incantations)."""

import pytest

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    ANGEL_ON_WARD,
    annul,
    aura,
    card,
    discarded,
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
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.rules.events import (
    CardDiscarded,
    CardTaken,
    ComponentMoved,
    ComponentRecalled,
    Eclipsed,
    EclipseEnded,
    HandsSwapped,
    IncantationCast,
    IncantationDiscarded,
    NothingHappened,
    Reshuffled,
    Warded,
)
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
    """Seat 0 holds an incantation and these components; the others a Dragon's Tooth each."""
    state = table(seats)
    give(state, 0, card(effect), *faces(codes))
    for seat in range(1, seats):
        give(state, seat, *faces("D"))
    return state


def settle(state: State) -> None:
    """Answer what an incantation asks with the first of the menu."""
    while state.step != TURN:
        play(state, RULES.legal_actions(state)[0])


every_effect = pytest.mark.parametrize("effect", range(box.EFFECTS))


@every_effect
def test_an_incantation_is_discarded_when_it_was_carried_out(effect: int) -> None:
    state = ready(effect)
    lay(state, 0, "PG")
    discarded(state, "SR")
    journal = play(state, moves.Cast(card(effect)))
    assert isinstance(journal[0], IncantationCast)
    while state.step != TURN:
        assert state.casting == card(effect)
        assert card(effect) not in state.discards
        journal += play(state, RULES.legal_actions(state)[0])
    assert state.discards[-1] == card(effect) or effect == box.PROSPERITY
    assert len(events(journal, IncantationDiscarded)) == 1
    assert not events(journal, NothingHappened)


@every_effect
def test_one_incantation_is_played_in_a_turn(effect: int) -> None:
    state = ready(effect)
    give(state, 0, card(box.HASTE))
    play(state, moves.Cast(card(box.HASTE)))
    reason = "You have no incantation actions left this turn."
    assert refusal(state, moves.Cast(card(effect))) == reason
    assert refusal(state, moves.LayAura(box.gambit(1), 0)) == reason


@every_effect
def test_an_incantation_does_not_mind_gambits_and_eclipses_over_its_caster(effect: int) -> None:
    state = ready(effect, seats=4)
    own(state, 0, box.AEGIS)
    annul(state, 1, 0)
    eclipse(state, 2, 0)
    lay(state, 0, "PG")
    discarded(state, "SR")
    journal = play(state, moves.Cast(card(effect)))
    settle(state)
    assert not events(journal, NothingHappened)


@every_effect
def test_an_incantation_is_played_with_an_empty_deck(effect: int) -> None:
    state = ready(effect)
    lay(state, 0, "PG")
    no_deck(state)
    play(state, moves.Cast(card(effect)))
    settle(state)
    assert state.casting < 0


@pytest.mark.parametrize("effect", [box.DISPEL, box.TRANSMUTATION, box.RECALL])
def test_an_incantation_without_possible_effect_may_be_played_and_does_nothing(
    effect: int,
) -> None:
    state = ready(effect)
    journal = play(state, moves.Cast(card(effect)))
    assert events(journal, NothingHappened) == [NothingHappened(0)]
    assert state.step == TURN
    assert state.discards == [card(effect)]


@pytest.mark.parametrize("effect", [box.LARCENY, box.WITHERING, box.EXCHANGE_OF_MINDS, box.ECLIPSE])
def test_aegis_on_the_only_opponent_leaves_nothing_to_happen(effect: int) -> None:
    state = ready(effect, seats=2)
    own(state, 1, box.AEGIS)
    journal = play(state, moves.Cast(card(effect)))
    assert events(journal, NothingHappened) == [NothingHappened(0)]
    assert events(journal, Warded) == [Warded(1, 0, data="")]
    assert held(state, 1) == (box.DRAGON,)


@pytest.mark.parametrize("effect", [box.DISPEL, box.TRANSMUTATION])
def test_an_aura_keeps_incantations_off_a_spell(effect: int) -> None:
    state = ready(effect)
    lay(state, 0, "A")
    aura(state, 1, 0)
    journal = play(state, moves.Cast(card(effect)))
    assert events(journal, NothingHappened) == [NothingHappened(0)]


# One after another.


def test_prosperity_draws_five() -> None:
    state = ready(box.PROSPERITY)
    assert draws(play(state, moves.Cast(card(box.PROSPERITY))), BY_PROSPERITY) == [(0, 5)]


def test_prosperity_draws_the_rest_after_a_reshuffle_without_itself() -> None:
    state = ready(box.PROSPERITY)
    no_deck(state)
    state.deck, state.hands[2] = list(state.hands[2][-2:]), state.hands[2][:-2]
    state.discards, state.hands[2] = list(state.hands[2][:2]), state.hands[2][2:]
    journal = play(state, moves.Cast(card(box.PROSPERITY)))
    assert draws(journal, BY_PROSPERITY) == [(0, 2), (0, 2)]
    assert events(journal, Reshuffled) == [Reshuffled(2)]
    assert state.discards == [card(box.PROSPERITY)]


def test_haste_plays_up_to_two_more_components() -> None:
    state = ready(box.HASTE, "APDG")
    play(state, moves.Cast(card(box.HASTE)))
    for face in faces("APD"):
        play(state, moves.PlayComponent(face, 0, int(face)))
    assert not menu(state, moves.PlayComponent) or state.active != 0


def test_haste_after_the_ordinary_component_plays_two_more() -> None:
    state = ready(box.HASTE, "APDG")
    play(state, ANGEL_ON_WARD, moves.Cast(card(box.HASTE)))
    play(
        state,
        moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX),
        moves.PlayComponent(box.DRAGON, 0, box.DRAGON),
    )
    assert state.extra == 0


def test_components_granted_by_haste_need_not_be_played() -> None:
    state = ready(box.HASTE, "AP")
    play(state, moves.Cast(card(box.HASTE)))
    end(state)
    assert state.active == 1


def test_larceny_takes_a_random_card_of_the_chosen_opponent() -> None:
    state = ready(box.LARCENY)
    play(state, moves.Cast(card(box.LARCENY)))
    assert state.step == AIM
    (taken,) = events(play(state, moves.ChooseSeat(2)), CardTaken)
    assert (taken.seat, taken.victim, taken.exchange) == (0, 2, False)
    assert taken.face in state.hands[0]
    assert len(state.hands[2]) == 1


def test_a_wizard_robbed_of_his_last_card_draws_five_at_once() -> None:
    state = ready(box.LARCENY)
    hand(state, 2, box.SIREN)
    play(state, moves.Cast(card(box.LARCENY)))
    journal = play(state, moves.ChooseSeat(2))
    assert draws(journal, EMPTY_HAND) == [(2, 5)]
    assert (state.active, state.step) == (0, TURN)


def test_withering_lets_each_opponent_choose_in_turn_order() -> None:
    state = ready(box.WITHERING, seats=4)
    turn(state, 2)
    state.hands[0], state.hands[2] = state.hands[2], state.hands[0]
    play(state, moves.Cast(card(box.WITHERING)))
    order = []
    while state.step == WITHER:
        order.append(state.to_move)
        play(state, menu(state, moves.Discard)[0])
    assert order == [3, 0, 1]
    assert (state.active, state.to_move) == (2, 2)


def test_withering_asks_nobody_who_has_but_one_kind_of_card() -> None:
    state = ready(box.WITHERING)
    hand(state, 1, *faces("SS"))
    hand(state, 2, box.FLAKE)
    journal = play(state, moves.Cast(card(box.WITHERING)))
    lost = [(event.seat, event.face, event.cause) for event in events(journal, CardDiscarded)]
    assert lost == [(1, box.SIREN, WITHERED), (2, box.FLAKE, WITHERED)]
    assert draws(journal, EMPTY_HAND) == [(2, 5)]


def test_a_gambit_discarded_for_withering_leaves_the_game() -> None:
    state = ready(box.WITHERING, seats=2)
    play(state, moves.Cast(card(box.WITHERING)), moves.Discard(box.gambit(2)))
    assert state.removed == (box.gambit(2),)


def test_dispel_discards_a_flake_as_a_flake() -> None:
    state = ready(box.DISPEL)
    lay(state, 0, "A", flakes="P")
    play(state, moves.Cast(card(box.DISPEL)))
    play(state, moves.Dispel((box.FLAKE, box.PHOENIX), 0))
    assert state.laid[0] == ((box.ANGEL, box.ANGEL),)
    assert box.FLAKE in state.discards


def test_dispel_reopens_the_place_of_the_component() -> None:
    state = ready(box.DISPEL)
    lay(state, 0, "A")
    assert ANGEL_ON_WARD not in menu(state, moves.PlayComponent)
    play(state, moves.Cast(card(box.DISPEL)))
    assert ANGEL_ON_WARD in menu(state, moves.PlayComponent)


def test_transmutation_moves_a_component_and_may_complete_a_spell() -> None:
    state = ready(box.TRANSMUTATION)
    lay(state, 1, "DRGS")
    lay(state, 2, "A")
    lay(state, 0, "S")
    journal = play(state, moves.Cast(card(box.TRANSMUTATION)))
    journal += play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 2, 1, box.ANGEL))
    (moved,) = events(journal, ComponentMoved)
    assert moved.cast
    assert state.books[0] == (spell(box.MOMENTUM),)


def test_transmutation_completes_nothing_for_one_with_a_gambit_in_play() -> None:
    state = ready(box.TRANSMUTATION)
    aura(state, 0, 3)
    lay(state, 1, "DRGS")
    lay(state, 2, "A")
    journal = play(state, moves.Cast(card(box.TRANSMUTATION)))
    targets = {event.target for event in events(journal, ComponentMoved)}
    targets |= {action.target for action in menu(state, moves.MoveComponent)}
    assert targets == {0, 2}


def test_exchange_of_minds_swaps_hands_and_the_rest_of_the_turn_is_played_with_the_new_one() -> (
    None
):
    state = ready(box.EXCHANGE_OF_MINDS, "PP")
    play(state, moves.Cast(card(box.EXCHANGE_OF_MINDS)))
    (swapped,) = events(play(state, moves.ChooseSeat(1)), HandsSwapped)
    assert swapped.faces == state.hands[0] == (box.DRAGON, box.gambit(2))
    assert state.hands[1] == (box.PHOENIX, box.PHOENIX, box.gambit(1))
    play(state, moves.PlayComponent(box.DRAGON, 0, box.DRAGON))


def test_exchanging_an_empty_hand_gives_the_opponent_five_cards() -> None:
    state = ready(box.EXCHANGE_OF_MINDS)
    hand(state, 0, card(box.EXCHANGE_OF_MINDS))
    play(state, moves.Cast(card(box.EXCHANGE_OF_MINDS)))
    journal = play(state, moves.ChooseSeat(1))
    assert held(state, 0) == (box.DRAGON,)
    assert draws(journal, EMPTY_HAND) == [(1, 5)]
    assert state.active == 0


def test_recall_takes_a_component_of_choice_and_no_incantation() -> None:
    state = ready(box.RECALL)
    discarded(state, "SRS", card(box.HASTE))
    play(state, moves.Cast(card(box.RECALL)))
    assert menu(state, moves.TakeBack) == [moves.TakeBack(box.SIREN), moves.TakeBack(box.AGATE)]
    journal = play(state, moves.TakeBack(box.SIREN))
    assert events(journal, ComponentRecalled) == [ComponentRecalled(0, box.SIREN)]
    assert held(state, 0) == (box.ANGEL, box.SIREN)
    assert sorted(state.discards) == [box.SIREN, box.AGATE, card(box.HASTE), card(box.RECALL)]


def test_eclipse_stops_all_abilities_until_the_casters_next_turn_begins() -> None:
    state = ready(box.ECLIPSE)
    own(state, 1, box.BOUNTY)
    own(state, 2, box.FORESIGHT)
    (dark,) = events(play(state, moves.Cast(card(box.ECLIPSE))), Eclipsed)
    assert dark.seats == (1, 2)
    assert state.abilities == [-1, -1, -1]
    turn(state, 1)
    turn(state, 2)
    assert state.abilities == [-1, -1, -1]
    (light,) = events(turn(state, 0), EclipseEnded)
    assert light.freed == (1, 2)
    assert state.abilities == [-1, box.BOUNTY, box.FORESIGHT]


def test_eclipse_stops_spells_that_are_claimed_later_even_aegis() -> None:
    state = table(3, (box.AEGIS, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    give(state, 0, card(box.ECLIPSE), box.ANGEL)
    play(state, moves.Cast(card(box.ECLIPSE)))
    turn(state, 1)
    lay(state, 0, "ARG")
    give(state, 1, box.ANGEL)
    play(state, ANGEL_ON_WARD)
    assert state.books[1] == (spell(box.AEGIS),)
    assert state.abilities[1] == -1


def test_aegis_claimed_in_an_earlier_turn_keeps_the_eclipse_off_all_later_spells() -> None:
    state = ready(box.ECLIPSE)
    own(state, 1, box.AEGIS)
    play(state, moves.Cast(card(box.ECLIPSE)))
    own(state, 1, box.BOUNTY)
    assert state.abilities[1] == box.BOUNTY


def test_the_eclipse_is_over_before_start_abilities() -> None:
    """So an Aegis claimed under the Eclipse keeps the caster's Corrupt Exchange off."""
    state = table(2)
    own(state, 0, box.CORRUPT_EXCHANGE)
    own(state, 1, box.AEGIS)
    eclipse(state, 0, 1)
    turn(state, 0)
    assert state.step == TURN


def test_there_are_as_many_incantations_as_the_page_says() -> None:
    assert [card.copies for card in PRINTED.incantations] == [1, 2, 3, 2, 2, 2, 2, 1, 2, 1]


def test_an_incantation_that_empties_its_casters_hand_ends_his_turn() -> None:
    state = ready(box.HASTE)
    hand(state, 0, card(box.HASTE))
    journal = play(state, moves.Cast(card(box.HASTE)))
    assert draws(journal, EMPTY_HAND) == [(0, 5)]
    assert state.active == 1


def test_prosperity_as_the_last_card_fills_the_hand_again() -> None:
    state = ready(box.PROSPERITY)
    hand(state, 0, card(box.PROSPERITY))
    on_top(state, *faces("APDGS"))
    play(state, moves.Cast(card(box.PROSPERITY)))
    assert state.hands[0] == faces("APDGS")
    assert state.active == 0


def test_a_spell_completed_with_components_of_haste_is_claimed_in_mid_turn() -> None:
    state = with_spell(box.LESSER_WARD, "DAA")
    give(state, 0, card(box.HASTE))
    lay(state, 1, "RGS")
    play(
        state,
        moves.Cast(card(box.HASTE)),
        moves.PlayComponent(box.DRAGON, 1, box.DRAGON),
        ANGEL_ON_SECOND,
    )
    assert state.abilities[0] == box.MOMENTUM
    assert state.active == 0


def test_colbachs_bounty_is_told_with_its_cards_to_the_caster_alone() -> None:
    state = ready(box.COLBACHS_BOUNTY, "AG")
    journal = play(state, moves.Cast(card(box.COLBACHS_BOUNTY)))
    freed = journal[1]
    assert RULES.redact(freed, None) != freed
    assert str(box.GRIFFIN) in str(freed)
