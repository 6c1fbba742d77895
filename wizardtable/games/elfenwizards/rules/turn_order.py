# SPDX-License-Identifier: MIT
"""Whose turn it is: from the dragon clockwise, past those who have nothing to decide."""

from collections.abc import Callable
from typing import TypeAlias

from wizardtable.games.elfenwizards.rules.moves import ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.state import State

Journal: TypeAlias = "list[ElfenwizardsEvent] | None"
"""Where events are appended; None where nobody asks for them."""

Offer: TypeAlias = Callable[[State, int, Journal], bool]
"""Begins a seat's turn in a phase; False where the seat has nothing to decide in it."""


def sweep(state: State, first: int, offer: Offer, journal: Journal) -> bool:
    """Offer a turn to the seats in their order, from the one in this place of it (0 is the
    dragon's) on; whether one has something to decide."""
    seats, dragon = len(state.ready), state.dragon
    for place in range(first, seats):  # noqa: SIM110 - an offer does something
        if offer(state, (dragon + place) % seats, journal):
            return True
    return False


def after(state: State) -> int:
    """The place in the order after that of the seat to move."""
    return (state.to_move - state.dragon) % len(state.ready) + 1


def begin_turn(state: State, seat: int, step: int) -> None:
    """Ask a seat for the decisions it takes in one go, the first of them a step."""
    state.to_move = seat
    state.step = step
    state.laid = 0
    state.rerolled = False
    state.turn_number += 1
