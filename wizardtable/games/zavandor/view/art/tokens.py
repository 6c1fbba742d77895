# SPDX-License-Identifier: MIT
"""Paints lots as small tokens, the characters as portraits, and the places of what is gone."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from wizardtable.games.zavandor.rules.components import (
    ARTIFACT_DECKS,
    CHARACTERS,
    NO_LOT,
    is_sentinel,
)
from wizardtable.games.zavandor.view.art.lot_colors import (
    draw_emblem,
    livery,
    paint_lozenges,
    paint_star,
)
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.metal import (
    Metal,
    keyline,
    metal_brush,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look

CHARACTER_COLOURS: Final = ("#54407f", "#2f7150", "#7a5a2a", "#a8487c", "#2a4f96", "#a04a20")
"""By character, the enamel of the portrait."""

_SMALL: Final = 40.0
"""Below this many pixels wide a token's emblem is as large as can be."""


def paint_lot_small(painter: QPainter, rect: QRectF, lot: int, look: Look) -> None:
    """Paints a lot as a token: artifacts on a cushion in their part's colour, sentinels on a disc.

    Made for 24 to 60 logical pixels, and for any theme of `look` the same.
    """
    del look
    box = square(rect)
    width = box.width()
    small = width < _SMALL
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, box, lot, small)
    draw_emblem(painter, shrunk(box, width * (0.07 if small else 0.095)), lot)
    if not small:
        foot = part(box, 20, 88, 60, 12)
        if is_sentinel(lot):
            paint_star(painter, foot)
        else:
            paint_lozenges(painter, foot, ARTIFACT_DECKS[lot] + 1)
    painter.restore()


def paint_character(
    painter: QPainter, rect: QRectF, character: int, medallion: bool = True
) -> None:
    """Paints a character, 0 to 5, in a brass roundel or as a bust alone."""

    def bust(room: QRectF) -> None:
        draw(painter, room, "zavandor", f"character-{CHARACTERS[character]}.svg")

    if medallion:
        paint_medallion(painter, rect, CHARACTER_COLOURS[character], bust)
    else:
        bust(square(rect))


def paint_place(painter: QPainter, rect: QRectF, lot: int, look: Look) -> None:
    """Paints the place of a card that is not there, engraved in the cloth.

    A sentinel leaves its likeness behind; `NO_LOT` is any artifact's place.
    """
    edge = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QPainterPath()
    frame.addRoundedRect(shrunk(rect, edge * 0.02), edge * 0.06, edge * 0.06)
    well = QColor(look.theme.well)
    well.setAlphaF(0.45)
    painter.fillPath(frame, well)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(0.6)
    painter.setPen(keyline(max(1.0, edge * 0.012), look.theme.circle))
    painter.drawPath(frame)
    middle = shrunk(square(rect), edge * 0.1)
    painter.setOpacity(0.5)
    ground = "ground-sentinel.svg" if is_sentinel(lot) else "place-artifact.svg"
    draw(painter, middle, "zavandor", ground, ink=look.theme.circle)
    if lot != NO_LOT:
        painter.setOpacity(0.4)
        draw_emblem(painter, shrunk(middle, middle.width() * 0.12), lot)
    painter.restore()


def _paint_ground(painter: QPainter, box: QRectF, lot: int, small: bool) -> None:
    """Paints a token without its emblem: parchment, the lot's colour and gilt around it."""
    width = box.width()
    rims = (0.0, 0.035, 0.085, 0.15) if small else (0.0, 0.02, 0.065, 0.13)
    dark, gilt, band, inner = (_token(lot, shrunk(box, width * rim)) for rim in rims)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(dark, QColor(KEYLINE))
    painter.fillPath(gilt, metal_brush(box, Metal.GOLD))
    painter.fillPath(band, QColor(livery(lot)))
    painter.fillPath(inner, parchment_brush(box))
    if not small:
        painter.strokePath(band, keyline(width * 0.014))
        painter.strokePath(inner, keyline(width * 0.014))


def _token(lot: int, rect: QRectF) -> QPainterPath:
    """The outline of a token: a disc for sentinels, a cushion for artifacts."""
    path = QPainterPath()
    if is_sentinel(lot):
        path.addEllipse(rect)
    else:
        path.addRoundedRect(rect, rect.width() * 0.2, rect.width() * 0.2)
    return path
