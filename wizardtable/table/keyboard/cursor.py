# SPDX-License-Identifier: MIT
"""The keyboard cursor: a ring around one piece, zone or button, which arrow keys move.

A place is a piece, zone or button on which the cursor can stand.
"""

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
"""A place for the cursor: its key and its box in the view. The key of a zone is ("zone", id)."""


class Way(Enum):
    """The direction of an arrow key, as (x, y) with y downwards."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


WAYS_BY_ARROW_KEY = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}

ArrowLinks: TypeAlias = dict[tuple[int, Way], int]
"""The arrows between places: maps (index of a place, direction) to the index of the next place.

An arrow that leads nowhere is absent.
"""

_ASIDE_FACTOR = 2.5
"""A distance to the side counts this many times as much as a distance straight ahead."""
_BEHIND_COST = 1e6
"""Added to the cost of places behind, so that an arrow leads back only if no other way exists."""


def nearest_index(here: Box, places: Sequence[Box], way: Way) -> int | None:
    """Returns the index of the place to which an arrow leads from `here`; None if there is none.

    A place straight ahead is preferred to a nearer place at the side.

    >>> nearest_index(Box(0, 0, 10, 10), [Box(20, 0, 10, 10), Box(0, 20, 10, 10)], Way.DOWN)
    1
    """
    costs = [(_cost(here, place, way), i) for i, place in enumerate(places)]
    cost, index = min(costs, default=(_BEHIND_COST, 0))
    return index if cost < _BEHIND_COST else None


def _cost(here: Box, there: Box, way: Way) -> float:
    dx, dy = way.value
    across, down = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    distance_ahead = across * dx + down * dy
    distance_aside = abs(across * dy) + abs(down * dx)
    return (
        abs(distance_ahead)
        + _ASIDE_FACTOR * distance_aside
        + (0 if distance_ahead >= 2 else _BEHIND_COST)
    )


def arrow_links(places: Sequence[Box]) -> ArrowLinks:
    """Returns arrows by which every place can be reached from every other place, if possible.

    An arrow leads to the nearest place in its direction. If some places cannot be reached this way,
    arrows are added or changed, those with the smallest detours first.
    """
    arrows: ArrowLinks = {}
    for i, way in product(range(len(places)), Way):
        index = nearest_index(places[i], places, way)
        if index is not None:
            arrows[i, way] = index
    reachable = _reachable_bits(arrows, len(places))
    while (gap := _unreached(reachable)) is not None:
        inside, outside = gap
        detours = sorted(
            (_cost(places[i], places[j], way), i, way.name, j)
            for i, j, way in product(inside, outside, Way)
        )
        for _, i, name, j in detours:
            tried = arrows | {(i, Way[name]): j}
            after = _reachable_bits(tried, len(places))
            if all(old & ~new == 0 for old, new in zip(reachable, after, strict=True)):
                arrows, reachable = tried, after
                break
        else:
            break  # without any of these arrows, another place could no longer be reached
    return arrows


def _reachable_bits(arrows: ArrowLinks, count: int) -> list[int]:
    """Returns for each place the indices of the places that arrows reach from there, as bits."""
    bits = [1 << i for i in range(count)]
    has_grown = True
    while has_grown:
        has_grown = False
        for (i, _), j in arrows.items():
            if bits[j] & ~bits[i]:
                bits[i] |= bits[j]
                has_grown = True
    return bits


def _unreached(reach: list[int]) -> tuple[list[int], list[int]] | None:
    """Finds a place from which arrows do not reach all places.

    `reach` is the result of `_reachable_bits`. Returns the indices that this place reaches, and
    those that it does not reach; None if every place reaches all places.
    """
    indices = range(len(reach))
    for i in indices:
        outside = [j for j in indices if not reach[i] >> j & 1]
        if outside:
            return [j for j in indices if reach[i] >> j & 1], outside
    return None


class Cursor:
    """The keyboard cursor: it stands on a piece, a zone or a button, or is hidden.

    Attributes:
        at: the key of its place, ("zone", id) for a zone; None if the cursor is hidden.
    """

    def __init__(self) -> None:
        self.at: Key | None = None
        self._is_straying = False  # True: the cursor may stand on a place that cannot be used now
        self._is_waiting = False  # True: its piece has gone; the next frame may bring it back
        self._last_box: Box | None = None

    @property
    def is_in_use(self) -> bool:
        """True if the cursor is visible, or waits for a place on which to stand."""
        return self.at is not None or self._is_waiting

    def step(self, way: Way, places: Sequence[Place]) -> Key | None:
        """Moves the cursor in a direction, or shows a hidden cursor on the first place.

        Returns the key of the cursor's place; None if `places` is empty.
        """
        if not places:
            self.at = None
            return None
        index = self._next_index(way, places)
        if index is not None:
            self.go_to(places[index])
            self._is_straying = False
        return self.at

    def go_to(self, place: Place) -> None:
        """Puts the cursor on a place, usable or not."""
        self.at, self._last_box = place
        self._is_straying, self._is_waiting = True, False

    def appear(self, places: Sequence[Place], others: Sequence[Place]) -> Key | None:
        """Shows a hidden cursor at the place nearest to the cursor's last place.

        `places` can be used now; a place of `others` is chosen only if `places` is empty. Returns
        the key of the cursor's place; None if there are no places at all.
        """
        if self.at is None and (places or others):
            self.go_to(self._nearest_place(places or others))
            self._is_straying = not places
        return self.at

    def _next_index(self, way: Way, places: Sequence[Place]) -> int | None:
        keys, boxes = [key for key, _ in places], [box for _, box in places]
        if self._last_box is None or (self.at is None and not self._is_waiting):
            return 0
        if self.at in keys:
            return arrow_links(boxes).get((keys.index(self.at), way))
        return nearest_index(self._last_box, boxes, way)

    def leave(self) -> None:
        """Hides the cursor, because the player does not use the keyboard now."""
        self.at, self._is_waiting = None, False

    def placements(self, places: Sequence[Place], others: Sequence[Place]) -> list[Placement]:
        """Returns a list with the ring around the cursor's place; empty if the cursor is hidden.

        Args:
            places: the places that can be used now. A cursor whose place is not among them jumps to
                the nearest of these.
            others: further places. The cursor stays on such a place if a key has led it there, or
                if `places` is empty. If the cursor's place is gone and `places` is empty, the
                cursor is hidden and waits for the next frame.
        """
        place = self._standing_place(places, others)
        self._is_waiting = place is None and (self.at is not None or self._is_waiting)
        self.at = None if place is None else place[0]
        if place is None:
            return []
        self._last_box = place[1]
        ring = Sprite("table.cursor")
        placement = Placement(("table", "cursor"), ring, Spot(place[1].inset(-6)), z=6000)
        return [replace(placement, is_inert=True, is_pinned=True)]

    def _standing_place(self, places: Sequence[Place], others: Sequence[Place]) -> Place | None:
        if self.at is None and not self._is_waiting:
            return None
        allowed = [*places, *(others if self._is_straying or not places else ())]
        present = next((place for place in allowed if place[0] == self.at), None)
        return self._nearest_place(places) if present is None and places else present

    def _nearest_place(self, places: Sequence[Place]) -> Place:
        """Returns the place nearest to the cursor's last place; the first place if it had none."""
        if self._last_box is None:
            return places[0]
        x, y = self._last_box.centre
        return min(
            places, key=lambda place: (place[1].centre[0] - x) ** 2 + (place[1].centre[1] - y) ** 2
        )


def usable_places(
    layout: Layout, offers: Offers, panel: Iterable[Placement], lens: Lens
) -> list[Place]:
    """Returns the places to which arrow keys lead: sources, targets and choices.

    Taken pieces (chosen or held) replace the sources if they have targets and no further pieces may
    be taken. There the player can put a taken piece back, or use it in the obvious way.

    `panel` has the buttons of the choices.
    """
    has_targets = bool(offers.taken and offers.targets) and not offers.takes_more
    keys = offers.taken if has_targets else offers.sources
    boxes = {piece.key: piece.spot.box for piece in layout.pieces}
    places = [(key, lens.in_view(boxes[key])) for key in keys if key in boxes]
    for zone in layout.zones:
        if zone.id in offers.targets:
            places.append((("zone", zone.id), lens.in_view(zone.box)))
    return places + [_of_piece(piece, lens) for piece in panel if piece.key[1] == "choice"]


def named_places(layout: Layout, buttons: Iterable[Placement], lens: Lens) -> list[Place]:
    """Returns all places that have a name, usable or not; `buttons` are those on the table."""
    places = [_of_piece(piece, lens) for piece in layout.pieces if piece.name]
    places += [(("zone", zone.id), lens.in_view(zone.box)) for zone in layout.zones if zone.name]
    return places + [_of_piece(piece, lens) for piece in buttons if piece.name]


def keys_by_group(layout: Layout, places: Iterable[Place]) -> list[tuple[str, list[Key]]]:
    """Returns the keys of places by the groups of a layout, as pairs (name of the group, keys).

    Groups without places are left out. Zones, buttons and other places that belong to no group
    come last, in a group with the name "".
    """
    rest = dict.fromkeys(key for key, _ in places)
    groups: list[tuple[str, list[Key]]] = []
    for group in layout.groups:
        keys = [key for key in group.keys if key in rest]
        for key in keys:
            del rest[key]
        groups.append((group.name, keys))
    return [(name, keys) for name, keys in (*groups, ("", list(rest))) if keys]


def key_at_step(groups: Sequence[Sequence[Key]], at: Key | None, step: int) -> Key | None:
    """Returns the key that comes `step` places after the key `at`, from group to group.

    The first place follows the last one. If `at` is in no group, the result is the first place, or
    the last place for a negative `step`. None if there are no places.

    >>> key_at_step([[("a", 1), ("a", 2)], [("b", 1)]], ("a", 2), 1)
    ('b', 1)
    """
    keys = [key for group in groups for key in group]
    if not keys:
        return None
    if at not in keys:
        return keys[0] if step > 0 else keys[-1]
    return keys[(keys.index(at) + step) % len(keys)]


def next_group(groups: Sequence[Sequence[Key]], at: Key | None, step: int) -> Key | None:
    """Returns the first key of the group that comes `step` groups after the group of the key `at`.

    The first group follows the last one. None if there are no groups.
    """
    index = next((i for i, group in enumerate(groups) if at in group), -1 if step > 0 else 0)
    return groups[(index + step) % len(groups)][0] if groups else None


def _of_piece(piece: Placement, lens: Lens) -> Place:
    box = piece.spot.box
    return piece.key, box if piece.is_pinned else lens.in_view(box)
