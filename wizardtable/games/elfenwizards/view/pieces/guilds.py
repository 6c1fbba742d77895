# SPDX-License-Identifier: MIT
"""The six guilds: their names, their colours, and their sigils. A sigil is the sign by which a
guild is recognized without colours."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import GUILDS
from wizardtable.paint.metal import (
    Metal,
    Tones,
    blend,
    enamel_brush,
    enlarged_to_legible,
    keyline,
    paint_rim,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw

GUILD_NAMES: Final = (
    N_("elfenwizards table", "Red guild"),
    N_("elfenwizards table", "Green guild"),
    N_("elfenwizards table", "Blue guild"),
    N_("elfenwizards table", "Yellow guild"),
    N_("elfenwizards table", "Black guild"),
    N_("elfenwizards table", "White guild"),
)

GUILD_TONES: Final = (
    Tones("#7a1518", "#c8342c", "#f28a6e", "#d07f5f"),
    Tones("#124a2a", "#2f9150", "#9adb8a", "#83b27a"),
    Tones("#10245f", "#274fa6", "#8fb8f2", "#7fa9d0"),
    Tones("#9a6410", "#efbb38", "#fff0a0", "#cf9a35", numeral="#3a1a06", rim="#fff1b8"),
    Tones("#07060b", "#2a2735", "#77708e", "#6d6880"),
    Tones("#8796aa", "#eef2f7", "#ffffff", "#b3c7d4", numeral="#1d2f4a", rim="#ffffff"),
)
"""By guild, the colours of its pieces; `numeral` is the colour of the pips and sigils on the
pieces."""


def draw_sigil(painter: QPainter, rect: QRectF, seat: int, ink: str) -> None:
    """Draws a guild's sigil without a ground, in the colour `ink`: flame, leaf, moon, sun, bat or
    star."""
    room = enlarged_to_legible(painter, rect)
    draw(painter, room, "elfenwizards", f"sigil-{GUILDS[seat]}.svg", ink=ink)


def paint_sigil(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints the round emblem of a guild: its sigil on enamel in a gilt rim."""
    box = square(rect)
    tones = GUILD_TONES[seat]
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


def side_brush(box: QRectF, tones: Tones) -> QLinearGradient:
    """Returns the brush for the sides of a die or a chip, whose lower side is in the shade."""
    brush = QLinearGradient(box.topLeft(), box.bottomLeft())
    brush.setColorAt(0.0, blend(tones.mid, tones.light, 0.8))
    brush.setColorAt(0.3, QColor(tones.mid))
    brush.setColorAt(1.0, blend(tones.dark, "#000000", 0.25))
    return brush
