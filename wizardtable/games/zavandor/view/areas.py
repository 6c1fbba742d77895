# SPDX-License-Identifier: MIT
"""Divides the table into areas, by its size, the number of seats and the size of writing."""

from dataclasses import dataclass
from math import ceil

from wizardtable.games.zavandor.rules.components import (
    DOMAINS,
    MARKER_PRICES,
    OPAL,
    RUBY,
    SENTINELS,
)
from wizardtable.games.zavandor.view.seat_areas import SeatArea, large_seat_area, small_seat_area
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, columns, row, side_by_side

CARD_RATIO = 1 / 1.4
"""The width of a card as a share of its height."""

_GEM_KINDS = len(range(OPAL, RUBY + 1))
"""The number of kinds of gems."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The boxes of all parts of the table, in logical pixels.

    Attributes:
        table: the whole table.
        seats: the area of the large board, then the areas of the small boards, clockwise.
        artifacts: the deck, then the places of the artifacts on offer.
        sentinels: the places of the sentinels.
        order: the places of the turn order.
        round: the number of the round and of sentinels sold.
        supply: the piles of gems.
        decks, discards: by kind of energy, the draw pile and the discard pile.
        hand: the viewer's cards.
        dust: the viewer's tiles.
        income: the next income of the seat with the large board, shown if the panel leaves room.
        panel: the area of the buttons.
        stage: the area over the market for auctions and payments.
        spare: the height, in pixels, that the stage gains with smaller writing; 0 with the largest.
    """

    table: Box
    seats: tuple[SeatArea, ...]
    artifacts: tuple[Box, ...]
    sentinels: tuple[Box, ...]
    order: tuple[Box, ...]
    round: Box
    supply: tuple[Box, ...]
    decks: tuple[Box, ...]
    discards: tuple[Box, ...]
    hand: Box
    dust: Box
    income: Box
    panel: Box
    stage: Box
    spare: float


def divide_table(width: float, height: float, seats: int, look: Look) -> Areas:
    """Returns the areas of a table of this size in logical pixels.

    Pieces have the same size at every size of writing: the size at which the largest writing fits.
    Smaller writing leaves room between the parts of the table.
    """
    table = Box(0, 0, width, height)
    reserved, low = reserved_size(width, height, look)
    edge, gap = max(8.0, low * 0.013), max(5.0, low * 0.009)
    inner = Box((width - reserved) / 2, 0, reserved, height).inset(edge)
    free = (height - low) / 5
    high = low - 2 * edge
    rivals, rest = inner.cut_top(high * 0.238, gap + free)
    cards, rest = rest.cut_top(_lots_height(inner.w, high, seats, gap), gap + free)
    supply, rest = rest.cut_top(min(high * 0.112, inner.w * 0.085), gap + free)
    lore, rest = rest.cut_top(min(high * 0.104, inner.w * 0.078), gap * 1.2 + free)
    panel_width = min(max(240.0 * look.growth, reserved * 0.185), rest.w * 0.27)
    panel, own = rest.cut_right(panel_width, gap)
    income = panel.cut_top(min((panel.h - free) * 0.27, panel.w * 0.3))[0]
    board, hand = own.cut_top((own.h - free) * 0.48, gap + free)
    hand, dust = _hand(hand, gap)
    artifacts, sentinels = _lots(cards, seats, gap)
    order, number, piles, decks, discards = _supply(supply, seats, gap)
    large = large_seat_area(lore, board, gap, look, len(DOMAINS), len(MARKER_PRICES))
    return Areas(
        table=table,
        seats=(large, *_rivals(rivals, seats - 1, gap)),
        artifacts=artifacts,
        sentinels=sentinels,
        order=order,
        round=number,
        supply=piles,
        decks=decks,
        discards=discards,
        hand=hand,
        dust=dust,
        income=income,
        panel=panel,
        stage=Box(inner.x, cards.y, inner.w, lore.bottom - cards.y),
        spare=free * 2,
    )


def _lots_height(wide: float, high: float, seats: int, gap: float) -> float:
    """Returns the height at which all cards of artifacts and sentinels fit side by side."""
    count = 1 + seats + len(SENTINELS)
    width = (wide - gap * (count + 2)) / count
    return min(width / CARD_RATIO, high * 0.17)


def _lots(strip: Box, seats: int, gap: float) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Returns the boxes of artifacts, the deck first, and of the sentinels to their right."""
    size = (strip.h * CARD_RATIO, strip.h)
    count = 1 + seats + len(SENTINELS)
    spare = (strip.w - count * size[0]) / (count + 2)
    between = min(spare, size[0] * 0.3)
    whole = count * size[0] + (count + 2) * between
    inner = Box(strip.x + (strip.w - whole) / 2, strip.y, whole, strip.h)
    left, right = inner.cut_left((1 + seats) * (size[0] + between), 2 * between)
    artifacts = row(left, 1 + seats, size, between)
    return tuple(artifacts), tuple(row(right, len(SENTINELS), size, between))


def _supply(
    strip: Box, seats: int, gap: float
) -> tuple[tuple[Box, ...], Box, tuple[Box, ...], tuple[Box, ...], tuple[Box, ...]]:
    """Returns the turn order's places, the round's plaque, the piles of gems, the decks and the
    discards.

    They lie from left to right: turn order, gems, energy.
    """
    order, rest = strip.cut_left(strip.w * (0.15 + 0.033 * seats), gap * 2)
    piles, energy = rest.cut_left(rest.w * 0.47, gap * 2)
    number, order = order.cut_left(min(strip.w * 0.085, strip.h * 1.2), gap)
    places = columns(order, seats, gap * 0.6)
    widest = strip.h * 0.95
    if places[0].w > widest:
        places = row(order, seats, (widest, strip.h), gap * 0.6)
    pairs = columns(energy, 4, gap * 1.4)
    decks, discards = [], []
    for pair in pairs:
        size = min(strip.h, (pair.w - gap * 0.4) / 2 / CARD_RATIO)
        two = row(pair, 2, (size * CARD_RATIO, size), gap * 0.4)
        decks.append(two[0])
        discards.append(two[1])
    return (
        tuple(places),
        number,
        tuple(columns(piles, _GEM_KINDS, gap)),
        tuple(decks),
        tuple(discards),
    )


def _rivals(strip: Box, count: int, gap: float) -> tuple[SeatArea, ...]:
    """Returns the areas of the small boards along the far edge, clockwise from the left."""
    widest = strip.w * (0.76, 0.495, 1.0, 1.0, 1.0)[count - 1]
    return tuple(small_seat_area(box) for box in side_by_side(strip, count, gap, widest))


def _hand(strip: Box, gap: float) -> tuple[Box, Box]:
    """Returns the boxes of the cards and, to their right, of the dust."""
    dust, hand = strip.cut_right(min(strip.w * 0.22, strip.h * 1.25), gap)
    return hand, dust


def slot_area(room: Box) -> Box:
    """Returns the part of a spiral that can hold gems, within its rim."""
    return room.inset(room.w * 0.02, room.h * 0.04)


def slot_boxes(area: Box, count: int) -> list[Box]:
    """Returns the squares of `count` active slots: in one line, or in two if the squares are then
    larger.

    The second line runs from right to left below the first, as a spiral does.
    """
    best: list[Box] = []
    for lines in (1, 2):
        across = max(5, ceil(count / lines)) if lines > 1 else count
        if lines > 1 and across >= count:
            break
        side = min(area.w / across, area.h / lines)
        if best and side <= best[0].w:
            break
        left = area.x + (area.w - side * across) / 2
        top = area.y + (area.h - side * lines) / 2
        best = []
        for i in range(count):
            line, step = divmod(i, across)
            column = across - 1 - step if line else step
            best.append(Box(left + column * side, top + line * side, side, side))
    return best
