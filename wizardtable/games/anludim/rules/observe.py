# SPDX-License-Identifier: MIT
"""Shows each seat the part of a match that it may know (rules page, {#rare})."""

from dataclasses import replace
from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.state import observation_maker
from wizardtable.games.anludim.rules.components import HIDDEN
from wizardtable.games.anludim.rules.moves import AnludimEvent, Dealt, Drew, KeptChosen
from wizardtable.games.anludim.rules.state import KEEP, OVER, Observation, State

_SEATS: Final = tuple(map(Seat, range(5)))


def to_move(state: State) -> Seat | None:
    """Returns the seat that decides next, or None if the match is over."""
    if state.phase < KEEP:
        return _SEATS[state.active]  # takes half the time of Seat(...)
    return None if state.phase == OVER else Seat(state.next_to_choose())


_make_observation: Final = observation_maker(
    State,
    Observation,
    but=("viewer", "to_move", "hand", "hand_sizes", "deck", "kept", "chosen", "may_spend"),
)
"""Makes an observation from a state: copies the attributes that everybody may know."""


def observe(state: State, seat: Seat | None) -> Observation:
    """Returns the observation of a seat; None as the seat gives the public view."""
    viewer = -1 if seat is None else seat
    mover = to_move(state)
    return _make_observation(
        state,
        viewer=viewer,
        to_move=-1 if mover is None else mover,
        hand=() if viewer < 0 else state.hands[viewer],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        deck=len(state.deck),
        kept=None if viewer < 0 else state.kept[viewer],
        chosen=tuple([kept is not None for kept in state.kept]),
        may_spend=not state.spent,
    )


def professor_holders(observation: Observation) -> list[int]:
    """Returns by discipline the seat that holds the professor, -1 if the professor is on the
    board."""
    owners = {
        combination.serial: combination.seat
        for combinations in observation.combinations
        for combination in combinations
    }
    return [owners.get(serial, -1) for serial in observation.professors]


def redact(event: AnludimEvent, seat: Seat | None) -> AnludimEvent | None:
    """Returns the event as a seat may see it, with HIDDEN for every card that the seat may not see.

    The cards that another seat has chosen to keep become one HIDDEN, which also hides their number.
    The result is never None.
    """
    if isinstance(event, Dealt | Drew) and event.seat != seat:
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    if isinstance(event, KeptChosen) and event.seat != seat:
        return replace(event, cards=(HIDDEN,))
    return event
