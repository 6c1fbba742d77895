# SPDX-License-Identifier: MIT
"""Paints the backs of the two decks, and the places where their cards lie."""

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wizardtable.games.wizards_gambit.view.art.card_frames import SMALL
from wizardtable.paint import cardstock
from wizardtable.paint.card_backs import glaze_back
from wizardtable.paint.furniture import paint_ghost
from wizardtable.paint.metal import square
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint


class Back(Enum):
    """The two decks: an open grimoire on green, a cauldron on plum."""

    SPELL = "spell"
    COMPONENT = "component"


def paint_card_back(painter: QPainter, rect: QRectF, back: Back) -> None:
    """Paints the back of a card to fill `rect`, which is 1.4 times as high as wide."""
    small = rect.width() < SMALL
    cardstock.begin(painter, rect)
    suffix = "-small.svg" if small else ".svg"
    draw(painter, cardstock.WHOLE, "wizards_gambit", f"back-{back.value}{suffix}")
    glaze_back(painter, cardstock.outline())
    cardstock.paint_frame(painter, ornate=not small)
    painter.restore()


def paint_card_place(painter: QPainter, rect: QRectF, look: Look, picture: str = "") -> None:
    """Paints where a card may lie: a hollow in the cloth with a brass edge.

    Args:
        picture: what lies there when it is not empty, engraved faintly: "pool", "discards" or
            "gambit"; "" for nothing.
    """
    theme, radius = look.theme, min(rect.width() * 0.07, 14.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(tint(theme.well, 0.42))
    painter.setPen(QPen(tint(theme.brass, 0.6), 1.4))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    inset = max(3.0, rect.width() * 0.05)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.brass, 0.35), 1.0))
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(inner, radius * 0.7, radius * 0.7)
    if picture:
        ink = theme.figure
        room = square(inner).adjusted(inset, inset, -inset, -inset)

        def engrave(ghost: QPainter, area: QRectF) -> None:
            draw(ghost, area, "wizards_gambit", f"place-{picture}.svg", ink=ink)

        paint_ghost(painter, room, engrave, look, 0.3)
    painter.restore()
