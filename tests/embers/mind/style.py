# SPDX-License-Identifier: MIT
"""How a style shows in Embers: what its player likes, apart from what it is worth.

Names of `styles.toml`, as logarithms of the weight of an action:
    high: a card that is played, in proportion to its rank; the highest counts fully.
    takes: a card that takes the trick so far.
And as logarithms of a chance of winning:
    points: each trick that a seat has taken in this round.
"""

from typing import Final

from tests.embers.rules.rules import PACK, Action, State, points_of
from wizardtable.core.agent import Level

NAMES: Final = frozenset({"high", "takes", "points"})
"""All names that `styles.toml` may use."""


def liking(state: State, action: Action, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of the weight of an action."""
    takes = PACK.takes(state.trick, action.card)
    high = level.leaning("high") * PACK.rank_of(action.card) / PACK.ranks
    return high + takes * level.leaning("takes")


def lean(state: State, seat: int, level: Level) -> float:
    """Returns how much the level's style likes the position of a seat."""
    return level.leaning("points") * points_of(state.piles[seat], len(state.piles))
