# SPDX-License-Identifier: MIT
"""How a table of Wizard's Gambit is divided for its size, its seats and the size of writing.

The pool of four spells lies in the middle, between the component cards at its left and the spell
deck at its right. The other wizards sit along the far edge, the viewer at the near one.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.wizards_gambit.view.seat_areas import CARD, SeatArea, large_room, small_room
from wizardtable.table.zones import Box, fit, row, side_by_side

POOL: Final = 4
"""Spells that lie open at most."""

_DECKS: Final = 0.085
"""The share of the table's width that decks at each side of the pool have at least."""

_RIVALS: Final = (0.5, 0.49, 0.33, 0.25)
"""By how many others there are, the share of the far edge that each may take."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table.

    Attributes:
        seats: that of the near edge first, then the others clockwise.
        spells: where the spells of the pool lie; `pool`: all of them.
        deck, discards: of component cards; `spell_deck`: of spells.
        turn: where it says what of a turn is done, above the panel.
        hand: the viewer's cards.
        panel: where choices stand; `stage`: where banners are shown.
        tray: where cards are laid out to choose from, over the far edge; ingredients stay in sight.
    """

    table: Box
    seats: tuple[SeatArea, ...]
    spells: tuple[Box, ...]
    pool: Box
    deck: Box
    discards: Box
    spell_deck: Box
    turn: Box
    hand: Box
    panel: Box
    stage: Box
    tray: Box


def divide(width: float, height: float, seats: int, scale: float) -> Areas:
    """The rooms of a table of this size in logical pixels; `scale` is that of writing."""
    table = Box(0, 0, width, height)
    inner = table.inset(max(6.0, height * 0.011))
    gap = max(5.0, height * 0.01)
    pool_height = _pool_height(inner, gap)
    rest_height = inner.h - pool_height - 2 * gap
    far, rest = inner.cut_top(rest_height * 0.375, gap)
    middle, near = rest.cut_top(pool_height, gap)
    side = min(max(near.w * 0.235, 190.0 * scale), near.w * 0.27)
    plate, near = near.cut_left(side, gap)
    panel, hand = near.cut_right(min(max(near.w * 0.25, 180.0 * scale), near.w * 0.3), gap)
    pool = _pool(middle, gap)
    left = Box(middle.x, middle.y, pool[0].x - gap * 1.5 - middle.x, middle.h)
    right = Box(pool[-1].right + gap * 1.5, middle.y, left.w, middle.h)
    deck, discards = _halves(left, gap)
    return Areas(
        table=table,
        seats=(large_room(plate, gap, scale), *_rivals(far, seats - 1, gap, scale)),
        spells=tuple(pool),
        pool=Box(pool[0].x, pool[0].y, pool[-1].right - pool[0].x, pool[0].h),
        deck=fit(deck, CARD),
        discards=fit(discards, CARD),
        spell_deck=fit(right, CARD, 0.5, 0.0),
        turn=panel.cut_top(min(panel.h * 0.36, 96.0 * scale))[0],
        hand=hand,
        panel=panel,
        stage=middle,
        tray=Box(far.x, far.y, far.w, far.h + gap + pool_height * 0.17),
    )


def _pool_height(inner: Box, gap: float) -> float:
    """How high the pool is: as high as it fits, but not so that the spells push the decks away."""
    wide = (inner.w * (1 - 2 * _DECKS) - 6 * gap) / POOL
    return min(inner.h * 0.41, wide / CARD)


def _pool(band: Box, gap: float) -> list[Box]:
    """The spells of the pool, as large as they fit, with room for the decks at both sides."""
    room = band.inset(band.w * _DECKS + gap * 1.5, 0)
    wide = min(band.h * CARD, (room.w - 3 * gap) / POOL)
    between = min(gap * 1.8, (room.w - POOL * wide) / 3)
    return row(room, POOL, (wide, wide / CARD), between)


def _halves(column: Box, gap: float) -> tuple[Box, Box]:
    """Two places beneath one another."""
    high = (column.h - gap) / 2
    upper, lower = column.cut_top(high, gap)
    return upper, lower


def _rivals(strip: Box, count: int, gap: float, scale: float) -> tuple[SeatArea, ...]:
    """The other seats side by side along the far edge, from the left hand clockwise."""
    widest = strip.w * _RIVALS[count - 1]
    return tuple(small_room(box, gap, scale) for box in side_by_side(strip, count, gap, widest))
