# SPDX-License-Identifier: MIT
"""Backs of cards in other colours: a glaze over the picture of a back, which stays what it is."""

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from wizardtable.paint.worn_looks import worn

GLAZES: Final = {"night": ("#1d2f9a", 0.45), "ember": ("#b5391c", 0.6), "frost": ("#3f8fae", 0.6)}
"""Their colours and how strong they are, by look."""


def glaze_back(painter: QPainter, outline: QPainterPath, back: str | None = None) -> None:
    """Glazes a back with this outline that is painted, before its frame is; by default in the look
    worn now."""
    found = GLAZES.get(worn().back if back is None else back)
    if found is None:
        return
    colour, strength = found
    glaze = QColor(colour)
    glaze.setAlphaF(strength)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_HardLight)
    painter.fillPath(outline, glaze)
    painter.restore()
