# SPDX-License-Identifier: MIT
"""The sheet on which a lesson speaks: what it explains, what it asks for, and what it objects."""

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core.course import Course
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.match.corner_sheet import CornerSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import button, label

WIDTH = 350
"""Pixels at a font scale of 100 %."""


class LessonSheet(CornerSheet):
    """Lies over the table through the whole lesson; it can be drawn aside by hand.

    Signals:
        read(), back(): Next and Back.
        played_on(), left(): how the last step is answered.
    """

    read = Signal()
    back = Signal()
    played_on = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, WIDTH)
        self.setObjectName("lesson")
        self._course: Course | None = None
        self._grip: QPoint | None = None
        self._title = label(self, "heading")
        self._number = label(self, "soft")
        self._words = label(self, "lead-small", wrap=True)
        self._objection = label(self, "problem", wrap=True)
        self.next = button(self, "primary", self.read.emit)
        self.play_on = button(self, "primary", self.played_on.emit)
        self.previous = button(self, "plain", self.back.emit)
        self.leave = button(self, "plain", self.left.emit)
        self._lay_out()

    @property
    def words(self) -> str:
        """All that the sheet says, for who listens."""
        said = (self._title, self._words, self._objection)
        return " ".join(one.text() for one in said if not one.isHidden())

    def tell(self, course: Course) -> None:
        """Say what the lesson says now."""
        self._course = course
        self._retell()
        self.show()
        self.fit()
        self.raise_()

    def put_away(self) -> None:
        """The lesson is over, or has been left."""
        self._course = None
        self.hide()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another language or font scale."""
        super().changeEvent(event)
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.StyleChange)
        if event.type() in kinds and self._course is not None:
            self._retell()
            self.fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: take hold of the sheet."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: draw the sheet along, as far as the table reaches."""
        parent = self.parentWidget()
        if self._grip is None or parent is None:
            return
        wanted = self.mapToParent(event.position().toPoint()) - self._grip
        right, low = parent.width() - self.width(), parent.height() - self.height()
        self.move(max(0, min(wanted.x(), right)), max(0, min(wanted.y(), low)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: let go."""
        self._grip = None

    def _retell(self) -> None:
        course = self._course
        if course is None:
            return
        doing = not course.reading and not course.watching
        title = N_("lesson", "Your move") if doing else N_("lesson", "First match")
        self._title.setText(render(title))
        number = N_("lesson", "{step} of {steps}")
        steps = len(course.steps)
        self._number.setText(render(number.of(step=course.index + 1, steps=steps)))
        self._words.setText(render(course.step.says))
        objection = course.objection
        self._objection.setVisible(objection is not None)
        self._objection.setText("" if objection is None else render(objection))
        self.next.setText(render(N_("lesson", "Next")))
        self.next.setVisible(course.reading and not course.last)
        self.play_on.setText(render(N_("lesson", "Keep playing")))
        self.play_on.setVisible(course.last)
        self.leave.setText(render(N_("lesson", "Back to lobby")))
        self.leave.setVisible(course.last)
        self.previous.setText(render(N_("lesson", "Back")))
        self.previous.setVisible(course.index > 0)
        self.setAccessibleName(f"{self._title.text()}, {self._number.text()}")

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.previous)
        top.addWidget(self._number)
        buttons = QHBoxLayout()
        for made in (self.next, self.play_on, self.leave):
            buttons.addWidget(made)
        buttons.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (20, 14, 18, 18)))
        rows.setSpacing(appearance.scaled(8))
        rows.addLayout(top)
        rows.addWidget(self._words)
        rows.addWidget(self._objection)
        rows.addLayout(buttons)
