# SPDX-License-Identifier: MIT
"""The loupe: magnifies the table in its view, and moves a magnified table under the view."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from wizardtable.play import timers
from wizardtable.table.lens import WHOLE_TABLE, Lens
from wizardtable.table.scene import TableScene
from wizardtable.table.zones import Box, bounding_box

ZOOM_STEP_FACTOR: Final = 1.25
"""One notch of the wheel, or one press of a key, changes the magnification by this factor."""

_GLIDE_MS: Final = 150
"""Milliseconds in which the view glides to another part of the table."""

_SHARPEN_DELAY_MS: Final = 120
"""After this many milliseconds without a movement, the visible part is painted sharply."""

MIN_ROOM_SIZE: Final = (640.0, 400.0)
"""Width and height of the smallest table that can be laid out, in logical pixels.

A smaller view shows a table of at least this size, reduced to fit, so that all of the table can be
reached. Only the smallest size of the window limits how small a view becomes
(`ui/window_size.py`).
"""

MAX_HEIGHT_RATIO: Final = 1.6
"""The height of the tallest table that can be laid out, divided by its width.

In a taller view, the rest of the height is empty cloth.
"""

_MIN_SHOWN_WIDTH_PIXELS: Final = 120
"""A view narrower than this, in pixels, has not been given its real size yet."""


class Loupe(QObject):
    """Shows a part of one table in its view.

    Points and boxes "of the view" are in logical pixels of `room`. Only in a view smaller than
    `MIN_ROOM_SIZE` do these differ from pixels of the viewport, Qt's widget.

    Attributes:
        is_still: true if the view moves at once instead of gliding (reduced motion).
        free_height: pixels at the lower edge of the view where nothing but cloth is laid out.

    Signals:
        moved(): the view shows another part of the table.
    """

    moved = Signal()

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self.is_still = False
        self.free_height = 0
        self._view, self._scene = view, scene
        self._glide_start = self._aim = WHOLE_TABLE
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._follow_glide)
        self._rest_timer = timers.single(self, _SHARPEN_DELAY_MS)
        self._rest_timer.timeout.connect(self._paint_sharply)

    @property
    def lens(self) -> Lens:
        """The part of the table that the view shows now."""
        return self._scene.lens

    @property
    def reduction(self) -> float:
        """Pixels of the viewport for each pixel of the view: 1.0, or less in a very small view."""
        size = self._view.viewport().size()
        if size.width() < _MIN_SHOWN_WIDTH_PIXELS:
            return 1.0
        return min(1.0, size.width() / MIN_ROOM_SIZE[0], max(1, size.height()) / MIN_ROOM_SIZE[1])

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the view, and of the whole table, in logical pixels."""
        size, reduction = self._view.viewport().size(), self.reduction
        width = max(MIN_ROOM_SIZE[0], size.width() / reduction)
        height = max(MIN_ROOM_SIZE[1], size.height() / reduction - self.free_height)
        return width, min(height, MAX_HEIGHT_RATIO * width)

    def in_room(self, point: QPointF | QPoint) -> tuple[float, float]:
        """Returns the point of the view at a pixel of the viewport."""
        reduction = self.reduction
        return point.x() / reduction, point.y() / reduction

    def in_viewport(self, box: Box) -> Box:
        """Returns a box of the view in pixels of the viewport."""
        r = self.reduction
        return Box(box.x * r, box.y * r, box.w * r, box.h * r)

    def scale(self) -> None:
        """Scales and scrolls Qt's view after its size or the lens has changed."""
        scale = self.lens.zoom * self.reduction
        if self._view.transform().m11() != scale:
            self._view.setTransform(QTransform.fromScale(scale, scale))
        self._view.horizontalScrollBar().setValue(round(self.lens.x * self.reduction))
        self._view.verticalScrollBar().setValue(round(self.lens.y * self.reduction))

    def magnify(self, factor: float, x: float, y: float, *, at_once: bool = False) -> None:
        """Magnifies the table by a factor around the point (x, y) of the view.

        With `at_once`, the change is not animated.
        """
        self._go(self._aim.magnified(factor, x, y), at_once=at_once)

    def magnify_middle(self, steps: int) -> None:
        """Magnifies the table around the middle of the view.

        `steps` is a number of `ZOOM_STEP_FACTOR`s; a negative number reduces the magnification.
        """
        width, height = self.room
        self.magnify(ZOOM_STEP_FACTOR**steps, width / 2, height / 2)

    def pull(self, dx: float, dy: float) -> None:
        """Moves the table under the view by (dx, dy) pixels of the view, at once."""
        self._go(self.lens.moved(dx, dy), at_once=True)

    def see_whole(self, *, at_once: bool = False) -> bool:
        """Shows the whole table again; `at_once` leaves the animation out.

        Returns False if the view already shows the whole table.
        """
        was_magnifying = self._aim.is_magnifying
        self._go(WHOLE_TABLE, at_once=at_once)
        return was_magnifying

    def bring_into_sight(self, boxes: list[Box]) -> None:
        """Moves a magnified view just enough to show these boxes of the table."""
        if boxes and self._aim.is_magnifying:
            self._go(self._aim.showing(bounding_box(boxes), self.room))

    def fit(self) -> None:
        """Keeps a magnified view within the table after its size has changed."""
        if self._aim.is_magnifying:
            self._go(self._aim, at_once=True)
            self._rest_timer.start()

    def _go(self, lens: Lens, *, at_once: bool = False) -> None:
        self._glide.stop()
        self._glide_start, self._aim = self.lens, lens.clamped_to(self.room)
        if at_once or self.is_still:
            self._look_through(self._aim)
        elif self._aim != self.lens:
            self._glide.start()

    def _follow_glide(self, share: float) -> None:
        self._look_through(self._glide_start.between(self._aim, share))

    def _look_through(self, lens: Lens) -> None:
        """Shows the table through a lens; pictures are stretched until the lens rests."""
        lens = replace(lens, x=float(round(lens.x)), y=float(round(lens.y)))
        if lens == self.lens:
            return
        self._scene.look_through(lens)
        self.scale()
        self._rest_timer.start()
        self.moved.emit()

    def _paint_sharply(self) -> None:
        self._scene.look_closely(self.lens.visible_part(self.room))
