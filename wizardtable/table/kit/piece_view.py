# SPDX-License-Identifier: MIT
"""A base for the views of games: seats viewers, and paints the sprites of the game."""

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
        finale: the finale of a match; None for nothing but the ranking.
        keys: the keys that a sitting understands.
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
        """Returns the picture of a worked example of the rules page."""
        return self._examples(name)

    def moment(self, observation: Any) -> str:
        """Returns "": all decisions are ordinary ones."""
        return ""
