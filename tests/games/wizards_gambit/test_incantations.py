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
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.rules.components import (
    AEGIS,
    AGATE,
    ANGEL,
    BOUNTY,
    COLBACHS_BOUNTY,
    CORRUPT_EXCHANGE,
    DISPEL,
    DRAGON,
    ECLIPSE,
    EFFECTS,
    EXCHANGE_OF_MINDS,
    FLAKE,
    FORESIGHT,
    GRIFFIN,
    HASTE,
    LARCENY,
    LESSER_WARD,
    MOMENTUM,
    PHOENIX,
    PROSPERITY,
    RECALL,
    SIREN,
    TRANSMUTATION,
    TRIBUTE,
    WITHERING,
    gambit,
)
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
from wizardtable.games.wizards_gambit.rules.moves import (
    Cast,
    ChooseSeat,
    Discard,
    Dispel,
    LayAura,
    MoveComponent,
    PlayComponent,
    TakeBack,
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


every_effect = pytest.mark.parametrize("effect", range(EFFECTS))


@every_effect
def test_an_incantation_is_discarded_when_it_was_carried_out(effect: int) -> None:
    state = ready(effect)
    lay(state, 0, "PG")
    discarded(state, "SR")
    journal = play(state, Cast(card(effect)))
    assert isinstance(journal[0], IncantationCast)
    while state.step != TURN:
        assert state.casting == card(effect)
        assert card(effect) not in state.discards
        journal += play(state, RULES.legal_actions(state)[0])
    assert state.discards[-1] == card(effect) or effect == PROSPERITY
    assert len(events(journal, IncantationDiscarded)) == 1
    assert not events(journal, NothingHappened)


@every_effect
def test_one_incantation_is_played_in_a_turn(effect: int) -> None:
    state = ready(effect)
    give(state, 0, card(HASTE))
    play(state, Cast(card(HASTE)))
    reason = "You have no incantation action left this turn."
    assert refusal(state, Cast(card(effect))) == reason
    assert refusal(state, LayAura(gambit(1), 0)) == reason


@every_effect
def test_an_incantation_does_not_mind_gambits_and_eclipses_over_its_caster(effect: int) -> None:
    state = ready(effect, seats=4)
    own(state, 0, AEGIS)
    annul(state, 1, 0)
    eclipse(state, 2, 0)
    lay(state, 0, "PG")
    discarded(state, "SR")
    journal = play(state, Cast(card(effect)))
    settle(state)
    assert not events(journal, NothingHappened)


@every_effect
def test_an_incantation_is_played_with_an_empty_deck(effect: int) -> None:
    state = ready(effect)
    lay(state, 0, "PG")
    no_deck(state)
    play(state, Cast(card(effect)))
    settle(state)
    assert state.casting < 0


@pytest.mark.parametrize("effect", [DISPEL, TRANSMUTATION, RECALL])
def test_an_incantation_without_possible_effect_may_be_played_and_does_nothing(
    effect: int,
) -> None:
    state = ready(effect)
    journal = play(state, Cast(card(effect)))
    assert events(journal, NothingHappened) == [NothingHappened(0)]
    assert state.step == TURN
    assert state.discards == [card(effect)]


@pytest.mark.parametrize("effect", [LARCENY, WITHERING, EXCHANGE_OF_MINDS, ECLIPSE])
def test_aegis_on_the_only_opponent_leaves_nothing_to_happen(effect: int) -> None:
    state = ready(effect, seats=2)
    own(state, 1, AEGIS)
    journal = play(state, Cast(card(effect)))
    assert events(journal, NothingHappened) == [NothingHappened(0)]
    assert events(journal, Warded) == [Warded(1, 0, data="")]
    assert held(state, 1) == (DRAGON,)


@pytest.mark.parametrize("effect", [DISPEL, TRANSMUTATION])
def test_an_aura_keeps_incantations_off_a_spell(effect: int) -> None:
    state = ready(effect)
    lay(state, 0, "A")
    aura(state, 1, 0)
    journal = play(state, Cast(card(effect)))
    assert events(journal, NothingHappened) == [NothingHappened(0)]


# One after another.


def test_prosperity_draws_five() -> None:
    state = ready(PROSPERITY)
    assert draws(play(state, Cast(card(PROSPERITY))), BY_PROSPERITY) == [(0, 5)]


def test_prosperity_draws_the_rest_after_a_reshuffle_without_itself() -> None:
    state = ready(PROSPERITY)
    no_deck(state)
    state.deck, state.hands[2] = list(state.hands[2][-2:]), state.hands[2][:-2]
    state.discards, state.hands[2] = list(state.hands[2][:2]), state.hands[2][2:]
    journal = play(state, Cast(card(PROSPERITY)))
    assert draws(journal, BY_PROSPERITY) == [(0, 2), (0, 2)]
    assert events(journal, Reshuffled) == [Reshuffled(2)]
    assert state.discards == [card(PROSPERITY)]


def test_haste_plays_up_to_two_more_components() -> None:
    state = ready(HASTE, "APDG")
    play(state, Cast(card(HASTE)))
    for face in faces("APD"):
        play(state, PlayComponent(face, 0, int(face)))
    assert not menu(state, PlayComponent) or state.active != 0


def test_haste_after_the_ordinary_component_plays_two_more() -> None:
    state = ready(HASTE, "APDG")
    play(state, ANGEL_ON_WARD, Cast(card(HASTE)))
    play(state, PlayComponent(PHOENIX, 0, PHOENIX), PlayComponent(DRAGON, 0, DRAGON))
    assert state.extra == 0


def test_components_granted_by_haste_need_not_be_played() -> None:
    state = ready(HASTE, "AP")
    play(state, Cast(card(HASTE)))
    end(state)
    assert state.active == 1


def test_larceny_takes_a_random_card_of_the_chosen_opponent() -> None:
    state = ready(LARCENY)
    play(state, Cast(card(LARCENY)))
    assert state.step == AIM
    (taken,) = events(play(state, ChooseSeat(2)), CardTaken)
    assert (taken.seat, taken.victim, taken.exchange) == (0, 2, False)
    assert taken.face in state.hands[0]
    assert len(state.hands[2]) == 1


def test_a_wizard_robbed_of_his_last_card_draws_five_at_once() -> None:
    state = ready(LARCENY)
    hand(state, 2, SIREN)
    play(state, Cast(card(LARCENY)))
    journal = play(state, ChooseSeat(2))
    assert draws(journal, EMPTY_HAND) == [(2, 5)]
    assert (state.active, state.step) == (0, TURN)


def test_withering_lets_each_opponent_choose_in_turn_order() -> None:
    state = ready(WITHERING, seats=4)
    turn(state, 2)
    state.hands[0], state.hands[2] = state.hands[2], state.hands[0]
    play(state, Cast(card(WITHERING)))
    order = []
    while state.step == WITHER:
        order.append(state.to_move)
        play(state, menu(state, Discard)[0])
    assert order == [3, 0, 1]
    assert (state.active, state.to_move) == (2, 2)


def test_withering_asks_nobody_who_has_but_one_kind_of_card() -> None:
    state = ready(WITHERING)
    hand(state, 1, *faces("SS"))
    hand(state, 2, FLAKE)
    journal = play(state, Cast(card(WITHERING)))
    lost = [(event.seat, event.face, event.cause) for event in events(journal, CardDiscarded)]
    assert lost == [(1, SIREN, WITHERED), (2, FLAKE, WITHERED)]
    assert draws(journal, EMPTY_HAND) == [(2, 5)]


def test_a_gambit_discarded_for_withering_leaves_the_game() -> None:
    state = ready(WITHERING, seats=2)
    play(state, Cast(card(WITHERING)), Discard(gambit(2)))
    assert state.removed == (gambit(2),)


def test_dispel_discards_a_flake_as_a_flake() -> None:
    state = ready(DISPEL)
    lay(state, 0, "A", flakes="P")
    play(state, Cast(card(DISPEL)))
    play(state, Dispel((FLAKE, PHOENIX), 0))
    assert state.laid[0] == ((ANGEL, ANGEL),)
    assert FLAKE in state.discards


def test_dispel_reopens_the_place_of_the_component() -> None:
    state = ready(DISPEL)
    lay(state, 0, "A")
    assert ANGEL_ON_WARD not in menu(state, PlayComponent)
    play(state, Cast(card(DISPEL)))
    assert ANGEL_ON_WARD in menu(state, PlayComponent)


def test_transmutation_moves_a_component_and_may_complete_a_spell() -> None:
    state = ready(TRANSMUTATION)
    lay(state, 1, "DRGS")
    lay(state, 2, "A")
    lay(state, 0, "S")
    journal = play(state, Cast(card(TRANSMUTATION)))
    journal += play(state, MoveComponent((ANGEL, ANGEL), 2, 1, ANGEL))
    (moved,) = events(journal, ComponentMoved)
    assert moved.cast
    assert state.books[0] == (spell(MOMENTUM),)


def test_transmutation_completes_nothing_for_one_with_a_gambit_in_play() -> None:
    state = ready(TRANSMUTATION)
    aura(state, 0, 3)
    lay(state, 1, "DRGS")
    lay(state, 2, "A")
    journal = play(state, Cast(card(TRANSMUTATION)))
    targets = {event.target for event in events(journal, ComponentMoved)}
    targets |= {action.target for action in menu(state, MoveComponent)}
    assert targets == {0, 2}


def test_exchange_of_minds_swaps_hands_and_the_rest_of_the_turn_is_played_with_the_new_one() -> (
    None
):
    state = ready(EXCHANGE_OF_MINDS, "PP")
    play(state, Cast(card(EXCHANGE_OF_MINDS)))
    (swapped,) = events(play(state, ChooseSeat(1)), HandsSwapped)
    assert swapped.faces == state.hands[0] == (DRAGON, gambit(2))
    assert state.hands[1] == (PHOENIX, PHOENIX, gambit(1))
    play(state, PlayComponent(DRAGON, 0, DRAGON))


def test_exchanging_an_empty_hand_gives_the_opponent_five_cards() -> None:
    state = ready(EXCHANGE_OF_MINDS)
    hand(state, 0, card(EXCHANGE_OF_MINDS))
    play(state, Cast(card(EXCHANGE_OF_MINDS)))
    journal = play(state, ChooseSeat(1))
    assert held(state, 0) == (DRAGON,)
    assert draws(journal, EMPTY_HAND) == [(1, 5)]
    assert state.active == 0


def test_recall_takes_a_component_of_choice_and_no_incantation() -> None:
    state = ready(RECALL)
    discarded(state, "SRS", card(HASTE))
    play(state, Cast(card(RECALL)))
    assert menu(state, TakeBack) == [TakeBack(SIREN), TakeBack(AGATE)]
    journal = play(state, TakeBack(SIREN))
    assert events(journal, ComponentRecalled) == [ComponentRecalled(0, SIREN)]
    assert held(state, 0) == (ANGEL, SIREN)
    assert sorted(state.discards) == [SIREN, AGATE, card(HASTE), card(RECALL)]


def test_eclipse_stops_all_abilities_until_the_casters_next_turn_begins() -> None:
    state = ready(ECLIPSE)
    own(state, 1, BOUNTY)
    own(state, 2, FORESIGHT)
    (dark,) = events(play(state, Cast(card(ECLIPSE))), Eclipsed)
    assert dark.seats == (1, 2)
    assert state.abilities == [-1, -1, -1]
    turn(state, 1)
    turn(state, 2)
    assert state.abilities == [-1, -1, -1]
    (light,) = events(turn(state, 0), EclipseEnded)
    assert light.freed == (1, 2)
    assert state.abilities == [-1, BOUNTY, FORESIGHT]


def test_eclipse_stops_spells_that_are_claimed_later_even_aegis() -> None:
    state = table(3, (AEGIS, MOMENTUM, LESSER_WARD, TRIBUTE))
    give(state, 0, card(ECLIPSE), ANGEL)
    play(state, Cast(card(ECLIPSE)))
    turn(state, 1)
    lay(state, 0, "ARG")
    give(state, 1, ANGEL)
    play(state, ANGEL_ON_WARD)
    assert state.books[1] == (spell(AEGIS),)
    assert state.abilities[1] == -1


def test_aegis_claimed_in_an_earlier_turn_keeps_the_eclipse_off_all_later_spells() -> None:
    state = ready(ECLIPSE)
    own(state, 1, AEGIS)
    play(state, Cast(card(ECLIPSE)))
    own(state, 1, BOUNTY)
    assert state.abilities[1] == BOUNTY


def test_the_eclipse_is_over_before_start_abilities() -> None:
    """So an Aegis claimed under the Eclipse keeps the caster's Corrupt Exchange off."""
    state = table(2)
    own(state, 0, CORRUPT_EXCHANGE)
    own(state, 1, AEGIS)
    eclipse(state, 0, 1)
    turn(state, 0)
    assert state.step == TURN


def test_there_are_as_many_incantations_as_the_page_says() -> None:
    assert [card.copies for card in PRINTED.incantations] == [1, 2, 3, 2, 2, 2, 2, 1, 2, 1]


def test_an_incantation_that_empties_its_casters_hand_ends_his_turn() -> None:
    state = ready(HASTE)
    hand(state, 0, card(HASTE))
    journal = play(state, Cast(card(HASTE)))
    assert draws(journal, EMPTY_HAND) == [(0, 5)]
    assert state.active == 1


def test_prosperity_as_the_last_card_fills_the_hand_again() -> None:
    state = ready(PROSPERITY)
    hand(state, 0, card(PROSPERITY))
    on_top(state, *faces("APDGS"))
    play(state, Cast(card(PROSPERITY)))
    assert state.hands[0] == faces("APDGS")
    assert state.active == 0


def test_a_spell_completed_with_components_of_haste_is_claimed_in_mid_turn() -> None:
    state = with_spell(LESSER_WARD, "DAA")
    give(state, 0, card(HASTE))
    lay(state, 1, "RGS")
    play(state, Cast(card(HASTE)), PlayComponent(DRAGON, 1, DRAGON), ANGEL_ON_SECOND)
    assert state.abilities[0] == MOMENTUM
    assert state.active == 0


def test_colbachs_bounty_is_told_with_its_cards_to_the_caster_alone() -> None:
    state = ready(COLBACHS_BOUNTY, "AG")
    journal = play(state, Cast(card(COLBACHS_BOUNTY)))
    freed = journal[1]
    assert RULES.redact(freed, None) != freed
    assert str(GRIFFIN) in str(freed)
