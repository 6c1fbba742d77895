# SPDX-License-Identifier: MIT
"""Finds and shuffles what a seat may not know in Sparks: the other hands and the deck.

The module is written without `observe` and `sample`, so that it can check them.
"""

from tests.toy.rules.rules import CardId, State
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng

OPEN_EVENTS: tuple[type, ...] = ()
"""Classes of events whose cards everybody sees, though the cards may be hidden again afterwards."""


def _zones(state: State, seat: Seat | None) -> list[list[CardId]]:
    return [hand for owner, hand in enumerate(state.hands) if owner != seat] + [state.deck]


def hidden_cards(state: State, seat: Seat | None) -> list[CardId]:
    """Returns the cards that the seat may not know, always in the same order of places."""
    return [card for zone in _zones(state, seat) for card in zone]


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Changes everything that the seat may not know, and the generator."""
    cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    for zone in _zones(state, seat):
        zone[:] = [cards.pop(0) for _ in zone]
    state.rng = Rng(rng.next64())
