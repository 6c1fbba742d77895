# SPDX-License-Identifier: MIT
"""Finds the seat from which a card came or to which it went, in the events that the viewer saw."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.components import Face


def giver_of(journal: Sequence[Event], face: Face) -> int | None:
    """Returns the seat that a card with this face left in these events, or None if it left none."""
    for event in journal:
        match event:
            case (
                events.ComponentPlayed(seat=seat, face=shown)
                | events.IncantationCast(seat=seat, face=shown)
            ):
                holder = seat
            case (
                events.CardDiscarded(seat=seat, face=shown)
                | events.CardGiven(seat=seat, face=shown)
            ):
                holder = seat
            case events.CardTaken(victim=seat, face=shown):
                holder = seat
            case (
                events.AuraLaid(seat=seat, gambit=shown)
                | events.AnnulmentLaid(seat=seat, gambit=shown)
            ):
                holder = seat
            case events.GambitDestroyed(seat=seat, gambit=shown):
                holder = seat
            case events.HandsSwapped(seat=seat, other=other, faces=faces) if face in faces:
                return other
            case events.HandsSwapped(seat=seat, other_faces=faces) if face in faces:
                return seat
            case _:
                continue
        if shown == face:
            return holder
    return None


def taker_of(journal: Sequence[Event], face: Face) -> int | None:
    """Returns the seat that got a card with this face from another hand, or None if no seat did."""
    for event in journal:
        match event:
            case events.CardTaken(seat=seat, face=shown) | events.CardGiven(to=seat, face=shown):
                if shown == face:
                    return seat
            case events.HandsSwapped(seat=seat, faces=faces) if face in faces:
                return seat
            case events.HandsSwapped(other=other, other_faces=faces) if face in faces:
                return other
    return None
