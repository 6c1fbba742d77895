# SPDX-License-Identifier: MIT
"""The wizards' portraits as pictures for dialogs, painted once for each size."""

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.worn_looks import worn_looks
from wizardtable.ui.style import appearance

BACKGROUND_COLOUR: Final = "#2b6a70"
"""The background of a portrait outside a match, where it has no seat's colour, as "#rrggbb"."""


def portrait_icon(wizard: str, side: int = 24) -> QIcon:
    """Returns the portrait of a wizard as an icon; `side` in pixels at a font scale of 100 %."""
    made = QIcon()
    for ratio in (1, 2):
        pixmap = portrait_pixmap(wizard, appearance.scaled(side) * ratio)
        # Without the second mode, Qt tints the icon in a list.
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            made.addPixmap(pixmap, mode)
    return made


def portrait_pixmap(wizard: str, side: int) -> QPixmap:
    """Returns the portrait of a wizard; `side` is its width and height in device pixels."""
    return _painted(wizard, side, worn_looks().frame)


@lru_cache(maxsize=128)
def _painted(wizard: str, side: int, _frame: str) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_wizard(painter, QRectF(pixmap.rect()), wizard, BACKGROUND_COLOUR)
    painter.end()
    return pixmap


class Portrait(QWidget):
    """A widget that shows the portrait of a wizard; hidden while there is no wizard."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        """Makes a widget without a wizard; `side` in pixels at a font scale of 100 %."""
        super().__init__(parent)
        self._side = side
        self._wizard = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def keep_room(self, keeps: bool) -> None:
        """Sets whether the hidden widget keeps its space, so that the names beside portraits line
        up."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps)
        self.setSizePolicy(policy)

    def show_wizard(self, wizard: str) -> None:
        """Shows the wizard with this id; hides the widget for ""."""
        self._wizard = wizard
        self.setVisible(bool(wizard))
        self.update()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(self._side), appearance.scaled(self._side))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._wizard:
            return
        ratio = self.devicePixelRatioF()
        pixmap = portrait_pixmap(self._wizard, ceil(min(self.width(), self.height()) * ratio))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(self.rect()), pixmap, QRectF(pixmap.rect()))
        painter.end()
