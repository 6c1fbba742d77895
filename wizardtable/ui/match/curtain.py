# SPDX-License-Identifier: MIT
"""The curtain between two people who share the screen and have secrets."""

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.paint import svg
from wizardtable.play.translate import render
from wizardtable.ui.match.overlay import Overlay
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Panel, button, label

CURTAIN_PICTURE_SIZE = QSizeF(320, 200)
"""The natural size of the curtain's picture."""


class Curtain(Overlay):
    """A curtain that covers the whole table until the next player presses its button.

    Attributes:
        go_button: the button that lifts the curtain.

    Signals:
        lifted(): the next player has pressed the button.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._name = ""
        self._portrait = Portrait(84, self)
        self._title = label(self, "title", wrap=True)
        self._line = label(self, "lead", wrap=True)
        self.go_button = button(self, "primary-large", self._lift)
        for words in (self._title, self._line):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        board = Panel(self)
        rows = QVBoxLayout(board)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (48, 36, 48, 36)))
        rows.setSpacing(appearance.scaled(12))
        rows.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(self._title)
        rows.addWidget(self._line)
        rows.addSpacing(appearance.scaled(8))
        rows.addWidget(self.go_button, 0, Qt.AlignmentFlag.AlignHCenter)
        board.setMinimumWidth(appearance.scaled(420))
        outer_rows = QVBoxLayout(self)
        outer_rows.addStretch(3)
        outer_rows.addWidget(board, 0, Qt.AlignmentFlag.AlignHCenter)
        outer_rows.addStretch(2)
        self.go_button.installEventFilter(self)
        self.hide()

    def retranslate(self) -> None:
        """Shows every sentence in the current language."""
        self._title.setText(render(N_("curtain", "{player} plays next").of(player=self._name)))
        self._line.setText(render(N_("curtain", "Everyone else, look away now.")))
        self.go_button.setText(render(N_("curtain", "I am {player}").of(player=self._name)))

    def fall(self, name: str, portrait: str = "") -> None:
        """Covers the table for the player with this name and portrait; "" for no portrait."""
        self._name = name
        self._portrait.show_wizard(portrait)
        self.retranslate()
        self.cover()
        self.go_button.setFocus()

    def _lift(self) -> None:
        self.hide()
        self.lifted.emit()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        """Ignores repeated keys and double clicks, so that the previous player cannot lift the
        curtain by accident."""
        if watched is self.go_button:
            repeated = isinstance(event, QKeyEvent) and event.isAutoRepeat()
            if repeated or event.type() == QEvent.Type.MouseButtonDblClick:
                return True
        return super().eventFilter(watched, event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        share = max(
            room.width() / CURTAIN_PICTURE_SIZE.width(),
            room.height() / CURTAIN_PICTURE_SIZE.height(),
        )
        picture_rect = QRectF(
            0, 0, CURTAIN_PICTURE_SIZE.width() * share, CURTAIN_PICTURE_SIZE.height() * share
        )
        picture_rect.moveCenter(room.center())
        picture_rect.moveTop(room.top())
        svg.draw(painter, picture_rect, "table", "curtain.svg")
        painter.end()
