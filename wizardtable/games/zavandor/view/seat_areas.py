# SPDX-License-Identifier: MIT
"""Divides the board of one seat into areas: the large board, or a small one along the far edge."""

from dataclasses import dataclass
from typing import Final

from wizardtable.paint.theme import Look
from wizardtable.table.zones import Box, columns, fit

_BROAD_RATIO: Final = 3.1
"""A small board at least this much wider than high has possessions and knowledge on the right.

On a narrower board, a name in large writing would have no room beside these parts.
"""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The boxes of one seat's board, in logical pixels.

    Attributes:
        panel: the whole board; a large board without its `shelf`.
        portrait: the picture of the character.
        title: name and points.
        slots: the spiral with active gems.
        pentagon: inactive gems and waiting markers.
        domains: one box for each track of a large board; for a small board, one box for all.
        wealth: cards, dust and hand limit.
        lots: artifacts and sentinels.
        markers: the places of the markers for sale; empty for a small board.
        shelf: knowledge and markers of a large board; None for a small board.
    """

    panel: Box
    portrait: Box
    title: Box
    slots: Box
    pentagon: Box
    domains: tuple[Box, ...]
    wealth: Box
    lots: Box
    markers: tuple[Box, ...] = ()
    shelf: Box | None = None

    @property
    def large(self) -> bool:
        """True for the large board."""
        return self.shelf is not None


def large_seat_area(
    lore: Box, board: Box, gap: float, look: Look, domains: int, markers: int
) -> SeatArea:
    """Returns the areas of the large board: knowledge and markers above; gems, wealth and
    possessions below.

    Args:
        lore: the box for knowledge and markers.
        board: the box for all other parts.
        gap: the gap between parts, in pixels.
        domains, markers: the number of tracks and of markers.
    """
    inner = lore.inset(gap * 0.7, gap * 0.6)
    sale, tracks = inner.cut_right(min(inner.w * 0.2, inner.h * 0.72 * markers), gap)
    side = board.w * 0.235
    room = board.inset(gap)
    left_part, rest = room.cut_left(max(side, min(230.0 * look.growth, room.w * 0.3)), gap * 1.4)
    header, wealth = left_part.cut_top(left_part.h * 0.51, gap * 0.4)
    portrait, title = header.cut_left(min(header.h, header.w * 0.32), gap)
    slots, rest = rest.cut_left(rest.w * 0.47, gap)
    pentagon, lots = rest.cut_left(min(rest.w * 0.42, room.h * 1.15), gap)
    return SeatArea(
        panel=board,
        portrait=fit(portrait, 1.0, 0.0),
        title=title,
        slots=slots,
        pentagon=pentagon,
        domains=tuple(columns(tracks, domains, gap * 0.8)),
        wealth=wealth,
        lots=lots,
        markers=tuple(columns(sale, markers, gap * 0.3)),
        shelf=lore,
    )


def small_seat_area(panel: Box) -> SeatArea:
    """Returns the areas of a small board, arranged by the board's width.

    A narrow board has all parts below each other. A wider one has the possessions on the right, and
    the widest also the knowledge.
    """
    if panel.w > panel.h * _BROAD_RATIO:
        return _broad_room(panel)
    if panel.w > panel.h * 1.45:
        return _middling_room(panel)
    inner = panel.inset(max(4.0, panel.h * 0.035))
    air = inner.h * 0.025
    high = inner.h - 4 * air
    header, rest = inner.cut_top(high * 0.2, air)
    gems, rest = rest.cut_top(high * 0.22, air)
    lore, rest = rest.cut_top(high * 0.21, air)
    wealth, lots = rest.cut_top(high * 0.19, air)
    portrait, title = header.cut_left(min(header.h, header.w * 0.22), air * 1.5)
    slots, pentagon = gems.cut_left(gems.w * 0.75, air)
    return SeatArea(panel, fit(portrait, 1.0, 0.0), title, slots, pentagon, (lore,), wealth, lots)


def _middling_room(panel: Box) -> SeatArea:
    inner = panel.inset(max(5.0, panel.h * 0.04))
    air = inner.h * 0.035
    high = inner.h - 3 * air
    header, rest = inner.cut_top(high * 0.22, air)
    wealth, rest = rest.cut_bottom(high * 0.2, air)
    left_part, lots = rest.cut_left(rest.w * 0.71, air * 1.5)
    gems, lore = left_part.cut_top(high * 0.29, air)
    portrait, title = header.cut_left(header.h, air * 1.5)
    slots, pentagon = gems.cut_left(gems.w * 0.74, air)
    return SeatArea(panel, fit(portrait, 1.0, 0.0), title, slots, pentagon, (lore,), wealth, lots)


def _broad_room(panel: Box) -> SeatArea:
    inner = panel.inset(max(5.0, panel.h * 0.05))
    air = inner.h * 0.04
    left, right = inner.cut_left(inner.w * 0.52, air * 2)
    high = inner.h - 2 * air
    header, rest = left.cut_top(high * 0.35, air)
    gems, wealth = rest.cut_top(high * 0.41, air)
    lore, lots = right.cut_top(high * 0.46, air)
    portrait, title = header.cut_left(header.h, air * 1.5)
    slots, pentagon = gems.cut_left(gems.w * 0.68, air)
    return SeatArea(panel, fit(portrait, 1.0, 0.0), title, slots, pentagon, (lore,), wealth, lots)
