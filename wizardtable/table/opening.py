# SPDX-License-Identifier: MIT
"""The opening of a match: the table begins bare, then everything is dealt and set out."""

import gc
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from wizardtable.table import effects
from wizardtable.table.scene import Departure
from wizardtable.table.stage import Stage
from wizardtable.table.view import BOX, Banner, Key, Layout, Placement, Tumble
from wizardtable.table.zones import Box, Spot, about

SETTING_OUT_MS: Final = 1700.0
"""Milliseconds within which all pieces of a deal have set out, if they are many."""

BEAT_MS: Final = 70.0
"""Milliseconds between two pieces of a deal at the most."""


class Opening:
    """Sets out the first frame of a match on a stage that shows it `bare`."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        stage.shown_undealt.connect(self._warm)

    def set_out(self) -> None:
        """Deals and sets out all that the bare table lacks, then shows the effects.

        The stage's `settled` follows in any case."""
        stage = self._stage
        pace = self._pace
        if stage.undealt is None or pace <= 0:
            self._finish()
            return
        gc.collect()  # else its 30 ms fall into the deal, for the table has just been made
        stage.undealt = deal
        departure = Departure(BEAT_MS * pace, SETTING_OUT_MS * pace)
        stage.scene.show_pieces(stage.pieces(), {}, stage.finish, pace, departure=departure)
        stage.scene.animator.pause(0.0, self._finish)

    def _warm(self) -> None:
        """Has pieces painted that are dealt later, while the table is bare.

        The deal cannot begin without their looks where they come from: these are painted first.
        """
        stage = self._stage
        if stage.undealt is not bare:
            return
        rect = stage.scene.sceneRect()
        coming = deal(stage.layout, Box(0, 0, rect.width(), rect.height()))
        starts = [
            replace(piece, spot=piece.origin[0], sprite=piece.origin[1])
            for piece in coming
            if piece.origin is not None
        ]
        events = stage.frame.events if stage.frame is not None else ()
        banners = [
            effects.banner_piece(stage.layout.stage, one, stage.look)
            for one in stage.sitting.effects(events)
            if isinstance(one, Banner)
        ]
        dealt = [*reversed(coming), *reversed(starts)]
        ahead = [*banners, *stage.layout.pieces, *dealt]  # the last ones first
        stage.scene.picture_loader.warm((piece, stage.finish(piece)) for piece in ahead)

    @property
    def _pace(self) -> float:
        return 0.0 if self._stage.is_still else self._stage.paces[1]

    def _finish(self) -> None:
        stage, wait = self._stage, self._stage.paces[1]
        frame, pace = stage.frame, self._pace
        stage.undealt = None
        if frame is not None:
            stage.show(pace)  # it was laid out when the table was bare
        if frame is not None and wait > 0:
            shown = stage.sitting.effects(frame.events)
            kept = [one for one in shown if isinstance(one, Banner | Tumble)]
            stage.play_effects(kept, pace, wait)
        if frame is not None:
            stage.tell_events(frame)
        stage.settle_soon()


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
