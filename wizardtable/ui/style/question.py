# SPDX-License-Identifier: MIT
"""A sheet with a few sentences and some buttons: a question to the player, or something said."""

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

from wizardtable.core.text import N_, Message
from wizardtable.paint import svg
from wizardtable.paint.theme import tint
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, button, label, scrolled, wear_role

WIDTH: Final = 500
"""The width of a question, in pixels at 100 %."""

LEAST_HEIGHT: Final = 150
"""The least height of a question, in pixels at 100 %."""

SEAL_SIZE: Final = 58
"""The size of the seal beside the text, in pixels at 100 %."""

WARNING_SEALS: Final = ("#7c2430", "#7c2430")
"""The wax of a warning's seal in dark themes and in the light one, as "#rrggbb"."""

USUAL_SEALS: Final = ("#23474b", "#2f5f5b")
"""The wax of other seals in dark themes and in the light one."""

ASK, TELL, WARN = "ask", "tell", "warning"
"""The pictures beside the text: a question, something said, a warning."""


class Reply(Enum):
    """What a button of a question stands for: agreeing, refusing as Esc does, or something else."""

    YES = auto()
    NO = auto()
    OTHER = auto()


class QuestionSheet(Dialog):
    """Asks something, or says something that is to be noticed. Its text is plain."""

    is_question = True
    material = Material.PARCHMENT

    def __init__(self, parent: QWidget | None, title: str, text: str, picture: str = ASK) -> None:
        super().__init__(parent, WIDTH, LEAST_HEIGHT)
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
        self._middle = scrolled(body)
        self._middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(self._middle, 1)
        whole.addLayout(self._foot)


class Seal(QWidget):
    """A seal of wax in a ring of brass, with a sign: what kind of question it is."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: the seal with its shadow."""
        return QSize(appearance.scaled(SEAL_SIZE), appearance.scaled(SEAL_SIZE))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints wax, ring and sign."""
        worn, is_warning = appearance.shades(), self._sign == WARN
        wax = QColor((WARNING_SEALS if is_warning else USUAL_SEALS)[0 if worn.dark else 1])
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


def warning(parent: QWidget, title: str, text: str) -> QuestionSheet:
    """Returns a sheet, still to be shown, with something that the player has to notice, such as why
    a file cannot be read."""
    box = QuestionSheet(parent, title, text, WARN)
    wear_role(box.offer(N_("notice", "Close"), Reply.NO, first=True), "")
    return box
