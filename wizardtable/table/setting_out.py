# SPDX-License-Identifier: MIT
"""How a table looks before a match is dealt, and from where each piece comes in the deal."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from wizardtable.table.view import BOX, Key, Layout, Placement
from wizardtable.table.zones import Box, Spot, about

SETTING_OUT: Final = 1700.0
"""Milliseconds within which all pieces of a deal have set out, if they are many."""

BEAT: Final = 70.0
"""Milliseconds between two pieces of a deal at the most."""


def bare(layout: Layout, _table: Box) -> list[Placement]:
    """Returns what lies on the table before anything is dealt."""
    dealt = [piece for piece in layout.pieces if piece.key[0] in layout.dealt]
    return [
        piece
        for piece in layout.pieces
        if piece.key[0] not in layout.dealt and not _lies_on(piece, dealt)
    ]


def deal(layout: Layout, table: Box) -> list[Placement]:
    """Returns the bare table and all that is dealt, in the order in which it comes: from one place
    after another, and to each in turn. What lies upon dealt pieces is still missing."""
    lying = bare(layout, table)
    spots = {piece.key: piece.spot for piece in lying}
    # The box is opened beyond the lower edge.
    spots[BOX] = Spot(about(table.centre[0], table.bottom + table.h * 0.12, 1, 1))
    ranks: dict[Key, int] = {}
    order: list[tuple[int, int, Placement]] = []
    for piece in layout.pieces:
        if piece.key[0] in layout.dealt:
            number = ranks[piece.key[:-1]] = ranks.get(piece.key[:-1], -1) + 1
            coming = _coming(piece, layout.dealt, spots)
            order.append((_source(piece, layout.dealt), number, coming))
    order.sort(key=lambda one: one[:2])
    return [*lying, *(piece for _, _, piece in order)]


def _source(piece: Placement, dealt: Mapping[str, Key]) -> int:
    """The place from which a piece comes, as a number: what comes from the box is set out kind by
    kind, cards from a deck are dealt round the table."""
    source = dealt[str(piece.key[0])]
    if source == BOX:
        return list(dealt).index(str(piece.key[0]))
    return list(dealt.values()).index(source)


def _coming(piece: Placement, dealt: Mapping[str, Key], spots: Mapping[Key, Spot]) -> Placement:
    """The piece with the place from which it comes in the deal."""
    if piece.origin is not None and _apart(piece.origin[0], piece.spot):
        return piece
    source = spots.get(dealt[str(piece.key[0])], spots[BOX])
    box = piece.spot.box
    start = Spot(about(*source.box.centre, box.w, box.h))
    return replace(piece, origin=(start, piece.sprite))


def _apart(a: Spot, b: Spot) -> bool:
    (ax, ay), (bx, by) = a.box.centre, b.box.centre
    return hypot(ax - bx, ay - by) > b.box.w / 2


def _lies_on(piece: Placement, dealt: Sequence[Placement]) -> bool:
    """Whether a piece, such as the number of a pile, lies upon one that is yet to be dealt."""
    over = (one for one in dealt if one.z < piece.z)
    return any(piece.spot.box.meets(one.spot.box) for one in over)
