# SPDX-License-Identifier: MIT
"""A sheet with a few sentences and some buttons: a question to the player, or something said."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.widgets import Dialog, button, label, scrolled, wear_role

WIDTH: Final = 500
"""The width of a question, in pixels at 100 %."""

LEAST_HEIGHT: Final = 150
"""The least height of a question, in pixels at 100 %."""

ICON_SIZE: Final = 34
"""The size of the picture beside the text, in pixels at 100 %."""

ASK, TELL, WARN = "ask", "tell", "alert"
"""The pictures beside the text: a question, something said, a warning."""


class Reply(Enum):
    """What a button of a question stands for: agreeing, refusing as Esc does, or something else."""

    YES = auto()
    NO = auto()
    OTHER = auto()


class QuestionSheet(Dialog):
    """Asks something, or says something that is to be noticed. Its text is plain."""

    is_question = True

    def __init__(self, parent: QWidget | None, title: str, text: str, picture: str = ASK) -> None:
        super().__init__(parent, WIDTH, LEAST_HEIGHT)
        self.setWindowTitle(title)
        self._picture = picture
        self._answers: dict[QPushButton, Reply] = {}
        self._clicked: QPushButton | None = None
        self._title = label(self, "title-small", wrap=True)
        self._title.setText(title)
        self._image = label(self)
        self._text = label(self, "lead", wrap=True)
        self._text.setText(text)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAccessibleDescription(text)
        self._foot = ButtonRow(())
        self._lay_out()

    @property
    def text(self) -> str:
        """The sentences that are shown."""
        return self._text.text()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, in their order."""
        return tuple(self._answers)

    def offer(
        self,
        words: Message,
        answer: Reply,
        act: Callable[[], object] | None = None,
        *,
        first: bool = False,
    ) -> QPushButton:
        """Adds a button that closes the question and then calls `act`.

        Enter presses the button that is `first`.
        """
        made = button(self, "")
        made.setText(render(words))
        self._answers[made] = answer
        self._foot.put(list(self._answers))
        made.clicked.connect(lambda _checked: self._close_with(made, act))
        if first:
            wear_role(made, "primary")
            made.setDefault(True)
            made.setFocus()
        return made

    def button(self, answer: Reply) -> QPushButton:
        """Returns the first button that stands for an answer. Raises StopIteration if there is
        none."""
        return next(made for made, meaning in self._answers.items() if meaning is answer)

    def asks_yes(self) -> bool:
        """Shows the question until it is answered; returns True if the player agreed."""
        self.exec()
        self.deleteLater()
        clicked = self._clicked
        return clicked is not None and self._answers[clicked] is Reply.YES

    def ask(self) -> None:
        """Shows the question, and returns at once; it is deleted once it is closed."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: becomes as high as the text needs."""
        super().showEvent(event)
        self.grow()

    def _close_with(self, made: QPushButton, act: Callable[[], object] | None) -> None:
        self._clicked = made
        answer = self._answers[made]
        if answer is Reply.NO:
            self.reject()
        else:
            self.done(self.DialogCode.Accepted if answer is Reply.YES else 2)
        if act is not None:
            act()

    def _lay_out(self) -> None:
        size = appearance.scaled(ICON_SIZE)
        self._image.setPixmap(icon(self._picture).pixmap(QSize(size, size)))
        self._image.setAlignment(Qt.AlignmentFlag.AlignTop)
        body = QWidget(self)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(16))
        row.addWidget(self._image)
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch()
        row.addLayout(words, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 20, 24, 18)))
        whole.setSpacing(appearance.scaled(14))
        self._middle = scrolled(body)
        self._middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(self._middle, 1)
        whole.addLayout(self._foot)


def warning(parent: QWidget, title: str, text: str) -> QuestionSheet:
    """Returns a sheet, still to be shown, with something that the player has to notice, such as why
    a file cannot be read."""
    box = QuestionSheet(parent, title, text, WARN)
    box.offer(N_("notice", "Close"), Reply.NO, first=True)
    return box
