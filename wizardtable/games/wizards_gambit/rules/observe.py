# SPDX-License-Identifier: MIT
"""Makes the observations of a seat, and hides cards in events."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from wizardtable.core.game import Seat
from wizardtable.core.state import observation_maker
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.components import (
    HIDDEN,
    MAX_SEATS,
)
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import Observation, State

_SEATS: Final = tuple([Seat(seat) for seat in range(MAX_SEATS)])


def to_move(state: State) -> Seat | None:
    """Returns the seat that decides next; None when the match is over."""
    return _SEATS[state.to_move] if state.to_move >= 0 else None


_copy_open: Final = observation_maker(
    State,
    Observation,
    but=("viewer", "spells_left", "hands", "public", "exposed", "deck", "looked", "later"),
)
"""Makes an observation from a state. The caller must give the attributes named in `but`, because
they depend on the viewer."""


def observe(state: State, seat: Seat | None) -> Observation:
    """Returns everything that the seat may know; for None, everything that is public."""
    viewer = -1 if seat is None else seat
    active, known_cards = state.active, state.known
    looking_seat = state.tasks[0][1] if state.looked else -1
    return _copy_open(
        state,
        viewer=viewer,
        spells_left=len(state.spell_deck) + len(state.banished),
        hands=tuple(
            [
                hand if holder == viewer else _masked_hand(hand, known_cards[holder][viewer])
                for holder, hand in enumerate(state.hands)
            ]
        ),
        public=tuple([cards[-1] for cards in known_cards]),
        exposed=known_cards[viewer][:-1] if viewer >= 0 else ((),) * len(known_cards),
        deck=len(state.deck),
        looked=state.looked if viewer == looking_seat else (HIDDEN,) * len(state.looked),
        later=state.later if viewer == active else (HIDDEN,) * len(state.later),
    )


def _masked_hand(hand: Faces, known_cards: Faces) -> Faces:
    return (HIDDEN,) * (len(hand) - len(known_cards)) + known_cards


# Events.


def redact(event: events.WizardsGambitEvent, seat: Seat | None) -> events.WizardsGambitEvent | None:
    """Returns the event with HIDDEN instead of the faces that the seat has not seen.

    If `seat` is None, only the faces that everybody has seen are kept.
    """
    redact_event = _REDACTORS.get(type(event))
    return event if redact_event is None else redact_event(event, seat)


def _redact_own_cards(
    event: events.Dealt | events.LookedAhead, seat: int | None
) -> events.WizardsGambitEvent:
    return event if seat == event.seat else replace(event, faces=_hidden_faces(event.faces))


def _redact_drew(event: events.Drew, seat: int | None) -> events.WizardsGambitEvent:
    if event.open or seat == event.seat:
        return event
    return replace(event, faces=_hidden_faces(event.faces))


def _redact_taken(event: events.CardTaken, seat: int | None) -> events.WizardsGambitEvent:
    if event.open or seat in (event.seat, event.victim):
        return event
    return replace(event, face=HIDDEN)


def _redact_given(event: events.CardGiven, seat: int | None) -> events.WizardsGambitEvent:
    if event.open or seat in (event.seat, event.to):
        return event
    return replace(event, face=HIDDEN)


def _redact_kept(event: events.CardKept, seat: int | None) -> events.WizardsGambitEvent:
    return event if seat == event.seat else replace(event, face=HIDDEN)


def _redact_freed(event: events.HandFreed, seat: int | None) -> events.WizardsGambitEvent:
    return event if seat == event.seat else replace(event, faces=())


def _redact_swapped(event: events.HandsSwapped, seat: int | None) -> events.WizardsGambitEvent:
    if seat in (event.seat, event.other):
        return event
    faces, others = _hidden_faces(event.faces), _hidden_faces(event.other_faces)
    return replace(event, faces=faces, other_faces=others)


def _hidden_faces(faces: Faces) -> Faces:
    return (HIDDEN,) * len(faces)


_REDACTORS: Final[dict[type, Callable[[Any, int | None], events.WizardsGambitEvent]]] = {
    events.Dealt: _redact_own_cards,
    events.LookedAhead: _redact_own_cards,
    events.Drew: _redact_drew,
    events.CardTaken: _redact_taken,
    events.CardGiven: _redact_given,
    events.CardKept: _redact_kept,
    events.HandFreed: _redact_freed,
    events.HandsSwapped: _redact_swapped,
}
"""By class of event, the function that hides faces in such an event. Everybody sees events of other
classes in full."""
