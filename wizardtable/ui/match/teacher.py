# SPDX-License-Identifier: MIT
"""The place at the top of the sidebar for sheets that teach, and the base class of these sheets.

A sheet shows a lesson, a problem, a hint, the tutor's warning, or *why not this move?*.
"""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Panel, in_scroll_area

SHEET_MARGINS = (16, 12, 14, 14)
"""Pixels at 100 % around the content of a sheet: left, top, right, bottom."""

FOLD_ICON_SIDE = 18
"""The side of the icon on the button that folds a sheet, in pixels at 100 %."""

PART_GAP = 8
"""Pixels at 100 % between the parts of a sheet."""


class TeacherSheet(Panel):
    """A sheet with a title, words, and buttons at its foot.

    Words without enough room are scrolled. The buttons keep their place, whatever the words are.

    Attributes:
        can_fold: True if the player can fold the sheet to its title while it lies over the table. A
            sheet that can be closed needs no folding.
        is_speaking: True while the sheet has something to say.
        is_folded: True while only the title is visible.
        head, foot: the layouts of the title and of the buttons.
        body: the widget with the words.
        fold_button: the button that folds and unfolds the sheet.

    Signals:
        changed(): the sheet has started or stopped to speak, or was folded or unfolded.
    """

    can_fold = False

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_speaking = self.is_folded = False
        self.body = QWidget(self)
        self.body.setObjectName("clear")
        self.head, self.foot = QHBoxLayout(), QVBoxLayout()
        self._foot_box = QWidget(self) if self.can_fold else None
        self.fold_button = QToolButton(self)
        explain_to_fingers(self.fold_button)
        self.fold_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold_button.clicked.connect(lambda _checked: self.set_folded(not self.is_folded))
        self.fold_button.hide()
        self._area: QScrollArea = in_scroll_area(self.body)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setMinimumHeight(1)  # the words shrink before the buttons
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(*map(appearance.scaled, SHEET_MARGINS))
        rows.setSpacing(appearance.scaled(PART_GAP))
        top = QHBoxLayout()
        top.addLayout(self.head, 1)
        top.addWidget(self.fold_button, 0, Qt.AlignmentFlag.AlignTop)
        rows.addLayout(top)
        rows.addWidget(self._area, 1)
        if self._foot_box is None:
            rows.addLayout(self.foot)
        else:
            self.foot.setContentsMargins(0, 0, 0, 0)
            self._foot_box.setLayout(self.foot)
            rows.addWidget(self._foot_box)
        self._draw_fold_button()

    def set_folded(self, folded: bool) -> None:
        """Folds the sheet to its title, so that the player sees the table, or unfolds it."""
        if folded == self.is_folded or self._foot_box is None:
            return
        self.is_folded = folded
        self._area.setVisible(not folded)
        self._foot_box.setVisible(not folded)
        self._draw_fold_button()
        if self.is_speaking:
            self.changed.emit()

    def offer_folding(self, offered: bool) -> None:
        """Shows or hides the button that folds the sheet; without the button the sheet is
        unfolded."""
        offered = offered and self.can_fold
        self.fold_button.setVisible(offered)
        if not offered:
            self.set_folded(False)

    def _draw_fold_button(self) -> None:
        words = N_("lesson", "Show the text") if self.is_folded else N_("lesson", "Hide the text")
        self.fold_button.setAccessibleName(render(words))
        set_tip(self.fold_button, render(words))
        self.fold_button.setIcon(icon("chevron_down" if self.is_folded else "chevron_up"))
        side = appearance.scaled(FOLD_ICON_SIDE)
        self.fold_button.setIconSize(QSize(side, side))

    def start_speaking(self) -> None:
        """Shows the sheet from the start of its words."""
        self.is_speaking = True
        self._area.verticalScrollBar().setValue(0)
        self.changed.emit()

    def put_away(self) -> None:
        """Hides the sheet, which has nothing more to say."""
        if self.is_speaking:
            self.is_speaking = False
            self.changed.emit()

    def take_keyboard(self) -> None:
        """Takes the keyboard focus, because the sheet hides the widget that had the focus."""
        self.setFocus()

    def wanted_height(self, width: int) -> int:
        """Returns the height in pixels for a sheet of this width.

        The sheet should need no other height while it speaks.
        """
        raise NotImplementedError

    def words_width(self, width: int) -> int:
        """Returns the width of the words on a sheet of this width, beside a scroll bar."""
        return self.content_width(width) - self._area.verticalScrollBar().sizeHint().width()

    def content_width(self, width: int) -> int:
        """Returns the width between the margins of a sheet of this width."""
        margins = self._rows.contentsMargins()
        return width - margins.left() - margins.right()

    def head_width(self, width: int) -> int:
        """Returns the width of the title on a sheet of this width, beside the button that folds the
        sheet."""
        if self.fold_button.isHidden():
            return self.content_width(width)
        return self.content_width(width) - self.fold_button.sizeHint().width() - self.head.spacing()

    def folded_height(self, width: int) -> int:
        """Returns the height of a folded sheet of this width."""
        margins = self._rows.contentsMargins()
        head = _layout_height(self.head, self.head_width(width))
        if not self.fold_button.isHidden():
            head = max(head, self.fold_button.sizeHint().height())
        return margins.top() + head + margins.bottom()

    def height_without_words(self, width: int) -> int:
        """Returns the height of everything but the words on a sheet of this width."""
        foot = _layout_height(self.foot, self.content_width(width))
        return self.folded_height(width) + foot + 2 * self._rows.spacing()

    def scroll_to_end(self) -> None:
        """Scrolls to the end of the words."""
        layout = self.body.layout()
        if layout is not None:
            layout.activate()
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self._draw_fold_button()


def _layout_height(part: QLayout, width: int) -> int:
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()


class TeacherPlace(QStackedWidget):
    """The place of the sheets, which shows the sheet that speaks and takes its height.

    Signals:
        changed(): another sheet speaks, or none, or the sheet's size may have changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: list[TeacherSheet] = []
        self.hide()

    def add_sheet(self, sheet: TeacherSheet) -> None:
        """Adds a sheet. If several sheets speak, the one added last is shown."""
        self._sheets.insert(0, sheet)
        self.addWidget(sheet)
        sheet.changed.connect(self._show_speaker)

    @property
    def speaker(self) -> TeacherSheet | None:
        """The sheet that is shown; None if no sheet speaks."""
        return next((sheet for sheet in self._sheets if sheet.is_speaking), None)

    def fit_height(self, width: int, max_height: int) -> int:
        """Takes the height of the sheet that speaks, and returns this height in pixels; 0 if none
        speaks.

        Args:
            width: the width of the place, in pixels.
            max_height: the greatest height, in pixels.
        """
        speaker = self.speaker
        if speaker is None:
            return 0
        wanted = speaker.folded_height if speaker.is_folded else speaker.wanted_height
        height = max(1, min(wanted(width), max_height))
        self.setFixedHeight(height)
        return height

    def _show_speaker(self) -> None:
        speaker = self.speaker
        if speaker is not None:
            self.setCurrentWidget(speaker)
        self.setVisible(speaker is not None)
        self.changed.emit()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self.changed.emit()
        return done
