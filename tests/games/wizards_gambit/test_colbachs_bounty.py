# SPDX-License-Identifier: MIT
"""Colbach's Bounty: everything held now may be played this turn (rules page, Rulings)."""

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    ANGEL_ON_WARD,
    card,
    discarded,
    events,
    faces,
    give,
    hand,
    lay,
    on_top,
    own,
    play,
    refusal,
    table,
    with_spell,
)
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.events import HandFreed, NothingHappened
from wizardtable.games.wizards_gambit.rules.moves import (
    Cast,
    ChooseSeat,
    LayAura,
    PlayComponent,
    Scry,
)
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import LIMIT, State

CAST = Cast(card(box.COLBACHS_BOUNTY))
NO_PLAY = "You can play no further component this turn."
NO_ACTION = "You have no incantation action left this turn."


def holding(codes: str, *effects: int) -> State:
    """Seat 0 holds Colbach's Bounty, these components and these incantations."""
    state = table(3)
    give(state, 0, card(box.COLBACHS_BOUNTY), *faces(codes), *map(card, effects))
    return state


def test_every_component_and_incantation_held_may_be_played() -> None:
    state = holding("APD", box.HASTE, box.PROSPERITY)
    play(state, CAST)
    for face in faces("APD"):
        play(state, PlayComponent(face, 0, int(face)))
    play(state, Cast(card(box.HASTE)), Cast(card(box.PROSPERITY)))
    assert state.active == 0


def test_cards_drawn_afterwards_are_not_included() -> None:
    state = holding("AP", box.PROSPERITY)
    on_top(state, *faces("SSDD"), card(box.HASTE))
    play(state, CAST, ANGEL_ON_WARD, Cast(card(box.PROSPERITY)))
    assert refusal(state, PlayComponent(box.SIREN, 0, box.SIREN)) == NO_PLAY
    assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION
    play(state, PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_after_a_hundred_incantations_in_a_turn_it_does_nothing() -> None:
    """With several of it and Prosperity in a house deck, a turn could go on for ever."""
    state = holding("AP", box.HASTE)
    state.casts = 99
    assert events(play(state.clone(), CAST), HandFreed)
    state.casts = 100
    journal = play(state, CAST)
    assert events(journal, NothingHappened) == [NothingHappened(0)]
    assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION


def test_the_ordinary_component_may_still_be_any_card() -> None:
    state = holding("AP", box.PROSPERITY)
    on_top(state, *faces("SSDDG"))
    play(state, CAST, Cast(card(box.PROSPERITY)), PlayComponent(box.SIREN, 0, box.SIREN))
    assert refusal(state, PlayComponent(box.DRAGON, 0, box.DRAGON)) == NO_PLAY
    play(state, ANGEL_ON_WARD, PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_of_equal_cards_the_later_one_is_played_first_as_the_ordinary_one() -> None:
    state = holding("A", box.PROSPERITY)
    on_top(state, *faces("ADDDD"))
    play(state, CAST, Cast(card(box.PROSPERITY)), ANGEL_ON_WARD)
    assert state.later == faces("DDDD")
    play(state, PlayComponent(box.ANGEL, 1, box.ANGEL))


def test_of_equal_cards_the_later_one_stays_when_the_covered_one_is_played() -> None:
    state = holding("AP", box.PROSPERITY)
    on_top(state, *faces("ADDDD"))
    play(
        state,
        CAST,
        PlayComponent(box.PHOENIX, 0, box.PHOENIX),
        Cast(card(box.PROSPERITY)),
        ANGEL_ON_WARD,
    )
    assert (state.active, state.step) == (0, LIMIT), "the other Angel's Breath cannot be played"


def test_a_recalled_card_is_not_covered_even_if_it_was_before() -> None:
    state = holding("AP", box.RECALL)
    discarded(state, "A")
    play(state, CAST, ANGEL_ON_WARD, Cast(card(box.RECALL)))
    assert state.later == (box.ANGEL,)
    assert refusal(state, ANGEL_ON_SECOND) == NO_PLAY


def test_nothing_of_a_hand_that_was_swapped_is_covered() -> None:
    state = holding("AP", box.EXCHANGE_OF_MINDS)
    give(state, 1, *faces("DD"), card(box.HASTE))
    play(state, CAST, ANGEL_ON_WARD, Cast(card(box.EXCHANGE_OF_MINDS)))
    play(state, ChooseSeat(1))
    assert state.active == 1, "nothing was left to do"


def test_a_stolen_card_is_not_covered() -> None:
    state = holding("APP", box.LARCENY)
    hand(state, 1, *faces("DD"))
    play(state, CAST, ANGEL_ON_WARD, Cast(card(box.LARCENY)), ChooseSeat(1))
    assert refusal(state, PlayComponent(box.DRAGON, 0, box.DRAGON)) == NO_PLAY


def test_gambits_are_not_covered() -> None:
    state = holding("AP")
    play(state, CAST)
    assert refusal(state, LayAura(box.gambit(1), 0)) == NO_ACTION


def test_muted_voice_claimed_meanwhile_stops_further_incantations() -> None:
    state = table(3, (box.LESSER_WARD, box.MUTED_VOICE, box.MOMENTUM, box.TRIBUTE))
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.HASTE), *faces("AP"))
    lay(state, 1, "GGSP")
    play(state, CAST, ANGEL_ON_SECOND)
    assert (
        refusal(state, Cast(card(box.HASTE)))
        == "With Muted Voice on your book you may not play incantations."
    )
    play(state, PlayComponent(box.PHOENIX, 0, box.PHOENIX))


def test_covered_components_leave_those_of_quick_hands_and_haste() -> None:
    state = table(3)
    own(state, 0, box.QUICK_HANDS)
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.PROSPERITY), card(box.HASTE), *faces("AP"))
    on_top(state, *faces("SDGRR"))
    play(state, CAST, Cast(card(box.PROSPERITY)), Cast(card(box.HASTE)))
    for face in faces("SAPDG"):
        play(state, PlayComponent(face, 0, int(face)))
    assert state.extra == 1, "ordinary, two covered, Quick Hands, and one of two by Haste"


def test_covered_incantations_leave_the_second_action_of_twin_casting() -> None:
    state = with_spell(box.TWIN_CASTING)
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.PROSPERITY))
    on_top(state, card(box.HASTE), *faces("SSSSS"))
    play(state, CAST, Cast(card(box.PROSPERITY)))
    assert state.actions == 1
    play(state, Cast(card(box.HASTE)))
    assert state.actions == 2


def test_a_card_discarded_by_choice_is_the_later_one_of_equal_ones() -> None:
    state = with_spell(box.SCRYING, "AA")
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.PROSPERITY))
    on_top(state, *faces("ADDDDS"))
    play(state, CAST, ANGEL_ON_WARD, Cast(card(box.PROSPERITY)), Scry(box.ANGEL))
    play(state, ANGEL_ON_SECOND)


def test_it_ends_with_the_turn() -> None:
    state = holding("A")
    play(state, CAST, ANGEL_ON_WARD)
    assert (state.active, state.free) == (1, False)


def test_others_see_how_many_cards_came_later_and_not_which() -> None:
    state = holding("AP", box.PROSPERITY)
    journal = play(state, CAST, ANGEL_ON_WARD, Cast(card(box.PROSPERITY)))
    (freed,) = events(journal, HandFreed)
    assert freed.faces == (*faces("AP"), card(box.PROSPERITY))
    seen = RULES.redact(freed, None)
    assert isinstance(seen, HandFreed)
    assert seen.faces == ()
    observation = RULES.observe(state, None)
    assert observation.later == (box.HIDDEN,) * 5
