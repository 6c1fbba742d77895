# SPDX-License-Identifier: MIT
"""What is hidden in Anludim: the deck, the cards of other hands that nobody saw taken, and what
others keep between rounds. Written from the rules, without `observe` or `sample`."""

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
"""Events that show their cards to all, though they may be hidden again at once."""


def _secret(state: State, owner: int) -> list[int]:
    """The places of a hand whose cards nobody else has seen."""
    hand = state.hands[owner]
    return [place for place, card in enumerate(hand) if card not in state.known[owner]]


def hidden_cards(state: State, seat: Seat | None) -> list[CardId]:
    """The cards the seat may not know, by place: those in other hands, then the deck."""
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    in_hands = [state.hands[owner][place] for owner in others for place in _secret(state, owner)]
    return in_hands + state.deck


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Change everything the seat may not know, and the generator."""
    cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    for owner in range(len(state.hands)):
        if owner == seat:
            continue
        hand = list(state.hands[owner])
        for place in _secret(state, owner):
            hand[place] = cards.pop()
        state.hands[owner] = tuple(hand)
        if state.phase == KEEP and state.kept[owner] is not None:
            _choose_again(state, owner, rng)
    state.deck = cards
    state.rng = Rng(rng.next64())


def _choose_again(state: State, owner: int, rng: Rng) -> None:
    """Another secret choice of up to 3 cards, or 2 with a gold crest."""
    most = min(2 if state.gold[owner] else 3, len(state.hands[owner]))
    hand = list(state.hands[owner])
    rng.shuffle(hand)
    state.kept[owner] = tuple(sorted(hand[: rng.below(most + 1)]))
