# SPDX-License-Identifier: MIT
"""Deals the cards and sets out the pieces on the bare table when a match begins."""

import gc
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from wizardtable.table import effects
from wizardtable.table.scene import Departure
from wizardtable.table.stage import Stage
from wizardtable.table.view import GAME_BOX, Banner, Key, Layout, Placement, Tumble
from wizardtable.table.zones import Box, Spot, box_around

SETTING_OUT_MS: Final = 1700.0
"""All pieces of a deal start within this many milliseconds at the normal pace."""

MAX_DEAL_INTERVAL_MS: Final = 70.0
"""The longest time between the starts of two dealt pieces, in milliseconds at the normal pace."""


class Opening:
    """Sets out the first frame of a match on a stage that shows a bare table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        stage.shown_undealt.connect(self._paint_ahead)

    def set_out(self) -> None:
        """Deals and sets out all pieces that are missing on the bare table, then shows the effects.

        The stage emits `settled` in any case.
        """
        stage = self._stage
        pace = self._pace
        if stage.undealt is None or pace <= 0:
            self._end_opening()
            return
        gc.collect()  # the table is new, so a collection is near: its 30 ms would disturb the deal
        stage.undealt = dealt_table
        departure = Departure(MAX_DEAL_INTERVAL_MS * pace, SETTING_OUT_MS * pace)
        stage.scene.show_pieces(stage.pieces(), {}, stage.finish, pace, departure=departure)
        stage.scene.animator.pause(0.0, self._end_opening)

    def _paint_ahead(self) -> None:
        """Paints the pieces of the deal while the table is bare.

        The look that a piece has at its origin is needed first, so this look is painted first.
        """
        stage = self._stage
        if stage.undealt is not bare_table:
            return
        rect = stage.scene.sceneRect()
        dealt_pieces = dealt_table(stage.layout, Box(0, 0, rect.width(), rect.height()))
        origins = [
            replace(piece, spot=piece.origin[0], sprite=piece.origin[1])
            for piece in dealt_pieces
            if piece.origin is not None
        ]
        events = stage.frame.events if stage.frame is not None else ()
        room = effects.room_for_words(stage.layout.stage, rect.width())
        banners = [
            effects.banner_piece(room, effect, stage.look)
            for effect in stage.sitting.effects(events)
            if isinstance(effect, Banner)
        ]
        dealt = [*reversed(dealt_pieces), *reversed(origins)]
        ahead = [*banners, *stage.layout.pieces, *dealt]  # painted from the end of the list
        stage.scene.picture_loader.paint_ahead((piece, stage.finish(piece)) for piece in ahead)

    @property
    def _pace(self) -> float:
        return 0.0 if self._stage.is_still else self._stage.paces[1]

    def _end_opening(self) -> None:
        stage, wait = self._stage, self._stage.paces[1]
        frame, pace = stage.frame, self._pace
        stage.undealt = None
        if frame is not None:
            stage.show(pace)  # the layout is that of the bare table, so it need not be made anew
        if frame is not None and wait > 0:
            shown = stage.sitting.effects(frame.events)
            effects_now = [effect for effect in shown if isinstance(effect, Banner | Tumble)]
            stage.play_effects(effects_now, pace, wait)
        if frame is not None:
            stage.tell_events(frame)
        stage.settle_soon()


def bare_table(layout: Layout, _table: Box) -> list[Placement]:
    """Returns the pieces of a layout that lie on the table before anything is dealt."""
    dealt = [piece for piece in layout.pieces if piece.key[0] in layout.dealt]
    return [
        piece
        for piece in layout.pieces
        if piece.key[0] not in layout.dealt and not _lies_on(piece, dealt)
    ]


def dealt_table(layout: Layout, table: Box) -> list[Placement]:
    """Returns the pieces of the bare table, then all dealt pieces in the order of the deal.

    Places from which pieces come are emptied one after another. Each place deals to the seats in
    turn. Pieces that lie upon dealt pieces are still missing.
    """
    bare = bare_table(layout, table)
    spots = {piece.key: piece.spot for piece in bare}
    # The game's box stands beyond the lower edge of the table.
    spots[GAME_BOX] = Spot(box_around(table.centre[0], table.bottom + table.h * 0.12, 1, 1))
    ranks: dict[Key, int] = {}
    order: list[tuple[int, int, Placement]] = []
    for piece in layout.pieces:
        if piece.key[0] in layout.dealt:
            number = ranks[piece.key[:-1]] = ranks.get(piece.key[:-1], -1) + 1
            dealt_piece = _with_origin(piece, layout.dealt, spots)
            order.append((_source_rank(piece, layout.dealt), number, dealt_piece))
    order.sort(key=lambda entry: entry[:2])
    return [*bare, *(piece for _, _, piece in order)]


def _source_rank(piece: Placement, dealt: Mapping[str, Key]) -> int:
    """Returns the rank of the place from which a piece comes; a lower rank is dealt earlier.

    In the box each kind of piece has its own rank, so the box deals kind by kind.
    """
    source = dealt[str(piece.key[0])]
    if source == GAME_BOX:
        return list(dealt).index(str(piece.key[0]))
    return list(dealt.values()).index(source)


def _with_origin(
    piece: Placement, dealt: Mapping[str, Key], spots: Mapping[Key, Spot]
) -> Placement:
    """Returns the piece with an origin: the place from which it is dealt."""
    if piece.origin is not None and _is_apart(piece.origin[0], piece.spot):
        return piece
    source = spots.get(dealt[str(piece.key[0])], spots[GAME_BOX])
    box = piece.spot.box
    start = Spot(box_around(*source.box.centre, box.w, box.h))
    return replace(piece, origin=(start, piece.sprite))


def _is_apart(start: Spot, end: Spot) -> bool:
    (ax, ay), (bx, by) = start.box.centre, end.box.centre
    return hypot(ax - bx, ay - by) > end.box.w / 2


def _lies_on(piece: Placement, dealt: Sequence[Placement]) -> bool:
    """Returns True if a piece, such as the number of a pile, lies upon one of these pieces."""
    below = (other for other in dealt if other.z < piece.z)
    return any(piece.spot.box.meets(other.spot.box) for other in below)
