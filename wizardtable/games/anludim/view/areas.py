# SPDX-License-Identifier: MIT
"""How a table of Anludim is divided for its size, its seats and the size of writing."""

from dataclasses import dataclass

from wizardtable.table.zones import Box, columns, fit, row, side_by_side

_NAME = 62.0
"""The width of a name of eight letters, at a scale of 1."""

CARD = 1 / 1.4
"""Width of a card by its height."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """One coven's part of the table.

    Attributes:
        panel: all of it; `header`: sigil, name, crest and points.
        hand: the cards in hand; `slots`: five kinds of objects, then the scrolls.
        combinations: what is laid.
    """

    panel: Box
    header: Box
    crest: Box
    hand: Box
    slots: tuple[Box, ...]
    combinations: Box


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table.

    Attributes:
        seats: from the viewer's own clockwise.
        plates: by discipline; `row`: the open cards; `discards`: None in the base game.
        panel: where choices stand; `own`: where a combination may be dropped to lay it.
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


def divide(width: float, height: float, seats: int, scale: float, discards: bool) -> Areas:
    """The rooms of a table of this size in logical pixels; `scale` is that of writing."""
    table = Box(0, 0, width, height)
    edge = max(10.0, height * 0.014)
    inner = table.inset(edge)
    gap = max(6.0, height * 0.011)
    rivals, rest = inner.cut_top(inner.h * 0.235, gap)
    board, own = rest.cut_top(inner.h * 0.285, gap)
    plates, deck, open_cards, pile = _board(board, gap, discards)
    panel_width = min(max(214.0 * min(scale, 1.35), width * 0.185), own.w * 0.3)
    panel, middle = own.cut_right(panel_width, gap)
    middle_seat = _own_seat(middle, gap, scale, max(218.0, min(width * 0.19, own.h)))
    return Areas(
        table=table,
        seats=(middle_seat, *_rivals(rivals, seats - 1, gap, scale)),
        plates=plates,
        deck=deck,
        row=open_cards,
        discards=pile,
        panel=panel,
        own=middle_seat.combinations,
        stage=board,
    )


def _board(
    board: Box, gap: float, discards: bool
) -> tuple[tuple[Box, ...], Box, tuple[Box, ...], Box | None]:
    """Five plates to the left, the cards to the right; both as large as they fit, centred."""
    cards = 5 if discards else 4
    card_gap = gap * 1.3
    plate_width = min(board.h / 1.36, board.w * 0.59 / 5 - gap)
    if discards:
        plate_width *= 0.9
    room = board.w - 5 * (plate_width + gap) - cards * card_gap
    card_width = min(room / cards, board.h * 0.92 * CARD)
    size = (card_width, card_width / CARD)
    whole = 5 * (plate_width + gap) + cards * (card_width + card_gap)
    inner = Box(board.x + (board.w - whole) / 2, board.y, whole, board.h)
    plates, rest = inner.cut_left(5 * plate_width + 4 * gap, gap + card_gap)
    spots = row(rest, cards, size, card_gap)
    shown = tuple(spots[1:4])
    return tuple(columns(plates, 5, gap)), spots[0], shown, spots[4] if discards else None


def _rivals(strip: Box, count: int, gap: float, scale: float) -> tuple[SeatArea, ...]:
    """The other seats side by side along the far edge, from the left hand clockwise."""
    widest = strip.w * (0.62, 0.49, 1.0, 1.0)[min(count, 4) - 1]
    return tuple(_rival(box, scale) for box in side_by_side(strip, count, gap, widest))


def _rival(panel: Box, scale: float) -> SeatArea:
    # Beside the combinations, a name needs its width; large writing needs more of it.
    wide = panel.w > panel.h * 2.6 and panel.w > 320 * scale
    return _wide_rival(panel, scale) if wide else _tall_rival(panel, scale)


def _tall_rival(panel: Box, scale: float) -> SeatArea:
    """Name and hand, then the cabinet, then the combinations, beneath one another."""
    inner = panel.inset(panel.h * 0.05)
    header_height = min(max(24.0 * scale, panel.h * 0.2), panel.h * 0.27, panel.w * 0.165)
    slot_height = max(26.0, panel.h * 0.19)
    header, rest = inner.cut_top(header_height, panel.h * 0.03)
    crest, header = header.cut_right(header_height * 1.1, 2)
    # The hand gives way to the name, down to the number of its cards.
    spare = header.w - header_height * 1.18 - _NAME * min(scale, 1.35) - 8
    hand_width = min(inner.w * 0.34, panel.h * 0.8, max(header_height * 1.2, spare))
    hand, header = header.cut_right(hand_width, 8)
    slots, combinations = rest.cut_top(slot_height, panel.h * 0.035)
    cabinet = tuple(columns(slots, 6, slots.w * 0.012))
    return SeatArea(panel, header, fit(crest, 1.0), hand, cabinet, combinations)


def _wide_rival(panel: Box, scale: float) -> SeatArea:
    """Name, hand and cabinet to the left, the combinations to the right at full height."""
    inner = panel.inset(panel.h * 0.05)
    side, combinations = inner.cut_left(min(inner.w * 0.4, panel.h * 1.62), panel.h * 0.05)
    header, rest = side.cut_top(max(side.h * 0.3, min(30.0 * scale, side.h * 0.36)), side.h * 0.05)
    crest, header = header.cut_right(header.h * 1.05, 2)
    slots, hand = rest.cut_bottom(min(rest.h * 0.5, side.w / 6), side.h * 0.06)
    hand = hand.inset(0, max(0.0, hand.h - side.h * 0.3) / 2)
    cabinet = tuple(columns(slots, 6, slots.w * 0.012))
    return SeatArea(panel, header, fit(crest, 1.0), hand, cabinet, combinations)


def _own_seat(room: Box, gap: float, scale: float, side: float) -> SeatArea:
    """The viewer's own seat: name and cabinet to the left, combinations above the hand."""
    panel, middle = room.cut_left(side, gap)
    panel = panel.cut_bottom(min(panel.h, max(room.h * 0.82, 190.0)))[0]
    inner = panel.inset(max(8.0, panel.w * 0.035))
    header_height = min(max(34.0 * scale, panel.h * 0.17), panel.h * 0.24)
    header, cabinet = inner.cut_top(header_height, panel.h * 0.03)
    crest, header = header.cut_right(header_height * 1.05, 2)
    combinations, hand = middle.cut_top(middle.h * 0.41, gap)
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
