# SPDX-License-Identifier: MIT
"""The hidden part of Zavandor: values of standard cards in other hands, and the order of all decks.

It is written from the rules, without `observe` or `sample`.
"""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules.components import Card
from wizardtable.games.zavandor.rules.moves import Discarded, Paid, SagesConverted
from wizardtable.games.zavandor.rules.state import AUCTION, PAY, State

HIDDEN_TYPE = Card
"""The type whose ids are followed: cards by their faces. Lots are public, except their order."""

OPEN_EVENTS = (Discarded, Paid, SagesConverted)
"""Events that show their cards to everybody, although these may be hidden again at once."""

KIND_OF_FACE = (*(0,) * 5, *(1,) * 6, *(2,) * 5, *(3,) * 5)
"""The kind of energy by face of a standard card, which everybody sees."""


ARTIFACT_PARTS = ((10, 12), (7, 10), (3, 7), (0, 3))
"""The kinds of artifacts in each part of their deck, from the bottom: D, C, B, A."""


def _hidden(state: State, seat: Seat | None, kind: int) -> list[list[Card]]:
    """Returns the unseen cards of a kind: those in each other hand, then those in the deck."""
    zones = [
        [card for card in hand if card < len(KIND_OF_FACE) and KIND_OF_FACE[card] == kind]
        for owner, hand in enumerate(state.hands)
        if owner != seat
    ]
    return [*zones, list(state.decks[kind])]


def hidden_cards(state: State, seat: Seat | None) -> list[Card]:
    """Returns the cards that the seat may not know: those in other hands and in the decks."""
    return [card for kind in range(4) for zone in _hidden(state, seat, kind) for card in zone]


def hidden_pools(state: State, seat: Seat | None) -> list[list[list[int]]]:
    """Returns the zones in which unseen cards of a kind can lie, and each place of the artifact
    deck by part."""
    pools = [[list(map(int, zone)) for zone in _hidden(state, seat, kind)] for kind in range(4)]
    for low, high in ARTIFACT_PARTS:
        pools.append([[int(lot)] for lot in state.deck if low <= lot < high])
    return pools


def uneven(state: State) -> bool:
    """Returns whether bids prove that some hands are not poor, which `is_sound` checks."""
    return state.phase in (AUCTION, PAY)


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Shuffles everything that the seat may not know, and replaces the generator."""
    hands = [list(hand) for hand in state.hands]
    for kind in range(4):
        cards = [card for zone in _hidden(state, seat, kind) for card in zone]
        rng.shuffle(cards)
        for owner, hand in enumerate(hands):
            if owner == seat:
                continue
            for place, card in enumerate(hand):
                if card < len(KIND_OF_FACE) and KIND_OF_FACE[card] == kind:
                    hand[place] = cards.pop()
        state.decks[kind] = cards
    state.hands = [tuple(sorted(hand)) for hand in hands]
    deck = []
    for low, high in ARTIFACT_PARTS:
        part = [lot for lot in state.deck if low <= lot < high]
        rng.shuffle(part)
        deck += part
    state.deck = deck
    state.rng = Rng(rng.next64())
