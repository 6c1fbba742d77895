# SPDX-License-Identifier: MIT
"""How a style shows in Sparks: what its player likes, apart from what it is worth.

Names of `styles.toml`, as logarithms of the weight of an action:
    swaps: a swap.
    high: a card that is played, in proportion to its value; the highest counts fully.
And as logarithms of a chance of winning:
    points: each trick that a seat has taken.
"""

from typing import Final

from tests.toy.rules.rules import CARDS, Action, Play, State
from wizardtable.core.agent import Level

NAMES: Final = frozenset({"swaps", "high", "points"})
"""All names that `styles.toml` may use."""


def liking(state: State, action: Action, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of the weight of an action."""
    if isinstance(action, Play):
        return level.leaning("high") * action.card / CARDS[-1]
    return level.leaning("swaps")


def lean(state: State, seat: int, level: Level) -> float:
    """Returns how much the level's style likes the position of a seat."""
    return level.leaning("points") * state.points[seat]
