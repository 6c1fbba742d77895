# SPDX-License-Identifier: MIT
"""What each seat sees: observations, and events without what is hidden."""

from dataclasses import replace
from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.state import opened
from wizardtable.games.anludim.rules.components import HIDDEN
from wizardtable.games.anludim.rules.moves import AnludimEvent, Dealt, Drew, KeptChosen
from wizardtable.games.anludim.rules.state import KEEP, OVER, Observation, State

_SEATS: Final = tuple(map(Seat, range(5)))


def to_move(state: State) -> Seat | None:
    """The seat that decides next; None when the match is over."""
    if state.phase < KEEP:
        return _SEATS[state.active]  # in half the time of Seat(...)
    return None if state.phase == OVER else Seat(state.choosing())


_open: Final = opened(
    State,
    Observation,
    but=("viewer", "to_move", "hand", "hand_sizes", "deck", "kept", "chosen", "may_spend"),
)
"""Makes an observation; what everybody knows is as in the state."""


def observe(state: State, seat: Seat | None) -> Observation:
    """What the seat, or for None anybody, may know."""
    viewer = -1 if seat is None else seat
    mover = to_move(state)
    return _open(
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


def holders(seen: Observation) -> list[int]:
    """By discipline, the seat that holds the professor, -1 for nobody."""
    owners = {one.serial: one.seat for row in seen.combinations for one in row}
    return [owners.get(serial, -1) for serial in seen.professors]


def redact(event: AnludimEvent, seat: Seat | None) -> AnludimEvent | None:
    """The event with the cards hidden that the seat may not see. Of another's secret choice not
    even the number is seen: one HIDDEN stands for all."""
    if isinstance(event, Dealt | Drew) and event.seat != seat:
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    if isinstance(event, KeptChosen) and event.seat != seat:
        return replace(event, cards=(HIDDEN,))
    return event
