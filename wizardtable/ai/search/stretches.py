# SPDX-License-Identifier: MIT
"""Cuts a match into stretches, parts that a player could decide as a whole.

A phase is a series of decisions of a seat that belong together, such as a turn or an auction (see
`Brain.deliberation`). A stretch is a part of a phase between whose moves the seat learns nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from wizardtable.core.game import Seat
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive moves of a seat between which it learned nothing new.

    Attributes:
        seat: the seat that moved.
        phase: the number of the phase in the match, from 0. A phase with a draw or dice in its
            middle has several stretches.
        place: the number of actions before the first action of the stretch, which is the first one
            with a choice.
        end: the number of actions when the stretch is over, more than `place`.
    """

    seat: Seat
    phase: int
    place: int
    end: int


def stretches(match: Match) -> list[Stretch]:
    """Returns all stretches with a choice, oldest first.

    A stretch does not begin with an action that autoplay decided.
    """
    rules, brain = match.spec.rules, match.spec.brain
    result: list[Stretch] = []
    latest: dict[Seat, tuple[int, int]] = {}  # by seat: the numbers of its deliberation and phase
    phases = 0
    fresh = True
    for place, state in enumerate(match.states()):
        if place == len(match.actions):
            break
        seat = match.mover(place)
        deliberation = brain.deliberation(rules.observe(state, seat))
        if latest.get(seat, (None, 0))[0] != deliberation:
            latest[seat] = deliberation, phases
            phases += 1
            fresh = True
        phase = latest[seat][1]
        last = result[-1] if result else None
        if not fresh and last is not None and (last.seat, last.end) == (seat, place):
            result[-1] = Stretch(seat, last.phase, last.place, place + 1)
        elif match.author(place) != AUTHOR_AUTOPLAY and len(rules.legal_actions(state)) > 1:
            result.append(Stretch(seat, phase, place, place + 1))
        fresh = reveals_news(match.events_at(place + 1, seat))
    return result


def reveals_news(events: Sequence[object]) -> bool:
    """Returns whether one of the events revealed something new to the seat that saw them."""
    return any(getattr(event, "reveals", False) for event in events)
