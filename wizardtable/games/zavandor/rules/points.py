# SPDX-License-Identifier: MIT
"""Computes the points of a seat, and their origins (rules page, {#points})."""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import Board

GEM_LINE, LORE_LINE, LOT_LINE, BONUS_LINE = range(4)
"""Kinds of `Line`: active gems of a kind, a domain at level 4, owned lots of a kind, and a
sentinel's bonus."""

GEM_BONUSES: Final[dict[int, tuple[int, int, int]]] = {
    14: (box.SAPPHIRE, 2, 12),
    15: (box.OPAL, 2, 12),
    16: (box.EMERALD, 1, 11),
    17: (box.DIAMOND, 1, 11),
    18: (box.RUBY, 2, 10),
}
"""The bonus of Fox, Cat, Scarab, Unicorn and Salamander, by lot.

A bonus is a gem, the points for each active gem of this kind, and the maximum of points.
"""


@dataclass(frozen=True, slots=True)
class Line:
    """The points from one origin: a gem, domain or lot (`what`) that the seat has `count` times."""

    kind: int
    what: int
    count: int
    points: int


def gem_points(board: Board, seat: int) -> int:
    """Returns the points of the seat's active gems, without bonuses of sentinels."""
    gems = board.spiral[seat]
    return gems[0] + gems[1] + 2 * (gems[2] + gems[3]) + 3 * gems[4]


def sentinel_bonus(board: Board, seat: int, sentinel: int) -> int:
    """Returns the bonus points that a sentinel brings the seat, or would bring if the seat owned it
    (rules page, {#sentinels})."""
    gems = board.spiral[seat]
    if sentinel in GEM_BONUSES:
        gem, each, maximum = GEM_BONUSES[sentinel]
        return min(maximum, each * gems[gem])
    if sentinel == box.PHOENIX:
        return 2 * (5 - gems.count(0))
    if sentinel == box.OWL:
        return 2 * board.levels[seat].count(box.TOP_LEVEL)
    owned = board.artifacts[seat]
    return 2 * sum(
        [owned[lot] for lot in (box.TOAD_LOTS if sentinel < box.RAVEN else box.RAVEN_LOTS)]
    )


def points(board: Board, seat: int) -> int:
    """Returns all points of the seat."""
    total = gem_points(board, seat) + box.TOP_LEVEL_POINTS * board.levels[seat].count(box.TOP_LEVEL)
    for lot, count in enumerate(board.artifacts[seat]):
        if count:
            total += count * box.LOT_POINTS[lot]
    if board.sold:
        for number, owner in enumerate(board.sentinels):
            if owner == seat:
                sentinel = box.FIRST_SENTINEL + number
                total += box.LOT_POINTS[sentinel] + sentinel_bonus(board, seat, sentinel)
    return total


def point_lines(board: Board, seat: int) -> tuple[Line, ...]:
    """Returns the origins of the seat's points: gems, knowledge, artifacts, then sentinels."""
    lines: list[Line] = []
    for gem, count in enumerate(board.spiral[seat]):
        if count:
            lines.append(Line(GEM_LINE, gem, count, count * box.GEM_POINTS[gem]))
    for domain, level in enumerate(board.levels[seat]):
        if level == box.TOP_LEVEL:
            lines.append(Line(LORE_LINE, domain, 1, box.TOP_LEVEL_POINTS))
    for lot, count in enumerate(board.artifacts[seat]):
        if count:
            lines.append(Line(LOT_LINE, lot, count, count * box.LOT_POINTS[lot]))
    for number, owner in enumerate(board.sentinels):
        if owner == seat:
            sentinel = box.Lot(box.FIRST_SENTINEL + number)
            lines.append(Line(LOT_LINE, sentinel, 1, box.LOT_POINTS[sentinel]))
            bonus = sentinel_bonus(board, seat, sentinel)
            if bonus:
                lines.append(Line(BONUS_LINE, sentinel, 1, bonus))
    return tuple(lines)
