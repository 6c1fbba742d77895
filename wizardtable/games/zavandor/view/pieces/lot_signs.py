# SPDX-License-Identifier: MIT
"""The colours, emblems and signs of artifacts and sentinels."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from wizardtable.games.zavandor.rules.components import (
    ARTIFACT_DECKS,
    ARTIFACTS,
    CAT,
    DIAMOND,
    EMERALD,
    FIRST_SENTINEL,
    FOX,
    GEMS,
    OPAL,
    OWL,
    RAVEN,
    RAVEN_LOTS,
    RUBY,
    SALAMANDER,
    SAPPHIRE,
    SCARAB,
    SENTINELS,
    TOAD,
    TOAD_LOTS,
    UNICORN,
    is_sentinel,
)
from wizardtable.games.zavandor.view.pieces.gem import paint_gem
from wizardtable.paint.metal import Metal, keyline, metal_brush, part
from wizardtable.paint.svg import draw

PART_COLOURS: Final = ("#2f6e46", "#2c5aa3", "#6b3f9e", "#9c2a3a")
"""By part of the artifact deck, A to D; one to four lozenges go with it."""

SENTINEL_COLOUR: Final = "#1f3f4d"

_GEM_OF: Final[dict[int, int]] = {
    CAT: OPAL,
    FOX: SAPPHIRE,
    SCARAB: EMERALD,
    UNICORN: DIAMOND,
    SALAMANDER: RUBY,
}
"""By sentinel, the gem that its bonus counts."""

_SIDE_BY_SIDE: Final = 1.6
"""From this ratio of width to height on, signs stand in a row."""


def lot_colour(lot: int) -> str:
    """Returns the colour of a lot: that of its part of the deck, or that of all sentinels."""
    return SENTINEL_COLOUR if is_sentinel(lot) else PART_COLOURS[ARTIFACT_DECKS[lot]]


def draw_emblem(painter: QPainter, rect: QRectF, lot: int) -> None:
    """Draws the emblem of a lot alone, as large as fits in `rect`."""
    name = SENTINELS[lot - FIRST_SENTINEL] if is_sentinel(lot) else ARTIFACTS[lot]
    draw(painter, rect, "zavandor", f"lot-{name}.svg")


def paint_sign(painter: QPainter, rect: QRectF, lot: int) -> None:
    """Paints the sign of a lot into `rect`, in a row if it is broad, else as a cluster.

    The sign of an artifact is a lozenge for each part of the deck up to its own, the sign of a
    sentinel is what its bonus counts.
    """
    if not is_sentinel(lot):
        paint_lozenges(painter, rect, ARTIFACT_DECKS[lot] + 1)
        return
    if lot == OWL:
        draw(painter, rect, "zavandor", "mastery.svg")
        return
    if lot in (TOAD, RAVEN):
        lots = TOAD_LOTS if lot == TOAD else RAVEN_LOTS
        for one, room in zip(lots, _spots(rect, _CLUSTERS[len(lots)]), strict=True):
            draw_emblem(painter, room, one)
        return
    gems = (_GEM_OF[lot],) if lot in _GEM_OF else tuple(range(len(GEMS)))
    for gem, room in zip(gems, _spots(rect, _CLUSTERS[len(gems)]), strict=True):
        paint_gem(painter, room, gem)


def paint_lozenges(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paints 1 to 4 gilt lozenges into `rect`, in a row if it is broad, else as a cluster."""
    for room in _spots(rect, _LOZENGES[count]):
        _paint_figure(painter, room, _LOZENGE)


def paint_star(painter: QPainter, rect: QRectF) -> None:
    """Paints the gilt four-pointed star that all sentinels share."""
    _paint_figure(painter, rect, _STAR)


@dataclass(frozen=True, slots=True)
class _Cluster:
    """Signs around the middle of a square: how far out and how large, in hundredths of it, and at
    which angle the first stands, in degrees."""

    count: int
    reach: float = 0.0
    side: float = 100.0
    start: float = -90.0


_LOZENGES: Final = {
    1: _Cluster(1),
    2: _Cluster(2, 25, 72, 180),
    3: _Cluster(3, 30, 60),
    4: _Cluster(4, 33, 62),
}
_CLUSTERS: Final = {1: _Cluster(1), 4: _Cluster(4, 35.4, 50, -135), 5: _Cluster(5, 31, 40)}


def _spots(rect: QRectF, cluster: _Cluster) -> list[QRectF]:
    """Returns a square in `rect` for each sign."""
    count = cluster.count
    if count == 1 or rect.width() >= rect.height() * _SIDE_BY_SIDE:
        side = min(rect.height(), rect.width() / count)
        left = rect.center().x() - side * count / 2
        top = rect.center().y() - side / 2
        return [QRectF(left + side * number, top, side, side) for number in range(count)]
    corner = 50 - cluster.side / 2
    turns = [math.radians(cluster.start + 360 * number / count) for number in range(count)]
    return [
        part(
            rect,
            corner + cluster.reach * math.cos(turn),
            corner + cluster.reach * math.sin(turn),
            cluster.side,
            cluster.side,
        )
        for turn in turns
    ]


_LOZENGE: Final = ((0.0, -0.9), (0.66, 0.0), (0.0, 0.9), (-0.66, 0.0))
_STAR: Final = (
    *((0.0, -1.0), (0.26, -0.26), (1.0, 0.0), (0.26, 0.26)),
    *((0.0, 1.0), (-0.26, 0.26), (-1.0, 0.0), (-0.26, -0.26)),
)


def _paint_figure(
    painter: QPainter, rect: QRectF, corners: tuple[tuple[float, float], ...]
) -> None:
    """Paints a gilt polygon; its corners are from -1 to 1 in the largest square amid `rect`."""
    reach = min(rect.width(), rect.height()) / 2
    path = QPainterPath()
    path.addPolygon(QPolygonF([rect.center() + QPointF(x, y) * reach for x, y in corners]))
    path.closeSubpath()
    painter.setPen(keyline(max(0.8, reach * 0.17)))
    painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
    painter.drawPath(path)
