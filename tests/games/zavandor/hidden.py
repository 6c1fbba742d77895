# SPDX-License-Identifier: MIT
"""What is hidden in Zavandor: the values of standard cards in other hands, and the order of all
decks. Written from the rules, without `observe` or `sample`."""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules.components import Card
from wizardtable.games.zavandor.rules.moves import Discarded, Paid, SagesConverted
from wizardtable.games.zavandor.rules.state import AUCTION, PAY, State

HIDES = Card
"""What is followed by its id: cards by their faces. Lots are open, but for their order."""

OPEN_EVENTS = (Discarded, Paid, SagesConverted)
"""Events that show their cards to all, though they may be hidden again at once."""

KIND_OF = (*(0,) * 5, *(1,) * 6, *(2,) * 5, *(3,) * 5)
"""By face of a standard card, its kind of energy: that much everybody sees."""


PARTS = ((10, 12), (7, 10), (3, 7), (0, 3))
"""The kinds of artifacts in each part of their deck, from the bottom: D, C, B, A."""


def _hidden(state: State, seat: Seat | None, kind: int) -> list[list[Card]]:
    """The unseen cards of a kind: those in each other hand, then those in the deck."""
    zones = [
        [card for card in hand if card < len(KIND_OF) and KIND_OF[card] == kind]
        for owner, hand in enumerate(state.hands)
        if owner != seat
    ]
    return [*zones, list(state.decks[kind])]


def hidden_cards(state: State, seat: Seat | None) -> list[Card]:
    """The cards the seat may not know: those in other hands and in the decks."""
    return [card for kind in range(4) for zone in _hidden(state, seat, kind) for card in zone]


def hidden_pools(state: State, seat: Seat | None) -> list[list[list[int]]]:
    """The zones in which unseen cards of a kind can lie; and each place of the deck of artifacts,
    for each of its parts."""
    pools = [[list(map(int, zone)) for zone in _hidden(state, seat, kind)] for kind in range(4)]
    for low, high in PARTS:
        pools.append([[int(lot)] for lot in state.deck if low <= lot < high])
    return pools


def uneven(state: State) -> bool:
    """Whether bids prove that some hands cannot be poor, which `is_sound` knows."""
    return state.phase in (AUCTION, PAY)


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Change everything the seat may not know, and the generator."""
    hands = [list(hand) for hand in state.hands]
    for kind in range(4):
        cards = [card for zone in _hidden(state, seat, kind) for card in zone]
        rng.shuffle(cards)
        for owner, hand in enumerate(hands):
            if owner == seat:
                continue
            for place, card in enumerate(hand):
                if card < len(KIND_OF) and KIND_OF[card] == kind:
                    hand[place] = cards.pop()
        state.decks[kind] = cards
    state.hands = [tuple(sorted(hand)) for hand in hands]
    deck = []
    for low, high in PARTS:
        part = [lot for lot in state.deck if low <= lot < high]
        rng.shuffle(part)
        deck += part
    state.deck = deck
    state.rng = Rng(rng.next64())
