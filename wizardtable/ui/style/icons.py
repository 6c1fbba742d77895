# SPDX-License-Identifier: MIT
"""The line icons of buttons and menus, in the colours of the current theme."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from wizardtable.paint import svg
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import Palette

ICON_SIZES = (16, 20, 24, 32, 48, 64, 96)
"""The sizes in which an icon may be painted, in device pixels."""

MAX_SHOWN_SIZE = 24
"""The size of the largest icon on the screen, in pixels at 100 %."""

TEXT_GAP_SHARE = 0.3
"""The empty space between an icon and the words after it, as a share of the icon's size."""


def icon(name: str, ink: str = "", *, before_words: bool = False) -> QIcon:
    """Returns the icon in the file `resources/art/ui/<name>.svg`.

    Args:
        name: the name of the file without its suffix.
        ink: the colour of the lines as "#rrggbb"; "" for the colour of text.
        before_words: True for an icon that stands before the words of a button.
    """
    if before_words:  # only the sizes on the screen: the lobby has many icons and must open at once
        size = appearance.scaled(18)
        sizes = (size, 2 * size) if _ratio() > 1.0 else (size,)
        return _icon(name, ink, TEXT_GAP_SHARE, sizes, appearance.shades())
    return _icon(name, ink, 0.0, _sizes(), appearance.shades())


def _sizes() -> tuple[int, ...]:
    """Returns the sizes up to the largest one that the screens can show.

    A large icon takes more memory than all smaller ones together.
    """
    largest = appearance.scaled(MAX_SHOWN_SIZE) * _ratio()
    needed = sum(size < largest for size in ICON_SIZES) + 1
    return ICON_SIZES[:needed]


def _ratio() -> float:
    """Returns the largest device pixel ratio of all screens."""
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
