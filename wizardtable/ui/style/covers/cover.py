# SPDX-License-Identifier: MIT
"""Paints a game's cover into a rectangle of any shape, so that its figures are seen whole.

In `tile.svg` the groups "figure-1", "figure-2" … are figures, the most important first. The groups
"thing-1" … are things that float. Their attribute `data-bounds` has the left, top, right and bottom
edge of the part.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from wizardtable.paint import svg
from wizardtable.store.paths import resource

EDGE_SHARE: Final = 0.03
"""The distance of a figure from the left and right edges, as a share of the width.

The scene can come nearer, which makes the figure larger.
"""

FIGURE_SIZES: Final = (1.0, 0.9, 0.8)
"""The factors by which figures become smaller if there is little space, tried in turn."""

MIN_NEIGHBOUR_SHARE: Final = 0.53
"""The smallest distance between the middles of two neighbours, as a share of their mean width."""

MAX_THING_SHIFT: Final = 8.0
"""The largest distance, in units of the cover, by which a thing is moved to be seen whole.

A thing that needs more is left out.
"""

_PART: Final = re.compile(
    r'<g id="(?P<kind>figure|thing)-(?P<rank>\d+)" data-bounds="(?P<bounds>[^"]+)" '
    r'transform="(?P<transform>[^"]+)"'
)


@dataclass(frozen=True, slots=True)
class Part:
    """A figure or a thing of a cover, with its edges in units of the cover."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> float:
        """The horizontal middle."""
        return (self.left + self.right) / 2

    @property
    def width(self) -> float:
        """The distance from the left to the right edge."""
        return self.right - self.left


def draw_cover(painter: QPainter, room: QRectF, game_id: str) -> None:
    """Fills a rectangle with a game's cover.

    Raises:
        PathError: the game has no cover.
    """
    text = resource("art", game_id, "tile.svg").read_text(encoding="utf-8")
    natural = _size(text)
    scale = max(room.width() / natural.width(), room.height() / natural.height())
    place = QRectF(0, 0, natural.width() * scale, natural.height() * scale)
    place.moveCenter(room.center())
    place.moveBottom(room.bottom())  # the figures stand at the bottom
    sight = QRectF(0, 0, room.width() / scale, room.height() / scale)
    sight.moveCenter(QRectF(0, 0, natural.width(), natural.height()).center())
    sight.moveBottom(natural.height())
    svg.draw(
        painter,
        place,
        game_id,
        "tile.svg",
        kept=False,
        change=lambda art: with_parts_in_sight(art, sight),
    )


def with_parts_in_sight(art: str, sight: QRectF) -> str:
    """Returns the cover with its parts moved so that they are seen whole.

    Args:
        art: the SVG text of the cover.
        sight: the visible part of the cover, in its units.
    """
    figures, things = parts(art, "figure"), parts(art, "thing")
    placed = {
        **figures_in_sight(figures, sight),
        **{part.name: thing_in_sight(part, sight) for part in things},
    }
    was = {part.name: part for part in (*figures, *things)}

    def put(match: re.Match[str]) -> str:
        name = f"{match['kind']}-{match['rank']}"
        old, new = was[name], placed.get(name)
        if new is None:
            return match.group() + ' display="none"'
        size = new.width / old.width
        move = f"translate({new.left - size * old.left:.2f} {new.bottom - size * old.bottom:.2f})"
        moved = f"{move} scale({size:.3f}) {match['transform']}"
        return match.group().replace(match["transform"], moved)

    return _PART.sub(put, art)


def parts(art: str, kind: str) -> list[Part]:
    """Returns all figures or all things of a cover, by `kind`, in the order of their ranks."""
    matches = sorted(
        (m for m in _PART.finditer(art) if m["kind"] == kind), key=lambda m: int(m["rank"])
    )
    return [Part(f"{kind}-{m['rank']}", *map(float, m["bounds"].split())) for m in matches]


def figures_in_sight(figures: Sequence[Part], sight: QRectF) -> dict[str, Part]:
    """Returns the most important figures that fit into the visible part, by name."""
    edge = EDGE_SHARE * sight.width()
    for count in range(len(figures), 0, -1):
        for size in FIGURE_SIZES:
            row = _row(figures[:count], sight.left() + edge, sight.right() - edge, size)
            if row is not None and all(part.top >= sight.top() for part in row):
                return {part.name: part for part in row}
    return {}


def _row(figures: Sequence[Part], left: float, right: float, size: float) -> list[Part] | None:
    """Returns the figures at a size, from left to right; None if they would be too close."""
    row = sorted(figures, key=lambda part: part.middle)
    first, last = row[0], row[-1]
    ends = (
        max(first.middle, left + size * first.width / 2),
        min(last.middle, right - size * last.width / 2),
    )
    if len(row) == 1:
        ends = ((left + right) / 2,) * 2
    share = (ends[1] - ends[0]) / ((last.middle - first.middle) or 1)
    middles = [ends[0] + (part.middle - first.middle) * share for part in row]
    for (part, here), (other, there) in pairwise(zip(row, middles, strict=True)):
        if there - here < MIN_NEIGHBOUR_SHARE * size * (part.width + other.width) / 2:
            return None
    if len(row) == 1 and size * first.width > right - left and size > FIGURE_SIZES[-1]:
        return None
    return [
        replace(
            part,
            left=middle - size * part.width / 2,
            right=middle + size * part.width / 2,
            top=part.bottom - size * (part.bottom - part.top),
        )
        for part, middle in zip(row, middles, strict=True)
    ]


def thing_in_sight(thing: Part, sight: QRectF) -> Part | None:
    """Returns a thing where it is seen whole; None if it would have to be moved too far."""
    move = max(0.0, sight.left() - thing.left) - max(0.0, thing.right - sight.right())
    if abs(move) > MAX_THING_SHIFT or thing.top < sight.top():
        return None
    return replace(thing, left=thing.left + move, right=thing.right + move)


def _size(art: str) -> QSizeF:
    view_box = re.search(r'viewBox="([^"]+)"', art)
    if view_box is None:
        return QSizeF(100, 100)
    *_, width, height = (float(number) for number in view_box[1].split())
    return QSizeF(width, height)
