# SPDX-License-Identifier: MIT
"""The last cards of hands and decks (rules page, An empty hand and Rare cases)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import (
    BY_ECHO,
    BY_PROSPERITY,
    BY_TRIBUTE,
    BY_TWIN_CASTING,
    DRAW_PHASE,
    EMPTY_HAND,
    TURN,
    State,
)

# A hand emptied in one's own turn.


def test_the_last_component_ends_the_turn_though_haste_and_momentum_leave_more() -> None:
    state = tables.with_spell(box.MOMENTUM)
    tables.lay(state, 1, "SG")
    tables.hand(state, 0, tables.card(box.HASTE), box.ANGEL)
    journal = tables.play(
        state, moves.Cast(tables.card(box.HASTE)), moves.PlayComponent(box.ANGEL, 1, box.ANGEL)
    )
    assert tables.draws(journal, EMPTY_HAND) == [(0, 5)]
    assert state.active == 1


def test_a_hand_filled_by_reclamation_has_not_been_empty() -> None:
    state = tables.with_spell(box.RECLAMATION)
    tables.lay(state, 1, "DRGS")
    tables.hand(state, 0, tables.card(box.HASTE), box.ANGEL)
    tables.play(
        state,
        moves.Cast(tables.card(box.HASTE)),
        tables.ANGEL_ON_SECOND,
        moves.TakeBack(box.SIREN),
        moves.Decline(),
    )
    assert (state.active, state.hands[0]) == (0, tables.faces("S"))


def test_a_hand_that_reclamation_leaves_empty_ends_the_turn() -> None:
    state = tables.with_spell(box.RECLAMATION)
    tables.lay(state, 1, "DRGS")
    tables.hand(state, 0, box.ANGEL)
    journal = tables.play(state, tables.ANGEL_ON_SECOND, moves.Decline())
    assert tables.draws(journal, EMPTY_HAND) == [(0, 5)]


def test_the_card_drawn_for_a_last_incantation_keeps_the_turn_going() -> None:
    for ability, cause in ((box.TWIN_CASTING, BY_TWIN_CASTING), (box.ECHO, BY_ECHO)):
        state = tables.with_spell(ability)
        tables.hand(state, 0, tables.card(box.HASTE))
        tables.on_top(state, box.ANGEL)
        assert tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), cause) == [
            (0, 1)
        ]
        tables.play(state, tables.ANGEL_ON_WARD)
        assert state.active == 1


def test_colbachs_bounty_as_the_last_card_ends_the_turn() -> None:
    state = tables.table(3)
    tables.hand(state, 0, tables.card(box.COLBACHS_BOUNTY))
    journal = tables.play(state, moves.Cast(tables.card(box.COLBACHS_BOUNTY)))
    assert tables.draws(journal, EMPTY_HAND) == [(0, 5)]
    assert not state.free


def test_tribute_follows_the_five_cards_of_an_emptied_hand() -> None:
    state = tables.with_spell(box.TRIBUTE)
    tables.hand(state, 0, box.ANGEL)
    causes = [
        event.cause
        for event in tables.events(tables.play(state, tables.ANGEL_ON_WARD), events.Drew)
    ]
    assert causes == [EMPTY_HAND, BY_TRIBUTE]


def test_foresight_does_not_look_at_the_five_cards_of_an_emptied_hand() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.hand(state, 0, box.ANGEL)
    assert not tables.events(tables.play(state, tables.ANGEL_ON_WARD), events.LookedAhead)


def test_a_front_gambit_does_not_fill_an_empty_hand() -> None:
    state = tables.table(2)
    tables.hand(state, 0, box.ANGEL)
    state.deck.remove(box.gambit(8))
    state.ready[0] = box.gambit(8)
    assert tables.draws(tables.play(state, tables.ANGEL_ON_WARD), EMPTY_HAND) == [(0, 5)]


# A hand emptied out of turn.


def test_hands_emptied_by_withering_are_filled_clockwise_when_all_have_discarded() -> None:
    state = tables.table(4)
    state.active = state.to_move = 2
    state.tasks = ((TURN, 2, 0),)
    tables.give(state, 2, tables.card(box.WITHERING), box.ANGEL)
    for seat in (0, 1, 3):
        tables.hand(state, seat, box.DRAGON)
    journal = tables.play(state, moves.Cast(tables.card(box.WITHERING)))
    relevant = [
        event for event in journal if isinstance(event, events.CardDiscarded | events.HandEmptied)
    ]
    assert [event.seat for event in relevant] == [3, 0, 1, 3, 0, 1]
    assert tables.draws(journal, EMPTY_HAND) == [(3, 5), (0, 5), (1, 5)]
    assert state.active == 2


def test_corrupt_exchange_takes_a_last_card_and_gives_one_before_hands_are_looked_at() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, "P")
    tables.hand(state, 1, *tables.faces("S"))
    tables.turn(state, 0)
    assert not tables.draws(
        tables.play(state, moves.ChooseSeat(1), moves.Give(box.SIREN)), EMPTY_HAND
    )


def test_corrupt_exchange_of_two_last_cards_gives_either() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE)
    tables.hand(state, 0, box.ANGEL)
    tables.hand(state, 1, box.SIREN)
    tables.turn(state, 0)
    tables.play(state, moves.ChooseSeat(1))
    assert tables.menu(state, moves.Give) == [moves.Give(box.ANGEL), moves.Give(box.SIREN)]
    tables.play(state, moves.Give(box.ANGEL))
    assert (state.hands[0], state.hands[1]) == (tables.faces("S"), tables.faces("A"))


def test_corrupt_exchange_of_two_equal_cards_gives_one_of_them_back_unasked() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE)
    for seat in (0, 1):
        tables.hand(state, seat, box.SIREN)
    tables.turn(state, 0)
    journal = tables.play(state, moves.ChooseSeat(1))
    assert tables.events(journal, events.CardGiven) == [
        events.CardGiven(0, 1, box.SIREN, False, data="")
    ]
    assert (state.hands[0], state.hands[1], state.step) == (
        tables.faces("S"),
        tables.faces("S"),
        TURN,
    )


def test_corrupt_exchange_is_not_offered_when_no_opponent_holds_a_card() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, seats=2)
    left(state)
    state.hands[0] = tuple(sorted([*state.hands[0], *state.hands[1]]))
    state.hands[1] = ()
    tables.turn(state, 0)
    assert state.step == TURN


def test_corrupt_exchange_is_offered_with_those_who_hold_cards() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE)
    left(state)
    state.hands[2] = tuple(sorted([*state.hands[2], *state.hands[1]]))
    state.hands[1] = ()
    tables.turn(state, 0)
    assert tables.menu(state, moves.ChooseSeat) == [moves.ChooseSeat(2)]
    assert tables.refusal(state, moves.ChooseSeat(1)) == "This opponent has no cards."


def test_a_swap_that_leaves_both_hands_empty_fills_both() -> None:
    state = tables.table(2)
    tables.hand(state, 0, tables.card(box.EXCHANGE_OF_MINDS))
    state.deck += state.hands[1]
    state.hands[1] = ()
    journal = tables.play(state, moves.Cast(tables.card(box.EXCHANGE_OF_MINDS)))
    assert tables.draws(journal, EMPTY_HAND) == [(1, 5), (0, 5)]
    assert state.active == 1


# Gambits that leave a hand.


def test_a_stolen_gambit_is_the_thiefs_to_play() -> None:
    state = tables.table(2)
    tables.hand(state, 0, tables.card(box.LARCENY), box.ANGEL)
    tables.play(state, moves.Cast(tables.card(box.LARCENY)))
    assert box.gambit(2) in state.hands[0]
    tables.turn(state, 0)
    tables.play(state, moves.LayAura(box.gambit(2), 0))


def test_a_gambit_discarded_by_drain_scrying_or_cursed_rune_leaves_the_game() -> None:
    state = tables.with_spell(box.DRAIN, seats=2)
    tables.hand(state, 1, box.gambit(2))
    tables.play(state, moves.Drain(1))
    assert state.removed == (box.gambit(2),)
    state = tables.with_spell(box.SCRYING)
    tables.play(state, moves.Scry(box.gambit(1)))
    assert state.removed == (box.gambit(1),)
    state = tables.with_spell(box.CURSED_RUNE)
    tables.hand(state, 0, box.gambit(1))
    tables.turn(state, 0)
    assert state.removed == (box.gambit(1),)


# Decks.


def left(state: State, *cards: box.Face) -> None:
    """Leaves only these cards to draw; the last seat gets all others."""
    tables.no_deck(state)
    for face in cards:
        others = list(state.hands[-1])
        others.remove(face)
        state.hands[-1] = tuple(others)
        state.deck.append(face)


def test_an_emptied_hand_draws_what_there_is() -> None:
    state = tables.table(3)
    tables.hand(state, 0, box.ANGEL)
    left(state, *tables.faces("SS"))
    assert tables.draws(tables.play(state, tables.ANGEL_ON_WARD), EMPTY_HAND) == [(0, 2)]


def test_a_hand_that_cannot_be_filled_passes_its_turns() -> None:
    state = tables.table(3)
    tables.hand(state, 0, box.ANGEL)
    tables.give(state, 1, box.PHOENIX)
    left(state)
    tables.play(state, tables.ANGEL_ON_WARD)
    assert (state.active, state.hands[0]) == (1, ())
    tables.end(state)
    journal = tables.turn(state, 0)
    assert tables.events(journal, events.HandEmptied)[0] == events.HandEmptied(0, True)
    assert state.active == 1


def test_an_empty_hand_is_filled_as_soon_as_there_are_cards() -> None:
    state = tables.with_spell(box.DRAIN)
    tables.give(state, 0, tables.card(box.HASTE))
    left(state)
    state.hands[2] = tuple(sorted([*state.hands[2], *state.hands[1]]))
    state.hands[1] = ()
    journal = tables.play(state, tables.ANGEL_ON_WARD)
    assert not tables.draws(journal, EMPTY_HAND)
    assert (
        tables.draws(tables.play(state, moves.Drain(2)), EMPTY_HAND) == [(1, 1)]
        or box.gambit(3) in state.removed
    )


def test_who_holds_no_card_is_passed_by_unless_hands_are_swapped() -> None:
    for effect in (box.WITHERING, box.LARCENY, box.EXCHANGE_OF_MINDS):
        state = tables.table(3)
        tables.give(state, 0, tables.card(effect), *tables.faces("AA"))
        left(state)
        state.hands[2] = tuple(sorted([*state.hands[2], *state.hands[1]]))
        state.hands[1] = ()
        theirs = state.hands[2]
        tables.play(state, moves.Cast(tables.card(effect)))
        if effect == box.WITHERING:
            assert state.to_move == 2
        elif effect == box.LARCENY:
            assert len(state.hands[2]) == len(theirs) - 1
        else:
            assert tables.menu(state, moves.ChooseSeat) == [
                moves.ChooseSeat(1),
                moves.ChooseSeat(2),
            ]


def test_prosperity_draws_what_there_is_and_lies_alone_among_the_discards() -> None:
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.PROSPERITY), box.ANGEL)
    left(state, *tables.faces("SPD"))
    journal = tables.play(state, moves.Cast(tables.card(box.PROSPERITY)))
    assert tables.draws(journal, BY_PROSPERITY) == [(0, 3)]
    assert not tables.events(journal, events.Reshuffled)
    assert state.discards == [tables.card(box.PROSPERITY)]


def test_echo_draws_its_own_incantation_when_nothing_else_is_left() -> None:
    """The card is in the discard pile by then, because its effect is over."""
    state = tables.with_spell(box.ECHO)
    tables.give(state, 0, tables.card(box.HASTE))
    left(state)
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert tables.card(box.HASTE) in state.hands[0]


def test_foresight_has_nothing_to_look_at_when_no_card_is_left() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.give(state, 1, box.PHOENIX)
    left(state)
    journal = tables.end(state)
    assert not tables.events(journal, events.LookedAhead)
    assert not tables.draws(journal, DRAW_PHASE)
    assert state.active == 1


def test_foresight_looks_again_at_the_card_it_has_thrown_away() -> None:
    """With a Grand Siege the seat draws two cards. The second is the third card or the discarded
    one."""
    state = tables.with_spell(box.FORESIGHT)
    tables.own(state, 1, box.GRAND_SIEGE)
    left(state, *tables.faces("*SP"))
    tables.end(state)
    assert state.looked == tables.faces("PS")
    tables.play(state, moves.Keep(box.PHOENIX))
    assert state.looked == tables.faces("S*")


def test_tribute_gives_nothing_when_no_card_is_left() -> None:
    state = tables.with_spell(box.TRIBUTE)
    tables.give(state, 1, box.PHOENIX)
    left(state)
    assert not tables.draws(tables.end(state), BY_TRIBUTE)


def test_the_last_spell_that_is_banished_comes_back_at_once() -> None:
    state = tables.with_spell(box.BANISHMENT)
    pool = list(state.pool)
    state.books[1], state.spell_deck = state.spell_deck, ()
    RULES.apply(state, moves.Banish(0))
    assert state.pool == pool
    assert state.banished == ()
