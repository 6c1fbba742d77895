# SPDX-License-Identifier: MIT
"""Makes observations, and hides secret cards in events (rules page, {#rare})."""

from dataclasses import replace
from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.state import observation_maker
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import Drew, EnergyCounts, SagesGave, ZavandorEvent
from wizardtable.games.zavandor.rules.state import Observation, State


def to_move(state: State) -> Seat | None:
    """Returns the seat that decides next, or None if the match is over."""
    return Seat(state.mover) if state.mover >= 0 else None


_make_observation: Final = observation_maker(
    State,
    Observation,
    but=("viewer", "to_move", "hand", "standard", "concentrated", "deck", "discards", "hidden"),
)
"""Makes an observation from a state; it copies the attributes that everybody may know."""


def observe(state: State, seat: Seat | None) -> Observation:
    """Returns the observation of a seat; for None, the observation of a spectator without a
    seat."""
    viewer = -1 if seat is None else seat
    deck = state.decks
    return _make_observation(
        state,
        viewer=viewer,
        to_move=state.mover,
        hand=state.hands[viewer] if viewer >= 0 else (),
        standard=tuple([_standard_counts(hand) for hand in state.hands]),
        concentrated=tuple([_concentrated_counts(hand) for hand in state.hands]),
        deck=(len(deck[0]), len(deck[1]), len(deck[2]), len(deck[3])),
        discards=tuple([tuple(sorted(cards)) for cards in state.discards]),
        hidden=len(state.deck),
    )


def redact(event: ZavandorEvent, seat: Seat | None) -> ZavandorEvent | None:
    """Returns the event as a seat sees it, without the faces of cards that another seat drew.

    The result is never None.
    """
    if isinstance(event, Drew | SagesGave) and event.seat != seat:
        return replace(event, cards=None)
    return event


def _standard_counts(hand: tuple[box.Card, ...]) -> EnergyCounts:
    counts = [0, 0, 0, 0]
    for card in hand:
        if card < box.FIRST_CONCENTRATED:
            counts[box.KINDS[card]] += 1
    sapphires, emeralds, diamonds, rubies = counts
    return (sapphires, emeralds, diamonds, rubies)


def _concentrated_counts(hand: tuple[box.Card, ...]) -> EnergyCounts:
    sapphires, emeralds, diamonds, rubies = [hand.count(card) for card in box.CONCENTRATED]
    return (sapphires, emeralds, diamonds, rubies)
