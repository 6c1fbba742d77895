# SPDX-License-Identifier: MIT
"""Cuts a match into what its players decided in one go: turns and placement phases, and within them
the stretches of moves between which a player learned nothing new."""

from collections.abc import Sequence
from dataclasses import dataclass

from wizardtable.core.game import Seat
from wizardtable.core.match import STAND_IN, Match


@dataclass(frozen=True, slots=True)
class Stretch:
    """Moves that a seat made one after another, knowing before the first what it knew before the
    last.

    Attributes:
        seat: whose moves they are.
        phase: which of the match's deliberations (see `Brain.deliberation`) they belong to, from 0;
            one with a draw or a cast of dice in its midst has several stretches.
        place: the actions before the first that could have been another one.
        end: the actions when the stretch is over, more than `place`.
    """

    seat: Seat
    phase: int
    place: int
    end: int


def stretches(match: Match) -> list[Stretch]:
    """Returns all stretches in which something was to be decided, oldest first; without those that
    an opponent played for a person."""
    rules, brain = match.spec.rules, match.spec.brain
    found: list[Stretch] = []
    latest: dict[Seat, tuple[int, int]] = {}  # by seat: its deliberation and the phase of it
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
        last = found[-1] if found else None
        if not fresh and last is not None and (last.seat, last.end) == (seat, place):
            found[-1] = Stretch(seat, last.phase, last.place, place + 1)
        elif match.author(place) != STAND_IN and len(rules.legal_actions(state)) > 1:
            found.append(Stretch(seat, phase, place, place + 1))
        fresh = learned(match.events_at(place + 1, seat))
    return found


def learned(events: Sequence[object]) -> bool:
    """Returns whether what a seat saw told it something that it could not know before."""
    return any(getattr(event, "reveals", False) for event in events)
