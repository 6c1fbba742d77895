# SPDX-License-Identifier: MIT
"""Divides a table of Wizard's Gambit by its size, its number of seats and the size of writing.

The pool of four spells lies in the middle. The component cards lie on its left, the spell deck on
its right. The other wizards sit along the far (upper) edge, the viewer at the near (lower) edge.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.wizards_gambit.view.seat_areas import (
    CARD_ASPECT,
    SeatArea,
    large_seat_area,
    small_seat_area,
)
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, box_around, fit, row, side_by_side

_MAX_DECK_WIDTH_SHARE: Final = 0.118
"""The greatest width of the spell deck, as a share of the table's width."""

POOL_SLOTS: Final = 4
"""The pool has places for this many spells."""

_MIN_SIDE_WIDTH_SHARE: Final = 0.085
"""The least width of the space for decks on each side of the pool, as a share of the table's
width."""

_FAR_HEIGHT_SHARE: Final = 0.378
"""The height of the opponents' areas, as a share of the table's height without the pool."""

_MAX_RIVAL_WIDTH_SHARES: Final = (0.5, 0.49, 0.33, 0.25)
"""By number of opponents (index 0 for one), the greatest width of an opponent's area, as a share of
the far edge."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The areas of the table, in logical pixels.

    Attributes:
        table: the whole table.
        seats: the areas of the seats, first the seat at the near edge, then clockwise.
        spells: the places of the four pool spells; `pool`: the rectangle around them.
        deck, discards: the places of the component deck and of the discard pile.
        spell_deck: the place of the spell deck.
        turn: the place of the list of the parts of a turn, above the panel.
        hand: the area of the viewer's cards.
        panel: the area of the buttons.
        stage: the strip with the pool and the decks, where banners (short messages about events)
            appear.
        tray: the area of a sheet with cards to choose from. The sheet covers the other seats, but
            not the pool.
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


def divide_table(width: float, height: float, seats: int, look: Look) -> Areas:
    """Returns the areas of a table of this size in logical pixels, for this number of seats.

    The areas have the size that they have with the largest writing, which leaves the table least
    space. With smaller writing, only the space between the areas grows.
    """
    table = Box(0, 0, width, height)
    wide, high = reserved_size(width, height, look)
    free_x, free_y = width - wide, (height - high) / 2
    margin, gap = max(6.0, high * 0.011), max(5.0, high * 0.01)
    inner, room = table.inset(margin), Box(0, 0, wide - 2 * margin, high - 2 * margin)
    pool_height = _pool_height(room, gap)
    rest_height = room.h - pool_height - 2 * gap
    far, rest = inner.cut_top(rest_height * _FAR_HEIGHT_SHARE, gap + free_y)
    middle, near = rest.cut_top(pool_height, gap + free_y)
    plate, near = near.cut_left(room.w * 0.235, gap)
    panel, hand = near.cut_right(room.w * 0.19, gap)
    pool = _pool_places(middle.inset(free_x / 2, 0), gap)
    left = Box(middle.x, middle.y, pool[0].x - gap * 1.5 - middle.x, middle.h)
    right = Box(pool[-1].right + gap * 1.5, middle.y, left.w, middle.h)
    right = right.inset(free_x / 4, 0)
    deck, discards = _halves(left.inset(free_x / 4, 0), gap)
    turn, below = panel.cut_top(panel.h * 0.36, gap * 0.5)
    return Areas(
        table=table,
        seats=(large_seat_area(plate, gap), *_rival_areas(far, seats - 1, gap, free_x)),
        spells=tuple(pool),
        pool=Box(pool[0].x, pool[0].y, pool[-1].right - pool[0].x, pool[0].h),
        deck=fit(deck, CARD_ASPECT),
        discards=fit(discards, CARD_ASPECT),
        spell_deck=fit(
            box_around(*right.centre, min(_MAX_DECK_WIDTH_SHARE * room.w, right.w), right.h),
            CARD_ASPECT,
        ),
        turn=turn,
        hand=hand,
        panel=below,
        stage=middle,
        tray=Box(far.x + free_x / 2, far.y, far.w - free_x, far.h + gap),
    )


def _pool_height(inner: Box, gap: float) -> float:
    """Returns the greatest height of the pool that leaves space for decks beside it, in pixels."""
    wide = (inner.w * (1 - 2 * _MIN_SIDE_WIDTH_SHARE) - 6 * gap) / POOL_SLOTS
    return min(inner.h * 0.42, wide / CARD_ASPECT)


def _pool_places(band: Box, gap: float) -> list[Box]:
    """Returns the places of the four pool spells, as large as fits between the decks.

    `band`: the area of the decks and the pool. `gap`: the usual space between areas, in pixels.
    """
    room = band.inset(band.w * _MIN_SIDE_WIDTH_SHARE + gap * 1.5, 0)
    wide = min(band.h * CARD_ASPECT, (room.w - 3 * gap) / POOL_SLOTS)
    between = min(gap * 1.8, (room.w - POOL_SLOTS * wide) / 3)
    return row(room, POOL_SLOTS, (wide, wide / CARD_ASPECT), between)


def _halves(column: Box, gap: float) -> tuple[Box, Box]:
    """Returns the upper and the lower half of a column."""
    high = (column.h - gap) / 2
    upper, lower = column.cut_top(high, gap)
    return upper, lower


def _rival_areas(strip: Box, count: int, gap: float, free: float) -> tuple[SeatArea, ...]:
    """Returns the areas of `count` opponents, side by side in a strip, from the left.

    `free`: the width of the strip that stays empty, in pixels.
    """
    room = strip.w - free
    widest = min(room * _MAX_RIVAL_WIDTH_SHARES[count - 1], (room - gap * (count - 1)) / count)
    boxes = side_by_side(strip, count, gap + free / count, widest)
    return tuple(small_seat_area(box, gap) for box in boxes)
