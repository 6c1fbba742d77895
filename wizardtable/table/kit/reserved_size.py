# SPDX-License-Identifier: MIT
"""The size of a table that is available at every size of writing."""

from typing import Final

from wizardtable.paint.theme import MAX_FONT_SCALE, Look

_PANEL_GROWTH: Final = 58.0
"""Pixels that the folded side panel takes more of the width for each 1.0 of font scale."""

_BARS_GROWTH: Final = 71.0
"""Pixels that the bars above and below the table take more of the height for each 1.0 of font
scale."""

_LARGE_WINDOW_SHARE: Final = 0.7
"""Panel and bars grow in a large window by this share of the table's growth."""


def reserved_size(width: float, height: float, look: Look) -> tuple[float, float]:
    """Returns the size of the same window's table with the largest writing, in pixels.

    Pieces laid out for it are as large at every size of writing; the rest of the table stays free.
    """
    lacking_scale = (MAX_FONT_SCALE - look.chosen) * (1 + (look.growth - 1) * _LARGE_WINDOW_SHARE)
    return width - lacking_scale * _PANEL_GROWTH, height - lacking_scale * _BARS_GROWTH
