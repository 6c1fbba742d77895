# SPDX-License-Identifier: MIT
"""Counts what is in the box of Sparks, and the points at the end."""

from collections.abc import Callable
from typing import Any, Final

from tests.toy.rules.rules import CARDS, State


def assert_complete(state: State) -> None:
    """Asserts that every card is in exactly one place."""
    hands = [card for hand in state.hands for card in hand]
    assert sorted(state.deck + state.gone + state.trick + hands) == sorted(CARDS), (
        "a card is lost, or there twice: see apply, sample and State.clone"
    )


def recount(state: State) -> tuple[int, ...]:
    """Returns the points, after a check against the number of all tricks: four, or five by
    option."""
    assert sum(state.points) == (5 if state.double else 4), (
        "at the end the points are those of all tricks, the last one double by option"
    )
    return tuple(state.points)


FORGED_CHANGES: Final[tuple[Callable[[dict[str, Any]], object], ...]] = (
    lambda state: state["deck"].append(25),
    lambda state: state.update(trick_number=1_000_000),
)
"""Changes of a stored state, as JSON data, after which it must be refused."""
