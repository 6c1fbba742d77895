# SPDX-License-Identifier: MIT
"""The six guilds by their colours and sigils; one never goes without the other."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.games.elfenwizards.rules.components import GUILDS
from wizardtable.paint.metal import (
    Metal,
    Tones,
    enamel_brush,
    keyline,
    legible,
    paint_rim,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw

TONES: Final = (
    Tones("#7a1518", "#c8342c", "#f28a6e", "#d07f5f"),
    Tones("#124a2a", "#2f9150", "#9adb8a", "#83b27a"),
    Tones("#10245f", "#274fa6", "#8fb8f2", "#7fa9d0"),
    Tones("#9a6410", "#efbb38", "#fff0a0", "#cf9a35", numeral="#3a1a06", rim="#fff1b8"),
    Tones("#07060b", "#2a2735", "#77708e", "#6d6880"),
    Tones("#8796aa", "#eef2f7", "#ffffff", "#b3c7d4", numeral="#1d2f4a", rim="#ffffff"),
)
"""By guild, the colour of all that is its own; `numeral` is that of pips and sigils on it."""


def draw_sigil(painter: QPainter, rect: QRectF, seat: int, ink: str) -> None:
    """Draws a guild's sigil alone: flame, leaf, moon, sun, bat or star."""
    room = legible(painter, rect)
    draw(painter, room, "elfenwizards", f"sigil-{GUILDS[seat]}.svg", ink=ink)


def paint_sigil(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints the round emblem of a guild: its sigil on enamel in a gilt rim."""
    box = square(rect)
    tones = TONES[seat]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addEllipse(shrunk(box, box.width() * 0.02))
    inner.addEllipse(shrunk(box, box.width() * 0.1))
    painter.setPen(keyline(max(0.8, box.width() * 0.02)))
    painter.setBrush(enamel_brush(box, tones.mid))
    painter.drawPath(inner)
    paint_rim(painter, outline, inner, Metal.GOLD)
    draw_sigil(painter, part(box, 22, 22, 56, 56), seat, tones.numeral)
    painter.restore()
