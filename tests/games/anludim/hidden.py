# SPDX-License-Identifier: MIT
"""Finds and shuffles what a seat may not know in Anludim.

Hidden are the deck, the cards of other hands that were not taken openly, and the cards that others
keep between rounds. The module is written from the rules, without `observe` and `sample`, so that
it can check them.
"""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import KEEP, State

OPEN_EVENTS = (
    moves.Discarded,
    moves.GaveUp,
    moves.Laid,
    moves.RowFilled,
    moves.TookBack,
    moves.TookOpenCard,
)
"""Classes of events whose cards everybody sees, though the cards may be hidden again afterwards."""


def _secret_places(state: State, owner: int) -> list[int]:
    """Returns the places of a hand whose cards no other seat has seen."""
    hand = state.hands[owner]
    return [place for place, card in enumerate(hand) if card not in state.known[owner]]


def hidden_cards(state: State, seat: Seat | None) -> list[CardId]:
    """Returns the cards that the seat may not know: those in other hands, then the deck."""
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    in_hands = [
        state.hands[owner][place] for owner in others for place in _secret_places(state, owner)
    ]
    return in_hands + state.deck


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Changes everything that the seat may not know, and the generator."""
    cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    for owner in range(len(state.hands)):
        if owner == seat:
            continue
        hand = list(state.hands[owner])
        for place in _secret_places(state, owner):
            hand[place] = cards.pop()
        state.hands[owner] = tuple(hand)
        if state.phase == KEEP and state.kept[owner] is not None:
            _choose_again(state, owner, rng)
    state.deck = cards
    state.rng = Rng(rng.next64())


def _choose_again(state: State, owner: int, rng: Rng) -> None:
    """Makes another secret choice of up to 3 cards, or 2 with a gold crest."""
    limit = min(2 if state.gold[owner] else 3, len(state.hands[owner]))
    hand = list(state.hands[owner])
    rng.shuffle(hand)
    state.kept[owner] = tuple(sorted(hand[: rng.below(limit + 1)]))
