# SPDX-License-Identifier: MIT
"""Tests that opponents at Anludim take back combinations that they need to win the round at
once."""

import pytest

from tests.games.anludim.tables import Box, Half, end_turns, lay_action, play, table
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game_spec import GameSpec
from wizardtable.games.anludim.mind.round_wins import serials_to_take_back
from wizardtable.games.anludim.mind.weights import WEIGHTS
from wizardtable.games.anludim.mind.win_chances import chances_between_rounds
from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, RUN, TRIPLES
from wizardtable.games.anludim.rules.moves import Action, Lay, TakeBack
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import AFTER, START, State

SPEC: GameSpec = catalog.get("anludim")
SEARCHING_LEVELS = ["mage", "archmage", "greedy"]

TRIPLE_OF_NINES: list[Half] = [(9, 0), (9, 1), (9, 2)]
PURPLE_PAIR: list[Half] = [(9, 4), (8, 4)]


def nines_and_purples(hand: int = 1) -> State:
    """Returns a position on seat 0's turn, in which it holds two professors.

    It holds the Seer with three nines and the Arcanist with two purple cards. One of them is a
    nine. It has `hand` other cards. Nobody else has laid anything.
    """
    box = Box()
    triple, colours = box.cards(*TRIPLE_OF_NINES), box.cards(*PURPLE_PAIR)
    state = table(box, [triple + colours, box.some(8)])
    state.piles[COLOUR_SET] = state.piles[TRIPLES] = ()
    play(state, lay_action(TRIPLES, triple, TRIPLE_OF_NINES))
    end_turns(state, 1)
    play(state, lay_action(COLOUR_SET, colours, PURPLE_PAIR))
    end_turns(state, 1)
    assert (state.active, state.phase) == (0, START)
    state.hands[0], spare = state.hands[0][:0], state.deck[:hand]
    state.deck = state.deck[hand:]
    state.hands[0] = tuple(sorted(spare))
    return state


def turn(state: State, level: str) -> list[Action]:
    """Returns the actions that a level takes until the turn is over."""
    number, done = state.turn_number, []
    agent = agents.make(SPEC, level, 1)
    while state.phase <= START + 2 and state.turn_number == number:
        seat = RULES.to_move(state)
        assert seat is not None
        iterations = min(40, agents.level(SPEC, level).iterations)
        menu = RULES.legal_actions(state)
        done.append(
            agent.choose(RULES.observe(state, seat), menu, Budget(iterations=iterations)).action
        )
        play(state, done[-1])
    return done


@pytest.mark.parametrize("level", SEARCHING_LEVELS)
def test_combinations_are_taken_back_for_one_that_completes_the_collection(level: str) -> None:
    state = nines_and_purples(hand=0)
    state.piles = [(2, 1), (3,), (4, 3), (4,), (5, 3, 2)]
    state.objects[0] = ((1,), (1,), (1,), (1,), ())
    state.objects[1] = ((), (), (2,), (), ())
    done = turn(state, level)
    assert [type(action) for action in done[:2]] == [TakeBack, TakeBack]
    assert any(isinstance(action, Lay) and action.discipline == ASSEMBLY for action in done)
    assert state.winner == 0


@pytest.mark.parametrize("level", SEARCHING_LEVELS)
def test_a_combination_is_taken_back_for_one_that_ends_the_round_with_most_points(
    level: str,
) -> None:
    state = nines_and_purples(hand=0)
    state.piles = [(1,), (), (4, 3), (), (5, 3, 2)]
    state.objects[0] = ((), (2, 3), (1,), (3, 3, 4), ())
    state.objects[1] = ((2,), (1,), (), (), (1,))
    assert isinstance(turn(state, level)[0], TakeBack)
    assert state.winner == 0


def test_nothing_is_taken_back_for_a_round_that_another_would_win() -> None:
    state = nines_and_purples(hand=0)
    state.piles = [(1,), (), (4, 3), (), (5, 3, 2)]
    state.objects[0] = ((), (2,), (1,), (3,), ())
    state.objects[1] = ((2,), (1,), (), (2, 4, 4), (1,))
    assert not serials_to_take_back(state)


def test_nothing_is_taken_back_for_what_the_cards_cannot_make() -> None:
    state = nines_and_purples(hand=0)
    state.piles = [(2, 1), (3,), (4, 3), (4,), (5, 3, 2)]
    state.objects[0] = ((1,), (1,), (), (1,), (1,))
    assert serials_to_take_back(state)
    state.objects[0] = ((), (1,), (1,), (1,), (1,))
    assert serials_to_take_back(state)
    state.objects[0] = ((), (1,), (), (1,), (1,))
    assert not serials_to_take_back(state)


def last_talisman(gold: int, points: int) -> State:
    """Returns a position on seat 0's turn of three, in which the Seer will end the round for seat
    1.

    The Seer takes the last object of a third pile. Seat 1 has twelve points and seat 2 has
    `points`. The seat `gold` has gold.
    """
    box = Box()
    triple = box.cards(*TRIPLE_OF_NINES)
    state = table(box, [triple + box.some(1), box.some(8), box.some(8)])
    state.piles[TRIPLES] = ()
    play(state, lay_action(TRIPLES, triple, TRIPLE_OF_NINES))
    end_turns(state, 2)
    assert (state.active, state.phase) == (0, START)
    state.piles = [(3, 2, 2), (), (4, 3), (3,), ()]
    state.objects = [
        ((1,), (), (), (), ()),
        ((), (3, 4), (), (), (5,)),
        ((), (5,) * (points // 5), (), (), ()),
    ]
    state.gold[gold] = True
    return state


@pytest.mark.parametrize("level", SEARCHING_LEVELS)
def test_a_rival_without_gold_may_win_the_round_where_one_with_gold_would_win_the_match(
    level: str,
) -> None:
    state = last_talisman(gold=2, points=10)
    assert not any(isinstance(action, TakeBack) for action in turn(state, level))
    assert state.winner == 1


@pytest.mark.parametrize("level", SEARCHING_LEVELS)
@pytest.mark.parametrize(("gold", "points"), [(1, 10), (2, 5)])
def test_a_round_is_not_ended_for_a_rival_where_nobody_else_would_win_the_match_by_it(
    gold: int, points: int, level: str
) -> None:
    state = last_talisman(gold, points)
    assert any(isinstance(action, TakeBack) for action in turn(state, level))
    assert state.winner < 0


def win_chances(state: State, level: str = "archmage") -> list[float]:
    """Returns each seat's win chance in this world."""
    return SPEC.brain.evaluate(state, agents.level(SPEC, level))


def won_by(seat: int) -> list[float]:
    """Returns each seat's win chance if this seat has just won the round."""
    again = WEIGHTS.again_of(2)
    return list(chances_between_rounds((seat == 0, seat == 1), seat, again))


@pytest.mark.parametrize("phase", [START, AFTER])
def test_a_collection_that_is_complete_when_the_turn_ends_is_judged_as_a_round_won(
    phase: int,
) -> None:
    state = nines_and_purples()
    state.phase = phase
    state.objects[0] = ((1,), (), (1,), (1,), ())
    assert win_chances(state)[0] < won_by(0)[0]
    state.objects[0] = ((1,), (), (1,), (1,), (1,))
    assert win_chances(state) == pytest.approx(won_by(0))


def test_a_round_that_ends_with_the_turn_is_judged_as_won_by_who_has_most_points() -> None:
    state = nines_and_purples()
    state.piles = [(1,), (), (4, 3), (), ()]
    state.objects[0] = ((), (2,), (1,), (3,), ())
    state.objects[1] = ((), (), (2, 4), (), ())
    assert win_chances(state) == pytest.approx(won_by(0)), "a tie is won by who ends the round"
    state.objects[1] = ((), (), (2, 4, 4), (), ())
    assert win_chances(state)[0] > 0.0, "the turn may still be played so that the round goes on"
    state.phase = AFTER
    assert win_chances(state) == pytest.approx(won_by(1))


def test_a_round_that_could_be_won_at_once_is_judged_as_nearly_won() -> None:
    state = nines_and_purples(hand=6)
    state.objects[0] = ((), (), (1,), (1,), (1,))
    chances = win_chances(state)
    assert WEIGHTS.sure * won_by(0)[0] < chances[0] < won_by(0)[0]
    assert win_chances(state, "adept")[0] < chances[0], "that is not seen at each level"
    state.best[RUN] = (9, 13)
    assert win_chances(state)[0] < chances[0]


def test_whoever_lacks_one_kind_is_feared_for_what_lies_on_the_table_too() -> None:
    state = nines_and_purples(hand=0)
    state.objects[0] = ((1,), (1,), (1,), (1,), ())
    mine = win_chances(state)[0]
    assert mine > WEIGHTS.sure * won_by(0)[0], "four nines win, of which three hold the Seer"
    state.active = 1
    rival = win_chances(state)[0]
    state.best[ASSEMBLY] = (5, 9)
    assert win_chances(state)[0] < rival < mine
