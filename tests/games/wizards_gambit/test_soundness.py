# SPDX-License-Identifier: MIT
"""States from a file are refused if no match can lead to them."""

from itertools import count

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import TURN, WITHER, State

SETUP = Setup(4)


def withering() -> State:
    """Returns a match in which an opponent of the active seat has to discard for Withering."""
    for seed in count(1):
        state, rng = RULES.deal(SETUP, seed), Rng(seed)
        while RULES.to_move(state) is not None:
            if state.step == WITHER:
                return state
            RULES.apply(state, rng.choice(RULES.legal_actions(state)))
    raise AssertionError("unreachable")


def test_opponents_wither_and_not_who_has_cast() -> None:
    state = withering()
    assert state.to_move != state.active
    assert RULES.is_sound(state, SETUP)
    _, _, number = state.tasks[0]
    state.tasks = ((WITHER, state.active, number), *state.tasks[1:])
    state.to_move = state.active
    assert not RULES.is_sound(state, SETUP)


def test_who_has_cast_goes_on_with_the_turn_and_nobody_else() -> None:
    state = withering()
    kind, _, number = state.tasks[-1]
    assert kind == TURN
    state.tasks = (*state.tasks[:-1], (TURN, state.tasks[0][1], number))
    assert not RULES.is_sound(state, SETUP)
