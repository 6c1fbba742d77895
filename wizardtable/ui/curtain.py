# SPDX-License-Identifier: MIT
"""The curtain that falls between two people who share the screen and have secrets."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core.text import N_
from wizardtable.table.translate import render
from wizardtable.ui import style
from wizardtable.ui.widgets import Page, button, label, paint_circle


class Curtain(Page):
    """Covers the whole table until the next player says to be there.

    Signals:
        lifted(): the player is there.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._name = ""
        self._title = label("title", wrap=True)
        self._line = label("lead", wrap=True)
        self._go = button("primary-large", self._lift)
        for words in (self._title, self._line):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        rows = QVBoxLayout(self)
        rows.addStretch(3)
        rows.addWidget(self._title)
        rows.addSpacing(style.scaled(8))
        rows.addWidget(self._line)
        rows.addSpacing(style.scaled(20))
        rows.addWidget(self._go, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(4)
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str) -> None:
        """Cover the table for the player of this name."""
        self._name = name
        self.retranslate()
        self._fit()
        self.show()
        self.raise_()
        self._go.setFocus()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(render(N_("curtain", "{player} plays next").of(player=self._name)))
        self._line.setText(render(N_("curtain", "Nobody else should look at the screen now.")))
        self._go.setText(render(N_("curtain", "I am {player}").of(player=self._name)))

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        """Qt: keep covering the table when its size changes."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: heavy folds of cloth with a faint circle."""
        worn = style.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.window))
        fold = max(60, self.width() // 14)
        for left in range(0, self.width(), fold):
            shade = QLinearGradient(left, 0, left + fold, 0)
            shade.setColorAt(0.0, QColor(worn.shadow))
            shade.setColorAt(0.45, QColor(worn.panel))
            shade.setColorAt(1.0, QColor(worn.shadow))
            painter.fillRect(QRect(left, 0, fold, self.height()), shade)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.rect().center())
        painter.setOpacity(0.16)
        paint_circle(painter, min(self.width(), self.height()) * 0.44)
        painter.end()

    def _lift(self) -> None:
        self.hide()
        self.lifted.emit()

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
