# SPDX-License-Identifier: MIT
"""The keyboard cursor: the places where it can stand, and which of them an arrow key leads to."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from itertools import product
from typing import TypeAlias

from PySide6.QtCore import Qt

from wizardtable.table.lens import Lens
from wizardtable.table.view import Key, Layout, Offers, Placement, Sprite
from wizardtable.table.zones import Box, Spot

Place: TypeAlias = tuple[Key, Box]
"""What the cursor can stand on, and where in the view that is. Zones are ("zone", id)."""


class Way(Enum):
    """Where an arrow key points, as (x, y)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


ARROWS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}

Links: TypeAlias = dict[tuple[int, Way], int]
"""Where arrows lead, by the index of the place they are pressed at; those to nowhere are absent."""

_ASIDE = 2.5
"""How much farther a step to the side seems than one straight ahead."""
_BEHIND = 1e6
"""What lies behind is reached by an arrow only when nothing else can be."""


def nearest(here: Box, places: Sequence[Box], way: Way) -> int | None:
    """The index of the place that an arrow leads to from `here`; None when nothing lies there.

    What lies straight ahead is preferred to what is nearer but aside.

    >>> nearest(Box(0, 0, 10, 10), [Box(20, 0, 10, 10), Box(0, 20, 10, 10)], Way.DOWN)
    1
    """
    costs = [(_cost(here, place, way), i) for i, place in enumerate(places)]
    cost, index = min(costs, default=(_BEHIND, 0))
    return index if cost < _BEHIND else None


def _cost(here: Box, there: Box, way: Way) -> float:
    dx, dy = way.value
    across, down = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    ahead = across * dx + down * dy
    aside = abs(across * dy) + abs(down * dx)
    return abs(ahead) + _ASIDE * aside + (0 if ahead >= 2 else _BEHIND)


def links(places: Sequence[Box]) -> Links:
    """Where the arrows lead from each place, such that they lead from every place to every other.

    An arrow leads to the nearest place that lies its way. Where that leaves a place that no arrow
    comes to, or that none leaves, arrows are led elsewhere: those that change least.
    """
    found: Links = {}
    for i, way in product(range(len(places)), Way):
        index = nearest(places[i], places, way)
        if index is not None:
            found[i, way] = index
    reach = _reach(found, len(places))
    while (lacking := _lacking(reach)) is not None:
        inside, outside = lacking
        detours = sorted(
            (_cost(places[i], places[j], way), i, way.name, j)
            for i, j, way in product(inside, outside, Way)
        )
        for _, i, name, j in detours:
            tried = found | {(i, Way[name]): j}
            after = _reach(tried, len(places))
            if all(old & ~new == 0 for old, new in zip(reach, after, strict=True)):
                found, reach = tried, after
                break
        else:
            break  # every arrow there is needed by some other place
    return found


def _reach(arrows: Links, count: int) -> list[int]:
    """For each place, the places that arrows lead to from it, as a set of bits."""
    reach = [1 << i for i in range(count)]
    grown = True
    while grown:
        grown = False
        for (i, _), j in arrows.items():
            if reach[j] & ~reach[i]:
                reach[i] |= reach[j]
                grown = True
    return reach


def _lacking(reach: list[int]) -> tuple[list[int], list[int]] | None:
    """Places, and places that they do not lead to; None when all lead to all."""
    everywhere = range(len(reach))
    for i in everywhere:
        outside = [j for j in everywhere if not reach[i] >> j & 1]
        if outside:
            return [j for j in everywhere if reach[i] >> j & 1], outside
    return None


class Cursor:
    """Where the keyboard is: on a piece, a zone or a choice, or nowhere.

    Attributes:
        at: the key of that place; zones are ("zone", id).
    """

    def __init__(self) -> None:
        self.at: Key | None = None
        self._strays = False  # to what cannot be used now
        self._waits = False  # until there is something again to stand on
        self._last: Box | None = None

    @property
    def in_use(self) -> bool:
        """Whether it stands somewhere, or waits for something to stand on."""
        return self.at is not None or self._waits

    def step(self, way: Way, places: Sequence[Place]) -> Key | None:
        """Move, or appear on the first place; the place stood on now, None where there is none."""
        if not places:
            self.at = None
            return None
        index = self._led(way, places)
        if index is not None:
            self.go_to(places[index])
            self._strays = False
        return self.at

    def go_to(self, place: Place) -> None:
        """Stand on a place, whether it can be used now or not."""
        self.at, self._last = place
        self._strays, self._waits = True, False

    def appear(self, places: Sequence[Place], others: Sequence[Place]) -> Key | None:
        """Come to where the cursor was last, or to what is nearest to it; to one of the others
        where there are no places."""
        if self.at is None and (places or others):
            self.go_to(self._nearest(places or others))
            self._strays = not places
        return self.at

    def _led(self, way: Way, places: Sequence[Place]) -> int | None:
        keys, boxes = [key for key, _ in places], [box for _, box in places]
        if self._last is None or (self.at is None and not self._waits):
            return 0
        if self.at in keys:
            return links(boxes).get((keys.index(self.at), way))
        return nearest(self._last, boxes, way)

    def leave(self) -> None:
        """The keyboard is not used now."""
        self.at, self._waits = None, False

    def placements(self, places: Sequence[Place], others: Sequence[Place]) -> list[Placement]:
        """The ring around the place in the view.

        When the place it stood on cannot be used any more, it jumps to the nearest of `places`,
        unless a key has led it to one of the others; while there are none, it waits.
        """
        found = self._found(places, others)
        self._waits = found is None and (self.at is not None or self._waits)
        self.at = None if found is None else found[0]
        if found is None:
            return []
        self._last = found[1]
        ring = Sprite("table.cursor")
        there = Placement(("table", "cursor"), ring, Spot(found[1].inset(-6)), z=6000)
        return [replace(there, inert=True, pinned=True)]

    def _found(self, places: Sequence[Place], others: Sequence[Place]) -> Place | None:
        if self.at is None and not self._waits:
            return None
        standing = [*places, *(others if self._strays or not places else ())]
        found = next((place for place in standing if place[0] == self.at), None)
        return self._nearest(places) if found is None and places else found

    def _nearest(self, places: Sequence[Place]) -> Place:
        """The place nearest to where the cursor was last; the first if it was nowhere."""
        if self._last is None:
            return places[0]
        x, y = self._last.centre
        return min(places, key=lambda p: (p[1].centre[0] - x) ** 2 + (p[1].centre[1] - y) ** 2)


def usable(layout: Layout, offers: Offers, panel: Iterable[Placement], lens: Lens) -> list[Place]:
    """Returns the places that arrow keys lead to: what may be taken, where it may go, and choices.

    While something is taken that nothing can be taken along with, that is the targets, and what is
    taken: to be put back, or used in the obvious way.
    """
    aims = bool(offers.taken and offers.targets) and not offers.gathers
    keys = offers.taken if aims else offers.sources
    boxes = {piece.key: piece.spot.box for piece in layout.pieces}
    places = [(key, lens.in_view(boxes[key])) for key in keys if key in boxes]
    for zone in layout.zones:
        if zone.id in offers.targets:
            places.append((("zone", zone.id), lens.in_view(zone.box)))
    return places + [_of_piece(piece, lens) for piece in panel if piece.key[1] == "choice"]


def named(layout: Layout, panel: Iterable[Placement], lens: Lens) -> list[Place]:
    """Returns all places that have a name, whether they can be used now or not."""
    places = [_of_piece(piece, lens) for piece in layout.pieces if piece.name]
    places += [(("zone", one.id), lens.in_view(one.box)) for one in layout.zones if one.name]
    return places + [_of_piece(piece, lens) for piece in panel if piece.name]


def grouped(layout: Layout, places: Iterable[Place]) -> list[tuple[str, list[Key]]]:
    """Returns places in the groups of a layout, each with its name, empty ones left out; zones,
    choices and the like come last, in a group without a name."""
    rest = dict.fromkeys(key for key, _ in places)
    groups: list[tuple[str, list[Key]]] = []
    for group in layout.groups:
        keys = [key for key in group.keys if key in rest]
        for key in keys:
            del rest[key]
        groups.append((group.name, keys))
    return [(name, keys) for name, keys in (*groups, ("", list(rest))) if keys]


def next_in(groups: Sequence[Sequence[Key]], at: Key | None, step: int) -> Key | None:
    """Returns what comes so many steps after a place, going on with the next group at the end of
    one, and with the first after the last.

    >>> next_in([[("a", 1), ("a", 2)], [("b", 1)]], ("a", 2), 1)
    ('b', 1)
    """
    keys = [key for group in groups for key in group]
    if not keys:
        return None
    if at not in keys:
        return keys[0] if step > 0 else keys[-1]
    return keys[(keys.index(at) + step) % len(keys)]


def next_group(groups: Sequence[Sequence[Key]], at: Key | None, step: int) -> Key | None:
    """Returns the first place of the group that comes so many groups after the one of a place."""
    index = next((i for i, group in enumerate(groups) if at in group), -1 if step > 0 else 0)
    return groups[(index + step) % len(groups)][0] if groups else None


def _of_piece(piece: Placement, lens: Lens) -> Place:
    box = piece.spot.box
    return piece.key, box if piece.pinned else lens.in_view(box)
