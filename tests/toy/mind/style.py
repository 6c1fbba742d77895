# SPDX-License-Identifier: MIT
"""How a style shows in Sparks: what its player likes, apart from what it is worth.

Names of `styles.toml`, as logarithms of the weight of an action:
    swaps: a swap.
    high: a card that is played, in proportion to its value; the highest counts fully.
And as logarithms of a chance of winning:
    points: each trick that a seat has taken.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from tests.toy.rules.rules import CARDS, Action, Play, State
from wizardtable.core.agent import Level
from wizardtable.core.styles import swayed

NAMES: Final = frozenset({"swaps", "high", "points"})
"""All names that `styles.toml` may use."""


def tilted(actions: Sequence[Action], weights: Sequence[float], level: Level) -> list[float]:
    """Returns the weights of actions as a player of the level's style sees them."""
    pairs = zip(actions, weights, strict=True)
    return [weight * exp(_liking(action, level)) for action, weight in pairs]


def _liking(action: Action, level: Level) -> float:
    if isinstance(action, Play):
        return level.leaning("high") * action.card / CARDS[-1]
    return level.leaning("swaps")


def swayed_by(state: State, chances: Sequence[float], level: Level) -> list[float]:
    """Returns chances of winning as a player of the level's style sees them, with the sum 1."""
    return swayed(chances, [level.leaning("points") * points for points in state.points])
