# SPDX-License-Identifier: MIT
"""Moves neighbours aside in a fan, a row of overlapping pieces, to show a piece in front."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from wizardtable.table.view import Key, Placement

_MAX_SHIFT_WIDTHS: Final = 0.3
"""The largest shift of a neighbour that covered the piece in front, in widths of a piece."""

_MAX_SHIFT_OF_LOWER_WIDTHS: Final = 0.1
"""The largest shift of a neighbour that lay under the piece in front, in widths of a piece."""

_OVERLAP_DISTANCE_WIDTHS: Final = 0.98
"""Two pieces overlap if the distance of their centres is less than this, in widths of a piece."""

_MAX_HEIGHT_DIFFERENCE_SHARE: Final = 0.5
"""Neighbours in a fan differ in height on the table by at most this, in heights of a piece."""

_MIN_PARTING_DISTANCE_WIDTHS: Final = 0.5
"""The smallest distance of neighbours at which a fan parts, in widths of a piece.

In a tighter fan, a piece in front would wholly hide the next one. So only the piece at the pointer
comes in front, and no piece moves aside.
"""

_FRONT_Z_OFFSET: Final = 0.5
"""The pieces in front lie this much higher (in z) than the rest of their fan.

The piece at the pointer lies higher by twice as much.
"""


@dataclass(frozen=True, slots=True)
class FanShift:
    """The shift of a piece that is seen elsewhere than in its place.

    Attributes:
        x: the shift to the right in pixels; negative to the left.
        z: the depth at which the piece is drawn; None for the depth of its place.
        is_before_pointer: true if the pointer finds the piece at the depth `z`; false if at the
            depth of its place.
    """

    x: float = 0.0
    z: float | None = None
    is_before_pointer: bool = True


def fan_shifts(
    placements: Sequence[Placement], front: Collection[Key], hovered: Key | None
) -> dict[Key, FanShift]:
    """Returns the shift of each piece that is seen elsewhere than in its place, by key.

    Args:
        front: the keys of the pieces that come in front of their neighbours: pieces that are
            lifted, or marked by a hint.
        hovered: the key of the piece at the pointer, which comes in front of all these; None
            without one.
    """
    leading = {*front, hovered} if hovered is not None else set(front)
    asides: dict[Key, FanShift] = {}
    if not leading:
        return asides
    for fan in _fans([piece for piece in placements if piece.key in leading], placements):
        top = max(piece.z for piece in fan)
        is_tight = _is_tight(fan)
        for index, piece in enumerate(fan):
            if piece.key == hovered:
                is_reached = piece.key in front and not is_tight
                asides[piece.key] = FanShift(
                    z=top + 2 * _FRONT_Z_OFFSET, is_before_pointer=is_reached
                )
            elif is_tight:
                continue
            elif piece.key in leading:
                rank = sum(other.z < piece.z for other in fan) / len(fan)
                asides[piece.key] = FanShift(z=top + _FRONT_Z_OFFSET * (1 + rank) / 2)
            else:
                x = _shift_pixels(fan, index, leading)
                if x:
                    asides[piece.key] = FanShift(x)
    return asides


def _fans(leaders: Sequence[Placement], placements: Sequence[Placement]) -> list[list[Placement]]:
    """Returns the fans in which the `leaders` lie, each from left to right."""
    fans: list[list[Placement]] = []
    done: set[Key] = set()
    for leader in leaders:
        if leader.key in done or leader.height <= 0 or leader.is_inert:
            continue
        alike = sorted((p for p in placements if _are_alike(p, leader)), key=_middle_x)
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
        and abs(box.centre[1] - other.centre[1]) < _MAX_HEIGHT_DIFFERENCE_SHARE * box.h
    )


def _middle_x(piece: Placement) -> float:
    return piece.spot.box.centre[0]


def _overlap(left: Placement, right: Placement) -> bool:
    return _middle_x(right) - _middle_x(left) < _OVERLAP_DISTANCE_WIDTHS * left.spot.box.w


def _is_tight(fan: Sequence[Placement]) -> bool:
    """Returns True if a piece in front would wholly hide its neighbour."""
    steps = (_middle_x(right) - _middle_x(left) for left, right in pairwise(fan))
    return min(steps) < _MIN_PARTING_DISTANCE_WIDTHS * fan[0].spot.box.w


def _shift_pixels(fan: Sequence[Placement], index: int, leading: Collection[Key]) -> float:
    """Returns the pixels by which a piece moves aside.

    The pixels are most beside a piece in front and least at the end of the fan, so that the fan
    hardly becomes wider.
    """
    piece = fan[index]
    from_left = from_right = 0.0
    for at, leader in enumerate(fan):
        if leader.key not in leading or at == index:
            continue
        width = piece.spot.box.w
        beside = fan[at + 1] if at < index else fan[at - 1]
        if beside.key in leading:
            continue  # what parts for that one has room for this one as well
        hidden = width - abs(_middle_x(beside) - _middle_x(leader))
        max_shift = min(
            hidden,
            (_MAX_SHIFT_WIDTHS if beside.z > leader.z else _MAX_SHIFT_OF_LOWER_WIDTHS) * width,
        )
        count = len(fan) - 1 - at if at < index else at
        shift = max_shift * (count - abs(index - at) + 1) / count
        if at < index:
            from_left = max(from_left, shift)
        else:
            from_right = max(from_right, shift)
    return from_left - from_right
