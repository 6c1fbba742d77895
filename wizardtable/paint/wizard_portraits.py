# SPDX-License-Identifier: MIT
"""Paints the portraits of wizards in medallions, with the badges of their seats."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint.medallion import SMALL_MEDALLION_PIXELS, paint_medallion
from wizardtable.paint.metal import part, square
from wizardtable.paint.svg import draw
from wizardtable.paint.worn_looks import worn_looks

BADGE_SHARE: Final = 0.46
"""Width and height of the badge on a portrait, as a share of the portrait's width."""
SMALL_BADGE_SHARE: Final = 0.4
"""Width and height of the badge on a small portrait, as a share of the portrait's width."""


def paint_wizard(
    painter: QPainter,
    rect: QRectF,
    wizard: str,
    colour: str,
    badge: Callable[[QRectF], None] | None = None,
    frame: str | None = None,
) -> None:
    """Paints a wizard's portrait in a medallion, and a badge at its lower right.

    Args:
        wizard: The id of the wizard: the name of a file in `resources/art/wizards`.
        colour: The colour of the enamel behind the wizard, "#rrggbb".
        badge: Paints the badge into a rectangle; None for no badge.
        frame: The name of a frame (`portrait_frames`); "" for plain gold. None means the frame that
            the player has chosen if `wizard` is a person's portrait, otherwise plain gold.
    """
    box = square(rect)
    if frame is None:
        frame = worn_looks().frame if wizard in PORTRAITS else ""
    paint_medallion(painter, box, colour, lambda room: draw_wizard(painter, room, wizard), frame)
    if badge is not None:
        side = 100 * (BADGE_SHARE if box.width() >= SMALL_MEDALLION_PIXELS else SMALL_BADGE_SHARE)
        badge(part(box, 100 - side, 100 - side, side, side))


def draw_wizard(painter: QPainter, rect: QRectF, wizard: str) -> None:
    """Draws a wizard's portrait without a medallion; `wizard` is the id of the wizard."""
    draw(painter, rect, "wizards", f"{wizard}.svg")
