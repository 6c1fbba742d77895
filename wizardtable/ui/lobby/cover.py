# SPDX-License-Identifier: MIT
"""A game's cover in a room of any shape: it fills the room, and its figures are seen whole.

In `tile.svg` the groups with the ids "figure-1", "figure-2" … are figures, the most important
first, and "thing-1" … float about; `data-bounds` says what they cover: left, top, right, bottom.
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

MARGIN: Final = 0.03
"""Share of the width that a figure keeps from the edge: the scene may come nearer."""

SIZES: Final = (1.0, 0.9, 0.8)
"""Of the figures, where they have less room than in the picture."""

CLOSEST: Final = 0.53
"""How far the middles of two neighbours are from each other, as a share of their width."""

FAR: Final = 8.0
"""How far a thing is moved at most, to be seen whole; else it is left out."""

_PART: Final = re.compile(
    r'<g id="(?P<kind>figure|thing)-(?P<rank>\d+)" data-bounds="(?P<bounds>[^"]+)" '
    r'transform="(?P<transform>[^"]+)"'
)


@dataclass(frozen=True, slots=True)
class Part:
    """A figure or a thing of a cover, with what it covers in units of the cover."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> float:
        """How far its middle is to the right."""
        return (self.left + self.right) / 2

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left


def draw_cover(painter: QPainter, room: QRectF, game_id: str) -> None:
    """Fills the room with a game's cover; raises PathError where a game has none."""
    text = resource("art", game_id, "tile.svg").read_text(encoding="utf-8")
    natural = _size(text)
    scale = max(room.width() / natural.width(), room.height() / natural.height())
    place = QRectF(0, 0, natural.width() * scale, natural.height() * scale)
    place.moveCenter(room.center())
    place.moveBottom(room.bottom())  # the figures stand there
    seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
    seen.moveCenter(QRectF(0, 0, natural.width(), natural.height()).center())
    seen.moveBottom(natural.height())
    svg.draw(
        painter, place, game_id, "tile.svg", kept=False, change=lambda art: composed(art, seen)
    )


def composed(art: str, seen: QRectF) -> str:
    """The cover with its parts where this window, in units of the cover, shows them whole."""
    figures, things = parts(art, "figure"), parts(art, "thing")
    placed = {**gathered(figures, seen), **{one.name: nudged(one, seen) for one in things}}
    was = {one.name: one for one in (*figures, *things)}

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
    """All figures, or all things, of a cover, in the order of their ranks."""
    found = sorted(
        (m for m in _PART.finditer(art) if m["kind"] == kind), key=lambda m: int(m["rank"])
    )
    return [Part(f"{kind}-{m['rank']}", *map(float, m["bounds"].split())) for m in found]


def gathered(figures: Sequence[Part], seen: QRectF) -> dict[str, Part]:
    """As many of the figures as have room in the window, in their order from left to right."""
    edge = MARGIN * seen.width()
    for count in range(len(figures), 0, -1):
        for size in SIZES:
            row = _row(figures[:count], seen.left() + edge, seen.right() - edge, size)
            if row is not None and all(one.top >= seen.top() for one in row):
                return {one.name: one for one in row}
    return {}


def _row(figures: Sequence[Part], left: float, right: float, size: float) -> list[Part] | None:
    """Figures of this size from left to right, None where they would be too close."""
    row = sorted(figures, key=lambda one: one.middle)
    first, last = row[0], row[-1]
    ends = (
        max(first.middle, left + size * first.width / 2),
        min(last.middle, right - size * last.width / 2),
    )
    if len(row) == 1:
        ends = ((left + right) / 2,) * 2
    share = (ends[1] - ends[0]) / ((last.middle - first.middle) or 1)
    middles = [ends[0] + (one.middle - first.middle) * share for one in row]
    for (one, here), (other, there) in pairwise(zip(row, middles, strict=True)):
        if there - here < CLOSEST * size * (one.width + other.width) / 2:
            return None
    if len(row) == 1 and size * first.width > right - left and size > SIZES[-1]:
        return None
    return [
        replace(
            one,
            left=middle - size * one.width / 2,
            right=middle + size * one.width / 2,
            top=one.bottom - size * (one.bottom - one.top),
        )
        for one, middle in zip(row, middles, strict=True)
    ]


def nudged(thing: Part, seen: QRectF) -> Part | None:
    """A thing where it is seen whole; None where it would have to be moved too far."""
    move = max(0.0, seen.left() - thing.left) - max(0.0, thing.right - seen.right())
    if abs(move) > FAR or thing.top < seen.top():
        return None
    return replace(thing, left=thing.left + move, right=thing.right + move)


def _size(art: str) -> QSizeF:
    view_box = re.search(r'viewBox="([^"]+)"', art)
    if view_box is None:
        return QSizeF(100, 100)
    *_, width, height = (float(number) for number in view_box[1].split())
    return QSizeF(width, height)
