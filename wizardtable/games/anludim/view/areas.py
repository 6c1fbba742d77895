# SPDX-License-Identifier: MIT
"""Divides the table of Anludim into rooms for the seats, the plates, the cards and the panel."""

from dataclasses import dataclass

from wizardtable.paint.furniture import title_height
from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size
from wizardtable.table.zones import Box, columns, fit, row, side_by_side

PLAQUE_HEIGHT = 25.0
"""The height of a plaque with a number, in pixels, at the usual size of writing (100 %)."""

_MAX_WIDE_SEATS = 4
"""With more seats than this, the rivals' combinations lie beneath their names; otherwise to the
right of them."""

CARD_ASPECT = 1 / 1.4
"""The width of a card divided by its height."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The part of the table that belongs to one seat; a cabinet is the place for its objects.

    Attributes:
        panel: the whole part; for the viewer's own seat, only the name and the cabinet.
        header: the room for the emblem, the name and the points.
        crest: the room for the crest.
        hand: the room for the cards in hand.
        slots: the rooms of the cabinet, for the five kinds of objects and then the scrolls.
        combinations: the room for the combinations.
    """

    panel: Box
    header: Box
    crest: Box
    hand: Box
    slots: tuple[Box, ...]
    combinations: Box


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of the whole table.

    Attributes:
        table: the whole table.
        seats: the seats, from the viewer's own clockwise.
        plates: by discipline, the room for its plate.
        deck: the room for the deck.
        row: the rooms for the open cards.
        discards: the room for the discards, None in the base game.
        panel: the room for the buttons of the viewer's choices.
        own: the room onto which the viewer can drag cards to lay them as a combination.
        stage: the middle of the table, where banners (short messages about events) appear.
    """

    table: Box
    seats: tuple[SeatArea, ...]
    plates: tuple[Box, ...]
    deck: Box
    row: tuple[Box, ...]
    discards: Box | None
    panel: Box
    own: Box
    stage: Box


def divide_table(width: float, height: float, seats: int, look: Look, discards: bool) -> Areas:
    """Returns the parts of a table of this size in logical pixels.

    The size of the pieces does not depend on the size of writing: the pieces fit even with the
    largest writing. At smaller sizes of writing, the parts of the table lie further apart.

    Args:
        width: the width of the table in logical pixels.
        height: the height of the table in logical pixels.
        seats: the number of seats.
        look: the look of the table, with its size of writing.
        discards: whether the table has room for discards, as in the expert game.
    """
    table = Box(0, 0, width, height)
    reserved_width, reserved_height = reserved_size(width, height, look)
    edge, gap = max(10.0, reserved_height * 0.014), max(6.0, reserved_height * 0.011)
    inner = Box((width - reserved_width) / 2, 0, reserved_width, height).inset(edge)
    inner_height, free = reserved_height - 2 * edge, height - reserved_height
    far, middle = (0.27, 0.265) if seats > _MAX_WIDE_SEATS else (0.24, 0.28)
    rivals, lower_part = inner.cut_top(inner_height * far, gap + free * 0.25)
    board, own = lower_part.cut_top(inner_height * middle, gap + free * 0.25)
    plates, deck, open_cards, pile = _board_rooms(board, gap, discards)
    panel_width = min(max(240.0 * look.growth, reserved_width * 0.185), own.w * 0.27)
    panel, own = own.cut_right(panel_width, gap)
    side = max(218.0, min(reserved_width * 0.19, own.h - free / 2))
    middle_seat = _own_seat_area(own, gap, look, side, free / 2)
    return Areas(
        table=table,
        seats=(middle_seat, *_rival_areas(rivals, seats - 1, gap, look)),
        plates=plates,
        deck=deck,
        row=open_cards,
        discards=pile,
        panel=panel,
        own=middle_seat.combinations,
        stage=board,
    )


def _board_rooms(
    board: Box, gap: float, discards: bool
) -> tuple[tuple[Box, ...], Box, tuple[Box, ...], Box | None]:
    """Returns the rooms for the plates, the deck, the open cards, and the discards (or None).

    Plates are to the left and cards to the right. All are as large as possible, and centred.

    Args:
        board: the room for all of them.
        gap: the distance between two of them, in pixels.
        discards: whether there are discards.
    """
    card_places = 5 if discards else 4
    card_gap = gap * 1.3
    plate_width = min(board.h / 1.36, board.w * 0.59 / 5 - gap)
    if discards:
        plate_width *= 0.9
    room = board.w - 5 * (plate_width + gap) - card_places * card_gap
    card_width = min(room / card_places, board.h * 0.92 * CARD_ASPECT)
    size = (card_width, card_width / CARD_ASPECT)
    whole = 5 * (plate_width + gap) + card_places * (card_width + card_gap)
    inner = Box(board.x + (board.w - whole) / 2, board.y, whole, board.h)
    plates, card_part = inner.cut_left(5 * plate_width + 4 * gap, gap + card_gap)
    spots = row(card_part, card_places, size, card_gap)
    shown = tuple(spots[1:4])
    return tuple(columns(plates, 5, gap)), spots[0], shown, spots[4] if discards else None


def _rival_areas(strip: Box, count: int, gap: float, look: Look) -> tuple[SeatArea, ...]:
    """Returns the rivals' parts, side by side along the far edge of the table, from left to
    right."""
    widest = strip.w * (0.62, 0.49, 1.0, 1.0)[min(count, 4) - 1]
    return tuple(_rival_area(box, look) for box in side_by_side(strip, count, gap, widest))


def _rival_area(panel: Box, look: Look) -> SeatArea:
    wide = panel.w > panel.h * 2.2
    return _wide_rival_area(panel, look) if wide else _tall_rival_area(panel, look)


def _tall_rival_area(panel: Box, look: Look) -> SeatArea:
    """Returns a rival's part from top to bottom: name, cabinet and hand, combinations."""
    inner = panel.inset(panel.h * 0.05)
    header, lower_part = inner.cut_top(max(title_height(look), panel.h * 0.26), panel.h * 0.03)
    crest, header = header.cut_right(header.h * 0.86, 2)
    line, combinations = lower_part.cut_top(
        max(26.0 * look.growth, panel.h * 0.18), panel.h * 0.035
    )
    hand, slots = line.cut_right(max(inner.w * 0.24, 62.0 * look.growth), inner.w * 0.02)
    cabinet = tuple(columns(slots, 6, slots.w * 0.012))
    return SeatArea(panel, header, fit(crest, 1.0), hand, cabinet, combinations)


def _wide_rival_area(panel: Box, look: Look) -> SeatArea:
    """Returns a rival's part with name, hand and cabinet to the left, and combinations to the
    right."""
    inner = panel.inset(panel.h * 0.05)
    width = max(min(inner.w * 0.4, panel.h * 1.62), min(inner.w * 0.47, 190.0 * look.growth))
    side, combinations = inner.cut_left(width, panel.h * 0.05)
    header, lower_part = side.cut_top(max(title_height(look), side.h * 0.3), side.h * 0.04)
    slots, line = lower_part.cut_bottom(min(lower_part.h * 0.5, side.w / 6), side.h * 0.04)
    crest, hand = line.cut_right(min(line.h, header.h * 0.8), line.h * 0.3)
    hand = hand.inset(0, max(0.0, hand.h - max(side.h * 0.3, PLAQUE_HEIGHT * look.growth)) / 2)
    cabinet = tuple(columns(slots, 6, slots.w * 0.012))
    return SeatArea(panel, header, fit(crest, 1.0), hand, cabinet, combinations)


def _own_seat_area(room: Box, gap: float, look: Look, side: float, free: float) -> SeatArea:
    """Returns the viewer's own part: name and cabinet to the left, combinations above the hand.

    Args:
        room: the room for the whole part.
        gap: the distance between two rooms, in pixels.
        side: the width of the room for name and cabinet, in pixels.
        free: the hand is this many pixels higher than its cards need.
    """
    base_height = room.h - free
    panel, middle = room.cut_left(side, gap)
    panel = panel.cut_bottom(min(base_height, max(base_height * 0.82, 190.0)))[0]
    inner = panel.inset(max(8.0, panel.w * 0.035))
    header_height = max(title_height(look), panel.h * 0.19)
    header, cabinet = inner.cut_top(header_height, panel.h * 0.03)
    crest, header = header.cut_right(header_height * 0.95, 2)
    combinations, hand = middle.cut_top(base_height * 0.41, gap + free * 0.5)
    hand = hand.cut_bottom(base_height * 0.59 - gap)[0]
    slots: list[Box] = []
    gap_slots = max(3.0, cabinet.w * 0.02)
    for line in range(2):
        height = (cabinet.h - gap_slots) / 2
        strip = Box(cabinet.x, cabinet.y + line * (height + gap_slots), cabinet.w, height)
        slots += columns(strip, 3, gap_slots)
    return SeatArea(
        panel=panel,
        header=header,
        crest=fit(crest, 1.0),
        hand=hand,
        slots=tuple(slots),
        combinations=combinations,
    )
