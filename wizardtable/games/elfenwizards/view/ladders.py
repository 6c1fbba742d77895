# SPDX-License-Identifier: MIT
"""The ways from spaces to titles: ladders, and vines that join the ladders of a contest.

If every title of a contest lies above all its spaces, as on the printed map, ladders lead from
space to title. Otherwise the contest has a vine between the two lines of the tree. A ladder leads
from each space to the vine, and from the vine to each title. Vines that run side by side have lanes
of their own, counted from the top.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from wizardtable.games.elfenwizards.rules import components
from wizardtable.paint.metal import keyline
from wizardtable.paint.svg import KEYLINE

Contest: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"
"""The titles and the spaces of a contest."""

TITLE_LINES: Final = (
    (range(1), 0.25),
    (components.DRUIDS, 0.48),
    (components.SORCERERS, 0.86),
    (components.NECROMANCERS, 1.0),
    (components.MAGICIANS, 1.0),
)
"""The lines of the tree from the top: their spaces, and the share of the tree's width that these
take together."""

_VINE_COLOURS: Final = ("#f4cf6a", "#86dccb", "#f3a5c6", "#cbe77c")
"""The colours of vines; contests between the same two lines have different ones."""

_VINE_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (2.4, 1.2),
    (0.9, 1.1),
    (4.0, 1.0, 0.9, 1.0),
)
"""By colour, the dashes and gaps of the vine in widths, which tell vines apart without colours."""

_HEAD_SHARES: Final[dict[int, tuple[float, ...]]] = {
    1: (0.0,),
    2: (-0.24, 0.24),
    3: (-0.32, 0.0, 0.32),
    4: (-0.36, -0.12, 0.12, 0.36),
}
"""By number of ladders to a title, where each ends: its distance from the middle of the title to
the right, as a share of the title's width."""

_VINE_HEAD_SHARE: Final = 0.3
"""The place where the ladder from a vine ends, as in `_HEAD_SHARES`."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The lane of a contest's vine.

    Attributes:
        number: the number of the lane, from 0 at the top.
        count: the number of lanes between these two lines of the tree.
        colour: the index of the vine's colour.
    """

    number: int
    count: int
    colour: int


@dataclass(frozen=True)
class Way:
    """A ladder or a vine.

    Attributes:
        path: the path along its middle.
        width: its width in pixels.
        colour: the index of the colour of its vine; -1 for a ladder without one.
        knots: for a vine, the points where ladders join it; empty for a ladder.
    """

    path: QPainterPath
    width: float
    colour: int = -1
    knots: tuple[QPointF, ...] = ()


def _reach(place: int) -> tuple[float, float]:
    """Returns where a space begins and ends from left to right, as shares of the tree's width."""
    spaces, share = next(line for line in TITLE_LINES if place in line[0])
    wide = share / len(spaces)
    begin = (1 - share) / 2 + wide * (place - spaces[0])
    return begin, begin + wide


def _has_ladders_only(contest: Contest) -> bool:
    """Returns whether each title of a contest lies above all its spaces."""
    titles, spaces = contest
    return all(
        _reach(title)[0] < _reach(space)[1] and _reach(space)[0] < _reach(title)[1]
        for title in titles
        for space in spaces
    )


@lru_cache(maxsize=64)
def lanes(contests: tuple[Contest, ...]) -> tuple[Lane | None, ...]:
    """Returns by contest the lane of its vine, or None if the contest has ladders only."""
    numbers: dict[int, tuple[int, int]] = {}  # by contest, its lane and colour
    counts: dict[int, int] = {}  # by level, the number of lanes
    levels = [components.LEVEL_BY_PLACE[spaces[0]] for _, spaces in contests]
    for level in sorted(set(levels)):
        ends: list[float] = []  # by lane, where its last vine ends
        with_vine = [
            (min(reach[0] for reach in map(_reach, (*titles, *spaces))), number)
            for number, (titles, spaces) in enumerate(contests)
            if levels[number] == level and not _has_ladders_only((titles, spaces))
        ]
        for colour, (begin, number) in enumerate(sorted(with_vine)):
            free = [lane for lane, end in enumerate(ends) if end <= begin]
            lane = free[0] if free else len(ends)
            end = max(_reach(place)[1] for places in contests[number] for place in places)
            ends[lane : lane + 1] = [end]
            numbers[number] = (lane, colour % len(_VINE_COLOURS))
        counts[level] = len(ends)
    return tuple(
        [
            Lane(numbers[number][0], counts[level], numbers[number][1])
            if number in numbers
            else None
            for number, level in enumerate(levels)
        ]
    )


def ways_of(spaces: Mapping[int, QRectF], contest: Contest, lane: Lane | None) -> list[Way]:
    """Returns the ladders and the vine of a contest.

    Args:
        spaces: by place, the areas of the contest's titles and spaces.
        contest: the titles and the spaces of the contest.
        lane: the lane of its vine; None if it has ladders only.
    """
    titles, stands = contest
    if lane is None:
        return [_ladder(spaces, stand, stands, title) for title in titles for stand in stands]
    top = max([spaces[title].bottom() for title in titles])
    foot = min([spaces[stand].top() for stand in stands])
    gap = foot - top
    y = top + gap * (lane.number + 1) / (lane.count + 1)
    ends = {
        title: spaces[title].center().x() + _VINE_HEAD_SHARE * spaces[title].width()
        for title in titles
    } | {stand: spaces[stand].center().x() for stand in stands}
    ladders = []
    for place, x in ends.items():
        path = QPainterPath(QPointF(x, y))
        path.lineTo(QPointF(x, top - gap * 0.35 if place in titles else foot + gap * 0.35))
        ladders.append(Way(path, 0.8 * _ladder_width(spaces[place], gap), lane.colour))
    vine = QPainterPath(QPointF(min(ends.values()), y))
    vine.lineTo(QPointF(max(ends.values()), y))
    wide = max(2.0, min(gap * 0.2, gap / (lane.count + 1) * 0.7))
    knots = tuple([QPointF(x, y) for x in ends.values()])
    return [*ladders, Way(vine, wide, lane.colour, knots)]


def _ladder_width(area: QRectF, gap: float) -> float:
    return max(5.0, min(area.width() * 0.2, gap * 0.8, 26.0))


def _ladder(spaces: Mapping[int, QRectF], stand: int, stands: Sequence[int], title: int) -> Way:
    """Returns the ladder from the space `stand` to a title above it. `stands` are all spaces from
    which a ladder leads to the title, left to right."""
    low, high = spaces[stand], spaces[title]
    gap = low.top() - high.bottom()
    reach = max(2.0, gap * 0.35)
    share = _HEAD_SHARES[len(stands)][stands.index(stand)]
    head = QPointF(high.center().x() + share * high.width(), high.bottom() - reach)
    room = low.width() * (0.36 if len(stands) == 1 else 0.25)
    aside = max(-room, min(room, head.x() - low.center().x()))
    foot = QPointF(low.center().x() + aside, low.top() + reach)
    path = QPainterPath(foot)
    middle = (foot.y() + head.y()) / 2
    path.cubicTo(QPointF(foot.x(), middle), QPointF(head.x(), middle), head)
    return Way(path, _ladder_width(low, gap))


def paint_way(painter: QPainter, way: Way) -> None:
    """Paints a ladder, which is two rails of light wood and the rungs between them, or a vine."""
    if way.knots:
        _paint_vine(painter, way)
        return
    wood = _VINE_COLOURS[way.colour] if way.colour >= 0 else "#e8c07c"
    path, wide = way.path, way.width
    rail = max(1.3, wide * 0.15)
    count = max(3, round(path.length() / max(3.4, wide * 0.36)))
    spots = [path.pointAtPercent(i / 24) for i in range(25)]
    sides: list[list[QPointF]] = [[], []]
    for spot, following in pairwise(spots):
        run = following - spot
        length = max(1e-6, (run.x() ** 2 + run.y() ** 2) ** 0.5)
        across = QPointF(-run.y(), run.x()) * (wide * 0.5 / length)
        sides[0].append(spot + across)
        sides[1].append(spot - across)
    for width, colour in ((rail * 2.4, KEYLINE), (rail, wood)):
        painter.setPen(keyline(width, colour))
        for i in range(count):
            index = min(len(sides[0]) - 1, round((i + 0.5) / count * (len(sides[0]) - 1)))
            painter.drawLine(sides[0][index], sides[1][index])
        for side in sides:
            painter.drawPolyline(side)


def _paint_vine(painter: QPainter, way: Way) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(way.width + 2.2, KEYLINE))
    painter.drawPath(way.path)
    pen = keyline(way.width, _VINE_COLOURS[way.colour])
    dashes = _VINE_DASHES[way.colour]
    if dashes:
        dark = QColor(_VINE_COLOURS[way.colour]).darker(230).name()
        painter.setPen(keyline(way.width, dark))
        painter.drawPath(way.path)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(dashes)
    painter.setPen(pen)
    painter.drawPath(way.path)
    painter.setPen(keyline(1.1, KEYLINE))
    painter.setBrush(QColor(_VINE_COLOURS[way.colour]))
    for knot in way.knots:
        painter.drawEllipse(knot, way.width * 0.95, way.width * 0.95)
    painter.setBrush(Qt.BrushStyle.NoBrush)
