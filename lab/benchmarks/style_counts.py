# SPDX-License-Identifier: MIT
"""What can be seen of a style at the table: for each style of a game one thing to count."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

Look = Callable[[Any, Any], float | None]
"""What a decision adds, by what its seat could see and the action; None for no occasion."""


@dataclass(frozen=True, slots=True)
class StyleCount:
    """Something to count of one seat in a game.

    Attributes:
        words: what it is.
        mean: whether it is the mean of its occasions, not their sum in a game.
    """

    words: str
    look: Look
    mean: bool = True


def style_counts(game_id: str) -> dict[str, StyleCount]:
    """Returns what is counted for each style of a game: see `tests/games/<id>/style_counts.py`."""
    found: dict[str, StyleCount] = import_module(f"tests.games.{game_id}.style_counts").STYLE_COUNTS
    return found
