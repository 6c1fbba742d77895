# SPDX-License-Identifier: MIT
"""Decides which picture a piece shows, and when it is painted, so that no gesture must wait."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import ceil, inf
from time import perf_counter
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer

from wizardtable.paint.theme import Look
from wizardtable.play import timers
from wizardtable.table.items import PieceItem
from wizardtable.table.pictures import Finish, Picture, PictureCache
from wizardtable.table.view import Placement
from wizardtable.table.zones import Box, outline

RESIZE_SETTLE_MS = 120
"""A resize of the window counts as over after this many milliseconds without another size."""

ANSWER_PAINT_SECONDS = 0.012
"""The answer to a gesture waits for at most this many seconds of painting.

Other pictures follow between steps of motion.
"""

RESTYLE_PAINT_SECONDS = 0.15
"""A change of theme, font scale or language waits for at most this many seconds of painting."""

REPLACED_TABLE_PAINT_SECONDS = 0.35
"""A table that replaces another table waits for at most this many seconds of painting.

The table of a replay is an example.
"""

NEW_TABLE_PAINT_SECONDS = 0.06
"""The table of a new match waits for at most this many seconds of painting, so it appears soon."""

_ZOOM_STEPS = 4
"""For painting, magnifications are rounded up to the next multiple of 1 / `_ZOOM_STEPS`."""

FinishOf: TypeAlias = Callable[[Placement], Finish]
"""Returns the state in which a piece is shown."""


class PictureLoader(QObject):
    """Gives pieces their pictures.

    Painting a card takes 5 to 10 ms. A picture that has been painted before is shown at once. Other
    pictures are painted one at a time between steps of motion. Pictures that will probably be
    needed soon are painted ahead, while nothing else happens.

    Attributes:
        look: the look of all pictures.
        finish: returns the state in which a piece is shown.
    """

    def __init__(
        self, art: PictureCache, busy: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.look = Look()
        self.finish: FinishOf = lambda _: Finish.PLAIN
        self._zoom, self._visible_part = 1.0, Box(0, 0, 0, 0)
        self._art = art
        self._busy = busy
        self._due: dict[int, tuple[PieceItem, Placement]] = {}
        self._ahead: list[tuple[Placement, Finish]] = []
        self._seconds_left = inf
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._paint_in_background)
        self._pause_timer = timers.single(self, RESIZE_SETTLE_MS)
        self._pause_timer.timeout.connect(lambda: self._timer.start(0))

    def update_picture(self, item: PieceItem, placement: Placement, at_once: bool = False) -> None:
        """Shows the picture that this placement requires on a piece.

        A picture that is not painted yet is painted now if the piece has none, or if `at_once` is
        true. In any other case, or if the time of `limit_painting` is over, it is painted later.
        """
        is_magnified = self._is_magnified(placement)
        picture = self._find_picture(
            placement, self.finish(placement), paint=False, near=is_magnified
        )
        if picture is None and is_magnified:
            self._paint_later(item, placement)
            if item.picture is not None:
                return  # the unmagnified picture would be blurred for a moment
            picture = self._find_picture(placement, self.finish(placement), paint=False)
        elif picture is None and (
            self._seconds_left <= 0 or (item.picture is not None and not at_once)
        ):
            self._paint_later(item, placement)
            return
        else:
            self._due.pop(id(item), None)
        if picture is None and self._seconds_left > 0:
            started = perf_counter()
            picture = self._find_picture(placement, self.finish(placement), paint=True)
            self._seconds_left -= perf_counter() - started
        if picture is not None:
            item.show_picture(picture)

    def _paint_later(self, item: PieceItem, placement: Placement) -> None:
        self._due[id(item)] = (item, placement)
        if not self._pause_timer.isActive():
            self._timer.start(0)

    def magnify(self, zoom: float, visible_part: Box) -> None:
        """Sets the magnification for which pieces in the visible part of the table are painted."""
        self._zoom, self._visible_part = ceil(zoom * _ZOOM_STEPS) / _ZOOM_STEPS, visible_part

    def limit_painting(self, within: float) -> None:
        """Allows this many seconds in total, from now on, for painting pictures at once."""
        self._seconds_left = within

    @property
    def is_painting(self) -> bool:
        """True if pieces on the table wait for their pictures."""
        return bool(self._due)

    def finish_painting(self) -> None:
        """Paints at once all pictures for which pieces on the table wait."""
        while self._due:
            self._paint_next()

    def forget(self, item: PieceItem) -> None:
        """Cancels the painting of a picture for a piece that leaves the table."""
        self._due.pop(id(item), None)

    def pause_painting(self) -> None:
        """Paints no pictures in the background for a moment, because the size may change again."""
        self._timer.stop()
        self._pause_timer.start()

    def paint_ahead(self, wanted: Iterable[tuple[Placement, Finish]]) -> None:
        """Paints pictures while nothing else happens, the last one in `wanted` first.

        An earlier list is dropped.
        """
        self._ahead = [
            (piece, finish)
            for piece, finish in wanted
            if self._find_picture(piece, finish, paint=False) is None
        ]
        if self._ahead and not self._timer.isActive() and not self._pause_timer.isActive():
            self._timer.start(20)

    def _paint_in_background(self) -> None:
        """Paints one picture for which a piece waits, otherwise one picture ahead of its time."""
        if self._due:
            self._paint_next()
            return
        if not self._ahead:
            self._timer.stop()
            return
        self._timer.setInterval(20)
        if self._busy():
            return
        while self._ahead:
            wanted = self._ahead.pop()
            if self._find_picture(*wanted, paint=False) is None:  # many pieces look alike
                self._find_picture(*wanted, paint=True)
                return

    def _paint_next(self) -> None:
        """Paints one picture for which a piece waits, and shows it."""
        item, placement = self._due.pop(next(iter(self._due)))
        is_magnified = self._is_magnified(placement)
        picture = self._find_picture(
            placement, self.finish(placement), paint=True, near=is_magnified
        )
        if picture is not None:
            item.show_picture(picture)

    def _is_magnified(self, placement: Placement) -> bool:
        """Returns True if the view shows a piece magnified, and the piece is visible."""
        if self._zoom <= 1 or placement.is_pinned:
            return False
        return self._visible_part.meets(outline(placement.spot))

    def _find_picture(
        self, placement: Placement, finish: Finish, *, paint: bool, near: bool = False
    ) -> Picture | None:
        box, look = placement.spot.box, self.look
        if near:
            look = replace(look, ratio=look.ratio * self._zoom)
        is_upside_down = 90 < placement.spot.angle % 360 < 270
        lift = -placement.height if is_upside_down else placement.height
        find = self._art.picture if paint else self._art.ready_picture
        return find(placement.sprite, box.w, box.h, look, finish, lift)
