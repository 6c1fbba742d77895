# SPDX-License-Identifier: MIT
"""The player's grip: the piece that a mouse button or a finger holds, and the piece under the
pointer."""

from dataclasses import dataclass, field
from typing import Final

from wizardtable.table.view import Key

_FAN_STEP_SHARE = 0.34
"""Distance between two carried pieces, as a share of their width."""

_MAX_FAN_WIDTH = 260.0
"""Largest width of all carried pieces side by side, in pixels of the table."""

SLIP: Final = 12.0
"""A finger that moves at most this many pixels counts as still, on the table and in lists."""


@dataclass(slots=True)
class Drag:
    """A press that still lasts, from its start to its release.

    Attributes:
        key: the pressed piece; () beside all pieces.
        x, y: the point of the press, in pixels of the view.
        carried: the dragged pieces, the pressed one first; empty until the pointer has moved far
            enough.
        pulled: the point of the view to which the magnified table was last pulled; None unless the
            player pulls the table.
    """

    key: Key
    x: float
    y: float
    carried: tuple[Key, ...] = field(default=())
    pulled: tuple[float, float] | None = None

    def pose(self, index: int, x: float, y: float, width: float) -> tuple[float, float, float]:
        """Returns the centre (x, y) and the angle of a carried piece of this width.

        The pieces hang side by side on the point (x, y), slightly fanned.
        """
        count = len(self.carried)
        share = index - (count - 1) / 2
        step = min(width * _FAN_STEP_SHARE, _MAX_FAN_WIDTH / max(1, count))
        return x + share * step, y + abs(share) * 3, share * 3.0


class Grip:
    """The state of mouse and fingers on one table, which its parts share.

    Attributes:
        drag: the press that lasts now; None while nothing is pressed.
        hover: the piece under the pointer; None beside all pieces.
        point: the latest point of a pointer without a button, in pixels of the view.
    """

    def __init__(self) -> None:
        self.drag: Drag | None = None
        self.hover: Key | None = None
        self.point = (-1.0, -1.0)
