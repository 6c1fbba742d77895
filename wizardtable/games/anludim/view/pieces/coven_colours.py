# SPDX-License-Identifier: MIT
"""The colour and the animal of each seat's coven, and the colour of each discipline."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.paint import metal
from wizardtable.paint.medallion import SMALL_MEDALLION_PIXELS
from wizardtable.paint.svg import draw

SIGILS: Final = ("owl", "cat", "raven", "toad", "moth")
"""By seat, the animal of its coven."""

SEAT_COLOURS: Final = ("#b97a1f", "#2f5fb0", "#a62f3c", "#2f8050", "#7446a8")
"""By seat, the colour of its coven. The animal of the coven always appears with the colour."""

DISCIPLINE_COLOURS: Final = ("#2a6a4e", "#2b437f", "#53406a", "#84274a", "#8f5b12")
"""By discipline, the ground colour of its professor, objects and plate."""


def sigil_picture(seat: int) -> str:
    """Returns the file name of the picture of the animal of a seat's coven."""
    return f"sigil-{SIGILS[seat]}.svg"


def paint_sigil(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints the round emblem of a seat: the animal of its coven on enamel of the seat's colour."""
    box = metal.square(rect)
    small = box.width() < SMALL_MEDALLION_PIXELS
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addEllipse(metal.shrunk(box, box.width() * 0.02))
    inner.addEllipse(metal.shrunk(box, box.width() * 0.08))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(metal.enamel_brush(box, SEAT_COLOURS[seat]))
    painter.drawPath(inner)
    metal.paint_rim(painter, outline, inner, metal.Metal.GOLD)
    picture = metal.part(box, 19, 19, 62, 62) if small else metal.part(box, 23, 23, 54, 54)
    draw(painter, picture, "anludim", sigil_picture(seat), ink=metal.IVORY)
    painter.restore()
