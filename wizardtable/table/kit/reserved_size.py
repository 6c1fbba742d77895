# SPDX-License-Identifier: MIT
"""The size that a table has at least, whichever font scale the player chooses."""

from typing import Final

from wizardtable.paint.theme import MAX_FONT_SCALE, Look

_PANEL_GROWTH: Final = 58.0
"""Pixels by which the folded side panel becomes wider when the font scale grows by 1.0."""

_BARS_GROWTH: Final = 71.0
"""Pixels by which the bars above and below the table grow when the font scale grows by 1.0."""

_LARGE_WINDOW_SHARE: Final = 0.7
"""In a large window, panel and bars grow by this share of the growth of writing on the table."""


def reserved_size(width: float, height: float, look: Look) -> tuple[float, float]:
    """Returns the width and height that the table would have at the largest font scale, in pixels.

    `width` and `height` are its size now. Pieces laid out in the returned size do not change their
    size with the font scale; the rest of the table stays free.
    """
    lacking_scale = (MAX_FONT_SCALE - look.font_scale) * (
        1 + (look.growth - 1) * _LARGE_WINDOW_SHARE
    )
    return width - lacking_scale * _PANEL_GROWTH, height - lacking_scale * _BARS_GROWTH
