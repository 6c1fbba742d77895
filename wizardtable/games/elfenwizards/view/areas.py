# SPDX-License-Identifier: MIT
"""How a table of Elfenwizards is divided for its size, its seats and the size of writing.

The tree stands in the middle, one line for each level. To the left of a line is the box for the
dice that serve its wizards, to the right the box for those of them who are defeated.
"""

from dataclasses import dataclass
from math import ceil

from wizardtable.games.elfenwizards.rules.components import GREY, MINOR
from wizardtable.games.elfenwizards.view.seat_areas import SeatArea, large_room, small_room
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, about, columns, heap, side_by_side

PAWN = 0.66
"""Width of a wizard by its height."""

_LINES = (0.16, 0.185, 0.19, 0.2, 0.265)
"""Heights of the lines of the tree: Grand Druid, Druids, Sorcerers, Necromancers, Magicians."""

_TITLES = ((1, 0.25), (2, 0.48), (4, 0.86), (8, 1.0))
"""By line, the titles there, and the share of the tree's width they take."""

_MAGICIANS = 4

_FOOT = 0.07
"""What the sign of who would win a title may cover of the rooms above it, by their height."""

_SEEN = 0.62
"""How much is seen at least of a spell that another lies on."""

_HIDDEN = 0.1
"""The share of a wizard that his points may cover: the point of his hat."""

_SMALLEST = 0.72
"""How small he becomes to make room for them."""

_RIVALS, _OWN = 0.113, 0.15
"""Shares of the table's height for the other seats, and for what lies before the viewer."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table.

    Attributes:
        seats: that of the near edge first, then the others clockwise.
        tree: all that titles and Magician spaces stand on; `spaces`: by place, titles first.
        boxes: the six for dice; `defeats`: the three for wizards.
        track: of rounds; `chronicle`: who was Grand Druid.
        rung: what is free between the lines of the tree, for its ladders.
        sign: side of the sign of who would win a title.
        free: what the boxes beside the uppermost title are broader than their dice may need.
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
    sign: float
    free: float
    panel: Box
    stage: Box


def divide(width: float, height: float, seats: int, look: Look) -> Areas:
    """The rooms of a table of this size in logical pixels. Everything is as large as with the
    largest writing; what is left otherwise lies between."""
    table = Box(0, 0, width, height)
    wide, high = reserved_size(width, height, look)
    free_x, free_y = (width - wide) / 2, (height - high) / (1 + len(_LINES))
    margin, gap = max(6.0, high * 0.011), max(4.0, high * 0.008)
    inner = table.inset(margin)
    room = high - 2 * margin
    rivals, rest = inner.cut_top(room * _RIVALS, gap + free_y)
    side = (wide - 2 * margin) * 0.195
    left, rest = rest.cut_left(side, gap + free_x)
    right, middle = rest.cut_right(side, gap + free_x)
    own_height = room * _OWN
    hand, tree = middle.cut_bottom(own_height, gap + free_y)
    plate = Box(left.x, hand.y, left.w, own_height)
    tree_height = room * (1 - _RIVALS - _OWN) - 2 * gap
    rung = max(11.0, tree_height * 0.029)
    lines = _lines(tree, tree_height - rung * (len(_LINES) - 1), rung + free_y)
    levels = [Box(left.x, line.y, left.w, line.h) for line in lines]
    falls = [Box(right.x, line.y, right.w, line.h) for line in lines]
    spaces = [
        box
        for line, (n, share) in zip(lines, _TITLES, strict=False)
        for box in _titles(line, n, share, gap)
    ]
    wing = spaces[1].x - tree.x - gap * 2
    boxes = [*levels[1:], *(2 * [levels[0]])]
    boxes[MINOR] = Box(left.x, lines[0].y, side + gap + free_x + wing, lines[0].h)
    over = spaces[2].right + gap * 2
    boxes[GREY] = Box(over, lines[0].y, right.right - over, lines[0].h)
    top = falls[4].y
    return Areas(
        table=table,
        seats=(large_room(plate, hand, gap), *_rivals(rivals, seats - 1, gap, width - wide)),
        tree=tree,
        spaces=(*spaces, *columns(lines[4], _MAGICIANS, gap)),
        boxes=tuple(boxes),
        defeats=tuple(falls[1:4]),
        track=Box(tree.x, lines[1].y, wing, lines[1].h),
        chronicle=Box(tree.right - wing, lines[1].y, wing, lines[1].h),
        rung=rung + free_y,
        sign=rung * 2.0,
        free=free_x,
        panel=Box(right.x, top, right.w, inner.bottom - top),
        stage=tree,
    )


def _lines(tree: Box, high: float, rung: float) -> list[Box]:
    """The lines of the tree from the top, `high` in all."""
    lines, top = [], tree.y
    for share in _LINES:
        lines.append(Box(tree.x, top, tree.w, high * share))
        top += high * share + rung
    return lines


def _titles(line: Box, count: int, share: float, gap: float) -> list[Box]:
    """The spaces of one level, in the middle of their line."""
    return columns(line.inset(line.w * (1 - share) / 2, 0), count, gap * 0.7)


def _rivals(strip: Box, count: int, gap: float, free: float) -> tuple[SeatArea, ...]:
    """The other seats side by side along the far edge, from the left hand clockwise; so much of
    its length is free."""
    room = strip.w - free
    widest = min(room * 0.42, (room - gap * (count - 1)) / count)
    boxes = side_by_side(strip, count, gap + free / count, widest)
    return tuple(small_room(box, gap) for box in boxes)


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


def stand(cell: Box, helped: bool, plaque: float = 0.0) -> Stand:
    """Divide the room of one wizard, who makes way to the left as soon as spells are beside him.
    Without any he is a little larger. The room for points is what they take with the largest
    writing, at least `plaque` high. Where it would hide him, he stands beside or beneath it."""
    foot = cell.h * 0.03
    size = min(cell.h * 0.84, cell.w * 0.56 / PAWN)
    if not helped:
        size = min(cell.h * 0.84, cell.w * 0.94 / PAWN, max(size * 1.2, cell.h * 0.6))
        wide = size * PAWN
        pawn = Box(cell.centre[0] - wide / 2, cell.bottom - size - foot, wide, size)
        return _stand(cell, pawn, plaque)
    edge = cell.w * 0.03
    wide = size * PAWN
    left = cell.x + max(edge, (cell.w - wide) / 2 - wide * 0.62)
    usual = _stand(cell, Box(left, cell.bottom - size - foot, wide, size), plaque)
    if _hidden(usual) <= _HIDDEN:
        return usual
    beside = min(size, (cell.w - edge - usual.points.w - 1) / PAWN)
    beneath = min(size, cell.h - usual.points.h - foot)
    size = max(beside, beneath, size * _SMALLEST)
    wide = size * PAWN
    left = cell.x + edge if beneath < size else cell.x + max(edge, cell.w * 0.46 - wide)
    return _stand(cell, Box(left, cell.bottom - size - foot, wide, size), plaque)


def _stand(cell: Box, pawn: Box, plaque: float) -> Stand:
    """The room about a pawn."""
    beside = Box(pawn.right, cell.y, min(cell.right - pawn.right, pawn.w * 1.4), cell.h)
    high = min(max(cell.h * 0.31, plaque), (cell.w - 2) * 0.54)
    across = min(cell.w - 2, max(beside.w - 2, high * 1.9))
    left = max(cell.x + 1, beside.right - 1 - across)
    points = Box(left, cell.y + 1, across, high)
    spells = beside.inset(1.0).cut_top(points.h, 1.0)[1]
    spells = spells.cut_bottom(cell.h * _FOOT)[1]
    return Stand(cell, pawn, spells, points)


def _hidden(one: Stand) -> float:
    """The share of a pawn that its points cover."""
    across = one.pawn.right - max(one.points.x, one.pawn.x)
    down = one.points.bottom - one.pawn.y
    return max(0.0, across) * max(0.0, down) / (one.pawn.w * one.pawn.h)


def cells(room: Box, count: int, plaque: float = 0.0) -> list[Box]:
    """Rooms for so many wizards who stand together, in lines in which they are largest, with points
    at least `plaque` high."""
    if not count:
        return []
    best: tuple[float, int, float, float] = (0.0, 1, 0.0, 0.0)
    for lines in range(1, count + 1):
        high = room.h / lines
        wide = min(room.w / ceil(count / lines), high * 1.15)
        size = stand(Box(0, 0, wide, high), True, plaque).pawn.h
        if size > best[0] * 1.02:
            best = (size, lines, wide, high)
    _, lines, wide, high = best
    across = ceil(count / lines)
    found = []
    for i in range(count):
        line, step = divmod(i, across)
        here = min(across, count - line * across)
        left = room.x + (room.w - here * wide) / 2
        found.append(Box(left + step * wide, room.y + line * high, wide, high))
    return found


def pack(room: Box, count: int, largest: float, least: float = 0.0) -> list[Box]:
    """Squares for so many spells beside a wizard, as large as they fit, from the upper left. They
    overlap where they would be smaller than `least` beside one another."""
    best: tuple[float, int] = (0.0, 1)
    for across in range(1, count + 1):
        side = min(room.w / across, room.h / ceil(count / across), largest)
        best = max(best, (side, -across))
    side, across = best[0], -best[1]
    if side < least:
        lying = heap(room, count, _SEEN)[::-1]
        side = min(lying[0].w, least)
        return [about(*one.centre, side * 0.92, side * 0.92) for one in lying]
    return [
        Box(room.x + i % across * side, room.y + i // across * side, side, side).inset(side * 0.04)
        for i in range(count)
    ]
