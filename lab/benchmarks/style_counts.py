# SPDX-License-Identifier: MIT
"""Visible signs of a style: for each style of a game, one thing to count in its decisions."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

Look = Callable[[Any, Any], float | None]
"""A function that returns what a decision adds to the count, from its seat's observation and the
action.

It returns None if the decision gives no occasion.
"""


@dataclass(frozen=True, slots=True)
class StyleCount:
    """A thing to count for one seat in a game.

    Attributes:
        words: its description.
        look: the function that counts it.
        mean: True if the count is the mean over all occasions, False if it is their sum in a game.
    """

    words: str
    look: Look
    mean: bool = True


def style_counts(game_id: str) -> dict[str, StyleCount]:
    """Returns the counts of each style of a game, from `tests/games/<id>/style_counts.py`."""
    counts: dict[str, StyleCount] = import_module(
        f"tests.games.{game_id}.style_counts"
    ).STYLE_COUNTS
    return counts
