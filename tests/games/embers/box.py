# SPDX-License-Identifier: MIT
"""Counts what is in the box of Embers, and the points at the end."""

from collections.abc import Callable
from typing import Any, Final

from tests.embers.rules.rules import CARDS, State


def assert_complete(state: State) -> None:
    """Asserts that every card is in exactly one place."""
    zones = [state.deck, state.trick, *state.hands, *state.piles]
    assert sorted(card for zone in zones for card in zone) == list(CARDS), (
        "a card is lost, or there twice: see apply, sample and State.clone"
    )


def recount(state: State) -> tuple[int, ...]:
    """Returns the points, after a check against the number of all tricks of all rounds."""
    seats = len(state.points)
    assert sum(state.points) == seats * (len(CARDS) // seats), (
        "at the end the points are those of all tricks"
    )
    return tuple(state.points)


FORGED_CHANGES: Final[tuple[Callable[[dict[str, Any]], object], ...]] = (
    lambda state: state["deck"].append(25),
    lambda state: state.update(round_number=1_000_000),
)
"""Changes of a stored state, as JSON data, after which it must be refused."""
