# SPDX-License-Identifier: MIT
"""The column beside the table: the teacher, what happened, and what can be done now.

Folded it is a strip with a button for each list. Whoever teaches has it opened while they speak.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.ui.match.action_list import HOW, ActionList
from wizardtable.ui.match.log import Log
from wizardtable.ui.match.teacher import TeacherPlace
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, label

WIDTH, STRIP = 300, 40
"""Pixels at a font scale of 100 %: open, and folded."""

WIDE = 1440
"""Width in pixels of the window from which on the column is open, unless the player chose."""

BOTH, ONE = 400, 96
"""Pixels at 100 % below the teacher in which both lists have room, or one."""

SIDE = 22
"""Pixels at 100 % of a picture on a button."""

PATIENCE = 50
"""Milliseconds after which the column looks again whether it may change its width."""


def begins_open(settings: Settings, width: int) -> bool:
    """Whether the column is open in a window of this width, as far as nobody teaches: as the
    player chose last, else where there is room, or where a screen reader would look for it."""
    if settings.panel_chosen or not settings.show_panel:
        return settings.show_panel
    return width >= WIDE or QAccessible.isActive()


class SidePanel(Page):
    """The teacher's place above, the log below it, the legal actions at the bottom.

    Attributes:
        log, moves: the two lists.
        teacher: where lesson and advice are.
        waits: says whether the width must stay for a moment, because a piece is being carried.

    Signals:
        wanted(bool): the player wants it open, or folded.
    """

    wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.waits: Callable[[], bool] = lambda: False
        self._chosen, self._whole, self._moves_shown = True, 0, True
        self._again = timers.single(self, PATIENCE)
        self._again.timeout.connect(self._arrange)
        self._column = QWidget(self)
        self.teacher = TeacherPlace(self._column)
        self.log, self.moves = Log(self), ActionList(self)
        self._log_title, self._moves_title = label(self, "heading"), label(self, "heading")
        self._how = label(self, "soft", wrap=True)
        self._fold = self._tool("fold", lambda: self.wanted.emit(False))
        self._strip = QWidget(self)
        self._log_button = self._tool("journal", lambda: self._ask_for(self.log))
        self._moves_button = self._tool("moves", lambda: self._ask_for(self.moves))
        self._lay_out()
        self.teacher.turned.connect(self._arrange)
        self.retranslate()
        self._arrange()

    @property
    def open(self) -> bool:
        """Whether it is open now, for whatever reason."""
        return not self._column.isHidden()

    def choose(self, shown: bool) -> None:
        """Be open, or folded as soon as nobody teaches."""
        if shown != self._chosen:
            self._chosen = shown
            self._arrange()

    def add_below_log(self, part: QWidget) -> None:
        """Adds a widget below the log. Like the log, it gives way to a lesson or a hint."""
        rows = self._log_box.layout()
        assert rows is not None
        rows.addWidget(part)

    def focus_list(self) -> None:
        """Give the keyboard to what can be played, or to the log where there is nothing."""
        playable = self.moves.isEnabled() and not self._moves_box.isHidden()
        (self.moves if playable else self.log).setFocus()

    def measure(self, whole: int) -> None:
        """Take the width that the font scale asks for, but leave the table most of the `whole`."""
        self._whole = whole
        wide = min(appearance.scaled(WIDTH), max(WIDTH, whole * 36 // 100))
        self.setFixedWidth(wide if self.open else appearance.scaled(STRIP))
        self._share_height()

    def show_moves(self, shown: bool) -> None:
        """Offer the list of moves, or give the log all the room where nobody here can play."""
        self._moves_shown = shown
        self._moves_button.setVisible(shown)
        self._share_height()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._log_title.setText(render(N_("panel", "Log")))
        self._moves_title.setText(render(N_("panel", "Your moves")))
        self.log.setAccessibleName(self._log_title.text())
        self.moves.setAccessibleName(self._moves_title.text())
        self._how.setText(render(HOW))
        self.moves.retranslate()
        for made, words in (
            (self._fold, N_("panel", "Hide this column (L)")),
            (self._log_button, N_("panel", "Show the log (L)")),
            (self._moves_button, N_("panel", "Show your moves (L)")),
        ):
            made.setToolTip(render(words))
            made.setAccessibleName(made.toolTip())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._picture()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: it asks for no height: what has no room in it is scrolled."""
        return QSize(self.minimumWidth(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: there is more height to be shared, or less."""
        super().resizeEvent(event)
        self._share_height()

    def _arrange(self) -> None:
        """Open or fold, as soon as that disturbs no gesture."""
        wanted = self._chosen or self.teacher.speaker is not None
        if wanted != self.open:
            if self.waits():
                self._again.start()
                return
            self._column.setVisible(wanted)
            self._strip.setVisible(not wanted)
        self.measure(self._whole)

    def _share_height(self) -> None:
        """Give the teacher the height they want, and the lists what is left, if it is of use."""
        margins = self._rows.contentsMargins()
        height = self.height() - margins.top() - margins.bottom()
        width = self.maximumWidth() - margins.left() - margins.right()
        left = height - self.teacher.fit(width, height)
        spoken = self.teacher.speaker is not None
        one = not spoken or left >= appearance.scaled(ONE)
        both = not spoken or left >= appearance.scaled(BOTH)
        held = QApplication.focusWidget()
        hides = not one and held is not None and self._split.isAncestorOf(held)
        self._split.setVisible(one)
        if hides and self.teacher.speaker is not None:  # Qt would give the keyboard to the bar
            self.teacher.speaker.take_keyboard()
        self._moves_box.setVisible(self._moves_shown)
        self._how.setVisible(both)
        self._log_box.setVisible(both or not self._moves_shown)
        if spoken and not one:
            self.teacher.setFixedHeight(max(1, height))

    def _ask_for(self, part: QWidget) -> None:
        self.wanted.emit(True)
        part.setFocus()

    def _tool(self, image: str, act: Callable[[], object]) -> QToolButton:
        made = QToolButton(self)
        explain_to_fingers(made)
        made.setProperty("image", image)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda _checked: act())
        return made

    def _picture(self) -> None:
        side = appearance.scaled(SIDE)
        for made in (self._fold, self._log_button, self._moves_button):
            made.setIcon(icon(made.property("image")))
            made.setIconSize(QSize(side, side))

    def _lay_out(self) -> None:
        self._split = QSplitter(Qt.Orientation.Vertical, self._column)
        self._split.setChildrenCollapsible(False)
        self._log_box = self._box(self._log_title, self.log, self._fold)
        self._moves_box = self._box(self._moves_title, self.moves, below=self._how)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        self._rows = rows = QVBoxLayout(self._column)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (10, 8, 10, 10)))
        rows.addWidget(self.teacher)
        rows.addWidget(self._split, 1)
        rows.addStretch(0)
        buttons = QVBoxLayout(self._strip)
        buttons.setContentsMargins(0, appearance.scaled(6), 0, 0)
        for made in (self._log_button, self._moves_button):
            buttons.addWidget(made, 0, Qt.AlignmentFlag.AlignHCenter)
        buttons.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._column)
        whole.addWidget(self._strip)
        self._strip.hide()
        self._picture()

    def _box(
        self, title: QLabel, part: QWidget, *tools: QToolButton, below: QWidget | None = None
    ) -> QWidget:
        """A list below its title, which has these buttons at its end, and something below it."""
        title.setBuddy(part)
        box = QWidget(self._split)
        top = QHBoxLayout()
        top.addWidget(title, 1)
        for made in tools:
            top.addWidget(made)
        rows = QVBoxLayout(box)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(4))
        rows.addLayout(top)
        rows.addWidget(part, 1)
        if below is not None:
            rows.addWidget(below)
        self._split.addWidget(box)
        return box
