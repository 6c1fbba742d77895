# SPDX-License-Identifier: MIT
"""Paints the wizards: as pawns with their grey tokens, and as portraits of their guilds."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from wizardtable.games.elfenwizards.rules.components import GUILDS
from wizardtable.games.elfenwizards.view.art.guild_colors import paint_sigil
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.metal import (
    Metal,
    blend,
    keyline,
    metal_brush,
    paint_number,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.wizard_portraits import BADGE, paint_wizard

PAWN_RATIO: Final = 0.66
"""Width of a pawn by its height."""

_USUAL: Final = Look()

_SEAL: Final = 15.0
"""The least side of the seal with the number of tokens, at 100 %."""

_FIGURE, _FULL = 0.56, 0.78
"""The share of a token that its number takes, and at most."""

_SMALL: Final = 40.0
"""Below this height, in logical pixels, a pawn has a simple face and a larger sigil."""


def paint_pawn(
    painter: QPainter, rect: QRectF, seat: int, tokens: int = 0, look: Look = _USUAL
) -> None:
    """Paints a wizard of a guild, standing at the foot of `rect`, with his grey tokens under him.

    Args:
        tokens: grey magic tokens; none is shown for 0, their number stands on a seal.
    """
    high = min(rect.height(), rect.width() / PAWN_RATIO)
    box = QRectF(0, 0, high * PAWN_RATIO, high)
    box.moveCenter(rect.center())
    box.moveBottom(rect.bottom())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tokens:
        _paint_mist(painter, part(box, 0, 79, 100, 21), min(3, tokens))
        figure = part(box, 3, 0, 94, 93)
    else:
        figure = box
    small = "-small" if high < _SMALL else ""
    draw(painter, figure, "elfenwizards", f"pawn-{GUILDS[seat]}{small}.svg")
    if tokens:
        wanted = max(high * 0.27, _SEAL * look.growth) * look.swell
        side = min(box.width(), wanted)
        seal = QRectF(box.right() - side, box.bottom() - side, side, side)
        paint_grey(painter, seal, tokens, wanted / side)
    painter.restore()


def paint_grey(painter: QPainter, rect: QRectF, count: int = 0, grown: float = 1.0) -> None:
    """Paints a token of grey magic: a curl of smoke, or the number of tokens for more than 0.

    Args:
        grown: how much more of the token than usual the number takes, as far as it has room for
            it: a pawn may be narrower than what large writing asks for.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.0, box.width() * 0.06)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(box, Metal.SILVER))
    painter.drawEllipse(shrunk(box, width / 2))
    field = shrunk(box, box.width() * 0.13)
    ground = QRadialGradient(part(field, 36, 30, 0, 0).topLeft(), field.width() * 0.8)
    ground.setColorAt(0.0, QColor("#a7adb8"))
    ground.setColorAt(1.0, QColor("#4a4f5c"))
    painter.setPen(keyline(width * 0.5))
    painter.setBrush(ground)
    painter.drawEllipse(field)
    if count:
        share = min(_FULL, _FIGURE * grown)
        paint_number(painter, shrunk(box, box.width() * (1 - share) / 2), count, "#ffffff")
    else:
        draw(painter, shrunk(field, field.width() * 0.08), "elfenwizards", "grey.svg")
    painter.restore()


def paint_portrait(painter: QPainter, rect: QRectF, seat: int, medallion: bool = True) -> None:
    """Paints the master of a guild, in a brass roundel of its colour or as a bust alone."""

    def bust(room: QRectF) -> None:
        draw(painter, room, "elfenwizards", f"portrait-{GUILDS[seat]}.svg")

    if medallion:
        paint_medallion(painter, rect, _GROUNDS[seat], bust)
    else:
        bust(square(rect))


def paint_sitter(painter: QPainter, rect: QRectF, seat: int, wizard: str) -> None:
    """Paints who plays a guild, with its sigil: a wizard's portrait, or else the master's."""
    if not wizard:
        paint_portrait(painter, rect, seat)
        side = rect.width() * BADGE
        paint_sigil(painter, QRectF(rect.right() - side, rect.bottom() - side, side, side), seat)
        return
    ground = _GROUNDS[seat]
    paint_wizard(painter, rect, wizard, ground, lambda badge: paint_sigil(painter, badge, seat))


def paint_dragon(painter: QPainter, rect: QRectF) -> None:
    """Paints the dragon, which goes to whoever begins, as large as fits in `rect`."""
    small = "-small" if min(rect.width(), rect.height()) < _SMALL else ""
    draw(painter, rect, "elfenwizards", f"dragon{small}.svg")


_GROUNDS: Final = ("#5c1a20", "#2c5a34", "#3a5f9c", "#7a4a9a", "#7a6a94", "#3f6f94")
"""By guild, the enamel behind its portrait: dark or light enough to show the hat."""


def _paint_mist(painter: QPainter, rect: QRectF, rings: int) -> None:
    """Discs of grey stone, one for each token up to three, with mist about them."""
    glow = QRadialGradient(rect.center(), rect.width() * 0.52)
    glow.setColorAt(0.0, QColor(190, 198, 210, 230))
    glow.setColorAt(1.0, QColor(150, 160, 175, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawRect(rect.adjusted(0, -rect.height() * 0.6, 0, 0))
    step = rect.height() * 0.13
    for i in range(rings):
        disc = part(rect, 8, 12, 84, 62).translated(QPointF(0, (rings - 1 - i) * step))
        path = QPainterPath()
        path.addEllipse(disc)
        painter.setPen(keyline(max(0.8, rect.height() * 0.07)))
        painter.setBrush(blend("#4d525f", "#aab1bd", (i + 1) / rings))
        painter.drawPath(path)
