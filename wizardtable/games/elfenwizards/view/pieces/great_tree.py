# SPDX-License-Identifier: MIT
"""The great tree: boughs that carry the titles, ladders that lead from space to space, and a forest
behind.

A ladder leads from each candidate's space to each title that the candidate can win. The Magician
spaces at the foot are also called groves.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX, read_box
from wizardtable.games.elfenwizards.view.ladders import Contest, lanes, paint_way, ways_of
from wizardtable.games.elfenwizards.view.pieces.forest import paint_dusk, paint_ground
from wizardtable.games.elfenwizards.view.pieces.leaves import paint_foliage, paint_grass
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import keyline
from wizardtable.paint.theme import Look
from wizardtable.table.kit.pieces import Piece, piece

TREE_LINES: Final = (
    (components.GRAND_DRUID,),
    components.DRUIDS,
    components.SORCERERS,
    components.NECROMANCERS,
    components.MAGICIANS,
)
"""The spaces of each line of the tree, from the top."""


def paint_tree(
    painter: QPainter,
    rect: QRectF,
    spaces: Sequence[QRectF],
    contests: tuple[Contest, ...] = PRINTED_BOX.contests,
) -> None:
    """Paints the tree without its spaces. The picture is the same in all themes.

    Args:
        spaces: by place, 0 to 18, the area of the space. All areas are in `rect`, line above line.
        contests: the contests that have ladders: the titles and the spaces of each one.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lines = [_bounds([spaces[place] for place in line]) for line in TREE_LINES]
    paint_dusk(painter, rect)
    ground = paint_ground(painter, rect, lines[-1])
    _paint_trunk(painter, rect, lines, ground)
    for number in (3, 2, 1, 0):
        line = lines[number]
        gap = lines[number + 1].top() - line.bottom()
        swell = max(gap * 1.15, line.height() * 0.14)
        paint_foliage(painter, [spaces[n] for n in TREE_LINES[number]], swell, number, rect)
    for number in range(4):
        _paint_bough(painter, lines, number, rect)
    paint_grass(painter, rect, lines[-1])
    areas = dict(enumerate(spaces))
    ways = [
        way
        for contest, lane in zip(contests, lanes(contests), strict=True)
        for way in ways_of(areas, contest, lane)
    ]
    for way in sorted(ways, key=lambda way: bool(way.knots)):  # vines hide the ends of ladders
        paint_way(painter, way)
    painter.restore()


def paint_contest_light(
    painter: QPainter,
    contests: tuple[Contest, ...],
    number: int,
    spaces: Mapping[int, QRectF],
) -> None:
    """Paints light along the ladders and the vine of a contest, over the tree.

    Args:
        contests: all contests of the map.
        number: the number of the contest.
        spaces: by place, the areas of its titles and spaces.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for way in ways_of(spaces, contests[number], lanes(contests)[number]):
        for share, light in ((1.9, "#40ffe9a0"), (1.3, "#70ffdf80"), (0.5, "#fff6d0")):
            painter.setPen(keyline(way.width * share, light))
            painter.drawPath(way.path)
    painter.restore()


def _bounds(boxes: Sequence[QRectF]) -> QRectF:
    """Returns the smallest rectangle around several rectangles."""
    whole = QRectF(boxes[0])
    for box in boxes[1:]:
        whole = whole.united(box)
    return whole


def _paint_trunk(painter: QPainter, rect: QRectF, lines: Sequence[QRectF], ground: float) -> None:
    """Paints the trunk, which spreads into roots towards all groves. `ground` is the y of the
    forest floor in the middle."""
    middle = rect.center().x()
    crown, foot = lines[0].center().y(), ground + lines[-1].height() * 0.3
    slim, stout = rect.width() * 0.028, rect.width() * 0.062
    spread = rect.width() * 0.17
    path = QPainterPath(QPointF(middle - slim, crown))
    knee = foot - (foot - crown) * 0.24
    path.cubicTo(
        QPointF(middle - slim, (crown + knee) / 2),
        QPointF(middle - stout, knee - rect.height() * 0.08),
        QPointF(middle - stout, knee),
    )
    path.quadTo(QPointF(middle - stout, foot), QPointF(middle - spread, foot + slim))
    path.quadTo(QPointF(middle - stout, foot - slim * 0.2), QPointF(middle - slim, foot + slim))
    path.quadTo(QPointF(middle, foot), QPointF(middle + slim, foot + slim))
    path.quadTo(QPointF(middle + stout, foot - slim * 0.2), QPointF(middle + spread, foot + slim))
    path.quadTo(QPointF(middle + stout, foot), QPointF(middle + stout, knee))
    path.cubicTo(
        QPointF(middle + stout, knee - rect.height() * 0.08),
        QPointF(middle + slim, (crown + knee) / 2),
        QPointF(middle + slim, crown),
    )
    path.closeSubpath()
    bark = QLinearGradient(middle - stout, 0, middle + stout, 0)
    for stop, colour in ((0.0, "#7c5230"), (0.3, "#b0804c"), (0.6, "#7a4d28"), (1.0, "#38200f")):
        bark.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(max(1.2, rect.width() * 0.004)))
    painter.setBrush(bark)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i, shift in enumerate((-0.55, -0.2, 0.15, 0.5)):
        painter.setPen(keyline(max(0.8, rect.width() * 0.003), "#80341d0c"))
        line = QPainterPath(QPointF(middle + slim * shift, crown))
        line.cubicTo(
            QPointF(middle + slim * shift * 1.2, (crown + knee) / 2),
            QPointF(middle + stout * shift * (0.7 + 0.2 * (i % 2)), knee),
            QPointF(middle + stout * shift * 1.3, foot),
        )
        painter.drawPath(line)


def _paint_bough(painter: QPainter, lines: Sequence[QRectF], number: int, rect: QRectF) -> None:
    """Paints the bough that carries the line of spaces `number`, counted from 0 at the top. The
    bough is thinner towards both ends."""
    line = lines[number]
    gap = lines[number + 1].top() - line.bottom()
    thick = max(3.0, min(gap * 0.62, line.height() * 0.16))
    y = line.bottom() - thick * 0.15
    middle = line.center().x()
    half_width = min(line.width() / 2 + thick * 1.2, rect.right() - middle - thick * 0.15)
    path = QPainterPath(QPointF(middle - half_width, y - thick * 0.2))
    path.quadTo(QPointF(middle - half_width * 0.5, y), QPointF(middle, y))
    path.quadTo(
        QPointF(middle + half_width * 0.5, y), QPointF(middle + half_width, y - thick * 0.2)
    )
    path.cubicTo(
        QPointF(middle + half_width * 0.8, y + thick * 0.7),
        QPointF(middle + half_width * 0.3, y + thick * 0.75),
        QPointF(middle, y + thick * 1.25),
    )
    path.cubicTo(
        QPointF(middle - half_width * 0.3, y + thick * 0.75),
        QPointF(middle - half_width * 0.8, y + thick * 0.7),
        QPointF(middle - half_width, y - thick * 0.2),
    )
    bark = QLinearGradient(0, y, 0, y + thick)
    bark.setColorAt(0.0, QColor("#a8743f"))
    bark.setColorAt(0.45, QColor("#7c4f29"))
    bark.setColorAt(1.0, QColor("#3d2411"))
    painter.setPen(keyline(max(1.0, thick * 0.14)))
    painter.setBrush(bark)
    painter.drawPath(path)


def _paint(painter: QPainter, rect: QRectF, look: Look, data: str, *corners: float) -> None:
    paint_tree(painter, rect, _rectangles(rect, corners), read_box(data).contests)


def _paint_map(painter: QPainter, rect: QRectF, look: Look, data: str, *shares: float) -> None:
    """Paints the tree as `_paint` does, with all numbers as shares of the whole picture's size."""
    sizes = (rect.width(), rect.height())
    corners = [share * sizes[place % 2] for place, share in enumerate(shares)]
    _paint(painter, rect, look, data, *corners)


def _paint_contest_light(
    painter: QPainter, rect: QRectF, look: Look, data: str, number: int, *places_and_corners: float
) -> None:
    places = map(int, places_and_corners[::5])
    corners = [number for i, number in enumerate(places_and_corners) if i % 5]
    spaces = dict(zip(places, _rectangles(rect, corners), strict=True))
    paint_contest_light(painter, read_box(data).contests, number, spaces)


def _rectangles(rect: QRectF, corners: Sequence[float]) -> list[QRectF]:
    """Returns rectangles within `rect`. Each rectangle is given by four numbers: x, y, width and
    height, relative to `rect`."""
    return [
        QRectF(rect.x() + x, rect.y() + y, width, height)
        for x, y, width, height in zip(*(corners[i::4] for i in range(4)), strict=True)
    ]


@piece("tree", {"tree": _paint, "map": _paint_map, "way": _paint_contest_light})
class GreatTree(Piece[ShownTable]):
    """The tree behind its spaces, which is mere scenery: it has no name and no actions."""
