# SPDX-License-Identifier: MIT
"""Worlds that agree with what a seat sees: all is open but the next roll of the dice."""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.elfenwizards.rules.state import Observation, State

_outlined: Final = state_maker(Observation, State, but=("rng",))
"""Makes a state with all that is as in the observation."""


def sample(observation: Observation, rng: Rng) -> State:
    """The state observed, with dice of its own."""
    state = _outlined(observation)
    state.rng = Rng(rng.next64())
    return state
