# SPDX-License-Identifier: MIT
"""What is hidden in Sparks: the other hands and the deck. Written without `observe` or `sample`."""

from tests.toy.rules.rules import CardId, State
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng

OPEN_EVENTS: tuple[type, ...] = ()
"""Events that show their cards to all, though they may be hidden again at once."""


def _zones(state: State, seat: Seat | None) -> list[list[CardId]]:
    return [hand for owner, hand in enumerate(state.hands) if owner != seat] + [state.deck]


def hidden_cards(state: State, seat: Seat | None) -> list[CardId]:
    """The cards the seat may not know, by place."""
    return [card for zone in _zones(state, seat) for card in zone]


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Change everything the seat may not know, and the generator."""
    cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    for zone in _zones(state, seat):
        zone[:] = [cards.pop(0) for _ in zone]
    state.rng = Rng(rng.next64())
