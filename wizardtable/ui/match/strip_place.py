# SPDX-License-Identifier: MIT
"""The place of message strips over the edge of the table, which keeps its size meanwhile."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget

from wizardtable.core import override
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.overlay import Overlay

MIN_PAGE_SIZE_WITH_LINE: Final = (1280, 680)
"""Width and height in pixels of the smallest page that keeps this line free."""

_STRIP_EVENTS: Final = (
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.LayoutRequest,
)
"""Events of a strip that is shown, is hidden, or changes its words."""


class StripPlace(Overlay):
    """The place of message strips, which shows only the newest visible strip.

    When that strip is hidden, the one before it is shown again. A strip lies in the free line below
    the table if it fits there, if need be in a compact form. Otherwise it lies over the upper edge,
    because the hand and buttons at the lower edge must stay visible.
    """

    def __init__(self, parent: QWidget, line: Callable[[], int]) -> None:
        """Makes the place.

        Args:
            parent: the widget over which strips lie.
            line: returns the height in pixels of the free line below the table; 0 for none.
        """
        super().__init__(parent)
        self._line_height = line
        self._strips: list[MessageStrip] = []  # the newest is the last
        self.hide()

    def add_strip(self, strip: MessageStrip) -> None:
        """Adds a strip to this place."""
        strip.setParent(self)
        self._strips.insert(0, strip)
        strip.installEventFilter(self)
        for button in strip.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def fit_front_strip(self) -> None:
        """Takes the size that the strip in front needs; hides if there is no strip."""
        if self._front_strip is None:
            self.hide()
        else:
            self.cover()

    @property
    def _front_strip(self) -> MessageStrip | None:
        shown = [strip for strip in self._strips if not strip.isHidden()]
        return shown[-1] if shown else None

    def _put_in_front(self, strip: QObject | None) -> None:
        if strip in self._strips:
            self._strips.sort(key=lambda other: other is strip)

    @override
    def _fit(self) -> None:
        parent, front = self.parentWidget(), self._front_strip
        if parent is None or front is None:
            return
        width = parent.width()
        line_height = self._line_height()
        height = front.fit_line(width, line_height)
        top = parent.height() - height if height <= line_height else 0
        self.setGeometry(QRect(0, top, width, height))
        for strip in self._strips:
            strip.setGeometry(0, 0, width, height)
        front.raise_()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Shows a strip that appears, or whose button gets the keyboard, in front."""
        kind = event.type()
        if kind in _STRIP_EVENTS and watched in self._strips:
            if kind == QEvent.Type.ShowToParent:
                self._put_in_front(watched)
            self.fit_front_strip()
        elif kind == QEvent.Type.FocusIn and isinstance(watched, QAbstractButton):
            self._put_in_front(watched.parent())
            self.fit_front_strip()
        return super().eventFilter(watched, event)
