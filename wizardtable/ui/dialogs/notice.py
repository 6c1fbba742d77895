# SPDX-License-Identifier: MIT
"""A short dialog: a title, some sentences, one or two buttons, and a text to copy where needed."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, button, keep_width, label

WIDTH, HEIGHT, REPORT = 520, 200, 250
"""Pixels at 100 %; a text to copy adds its height."""


class Notice(Dialog):
    """Tells something, and offers one thing to do besides closing it.

    Attributes:
        do: the button of what is offered, None where there is only one to close the dialog.
        report: the text that may be copied, with its button `copy`; both None where there is none.
    """

    material = Material.PARCHMENT

    def __init__(
        self,
        parent: QWidget | None,
        title: Message,
        text: Message,
        close: Message,
        offer: tuple[Message, Callable[[], object]] | None = None,
        report: str = "",
        *,
        stays_window: bool = False,
    ) -> None:
        """With `stays_window`, the notice is a window of the system, as after a crash."""
        self.stays_window = stays_window
        super().__init__(parent, WIDTH, HEIGHT + (REPORT if report else 0))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._words = (title, text, close)
        self._offer = offer
        self._title, self._text = label(self, "title"), label(self, "lead", wrap=True)
        self.report = QPlainTextEdit(report, self) if report else None
        self.copy = button(self, "plain", self._copy) if report else None
        self.close_ = button(self, "plain" if offer else "", self.reject)
        self.do = button(self, "primary", self._do) if offer else None
        (self.do or self.close_).setDefault(True)
        body = QWidget(self)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.addWidget(self._text)
        if self.report is not None:
            self.report.setReadOnly(True)
            self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            scroll_by_touch(self.report)
            rows.addWidget(self.report, 1)
        else:
            rows.addStretch()
        self.furnish(self._title, body, *filter(None, (self.copy, self.close_, self.do)))
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        title, text, close = map(render, self._words)
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(text)
        self.close_.setText(close)
        if self.copy is not None:
            self.copy.setText(render(N_("notice", "Copy the report")))
            keep_width(self.copy, self.copy.text(), render(N_("notice", "Copied")))
        if self.do and self._offer:
            self.do.setText(render(self._offer[0]))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: becomes as high as the text needs."""
        super().showEvent(event)
        self.grow()

    @property
    def text(self) -> str:
        """What it tells, in the language of now."""
        return self._text.text()

    def _copy(self) -> None:
        if self.report is not None and self.copy is not None:
            QGuiApplication.clipboard().setText(self.report.toPlainText())
            self.copy.setText(render(N_("notice", "Copied")))

    def _do(self) -> None:
        self.accept()
        if self._offer:
            self._offer[1]()
