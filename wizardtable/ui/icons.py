# SPDX-License-Identifier: MIT
"""The small line icons of buttons and menus, in the colours of the theme worn now."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from wizardtable.table import svg
from wizardtable.ui import style
from wizardtable.ui.shades import Shades

SIZES = (16, 20, 24, 32, 48, 64, 96)


GAP = 0.3
"""Empty room beside an icon that stands before words, as a share of its size."""


def icon(name: str, ink: str = "", *, before_words: bool = False) -> QIcon:
    """The icon `resources/art/ui/<name>.svg`; `ink` is "#rrggbb", by default that of text."""
    return _icon(name, ink, GAP if before_words else 0.0, style.shades())


@lru_cache(maxsize=128)
def _icon(name: str, ink: str, gap: float, worn: Shades) -> QIcon:
    made = QIcon()
    for size in SIZES:
        made.addPixmap(_pixmap(name, ink or worn.text, size, gap), QIcon.Mode.Normal)
        made.addPixmap(_pixmap(name, worn.line, size, gap), QIcon.Mode.Disabled)
    return made


def _pixmap(name: str, ink: str, size: int, gap: float) -> QPixmap:
    pixmap = QPixmap(round(size * (1 + gap)), size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    svg.draw(painter, QRectF(0, 0, size, size), "ui", f"{name}.svg", ink=ink)
    painter.end()
    return pixmap
