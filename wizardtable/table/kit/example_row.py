# SPDX-License-Identifier: MIT
"""Builds pictures of worked examples for a rules page: a game's pieces and signs in a row."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtGui import QFontMetricsF

from wizardtable.paint.theme import Look
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, about

HEIGHT: Final = 84.0
"""Logical pixels that a row of cards is high at a font scale of 100 %."""

SIGN: Final = 19.0
"""Logical pixels that the letters of a sign are high."""

_GAP: Final = 14.0


Examples: TypeAlias = Callable[[str], ExamplePicture | None]
"""Returns the picture with this name, such as "run"; None if there is none."""


class ExampleRow:
    """Builds a picture from left to right."""

    def __init__(self, height: float = HEIGHT) -> None:
        self._height = height
        self._x = 0.0
        self._pieces: list[tuple[Box, Sprite]] = []
        self._signs: list[tuple[Box, str]] = []

    def add(
        self,
        sprites: Sequence[Sprite],
        ratio: float,
        step: float = 1.06,
        share: float = 1.0,
    ) -> "ExampleRow":
        """Adds sprites beside or over one another; returns the row.

        Args:
            ratio: width of a sprite divided by its height.
            step: from one sprite to the next, in widths; below 1 they overlap.
            share: height of a sprite as a share of the row's.
        """
        if not sprites:
            return self
        self._part()
        height = self._height * share
        width = height * ratio
        top = (self._height - height) / 2
        for place, sprite in enumerate(sprites):
            self._pieces.append((Box(self._x + place * step * width, top, width, height), sprite))
        self._x += width * (1 + step * (len(sprites) - 1))
        return self

    def upon(self, sprite: Sprite, ratio: float, share: float) -> "ExampleRow":
        """Adds a sprite in the middle of the last one; returns the row. `share` is its height as
        a share of that one's. Raises IndexError in an empty row."""
        below, _ = self._pieces[-1]
        height = below.h * share
        middle = about(*below.centre, height * ratio, height)
        self._pieces.append((middle, sprite))
        return self

    def say(self, text: str) -> "ExampleRow":
        """Adds words or a figure, such as "+" or "19 points"; returns the row."""
        self._part()
        width = QFontMetricsF(Look().serif(SIGN, bold=True)).horizontalAdvance(text) + 2
        self._signs.append((Box(self._x, 0.0, width, self._height), text))
        self._x += width
        return self

    def picture(self) -> ExamplePicture:
        """Returns what was added, as a picture."""
        return ExamplePicture(self._x, self._height, tuple(self._pieces), tuple(self._signs))

    def _part(self) -> None:
        if self._x:
            self._x += _GAP


def stacked(*rows: ExamplePicture) -> ExamplePicture:
    """Returns the pictures beneath one another, each from the left."""
    pieces: list[tuple[Box, Sprite]] = []
    signs: list[tuple[Box, str]] = []
    top = 0.0
    for one in rows:
        pieces += [(replace(box, y=box.y + top), sprite) for box, sprite in one.pieces]
        signs += [(replace(box, y=box.y + top), text) for box, text in one.signs]
        top += one.height + _GAP
    width = max(one.width for one in rows)
    return ExamplePicture(width, top - _GAP, tuple(pieces), tuple(signs))


def no_examples(name: str) -> ExamplePicture | None:
    """Returns None: a game whose rules page shows no pictures of examples."""
    return None
