# SPDX-License-Identifier: MIT
"""A short dialog: a title, some sentences, one or two buttons, and perhaps a text to copy."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, button, keep_width, label

NOTICE_WIDTH, NOTICE_HEIGHT, REPORT_HEIGHT = 520, 200, 250
"""The dialog's width and height, and the further height for a report; pixels at 100 %."""


class Notice(Dialog):
    """A message to the player, with a button that closes it and perhaps one that does something.

    Attributes:
        action_button: the button for the action offered; None if there is none.
        report_field: the text to copy, such as that of a crash; None if there is none.
        copy_button: the button that copies the report; None without a report.
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
        """Makes the notice.

        Args:
            parent: the parent widget.
            title: the title.
            text: the message.
            close: the text of the button that closes the notice.
            offer: the text of a further button, and the function that it calls after closing the
                notice; None for no such button.
            report: the text to copy; "" for none.
            stays_window: whether the notice is a window of the system even above another window,
                as after a crash.
        """
        self.stays_window = stays_window
        super().__init__(parent, NOTICE_WIDTH, NOTICE_HEIGHT + (REPORT_HEIGHT if report else 0))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._messages = (title, text, close)
        self._offer = offer
        self._title, self._text = label(self, "title"), label(self, "lead", wrap=True)
        self.report_field = QPlainTextEdit(report, self) if report else None
        self.copy_button = button(self, "plain", self._copy_report) if report else None
        self.close_button = button(self, "plain" if offer else "", self.reject)
        self.action_button = button(self, "primary", self._accept_offer) if offer else None
        (self.action_button or self.close_button).setDefault(True)
        body = QWidget(self)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.addWidget(self._text)
        if self.report_field is not None:
            self.report_field.setReadOnly(True)
            self.report_field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            scroll_by_touch(self.report_field)
            rows.addWidget(self.report_field, 1)
        else:
            rows.addStretch()
        self.furnish(
            self._title,
            body,
            *filter(None, (self.copy_button, self.close_button, self.action_button)),
        )
        self.retranslate()

    @override
    def retranslate(self) -> None:
        title, text, close = map(render, self._messages)
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(text)
        self.close_button.setText(close)
        if self.copy_button is not None:
            self.copy_button.setText(render(N_("notice", "Copy the report")))
            keep_width(self.copy_button, self.copy_button.text(), render(N_("notice", "Copied")))
        if self.report_field is not None:
            self.report_field.setAccessibleName(render(N_("notice", "Report")))
        if self.action_button and self._offer:
            self.action_button.setText(render(self._offer[0]))

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.grow()

    @property
    def text(self) -> str:
        """The message in the current language."""
        return self._text.text()

    def _copy_report(self) -> None:
        if self.report_field is not None and self.copy_button is not None:
            QGuiApplication.clipboard().setText(self.report_field.toPlainText())
            self.copy_button.setText(render(N_("notice", "Copied")))

    def _accept_offer(self) -> None:
        self.accept()
        if self._offer:
            self._offer[1]()
