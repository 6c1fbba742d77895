# SPDX-License-Identifier: MIT
"""Worlds that agree with what a seat sees: all is open but the next roll of the dice."""

from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules.state import Observation, State


def sample(observation: Observation, rng: Rng) -> State:
    """The state observed, with dice of its own."""
    o = observation
    state = State.__new__(State)
    state.rng = Rng(rng.next64())
    state.lighter_grey = o.lighter_grey
    state.phase = o.phase
    state.step = o.step
    state.to_move = o.to_move
    state.round_number = o.round_number
    state.turn_number = o.turn_number
    state.dragon = o.dragon
    state.place = o.place
    state.tokens = o.tokens
    state.supply = o.supply
    state.ready = list(o.ready)
    state.rolled = o.rolled
    state.placed = list(o.placed)
    state.minors = list(o.minors)
    state.boxed = list(o.boxed)
    state.track = o.track
    state.spells = list(o.spells)
    state.passed = list(o.passed)
    state.laid = o.laid
    state.rerolled = o.rerolled
    state.used = o.used
    state.owed = o.owed
    state.greyed = o.greyed
    state.sheet = o.sheet
    state.scores = o.scores
    state.grand = o.grand
    state.vacancies = o.vacancies
    state.reason = o.reason
    return state
