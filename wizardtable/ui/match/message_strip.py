# SPDX-License-Identifier: MIT
"""A strip above the table for what the player should know without being stopped by it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page, button, label


class MessageStrip(Page):
    """One sentence with a button that puts it away, or that does what its words say; hidden while
    there is none.

    Signals:
        closed(): the button was pressed.
    """

    closed = Signal()

    def __init__(
        self, parent: QWidget | None = None, act: Message | None = None, *, calm: bool = False
    ) -> None:
        """`act` is what the button says, where it is not there to put the sentence away; `calm`:
        nothing is wrong."""
        super().__init__(parent)
        self._act, self._calm = act, calm or act is not None
        self.setObjectName("banner")
        self._message: Message | None = None
        self._words = label(self, "lead" if self._calm else "problem", wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if act is None:
            self._close = button(self, "plain", self.clear, "close")
        else:
            self._close = button(self, "primary", self.closed.emit)
        row = QHBoxLayout(self)
        margin = appearance.scaled(6)
        row.setContentsMargins(appearance.scaled(14), margin, margin, margin)
        row.addWidget(self._words, 1)
        row.addWidget(self._close)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.hide()

    @property
    def words(self) -> str:
        """What it says now; "" while it is hidden."""
        return self._words.text()

    def say(self, message: Message) -> None:
        """Show this sentence instead of the one shown."""
        self._message = message
        self.retranslate()
        self.show()

    def tell(self, message: Message | None) -> None:
        """As `say`, or `clear` where there is nothing to say."""
        if message is None:
            self.clear()
        else:
            self.say(message)

    def clear(self) -> None:
        """Put the sentence away."""
        self._message = None
        self.hide()
        self._words.clear()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._words.setText(render(self._message) if self._message is not None else "")
        if self._act is not None:
            self._close.setText(render(self._act))
            return
        self._close.setToolTip(render(N_("banner", "Close this message")))
        self._close.setAccessibleName(self._close.toolTip())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: a raised strip with a line of the warning colour."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.raised))
        painter.setPen(QPen(QColor(worn.brass if self._calm else worn.danger), 2))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
