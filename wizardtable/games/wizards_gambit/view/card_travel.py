# SPDX-License-Identifier: MIT
"""Whose hand a card left, and whose it went to, as far as the viewer saw it happen."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.rules.events import (
    AnnulmentLaid,
    AuraLaid,
    CardDiscarded,
    CardGiven,
    CardTaken,
    ComponentPlayed,
    GambitDestroyed,
    HandsSwapped,
    IncantationCast,
)


def giver(events: Sequence[Event], face: Face) -> int | None:
    """The seat that had a card before these events; None where it came from the deck."""
    for event in events:
        match event:
            case ComponentPlayed(seat=seat, face=shown) | IncantationCast(seat=seat, face=shown):
                found = seat
            case CardDiscarded(seat=seat, face=shown) | CardGiven(seat=seat, face=shown):
                found = seat
            case CardTaken(victim=seat, face=shown):
                found = seat
            case AuraLaid(seat=seat, gambit=shown) | AnnulmentLaid(seat=seat, gambit=shown):
                found = seat
            case GambitDestroyed(seat=seat, gambit=shown):
                found = seat
            case HandsSwapped(seat=seat, other=other, faces=faces) if face in faces:
                return other
            case HandsSwapped(seat=seat, other_faces=faces) if face in faces:
                return seat
            case _:
                continue
        if shown == face:
            return found
    return None


def taker(events: Sequence[Event], face: Face) -> int | None:
    """The seat that a card went to in these events; None where it went to nobody's hand."""
    for event in events:
        match event:
            case CardTaken(seat=seat, face=shown) | CardGiven(to=seat, face=shown):
                if shown == face:
                    return seat
            case HandsSwapped(seat=seat, faces=faces) if face in faces:
                return seat
            case HandsSwapped(other=other, other_faces=faces) if face in faces:
                return other
    return None
