# SPDX-License-Identifier: MIT
"""The order of turns: clockwise from the dragon, skipping seats that have nothing to decide."""

from collections.abc import Callable
from typing import TypeAlias

from wizardtable.games.elfenwizards.rules.moves import ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.state import State

Journal: TypeAlias = "list[ElfenwizardsEvent] | None"
"""The list that events are appended to, or None if nobody needs them."""

Offer: TypeAlias = Callable[[State, int, Journal], bool]
"""A function that begins a seat's turn in a phase and returns True.

It returns False if the seat has nothing to decide.
"""


def offer_turns(state: State, first: int, offer: Offer, journal: Journal) -> bool:
    """Offers a turn to the seats in order, and stops at the first seat that has something to
    decide.

    Args:
        first: the position in the order to start from; 0 is the seat with the dragon.
        offer: the function that begins a seat's turn, if the seat has something to decide.

    Returns:
        True if a seat now has to decide, False if no seat has anything to decide.
    """
    seats, dragon = len(state.ready), state.dragon
    for position in range(first, seats):
        if offer(state, (dragon + position) % seats, journal):
            return True
    return False


def next_position(state: State) -> int:
    """Returns the position in the order that follows the seat to move; 0 is the seat with the
    dragon."""
    return (state.to_move - state.dragon) % len(state.ready) + 1


def begin_turn(state: State, seat: int, step: int) -> None:
    """Makes a seat the one to move, beginning with the decision `step`, and counts a new turn."""
    state.to_move = seat
    state.step = step
    state.laid = 0
    state.rerolled = False
    state.turn_number += 1
