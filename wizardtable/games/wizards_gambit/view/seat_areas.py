# SPDX-License-Identifier: MIT
"""Divides the area of a seat: large at the near edge, condensed along the far edge."""

from dataclasses import dataclass
from typing import Final

from wizardtable.table.zones import Box, fit

CARD_ASPECT: Final = 1 / 1.4
"""The width of a card, divided by its height."""

_SIDE_BY_SIDE_ASPECT: Final = 2.6
"""In condensed seats with at least this ratio of width to height, the cards lie beside the text of
the top spell, otherwise below."""

_STACKED_ASPECT: Final = 2.1
"""Below this ratio of width to height, the text stands below the book and the cards."""

_BOOK_ASPECT: Final = 1.36
"""The width of an open book, divided by its height."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The parts of a wizard's area on the table.

    Attributes:
        panel: the whole area.
        mark: the portrait; `title`: name and points; `track`: the points on the way to ten.
        book: the spell book with the top spell.
        note: the text of the top spell.
        gambit: the place of the wizard's first gambit, until it is played.
        hand: the wizard's cards, except those of the viewer.
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


def large_room(panel: Box, gap: float) -> SeatArea:
    """Returns the area of the near seat: name and points, then book and gambit, then the text of
    the top spell."""
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
        note,
        fit(gambit, CARD_ASPECT),
        gambit,
        True,
    )


def small_room(panel: Box, gap: float) -> SeatArea:
    """Returns the area of a condensed seat: name and points, then book, text of the top spell and
    cards, depending on the panel's shape."""
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
