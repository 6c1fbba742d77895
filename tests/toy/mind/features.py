# SPDX-License-Identifier: MIT
"""Describes a position of Sparks in numbers, for a learned evaluation."""

from tests.toy.rules.rules import State

NAMES = ("points", "cards", "highest")
"""The names of the features, in their order."""

HELPFUL = frozenset({"points"})
"""The features that never hurt their owner."""

HARMFUL: frozenset[str] = frozenset()
"""The features that never help their owner."""


def features(state: State) -> list[list[int]]:
    """Returns the numbers of each seat, by seat."""
    return [
        [points, len(hand), max(hand, default=0)]
        for points, hand in zip(state.points, state.hands, strict=True)
    ]
