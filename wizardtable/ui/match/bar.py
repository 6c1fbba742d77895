# SPDX-License-Identifier: MIT
"""The bar above the table: buttons of commands, and a prompt that says what is to be done."""

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

from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.commands import MENUS, redraw_command_icons
from wizardtable.ui.match.menu_button import MenuButton
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.spoken_names import set_spoken_name, set_tip
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, tab_as_laid_out, wear_role

LEFT_COMMANDS = ("lobby", "undo", "redo", "hint", "why_not", "replay")
"""Ids of the commands with buttons on the left."""

RIGHT_COMMANDS = ("log", "rules")
"""Ids of the commands with buttons on the right."""

WATCHING_COMMANDS = ("pause", "step")
"""Ids of the commands for a match without persons."""

END_COMMANDS = ("ranking",)
"""Ids of the commands for a match that is over."""

ADVICE_COMMANDS = ("hint", "why_not")
"""Ids of the commands that only a person who plays can use."""

MAX_PROMPT_PIXELS, MIN_PROMPT_PIXELS = 17, 10
"""The largest and smallest font of the prompt, in pixels at 100 %.

The prompt takes the largest font in which it is whole. It is below 12 only for the largest font
scale in the smallest window.
"""

BAR_HEIGHT, LARGE_BAR_HEIGHT = 54, 59
"""The height of the bar at small and at large font scales, in pixels at 100 %.

The larger bar holds three lines of text.
"""

LARGE_FONT_PERCENT = 150
"""A font scale of at least this percentage is large."""

MIN_PROMPT_WIDTH = 170
"""The least width of the prompt between the buttons, in pixels at 100 %.

With less room the prompt stands below the buttons.
"""

ROOMY_PROMPT_WIDTH = 480
"""If the prompt keeps at least this width, the menus show words, otherwise icons. Pixels at 100
%."""

_SENTENCE_GAP = re.compile(r"(?<=[.!?…]) (?=[^\W\d_])")
"""The space between two sentences."""

_MIN_SHRINK_SHARE = 0.88
"""The font may shrink to this share of the largest so that no line ends within a sentence."""

REFUSAL_MS = 5000
"""Milliseconds for which a refusal is shown before the prompt returns."""


class Bar(Page):
    """The bar above the table: buttons on the left and right, the prompt between them.

    Attributes:
        menus: the buttons of the menus by id.

    Signals:
        seat_chosen(int): the player wants to watch from this seat; -1 for the public view.
    """

    seat_chosen = Signal(int)

    def __init__(self, commands: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._commands = commands
        self._prompt = Prompt(self)
        self._prompt_message: Message | None = None
        self._seat_names: tuple[str, ...] = ()
        self._seat_box = ComboBox(self)
        self._seat_box.activated.connect(lambda row: self.seat_chosen.emit(row - 1))
        self._buttons = {
            name: self._make_button(commands[name])
            for name in (*LEFT_COMMANDS, *WATCHING_COMMANDS, *END_COMMANDS, *RIGHT_COMMANDS)
        }
        self.menus = {menu.id: MenuButton(menu, commands, self) for menu in MENUS}
        self._return_timer = QTimer(self)
        self._return_timer.setSingleShot(True)
        self._return_timer.timeout.connect(self._show_prompt)
        self._lay_out()
        self.set_match_state((), watching=False, over=False)
        self.retranslate()

    def _lay_out(self) -> None:
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(6, 0, 6, 1)
        self._rows.setSpacing(0)
        self._row = row = QHBoxLayout()
        self._rows.addLayout(row, 1)
        row.setSpacing(2)
        middle = Qt.AlignmentFlag.AlignVCenter  # the row is higher than the buttons
        for name in LEFT_COMMANDS:
            row.addWidget(self._buttons[name], 0, middle)
        row.addSpacing(10)
        self._prompt_index = row.count()
        row.addWidget(self._prompt, 1)
        row.addSpacing(10)
        row.addWidget(self._seat_box, 0, middle)
        for name in (*END_COMMANDS, *WATCHING_COMMANDS, *RIGHT_COMMANDS):
            row.addWidget(self._buttons[name], 0, middle)
        for menu in self.menus.values():
            row.addWidget(menu, 0, middle)
            menu.neighbour_wanted.connect(partial(self._open_next, menu))
        tab_as_laid_out(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit_to_font()

    def retranslate(self) -> None:
        """Shows every sentence in the current language."""
        for menu in self.menus.values():
            menu.retranslate()
        view_words = render(N_("bar", "Point of view"))
        set_spoken_name(self._seat_box, view_words)
        set_tip(self._seat_box, view_words)
        self._fill_seats()
        self._place_prompt()
        self._show_prompt()

    def set_prompt(self, message: Message) -> None:
        """Sets and shows the prompt, which says what is to be done."""
        self._prompt_message = message
        self._return_timer.stop()
        self._show_prompt()

    def show_message(self, message: Message, *, warning: bool) -> None:
        """Shows a message until the next prompt; a warning only for `REFUSAL_MS`."""
        self._prompt.say(render(message), warning=warning)
        if warning:
            self._return_timer.start(REFUSAL_MS)
        else:
            self._return_timer.stop()

    @property
    def words(self) -> str:
        """The words that the bar shows."""
        return self._prompt.words

    def set_match_state(self, names: Sequence[str], *, watching: bool, over: bool) -> None:
        """Shows the buttons for playing or watching a match.

        A watcher finds each button at one place from the first move to the end. A match that is
        watched or over can be seen from any seat.

        Args:
            names: the players' names by seat.
            watching: True if no person plays in the match.
            over: True if the match is over.
        """
        for names_of, is_shown, is_enabled in (
            (END_COMMANDS, watching or over, over),
            (WATCHING_COMMANDS, watching, watching and not over),
        ):
            for name in names_of:
                self._buttons[name].setVisible(is_shown)
                self._commands[name].setEnabled(is_enabled)
        for name in ADVICE_COMMANDS:
            self._buttons[name].setVisible(not watching)
        self._seat_box.setVisible(watching or over)
        self._place_prompt()
        if tuple(names) != self._seat_names:
            self._seat_names = tuple(names)
            self._fill_seats()

    def show_seat(self, seat: Seat | None) -> None:
        """Shows in the box of seats whose view the table shows; None is the public view."""
        self._seat_box.setCurrentIndex(0 if seat is None else seat + 1)

    def _fit_to_font(self) -> None:
        side = appearance.scaled(22)
        for button in self._buttons.values():
            button.setIconSize(QSize(side, side))
        redraw_command_icons(self._commands)  # Qt shows no icon larger than it was drawn
        for menu in self.menus.values():
            menu.resize_icon(side)
        is_large = appearance.chosen_scale() >= LARGE_FONT_PERCENT
        self.setFixedHeight(appearance.scaled(LARGE_BAR_HEIGHT if is_large else BAR_HEIGHT))
        self._place_prompt()

    def _place_prompt(self) -> None:
        """Puts the prompt between the buttons if it has room there, otherwise in a line below them.

        The line below exists only in the higher bar of a large font scale.
        """
        room = self._fit_menus()
        is_between = (
            room >= appearance.scaled(MIN_PROMPT_WIDTH)
            or appearance.chosen_scale() < LARGE_FONT_PERCENT
        )
        if is_between == (self._row.indexOf(self._prompt) >= 0):
            return
        if is_between:
            self._rows.removeWidget(self._prompt)
            self._row.takeAt(self._prompt_index)
            self._row.insertWidget(self._prompt_index, self._prompt, 1)
        else:
            self._row.removeWidget(self._prompt)
            self._row.insertStretch(self._prompt_index, 1)
            self._rows.addWidget(self._prompt, 1)

    def _make_button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        explain_to_fingers(button)
        button.setDefaultAction(action)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.changed.connect(lambda: _describe(button))
        return button

    def _fit_menus(self) -> int:
        """Shows the menus with words or icons, and the button of the rules if there is room.

        In a large font the prompt needs most of the bar, so that the rules are only in the menu
        *Help*. Returns the pixels that are free for the prompt.
        """
        margins, rules = self._rows.contentsMargins(), self._buttons["rules"]
        rules_width = rules.sizeHint().width() + self._row.spacing()
        room = self.width() - margins.left() - margins.right() - self._row.sizeHint().width()
        room += 0 if rules.isHidden() else rules_width
        room += sum(menu.sizeHint().width() for menu in self.menus.values())
        worded_width, icons_width = (
            sum(menu.width_for(words=has_words) for menu in self.menus.values())
            for has_words in (True, False)
        )
        has_words = room - rules_width - worded_width >= appearance.scaled(ROOMY_PROMPT_WIDTH)
        for menu in self.menus.values():
            menu.show_words(has_words)
        room -= worded_width if has_words else icons_width
        needed = (
            ROOMY_PROMPT_WIDTH
            if appearance.chosen_scale() >= LARGE_FONT_PERCENT
            else MIN_PROMPT_WIDTH
        )
        rules.setVisible(room - rules_width >= appearance.scaled(needed))
        return room if rules.isHidden() else room - rules_width

    def _open_next(self, menu: MenuButton, step: int) -> None:
        """Opens the neighbour of a menu that an arrow key has left.

        `step` is 1 for the next menu and −1 for the previous one; the row of menus is a circle.
        """
        row = list(self.menus.values())
        next_menu = row[(row.index(menu) + step) % len(row)]
        next_menu.setFocus()
        next_menu.showMenu()

    def _fill_seats(self) -> None:
        row = max(0, self._seat_box.currentIndex())
        self._seat_box.clear()
        self._seat_box.addItem(render(N_("bar", "Public view")))
        self._seat_box.addItems(list(self._seat_names))
        self._seat_box.setCurrentIndex(row)

    def _show_prompt(self) -> None:
        words = render(self._prompt_message) if self._prompt_message is not None else ""
        self._prompt.say(words, warning=False)

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit_to_font()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_prompt()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(shades.panel))
        painter.setPen(QPen(QColor(shades.brass_deep), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


class Prompt(QLabel):
    """The sentences in the middle of the bar, in a smaller font if they are long.

    Attributes:
        words: the sentences shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._is_warning = False
        self.words = ""

    def say(self, words: str, *, warning: bool) -> None:
        """Shows sentences; a warning has the warning colour."""
        self._is_warning = warning
        self.words = words
        self._fit()

    def _fit(self) -> None:
        """Takes the largest font in which the words are whole, or a little smaller to break the
        line between two sentences."""
        role = "problem" if self._is_warning else ""
        if self.property("role") != role:
            wear_role(self, role)
        room = QRect(QPoint(), QSize(self.width(), 100_000))
        font = appearance.serif(MAX_PROMPT_PIXELS)
        min_pixels = appearance.scaled(MIN_PROMPT_PIXELS)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        while font.pixelSize() > min_pixels:
            needed = QFontMetrics(font).boundingRect(room, wrapped, self.words).size()
            if needed.height() <= self.height() and needed.width() <= self.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
        text, size = self._split_into_sentences(font)
        font.setPixelSize(size)
        if text != self.text():
            self.setText(text)
        if font != self.font():
            self.setFont(font)

    def _split_into_sentences(self, font: QFont) -> tuple[str, int]:
        """Returns the words with line breaks, and the font size in pixels.

        In this font or a little smaller, the words stand in one line or in two lines of one
        sentence each. If neither fits, they are returned unchanged.
        """
        largest = font.pixelSize()
        min_pixels = min(largest, round(appearance.scaled(MAX_PROMPT_PIXELS) * _MIN_SHRINK_SHARE))
        for size in range(largest, min_pixels - 1, -1):
            font = QFont(font)
            font.setPixelSize(size)
            metrics = QFontMetrics(font)
            lines: list[tuple[str, ...]] = [(self.words,)]
            if 2 * metrics.height() <= self.height():
                parts = _SENTENCE_GAP.finditer(self.words)
                lines += [(self.words[: gap.start()], self.words[gap.end() :]) for gap in parts]
            for parts_in_lines in lines:
                if max(map(metrics.horizontalAdvance, parts_in_lines)) <= self.width():
                    return "\n".join(parts_in_lines), size
        return self.words, largest

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()


def _describe(button: QToolButton) -> None:
    """Lets screen readers say the keys of a command, or why it is not ready, after its name."""
    button.setAccessibleDescription("")
    set_tip(button, button.defaultAction().toolTip())
