# SPDX-License-Identifier: MIT
"""The window with the empty room in it: the first thing that is ever painted.

It imports next to nothing. `MainWindow` fills it with pages once it has been painted.
"""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRectF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from wizardtable.ui import window_size
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import placeholder


class FirstWindow(QMainWindow):
    """The program's one window, at the place and in the size that the player left it.

    Attributes:
        was_painted: True from the first picture on.
        may_close: asked when the window is about to be closed; False keeps it open.
        press: gets each key that no page took; returns True if it used the key.

    Signals:
        painted(): the window has been painted for the first time.
        resized(): the window has another size.
    """

    painted = Signal()
    resized = Signal()

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self._profile = profile
        self.was_painted = False
        self.may_close: Callable[[], bool] = lambda: True
        self.press: Callable[[QKeyEvent], bool] = lambda _: False
        self.fit()
        self.resize(window_size.first(self.screen().availableSize()))
        if profile.settings.window:
            self.restoreGeometry(QByteArray.fromBase64(profile.settings.window.encode()))

    def fit(self) -> None:
        """Never needs more room than the screen has."""
        self.setMinimumSize(window_size.SMALLEST.boundedTo(window_size.free(self.screen())))

    @property
    def place(self) -> str:
        """Position and size, as the settings keep them."""
        return self.saveGeometry().toBase64().toStdString()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the empty room until there are pages."""
        if self.centralWidget() is None:
            painter = QPainter(self)
            theme = self._profile.settings.theme
            light = placeholder.LIGHTS.get(theme, placeholder.EVENING)
            placeholder.paint_lamp(painter, QRectF(self.rect()), light)
            painter.end()
        if not self.was_painted:
            self.was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: tells the new size."""
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: offers a key that no page took."""
        if not self.press(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: closes the window if nothing speaks against it."""
        if self.may_close():
            super().closeEvent(event)
        else:
            event.ignore()
