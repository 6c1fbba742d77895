# SPDX-License-Identifier: MIT
"""The keyboard cursor: which of the places on the table lies next in a direction."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Qt

from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot


class Way(Enum):
    """Where an arrow key points, as (x, y)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def nearest(here: Box, places: Sequence[Box], way: Way) -> int | None:
    """The index of the place that an arrow leads to from `here`; None when nothing lies there.

    What lies straight ahead is preferred to what is nearer but aside.

    >>> nearest(Box(0, 0, 10, 10), [Box(20, 0, 10, 10), Box(0, 20, 10, 10)], Way.DOWN)
    1
    """
    dx, dy = way.value
    x, y = here.centre
    best: tuple[float, int] | None = None
    for i, place in enumerate(places):
        px, py = place.centre
        ahead = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy) + abs((py - y) * dx)
        if ahead < 2:
            continue
        cost = ahead + 2.5 * aside
        if best is None or cost < best[0]:
            best = (cost, i)
    return best[1] if best else None


ARROWS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}


class Cursor:
    """Where the keyboard is: on a piece, a zone or a choice, or nowhere.

    Attributes:
        at: the key of that place; zones are ("zone", id).
    """

    def __init__(self) -> None:
        self.at: Key | None = None
        self._last: Box | None = None

    def step(self, way: Way, places: Sequence[tuple[Key, Box]]) -> Key | None:
        """Move, or appear on the first place; the place stood on now, None where there is none."""
        if not places:
            self.at = None
            return None
        here = next((box for key, box in places if key == self.at), self._last)
        index = 0 if here is None or self.at is None else nearest(here, [b for _, b in places], way)
        if index is not None:
            self.at, self._last = places[index]
        return self.at

    def leave(self) -> None:
        """The keyboard is not used now."""
        self.at = None

    def placements(self, places: Sequence[tuple[Key, Box]]) -> list[Placement]:
        """The ring around the place; it jumps to the nearest one when its own is gone."""
        if self.at is None:
            return []
        box = next((box for key, box in places if key == self.at), None)
        if box is None:
            if not places or self._last is None:
                self.at = None
                return []
            x, y = self._last.centre
            self.at, box = min(
                places,
                key=lambda p: (p[1].centre[0] - x) ** 2 + (p[1].centre[1] - y) ** 2,
            )
        self._last = box
        ring = Sprite("table.cursor")
        return [Placement(("table", "cursor"), ring, Spot(box.inset(-6)), z=6000, inert=True)]
