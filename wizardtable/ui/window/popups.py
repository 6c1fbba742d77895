# SPDX-License-Identifier: MIT
"""Menus and lists of choices open inside the window they belong to."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget


def is_popup(widget: QWidget) -> bool:
    """Whether it is a menu or a list of choices, not a tooltip or a dialog."""
    return widget.windowType() == Qt.WindowType.Popup


def keep_inside(popup: QWidget) -> None:
    """Move a menu or a list of choices into the window that it was opened in, as far as it fits
    there; with a dialog also goes the window behind it."""
    owner = popup.parentWidget()
    if owner is None:
        return
    room = QRect()
    window: QWidget | None = owner.window()
    while window is not None:
        room = room.united(window.geometry())
        above = window.parentWidget()
        window = None if above is None else above.window()
    screen = popup.screen().availableGeometry()
    if room.intersects(screen):
        room = room.intersected(screen)
    place = popup.geometry()
    right, low = room.right() + 1 - place.width(), room.bottom() + 1 - place.height()
    corner = QPoint(
        max(room.left(), min(place.left(), right)), max(room.top(), min(place.top(), low))
    )
    if corner != place.topLeft():
        popup.move(corner)
