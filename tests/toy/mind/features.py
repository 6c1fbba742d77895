# SPDX-License-Identifier: MIT
"""What a learned judgement of Sparks would look at."""

from tests.toy.rules.rules import State

NAMES = ("points", "cards", "highest")
HELPFUL = frozenset({"points"})
HARMFUL: frozenset[str] = frozenset()


def features(state: State) -> list[list[int]]:
    """Returns the numbers of each seat, by seat."""
    return [
        [points, len(hand), max(hand, default=0)]
        for points, hand in zip(state.points, state.hands, strict=True)
    ]
