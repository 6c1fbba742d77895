# SPDX-License-Identifier: MIT
"""The one place of whoever teaches: lesson, hint, the tutor's warning, and *why not this move?*."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel, scrolled

MARGINS = (16, 12, 14, 14)
"""Pixels at 100 % around what stands on a sheet."""

GAP = 8
"""Pixels at 100 % between the parts of a sheet."""


class TeacherSheet(Panel):
    """A sheet with a head, words that can be scrolled where they are too many, and a foot of
    buttons that stays where it is whatever the words are.

    Attributes:
        speaking: whether it has something to say.
        head, foot: where title and buttons are laid out.
        body: what its words stand on.

    Signals:
        turned(): it has begun to speak, or has nothing more to say.
    """

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.speaking = False
        self.body = QWidget(self)
        self.body.setObjectName("clear")
        self.head, self.foot = QHBoxLayout(), QVBoxLayout()
        self._area: QScrollArea = scrolled(self.body)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setMinimumHeight(1)  # the words give way to the buttons
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(*map(appearance.scaled, MARGINS))
        rows.setSpacing(appearance.scaled(GAP))
        rows.addLayout(self.head)
        rows.addWidget(self._area, 1)
        rows.addLayout(self.foot)

    def speak(self) -> None:
        """There is something to be said."""
        self.speaking = True
        self._area.verticalScrollBar().setValue(0)
        self.turned.emit()

    def put_away(self) -> None:
        """There is nothing more to be said."""
        if self.speaking:
            self.speaking = False
            self.turned.emit()

    def take_keyboard(self) -> None:
        """Have the keyboard, because the sheet has taken the place of what had it."""
        self.setFocus()

    def wanted_height(self, width: int) -> int:
        """The height at which the sheet never needs to change it while it speaks."""
        raise NotImplementedError

    def inner_width(self, width: int) -> int:
        """How wide the words are on a sheet of this width, beside a scroll bar."""
        return self.width_besides(width) - self._area.verticalScrollBar().sizeHint().width()

    def width_besides(self, width: int) -> int:
        """How wide head and foot are on a sheet of this width."""
        margins = self._rows.contentsMargins()
        return width - margins.left() - margins.right()

    def besides(self, width: int) -> int:
        """The height of all but the words on a sheet of this width."""
        margins = self._rows.contentsMargins()
        room = self.width_besides(width)
        head, foot = (
            part.heightForWidth(room) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in (self.head, self.foot)
        )
        return margins.top() + head + foot + margins.bottom() + 2 * self._rows.spacing()

    def show_last(self) -> None:
        """Scroll down to the last words."""
        layout = self.body.layout()
        if layout is not None:
            layout.activate()
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())


class TeacherPlace(QStackedWidget):
    """Shows the sheet that speaks, as high as it wants to be, if there is room for it.

    Signals:
        turned(): another sheet speaks, or none.
    """

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: list[TeacherSheet] = []
        self.hide()

    def add(self, sheet: TeacherSheet) -> None:
        """Give a sheet this place; one added later is seen before those added earlier."""
        self._sheets.insert(0, sheet)
        self.addWidget(sheet)
        sheet.turned.connect(self._turn)

    @property
    def speaker(self) -> TeacherSheet | None:
        """The sheet that is seen."""
        return next((sheet for sheet in self._sheets if sheet.speaking), None)

    def fit(self, width: int, most: int) -> int:
        """Take the height wanted at this width, at most so many pixels; gives it."""
        speaker = self.speaker
        if speaker is None:
            return 0
        height = max(1, min(speaker.wanted_height(width), most))
        self.setFixedHeight(height)
        return height

    def _turn(self) -> None:
        speaker = self.speaker
        if speaker is not None:
            self.setCurrentWidget(speaker)
        self.setVisible(speaker is not None)
        self.turned.emit()

    def event(self, event: QEvent) -> bool:
        """Qt: the words of a sheet need another height than before."""
        done = super().event(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self.turned.emit()
        return done
