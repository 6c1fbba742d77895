# SPDX-License-Identifier: MIT
"""How a table of Elfenwizards is divided for its size, its seats and the size of writing.

The tree stands in the middle, one line for each level. To the left of a line is the box for the
dice that serve its wizards, to the right the box for those of them who are defeated.
"""

from dataclasses import dataclass
from math import ceil

from wizardtable.games.elfenwizards.rules.components import GREY, MINOR
from wizardtable.games.elfenwizards.view.seat_areas import SeatArea, large_room, small_room
from wizardtable.table.zones import Box, columns, side_by_side

PAWN = 0.66
"""Width of a wizard by its height."""

_LINES = (0.16, 0.185, 0.19, 0.2, 0.265)
"""Heights of the lines of the tree: Grand Druid, Druids, Sorcerers, Necromancers, Magicians."""

_TITLES = ((1, 0.25), (2, 0.48), (4, 0.86), (8, 1.0))
"""By line, the titles there, and the share of the tree's width they take."""

_MAGICIANS = 4

_PLAQUE = 26.0
"""Pixels that points take across, at least, where a wizard has that much room."""

_BREADTH = 0.5
"""How much of a wizard's room they take across at least, beside his hat."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table.

    Attributes:
        seats: that of the near edge first, then the others clockwise.
        tree: all that titles and Magician spaces stand on; `spaces`: by place, titles first.
        boxes: the six for dice; `defeats`: the three for wizards.
        track: of rounds; `chronicle`: who was Grand Druid.
        rung: what is free between the lines of the tree, for its ladders.
        panel: where choices stand; `stage`: where banners are shown.
    """

    table: Box
    seats: tuple[SeatArea, ...]
    tree: Box
    spaces: tuple[Box, ...]
    boxes: tuple[Box, ...]
    defeats: tuple[Box, ...]
    track: Box
    chronicle: Box
    rung: float
    panel: Box
    stage: Box


def divide(width: float, height: float, seats: int, scale: float) -> Areas:
    """The rooms of a table of this size in logical pixels; `scale` is that of writing."""
    table = Box(0, 0, width, height)
    inner = table.inset(max(6.0, height * 0.011))
    gap = max(4.0, height * 0.008)
    rivals, rest = inner.cut_top(inner.h * 0.108, gap)
    side = min(max(inner.w * 0.2, 190.0 * scale), inner.w * 0.22)
    left, rest = rest.cut_left(side, gap)
    right, middle = rest.cut_right(side, gap)
    own_height = rest.h * 0.19
    hand, tree = middle.cut_bottom(own_height, gap)
    plate, left = left.cut_bottom(own_height, gap)
    rung = max(11.0, tree.h * 0.035)
    lines = _lines(tree, rung)
    levels = [Box(left.x, line.y, left.w, line.h) for line in lines]
    falls = [Box(right.x, line.y, right.w, line.h) for line in lines]
    spaces = [
        box
        for line, (n, share) in zip(lines, _TITLES, strict=False)
        for box in _titles(line, n, share, gap)
    ]
    wing = spaces[1].x - tree.x - gap * 2
    boxes = [*levels[1:], *(2 * [levels[0]])]
    boxes[MINOR] = Box(left.x, lines[0].y, side + gap + wing, lines[0].h)
    boxes[GREY] = Box(spaces[2].right + gap * 2, lines[0].y, wing + gap + side, lines[0].h)
    top = falls[4].y
    return Areas(
        table=table,
        seats=(large_room(plate, hand, gap, scale), *_rivals(rivals, seats - 1, gap, scale)),
        tree=tree,
        spaces=(*spaces, *columns(lines[4], _MAGICIANS, gap)),
        boxes=tuple(boxes),
        defeats=tuple(falls[1:4]),
        track=Box(tree.x, lines[1].y, wing, lines[1].h),
        chronicle=Box(tree.right - wing, lines[1].y, wing, lines[1].h),
        rung=rung,
        panel=Box(right.x, top, right.w, inner.bottom - top),
        stage=tree,
    )


def _lines(tree: Box, rung: float) -> list[Box]:
    """The lines of the tree from the top."""
    room = tree.h - rung * (len(_LINES) - 1)
    lines, top = [], tree.y
    for share in _LINES:
        lines.append(Box(tree.x, top, tree.w, room * share))
        top += room * share + rung
    return lines


def _titles(line: Box, count: int, share: float, gap: float) -> list[Box]:
    """The spaces of one level, in the middle of their line."""
    return columns(line.inset(line.w * (1 - share) / 2, 0), count, gap * 0.7)


def _rivals(strip: Box, count: int, gap: float, scale: float) -> tuple[SeatArea, ...]:
    """The other seats side by side along the far edge, from the left hand clockwise."""
    boxes = side_by_side(strip, count, gap, strip.w * 0.42)
    return tuple(small_room(box, gap, scale) for box in boxes)


# Within rooms.


def grove(space: Box) -> Box:
    """Where wizards stand on a Magician space: beside the seal with its points."""
    return space.inset(space.w * 0.02, space.h * 0.05).cut_left(space.w * 0.1)[1]


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one wizard stands: pawn, the spells beside him, and their points."""

    whole: Box
    pawn: Box
    spells: Box
    points: Box


def stand(cell: Box, helped: bool) -> Stand:
    """Divide the room of one wizard. In a broad one he makes way to the left as soon as spells are
    beside him; in a narrow one they are above him. Without any he is a little larger."""
    foot = cell.h * 0.03
    size = min(cell.h * 0.84, cell.w * 0.56 / PAWN)
    narrow = min(cell.h * 0.6, cell.w * 0.94 / PAWN)
    broad = size > narrow * 0.8
    if not helped:
        size = max(size, narrow)
        size = min(cell.h * 0.84, cell.w * 0.94 / PAWN, size * 1.2)
    if broad or not helped:
        wide = size * PAWN
        middle = cell.x + (cell.w - wide) / 2
        left = max(cell.x + cell.w * 0.03, middle - wide * 0.62) if helped else middle
        pawn = Box(left, cell.bottom - size - foot, wide, size)
        beside = Box(pawn.right, cell.y, min(cell.right - pawn.right, wide * 1.4), cell.h)
        across = min(cell.w - 2, max(beside.w - 2, _PLAQUE, cell.w * _BREADTH))
        high = min(cell.h * 0.27, across * 0.54)
        points = Box(beside.right - 1 - across, cell.y + 1, across, high)
        spells = beside.inset(1.0).cut_top(points.h, 1.0)[1]
        return Stand(cell, pawn, spells, points)
    wide = narrow * PAWN
    pawn = Box(cell.centre[0] - wide / 2, cell.bottom - narrow - foot, wide, narrow)
    above = Box(cell.x, cell.y, cell.w, pawn.y - cell.y).inset(1.0, 0.0)
    points, spells = above.cut_top(min(above.h * 0.5, cell.w * 0.48), 1.0)
    return Stand(cell, pawn, spells, points)


def cells(room: Box, count: int) -> list[Box]:
    """Rooms for so many wizards who stand together, in lines in which they are largest."""
    if not count:
        return []
    best: tuple[float, int] = (0.0, 1)
    for lines in range(1, count + 1):
        across = ceil(count / lines)
        size = stand(Box(0, 0, room.w / across, room.h / lines), True).pawn.h
        if size > best[0] * 1.02:
            best = (size, lines)
    lines = best[1]
    across = ceil(count / lines)
    high = room.h / lines
    wide = min(room.w / across, high * 1.15)
    found = []
    for i in range(count):
        line, step = divmod(i, across)
        here = min(across, count - line * across)
        left = room.x + (room.w - here * wide) / 2
        found.append(Box(left + step * wide, room.y + line * high, wide, high))
    return found


def pack(room: Box, count: int, largest: float) -> list[Box]:
    """Squares for so many spells beside a wizard, as large as they fit, from the upper left."""
    best: tuple[float, int] = (0.0, 1)
    for across in range(1, count + 1):
        side = min(room.w / across, room.h / ceil(count / across), largest)
        best = max(best, (side, -across))
    side, across = best[0], -best[1]
    return [
        Box(room.x + i % across * side, room.y + i // across * side, side, side).inset(side * 0.04)
        for i in range(count)
    ]
