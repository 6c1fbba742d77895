# SPDX-License-Identifier: MIT
"""The colours, emblems and signs of artifacts and sentinels."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.view.pieces.gem import paint_gem
from wizardtable.paint.metal import Metal, keyline, metal_brush, part
from wizardtable.paint.svg import draw

PART_COLOURS: Final = ("#2f6e46", "#2c5aa3", "#6b3f9e", "#9c2a3a")
"""The colour of each part of the artifact deck, A to D."""

SENTINEL_COLOUR: Final = "#1f3f4d"
"""The colour of all sentinels."""

_COUNTED_GEMS: Final[dict[int, int]] = {
    components.CAT: components.OPAL,
    components.FOX: components.SAPPHIRE,
    components.SCARAB: components.EMERALD,
    components.UNICORN: components.DIAMOND,
    components.SALAMANDER: components.RUBY,
}
"""By sentinel, the gem that its bonus counts; sentinels that count other pieces are missing."""

_ROW_RATIO: Final = 1.6
"""In a box at least this much wider than high, signs stand in a row."""


def lot_colour(lot: int) -> str:
    """Returns the colour of a lot: the colour of its part of the deck, or of all sentinels."""
    return (
        SENTINEL_COLOUR
        if components.is_sentinel(lot)
        else PART_COLOURS[components.ARTIFACT_DECKS[lot]]
    )


def draw_emblem(painter: QPainter, rect: QRectF, lot: int) -> None:
    """Draws the emblem of a lot alone, as large as fits in `rect`."""
    name = (
        components.SENTINELS[lot - components.FIRST_SENTINEL]
        if components.is_sentinel(lot)
        else components.ARTIFACTS[lot]
    )
    draw(painter, rect, "zavandor", f"lot-{name}.svg")


def paint_sign(painter: QPainter, rect: QRectF, lot: int) -> None:
    """Paints the sign of a lot, in a row if `rect` is broad, otherwise as a cluster.

    The sign of an artifact is one to four lozenges, for part A to D of the deck. The sign of a
    sentinel shows the pieces that its bonus counts.
    """
    if not components.is_sentinel(lot):
        paint_lozenges(painter, rect, components.ARTIFACT_DECKS[lot] + 1)
        return
    if lot == components.OWL:
        draw(painter, rect, "zavandor", "mastery.svg")
        return
    if lot in (components.TOAD, components.RAVEN):
        lots = components.TOAD_LOTS if lot == components.TOAD else components.RAVEN_LOTS
        for counted_lot, room in zip(lots, _spots(rect, _PIECE_CLUSTERS[len(lots)]), strict=True):
            draw_emblem(painter, room, counted_lot)
        return
    gems = (_COUNTED_GEMS[lot],) if lot in _COUNTED_GEMS else tuple(range(len(components.GEMS)))
    for gem, room in zip(gems, _spots(rect, _PIECE_CLUSTERS[len(gems)]), strict=True):
        paint_gem(painter, room, gem)


def paint_lozenges(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paints 1 to 4 gilt lozenges, in a row if `rect` is broad, otherwise as a cluster."""
    for room in _spots(rect, _LOZENGE_CLUSTERS[count]):
        _paint_figure(painter, room, _LOZENGE_CORNERS)


def paint_star(painter: QPainter, rect: QRectF) -> None:
    """Paints the gilt four-pointed star that all sentinels share."""
    _paint_figure(painter, rect, _STAR_CORNERS)


@dataclass(frozen=True, slots=True)
class _Cluster:
    """The arrangement of signs around the middle of a square.

    Attributes:
        count: the number of signs.
        reach: the distance of each sign from the middle, in hundredths of the square.
        side: the side of each sign, in hundredths of the square.
        start: the angle of the first sign, in degrees.
    """

    count: int
    reach: float = 0.0
    side: float = 100.0
    start: float = -90.0


_LOZENGE_CLUSTERS: Final = {
    1: _Cluster(1),
    2: _Cluster(2, 25, 72, 180),
    3: _Cluster(3, 30, 60),
    4: _Cluster(4, 33, 62),
}
_PIECE_CLUSTERS: Final = {1: _Cluster(1), 4: _Cluster(4, 35.4, 50, -135), 5: _Cluster(5, 31, 40)}


def _spots(rect: QRectF, cluster: _Cluster) -> list[QRectF]:
    """Returns a square in `rect` for each sign."""
    count = cluster.count
    if count == 1 or rect.width() >= rect.height() * _ROW_RATIO:
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


_LOZENGE_CORNERS: Final = ((0.0, -0.9), (0.66, 0.0), (0.0, 0.9), (-0.66, 0.0))
_STAR_CORNERS: Final = (
    *((0.0, -1.0), (0.26, -0.26), (1.0, 0.0), (0.26, 0.26)),
    *((0.0, 1.0), (-0.26, 0.26), (-1.0, 0.0), (-0.26, -0.26)),
)


def _paint_figure(
    painter: QPainter, rect: QRectF, corners: tuple[tuple[float, float], ...]
) -> None:
    """Paints a gilt polygon into the largest square in the middle of `rect`.

    The coordinates of the corners are from -1 to 1.
    """
    reach = min(rect.width(), rect.height()) / 2
    path = QPainterPath()
    path.addPolygon(QPolygonF([rect.center() + QPointF(x, y) * reach for x, y in corners]))
    path.closeSubpath()
    painter.setPen(keyline(max(0.8, reach * 0.17)))
    painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
    painter.drawPath(path)
