# SPDX-License-Identifier: MIT
"""The curtain that falls between two people who share the screen and have secrets."""

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.paint import svg
from wizardtable.play.translate import render
from wizardtable.ui.match.overlay import Overlay
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Panel, button, label

FOLDS = QSizeF(320, 200)
"""The natural size of the curtain's picture."""


class Curtain(Overlay):
    """Covers the whole table until the next player says to be there.

    Signals:
        lifted(): the player is there.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._name = ""
        self._portrait = Portrait(84, self)
        self._title = label(self, "title", wrap=True)
        self._line = label(self, "lead", wrap=True)
        self.go = button(self, "primary-large", self._lift)
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
        rows.addWidget(self.go, 0, Qt.AlignmentFlag.AlignHCenter)
        board.setMinimumWidth(appearance.scaled(420))
        around = QVBoxLayout(self)
        around.addStretch(3)
        around.addWidget(board, 0, Qt.AlignmentFlag.AlignHCenter)
        around.addStretch(2)
        self.go.installEventFilter(self)
        self.hide()

    def fall(self, name: str, portrait: str = "") -> None:
        """Covers the table for the player with this name and portrait; "" for no portrait."""
        self._name = name
        self._portrait.show_wizard(portrait)
        self.retranslate()
        self.cover()
        self.go.setFocus()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(render(N_("curtain", "{player} plays next").of(player=self._name)))
        self._line.setText(render(N_("curtain", "Everyone else, look away now.")))
        self.go.setText(render(N_("curtain", "I am {player}").of(player=self._name)))

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        """Qt: what the player before does once too often, before the curtain is seen, does not
        lift it."""
        if watched is self.go:
            repeated = isinstance(event, QKeyEvent) and event.isAutoRepeat()
            if repeated or event.type() == QEvent.Type.MouseButtonDblClick:
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the curtain, as large as it must be to leave no gap."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        share = max(room.width() / FOLDS.width(), room.height() / FOLDS.height())
        whole = QRectF(0, 0, FOLDS.width() * share, FOLDS.height() * share)
        whole.moveCenter(room.center())
        whole.moveTop(room.top())
        svg.draw(painter, whole, "table", "curtain.svg")
        painter.end()

    def _lift(self) -> None:
        self.hide()
        self.lifted.emit()
