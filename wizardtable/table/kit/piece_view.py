# SPDX-License-Identifier: MIT
"""A base for the views of games: makes sittings, and paints the sprites of the game."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint.theme import Look
from wizardtable.table.game_view import ExamplePicture, Finale, GameKey, Sounds
from wizardtable.table.kit.example_row import Examples, no_examples
from wizardtable.table.view import Sitting, Sprite


class PieceView:
    """A `GameView`; a game overrides `moment` if it has rare decisions.

    Attributes:
        sounds: the sounds of the game.
        finale: the pictures at the end of a match; None if only the ranking is shown.
        keys: the keys that `Sitting.press_key` understands.
    """

    keys: tuple[GameKey, ...] = ()

    def __init__(
        self,
        sitting: Callable[[], Sitting],
        paint: Callable[[QPainter, QRectF, Sprite, Look], object],
        sounds: Sounds,
        examples: Examples = no_examples,
        finale: Finale | None = None,
    ) -> None:
        self.sounds = sounds
        self.finale = finale
        self._examples = examples
        self._sitting = sitting
        self._paint = paint

    def sit(self) -> Sitting:
        """Returns a new sitting, for a new table window."""
        return self._sitting()

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Paints a sprite of the game."""
        self._paint(painter, rect, sprite, look)

    def example(self, name: str) -> ExamplePicture | None:
        """Returns the picture of a worked example; None if there is none with this name."""
        return self._examples(name)

    def moment(self, observation: Any) -> str:
        """Returns "", because all decisions are usual ones."""
        return ""
