# SPDX-License-Identifier: MIT
"""Paints the cards of the gambits: a shield, and what it does where it lies."""

from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.wizards_gambit.view.art.card_frames import Face, Kind, paint_hand_card
from wizardtable.games.wizards_gambit.view.art.shields import TONES, paint_gambit_small, paint_roman
from wizardtable.games.wizards_gambit.view.art.wards import paint_chain, paint_rays
from wizardtable.paint.metal import part, square
from wizardtable.paint.theme import Look

__all__ = ["TONES", "Placed", "paint_gambit", "paint_gambit_small", "paint_roman"]


class Placed(Enum):
    """Where a gambit lies, and what it does there."""

    NONE = "none"
    AURA = "aura"
    ANNULMENT = "annulment"


def paint_gambit(
    painter: QPainter,
    rect: QRectF,
    numeral: int,
    look: Look,
    placed: Placed = Placed.NONE,
    name: str = "",
    note: str = "",
) -> None:
    """Paints the card of a gambit to fill `rect`, which is 1.4 times as high as wide.

    Args:
        numeral: 1 to 8.
        placed: what it does where it lies, shown behind its shield: light, or chains.
        name, note: in the reader's language, as on all hand cards; without a name the shield
            fills the card.
    """
    face = Face(
        kind=Kind.GAMBIT,
        tones=TONES[numeral - 1],
        emblem=partial(_paint_emblem, numeral=numeral, placed=placed),
        index=lambda painter, room, _: paint_roman(painter, part(room, 5, 4, 90, 92), numeral),
        title=name,
        note=note,
    )
    paint_hand_card(painter, rect, face, look)


def _paint_emblem(
    painter: QPainter, rect: QRectF, small: bool, numeral: int, placed: Placed
) -> None:
    """Paints the picture of the card: the shield, behind it rays of light or chains."""
    box = square(rect)
    if placed is Placed.AURA:
        paint_rays(painter, box, TONES[numeral - 1])
    elif placed is Placed.ANNULMENT:
        ends, width = part(box, 6, 10, 88, 80), box.width() * (0.15 if small else 0.12)
        paint_chain(painter, ends.topRight(), ends.bottomLeft(), width)
        paint_chain(painter, ends.topLeft(), ends.bottomRight(), width)
    if placed is not Placed.NONE:
        box = part(box, 9, 9, 82, 82)
    paint_gambit_small(painter, box, numeral)
