# SPDX-License-Identifier: MIT
"""Tints the backs of cards with a glaze, which is a clear colour over the picture of the back."""

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from wizardtable.paint.worn_looks import worn_looks

GLAZES: Final = {"night": ("#1d2f9a", 0.45), "ember": ("#b5391c", 0.6), "frost": ("#3f8fae", 0.6)}
"""The colour and the opacity (0–1) of the glaze, by the name of the look."""


def glaze_back(painter: QPainter, outline: QPainterPath, back: str | None = None) -> None:
    """Tints a painted card back with this outline; must be called before the frame is painted.

    `back` is a key of `GLAZES`, or "" for no glaze. None means the look that the player has chosen.
    """
    colour_and_strength = GLAZES.get(worn_looks().back if back is None else back)
    if colour_and_strength is None:
        return
    colour, strength = colour_and_strength
    glaze = QColor(colour)
    glaze.setAlphaF(strength)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_HardLight)
    painter.fillPath(outline, glaze)
    painter.restore()
