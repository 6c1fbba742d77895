# SPDX-License-Identifier: MIT
"""The slim bar above the table: what can be asked for, and in one sentence what is expected."""

import re
from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.game import Seat
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.commands import MENUS, redraw_commands
from wizardtable.ui.match.menu_button import MenuButton
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, tab_as_laid_out, wear_role

LEFT = ("lobby", "undo", "redo", "hint", "why_not", "replay")
RIGHT = ("log", "rules")
WATCH = ("pause", "step")
END = ("ranking",)
ADVICE = ("hint", "why_not")

LARGEST, LEAST = 17, 10
"""Pixels at 100 % of the prompt's writing: as large as leaves it whole, below 12 only where the
largest writing is asked for in the smallest window."""

HEIGHT, HIGHER = 54, 59
"""Pixels at 100 %, and in large writing, of which the bar then holds three lines."""

LARGE = 150
"""Percent from which on writing is large."""

NARROWEST = 170
"""Pixels at 100 % that the prompt has between the buttons at least; with less it stands beneath
them."""

ROOMY = 480
"""Pixels at 100 % that the prompt has at least where menus show words; with less they show
icons."""

_BETWEEN = re.compile(r"(?<=[.!?…]) (?=[^\W\d_])")
"""What lies between two sentences."""

_SMALLER = 0.88
"""How much smaller than the largest the writing becomes lest a line ends within a sentence."""

REFUSAL_MS = 5000
"""How long a refusal stays before the prompt returns."""


class Bar(Page):
    """Buttons left and right, the prompt between them.

    Attributes:
        menus: the buttons of the menus by id.

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
        self._seats = ComboBox(self)
        self._seats.activated.connect(lambda row: self.looked.emit(row - 1))
        self._buttons = {
            name: self._button(commands[name]) for name in (*LEFT, *WATCH, *END, *RIGHT)
        }
        self.menus = {menu.id: MenuButton(menu, commands, self) for menu in MENUS}
        self._return = QTimer(self)
        self._return.setSingleShot(True)
        self._return.timeout.connect(self._show_prompt)
        self._lay_out()
        self.set_stage((), watching=False, over=False)
        self.retranslate()

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
        else:
            self._return.stop()

    @property
    def words(self) -> str:
        """What the prompt line says now."""
        return self._prompt.words

    def set_stage(self, names: Sequence[str], *, watching: bool, over: bool) -> None:
        """Offer what goes with watching a match, or with one that is over; in both cases one may
        look from any seat. Whoever watches finds each button at one place from the first move to
        the end."""
        for names_of, shown, works in (
            (END, watching or over, over),
            (WATCH, watching, watching and not over),
        ):
            for name in names_of:
                self._buttons[name].setVisible(shown)
                self._commands[name].setEnabled(works)
        for name in ADVICE:
            self._buttons[name].setVisible(not watching)
        self._seats.setVisible(watching or over)
        self._place_prompt()
        if tuple(names) != self._names:
            self._names = tuple(names)
            self._fill_seats()

    def show_seat(self, seat: Seat | None) -> None:
        """Whose view is shown now."""
        self._seats.setCurrentIndex(0 if seat is None else seat + 1)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        for menu in self.menus.values():
            menu.retranslate()
        self._seats.setToolTip(render(N_("bar", "Point of view")))
        call(self._seats, self._seats.toolTip())
        self._fill_seats()
        self._place_prompt()
        self._show_prompt()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there is more room between the buttons, or less."""
        super().resizeEvent(event)
        self._place_prompt()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: a dark rail with a line of brass."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.panel))
        painter.setPen(QPen(QColor(worn.brass_deep), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()

    def _lay_out(self) -> None:
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(6, 0, 6, 1)
        self._rows.setSpacing(0)
        self._row = row = QHBoxLayout()
        self._rows.addLayout(row, 1)
        row.setSpacing(2)
        middle = Qt.AlignmentFlag.AlignVCenter  # for the row to be higher than the buttons
        for name in LEFT:
            row.addWidget(self._buttons[name], 0, middle)
        row.addSpacing(10)
        self._place = row.count()
        row.addWidget(self._prompt, 1)
        row.addSpacing(10)
        row.addWidget(self._seats, 0, middle)
        for name in (*END, *WATCH, *RIGHT):
            row.addWidget(self._buttons[name], 0, middle)
        for menu in self.menus.values():
            row.addWidget(menu, 0, middle)
            menu.passed.connect(partial(self._open_next, menu))
        tab_as_laid_out(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._measure()

    def _measure(self) -> None:
        side = appearance.scaled(22)
        for made in self._buttons.values():
            made.setIconSize(QSize(side, side))
        redraw_commands(self._commands)  # Qt shows no icon larger than it was drawn
        for menu in self.menus.values():
            menu.measure(side)
        large = appearance.chosen_scale() >= LARGE
        self.setFixedHeight(appearance.scaled(HIGHER if large else HEIGHT))
        self._place_prompt()

    def _place_prompt(self) -> None:
        """Between the buttons where there is room for it, else in a line beneath them, which is
        there in the height that large writing has. In little room menus are icons, and the rules
        are in the menu *Help* only: in large writing the prompt needs most of the bar."""
        room = self._make_room()
        between = room >= appearance.scaled(NARROWEST) or appearance.chosen_scale() < LARGE
        if between == (self._row.indexOf(self._prompt) >= 0):
            return
        if between:
            self._rows.removeWidget(self._prompt)
            self._row.takeAt(self._place)
            self._row.insertWidget(self._place, self._prompt, 1)
        else:
            self._row.removeWidget(self._prompt)
            self._row.insertStretch(self._place, 1)
            self._rows.addWidget(self._prompt, 1)

    def _button(self, action: QAction) -> QToolButton:
        made = QToolButton(self)
        explain_to_fingers(made)
        made.setDefaultAction(action)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _make_room(self) -> int:
        """Shows of menus and rules what there is room for; returns how many pixels are left for
        the prompt."""
        margins, rules = self._rows.contentsMargins(), self._buttons["rules"]
        extra = rules.sizeHint().width() + self._row.spacing()
        room = self.width() - margins.left() - margins.right() - self._row.sizeHint().width()
        room += 0 if rules.isHidden() else extra
        room += sum(menu.sizeHint().width() for menu in self.menus.values())
        worded, drawn = (
            sum(menu.width_for(words=words) for menu in self.menus.values())
            for words in (True, False)
        )
        words = room - extra - worded >= appearance.scaled(ROOMY)
        for menu in self.menus.values():
            menu.show_words(words)
        room -= worded if words else drawn
        needed = ROOMY if appearance.chosen_scale() >= LARGE else NARROWEST
        rules.setVisible(room - extra >= appearance.scaled(needed))
        return room if rules.isHidden() else room - extra

    def _open_next(self, menu: MenuButton, step: int) -> None:
        """Opens the menu beside one that was left by an arrow key."""
        row = list(self.menus.values())
        following = row[(row.index(menu) + step) % len(row)]
        following.setFocus()
        following.showMenu()

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
    """One sentence in the middle of the bar, or two, smaller where they are long.

    Attributes:
        words: what it says.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._warning = False
        self.words = ""

    def say(self, words: str, *, warning: bool) -> None:
        """Show a sentence, a warning in the colour of one."""
        self._warning = warning
        self.words = words
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there is more room for the sentence, or less."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the writing has another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """Take the largest writing that leaves the words whole, a little smaller if two lines then
        are two sentences."""
        role = "problem" if self._warning else ""
        if self.property("role") != role:
            wear_role(self, role)
        room = QRect(QPoint(), QSize(self.width(), 100_000))
        font = appearance.serif(LARGEST)
        least = appearance.scaled(LEAST)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        while font.pixelSize() > least:
            needed = QFontMetrics(font).boundingRect(room, wrapped, self.words).size()
            if needed.height() <= self.height() and needed.width() <= self.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
        text, size = self._parted(font)
        font.setPixelSize(size)
        if text != self.text():
            self.setText(text)
        if font != self.font():
            self.setFont(font)

    def _parted(self, font: QFont) -> tuple[str, int]:
        """The words as they stand in writing of this font or a little smaller, and its size: in one
        line, or parted between two sentences of which each has room in one; else as they come."""
        whole = font.pixelSize()
        least = min(whole, round(appearance.scaled(LARGEST) * _SMALLER))
        for size in range(whole, least - 1, -1):
            font = QFont(font)
            font.setPixelSize(size)
            metrics = QFontMetrics(font)
            lines: list[tuple[str, ...]] = [(self.words,)]
            if 2 * metrics.height() <= self.height():
                parts = _BETWEEN.finditer(self.words)
                lines += [(self.words[: it.start()], self.words[it.end() :]) for it in parts]
            for some in lines:
                if max(map(metrics.horizontalAdvance, some)) <= self.width():
                    return "\n".join(some), size
        return self.words, whole
