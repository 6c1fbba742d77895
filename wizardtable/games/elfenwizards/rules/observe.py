# SPDX-License-Identifier: MIT
"""Makes the observation of a seat: everything except the next roll of the dice."""

from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.state import observation_maker
from wizardtable.games.elfenwizards.rules.moves import ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.state import Observation, State


def to_move(state: State) -> Seat | None:
    """Returns the seat that decides next, or None once the match is over."""
    return Seat(state.to_move) if state.to_move >= 0 else None


_observe: Final = observation_maker(State, Observation, but=("viewer",))
"""Makes an observation from a state; only the viewer has to be given."""


def observe(state: State, seat: Seat | None) -> Observation:
    """Returns the observation: the whole state except its random generator. None as the seat gives
    the public view, whose `viewer` is -1."""
    return _observe(state, viewer=-1 if seat is None else seat)


def redact(event: ElfenwizardsEvent, seat: Seat | None) -> ElfenwizardsEvent:
    """Returns the event unchanged, as every event of this game is public."""
    return event
