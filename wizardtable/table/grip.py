# SPDX-License-Identifier: MIT
"""The player's grip: the piece that a mouse button or a finger holds, and the one it points at."""

from dataclasses import dataclass, field

from wizardtable.table.view import Key

_FAN_STEP_SHARE = 0.34
"""Distance between two carried pieces, as a share of their width."""

_MAX_FAN_WIDTH = 260.0
"""Largest width of all carried pieces side by side, in pixels of the table."""


@dataclass(slots=True)
class Drag:
    """From a press to its release.

    Attributes:
        key: the pressed piece; () beside all pieces.
        x, y: the place of the press, in pixels of the view.
        carried: pieces on the way with the pointer, the pressed one first; empty until the
            pointer has left the place of the press.
        pulled: the point of the view at which the magnified table is held; None if it is not.
    """

    key: Key
    x: float
    y: float
    carried: tuple[Key, ...] = field(default=())
    pulled: tuple[float, float] | None = None

    def pose(self, index: int, x: float, y: float, width: float) -> tuple[float, float, float]:
        """Returns the middle and the angle of a carried piece of this width.

        The pieces hang side by side on the point, slightly fanned.
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
