# SPDX-License-Identifier: MIT
"""The window with an empty room, which is painted first.

This module imports next to nothing. `MainWindow` fills the window with pages later.
"""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRectF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from wizardtable.core import override
from wizardtable.ui import window_size
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import placeholder


class FirstWindow(QMainWindow):
    """The program's only main window, with the position and size that it had in the last run.

    Attributes:
        was_painted: True once the window has been painted.
        may_close: called before the window closes; returns False to keep it open.
        handle_key: called with each key that no page has used; returns True if it used the key.

    Signals:
        painted(): the window has been painted for the first time.
        resized(): the size of the window has changed.
    """

    painted = Signal()
    resized = Signal()

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self._profile = profile
        self.was_painted = False
        self.may_close: Callable[[], bool] = lambda: True
        self.handle_key: Callable[[QKeyEvent], bool] = lambda _: False
        self.limit_to_screen()
        self.resize(window_size.first_size(self.screen().availableSize()))
        if profile.settings.window:
            self.restoreGeometry(QByteArray.fromBase64(profile.settings.window.encode()))

    def limit_to_screen(self) -> None:
        """Sets the smallest size of the window, which is never larger than the screen."""
        self.setMinimumSize(window_size.MIN_SIZE.boundedTo(window_size.largest_size(self.screen())))

    @property
    def geometry_text(self) -> str:
        """The position and size of the window, as text for the settings."""
        return self.saveGeometry().toBase64().toStdString()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the empty room until the window has pages."""
        if self.centralWidget() is None:
            painter = QPainter(self)
            theme = self._profile.settings.theme
            light = placeholder.LIGHTS.get(theme, placeholder.EVENING)
            placeholder.paint_lamp(painter, QRectF(self.rect()), light)
            painter.end()
        if not self.was_painted:
            self.was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if not self.handle_key(event):
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if self.may_close():
            super().closeEvent(event)
        else:
            event.ignore()
