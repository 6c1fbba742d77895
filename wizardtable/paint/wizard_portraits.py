# SPDX-License-Identifier: MIT
"""Paints the wizard's portrait at a seat, with the seat's badge."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint.medallion import SMALL_WIDTH, paint_medallion
from wizardtable.paint.metal import part, square
from wizardtable.paint.svg import draw
from wizardtable.paint.worn_looks import worn

BADGE: Final = 0.46
"""The side of the badge at the lower right of a portrait, as a share of its side."""
SMALL_BADGE: Final = 0.4
"""The side of the badge at the lower right of a small portrait, as a share of its side."""


def paint_wizard(
    painter: QPainter,
    rect: QRectF,
    wizard: str,
    colour: str,
    badge: Callable[[QRectF], None] | None = None,
    frame: str | None = None,
) -> None:
    """Paints a wizard's portrait in a medallion of this colour, and the seat's badge on it.

    `frame` is one of `portrait_frames`. With None, a person's portrait has the frame worn now.
    """
    box = square(rect)
    if frame is None:
        frame = worn().frame if wizard in PORTRAITS else ""
    paint_medallion(painter, box, colour, lambda room: draw_wizard(painter, room, wizard), frame)
    if badge is not None:
        side = 100 * (BADGE if box.width() >= SMALL_WIDTH else SMALL_BADGE)
        badge(part(box, 100 - side, 100 - side, side, side))


def draw_wizard(painter: QPainter, rect: QRectF, wizard: str) -> None:
    """Draws a wizard's portrait without a medallion."""
    draw(painter, rect, "wizards", f"{wizard}.svg")
