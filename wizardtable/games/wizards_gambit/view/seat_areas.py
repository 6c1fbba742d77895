# SPDX-License-Identifier: MIT
"""How what lies before one seat is divided: large at the near edge, condensed along the far one."""

from dataclasses import dataclass
from typing import Final

from wizardtable.table.zones import Box, fit

CARD: Final = 1 / 1.4
"""Width of a card by its height."""

_WIDE: Final = 2.6
"""From this ratio of width to height on, the cards of a condensed seat lie beside what its spell
does, else beneath."""

_NARROW: Final = 2.1
"""Below this ratio what the spell does is written beneath book and cards."""

_BOOK: Final = 1.36
"""Width of an open book by its height."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """One wizard's part of the table.

    Attributes:
        panel: all of it; `mark`, `title`: whose it is; `track`: points on the way to ten.
        book: where the spell book lies, its top spell foremost.
        note: what the top spell does.
        gambit: where the gambit lies that the wizard began with.
        hand: his cards; the viewer's own lie elsewhere.
        large: whether it is the seat at the near edge.
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
    """The seat at the near edge: name and points, the book and the gambit beneath, then what the
    top spell does."""
    inner = panel.inset(max(6.0, panel.w * 0.03))
    high, low = inner.h * 0.15, max(9.0, inner.h * 0.055)
    head, body = inner.cut_top(high + gap * 0.4 + low, gap * 0.8)
    mark, header = head.cut_left(min(head.h, head.w * 0.3), gap)
    title, track = header.cut_top(high, gap * 0.4)
    upper, note = body.cut_top(body.h * 0.54, gap * 0.5)
    gambit, book = upper.cut_right(min(upper.w * 0.27, upper.h * 0.8 * CARD), gap)
    return SeatArea(
        panel, fit(mark, 1.0), title, track, fit(book, _BOOK), note, fit(gambit, CARD), gambit, True
    )


def small_room(panel: Box, gap: float) -> SeatArea:
    """A condensed seat: name and points above, then the book, what its top spell does, and the
    cards, as the panel is broad."""
    inner = panel.inset(max(5.0, panel.h * 0.045))
    high, low = inner.h * 0.205, max(8.0, inner.h * 0.09)
    head, body = inner.cut_top(high + gap * 0.2 + low, gap * 0.4)
    mark, header = head.cut_left(min(head.h, head.w * 0.3), gap)
    title, track = header.cut_top(high, gap * 0.2)
    if body.w < _NARROW * body.h:
        upper, note = body.cut_top(body.h * 0.56, gap * 0.3)
        book, cards = upper.cut_left(min(upper.h * _BOOK, upper.w * 0.48), gap)
    else:
        book, side = body.cut_left(min(body.h * _BOOK, body.w * 0.46), gap)
        if side.w > _WIDE * side.h:
            note, cards = side.cut_left(side.w * 0.495, gap)
            cards = cards.cut_bottom(cards.h * 0.82)[0]
        else:
            note, cards = side.cut_top(side.h * 0.57, gap * 0.4)
    high = min(cards.h, cards.w * 0.31 / CARD)
    cards = cards.cut_bottom(high)[0]
    gambit, hand = cards.cut_right(high * CARD, gap * 0.5)
    book = fit(book, _BOOK, 0.0)
    return SeatArea(panel, fit(mark, 1.0), title, track, book, note, gambit, hand, False)
