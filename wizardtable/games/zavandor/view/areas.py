# SPDX-License-Identifier: MIT
"""How a table of Zavandor is divided for its size, its seats and the size of writing."""

from dataclasses import dataclass
from math import ceil

from wizardtable.games.zavandor.rules.components import DOMAINS, MARKERS, OPAL, RUBY, SENTINELS
from wizardtable.games.zavandor.view.seat_areas import SeatArea, large_room, small_room
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, columns, row, side_by_side

CARD = 1 / 1.4
"""Width of a card by its height."""

_KINDS = len(range(OPAL, RUBY + 1))


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table.

    Attributes:
        seats: that of the large board first, then the others clockwise.
        artifacts: the deck, then the places of the open ones; `sentinels`: by sentinel.
        order: by place in the turn order; `round`: the number of the round and of sales.
        supply: the piles of gems; `decks` and `discards`: by kind of energy.
        hand: the viewer's cards; `dust`: his tiles; `income`: what the large board
            brings next, seen where choices leave room.
        panel: where choices stand; `stage`: over the market, for auctions and payments;
            `spare`: how much of its height is only there while writing is small.
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


def divide(width: float, height: float, seats: int, look: Look) -> Areas:
    """The rooms of a table of this size in logical pixels.

    Pieces have the room that they have at the largest size of writing; what is left at others keeps
    the parts of the table further apart."""
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
    large = large_room(lore, board, gap, look, len(DOMAINS), len(MARKERS))
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
    """As high as all cards on offer can be side by side."""
    count = 1 + seats + len(SENTINELS)
    width = (wide - gap * (count + 2)) / count
    return min(width / CARD, high * 0.17)


def _lots(strip: Box, seats: int, gap: float) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """The deck and the open artifacts to the left, the sentinels to the right."""
    size = (strip.h * CARD, strip.h)
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
    """Round and turn order to the left, gems in the middle, energy to the right."""
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
        size = min(strip.h, (pair.w - gap * 0.4) / 2 / CARD)
        two = row(pair, 2, (size * CARD, size), gap * 0.4)
        decks.append(two[0])
        discards.append(two[1])
    return (
        tuple(places),
        number,
        tuple(columns(piles, _KINDS, gap)),
        tuple(decks),
        tuple(discards),
    )


def _rivals(strip: Box, count: int, gap: float) -> tuple[SeatArea, ...]:
    """The other seats side by side along the far edge, from the left hand clockwise."""
    widest = strip.w * (0.76, 0.495, 1.0, 1.0, 1.0)[count - 1]
    return tuple(small_room(box) for box in side_by_side(strip, count, gap, widest))


def _hand(strip: Box, gap: float) -> tuple[Box, Box]:
    """Cards to the left, dust to the right of them."""
    dust, hand = strip.cut_right(min(strip.w * 0.22, strip.h * 1.25), gap)
    return hand, dust


def slot_area(room: Box) -> Box:
    """The part of a spiral where gems may lie, off its rim."""
    return room.inset(room.w * 0.02, room.h * 0.04)


def slot_boxes(area: Box, count: int) -> list[Box]:
    """The places of active gems: in one line, or in two where they are larger so. The second
    line begins beneath the end of the first and runs back, as a spiral does."""
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
