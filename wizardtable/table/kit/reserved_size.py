# SPDX-License-Identifier: MIT
"""How large a table is counted on to be at every size of writing."""

from typing import Final

from wizardtable.paint.theme import MAX_FONT_SCALE, Look

_ACROSS: Final = 58.0
"""Pixels of a window's width that the folded side panel takes more for each 1 of the font scale."""

_DOWN: Final = 71.0
"""Pixels of its height that the bars above and below the table do."""

_GROWTH: Final = 0.7
"""How much larger they are in a large window, by how much larger its table is."""


def reserved_size(width: float, height: float, look: Look) -> tuple[float, float]:
    """Returns the size that a table of this size would have in the same window with the largest
    writing. Pieces laid out for it are as large whatever the writing; what is left is free."""
    lacking = (MAX_FONT_SCALE - look.chosen) * (1 + (look.growth - 1) * _GROWTH)
    return width - lacking * _ACROSS, height - lacking * _DOWN
