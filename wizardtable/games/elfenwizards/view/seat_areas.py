# SPDX-License-Identifier: MIT
"""How what lies before one seat is divided: large at the near edge, condensed along the far one."""

from dataclasses import dataclass
from typing import Final

from wizardtable.table.zones import Box, fit

_SIGIL: Final = 0.17
"""Share of a condensed seat's width for who it is, as far as it is high enough for more."""

_BROAD: Final = 4.8
"""From this ratio of width to height on a condensed seat has who it is beside all the rest."""


@dataclass(frozen=True, slots=True)
class SeatArea:
    """One guild's part of the table.

    Attributes:
        panel: the plate with sigil and name; of a condensed seat, all of it.
        sigil, title: of the guild; `mark`: of a condensed seat, where the dragon sits; of the large
            one, which says so there, whether it has passed.
        dice, minors: in front of the seat.
        shelf: where dice and minor spells of the large seat lie.
    """

    panel: Box
    sigil: Box
    title: Box
    mark: Box
    dice: Box
    minors: Box
    shelf: Box | None = None

    @property
    def large(self) -> bool:
        """Whether it is the seat at the near edge."""
        return self.shelf is not None


def large_room(plate: Box, hand: Box, gap: float) -> SeatArea:
    """The seat at the near edge: its plate to the left of its dice and minor spells."""
    inner = plate.inset(gap * 1.5, gap)
    left, title = inner.cut_left(min(inner.h * 0.72, inner.w * 0.3), gap)
    sigil, mark = left.cut_top(inner.h * 0.66, gap * 0.5)
    dice, minors = hand.inset(gap).cut_left((hand.w - 2 * gap) * 0.6, gap * 2)
    return SeatArea(plate, fit(sigil, 1.0), title, mark, dice, minors, hand)


def small_room(panel: Box, gap: float) -> SeatArea:
    """A condensed seat: name and score above, what it has in front below; who it is to the left of
    both, or of the name alone where the dice need the breadth."""
    inner = panel.inset(max(4.0, panel.h * 0.06))
    if panel.w > _BROAD * panel.h:
        sigil, rest = inner.cut_left(min(inner.h, max(inner.h * 0.5, inner.w * _SIGIL)), gap)
        title, lower = rest.cut_top(inner.h * 0.52, inner.h * 0.03)
    else:
        title, lower = inner.cut_top(inner.h * 0.57, inner.h * 0.03)
        sigil, title = title.cut_left(title.h, gap)
    mark = title.cut_right(min(title.h * 1.05, title.w * 0.2))[0]
    title = title.cut_right(mark.w, gap * 0.4)[1]
    dice, minors = lower.cut_left(lower.w * 0.62, gap)
    return SeatArea(panel, fit(sigil, 1.0), title, mark, dice, minors)
