# SPDX-License-Identifier: MIT
"""Where the keyboard's cursor can stand: on what may be used now, and on all that has a name."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from wizardtable.table.lens import Lens
from wizardtable.table.view import Key, Layout, Offers, Placement
from wizardtable.table.zones import Box

Place: TypeAlias = tuple[Key, Box]
"""What the cursor can stand on, and where in the view that is. Zones are ("zone", id)."""


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


def _of_piece(piece: Placement, lens: Lens) -> Place:
    box = piece.spot.box
    return piece.key, box if piece.pinned else lens.in_view(box)


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
