# SPDX-License-Identifier: MIT
"""The opponents at Anludim take back what they need to win the round at once."""

import pytest

from tests.games.anludim.tables import Box, Half, end_turns, lay, play, table
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.catalog import GameSpec
from wizardtable.games.anludim.mind.round_wins import to_take_back
from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, TRIPLES
from wizardtable.games.anludim.rules.moves import Action, Lay, TakeBack
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import START, State

SPEC: GameSpec = catalog.get("anludim")
SIGHTED = ["mage", "archmage", "greedy"]

NINES: list[Half] = [(9, 0), (9, 1), (9, 2)]
PURPLES: list[Half] = [(9, 4), (8, 4)]


def nines_and_purples(hand: int = 1) -> State:
    """Seat 0's turn: it holds the Seer by three nines and the Arcanist by two purple cards, one of
    them a nine, too, and has so many other cards; nobody else has laid anything."""
    box = Box()
    triple, colours = box.cards(*NINES), box.cards(*PURPLES)
    state = table(box, [triple + colours, box.some(8)])
    state.piles[COLOUR_SET] = state.piles[TRIPLES] = ()
    play(state, lay(TRIPLES, triple, NINES))
    end_turns(state, 1)
    play(state, lay(COLOUR_SET, colours, PURPLES))
    end_turns(state, 1)
    assert (state.active, state.phase) == (0, START)
    state.hands[0], spare = state.hands[0][:0], state.deck[:hand]
    state.deck = state.deck[hand:]
    state.hands[0] = tuple(sorted(spare))
    return state


def turn(state: State, level: str) -> list[Action]:
    """What a level does until the turn is over."""
    number, done = state.turn_number, []
    agent = agents.make(SPEC, level, 1)
    while state.phase <= START + 2 and state.turn_number == number:
        seat = RULES.to_move(state)
        assert seat is not None
        most = min(40, agents.level(SPEC, level).iterations)
        menu = RULES.legal_actions(state)
        done.append(agent.choose(RULES.observe(state, seat), menu, Budget(iterations=most)).action)
        play(state, done[-1])
    return done


@pytest.mark.parametrize("level", SIGHTED)
def test_combinations_are_taken_back_for_one_that_completes_the_collection(level: str) -> None:
    state = nines_and_purples(hand=0)
    state.piles = [(2, 1), (3,), (4, 3), (4,), (5, 3, 2)]
    state.objects[0] = ((1,), (1,), (1,), (1,), ())
    state.objects[1] = ((), (), (2,), (), ())
    done = turn(state, level)
    assert [type(action) for action in done[:2]] == [TakeBack, TakeBack]
    assert any(isinstance(action, Lay) and action.discipline == ASSEMBLY for action in done)
    assert state.winner == 0


@pytest.mark.parametrize("level", SIGHTED)
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
    assert not to_take_back(state)


def test_nothing_is_taken_back_for_what_the_cards_cannot_make() -> None:
    state = nines_and_purples(hand=0)
    state.piles = [(2, 1), (3,), (4, 3), (4,), (5, 3, 2)]
    state.objects[0] = ((1,), (1,), (), (1,), (1,))
    assert to_take_back(state)
    state.objects[0] = ((), (1,), (1,), (1,), (1,))
    assert to_take_back(state)
    state.objects[0] = ((), (1,), (), (1,), (1,))
    assert not to_take_back(state)
