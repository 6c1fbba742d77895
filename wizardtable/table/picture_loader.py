# SPDX-License-Identifier: MIT
"""Decides which picture a piece wears, and when it is painted: a gesture must not wait for it."""

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

RESIZING = 120
"""Milliseconds without another size after which a window is no longer being resized."""

HURRY = 0.012
"""Seconds of painting that an answer to the player waits for; the rest follows between frames."""

RESTYLING = 0.15
"""The same where the whole table takes another theme, size or language."""

OPENING = 0.35
"""The same where another table opens in the place of one, such as that of a replay."""

SITTING_DOWN = 0.06
"""The same where players sit down to a match: the table is there soon, the rest of it follows."""

_NEARER = 4
"""Steps of magnification, to each whole one, for which pictures are painted: those for the next
step are as sharp."""

FinishOf: TypeAlias = Callable[[Placement], Finish]


class PictureLoader(QObject):
    """Painting a card takes 5 to 10 ms. What is painted already is worn at once; the rest is
    painted one piece at a time between frames, and what is likely to be needed soon beforehand.

    Attributes:
        look, finish: how everything is shown now.
    """

    def __init__(
        self, art: PictureCache, busy: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.look = Look()
        self.finish: FinishOf = lambda _: Finish.PLAIN
        self._zoom, self._seen = 1.0, Box(0, 0, 0, 0)
        self._art = art
        self._busy = busy
        self._due: dict[int, tuple[PieceItem, Placement]] = {}
        self._ahead: list[tuple[Placement, Finish]] = []
        self._left = inf  # seconds that may still be painted without a pause
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)
        self._pause = timers.single(self, RESIZING)
        self._pause.timeout.connect(lambda: self._timer.start(0))

    def wear(self, item: PieceItem, placement: Placement, at_once: bool = False) -> None:
        """Have a piece look as its placement says; one that wears nothing yet is dressed now, as
        far as there is time for it."""
        near = self._near(placement)
        picture = self._picture(placement, self.finish(placement), paint=False, near=near)
        if picture is None and near:
            self._later(item, placement)
            if item.picture is not None:
                return  # it would be seen blurred for a moment
            picture = self._picture(placement, self.finish(placement), paint=False)
        elif picture is None and (self._left <= 0 or (item.picture is not None and not at_once)):
            self._later(item, placement)
            return
        else:
            self._due.pop(id(item), None)
        if picture is None and self._left > 0:
            begin = perf_counter()
            picture = self._picture(placement, self.finish(placement), paint=True)
            self._left -= perf_counter() - begin
        if picture is not None:
            item.wear(picture)

    def _later(self, item: PieceItem, placement: Placement) -> None:
        self._due[id(item)] = (item, placement)
        if not self._pause.isActive():
            self._timer.start(0)

    def magnify(self, zoom: float, seen: Box) -> None:
        """Until further notice paint what lies in this part of the table so many times as large."""
        self._zoom, self._seen = ceil(zoom * _NEARER) / _NEARER, seen

    def hurry(self, within: float) -> None:
        """Until further notice paint no longer than so many seconds altogether."""
        self._left = within

    def finish_painting(self) -> None:
        """Paint at once all that is due on the table."""
        while self._due:
            self._paint_next()

    def forget(self, item: PieceItem) -> None:
        """The piece leaves the table."""
        self._due.pop(id(item), None)

    def pause(self) -> None:
        """Paint nothing for a moment: what is painted now may be of no use."""
        self._timer.stop()
        self._pause.start()

    def warm(self, wanted: Iterable[tuple[Placement, Finish]]) -> None:
        """Paint these while nothing else happens; those asked for before are given up."""
        self._ahead = [one for one in wanted if self._picture(one[0], one[1], paint=False) is None]
        if self._ahead and not self._timer.isActive() and not self._pause.isActive():
            self._timer.start(20)

    def _work(self) -> None:
        """Paint one picture that is due, or one ahead of its time."""
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
            if self._picture(*wanted, paint=False) is None:  # many pieces look alike
                self._picture(*wanted, paint=True)
                return

    def _paint_next(self) -> None:
        """Paint one picture that is due."""
        item, placement = self._due.pop(next(iter(self._due)))
        near = self._near(placement)
        picture = self._picture(placement, self.finish(placement), paint=True, near=near)
        if picture is not None:
            item.wear(picture)

    def _near(self, placement: Placement) -> bool:
        """Whether a piece is seen magnified."""
        if self._zoom <= 1 or placement.pinned:
            return False
        return self._seen.meets(outline(placement.spot))

    def _picture(
        self, placement: Placement, finish: Finish, *, paint: bool, near: bool = False
    ) -> Picture | None:
        box, look = placement.spot.box, self.look
        if near:
            look = replace(look, ratio=look.ratio * self._zoom)
        turned = 90 < placement.spot.angle % 360 < 270
        lift = -placement.height if turned else placement.height
        ask = self._art.picture if paint else self._art.ready
        return ask(placement.sprite, box.w, box.h, look, finish, lift)
