# SPDX-License-Identifier: MIT
"""The loupe: a view of the table that can be brought near, and moved while it is."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from wizardtable.play import timers
from wizardtable.table.lens import WHOLE, Lens
from wizardtable.table.scene import TableScene
from wizardtable.table.zones import Box, whole

QUICK: Final = 0.55
"""Pace of what answers a gesture, as a share of the normal pace."""

STEP: Final = 1.25
"""How much nearer one notch of the wheel, or one key, brings the table."""

_EASING: Final = 150
"""Milliseconds in which such a step is made."""

_RESTING: Final = 120
"""Milliseconds without a movement after which pictures are painted for what is seen."""


LEAST_ROOM: Final = (640.0, 400.0)
"""Width and height of the smallest table that can be laid out, in logical pixels. A smaller view
shows one of at least this size, reduced, so that all of it is in reach; the smallest size of the
window alone decides how small a view becomes (`ui/window_size.py`)."""

_NEVER_SHOWN: Final = 120
"""Width below which a view has not been given a size yet."""


class LoupeView(QGraphicsView):
    """A view of a table that can be magnified. Points and boxes "of the view" are in the pixels of
    `room`.

    Attributes:
        table: the scene, which keeps the lens.
    """

    table: TableScene

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start = self._aim = WHOLE
        self._still = False
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(_EASING)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glides)
        self._rested = timers.single(self, _RESTING)
        self._rested.timeout.connect(self._look_closely)

    def _prepare_viewport(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )

    @property
    def lens(self) -> Lens:
        """Which part of the table is seen now."""
        return self.table.lens

    @property
    def reduction(self) -> float:
        """How large a pixel of the table is on the screen: 1.0, or less where the view has too
        little room for a table."""
        size = self.viewport().size()
        if size.width() < _NEVER_SHOWN:
            return 1.0
        return min(1.0, size.width() / LEAST_ROOM[0], max(1, size.height()) / LEAST_ROOM[1])

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the view, and of the table, in logical pixels of the table."""
        size, reduction = self.viewport().size(), self.reduction
        wide, high = size.width() / reduction, size.height() / reduction
        return max(LEAST_ROOM[0], wide), max(LEAST_ROOM[1], high)

    def in_room(self, point: QPointF | QPoint) -> tuple[float, float]:
        """Returns the point of the view at a pixel of the viewport."""
        return point.x() / self.reduction, point.y() / self.reduction

    def in_viewport(self, box: Box) -> Box:
        """Returns where in the viewport a box of the view is seen."""
        r = self.reduction
        return Box(box.x * r, box.y * r, box.w * r, box.h * r)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: shows all of a table that is larger than the view."""
        super().resizeEvent(event)
        self._scale()

    def _scale(self) -> None:
        scale = self.lens.zoom * self.reduction
        if self.transform().m11() != scale:
            self.setTransform(QTransform.fromScale(scale, scale))
        self.horizontalScrollBar().setValue(round(self.lens.x * self.reduction))
        self.verticalScrollBar().setValue(round(self.lens.y * self.reduction))

    @property
    def _quick(self) -> float:
        """The pace of what answers a gesture now."""
        return 0.0 if self._still else QUICK

    def magnify(self, factor: float, x: float, y: float, *, at_once: bool = False) -> None:
        """Bring the table so many times as near; what is seen at this point of the view stays."""
        self._go(self._aim.nearer(factor, x, y), at_once=at_once)

    def magnify_middle(self, steps: int) -> None:
        """Bring the middle of what is seen nearer by so many steps, or farther away (negative)."""
        width, height = self.room
        self.magnify(STEP**steps, width / 2, height / 2)

    def pull(self, dx: float, dy: float) -> None:
        """Move what is seen by so many pixels of the view, at once."""
        self._go(self.lens.moved(dx, dy), at_once=True)

    def see_whole(self, *, at_once: bool = False) -> bool:
        """Go back to the whole table; False where it is seen already."""
        magnified = self._aim.magnifies
        self._go(WHOLE, at_once=at_once)
        return magnified

    def bring_into_sight(self, boxes: list[Box]) -> None:
        """Move the lens as little as it must be to show these boxes of the table."""
        if boxes and self._aim.magnifies:
            self._go(self._aim.showing(whole(boxes), self.room))

    def fit_lens(self) -> None:
        """The view has another size."""
        if self._aim.magnifies:
            self._go(self._aim, at_once=True)
            self._rested.start()

    def _go(self, lens: Lens, *, at_once: bool = False) -> None:
        self._glide.stop()
        self._start, self._aim = self.lens, lens.held_in(self.room)
        if at_once or self._still:
            self._look_through(self._aim)
        elif self._aim != self.lens:
            self._glide.start()

    def _glides(self, share: float) -> None:
        self._look_through(self._start.between(self._aim, share))

    def _look_through(self, lens: Lens) -> None:
        """Show the table through a lens; pictures are stretched until it rests."""
        lens = replace(lens, x=float(round(lens.x)), y=float(round(lens.y)))
        if lens == self.lens:
            return
        self.table.look_through(lens)
        self._scale()
        self._rested.start()
        self._lens_moved()

    def _lens_moved(self) -> None:
        """Another part of the table is seen."""

    def _look_closely(self) -> None:
        """Have what is seen painted as large as it is seen."""
        self.table.look_closely(self.lens.seen(self.room))
