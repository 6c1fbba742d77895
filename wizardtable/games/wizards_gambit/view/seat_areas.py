# SPDX-License-Identifier: MIT
"""Divides the area of a seat: large at the near (lower) edge of the table, condensed along the far
edge.

A book is the pile of spells that a seat has completed.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.table.zones import Box, fit

CARD_ASPECT: Final = 1 / 1.4
"""The width of a card, divided by its height."""

_SIDE_BY_SIDE_ASPECT: Final = 2.6
"""A ratio of width to height that decides where a condensed seat has its cards.

If the area beside the book is broader, cards and text lie side by side there. Otherwise the cards
lie below the text of the top spell.
"""

_STACKED_ASPECT: Final = 2.1
"""A ratio of width to height that decides where a condensed seat has its text.

If the area below the name is less broad, the text stands below the book and the cards.
"""

_BOOK_ASPECT: Final = 1.36
"""The width of an open book, divided by its height."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The parts of a wizard's area on the table, in logical pixels.

    Attributes:
        panel: the whole area.
        mark: the portrait.
        title: the name and the points.
        track: the row of ten gems that shows the points.
        book: the spell book with the top spell.
        note: the text of the top spell.
        gambit: the place of the wizard's open gambit, until it is played.
        hand: the wizard's cards; unused for the viewer, whose cards have an area of their own.
        large: whether this is the seat at the near edge.
    """

    panel: Box
    mark: Box
    title: Box
    track: Box
    book: Box
    note: Box
    gambit: Box
    hand: Box
    large: bool


def large_seat_area(panel: Box, gap: float) -> SeatArea:
    """Returns the divided area of the seat at the near edge.

    From top to bottom: name and points, book and gambit, the text of the top spell. `gap`: the
    space between parts, in pixels.
    """
    inner = panel.inset(max(6.0, panel.w * 0.03))
    high, low = inner.h * 0.15, max(9.0, inner.h * 0.055)
    head, body = inner.cut_top(high + gap * 0.4 + low, gap * 0.8)
    mark, header = head.cut_left(min(head.h, head.w * 0.3), gap)
    title, track = header.cut_top(high, gap * 0.4)
    upper, note = body.cut_top(body.h * 0.54, gap * 0.5)
    gambit, book = upper.cut_right(min(upper.w * 0.27, upper.h * 0.8 * CARD_ASPECT), gap)
    return SeatArea(
        panel,
        fit(mark, 1.0),
        title,
        track,
        fit(book, _BOOK_ASPECT),
        note.inset(gap * 0.7, 0.0),  # writing needs more distance from the frame than pictures
        fit(gambit, CARD_ASPECT),
        gambit,
        True,
    )


def small_seat_area(panel: Box, gap: float) -> SeatArea:
    """Returns the divided area of a condensed seat.

    Name and points are at the top. The shape of the panel decides where book, text of the top spell
    and cards lie below them. `gap`: the space between parts, in pixels.
    """
    inner = panel.inset(max(5.0, panel.h * 0.045))
    high, low = inner.h * 0.205, max(8.0, inner.h * 0.09)
    head, body = inner.cut_top(high + gap * 0.2 + low, gap * 0.4)
    mark, header = head.cut_left(min(head.h, head.w * 0.3), gap)
    title, track = header.cut_top(high, gap * 0.2)
    if body.w < _STACKED_ASPECT * body.h:
        upper, note = body.cut_top(body.h * 0.56, gap * 0.3)
        book, cards = upper.cut_left(min(upper.h * _BOOK_ASPECT, upper.w * 0.48), gap)
    else:
        book, side = body.cut_left(min(body.h * _BOOK_ASPECT, body.w * 0.46), gap)
        if side.w > _SIDE_BY_SIDE_ASPECT * side.h:
            note, cards = side.cut_left(side.w * 0.495, gap)
            cards = cards.cut_bottom(cards.h * 0.82)[0]
        else:
            note, cards = side.cut_top(side.h * 0.57, gap * 0.4)
    high = min(cards.h, cards.w * 0.31 / CARD_ASPECT)
    cards = cards.cut_bottom(high)[0]
    gambit, hand = cards.cut_right(high * CARD_ASPECT, gap * 0.5)
    book = fit(book, _BOOK_ASPECT, 0.0)
    return SeatArea(panel, fit(mark, 1.0), title, track, book, note, gambit, hand, False)
