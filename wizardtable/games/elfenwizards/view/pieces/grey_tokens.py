# SPDX-License-Identifier: MIT
"""Paints grey magic tokens, which lie under wizards and in the supply."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from wizardtable.paint.metal import Metal, keyline, metal_brush, paint_number, part, shrunk, square
from wizardtable.paint.svg import draw

NUMBER_SHARE: Final = 0.56
"""The usual size of the number on a token, as a share of the token's width."""

MAX_NUMBER_SHARE: Final = 0.78
"""The largest size of the number on a token, as a share of the token's width, when the number grows
with the writing."""


def paint_grey(painter: QPainter, rect: QRectF, count: int = 0, grown: float = 1.0) -> None:
    """Paints a grey magic token, with a curl of smoke or with a number.

    Args:
        count: the number on the token; 0 for the curl of smoke.
        grown: the factor by which the number is larger than usual, limited by `MAX_NUMBER_SHARE`.
            The factor makes up for a narrow wizard with a small token.
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
        share = min(MAX_NUMBER_SHARE, NUMBER_SHARE * grown)
        paint_number(painter, shrunk(box, box.width() * (1 - share) / 2), count, "#ffffff")
    else:
        draw(painter, shrunk(field, field.width() * 0.08), "elfenwizards", "grey.svg")
    painter.restore()
