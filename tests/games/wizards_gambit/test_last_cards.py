# SPDX-License-Identifier: MIT
"""The last cards of hands and decks (rules page, A turn and Rulings)."""

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    ANGEL_ON_WARD,
    card,
    draws,
    end,
    events,
    faces,
    give,
    hand,
    lay,
    menu,
    no_deck,
    on_top,
    own,
    play,
    refusal,
    table,
    turn,
    with_spell,
)
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.events import (
    CardDiscarded,
    CardGiven,
    Drew,
    HandEmptied,
    LookedAhead,
    Reshuffled,
)
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
    state = with_spell(box.MOMENTUM)
    lay(state, 1, "SG")
    hand(state, 0, card(box.HASTE), box.ANGEL)
    journal = play(state, moves.Cast(card(box.HASTE)), moves.PlayComponent(box.ANGEL, 1, box.ANGEL))
    assert draws(journal, EMPTY_HAND) == [(0, 5)]
    assert state.active == 1


def test_a_hand_filled_by_reclamation_has_not_been_empty() -> None:
    state = with_spell(box.RECLAMATION)
    lay(state, 1, "DRGS")
    hand(state, 0, card(box.HASTE), box.ANGEL)
    play(
        state,
        moves.Cast(card(box.HASTE)),
        ANGEL_ON_SECOND,
        moves.TakeBack(box.SIREN),
        moves.Decline(),
    )
    assert (state.active, state.hands[0]) == (0, faces("S"))


def test_a_hand_that_reclamation_leaves_empty_ends_the_turn() -> None:
    state = with_spell(box.RECLAMATION)
    lay(state, 1, "DRGS")
    hand(state, 0, box.ANGEL)
    journal = play(state, ANGEL_ON_SECOND, moves.Decline())
    assert draws(journal, EMPTY_HAND) == [(0, 5)]


def test_the_card_drawn_for_a_last_incantation_keeps_the_turn_going() -> None:
    for ability, cause in ((box.TWIN_CASTING, BY_TWIN_CASTING), (box.ECHO, BY_ECHO)):
        state = with_spell(ability)
        hand(state, 0, card(box.HASTE))
        on_top(state, box.ANGEL)
        assert draws(play(state, moves.Cast(card(box.HASTE))), cause) == [(0, 1)]
        play(state, ANGEL_ON_WARD)
        assert state.active == 1


def test_colbachs_bounty_as_the_last_card_ends_the_turn() -> None:
    state = table(3)
    hand(state, 0, card(box.COLBACHS_BOUNTY))
    journal = play(state, moves.Cast(card(box.COLBACHS_BOUNTY)))
    assert draws(journal, EMPTY_HAND) == [(0, 5)]
    assert not state.free


def test_tribute_follows_the_five_cards_of_an_emptied_hand() -> None:
    state = with_spell(box.TRIBUTE)
    hand(state, 0, box.ANGEL)
    causes = [event.cause for event in events(play(state, ANGEL_ON_WARD), Drew)]
    assert causes == [EMPTY_HAND, BY_TRIBUTE]


def test_foresight_does_not_look_at_the_five_cards_of_an_emptied_hand() -> None:
    state = with_spell(box.FORESIGHT)
    hand(state, 0, box.ANGEL)
    assert not events(play(state, ANGEL_ON_WARD), LookedAhead)


def test_a_front_gambit_does_not_fill_an_empty_hand() -> None:
    state = table(2)
    hand(state, 0, box.ANGEL)
    state.deck.remove(box.gambit(8))
    state.ready[0] = box.gambit(8)
    assert draws(play(state, ANGEL_ON_WARD), EMPTY_HAND) == [(0, 5)]


# A hand emptied out of turn.


def test_hands_emptied_by_withering_are_filled_clockwise_when_all_have_discarded() -> None:
    state = table(4)
    state.active = state.to_move = 2
    state.tasks = ((TURN, 2, 0),)
    give(state, 2, card(box.WITHERING), box.ANGEL)
    for seat in (0, 1, 3):
        hand(state, seat, box.DRAGON)
    journal = play(state, moves.Cast(card(box.WITHERING)))
    told = [event for event in journal if isinstance(event, CardDiscarded | HandEmptied)]
    assert [event.seat for event in told] == [3, 0, 1, 3, 0, 1]
    assert draws(journal, EMPTY_HAND) == [(3, 5), (0, 5), (1, 5)]
    assert state.active == 2


def test_corrupt_exchange_takes_a_last_card_and_gives_one_before_hands_are_looked_at() -> None:
    state = with_spell(box.CORRUPT_EXCHANGE, "P")
    hand(state, 1, *faces("S"))
    turn(state, 0)
    assert not draws(play(state, moves.ChooseSeat(1), moves.Give(box.SIREN)), EMPTY_HAND)


def test_corrupt_exchange_of_two_last_cards_gives_either() -> None:
    state = with_spell(box.CORRUPT_EXCHANGE)
    hand(state, 0, box.ANGEL)
    hand(state, 1, box.SIREN)
    turn(state, 0)
    play(state, moves.ChooseSeat(1))
    assert menu(state, moves.Give) == [moves.Give(box.ANGEL), moves.Give(box.SIREN)]
    play(state, moves.Give(box.ANGEL))
    assert (state.hands[0], state.hands[1]) == (faces("S"), faces("A"))


def test_corrupt_exchange_of_two_equal_cards_gives_one_of_them_back_unasked() -> None:
    state = with_spell(box.CORRUPT_EXCHANGE)
    for seat in (0, 1):
        hand(state, seat, box.SIREN)
    turn(state, 0)
    journal = play(state, moves.ChooseSeat(1))
    assert events(journal, CardGiven) == [CardGiven(0, 1, box.SIREN, False, data="")]
    assert (state.hands[0], state.hands[1], state.step) == (faces("S"), faces("S"), TURN)


def test_corrupt_exchange_is_not_offered_when_no_opponent_holds_a_card() -> None:
    state = with_spell(box.CORRUPT_EXCHANGE, seats=2)
    left(state)
    state.hands[0] = tuple(sorted([*state.hands[0], *state.hands[1]]))
    state.hands[1] = ()
    turn(state, 0)
    assert state.step == TURN


def test_corrupt_exchange_is_offered_with_those_who_hold_cards() -> None:
    state = with_spell(box.CORRUPT_EXCHANGE)
    left(state)
    state.hands[2] = tuple(sorted([*state.hands[2], *state.hands[1]]))
    state.hands[1] = ()
    turn(state, 0)
    assert menu(state, moves.ChooseSeat) == [moves.ChooseSeat(2)]
    assert refusal(state, moves.ChooseSeat(1)) == "This opponent holds no cards."


def test_a_swap_that_leaves_both_hands_empty_fills_both() -> None:
    state = table(2)
    hand(state, 0, card(box.EXCHANGE_OF_MINDS))
    state.deck += state.hands[1]
    state.hands[1] = ()
    journal = play(state, moves.Cast(card(box.EXCHANGE_OF_MINDS)))
    assert draws(journal, EMPTY_HAND) == [(1, 5), (0, 5)]
    assert state.active == 1


# Gambits that leave a hand.


def test_a_stolen_gambit_is_the_thiefs_to_play() -> None:
    state = table(2)
    hand(state, 0, card(box.LARCENY), box.ANGEL)
    play(state, moves.Cast(card(box.LARCENY)))
    assert box.gambit(2) in state.hands[0]
    turn(state, 0)
    play(state, moves.LayAura(box.gambit(2), 0))


def test_a_gambit_discarded_by_drain_scrying_or_cursed_rune_leaves_the_game() -> None:
    state = with_spell(box.DRAIN, seats=2)
    hand(state, 1, box.gambit(2))
    play(state, moves.Drain(1))
    assert state.removed == (box.gambit(2),)
    state = with_spell(box.SCRYING)
    play(state, moves.Scry(box.gambit(1)))
    assert state.removed == (box.gambit(1),)
    state = with_spell(box.CURSED_RUNE)
    hand(state, 0, box.gambit(1))
    turn(state, 0)
    assert state.removed == (box.gambit(1),)


# Decks.


def left(state: State, *cards: box.Face) -> None:
    """These are the only cards that can still be drawn; the last seat has all others."""
    no_deck(state)
    for one in cards:
        others = list(state.hands[-1])
        others.remove(one)
        state.hands[-1] = tuple(others)
        state.deck.append(one)


def test_an_emptied_hand_draws_what_there_is() -> None:
    state = table(3)
    hand(state, 0, box.ANGEL)
    left(state, *faces("SS"))
    assert draws(play(state, ANGEL_ON_WARD), EMPTY_HAND) == [(0, 2)]


def test_a_hand_that_cannot_be_filled_passes_its_turns() -> None:
    state = table(3)
    hand(state, 0, box.ANGEL)
    give(state, 1, box.PHOENIX)
    left(state)
    play(state, ANGEL_ON_WARD)
    assert (state.active, state.hands[0]) == (1, ())
    end(state)
    journal = turn(state, 0)
    assert events(journal, HandEmptied)[0] == HandEmptied(0, True)
    assert state.active == 1


def test_an_empty_hand_is_filled_as_soon_as_there_are_cards() -> None:
    state = with_spell(box.DRAIN)
    give(state, 0, card(box.HASTE))
    left(state)
    state.hands[2] = tuple(sorted([*state.hands[2], *state.hands[1]]))
    state.hands[1] = ()
    journal = play(state, ANGEL_ON_WARD)
    assert not draws(journal, EMPTY_HAND)
    assert (
        draws(play(state, moves.Drain(2)), EMPTY_HAND) == [(1, 1)] or box.gambit(3) in state.removed
    )


def test_who_holds_no_card_is_passed_by_unless_hands_are_swapped() -> None:
    for effect in (box.WITHERING, box.LARCENY, box.EXCHANGE_OF_MINDS):
        state = table(3)
        give(state, 0, card(effect), *faces("AA"))
        left(state)
        state.hands[2] = tuple(sorted([*state.hands[2], *state.hands[1]]))
        state.hands[1] = ()
        theirs = state.hands[2]
        play(state, moves.Cast(card(effect)))
        if effect == box.WITHERING:
            assert state.to_move == 2
        elif effect == box.LARCENY:
            assert len(state.hands[2]) == len(theirs) - 1
        else:
            assert menu(state, moves.ChooseSeat) == [moves.ChooseSeat(1), moves.ChooseSeat(2)]


def test_prosperity_draws_what_there_is_and_lies_alone_among_the_discards() -> None:
    state = table(3)
    give(state, 0, card(box.PROSPERITY), box.ANGEL)
    left(state, *faces("SPD"))
    journal = play(state, moves.Cast(card(box.PROSPERITY)))
    assert draws(journal, BY_PROSPERITY) == [(0, 3)]
    assert not events(journal, Reshuffled)
    assert state.discards == [card(box.PROSPERITY)]


def test_echo_draws_its_own_incantation_when_nothing_else_is_left() -> None:
    """It has joined the discards by then, since its effect is over."""
    state = with_spell(box.ECHO)
    give(state, 0, card(box.HASTE))
    left(state)
    play(state, moves.Cast(card(box.HASTE)))
    assert card(box.HASTE) in state.hands[0]


def test_foresight_has_nothing_to_look_at_when_no_card_is_left() -> None:
    state = with_spell(box.FORESIGHT)
    give(state, 1, box.PHOENIX)
    left(state)
    journal = end(state)
    assert not events(journal, LookedAhead)
    assert not draws(journal, DRAW_PHASE)
    assert state.active == 1


def test_foresight_looks_again_at_the_card_it_has_thrown_away() -> None:
    """With a Grand Siege it draws two cards: the second is one of the third and the thrown one."""
    state = with_spell(box.FORESIGHT)
    own(state, 1, box.GRAND_SIEGE)
    left(state, *faces("*SP"))
    end(state)
    assert state.looked == faces("PS")
    play(state, moves.Keep(box.PHOENIX))
    assert state.looked == faces("S*")


def test_tribute_gives_nothing_when_no_card_is_left() -> None:
    state = with_spell(box.TRIBUTE)
    give(state, 1, box.PHOENIX)
    left(state)
    assert not draws(end(state), BY_TRIBUTE)


def test_the_last_spell_that_is_banished_comes_back_at_once() -> None:
    state = with_spell(box.BANISHMENT)
    pool = list(state.pool)
    state.books[1], state.spell_deck = state.spell_deck, ()
    RULES.apply(state, moves.Banish(0))
    assert state.pool == pool
    assert state.banished == ()
