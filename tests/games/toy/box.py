# SPDX-License-Identifier: MIT
"""What is in the box of Sparks, and how it is counted at the end."""

from tests.toy.rules.rules import CARDS, State


def assert_complete(state: State) -> None:
    """Every card is somewhere, once."""
    hands = [card for hand in state.hands for card in hand]
    assert sorted(state.deck + state.gone + state.trick + hands) == sorted(CARDS)


def recount(state: State) -> tuple[int, ...]:
    """The points, of which there are four or five."""
    assert sum(state.points) == (5 if state.double else 4)
    return tuple(state.points)
