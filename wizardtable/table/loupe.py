# SPDX-License-Identifier: MIT
"""The loupe: brings a view of the table nearer, and moves it while it is magnified."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from wizardtable.play import timers
from wizardtable.table.lens import WHOLE, Lens
from wizardtable.table.scene import TableScene
from wizardtable.table.zones import Box, whole

ZOOM_STEP: Final = 1.25
"""One notch of the wheel, or one key, magnifies the table this many times."""

_GLIDE_MS: Final = 150
"""Milliseconds in which the view glides to another part of the table."""

_REST_MS: Final = 120
"""Milliseconds without a movement after which pictures are painted for the part that is seen."""

LEAST_ROOM: Final = (640.0, 400.0)
"""Width and height of the smallest table that can be laid out, in logical pixels.

A smaller view shows a table of at least this size, reduced, so that all of it is in reach. Only the
smallest size of the window decides how small a view becomes (`ui/window_size.py`)."""

MOST_UPRIGHT: Final = 1.6
"""The height of a table at most, for a width of 1: no game can be laid out in a narrower column. A
view that is higher leaves the rest of its height to the cloth."""

_LEAST_SHOWN_WIDTH: Final = 120
"""A narrower view has not been given a size yet, in pixels."""


class Loupe(QObject):
    """Shows a part of one table in its view. Points and boxes "of the view" are in the pixels of
    `room`.

    Attributes:
        is_still: true if the view moves at once instead of gliding (reduced motion).

    Signals:
        moved(): the view shows another part of the table.
    """

    moved = Signal()

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self.is_still = False
        self._view, self._scene = view, scene
        self._start = self._aim = WHOLE
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glides)
        self._rested = timers.single(self, _REST_MS)
        self._rested.timeout.connect(self._paint_sharply)

    @property
    def lens(self) -> Lens:
        """The part of the table that is seen now."""
        return self._scene.lens

    @property
    def reduction(self) -> float:
        """The size of a pixel of the table on the screen: 1.0, or less in a view that is too small
        for a table."""
        size = self._view.viewport().size()
        if size.width() < _LEAST_SHOWN_WIDTH:
            return 1.0
        return min(1.0, size.width() / LEAST_ROOM[0], max(1, size.height()) / LEAST_ROOM[1])

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the view, and of the table, in logical pixels of the table."""
        size, reduction = self._view.viewport().size(), self.reduction
        wide = max(LEAST_ROOM[0], size.width() / reduction)
        high = max(LEAST_ROOM[1], size.height() / reduction)
        return wide, min(high, MOST_UPRIGHT * wide)

    def in_room(self, point: QPointF | QPoint) -> tuple[float, float]:
        """Returns the point of the view at a pixel of the viewport."""
        reduction = self.reduction
        return point.x() / reduction, point.y() / reduction

    def in_viewport(self, box: Box) -> Box:
        """Returns where in the viewport a box of the view is seen."""
        r = self.reduction
        return Box(box.x * r, box.y * r, box.w * r, box.h * r)

    def scale(self) -> None:
        """Gives the view its scale and scrolls it: its size or the lens has changed."""
        scale = self.lens.zoom * self.reduction
        if self._view.transform().m11() != scale:
            self._view.setTransform(QTransform.fromScale(scale, scale))
        self._view.horizontalScrollBar().setValue(round(self.lens.x * self.reduction))
        self._view.verticalScrollBar().setValue(round(self.lens.y * self.reduction))

    def magnify(self, factor: float, x: float, y: float, *, at_once: bool = False) -> None:
        """Magnifies the table by a factor around a point of the view."""
        self._go(self._aim.nearer(factor, x, y), at_once=at_once)

    def magnify_middle(self, steps: int) -> None:
        """Magnifies the middle of the view by a number of steps; negative steps reduce it."""
        width, height = self.room
        self.magnify(ZOOM_STEP**steps, width / 2, height / 2)

    def pull(self, dx: float, dy: float) -> None:
        """Moves the table under the view by these pixels of the view, at once."""
        self._go(self.lens.moved(dx, dy), at_once=True)

    def see_whole(self, *, at_once: bool = False) -> bool:
        """Goes back to the whole table. Returns False if it is seen already."""
        magnified = self._aim.magnifies
        self._go(WHOLE, at_once=at_once)
        return magnified

    def bring_into_sight(self, boxes: list[Box]) -> None:
        """Moves a magnified view as little as needed to show these boxes of the table."""
        if boxes and self._aim.magnifies:
            self._go(self._aim.showing(whole(boxes), self.room))

    def fit(self) -> None:
        """Keeps a magnified view within the table after its size has changed."""
        if self._aim.magnifies:
            self._go(self._aim, at_once=True)
            self._rested.start()

    def _go(self, lens: Lens, *, at_once: bool = False) -> None:
        self._glide.stop()
        self._start, self._aim = self.lens, lens.held_in(self.room)
        if at_once or self.is_still:
            self._look_through(self._aim)
        elif self._aim != self.lens:
            self._glide.start()

    def _glides(self, share: float) -> None:
        self._look_through(self._start.between(self._aim, share))

    def _look_through(self, lens: Lens) -> None:
        """Shows the table through a lens; pictures are stretched until it rests."""
        lens = replace(lens, x=float(round(lens.x)), y=float(round(lens.y)))
        if lens == self.lens:
            return
        self._scene.look_through(lens)
        self.scale()
        self._rested.start()
        self.moved.emit()

    def _paint_sharply(self) -> None:
        self._scene.look_closely(self.lens.seen(self.room))
