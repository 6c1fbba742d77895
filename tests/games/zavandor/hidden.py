# SPDX-License-Identifier: MIT
"""What is hidden in The Scepter of Zavandor: the values of energy cards in other hands, and the
order of all decks. Written from the rules, without `observe` or `sample`."""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.components import Card
from wizardtable.games.zavandor.moves import Discarded, SagesConverted
from wizardtable.games.zavandor.state import AUCTION, PAY, State

HIDES = Card
"""What the honesty tests follow; artifacts hide in their deck only, see `hidden_pools`."""

OPEN_EVENTS = (Discarded, SagesConverted)
"""Events that show their cards to all, though they may be shuffled into a deck at once."""

CONCENTRATED = 21
"""The first face of concentrated energy, which hides no value: its colour says all."""

_FIRST_FACES = (0, 5, 11, 16, CONCENTRATED)
_PARTS = ((0, 1, 2), (3, 4, 5, 6), (7, 8, 9), (10, 11))


def _zones(state: State, seat: Seat | None, kind: int) -> list[list[Card]]:
    """The unseen cards of a kind: those of each other hand, the deck's next one, the rest."""
    first, end = _FIRST_FACES[kind : kind + 2]
    hands = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    deck = state.decks[kind]
    in_hands = [[card for card in hand if first <= card < end] for hand in hands]
    return [*in_hands, deck[-1:], deck[:-1]]


def hidden_cards(state: State, seat: Seat | None) -> list[Card]:
    """The cards whose values the seat may not know, kind by kind and place by place."""
    return [card for kind in range(4) for zone in _zones(state, seat, kind) for card in zone]


def hidden_pools(state: State, seat: Seat | None) -> list[list[list[int]]]:
    """What is exchanged only among itself: the unseen cards of a kind, and the artifacts of each
    part of their deck, whose every place counts."""
    kinds = [[[*map(int, zone)] for zone in _zones(state, seat, kind)] for kind in range(4)]
    return [*kinds, *([[int(lot)] for lot in state.deck if lot in part] for part in _PARTS)]


def uneven(state: State) -> bool:
    """Whether bids that others must be able to pay make some worlds impossible."""
    return state.phase in (AUCTION, PAY)


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Change everything the seat may not know, and the generator."""
    for kind in range(4):
        first, end = _FIRST_FACES[kind : kind + 2]
        cards = [card for zone in _zones(state, seat, kind) for card in zone]
        rng.shuffle(cards)
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                fresh = [cards.pop() if first <= card < end else card for card in hand]
                state.hands[owner] = tuple(sorted(fresh))
        state.decks[kind] = cards
    deck = []
    for part in reversed(_PARTS):
        lots = [lot for lot in state.deck if lot in part]
        rng.shuffle(lots)
        deck += lots
    state.deck = deck
    state.rng = Rng(rng.next64())
