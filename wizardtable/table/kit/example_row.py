# SPDX-License-Identifier: MIT
"""Builds pictures of worked examples for a rules page: pieces of a game, and words, in a row."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtGui import QFontMetricsF

from wizardtable.paint.theme import Look
from wizardtable.table.game_view import SIGN_PIXELS, ExamplePicture
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, box_around

ROW_HEIGHT: Final = 84.0
"""Height of a row of cards in logical pixels, at a font scale of 100 %."""

_GAP_PIXELS: Final = 14.0


Examples: TypeAlias = Callable[[str], ExamplePicture | None]
"""Returns the picture of the example with this name, such as "run"; None if there is none."""


class ExampleRow:
    """Builds the picture of one row, from left to right."""

    def __init__(self, height: float = ROW_HEIGHT) -> None:
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
        """Adds sprites side by side, and returns the row.

        Args:
            ratio: width of a sprite divided by its height.
            step: distance from one sprite to the next, in widths of a sprite; below 1 the sprites
                overlap.
            share: height of a sprite as a share of the row's height.
        """
        if not sprites:
            return self
        self._add_gap()
        height = self._height * share
        width = height * ratio
        top = (self._height - height) / 2
        for i, sprite in enumerate(sprites):
            self._pieces.append((Box(self._x + i * step * width, top, width, height), sprite))
        self._x += width * (1 + step * (len(sprites) - 1))
        return self

    def upon(self, sprite: Sprite, ratio: float, share: float) -> "ExampleRow":
        """Adds a sprite over the middle of the sprite added last, and returns the row.

        Args:
            ratio: width of the new sprite divided by its height.
            share: height of the new sprite as a share of the other sprite's height.

        Raises:
            IndexError: if the row has no sprite yet.
        """
        below, _ = self._pieces[-1]
        height = below.h * share
        middle = box_around(*below.centre, height * ratio, height)
        self._pieces.append((middle, sprite))
        return self

    def say(self, text: str) -> "ExampleRow":
        """Adds words or a number, such as "+" or "19 points", and returns the row."""
        self._add_gap()
        width = QFontMetricsF(Look().serif(SIGN_PIXELS, bold=True)).horizontalAdvance(text) + 2
        self._signs.append((Box(self._x, 0.0, width, self._height), text))
        self._x += width
        return self

    def picture(self) -> ExamplePicture:
        """Returns the finished picture."""
        return ExamplePicture(self._x, self._height, tuple(self._pieces), tuple(self._signs))

    def _add_gap(self) -> None:
        if self._x:
            self._x += _GAP_PIXELS


def stacked(*rows: ExamplePicture) -> ExamplePicture:
    """Returns a picture with rows below one another, flush left."""
    pieces: list[tuple[Box, Sprite]] = []
    signs: list[tuple[Box, str]] = []
    top = 0.0
    for row in rows:
        pieces += [(replace(box, y=box.y + top), sprite) for box, sprite in row.pieces]
        signs += [(replace(box, y=box.y + top), text) for box, text in row.signs]
        top += row.height + _GAP_PIXELS
    width = max(row.width for row in rows)
    return ExamplePicture(width, top - _GAP_PIXELS, tuple(pieces), tuple(signs))


def no_examples(name: str) -> ExamplePicture | None:
    """Returns None, for a game whose rules page shows no pictures of examples."""
    return None
