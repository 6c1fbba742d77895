# SPDX-License-Identifier: MIT
"""The styles of Sparks: what a style adds to the weight of an action and to a win chance.

Names in `styles.toml`, as logarithms of the weight of an action:
    swaps: a swap.
    high: a card that is played, in proportion to its value; the highest card counts fully.

And as logarithms of a win chance:
    points: each trick that a seat has taken.
"""

from typing import Final

from tests.toy.rules.rules import CARDS, Action, Play, State
from wizardtable.core.agent import Level

PREFERENCE_NAMES: Final = frozenset({"swaps", "high", "points"})
"""All names that `styles.toml` may use."""


def liking(state: State, action: Action, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of the weight of an action."""
    if isinstance(action, Play):
        return level.leaning("high") * action.card / CARDS[-1]
    return level.leaning("swaps")


def lean(state: State, seat: int, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of a seat's win chance."""
    return level.leaning("points") * state.points[seat]
