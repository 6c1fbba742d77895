# SPDX-License-Identifier: MIT
"""The player's grip: the piece that a mouse button or a finger holds, and the piece under the
pointer."""

from dataclasses import dataclass, field
from typing import Final

from wizardtable.table.view import Key

_FAN_STEP_SHARE = 0.34
"""Distance between two carried pieces, as a share of their width."""

_MAX_FAN_WIDTH = 260.0
"""The largest distance between the first and last carried piece, in pixels of the table."""

MAX_SLIP_PIXELS: Final = 12.0
"""A finger that moves at most this many logical pixels counts as still."""


@dataclass(slots=True)
class Drag:
    """The present press of the mouse button or a finger, and the pieces that it drags.

    Attributes:
        key: the key of the pressed piece; () if the press is on no piece.
        x, y: the point of the press, in pixels of the view.
        carried: the keys of the dragged pieces, the pressed piece first; empty until the pointer
            has moved far enough.
        pulled: the point of the view to which the player last pulled the magnified table; None
            unless the table is being pulled.
    """

    key: Key
    x: float
    y: float
    carried: tuple[Key, ...] = field(default=())
    pulled: tuple[float, float] | None = None

    def pose(self, index: int, x: float, y: float, width: float) -> tuple[float, float, float]:
        """Returns the centre (x, y) and the angle in degrees of a carried piece.

        The pieces hang side by side at the pointer, slightly fanned.

        Args:
            index: the index of the piece in `carried`.
            x, y: the point of the pointer on the table.
            width: the width of the piece.
        """
        count = len(self.carried)
        share = index - (count - 1) / 2
        step = min(width * _FAN_STEP_SHARE, _MAX_FAN_WIDTH / max(1, count))
        return x + share * step, y + abs(share) * 3, share * 3.0


class Grip:
    """The state of mouse and fingers on one table, which the parts of the table share.

    Attributes:
        drag: the present press; None while nothing is pressed.
        hover: the key of the piece under the pointer; None if there is no piece.
        point: the latest point of the pointer without a pressed button, in pixels of the view; (-1,
            -1) outside of the view.
    """

    def __init__(self) -> None:
        self.drag: Drag | None = None
        self.hover: Key | None = None
        self.point = (-1.0, -1.0)
