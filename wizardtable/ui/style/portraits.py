# SPDX-License-Identifier: MIT
"""The wizards' portraits as pictures for dialogs, painted once for each size."""

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.worn_looks import worn_looks
from wizardtable.ui.style import appearance

GROUND: Final = "#2b6a70"
"""The enamel behind them, where they sit at no seat yet."""


def portrait_icon(wizard: str, side: int = 24) -> QIcon:
    """A wizard's portrait, such as before the name; `side` in pixels at a font scale of 100 %."""
    made = QIcon()
    for ratio in (1, 2):
        pixmap = portrait_pixmap(wizard, appearance.scaled(side) * ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # Qt would tint it in a list
            made.addPixmap(pixmap, mode)
    return made


def portrait_pixmap(wizard: str, side: int) -> QPixmap:
    """A wizard's portrait, `side` pixels wide and high."""
    return _painted(wizard, side, worn_looks().frame)


@lru_cache(maxsize=128)
def _painted(wizard: str, side: int, _frame: str) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_wizard(painter, QRectF(pixmap.rect()), wizard, GROUND)
    painter.end()
    return pixmap


class Portrait(QWidget):
    """A wizard's portrait; nothing where there is none."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        """`side` in pixels at a font scale of 100 %."""
        super().__init__(parent)
        self._side = side
        self._wizard = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def keep_room(self, keeps: bool) -> None:
        """Whether it keeps its place where there is nobody, so that names stand in line."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps)
        self.setSizePolicy(policy)

    def show_wizard(self, wizard: str) -> None:
        """Show the wizard with this id, nobody for ""."""
        self._wizard = wizard
        self.setVisible(bool(wizard))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: the size asked for, at the font scale worn now."""
        return QSize(appearance.scaled(self._side), appearance.scaled(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: shows the portrait."""
        if not self._wizard:
            return
        ratio = self.devicePixelRatioF()
        pixmap = portrait_pixmap(self._wizard, ceil(min(self.width(), self.height()) * ratio))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(self.rect()), pixmap, QRectF(pixmap.rect()))
        painter.end()
