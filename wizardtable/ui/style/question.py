# SPDX-License-Identifier: MIT
"""Sheets with a few sentences and some buttons: questions, messages and warnings."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.paint import svg
from wizardtable.paint.theme import tint
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, button, in_scroll_area, label, wear_role

QUESTION_WIDTH: Final = 500
"""The width of a question, in pixels at 100 %."""

MIN_QUESTION_HEIGHT: Final = 150
"""The smallest height of a question, in pixels at 100 %."""

SEAL_SIZE: Final = 58
"""The size of the wax seal beside the text, in pixels at 100 %."""

WARNING_SEAL_COLOURS: Final = ("#7c2430", "#7c2430")
"""The colours of a warning's seal in dark themes and in the light one, as "#rrggbb"."""

SEAL_COLOURS: Final = ("#23474b", "#2f5f5b")
"""The colours of other seals in dark themes and in the light one, as "#rrggbb"."""

ASK_SIGN, TELL_SIGN, WARNING_SIGN = "ask", "tell", "warning"
"""The signs on the seal (names of icons): a question, a message, a warning."""


class Reply(Enum):
    """The meaning of a button in a question: to agree, to refuse (as Esc does), or something
    else."""

    YES = auto()
    NO = auto()
    OTHER = auto()


class QuestionSheet(Dialog):
    """A sheet that asks the player a question or shows a message, as plain text."""

    is_question = True
    material = Material.PARCHMENT

    def __init__(
        self, parent: QWidget | None, title: str, text: str, picture: str = ASK_SIGN
    ) -> None:
        super().__init__(parent, QUESTION_WIDTH, MIN_QUESTION_HEIGHT)
        self.setWindowTitle(title)
        self._answers: dict[QPushButton, Reply] = {}
        self._clicked: QPushButton | None = None
        self._title = label(self, "title-small", wrap=True)
        self._title.setText(title)
        self._image = Seal(picture, self)
        self._text = label(self, "lead", wrap=True)
        self._text.setText(text)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAccessibleDescription(text)
        self._foot = ButtonRow(())
        self._lay_out()

    def _lay_out(self) -> None:
        body = QWidget(self)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(20))
        row.addWidget(self._image, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(8))
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch()
        row.addLayout(words, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 20, 24, 18)))
        whole.setSpacing(appearance.scaled(14))
        self._middle = in_scroll_area(body)
        self._middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(self._middle, 1)
        whole.addLayout(self._foot)

    @property
    def text(self) -> str:
        """The shown sentences."""
        return self._text.text()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, in the order in which they were added."""
        return tuple(self._answers)

    def offer(
        self,
        words: Message,
        answer: Reply,
        act: Callable[[], object] | None = None,
        *,
        first: bool = False,
    ) -> QPushButton:
        """Adds a button that closes the sheet and then calls `act`.

        Args:
            words: the words of the button.
            answer: the meaning of the button.
            act: called after the sheet is closed; None for nothing.
            first: True if Enter presses this button.
        """
        made = button(self, "")
        made.setText(render(words))
        self._answers[made] = answer
        self._foot.replace_widgets(list(self._answers))
        made.clicked.connect(lambda _checked: self._close_with(made, act))
        if first:
            wear_role(made, "primary")
            made.setDefault(True)
            made.setFocus()
        return made

    def button(self, answer: Reply) -> QPushButton:
        """Returns the first button with this meaning.

        Raises:
            StopIteration: there is no such button.
        """
        return next(made for made, meaning in self._answers.items() if meaning is answer)

    def asks_yes(self) -> bool:
        """Shows the sheet until a button is pressed; returns True if the player agreed."""
        self.exec()
        self.deleteLater()
        clicked = self._clicked
        return clicked is not None and self._answers[clicked] is Reply.YES

    def ask(self) -> None:
        """Shows the sheet and returns at once; a closed sheet deletes itself."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open()

    def _close_with(self, made: QPushButton, act: Callable[[], object] | None) -> None:
        self._clicked = made
        answer = self._answers[made]
        if answer is Reply.NO:
            self.reject()
        else:
            self.done(self.DialogCode.Accepted if answer is Reply.YES else 2)
        if act is not None:
            act()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.grow()


class Seal(QWidget):
    """A wax seal in a brass ring, with the sign of a question, a message or a warning."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(SEAL_SIZE), appearance.scaled(SEAL_SIZE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        worn, is_warning = appearance.shades(), self._sign == WARNING_SIGN
        wax = QColor((WARNING_SEAL_COLOURS if is_warning else SEAL_COLOURS)[0 if worn.dark else 1])
        side = appearance.scaled(SEAL_SIZE)
        disc = QRectF(0, 0, side, side).adjusted(3, 2, -3, -4)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#1a0d02", 0.25))
        painter.drawEllipse(disc.translated(0, 2))
        light = QRadialGradient(disc.center() - QPointF(0, side * 0.22), side * 0.7)
        light.setColorAt(0.0, wax.lighter(140))
        light.setColorAt(1.0, wax.darker(125))
        painter.setBrush(QBrush(light))
        painter.setPen(QPen(QColor(worn.brass_high), max(2, appearance.scaled(2))))
        painter.drawEllipse(disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(worn.brass_deep), 1))
        inset = side * 0.08
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
        sign = disc.adjusted(*(side * share for share in (0.22, 0.22, -0.22, -0.22)))
        svg.draw(painter, sign, "ui", f"{self._sign}.svg", ink="#f6e7c0")
        painter.end()


def warning_sheet(parent: QWidget, title: str, text: str) -> QuestionSheet:
    """Returns a sheet with a warning and the button *Close*; the caller shows it.

    An example is the reason why a file cannot be read.
    """
    box = QuestionSheet(parent, title, text, WARNING_SIGN)
    wear_role(box.offer(N_("notice", "Close"), Reply.NO, first=True), "")
    return box
