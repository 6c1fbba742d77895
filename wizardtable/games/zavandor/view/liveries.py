# SPDX-License-Identifier: MIT
"""The colours of what is auctioned, and the lozenges that go with them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from wizardtable.games.zavandor.components import ARTIFACT_DECKS, is_sentinel
from wizardtable.table.metal import Metal, keyline, metal_brush

PART_COLOURS: Final = ("#2f6e46", "#2c5aa3", "#6b3f9e", "#9c2a3a")
"""By part of the artifact deck, A to D; as many lozenges always go with it, one to four."""

SENTINEL_COLOUR: Final = "#1f3f4d"


def livery(lot: int) -> str:
    """The colour of a lot's card: that of its part of the deck, or the sentinels' own."""
    return SENTINEL_COLOUR if is_sentinel(lot) else PART_COLOURS[ARTIFACT_DECKS[lot]]


def rank(lot: int) -> int:
    """How many lozenges go with a lot: 1 to 4 by part of the deck, 0 for a sentinel."""
    return 0 if is_sentinel(lot) else ARTIFACT_DECKS[lot] + 1


def paint_lozenges(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paints `count` gilt lozenges side by side, as high as `rect` and in its middle.

    For 0 there is one four-pointed star instead: the sign of the sentinels.
    """
    high = rect.height()
    step = high * 0.86
    painter.setPen(keyline(max(0.8, high * 0.09)))
    first = rect.center().x() - step * (max(1, count) - 1) / 2
    for number in range(max(1, count)):
        middle = QPointF(first + number * step, rect.center().y())
        path = QPainterPath()
        path.addPolygon(_star(middle, high / 2) if count == 0 else _lozenge(middle, high / 2))
        path.closeSubpath()
        painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
        painter.drawPath(path)


def _lozenge(middle: QPointF, reach: float) -> QPolygonF:
    corners = ((0.0, -1.0), (0.72, 0.0), (0.0, 1.0), (-0.72, 0.0))
    return QPolygonF([middle + QPointF(x, y) * reach for x, y in corners])


def _star(middle: QPointF, reach: float) -> QPolygonF:
    corners = (
        *((0.0, -1.2), (0.3, -0.3), (1.2, 0.0), (0.3, 0.3)),
        *((0.0, 1.2), (-0.3, 0.3), (-1.2, 0.0), (-0.3, -0.3)),
    )
    return QPolygonF([middle + QPointF(x, y) * reach for x, y in corners])
