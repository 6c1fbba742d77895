# SPDX-License-Identifier: MIT
"""How a table of Wizard's Gambit is divided for its size, its seats and the size of writing.

The pool of four spells lies in the middle, between the component cards at its left and the spell
deck at its right. The other wizards sit along the far edge, the viewer at the near one.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.wizards_gambit.view.seat_areas import CARD, SeatArea, large_room, small_room
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, about, fit, row, side_by_side

_DECK: Final = 0.118
"""The share of the table's width that the deck of spells has at most."""

POOL: Final = 4
"""Spells that lie open at most."""

_DECKS: Final = 0.085
"""The share of the table's width that decks at each side of the pool have at least."""

_FAR: Final = 0.378
"""What the other seats have of the height that the pool leaves."""

_RIVALS: Final = (0.5, 0.49, 0.33, 0.25)
"""By how many others there are, the share of the far edge that each may take."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table.

    Attributes:
        seats: that of the near edge first, then the others clockwise.
        spells: where the spells of the pool lie; `pool`: all of them.
        deck, discards: of component cards; `spell_deck`: of spells.
        turn: where it says what of a turn is done, above the panel, which leaves it in sight.
        hand: the viewer's cards.
        panel: where choices stand; `stage`: where banners are shown.
        tray: where cards are laid out to choose from, over the other seats; the pool stays in
            sight.
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
    """The rooms of a table of this size in logical pixels. Everything is as large as with the
    largest writing; what is left otherwise lies between."""
    table = Box(0, 0, width, height)
    wide, high = reserved_size(width, height, look)
    free_x, free_y = width - wide, (height - high) / 2
    margin, gap = max(6.0, high * 0.011), max(5.0, high * 0.01)
    inner, room = table.inset(margin), Box(0, 0, wide - 2 * margin, high - 2 * margin)
    pool_height = _pool_height(room, gap)
    rest_height = room.h - pool_height - 2 * gap
    far, rest = inner.cut_top(rest_height * _FAR, gap + free_y)
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
        deck=fit(deck, CARD),
        discards=fit(discards, CARD),
        spell_deck=fit(about(*right.centre, min(_DECK * room.w, right.w), right.h), CARD),
        turn=turn,
        hand=hand,
        panel=below,
        stage=middle,
        tray=Box(far.x + free_x / 2, far.y, far.w - free_x, far.h + gap),
    )


def _pool_height(inner: Box, gap: float) -> float:
    """How high the pool is: as high as it fits, but not so that the spells push the decks away."""
    wide = (inner.w * (1 - 2 * _DECKS) - 6 * gap) / POOL
    return min(inner.h * 0.42, wide / CARD)


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


def _rivals(strip: Box, count: int, gap: float, free: float) -> tuple[SeatArea, ...]:
    """The other seats side by side along the far edge, from the left hand clockwise; so much of
    its length is free."""
    room = strip.w - free
    widest = min(room * _RIVALS[count - 1], (room - gap * (count - 1)) / count)
    boxes = side_by_side(strip, count, gap + free / count, widest)
    return tuple(small_room(box, gap) for box in boxes)
