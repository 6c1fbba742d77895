# SPDX-License-Identifier: MIT
"""What each seat sees: observations, and events without what is hidden."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from wizardtable.core.game import Seat
from wizardtable.core.state import observation_maker
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.components import (
    HIDDEN,
    MOST_SEATS,
)
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import Observation, State

_SEATS: Final = tuple([Seat(seat) for seat in range(MOST_SEATS)])


def to_move(state: State) -> Seat | None:
    """The seat to decide; None when the match is over."""
    return _SEATS[state.to_move] if state.to_move >= 0 else None


_open: Final = observation_maker(
    State,
    Observation,
    but=("viewer", "spells_left", "hands", "public", "exposed", "deck", "looked", "later"),
)
"""Makes an observation; what everybody knows is as in the state."""


def observe(state: State, seat: Seat | None) -> Observation:
    """What the seat may know; None for anybody."""
    viewer = -1 if seat is None else seat
    active, known = state.active, state.known
    looker = state.tasks[0][1] if state.looked else -1
    return _open(
        state,
        viewer=viewer,
        spells_left=len(state.spell_deck) + len(state.banished),
        hands=tuple(
            [
                hand if holder == viewer else _masked(hand, known[holder][viewer])
                for holder, hand in enumerate(state.hands)
            ]
        ),
        public=tuple([cards[-1] for cards in known]),
        exposed=known[viewer][:-1] if viewer >= 0 else ((),) * len(known),
        deck=len(state.deck),
        looked=state.looked if viewer == looker else (HIDDEN,) * len(state.looked),
        later=state.later if viewer == active else (HIDDEN,) * len(state.later),
    )


def _masked(hand: Faces, known: Faces) -> Faces:
    return (HIDDEN,) * (len(hand) - len(known)) + known


# Events.


def redact(event: events.WizardsGambitEvent, seat: Seat | None) -> events.WizardsGambitEvent | None:
    """The event with HIDDEN faces where only others have seen them."""
    hide = _HIDES.get(type(event))
    return event if hide is None else hide(event, seat)


def _for_one(
    event: events.Dealt | events.LookedAhead, seat: int | None
) -> events.WizardsGambitEvent:
    return event if seat == event.seat else replace(event, faces=_backs(event.faces))


def _drawn(event: events.Drew, seat: int | None) -> events.WizardsGambitEvent:
    if event.open or seat == event.seat:
        return event
    return replace(event, faces=_backs(event.faces))


def _taken(event: events.CardTaken, seat: int | None) -> events.WizardsGambitEvent:
    if event.open or seat in (event.seat, event.victim):
        return event
    return replace(event, face=HIDDEN)


def _given(event: events.CardGiven, seat: int | None) -> events.WizardsGambitEvent:
    if event.open or seat in (event.seat, event.to):
        return event
    return replace(event, face=HIDDEN)


def _kept(event: events.CardKept, seat: int | None) -> events.WizardsGambitEvent:
    return event if seat == event.seat else replace(event, face=HIDDEN)


def _freed(event: events.HandFreed, seat: int | None) -> events.WizardsGambitEvent:
    return event if seat == event.seat else replace(event, faces=())


def _swapped(event: events.HandsSwapped, seat: int | None) -> events.WizardsGambitEvent:
    if seat in (event.seat, event.other):
        return event
    faces, others = _backs(event.faces), _backs(event.other_faces)
    return replace(event, faces=faces, other_faces=others)


def _backs(faces: Faces) -> Faces:
    return (HIDDEN,) * len(faces)


_HIDES: Final[dict[type, Callable[[Any, int | None], events.WizardsGambitEvent]]] = {
    events.Dealt: _for_one,
    events.LookedAhead: _for_one,
    events.Drew: _drawn,
    events.CardTaken: _taken,
    events.CardGiven: _given,
    events.CardKept: _kept,
    events.HandFreed: _freed,
    events.HandsSwapped: _swapped,
}
"""By class of event, those that show not everybody all of their cards."""
