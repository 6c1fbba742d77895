# SPDX-License-Identifier: MIT
"""Where strips are: over the edge of the table, which keeps its size when they come and go."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget

from wizardtable.ui.match.overlay import Overlay

LINE: Final = 40
"""Pixels at 100 % of the line below the table that a large window keeps free for a strip."""

LINE_SIZE: Final = (1280, 680)
"""Width and height in pixels of the smallest page that has this line."""

_CHANGES: Final = (
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.LayoutRequest,
)
"""Events of a strip that comes, goes, or has other words."""


class StripPlace(Overlay):
    """Shows one strip, the one that came last; those before it are seen again when it goes.

    A strip lies in the free line below the table if it has room there. Otherwise it lies over the
    upper edge: hand and buttons at the lower one must stay in sight.
    """

    def __init__(self, parent: QWidget, line: Callable[[], int]) -> None:
        """`line` returns the height of the free line below the table, in pixels; 0 for none."""
        super().__init__(parent)
        self._line = line
        self._strips: list[QWidget] = []  # the one that came last is the last
        self.hide()

    def add(self, strip: QWidget) -> None:
        """Gives a strip this place."""
        strip.setParent(self)
        self._strips.insert(0, strip)
        strip.installEventFilter(self)
        for button in strip.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: a strip comes or goes, or has the keyboard and must be seen."""
        kind = event.type()
        if kind in _CHANGES and watched in self._strips:
            if kind == QEvent.Type.ShowToParent:
                self._put_in_front(watched)
            self.settle()
        elif kind == QEvent.Type.FocusIn and isinstance(watched, QAbstractButton):
            self._put_in_front(watched.parent())
            self.settle()
        return super().eventFilter(watched, event)

    def settle(self) -> None:
        """Takes the room that the strip in front needs now."""
        if self._front is None:
            self.hide()
        else:
            self.cover()

    @property
    def _front(self) -> QWidget | None:
        shown = [strip for strip in self._strips if not strip.isHidden()]
        return shown[-1] if shown else None

    def _put_in_front(self, strip: QObject | None) -> None:
        if strip in self._strips:
            self._strips.sort(key=lambda other: other is strip)

    def _fit(self) -> None:
        parent, front = self.parentWidget(), self._front
        if parent is None or front is None:
            return
        width = parent.width()
        height = max(front.minimumHeight(), front.heightForWidth(width))
        top = parent.height() - height if height <= self._line() else 0
        self.setGeometry(QRect(0, top, width, height))
        for strip in self._strips:
            strip.setGeometry(0, 0, width, height)
        front.raise_()
