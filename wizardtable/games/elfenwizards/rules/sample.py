# SPDX-License-Identifier: MIT
"""Makes a full state that agrees with an observation; only the next roll is unknown."""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.elfenwizards.rules.state import Observation, State

_state_from: Final = state_maker(Observation, State, but=("rng",))
"""Makes a state from an observation; only the random generator is missing."""


def sample(observation: Observation, rng: Rng) -> State:
    """Returns the observed state with a random generator of its own, seeded from `rng`."""
    state = _state_from(observation)
    state.rng = Rng(rng.next64())
    return state
