# SPDX-License-Identifier: MIT
"""The column beside the table: the teacher, what happened, and what can be done now.

It stands beside the table where the window has room for both, unless the player folds it. Folded it
is a strip with a button for each list, and what is shown of it lies over the edge of the table: no
piece moves when lists and teacher come and go.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
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
from wizardtable.ui.match.action_list import HOW, ActionList
from wizardtable.ui.match.free_place import freest_place
from wizardtable.ui.match.log import Log
from wizardtable.ui.match.teacher import TeacherPlace
from wizardtable.ui.style import appearance, just_gone
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, label

WIDTH, STRIP = 300, 40
"""Pixels at a font scale of 100 %: open, and folded."""

MIN_TABLE_WIDTH, MIN_PAGE_HEIGHT = 980, 680
"""Pixels: the column stands beside a table at least as wide, on a page at least as high."""

MIN_TEACHER_HEIGHT = 130
"""Pixels at 100 %: over the table, whoever teaches gives way to its pieces down to this height."""

BOTH, ONE = 400, 96
"""Pixels at 100 % below the teacher in which both lists have room, or one."""

MARGINS = (10, 8, 10, 10)
"""Pixels at 100 % around what stands in the column."""

SIDE = 22
"""Pixels at 100 % of a picture on a button."""

PATIENCE = 50
"""Milliseconds after which the column looks again whether it may change its width."""


def column_width(page_width: int) -> int:
    """Returns the width of the column on a page of this width: what its writing asks for, but only
    on a wide page more than `WIDTH`."""
    return min(appearance.scaled(WIDTH), max(WIDTH, page_width * 36 // 100))


def has_room(page: QSize) -> bool:
    """Returns True if the column can stand beside the table on a page of this size."""
    table_width = page.width() - column_width(page.width())
    return table_width >= MIN_TABLE_WIDTH and page.height() >= MIN_PAGE_HEIGHT


class Column(QWidget):
    """What lies beside the table or over its edge.

    Attributes:
        over: whether it lies over the table, and lets nothing of it shine through.

    Signals:
        left(): Esc was pressed in it while it lies over the table.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.over = False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: over the table it is a board with a line of brass."""
        if not self.over:
            return
        worn = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.window))
        painter.setPen(QPen(QColor(worn.brass_deep), 1))
        painter.drawLine(0, 0, 0, self.height())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Esc leads from the lists back to the table."""
        if self.over and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class SidePanel(Page):
    """The teacher's place above, the log below it, the legal actions at the bottom.

    Attributes:
        log, moves: the two lists.
        teacher: where lesson and advice are.
        waits: says whether nothing may come or go for a moment, because a piece is being carried.
        spoken_of: returns the boxes of what the teacher speaks of, in coordinates of the parent.
        foot: returns the height in pixels of what must be seen below the lists over the table.

    Signals:
        wanted(bool): the player wants to see the lists, or to have them out of the way.
        dock_wanted(): the player wants the column beside the table again.
        turned(): the lists may have come, or gone.
    """

    wanted = Signal(bool)
    dock_wanted = Signal()
    turned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.waits: Callable[[], bool] = lambda: False
        self.spoken_of: Callable[[], list[QRect]] = list
        self.foot: Callable[[], int] = int
        self._page, self._moves_shown = QSize(), True
        self._docked = self._docks = True  # now, and as soon as nothing is carried
        self._drawn = False  # the player wants the lists over the table
        self._before_teacher = False  # the lists come before whoever teaches
        self._again = timers.single(self, PATIENCE)
        self._again.timeout.connect(self._arrange)
        self._column = Column(parent)
        self._column.left.connect(lambda: self.wanted.emit(False))
        self.teacher = TeacherPlace(self._column)
        self.log, self.moves = Log(self), ActionList(self)
        self._log_title, self._moves_title = label(self, "heading"), label(self, "heading")
        self._how = label(self, "soft", wrap=True)
        self._fold = self._tool("fold", lambda: self.wanted.emit(False))
        self._dock = self._tool("dock", self.dock_wanted.emit)
        self._strip = QWidget(self)
        self._log_button = self._tool("journal", lambda: self._ask_for(self.log))
        self._moves_button = self._tool("moves", lambda: self._ask_for(self.moves))
        self._lay_out()
        self.teacher.turned.connect(self._let_speak)
        just_gone.guard_when_hidden(self.teacher)
        just_gone.guard_when_hidden(self._column)
        self.retranslate()
        self._arrange()

    @property
    def open(self) -> bool:
        """Whether the lists are there: beside the table, or over its edge."""
        return self._docked or self._lies_over

    @property
    def docked(self) -> bool:
        """Whether the column stands beside the table."""
        return self._docked

    @property
    def _lies_over(self) -> bool:
        """Whether the lists lie over the table."""
        hidden = self.teacher.speaker is not None and not self._before_teacher
        return self._drawn and not self._docked and not hidden

    def dock(self, docked: bool) -> None:
        """Stand beside the table, or be folded, as soon as that disturbs no gesture."""
        if docked != self._docks:
            self._docks = docked
            self._drawn = self._before_teacher = False
            self._arrange()

    def draw_lists(self, drawn: bool) -> None:
        """Show the lists over the edge of the table, or take them away. They come before whoever
        teaches, until there is something new to be said."""
        self._drawn = drawn
        self._before_teacher = drawn and self.teacher.speaker is not None
        self._arrange()

    def add_below_log(self, part: QWidget) -> None:
        """Adds a widget below the log. Like the log, it gives way to a lesson or a hint."""
        rows = self._log_box.layout()
        assert rows is not None
        rows.addWidget(part)

    def add_to_strip(self, part: QWidget) -> None:
        """Adds a widget below the buttons that are there while the column is folded."""
        self._buttons.insertWidget(self._buttons.count() - 1, part)
        self._buttons.setAlignment(part, Qt.AlignmentFlag.AlignHCenter)

    def focus_list(self) -> None:
        """Give the keyboard to what can be played, or to the log where there is nothing."""
        playable = self.moves.isEnabled() and not self._moves_box.isHidden()
        (self.moves if playable else self.log).setFocus()

    def measure(self, page: QSize) -> None:
        """Take the width that the font scale asks for, but leave the table most of the `page`."""
        self._page = page
        wide = column_width(page.width())
        self.setFixedWidth(wide if self._docked else appearance.scaled(STRIP))
        self._dock.setVisible(not self._docked and has_room(page))
        self._place_column()

    def show_moves(self, shown: bool) -> None:
        """Offer the list of moves, or give the log all the room where nobody here can play."""
        self._moves_shown = shown
        self._moves_button.setVisible(shown)
        self._place_column()

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
            (self._dock, N_("panel", "Keep this column beside the table")),
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
        self._place_column()

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        """Qt: the column goes with it."""
        super().moveEvent(event)
        self._place_column()

    def _let_speak(self) -> None:
        """Show whoever has something new to say, or what was there before."""
        self._before_teacher = False
        self._arrange()

    def _arrange(self) -> None:
        """Show what is to be seen, as soon as that disturbs no gesture."""
        if self.waits():
            self._again.start()
            return
        self._docked = self._docks
        speaks = self.teacher.speaker is not None
        self.teacher.setVisible(speaks and not self._lies_over)
        self._strip.setVisible(not self._docked)
        self._column.setVisible(self.open or speaks)
        self.measure(self._page)
        self.turned.emit()

    def _place_column(self) -> None:
        """Put the column beside the table, or over its edge: the lists in all the height there is,
        the teacher where nothing lies that they speak of."""
        wide = column_width(self._page.width())
        room = QRect(0, self.y(), self.x(), self.height())
        place = QRect(room.right() + 1 - wide, room.top(), wide, room.height() - self.foot())
        alone = not self.open
        self._column.over = not self._docked and not alone
        self._rows.setContentsMargins(
            *((0, 0, 0, 0) if alone else (appearance.scaled(m) for m in MARGINS))
        )
        if self._docked:
            place = self.geometry()
        self._share_height(place.size())
        if alone and not self.teacher.isHidden():
            wanted = QSize(wide, self.teacher.height())
            least = appearance.scaled(MIN_TEACHER_HEIGHT)
            before = self._column.geometry()
            place = freest_place(room, wanted, least, self.spoken_of(), before)
            self.teacher.setFixedHeight(place.height())
            if self._column.isVisible() and not place.contains(before):
                just_gone.guard_place_of(self._column)
        self._column.setGeometry(place)
        self._column.raise_()

    def _share_height(self, size: QSize) -> None:
        """Give the teacher the height they want in a column of this size, and the lists what is
        left, if it is of use."""
        margins = self._rows.contentsMargins()
        height = size.height() - margins.top() - margins.bottom()
        spoken = not self.teacher.isHidden()
        width = size.width() - margins.left() - margins.right()
        left = height - (self.teacher.fit(width, height) if spoken else 0)
        one = not spoken or (self.open and left >= appearance.scaled(ONE))
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
        shown = not self.open
        self.wanted.emit(shown)
        if shown:
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
        for made in (self._fold, self._dock, self._log_button, self._moves_button):
            made.setIcon(icon(made.property("image")))
            made.setIconSize(QSize(side, side))

    def _lay_out(self) -> None:
        self._split = QSplitter(Qt.Orientation.Vertical, self._column)
        self._split.setChildrenCollapsible(False)
        self._log_box = self._box(self._log_title, self.log, self._dock, self._fold)
        self._moves_box = self._box(self._moves_title, self.moves, below=self._how)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        self._rows = rows = QVBoxLayout(self._column)
        rows.setContentsMargins(*(appearance.scaled(m) for m in MARGINS))
        rows.addWidget(self.teacher)
        rows.addWidget(self._split, 1)
        rows.addStretch(0)
        self._buttons = buttons = QVBoxLayout(self._strip)
        buttons.setContentsMargins(0, appearance.scaled(6), 0, 0)
        for made in (self._log_button, self._moves_button):
            buttons.addWidget(made, 0, Qt.AlignmentFlag.AlignHCenter)
        buttons.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
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
