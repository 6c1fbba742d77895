# SPDX-License-Identifier: MIT
"""Divides a table of Wizard's Gambit by its size, its number of seats and the size of writing.

The pool of four spells lies in the middle, between the component cards on its left and the spell
deck on its right. The other wizards sit along the far edge, the viewer at the near one.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.wizards_gambit.view.seat_areas import (
    CARD_ASPECT,
    SeatArea,
    large_room,
    small_room,
)
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, about, fit, row, side_by_side

_MAX_DECK_SHARE: Final = 0.118
"""The spell deck is at most this share of the table's width wide."""

POOL_SLOTS: Final = 4
"""The number of slots in the pool."""

_MIN_SIDE_SHARE: Final = 0.085
"""The decks on each side of the pool have at least this share of the table's width."""

_FAR_SHARE: Final = 0.378
"""The other seats have this share of the height that the pool leaves free."""

_MAX_RIVAL_SHARES: Final = (0.5, 0.49, 0.33, 0.25)
"""By number of opponents, the largest share of the far edge for each of them."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of the whole table, in logical pixels.

    Attributes:
        seats: the areas of the seats, first the one at the near edge, then clockwise.
        spells: the places of the pool spells; `pool`: the rectangle around them.
        deck, discards: the places of the component cards; `spell_deck`: that of the spells.
        turn: the place of the parts of the turn, above the panel.
        hand: the area of the viewer's cards.
        panel: the area of buttons; `stage`: the area of banners.
        tray: the area of a sheet with cards to choose from. It covers the other seats, but not the
            pool.
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


def divide(width: float, height: float, seats: int, look: Look) -> Areas:
    """Returns the areas of a table of this size in logical pixels.

    Everything is as large as with the largest writing. With smaller writing the space between
    grows.
    """
    table = Box(0, 0, width, height)
    wide, high = reserved_size(width, height, look)
    free_x, free_y = width - wide, (height - high) / 2
    margin, gap = max(6.0, high * 0.011), max(5.0, high * 0.01)
    inner, room = table.inset(margin), Box(0, 0, wide - 2 * margin, high - 2 * margin)
    pool_height = _pool_height(room, gap)
    rest_height = room.h - pool_height - 2 * gap
    far, rest = inner.cut_top(rest_height * _FAR_SHARE, gap + free_y)
    middle, near = rest.cut_top(pool_height, gap + free_y)
    plate, near = near.cut_left(room.w * 0.235, gap)
    panel, hand = near.cut_right(room.w * 0.19, gap)
    pool = _pool(middle.inset(free_x / 2, 0), gap)
    left = Box(middle.x, middle.y, pool[0].x - gap * 1.5 - middle.x, middle.h)
    right = Box(pool[-1].right + gap * 1.5, middle.y, left.w, middle.h)
    deck, discards = _halves(left.inset(free_x / 4, 0), gap)
    turn, below = panel.cut_top(panel.h * 0.36, gap * 0.5)
    return Areas(
        table=table,
        seats=(large_room(plate, gap), *_rivals(far, seats - 1, gap, free_x)),
        spells=tuple(pool),
        pool=Box(pool[0].x, pool[0].y, pool[-1].right - pool[0].x, pool[0].h),
        deck=fit(deck, CARD_ASPECT),
        discards=fit(discards, CARD_ASPECT),
        spell_deck=fit(
            about(*right.centre, min(_MAX_DECK_SHARE * room.w, right.w), right.h), CARD_ASPECT
        ),
        turn=turn,
        hand=hand,
        panel=below,
        stage=middle,
        tray=Box(far.x + free_x / 2, far.y, far.w - free_x, far.h + gap),
    )


def _pool_height(inner: Box, gap: float) -> float:
    """Returns the greatest height of the pool that leaves room for the decks beside it."""
    wide = (inner.w * (1 - 2 * _MIN_SIDE_SHARE) - 6 * gap) / POOL_SLOTS
    return min(inner.h * 0.42, wide / CARD_ASPECT)


def _pool(band: Box, gap: float) -> list[Box]:
    """Returns the places of the spells, as large as fits between the decks."""
    room = band.inset(band.w * _MIN_SIDE_SHARE + gap * 1.5, 0)
    wide = min(band.h * CARD_ASPECT, (room.w - 3 * gap) / POOL_SLOTS)
    between = min(gap * 1.8, (room.w - POOL_SLOTS * wide) / 3)
    return row(room, POOL_SLOTS, (wide, wide / CARD_ASPECT), between)


def _halves(column: Box, gap: float) -> tuple[Box, Box]:
    """Returns the upper and the lower half of a column."""
    high = (column.h - gap) / 2
    upper, lower = column.cut_top(high, gap)
    return upper, lower


def _rivals(strip: Box, count: int, gap: float, free: float) -> tuple[SeatArea, ...]:
    """Returns the areas of the other seats, side by side from the left.

    `free`: the pixels of the strip's width that stay free.
    """
    room = strip.w - free
    widest = min(room * _MAX_RIVAL_SHARES[count - 1], (room - gap * (count - 1)) / count)
    boxes = side_by_side(strip, count, gap + free / count, widest)
    return tuple(small_room(box, gap) for box in boxes)
