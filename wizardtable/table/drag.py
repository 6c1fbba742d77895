# SPDX-License-Identifier: MIT
"""A press of the mouse that may become a drag, and the pieces that hang on it."""

from dataclasses import dataclass, field
from math import hypot

from wizardtable.table.view import Key


@dataclass(slots=True)
class Drag:
    """From a press to its release.

    Attributes:
        key: the pressed piece.
        x, y: where it was pressed, in the view.
        carried: pieces on the way with the pointer, the pressed one first; empty before `begun`.
        pulled: where the magnified table is held that is moved instead, in the view.
    """

    key: Key
    x: float
    y: float
    carried: tuple[Key, ...] = field(default=())
    pulled: tuple[float, float] | None = None

    @property
    def begun(self) -> bool:
        """Whether the pieces have left their places."""
        return bool(self.carried)

    def far(self, x: float, y: float, threshold: float) -> bool:
        """Whether the pointer has moved enough to mean a drag."""
        return hypot(x - self.x, y - self.y) >= threshold

    def place(self, index: int, x: float, y: float, width: float) -> tuple[float, float, float]:
        """Middle and angle of a carried piece: side by side behind the pointer, slightly fanned."""
        count = len(self.carried)
        share = index - (count - 1) / 2
        step = min(width * 0.34, 260 / max(1, count))
        return x + share * step, y + abs(share) * 3, share * 3.0
