# SPDX-License-Identifier: MIT
"""What each seat knows: everything but the next roll of the dice."""

from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.state import observation_maker
from wizardtable.games.elfenwizards.rules.moves import ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.state import Observation, State


def to_move(state: State) -> Seat | None:
    """The seat to decide; None when the match is over."""
    return Seat(state.to_move) if state.to_move >= 0 else None


_open: Final = observation_maker(State, Observation, but=("viewer",))
"""Makes an observation; what everybody knows is as in the state."""


def observe(state: State, seat: Seat | None) -> Observation:
    """All but the generator."""
    return _open(state, viewer=-1 if seat is None else seat)


def redact(event: ElfenwizardsEvent, seat: Seat | None) -> ElfenwizardsEvent:
    """The event: everybody sees all of it."""
    return event
