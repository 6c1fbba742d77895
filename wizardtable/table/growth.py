# SPDX-License-Identifier: MIT
"""How much larger writing is on a large table."""

from typing import Final

_BAR: Final = 54.0
"""Height of the bar above the table at a font scale of 100 %, in logical pixels."""

_BAR_GROWS: Final = 70.0
"""How much higher it is for each 1 of the font scale."""

_STRIP: Final = 40.0
"""Width of the folded panel beside it."""


def growth(width: float, height: float, chosen: float = 1.0) -> float:
    """How much larger writing is on a table of this size than on one of 1280 by 760: a table that
    fills a large screen is also looked at from further away.

    `chosen` is the font scale, 1.0 to 1.75: bar and panel grow with it and make the table smaller,
    but not what is written there.
    """
    share = (min(width + _STRIP, (height + _BAR) * 16 / 9) - 1600) / (3840 - 1600)
    taken = (1 + min(1.0, max(0.0, share)) / 2) * (chosen - 1)
    width, height = width + _STRIP * taken, height + _BAR_GROWS * taken
    return float(max(1.0, min(width / 1280, height / 760)) ** 0.75)
