# SPDX-License-Identifier: MIT
"""The slim bar above the table: what can be asked for, and in one sentence what is expected."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from wizardtable.core.game import Seat
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.match.commands import MENU
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.widgets import Page, tab_as_laid_out, wear_role

LEFT = ("lobby", "undo", "redo", "hint", "replay")
RIGHT = ("log", "rules")
WATCH = ("pause", "step")
END = ("ranking",)

SIZES = ("lead", "lead-small", "lead-tiny")
"""Roles of the prompt, the largest that leaves it whole being taken."""

REFUSAL_MS = 5000
"""How long a refusal stays before the prompt returns."""


class Bar(Page):
    """Buttons left and right, the prompt between them.

    Signals:
        looked(int): watch from this seat; -1 for the public view.
    """

    looked = Signal(int)

    def __init__(self, commands: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._commands = commands
        self._prompt = Prompt(self)
        self._said: Message | None = None
        self._names: tuple[str, ...] = ()
        self._seats = QComboBox(self)
        self._seats.activated.connect(lambda row: self.looked.emit(row - 1))
        self._buttons = {
            name: self._button(commands[name]) for name in (*LEFT, *WATCH, *END, *RIGHT)
        }
        self._menu_button = self._make_menu()
        self._return = QTimer(self)
        self._return.setSingleShot(True)
        self._return.timeout.connect(self._show_prompt)
        self._lay_out()
        self.set_stage((), watching=False, over=False)

    def prompt(self, message: Message) -> None:
        """Say what is expected now."""
        self._said = message
        self._return.stop()
        self._show_prompt()

    def tell(self, message: Message, *, warning: bool) -> None:
        """Say something else until the next prompt; a warning only for a few seconds."""
        self._prompt.say(render(message), warning=warning)
        if warning:
            self._return.start(REFUSAL_MS)

    @property
    def words(self) -> str:
        """What the prompt line says now."""
        return self._prompt.text()

    def set_stage(self, names: Sequence[str], *, watching: bool, over: bool) -> None:
        """Offer what goes with watching a match, or with one that is over; in both cases one may
        look from any seat."""
        for names_of, shown in ((WATCH, watching and not over), (END, over)):
            for name in names_of:
                self._buttons[name].setVisible(shown)
                self._commands[name].setEnabled(shown)
        self._seats.setVisible(watching or over)
        if tuple(names) != self._names:
            self._names = tuple(names)
            self._fill_seats()

    def show_seat(self, seat: Seat | None) -> None:
        """Whose view is shown now."""
        self._seats.setCurrentIndex(0 if seat is None else seat + 1)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._menu_button.setToolTip(render(N_("bar", "Menu")))
        self._menu_button.setAccessibleName(self._menu_button.toolTip())
        self._seats.setToolTip(render(N_("bar", "Point of view")))
        self._fill_seats()
        self._show_prompt()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: a dark rail with a line of brass."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.panel))
        painter.setPen(QPen(QColor(worn.brass_deep), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 6, 3)
        row.setSpacing(2)
        for name in LEFT:
            row.addWidget(self._buttons[name])
        row.addSpacing(10)
        row.addWidget(self._prompt, 1)
        row.addSpacing(10)
        row.addWidget(self._seats)
        for name in (*WATCH, *END, *RIGHT):
            row.addWidget(self._buttons[name])
        row.addWidget(self._menu_button)
        tab_as_laid_out(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._measure()

    def _measure(self) -> None:
        side = appearance.scaled(22)
        for made in (*self._buttons.values(), self._menu_button):
            made.setIconSize(QSize(side, side))
        self._menu_button.setIcon(icon("menu"))
        self.setFixedHeight(appearance.scaled(54))

    def _button(self, action: QAction) -> QToolButton:
        made = QToolButton(self)
        made.setDefaultAction(action)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _make_menu(self) -> QToolButton:
        menu = QMenu(self)
        for group in MENU:
            for name in group:
                menu.addAction(self._commands[name])
            menu.addSeparator()
        made = QToolButton(self)
        made.setMenu(menu)
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _fill_seats(self) -> None:
        row = max(0, self._seats.currentIndex())
        self._seats.clear()
        self._seats.addItem(render(N_("bar", "Public view")))
        self._seats.addItems(list(self._names))
        self._seats.setCurrentIndex(row)

    def _show_prompt(self) -> None:
        words = render(self._said) if self._said is not None else ""
        self._prompt.say(words, warning=False)


class Prompt(QLabel):
    """One sentence in the middle of the bar, smaller where it is long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._warning = False
        self._fitting = False

    def say(self, words: str, *, warning: bool) -> None:
        """Show a sentence, a warning in the colour of one."""
        self._warning = warning
        self.setText(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there is more room for the sentence, or less."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the writing has another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and not self._fitting:
            self._fit()

    def _fit(self) -> None:
        self._fitting = True  # for a role brings another size, too
        for role in ("problem",) if self._warning else SIZES:
            if self.property("role") != role:
                wear_role(self, role)
            if self.heightForWidth(self.width()) <= self.height():
                break
        self._fitting = False
