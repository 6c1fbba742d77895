# SPDX-License-Identifier: MIT
"""The sidebar: lessons and advice, the log, and the list of moves.

If the window has room, the sidebar stands beside the table as a column, unless the player folds it.
A folded sidebar is a narrow strip with a button for each list. Its lists and the sheets of lessons
and advice then lie over the edge of the table, so that no piece moves when they come and go.
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

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.ui.match.action_list import HOW_TO_PLAY, ActionList
from wizardtable.ui.match.free_place import freest_place
from wizardtable.ui.match.log import Log
from wizardtable.ui.match.teacher import TeacherPlace
from wizardtable.ui.style import appearance, just_gone
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, label

OPEN_WIDTH, FOLDED_WIDTH = 300, 40
"""Widths in pixels at 100 % of the open and of the folded sidebar."""

MIN_TABLE_WIDTH, MIN_PAGE_HEIGHT = 980, 680
"""The sidebar stands beside the table on a page with at least this table width and page height.

Both are in pixels, whatever the font scale.
"""

MIN_SHEET_HEIGHT = 130
"""Pixels at 100 %: the sheet of a lesson or advice over the table shrinks to this height to uncover
pieces."""

MIN_HEIGHT_OF_BOTH_LISTS, MIN_HEIGHT_OF_ONE_LIST = 400, 96
"""Pixels at 100 % that both lists, and one list, need below the sheet of a lesson or advice."""

COLUMN_MARGINS = (10, 8, 10, 10)
"""Pixels at 100 % around the content of the sidebar: left, top, right, bottom."""

ICON_SIDE = 22
"""The side of a button's icon, in pixels at 100 %."""

RETRY_MS = 50
"""Milliseconds after which the sidebar tries again to change while the player carries a piece."""


def column_width(page_width: int) -> int:
    """Returns the width in pixels of the sidebar on a page of this width.

    It grows with the font scale, but beyond `OPEN_WIDTH` only up to 36 % of the page.
    """
    return min(appearance.scaled(OPEN_WIDTH), max(OPEN_WIDTH, page_width * 36 // 100))


def has_room_for_column(page: QSize) -> bool:
    """Returns whether the sidebar can stand beside the table on a page of this size."""
    table_width = page.width() - column_width(page.width())
    return table_width >= MIN_TABLE_WIDTH and page.height() >= MIN_PAGE_HEIGHT


class Column(QWidget):
    """The board with the sidebar's contents, beside the table or over its edge.

    Attributes:
        is_over_table: True if the lists lie over the table; the board is then painted opaque.

    Signals:
        escape_pressed(): the player pressed Esc on the board while it lies over the table.
    """

    escape_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_over_table = False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self.is_over_table:
            return
        shades = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(shades.window))
        painter.setPen(QPen(QColor(shades.brass_deep), 1))
        painter.drawLine(0, 0, 0, self.height())
        painter.end()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.is_over_table and event.key() == Qt.Key.Key_Escape:
            self.escape_pressed.emit()
        else:
            super().keyPressEvent(event)


class SidePanel(Page):
    """The sidebar: the sheet of a lesson or advice at the top, the log below it, the list of moves
    at
    the bottom.

    Attributes:
        log: the log of the match.
        moves: the list of the moves that the player can make.
        teacher: the place of the sheets of lessons and advice.
        is_gesture_running: returns True while the player carries a piece; the sidebar then keeps
            its size.
        marked_boxes: returns the boxes that a sheet should not cover, in pixels of the sidebar's
            parent.
        bottom_clearance: returns the height in pixels that lists over the table leave free below.

    Signals:
        lists_wanted(bool): the player wants to see the lists (True) or to hide them (False).
        dock_wanted(): the player wants the sidebar beside the table again.
        lists_changed(): the lists may have been shown or hidden.
    """

    lists_wanted = Signal(bool)
    dock_wanted = Signal()
    lists_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.is_gesture_running: Callable[[], bool] = lambda: False
        self.marked_boxes: Callable[[], list[QRect]] = list
        self.bottom_clearance: Callable[[], int] = int
        self._page_size, self._offers_moves = QSize(), True
        self._is_docked = self._will_dock = True  # now, and after the present gesture
        self._wants_lists_over_table = False  # the player wants the lists over the table
        self._has_room_for_instructions = True
        self._lists_hide_teacher = False
        self._retry_timer = timers.single(self, RETRY_MS)
        self._retry_timer.timeout.connect(self._arrange)
        self._column = Column(parent)
        self._column.escape_pressed.connect(lambda: self.lists_wanted.emit(False))
        self.teacher = TeacherPlace(self._column)
        self.log, self.moves = Log(self), ActionList(self)
        self._log_title, self._moves_title = label(self, "heading"), label(self, "heading")
        self._instructions = label(self, "soft", wrap=True)
        self._fold_button = self._make_tool_button("fold", lambda: self.lists_wanted.emit(False))
        self._dock_button = self._make_tool_button("dock", self.dock_wanted.emit)
        self._strip = QWidget(self)
        self._log_button = self._make_tool_button("journal", lambda: self._ask_for_list(self.log))
        self._moves_button = self._make_tool_button("moves", lambda: self._ask_for_list(self.moves))
        self._lay_out()
        self.teacher.changed.connect(self._show_speaker)
        self.moves.menu_changed.connect(self._explain_moves)
        just_gone.ignore_presses_when_hidden(self.teacher)
        just_gone.ignore_presses_when_hidden(self._column)
        self.retranslate()
        self._arrange()

    def _lay_out(self) -> None:
        self._split = QSplitter(Qt.Orientation.Vertical, self._column)
        self._split.setChildrenCollapsible(False)
        self._log_box = self._make_titled_list(
            self._log_title, self.log, self._dock_button, self._fold_button
        )
        self._moves_box = self._make_titled_list(
            self._moves_title, self.moves, below=self._instructions
        )
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        self._rows = rows = QVBoxLayout(self._column)
        rows.setContentsMargins(*(appearance.scaled(m) for m in COLUMN_MARGINS))
        rows.addWidget(self.teacher)
        rows.addWidget(self._split, 1)
        rows.addStretch(0)
        self._buttons = buttons = QVBoxLayout(self._strip)
        buttons.setContentsMargins(0, appearance.scaled(6), 0, 0)
        for button in (self._log_button, self._moves_button):
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        buttons.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._strip)
        self._strip.hide()
        self._draw_icons()

    def retranslate(self) -> None:
        """Shows every sentence in the current language."""
        self._log_title.setText(render(N_("panel", "Log")))
        self._moves_title.setText(render(N_("panel", "Your moves")))
        self.log.setAccessibleName(self._log_title.text())
        self.moves.setAccessibleName(self._moves_title.text())
        self._instructions.setText(render(HOW_TO_PLAY))
        self.moves.retranslate()
        for button, words in (
            (self._fold_button, N_("panel", "Hide this column (L)")),
            (self._dock_button, N_("panel", "Keep this column beside the table")),
            (self._log_button, N_("panel", "Show the log (L)")),
            (self._moves_button, N_("panel", "Show your moves (L)")),
        ):
            button.setAccessibleName(render(words))
            set_tip(button, render(words))

    @property
    def is_open(self) -> bool:
        """True if the lists are visible, beside the table or over its edge."""
        return self._is_docked or self._has_lists_over_table

    @property
    def is_docked(self) -> bool:
        """True if the sidebar stands beside the table."""
        return self._is_docked

    @property
    def has_keyboard(self) -> bool:
        """True if a part of the sidebar has the keyboard focus."""
        focused = QApplication.focusWidget()
        return focused is not None and self._column.isAncestorOf(focused)

    @property
    def part_over_table(self) -> QRect | None:
        """The rectangle of the lists or sheet over the table, in pixels of the sidebar's parent;
        None if there is none."""
        is_hidden = self._is_docked or self._column.isHidden()
        return None if is_hidden else self._column.geometry()

    @property
    def _has_lists_over_table(self) -> bool:
        are_hidden = self.teacher.speaker is not None and not self._lists_hide_teacher
        return self._wants_lists_over_table and not self._is_docked and not are_hidden

    def set_docked(self, docked: bool) -> None:
        """Puts the sidebar beside the table if `docked` is true, otherwise folds it.

        While the player carries a piece, the change waits for the end of this gesture.
        """
        if docked != self._will_dock:
            self._will_dock = docked
            self._wants_lists_over_table = self._lists_hide_teacher = False
            self._arrange()

    def show_over_table(self, drawn: bool) -> None:
        """Shows the lists over the edge of the table, or hides them.

        The lists hide the sheet of a lesson or advice until the sheet has something new to say.

        Args:
            drawn: True to show the lists, False to hide them.
        """
        self._wants_lists_over_table = drawn
        self._lists_hide_teacher = drawn and self.teacher.speaker is not None
        self._arrange()

    def add_below_log(self, part: QWidget) -> None:
        """Adds a widget below the log. Like the log, it makes room for a lesson or a hint."""
        rows = self._log_box.layout()
        assert rows is not None
        rows.addWidget(part)

    def add_to_strip(self, part: QWidget) -> None:
        """Adds a widget below the buttons of the folded sidebar."""
        self._buttons.insertWidget(self._buttons.count() - 1, part)
        self._buttons.setAlignment(part, Qt.AlignmentFlag.AlignHCenter)

    def focus_list(self) -> None:
        """Gives the keyboard focus to the list of moves, or to the log if no move can be made."""
        can_play = self.moves.isEnabled() and not self._moves_box.isHidden()
        (self.moves if can_play else self.log).setFocus()

    def fit_to_page(self, page: QSize) -> None:
        """Takes the width for the font scale and for a page of this size in pixels."""
        self._page_size = page
        width = column_width(page.width())
        self.setFixedWidth(width if self._is_docked else appearance.scaled(FOLDED_WIDTH))
        self._dock_button.setVisible(not self._is_docked and has_room_for_column(page))
        self._place_column()

    def uncover_pieces(self) -> None:
        """Moves the sheet of a lesson or advice off the marked pieces, whose places have
        changed."""
        self._place_column()

    def show_moves(self, shown: bool) -> None:
        """Shows the list of moves, or hides it if nobody at this screen can play."""
        self._offers_moves = shown
        self._moves_button.setVisible(shown)
        self._place_column()

    def _show_speaker(self) -> None:
        self._lists_hide_teacher = False
        self._arrange()

    def _arrange(self) -> None:
        """Shows and hides the parts of the sidebar; waits while the player carries a piece."""
        if self.is_gesture_running():
            self._retry_timer.start()
            return
        self._is_docked = self._will_dock
        is_teaching = self.teacher.speaker is not None
        self.teacher.setVisible(is_teaching and not self._has_lists_over_table)
        self._strip.setVisible(not self._is_docked)
        self._column.setVisible(self.is_open or is_teaching)
        self.fit_to_page(self._page_size)
        self.lists_changed.emit()

    def _place_column(self) -> None:
        """Places the column beside the table or over its edge.

        Over the table, lists take the full height. A sheet alone takes a corner where it covers no
        marked piece.
        """
        width = column_width(self._page_size.width())
        room = QRect(0, self.y(), self.x(), self.height())
        place = QRect(
            room.right() + 1 - width, room.top(), width, room.height() - self.bottom_clearance()
        )
        is_sheet_alone = not self.is_open
        self._column.is_over_table = not self._is_docked and not is_sheet_alone
        self._rows.setContentsMargins(
            *((0, 0, 0, 0) if is_sheet_alone else (appearance.scaled(m) for m in COLUMN_MARGINS))
        )
        if self._is_docked:
            place = self.geometry()
        if self.teacher.speaker is not None:
            self.teacher.speaker.offer_folding(is_sheet_alone)
        self._share_height(place.size())
        if is_sheet_alone and not self.teacher.isHidden():
            wanted_size = QSize(width, self.teacher.height())
            min_height = appearance.scaled(MIN_SHEET_HEIGHT)
            place_before = self._column.geometry()
            place = freest_place(room, wanted_size, min_height, self.marked_boxes(), place_before)
            self.teacher.setFixedHeight(place.height())
            if self._column.isVisible() and not place.contains(place_before):
                just_gone.ignore_presses_on(self._column)
        self._column.setGeometry(place)
        self._column.raise_()

    def _share_height(self, size: QSize) -> None:
        """Shares a column of this size between the sheet of a lesson or advice and the lists.

        The sheet gets the height that it needs; a list without enough room is hidden.
        """
        margins = self._rows.contentsMargins()
        height = size.height() - margins.top() - margins.bottom()
        is_teaching = not self.teacher.isHidden()
        width = size.width() - margins.left() - margins.right()
        height_below = height - (self.teacher.fit_height(width, height) if is_teaching else 0)
        has_room_for_one = not is_teaching or (
            self.is_open and height_below >= appearance.scaled(MIN_HEIGHT_OF_ONE_LIST)
        )
        has_room_for_both = not is_teaching or height_below >= appearance.scaled(
            MIN_HEIGHT_OF_BOTH_LISTS
        )
        focused = QApplication.focusWidget()
        loses_focus = (
            not has_room_for_one and focused is not None and self._split.isAncestorOf(focused)
        )
        self._split.setVisible(has_room_for_one)
        if loses_focus and self.teacher.speaker is not None:
            # Qt would give the keyboard to the bar.
            self.teacher.speaker.take_keyboard()
        self._moves_box.setVisible(self._offers_moves)
        self._has_room_for_instructions = has_room_for_both
        self._explain_moves()
        self._log_box.setVisible(has_room_for_both or not self._offers_moves)
        speaker = self.teacher.speaker
        covers_less = not self.is_open and speaker is not None and speaker.can_fold
        if is_teaching and not has_room_for_one and not covers_less:
            self.teacher.setFixedHeight(max(1, height))

    def _explain_moves(self) -> None:
        """Shows how to play moves from the list while it has moves. The list keeps its height."""
        policy = self._instructions.sizePolicy()
        policy.setRetainSizeWhenHidden(self._has_room_for_instructions)
        self._instructions.setSizePolicy(policy)
        self._instructions.setVisible(self._has_room_for_instructions and self.moves.count() > 0)

    def _ask_for_list(self, part: QWidget) -> None:
        shown = not self.is_open
        self.lists_wanted.emit(shown)
        if shown:
            part.setFocus()

    def _make_tool_button(self, image: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        explain_to_fingers(button)
        button.setProperty("image", image)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: act())
        return button

    def _draw_icons(self) -> None:
        side = appearance.scaled(ICON_SIDE)
        for button in (self._fold_button, self._dock_button, self._log_button, self._moves_button):
            button.setIcon(icon(button.property("image")))
            button.setIconSize(QSize(side, side))

    def _make_titled_list(
        self, title: QLabel, part: QWidget, *tools: QToolButton, below: QWidget | None = None
    ) -> QWidget:
        """Returns a box with a title, buttons beside the title, a list, and a widget below the
        list."""
        title.setBuddy(part)
        box = QWidget(self._split)
        top = QHBoxLayout()
        top.addWidget(title, 1)
        for button in tools:
            top.addWidget(button)
        rows = QVBoxLayout(box)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(appearance.scaled(4))
        rows.addLayout(top)
        rows.addWidget(part, 1)
        if below is not None:
            rows.addWidget(below)
        self._split.addWidget(box)
        return box

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw_icons()

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.minimumWidth(), 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_column()

    @override
    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        super().moveEvent(event)
        self._place_column()
