# SPDX-License-Identifier: MIT
"""Places of pieces: rows, fans, stacks, grids and groups, computed from rectangles, without Qt.

Lengths are in logical pixels, angles in degrees clockwise; y grows downwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle.

    >>> Box(0, 0, 10, 4).centre
    (5.0, 2.0)
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle, as (x, y)."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Returns the box with its sides moved inwards, or outwards if a distance is negative.

        The left and right side move by `dx`, top and bottom by `dy`. Without `dy`, all four sides
        move by `dx`.
        """
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def cut_left(self, width: float, gap: float = 0.0) -> "tuple[Box, Box]":
        """Returns the left part of this width, and the rest to the right of the gap."""
        width = min(width, self.w)
        rest = Box(self.x + width + gap, self.y, max(0.0, self.w - width - gap), self.h)
        return Box(self.x, self.y, width, self.h), rest

    def cut_right(self, width: float, gap: float = 0.0) -> "tuple[Box, Box]":
        """Returns the right part of this width, and the rest to the left of the gap."""
        width = min(width, self.w)
        rest = Box(self.x, self.y, max(0.0, self.w - width - gap), self.h)
        return Box(self.right - width, self.y, width, self.h), rest

    def cut_top(self, height: float, gap: float = 0.0) -> "tuple[Box, Box]":
        """Returns the upper part of this height, and the rest below the gap."""
        height = min(height, self.h)
        rest = Box(self.x, self.y + height + gap, self.w, max(0.0, self.h - height - gap))
        return Box(self.x, self.y, self.w, height), rest

    def cut_bottom(self, height: float, gap: float = 0.0) -> "tuple[Box, Box]":
        """Returns the lower part of this height, and the rest above the gap."""
        height = min(height, self.h)
        rest = Box(self.x, self.y, self.w, max(0.0, self.h - height - gap))
        return Box(self.x, self.bottom - height, self.w, height), rest

    def holds(self, x: float, y: float) -> bool:
        """Returns whether the point is inside the box or on its edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def meets(self, other: "Box") -> bool:
        """Returns whether the boxes share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def at_least(self, side: float) -> "Box":
        """Returns a box with the same centre, at least `side` pixels wide and high."""
        return box_around(*self.centre, max(self.w, side), max(self.h, side))

    def distance(self, x: float, y: float) -> float:
        """Returns the distance of a point from the box; 0.0 inside."""
        dx, dy = max(self.x - x, 0.0, x - self.right), max(self.y - y, 0.0, y - self.bottom)
        return hypot(dx, dy)

    def clipped(self, outer: "Box") -> "Box":
        """Returns the part of this box inside the other box.

        If the boxes do not meet, returns an empty box at the edge of `outer`.
        """
        left, top = min(max(self.x, outer.x), outer.right), min(max(self.y, outer.y), outer.bottom)
        right, bottom = min(max(self.right, left), outer.right), min(self.bottom, outer.bottom)
        return Box(left, top, right - left, max(0.0, bottom - top))

    def is_within(self, outer: "Box", slack: float = 0.01) -> bool:
        """Returns whether this box is inside the other, with a tolerance of `slack` pixels."""
        return (
            self.x >= outer.x - slack
            and self.y >= outer.y - slack
            and self.right <= outer.right + slack
            and self.bottom <= outer.bottom + slack
        )


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a piece: a box, turned clockwise about its centre by `angle` degrees."""

    box: Box
    angle: float = 0.0


def bounding_box(boxes: Sequence[Box]) -> Box:
    """Returns the smallest box that contains these boxes; there must be at least one."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def box_around(x: float, y: float, width: float, height: float) -> Box:
    """Returns the box of this size whose centre is the point (x, y)."""
    return Box(x - width / 2, y - height / 2, width, height)


def fit(box: Box, ratio: float, across: float = 0.5, down: float = 0.5) -> Box:
    """Returns the largest box of this ratio (width divided by height) inside `box`.

    `across` is the position of the result from left (0) to right (1), `down` from top (0) to bottom
    (1).
    """
    width = min(box.w, box.h * ratio)
    height = width / ratio
    return Box(box.x + (box.w - width) * across, box.y + (box.h - height) * down, width, height)


def drawn_out(spot: Spot, share: float) -> Spot:
    """Returns the place of a card that is pulled up out of a hand by a share of its height."""
    box = spot.box
    return Spot(Box(box.x, box.y - box.h * share, box.w, box.h), spot.angle)


def turned_point(spot: Spot, x: float, y: float) -> tuple[float, float]:
    """Returns the point of the table at which a point of a turned piece lies.

    (x, y) is the point relative to the piece's centre, as if the piece were upright.
    """
    turn = radians(spot.angle)
    cx, cy = spot.box.centre
    return cx + x * cos(turn) - y * sin(turn), cy + x * sin(turn) + y * cos(turn)


def outline(spot: Spot) -> Box:
    """Returns the smallest upright box around a turned box."""
    turn = radians(spot.angle)
    width = abs(spot.box.w * cos(turn)) + abs(spot.box.h * sin(turn))
    height = abs(spot.box.w * sin(turn)) + abs(spot.box.h * cos(turn))
    return box_around(*spot.box.centre, width, height)


def columns(box: Box, count: int, gap: float) -> list[Box]:
    """Returns `count` equal columns that fill the box from left to right, `gap` apart."""
    width = (box.w - gap * (count - 1)) / max(1, count)
    return [Box(box.x + i * (width + gap), box.y, width, box.h) for i in range(count)]


def row(box: Box, count: int, size: tuple[float, float], gap: float) -> list[Box]:
    """Returns `count` boxes of one size (width, height) in a centred row, `gap` apart.

    The boxes move closer, or overlap evenly, if there is too little room.
    """
    width, height = size
    step = width + gap
    if count > 1:
        step = min(step, (box.w - width) / (count - 1))
    left = box.x + (box.w - width - step * (count - 1)) / 2
    top = box.y + (box.h - height) / 2
    return [Box(left + i * step, top, width, height) for i in range(count)]


def side_by_side(box: Box, count: int, gap: float, widest: float) -> list[Box]:
    """Returns `count` columns as high as the box, centred side by side, with a `gap` between them.

    Each column is at most `widest` wide. The seats along the far edge of a table are an example.
    The result is empty if `count` is 0.
    """
    if not count:
        return []
    width = min(widest, (box.w - gap * (count - 1)) / count)
    return row(box, count, (width, box.h), gap)


def heap(box: Box, count: int, share: float) -> list[Box]:
    """Returns `count` overlapping squares in rows, as large as possible.

    The list begins at the right end of the lowest row and ends at the upper left.

    Later squares cover earlier ones. Of each covered square, at least `share` (0 to 1) of its width
    or height stays visible, at the right or lower side.

    >>> [round(square.w) for square in heap(Box(0, 0, 100, 100), 4, 0.25)]
    [80, 80, 80, 80]
    """
    size, across = max(
        (min(box.w / (1 + share * (n - 1)), box.h / (1 + share * (-(-count // n) - 1))), -n)
        for n in range(1, max(count, 1) + 1)
    )
    across, down = -across, -(-count // -across)
    step_x = min(size, (box.w - size) / (across - 1)) if across > 1 else 0.0
    step_y = min(size, (box.h - size) / (down - 1)) if down > 1 else 0.0
    left = box.x + (box.w - size - step_x * (across - 1)) / 2
    top = box.y + (box.h - size - step_y * (down - 1)) / 2
    return [
        Box(left + i % across * step_x, top + i // across * step_y, size, size)
        for i in reversed(range(count))
    ]


def grid(box: Box, count: int, across: int, gap: float) -> list[Box]:
    """Returns `count` equal cells that fill the box line by line, `across` in each line.

    `gap` is the distance between cells.
    """
    lines = max(1, -(-count // across))
    width = (box.w - gap * (across - 1)) / across
    height = (box.h - gap * (lines - 1)) / lines
    return [
        Box(box.x + i % across * (width + gap), box.y + i // across * (height + gap), width, height)
        for i in range(count)
    ]


def fan(
    box: Box,
    count: int,
    size: tuple[float, float],
    step: float,
    spread: float = 2.2,
    corner: float = 0.0,
) -> list[Spot]:
    """Returns the cards of a hand at the bottom of the box, on an arc with the middle card highest.

    Args:
        box: the room for the hand; it must be higher than a card.
        size: the width and height of a card.
        step: the distance between the centres of neighbouring cards, less if the box is too narrow.
        spread: the degrees between neighbouring cards, fewer in a large hand or a small box.
        corner: the width of the upper left corner of the box that stays free.
    """
    spots = _fan(box, count, size, step, spread)
    if corner and spots and outline(spots[0]).x < box.x + corner:
        rest = Box(box.x + corner, box.y, box.w - corner, box.h)
        spots = _fan(rest, count, size, step, spread)
    return spots


def _fan(box: Box, count: int, size: tuple[float, float], step: float, spread: float) -> list[Spot]:
    if count == 0:
        return []
    width, height = size
    half = min(spread * (count - 1) / 2, 14.0)
    while half > 0.2:
        ends = outline(Spot(Box(0, 0, width, height), half))
        sink = _sink(box, half)
        if ends.h + sink <= box.h and ends.w <= box.w:
            break
        half *= 0.8
    else:
        half, ends, sink = 0.0, Box(0, 0, width, height), 0.0
    reach = (box.w - ends.w) / 2
    reach = min(reach, step * (count - 1) / 2)
    middle = box.x + box.w / 2
    top = box.y + max(0.0, (box.h - sink - ends.h)) + ends.h / 2
    spots = []
    for i in range(count):
        share = 0.0 if count == 1 else 2 * i / (count - 1) - 1
        centre = (middle + share * reach, top + sink * share * share)
        spots.append(Spot(box_around(*centre, width, height), half * share))
    return spots


def _sink(box: Box, half: float) -> float:
    """Returns the pixels by which the outermost cards of a fan lie lower than the middle card.

    `half` is the angle of the outermost cards in degrees.
    """
    return min(box.h * 0.07, half * 1.5)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together.

    Attributes:
        card_count: the number of cards.
        beside: the free room to the right of the cards, in card widths.
    """

    card_count: int
    beside: float = 0.0


@dataclass(frozen=True, slots=True)
class Spread:
    """Groups packed into a box.

    Attributes:
        cards: for each group, the boxes of its cards from left to right.
        groups: the box around each group.
    """

    cards: list[list[Box]]
    groups: list[Box]


def spread(
    box: Box,
    groups: Sequence[Group],
    ratio: float,
    tallest: float,
    step: float = 0.4,
    gap: float = 0.25,
    least: tuple[float, float] = (0.32, 0.16),
) -> Spread:
    """Returns places for groups of overlapping cards, on as many lines as make the cards largest.

    Args:
        box: the room for all groups.
        ratio: a card's width divided by its height.
        tallest: the largest height of a card in pixels.
        step: the usual distance between neighbouring cards of a group, as a share of a card's
            width.
        gap: the usual room between groups, as a share of a card's width.
        least: the smallest value to which `step` may be reduced, and a still smaller one. The
            smaller one is used only if the cards would otherwise be less than 0.4 times as high as
            `tallest`.
    """
    if not groups:
        return Spread([], [])
    best = (0.0, [list(range(len(groups)))], least[0])
    for shift in least:
        if best[0] >= tallest * 0.4:
            break
        for count in range(1, len(groups) + 1):
            lines = _lines(groups, count, step)
            height = min(tallest, (box.h - 4 * (count - 1)) / count)
            narrowest_width = max(
                _width([groups[i] for i in line], shift, gap / 2) for line in lines
            )
            height = min(height, box.w / (narrowest_width * ratio))
            if height > best[0] * 1.05:
                best = (height, lines, shift)
    return _place(box, groups, best[1], best[0], (ratio, step, gap))


def _width(groups: Sequence[Group], step: float, gap: float) -> float:
    return sum(1 + step * (group.card_count - 1) + group.beside for group in groups) + gap * (
        len(groups) - 1
    )


def _lines(groups: Sequence[Group], count: int, step: float) -> list[list[int]]:
    """Returns the indices of the groups in order, broken into lines of about the same width."""
    share = _width(groups, step, 0.0) / count
    lines: list[list[int]] = [[]]
    filled = 0.0
    for i, group in enumerate(groups):
        width = _width([group], step, 0.0)
        if lines[-1] and len(lines) < count and filled + width / 2 > share * len(lines):
            lines.append([])
        lines[-1].append(i)
        filled += width
    return lines


def _place(
    box: Box,
    groups: Sequence[Group],
    lines: list[list[int]],
    height: float,
    measures: tuple[float, float, float],
) -> Spread:
    ratio, step, gap = measures
    width = height * ratio
    cards: list[list[Box]] = [[] for _ in groups]
    boxes: list[Box] = [box for _ in groups]
    top = box.y + (box.h - len(lines) * height - 4 * (len(lines) - 1)) / 2
    for line in lines:
        members = [groups[i] for i in line]
        overlaps = sum(group.card_count - 1 for group in members)
        unshifted_width = sum(1 + group.beside for group in members) * width
        line_gap = gap * width
        line_width = unshifted_width + overlaps * step * width + line_gap * (len(members) - 1)
        shift = step * width
        if line_width > box.w:
            line_gap /= 2
            overlap_room = box.w - unshifted_width - line_gap * (len(members) - 1)
            shift = max(0.0, min(shift, overlap_room / overlaps)) if overlaps else shift
            line_width = unshifted_width + overlaps * shift + line_gap * (len(members) - 1)
        left = box.x + (box.w - line_width) / 2
        for i in line:
            group = groups[i]
            cards[i] = [Box(left + k * shift, top, width, height) for k in range(group.card_count)]
            group_width = width * (1 + group.beside) + shift * (group.card_count - 1)
            boxes[i] = Box(left, top, group_width, height)
            left += group_width + line_gap
        top += height + 4
    return Spread(cards, boxes)
