# SPDX-License-Identifier: MIT
"""Divides the table into areas, by its size, the number of seats and the size of writing.

The tree stands in the middle, with one line for each rank; the Grand Druid's line is at the top. To
the left of each other line is the box for the dice of its level. To the right of the Druids',
Sorcerers' and Necromancers' lines are the boxes for defeated wizards. Ladders join the lines. A
wizard's figure is called a pawn.
"""

from dataclasses import dataclass
from math import ceil

from wizardtable.games.elfenwizards.rules.components import GREY_BOX, MINOR_BOX
from wizardtable.games.elfenwizards.view import seat_areas
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, box_around, columns, heap, side_by_side

PAWN_ASPECT_RATIO = 0.66
"""The width of a wizard divided by its height."""

_LINE_HEIGHT_SHARES = (0.16, 0.185, 0.19, 0.2, 0.265)
"""The height of each line of the tree, as a share of the sum of their heights.

The lines are those of the Grand Druid, the Druids, the Sorcerers, the Necromancers and the
Magicians.
"""

_TITLE_COUNTS_AND_WIDTHS = ((1, 0.25), (2, 0.48), (4, 0.86), (8, 1.0))
"""By line, the number of titles, and the share of the tree's width that these titles take
together."""

_MAGICIAN_SPACE_COUNT = 4

_MAX_SIGN_HEIGHT_SHARE = 0.07
"""The sign of a contest may cover this share of the height of a wizard's area."""

_VISIBLE_SPELL_SHARE = 0.62
"""At least this share of a spell stays visible when another spell lies on it."""

_MAX_HIDDEN_SHARE = 0.1
"""The points of a wizard's spells may cover this share of the wizard, the tip of its hat."""

_MIN_PAWN_SHARE = 0.72
"""A wizard may shrink to this share of its size to make room for the points of its spells."""

_RIVALS_HEIGHT_SHARE, _OWN_HEIGHT_SHARE = 0.113, 0.15
"""The share of the table's height for the rivals' seats, and the share for the viewer's dice and
minor spells."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The areas of the whole table, in logical pixels.

    Attributes:
        table: the whole table.
        seats: the areas of the seats. The seat at the near edge comes first, and the rivals' seats
            follow clockwise.
        tree: the area that holds all titles and Magician spaces.
        spaces: by place, the titles and the Magician spaces.
        boxes: the six boxes for dice.
        defeats: by level, the three boxes for defeated wizards.
        track: the round track.
        chronicle: the record of the Grand Druids of all rounds.
        rung_height: the distance between two lines of the tree, where the rungs of the ladders are.
        sign_side: the side of the square sign that shows which guild would win a title now.
        spare_width: the width in the Minor Spells and Grey Magic boxes that the dice do not need.
        panel: the area of the heading and the buttons.
        stage: the area of the banners.
    """

    table: Box
    seats: tuple[seat_areas.SeatArea, ...]
    tree: Box
    spaces: tuple[Box, ...]
    boxes: tuple[Box, ...]
    defeats: tuple[Box, ...]
    track: Box
    chronicle: Box
    rung_height: float
    sign_side: float
    spare_width: float
    panel: Box
    stage: Box


def table_areas(width: float, height: float, seats: int, look: Look) -> Areas:
    """Returns the areas of a table of this width and height in logical pixels. All areas have the
    size that fits the largest writing, and the remaining space lies between the areas.

    Args:
        seats: the number of seats.
        look: the theme and the size of writing.
    """
    table = Box(0, 0, width, height)
    wide, high = reserved_size(width, height, look)
    free_x, free_y = (width - wide) / 2, (height - high) / (1 + len(_LINE_HEIGHT_SHARES))
    margin, gap = max(6.0, high * 0.011), max(4.0, high * 0.008)
    inner = table.inset(margin)
    room = high - 2 * margin
    rivals, rest = inner.cut_top(room * _RIVALS_HEIGHT_SHARE, gap + free_y)
    side = (wide - 2 * margin) * 0.195
    left, rest = rest.cut_left(side, gap + free_x)
    right, middle = rest.cut_right(side, gap + free_x)
    own_height = room * _OWN_HEIGHT_SHARE
    hand, tree = middle.cut_bottom(own_height, gap + free_y)
    plate = Box(left.x, hand.y, left.w, own_height)
    tree_height = room * (1 - _RIVALS_HEIGHT_SHARE - _OWN_HEIGHT_SHARE) - 2 * gap
    rung = max(11.0, tree_height * 0.029)
    lines = _tree_lines(tree, tree_height - rung * (len(_LINE_HEIGHT_SHARES) - 1), rung + free_y)
    levels = [Box(left.x, line.y, left.w, line.h) for line in lines]
    falls = [Box(right.x, line.y, right.w, line.h) for line in lines]
    spaces = [
        box
        for line, (count, share) in zip(lines, _TITLE_COUNTS_AND_WIDTHS, strict=False)
        for box in _title_spaces(line, count, share, gap)
    ]
    wing = spaces[1].x - tree.x - gap * 2
    boxes = [*levels[1:], *(2 * [levels[0]])]
    boxes[MINOR_BOX] = Box(left.x, lines[0].y, side + gap + free_x + wing, lines[0].h)
    grey_x = spaces[2].right + gap * 2
    boxes[GREY_BOX] = Box(grey_x, lines[0].y, right.right - grey_x, lines[0].h)
    panel_y = falls[4].y
    return Areas(
        table=table,
        seats=(
            seat_areas.large_seat_area(plate, hand, gap),
            *_rival_areas(rivals, seats - 1, gap, width - wide),
        ),
        tree=tree,
        spaces=(*spaces, *columns(lines[4], _MAGICIAN_SPACE_COUNT, gap)),
        boxes=tuple(boxes),
        defeats=tuple(falls[1:4]),
        track=Box(tree.x, lines[1].y, wing, lines[1].h),
        chronicle=Box(tree.right - wing, lines[1].y, wing, lines[1].h),
        rung_height=rung + free_y,
        sign_side=rung * 2.0,
        spare_width=free_x,
        panel=Box(right.x, panel_y, right.w, inner.bottom - panel_y),
        stage=tree,
    )


def _tree_lines(tree: Box, high: float, rung: float) -> list[Box]:
    """Returns the lines of the tree from the top. Their heights add up to `high` pixels, and `rung`
    pixels lie between them."""
    lines, top = [], tree.y
    for share in _LINE_HEIGHT_SHARES:
        lines.append(Box(tree.x, top, tree.w, high * share))
        top += high * share + rung
    return lines


def _title_spaces(line: Box, count: int, share: float, gap: float) -> list[Box]:
    """Returns the areas of `count` titles in the middle of a line. `share` is the share of the
    line's width that they take together."""
    return columns(line.inset(line.w * (1 - share) / 2, 0), count, gap * 0.7)


def _rival_areas(
    strip: Box, count: int, gap: float, free: float
) -> tuple[seat_areas.SeatArea, ...]:
    """Returns the areas of `count` rivals' seats side by side in a strip along the far edge,
    clockwise from the left. `free` is the part of the strip's width in pixels that lies between
    the seats."""
    room = strip.w - free
    widest = min(room * 0.42, (room - gap * (count - 1)) / count)
    boxes = side_by_side(strip, count, gap + free / count, widest)
    return tuple(seat_areas.small_seat_area(box, gap) for box in boxes)


# Within areas.


def grove_area(space: Box) -> Box:
    """Returns the area for the wizards on a Magician space.

    It is to the right of the seal that shows the points of the space.
    """
    return space.inset(space.w * 0.02, space.h * 0.05).cut_left(space.w * 0.1)[1]


@dataclass(frozen=True, slots=True)
class Stand:
    """The areas of a wizard, of the spells beside it, and of the number that shows the spells'
    points.

    Attributes:
        whole: the area of wizard, spells and points together.
        pawn: the wizard itself, without its spells.
        spells: the spells beside the wizard.
        points: the number with the points of the spells, which fits there even in the largest
            writing.
    """

    whole: Box
    pawn: Box
    spells: Box
    points: Box


def wizard_stand(cell: Box, has_spells: bool, min_points_height: float = 0.0) -> Stand:
    """Divides the area `cell` of one wizard.

    A wizard without spells is a little larger. A wizard with spells moves to the left. If the
    points would hide the wizard, the wizard stands beside or beneath them.

    Args:
        has_spells: whether spells lie beside the wizard.
        min_points_height: the least height of the points, in pixels.
    """
    foot = cell.h * 0.03
    size = min(cell.h * 0.84, cell.w * 0.56 / PAWN_ASPECT_RATIO)
    if not has_spells:
        size = min(cell.h * 0.84, cell.w * 0.94 / PAWN_ASPECT_RATIO, max(size * 1.2, cell.h * 0.6))
        wide = size * PAWN_ASPECT_RATIO
        pawn = Box(cell.centre[0] - wide / 2, cell.bottom - size - foot, wide, size)
        return _stand_around(cell, pawn, min_points_height)
    edge = cell.w * 0.03
    wide = size * PAWN_ASPECT_RATIO
    x = cell.x + max(edge, (cell.w - wide) / 2 - wide * 0.62)
    usual = _stand_around(cell, Box(x, cell.bottom - size - foot, wide, size), min_points_height)
    if _hidden_share(usual) <= _MAX_HIDDEN_SHARE:
        return usual
    beside = min(size, (cell.w - edge - usual.points.w - 1) / PAWN_ASPECT_RATIO)
    beneath = min(size, cell.h - usual.points.h - foot)
    size = max(beside, beneath, size * _MIN_PAWN_SHARE)
    wide = size * PAWN_ASPECT_RATIO
    x = cell.x + edge if beneath < size else cell.x + max(edge, cell.w * 0.46 - wide)
    return _stand_around(cell, Box(x, cell.bottom - size - foot, wide, size), min_points_height)


def _stand_around(cell: Box, pawn: Box, min_points_height: float) -> Stand:
    """Returns the areas of a wizard whose pawn has the area `pawn` within `cell`."""
    beside = Box(pawn.right, cell.y, min(cell.right - pawn.right, pawn.w * 1.4), cell.h)
    high = min(max(cell.h * 0.31, min_points_height), (cell.w - 2) * 0.54)
    across = min(cell.w - 2, max(beside.w - 2, high * 1.9))
    x = max(cell.x + 1, beside.right - 1 - across)
    points = Box(x, cell.y + 1, across, high)
    spells = beside.inset(1.0).cut_top(points.h, 1.0)[1]
    spells = spells.cut_bottom(cell.h * _MAX_SIGN_HEIGHT_SHARE)[1]
    return Stand(cell, pawn, spells, points)


def _hidden_share(stand: Stand) -> float:
    """Returns the share of a wizard's pawn that the points cover, 0 to 1."""
    across = stand.pawn.right - max(stand.points.x, stand.pawn.x)
    down = stand.points.bottom - stand.pawn.y
    return max(0.0, across) * max(0.0, down) / (stand.pawn.w * stand.pawn.h)


def wizard_cells(room: Box, count: int, min_points_height: float = 0.0) -> list[Box]:
    """Returns an area for each of `count` wizards that stand together in `room`. The number of rows
    is the one that makes the wizards largest. `min_points_height` is in pixels."""
    if not count:
        return []
    best: tuple[float, int, float, float] = (0.0, 1, 0.0, 0.0)
    for lines in range(1, count + 1):
        high = room.h / lines
        wide = min(room.w / ceil(count / lines), high * 1.15)
        size = wizard_stand(Box(0, 0, wide, high), True, min_points_height).pawn.h
        if size > best[0] * 1.02:
            best = (size, lines, wide, high)
    _, lines, wide, high = best
    across = ceil(count / lines)
    areas = []
    for i in range(count):
        line, step = divmod(i, across)
        row_length = min(across, count - line * across)
        x = room.x + (room.w - row_length * wide) / 2
        areas.append(Box(x + step * wide, room.y + line * high, wide, high))
    return areas


def spell_squares(room: Box, count: int, largest: float, least: float = 0.0) -> list[Box]:
    """Returns a square for each of `count` spells beside a wizard, from the upper left of `room`.

    Args:
        largest: the largest side of a square, in pixels.
        least: the least side in pixels; squares overlap if they would be smaller side by side.
    """
    best: tuple[float, int] = (0.0, 1)
    for across in range(1, count + 1):
        side = min(room.w / across, room.h / ceil(count / across), largest)
        best = max(best, (side, -across))
    side, across = best[0], -best[1]
    if side < least:
        heaped = heap(room, count, _VISIBLE_SPELL_SHARE)[::-1]
        side = min(heaped[0].w, least)
        return [box_around(*square.centre, side * 0.92, side * 0.92) for square in heaped]
    return [
        Box(room.x + i % across * side, room.y + i // across * side, side, side).inset(side * 0.04)
        for i in range(count)
    ]
