# SPDX-License-Identifier: MIT
"""Brings pieces in front of those that overlap them in a hand or a fan, which part for them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from wizardtable.table.view import Key, Placement

_SHIFT: Final = 0.3
"""Largest shift of a neighbour that lay over the piece in front, as a share of a width."""

_SHIFT_BELOW: Final = 0.1
"""Largest shift of a neighbour that lay under it anyway."""

_TOUCHING: Final = 0.98
"""Pieces overlap if their middles are nearer than this share of a width."""

_MAX_DROP: Final = 0.5
"""Neighbours lie at most this share of a height higher or lower."""

_MIN_STEP: Final = 0.5
"""In a fan whose pieces are nearer to each other than this share of a width, only the piece at the
pointer comes in front, and none parts: the next piece would be hidden wholly."""

_FRONT_STEP: Final = 0.5
"""Added to the highest z of a fan for its pieces in front, and twice for the one at the pointer."""


@dataclass(frozen=True, slots=True)
class Aside:
    """The difference between the place of a piece and where it is seen.

    Attributes:
        x: pixels to the right.
        z: the depth at which it is drawn; None for that of its place.
        is_before_pointer: false if the pointer finds the piece in the depth of its place.
    """

    x: float = 0.0
    z: float | None = None
    is_before_pointer: bool = True


def parted(
    placements: Sequence[Placement], front: Collection[Key], hovered: Key | None
) -> dict[Key, Aside]:
    """Returns the pieces that are seen elsewhere than in their places.

    Args:
        front: the pieces that come in front of their neighbours: those lifted or advised.
        hovered: the piece at the pointer, which comes before them.
    """
    leading = {*front, hovered} if hovered is not None else set(front)
    asides: dict[Key, Aside] = {}
    if not leading:
        return asides
    for fan in _fans([piece for piece in placements if piece.key in leading], placements):
        top = max(piece.z for piece in fan)
        is_tight = _is_tight(fan)
        for index, piece in enumerate(fan):
            if piece.key == hovered:
                is_reached = piece.key in front and not is_tight
                asides[piece.key] = Aside(z=top + 2 * _FRONT_STEP, is_before_pointer=is_reached)
            elif is_tight:
                continue
            elif piece.key in leading:
                rank = sum(other.z < piece.z for other in fan) / len(fan)
                asides[piece.key] = Aside(z=top + _FRONT_STEP * (1 + rank) / 2)
            else:
                x = _shift(fan, index, leading)
                if x:
                    asides[piece.key] = Aside(x)
    return asides


def _fans(leaders: Sequence[Placement], placements: Sequence[Placement]) -> list[list[Placement]]:
    """Returns the rows of overlapping pieces in which these pieces lie, each from left to right."""
    fans: list[list[Placement]] = []
    done: set[Key] = set()
    for leader in leaders:
        if leader.key in done or leader.height <= 0 or leader.is_inert:
            continue
        alike = sorted((p for p in placements if _are_alike(p, leader)), key=_middle)
        at = next(i for i, piece in enumerate(alike) if piece.key == leader.key)
        start = end = at
        while start > 0 and _overlap(alike[start - 1], alike[start]):
            start -= 1
        while end + 1 < len(alike) and _overlap(alike[end], alike[end + 1]):
            end += 1
        fan = alike[start : end + 1]
        done.update(piece.key for piece in fan)
        if len(fan) > 1:
            fans.append(fan)
    return fans


def _are_alike(piece: Placement, leader: Placement) -> bool:
    """Returns True if two pieces are of one kind and size, and lie at about one height."""
    box, other = piece.spot.box, leader.spot.box
    return (
        piece.key[0] == leader.key[0]
        and piece.height > 0
        and not piece.is_inert
        and abs(box.w - other.w) < 1
        and abs(box.h - other.h) < 1
        and abs(box.centre[1] - other.centre[1]) < _MAX_DROP * box.h
    )


def _middle(piece: Placement) -> float:
    return piece.spot.box.centre[0]


def _overlap(left: Placement, right: Placement) -> bool:
    return _middle(right) - _middle(left) < _TOUCHING * left.spot.box.w


def _is_tight(fan: Sequence[Placement]) -> bool:
    """Returns True if a piece in front would hide the next one."""
    steps = (_middle(right) - _middle(left) for left, right in pairwise(fan))
    return min(steps) < _MIN_STEP * fan[0].spot.box.w


def _shift(fan: Sequence[Placement], index: int, leading: Collection[Key]) -> float:
    """Returns the pixels by which a piece goes aside: most beside a piece in front, least at the
    end of the fan, so that the fan hardly becomes wider."""
    piece = fan[index]
    from_left = from_right = 0.0
    for at, leader in enumerate(fan):
        if leader.key not in leading or at == index:
            continue
        width = piece.spot.box.w
        beside = fan[at + 1] if at < index else fan[at - 1]
        if beside.key in leading:
            continue  # what parts for that one has room for this one as well
        hidden = width - abs(_middle(beside) - _middle(leader))
        max_shift = min(hidden, (_SHIFT if beside.z > leader.z else _SHIFT_BELOW) * width)
        count = len(fan) - 1 - at if at < index else at
        shift = max_shift * (count - abs(index - at) + 1) / count
        if at < index:
            from_left = max(from_left, shift)
        else:
            from_right = max(from_right, shift)
    return from_left - from_right
