# SPDX-License-Identifier: MIT
"""The styles of Embers: what a style adds to the weight of an action and to a win chance.

Names in `styles.toml`, as logarithms of the weight of an action:
    high: a card that is played, in proportion to its rank; the highest rank counts fully.
    takes: a card that takes the trick so far.

And as logarithms of a win chance:
    points: each trick that a seat has taken in this round.
"""

from typing import Final

from tests.embers.rules.rules import PACK, Action, State, points_of
from wizardtable.core.agent import Level

PREFERENCE_NAMES: Final = frozenset({"high", "takes", "points"})
"""All names that `styles.toml` may use."""


def liking(state: State, action: Action, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of the weight of an action."""
    takes = PACK.takes(state.trick, action.card)
    high = level.leaning("high") * PACK.rank_of(action.card) / PACK.rank_count
    return high + takes * level.leaning("takes")


def lean(state: State, seat: int, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of a seat's win chance."""
    return level.leaning("points") * points_of(state.piles[seat], len(state.piles))
