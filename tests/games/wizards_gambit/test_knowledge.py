# SPDX-License-Identifier: MIT
"""Certain knowledge of hands, and the events as each viewer sees them."""

from collections import Counter

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.hands import pass_card, show_hand
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.sample import unseen_cards
from wizardtable.games.wizards_gambit.rules.state import FORESEE, State


def seen(state: State, viewer: int, holder: int) -> moves.Faces:
    """Returns the cards of a hand that a viewer sees; viewer -1 is the public view."""
    observation = RULES.observe(state, Seat(viewer) if viewer >= 0 else None)
    return tuple(face for face in observation.hands[holder] if face != box.HIDDEN)


def told(event: events.WizardsGambitEvent, viewer: int) -> str:
    """Returns an event as a viewer sees it, as text."""
    return str(RULES.redact(event, Seat(viewer)))


def test_hands_are_hidden_but_for_their_size() -> None:
    state = tables.table(3)
    tables.give(state, 1, *tables.faces("AD"))
    assert RULES.observe(state, Seat(0)).hands[1] == (box.HIDDEN,) * 3
    assert RULES.observe(state, Seat(1)).hands[1] == (*tables.faces("AD"), box.gambit(2))


def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.LARCENY))
    tables.hand(state, 1, *tables.faces("SS"))
    tables.play(state, moves.Cast(tables.card(box.LARCENY)))
    (taken,) = tables.events(tables.play(state, moves.ChooseSeat(1)), events.CardTaken)
    assert seen(state, 1, 0) == (box.SIREN,)
    assert seen(state, 2, 0) == seen(state, -1, 0) == ()
    for viewer, knows in ((0, True), (1, True), (2, False)):
        assert (f"face={box.SIREN}" in told(taken, viewer)) == knows


def test_a_card_given_by_corrupt_exchange_is_remembered_until_it_is_played() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, "P")
    tables.hand(state, 1, *tables.faces("SS"))
    tables.turn(state, 0)
    tables.play(state, moves.ChooseSeat(1))
    assert seen(state, 0, 1) == ()
    (given,) = tables.events(tables.play(state, moves.Give(box.PHOENIX)), events.CardGiven)
    assert f"face={box.HIDDEN}" in told(given, 2)
    assert seen(state, 0, 1) == (box.PHOENIX,)
    assert seen(state, 1, 0) == (box.SIREN,)
    assert seen(state, 2, 1) == ()
    tables.turn(state, 1)
    tables.play(state, moves.PlayComponent(box.PHOENIX, 0, box.PHOENIX))
    assert seen(state, 0, 1) == ()


def test_a_shown_hand_is_remembered_by_all() -> None:
    state = tables.table(3, (box.BOUNTY, box.TRIBUTE, box.LESSER_WARD, box.FORESIGHT))
    tables.lay(state, 2, "P")
    tables.lay(state, 3, "P")
    tables.give(state, 0, box.PHOENIX)
    tables.play(state, moves.EndTurn())
    for viewer in (1, 2, -1):
        assert seen(state, viewer, 0) == (box.PHOENIX, box.gambit(1))
    assert RULES.observe(state, Seat(1)).hands[0].count(box.HIDDEN) == 2


def test_a_card_of_a_shown_hand_that_leaves_openly_is_struck_off_once() -> None:
    state = tables.table(2)
    tables.give(state, 0, *tables.faces("AAP"))
    show_hand(state, 0)
    tables.play(state, tables.ANGEL_ON_WARD)
    assert seen(state, 1, 0) == (*tables.faces("AP"), box.gambit(1))


def test_a_third_keeps_only_what_is_certain_when_a_card_is_taken_unseen() -> None:
    state = tables.table(3)
    tables.hand(state, 1, *tables.faces("AAP"))
    show_hand(state, 1)
    tables.give(state, 0, tables.card(box.LARCENY))
    tables.play(state, moves.Cast(tables.card(box.LARCENY)), moves.ChooseSeat(1))
    assert seen(state, 2, 1) == (box.ANGEL,)
    assert seen(state, 2, 0) == ()
    assert seen(state, 0, 1) == state.hands[1]


def test_of_a_single_card_that_was_known_nothing_is_certain_when_one_is_taken_unseen() -> None:
    state = tables.table(3)
    tables.hand(state, 1, *tables.faces("AP"))
    state.known[1] = ((), (), tables.faces("A"), tables.faces("A"))
    pass_card(state, 1, 0, box.PHOENIX)
    assert seen(state, 2, 1) == ()
    assert seen(state, 2, 0) == ()


def test_a_card_taken_of_equal_ones_that_all_have_seen_is_known_to_all() -> None:
    state = tables.table(3)
    tables.hand(state, 1, *tables.faces("AAA"))
    show_hand(state, 1)
    pass_card(state, 1, 0, box.ANGEL)
    assert seen(state, 2, 1) == (box.ANGEL, box.ANGEL)
    assert seen(state, 2, 0) == (box.ANGEL,)


def test_recalled_and_reclaimed_components_are_seen_by_all() -> None:
    state = tables.table(3)
    tables.discarded(state, "SP")
    tables.give(state, 0, tables.card(box.RECALL))
    tables.play(state, moves.Cast(tables.card(box.RECALL)), moves.TakeBack(box.SIREN))
    assert seen(state, -1, 0) == (box.SIREN,)
    state = tables.with_spell(box.RECLAMATION, "AA")
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND, moves.TakeBack(box.DRAGON), moves.Decline())
    assert seen(state, 2, 0) == (box.DRAGON,)


def test_swapped_hands_are_known_to_the_two_and_third_ones_know_what_they_knew() -> None:
    state = tables.table(4)
    tables.hand(state, 0, tables.card(box.EXCHANGE_OF_MINDS), *tables.faces("PP"))
    tables.hand(state, 1, *tables.faces("SD"))
    tables.play(state, moves.Cast(tables.card(box.EXCHANGE_OF_MINDS)))
    state.known[0] = ((), (), (box.PHOENIX,), (), ())
    (swapped,) = tables.events(tables.play(state, moves.ChooseSeat(1)), events.HandsSwapped)
    assert seen(state, 0, 1) == tables.faces("PP")
    assert seen(state, 1, 0) == tables.faces("DS")
    assert seen(state, 2, 1) == (box.PHOENIX,)
    assert seen(state, 3, 1) == ()
    assert f"faces=({box.HIDDEN}, {box.HIDDEN})" in told(swapped, 2)


# Open Mind.


def test_open_mind_opens_the_hand_from_its_claim_on() -> None:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("AP"))
    tables.lay(state, 2, "PPAS")
    journal = tables.play(state, moves.PlayComponent(box.ANGEL, 2, box.ANGEL))
    assert tables.events(journal, events.HandOpened) == [
        events.HandOpened(0, (box.PHOENIX, box.gambit(1)), data="")
    ]
    (drawn,) = tables.events(tables.play(state, moves.EndTurn()), events.Drew)[:1]
    assert drawn.open
    assert RULES.redact(drawn, Seat(2)) == drawn
    assert seen(state, -1, 0) == state.hands[0]


def test_what_was_seen_of_an_open_hand_is_remembered_when_it_closes() -> None:
    state = tables.with_spell(box.OPEN_MIND, "AA")
    tables.turn(state, 1)
    tables.play(state, moves.LayAnnulment(box.gambit(2), 0))
    tables.turn(state, 0)
    tables.end(state)
    assert seen(state, 2, 0) == (box.ANGEL, box.gambit(1))
    assert RULES.observe(state, Seat(2)).hands[0].count(box.HIDDEN) == 1


def test_a_hand_that_opens_again_is_shown() -> None:
    state = tables.with_spell(box.OPEN_MIND)
    tables.annul(state, 1, 0)
    tables.give(state, 0, box.SIREN)
    tables.turn(state, 1)
    assert box.SIREN not in seen(state, 2, 0)
    (opened,) = tables.events(tables.play(state, moves.Release()), events.HandOpened)
    assert opened.faces == seen(state, 2, 0) == state.hands[0]
    state = tables.with_spell(box.OPEN_MIND)
    tables.eclipse(state, 1, 0)
    tables.give(state, 0, box.SIREN)
    assert tables.events(tables.turn(state, 1), events.HandOpened)


def test_a_card_taken_from_an_open_hand_is_seen_by_all_in_the_thiefs_hand() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.MOMENTUM, box.BOUNTY, box.TRIBUTE))
    tables.own(state, 1, box.OPEN_MIND)
    tables.give(state, 0, tables.card(box.LARCENY))
    tables.hand(state, 1, *tables.faces("SD"))
    tables.play(state, moves.Cast(tables.card(box.LARCENY)))
    (taken,) = tables.events(tables.play(state, moves.ChooseSeat(1)), events.CardTaken)
    assert taken.open
    assert seen(state, 2, 0) == (taken.face,)
    assert seen(state, 2, 1) == state.hands[1]


def test_a_swapped_hand_of_open_mind_is_shown_to_all() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.MOMENTUM, box.BOUNTY, box.TRIBUTE))
    tables.own(state, 1, box.OPEN_MIND)
    tables.give(state, 0, tables.card(box.EXCHANGE_OF_MINDS), *tables.faces("AP"))
    tables.play(state, moves.Cast(tables.card(box.EXCHANGE_OF_MINDS)))
    journal = tables.play(state, moves.ChooseSeat(1))
    assert tables.events(journal, events.HandOpened) == [
        events.HandOpened(1, state.hands[1], data="")
    ]
    assert seen(state, 2, 1) == state.hands[1]
    assert seen(state, 2, 0) == (box.gambit(2),)


# Draws, and the cards of Foresight.


def test_drawn_cards_are_seen_by_who_draws_them() -> None:
    state = tables.table(2)
    tables.give(state, 0, box.ANGEL)
    (drawn,) = tables.events(tables.end(state), events.Drew)
    assert told(drawn, 0) == str(drawn)
    assert f"faces=({box.HIDDEN},)" in told(drawn, 1)


def test_the_cards_of_foresight_are_seen_by_its_owner() -> None:
    state = tables.with_spell(box.FORESIGHT)
    (looked,) = tables.events(tables.end(state), events.LookedAhead)
    assert state.step == FORESEE
    assert RULES.observe(state, Seat(0)).looked == state.looked
    assert RULES.observe(state, Seat(1)).looked == (box.HIDDEN, box.HIDDEN)
    assert f"({box.HIDDEN}, {box.HIDDEN})" in told(looked, 1)
    (kept,) = tables.events(tables.play(state, moves.Keep(state.looked[0])), events.CardKept)
    assert f"face={box.HIDDEN}" in told(kept, 1)


# Exposed cards, and samples.


def test_an_observation_says_what_others_know_of_ones_own_hand() -> None:
    state = tables.table(3)
    tables.hand(state, 0, tables.card(box.LARCENY))
    tables.hand(state, 1, *tables.faces("SS"))
    tables.play(state, moves.Cast(tables.card(box.LARCENY)), moves.ChooseSeat(1))
    assert RULES.observe(state, Seat(0)).exposed == ((), (box.SIREN,), ())
    assert RULES.observe(state, Seat(0)).public == ((), (), ())


@pytest.mark.parametrize("viewer", range(3))
def test_samples_keep_what_is_certain_and_draw_the_rest_from_what_is_unseen(viewer: int) -> None:
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.LARCENY), *tables.faces("AP"))
    tables.give(state, 1, *tables.faces("SDG"))
    show_hand(state, 2)
    tables.play(
        state, moves.Cast(tables.card(box.LARCENY)), moves.ChooseSeat(1), tables.ANGEL_ON_WARD
    )
    observation = RULES.observe(state, Seat(viewer))
    unseen = Counter(unseen_cards(observation))
    for seed in range(20):
        world = RULES.sample(observation, Rng(seed))
        assert RULES.observe(world, Seat(viewer)) == observation
        hidden = Counter(world.deck)
        for holder, cards in enumerate(world.hands):
            hidden += Counter(cards)
            hidden -= Counter(face for face in observation.hands[holder] if face != box.HIDDEN)
        assert hidden == unseen


def test_banished_spells_lie_in_their_place_in_every_sample() -> None:
    state = tables.table(2)
    state.banished = state.spell_deck[:3]
    state.spell_deck = state.spell_deck[3:]
    world = RULES.sample(RULES.observe(state, Seat(0)), Rng(3))
    assert world.banished == state.banished
    assert sorted(world.spell_deck) == sorted(state.spell_deck)
    assert world.spell_deck != state.spell_deck
