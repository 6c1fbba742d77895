# SPDX-License-Identifier: MIT
"""The small line icons of buttons and menus, in the colours of the theme worn now."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from wizardtable.paint import svg
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import Palette

SIZES = (16, 20, 24, 32, 48, 64, 96)
"""Pixels, of which as many are painted as a screen can show."""

SHOWN = 24
"""Pixels at 100 % of the largest that is shown."""

GAP = 0.3
"""Empty room beside an icon that stands before words, as a share of its size."""


def icon(name: str, ink: str = "", *, before_words: bool = False) -> QIcon:
    """The icon `resources/art/ui/<name>.svg`; `ink` is "#rrggbb", by default that of text."""
    if before_words:  # no size that no screen shows: a lobby has many, and must be there at once
        size = appearance.scaled(18)
        sizes = (size, 2 * size) if _ratio() > 1.0 else (size,)
        return _icon(name, ink, GAP, sizes, appearance.shades())
    return _icon(name, ink, 0.0, _sizes(), appearance.shades())


def _sizes() -> tuple[int, ...]:
    """Those up to the largest that the screens show of icons now: a large one takes more memory
    than all smaller ones together, and there are many icons."""
    largest = appearance.scaled(SHOWN) * _ratio()
    needed = sum(size < largest for size in SIZES) + 1
    return SIZES[:needed]


def _ratio() -> float:
    """The largest pixel ratio of a screen."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    return app.devicePixelRatio()


@lru_cache(maxsize=128)
def _icon(name: str, ink: str, gap: float, sizes: tuple[int, ...], worn: Palette) -> QIcon:
    made = QIcon()
    for size in sizes:
        made.addPixmap(_pixmap(name, ink or worn.text, size, gap), QIcon.Mode.Normal)
        made.addPixmap(_pixmap(name, worn.line, size, gap), QIcon.Mode.Disabled)
    return made


def _pixmap(name: str, ink: str, size: int, gap: float) -> QPixmap:
    pixmap = QPixmap(round(size * (1 + gap)), size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    svg.draw(painter, QRectF(0, 0, size, size), "ui", f"{name}.svg", ink=ink, kept=False)
    painter.end()
    return pixmap
