# SPDX-License-Identifier: MIT
"""Finds and shuffles what a seat may not know in Embers: the other hands, and cards not dealt.

The module is written without `observe` and `sample`, so that it can check them.
"""

from tests.embers.rules.rules import PACK, CardId, Played, State, TrickTaken
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng

OPEN_EVENTS: tuple[type, ...] = (Played, TrickTaken)
"""Classes of events whose cards everybody sees, though the cards may be hidden again afterwards.

The last trick of a round is dealt again at once.
"""


def _zones(state: State, seat: Seat | None) -> list[list[CardId]]:
    return [[] if owner == seat else hand for owner, hand in enumerate(state.hands)] + [state.deck]


def hidden_cards(state: State, seat: Seat | None) -> list[CardId]:
    """Returns the cards that the seat may not know, always in the same order of places."""
    return [card for zone in _zones(state, seat) for card in zone]


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Changes everything that the seat may not know, and the generator."""
    zones = _zones(state, seat)
    dealt = PACK.deal_unseen(state, hidden_cards(state, seat), list(map(len, zones)), rng)
    for zone, new in zip(zones, dealt, strict=True):
        zone[:] = new
    state.rng = Rng(rng.next64())


def uneven(state: State) -> bool:
    """Returns whether a seat was seen to lack a suit."""
    return any(PACK.lacks(state))
