# SPDX-License-Identifier: MIT
"""Divides the area of a seat. The viewer's seat at the near edge is large; the rivals' seats along
the far edge are condensed."""

from dataclasses import dataclass
from typing import Final

from wizardtable.table.zones import Box, fit

_SIGIL_WIDTH_SHARE: Final = 0.17
"""The portrait takes this share of a broad condensed seat's width, if the seat is high enough."""

_BROAD_ASPECT_RATIO: Final = 4.8
"""A condensed seat is broad if its width divided by its height exceeds this ratio. Its portrait
then stands to the left of everything else."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The areas of one guild's seat, in logical pixels.

    Attributes:
        panel: the plate with portrait and name; for a condensed seat, its whole area.
        sigil: the portrait with the guild's sigil.
        title: the name and the score.
        mark: on a condensed seat, the place of the dragon; on the large seat, that of the note
            "passed".
        dice: the dice in front of the seat.
        minors: the minor spells in front of the seat.
        shelf: the area of the large seat's dice and minor spells; None for a condensed seat.
    """

    panel: Box
    sigil: Box
    title: Box
    mark: Box
    dice: Box
    minors: Box
    shelf: Box | None = None

    @property
    def is_large(self) -> bool:
        """True for the large seat at the near edge, False for a condensed seat."""
        return self.shelf is not None


def large_seat_area(plate: Box, hand: Box, gap: float) -> SeatArea:
    """Returns the areas of the large seat.

    The plate is at the left. Dice and minor spells are to the right of it, in the area `hand`.
    `gap` is in pixels.
    """
    inner = plate.inset(gap * 1.5, gap)
    emblems, title = inner.cut_left(min(inner.h * 0.72, inner.w * 0.3), gap)
    sigil, mark = emblems.cut_top(inner.h * 0.66, gap * 0.5)
    dice, minors = hand.inset(gap).cut_left((hand.w - 2 * gap) * 0.6, gap * 2)
    return SeatArea(plate, fit(sigil, 1.0), title, mark, dice, minors, hand)


def small_seat_area(panel: Box, gap: float) -> SeatArea:
    """Returns the areas of a condensed seat. Name and score are above, dice and minor spells below.
    The portrait is at the left of the whole seat, or only of the name if the dice need the width.
    `gap` is in pixels."""
    inner = panel.inset(max(4.0, panel.h * 0.06))
    if panel.w > _BROAD_ASPECT_RATIO * panel.h:
        sigil, rest = inner.cut_left(
            min(inner.h, max(inner.h * 0.5, inner.w * _SIGIL_WIDTH_SHARE)), gap
        )
        title, lower_line = rest.cut_top(inner.h * 0.52, inner.h * 0.03)
    else:
        title, lower_line = inner.cut_top(inner.h * 0.57, inner.h * 0.03)
        sigil, title = title.cut_left(title.h, gap)
    mark = title.cut_right(min(title.h * 1.05, title.w * 0.2))[0]
    title = title.cut_right(mark.w, gap * 0.4)[1]
    dice, minors = lower_line.cut_left(lower_line.w * 0.62, gap)
    return SeatArea(panel, fit(sigil, 1.0), title, mark, dice, minors)
