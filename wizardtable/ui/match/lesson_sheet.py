# SPDX-License-Identifier: MIT
"""The sheet on which a lesson speaks: what it explains, what it asks for, and what it objects."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from wizardtable.core.teaching.course import WATCH_SENTENCE, Course
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.match.teacher import TeacherSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import button, label

YOUR_MOVE = N_("lesson", "Your move")
"""The title while the learner plays; else it is the lesson's own."""


class LessonSheet(TeacherSheet):
    """Speaks through the whole lesson, and is as high as the longest of its steps needs: nothing
    on it changes its place from one step to the next.

    Signals:
        read(), back(): Next and Back.
        played_on(), left(): how the last step is answered.
    """

    read = Signal()
    back = Signal()
    played_on = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self._course: Course | None = None
        self._heights: dict[tuple[str, int, str], int] = {}  # of its words, by font and width
        self._title = label(self, "heading", wrap=True)
        self._number = label(self, "soft")
        self._words = label(self.body, "lead-small", wrap=True)
        self._objection = label(self.body, "problem", wrap=True)
        self.next = button(self, "primary", self.read.emit)
        self.play_on = button(self, "primary", self.played_on.emit)
        self.previous = button(self, "plain", self.back.emit)
        self.leave = button(self, "", self.left.emit)
        self._lay_out()

    @property
    def words(self) -> str:
        """All that the sheet says, for who listens."""
        said = (self._title, self._words, self._objection)
        return " ".join(one.text() for one in said if not one.isHidden())

    def tell(self, course: Course) -> None:
        """Say what the lesson says now."""
        if course is not self._course:
            self._heights.clear()
        self._course = course
        self._retell()
        self.speak()
        if course.objection is not None:
            self.show_last()

    def put_away(self) -> None:
        """The lesson is over, or has been left."""
        self._course = None
        super().put_away()

    def wanted_height(self, width: int) -> int:
        """As high as the step with most to say, with what it objects to and, at the last one, with
        its buttons."""
        course = self._course
        if course is None:
            return self.besides(width)
        inner = self.inner_width(width)

        def height(part: QLabel, words: Message, width: int = inner) -> int:
            part.ensurePolished()
            text = render(words)
            found = self._heights.get(key := (part.font().key(), width, text))
            if found is None:
                room, wrapped = QRect(0, 0, width, 100_000), int(Qt.TextFlag.TextWordWrap)
                found = QFontMetrics(part.font()).boundingRect(room, wrapped, text).height()
                self._heights[key] = found
            return found

        gap, beside = self._gaps.spacing(), self._number.sizeHint().width() + self.head.spacing()
        titles = max(
            height(self._title, title, inner - beside) for title in (course.lesson.title, YOUR_MOVE)
        )
        steps = [
            height(self._words, step.says)
            + gap
            + max(
                height(self._objection, words) for words in (WATCH_SENTENCE, course.reminder(step))
            )
            for step in course.steps
        ]
        answers = self._answers.sizeHint().height() + self.foot.spacing()
        steps[-1] += answers
        plain = self.besides(width) - (answers if not self._answers.isHidden() else 0)
        title = self.head.heightForWidth(self.width_besides(width))
        return plain - title + titles + max(steps)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._course is not None:
            self._retell()

    def _retell(self) -> None:
        course = self._course
        if course is None:
            return
        doing = not course.is_reading and not course.is_watching
        self._title.setText(render(YOUR_MOVE if doing else course.lesson.title))
        number = N_("lesson", "{step} of {steps}")
        steps = len(course.steps)
        self._number.setText(render(number.of(step=course.index + 1, steps=steps)))
        self._words.setText(render(course.step.says))
        objection = course.objection
        self._objection.setVisible(objection is not None)
        self._objection.setText("" if objection is None else render(objection))
        self.next.setText(render(N_("lesson", "Next")))
        self.next.setEnabled(course.is_reading and not course.is_at_last_step)
        self.play_on.setText(render(N_("lesson", "Keep playing")))
        self.leave.setText(render(N_("lesson", "Back to lobby")))
        self._answers.setVisible(course.is_at_last_step)
        self.previous.setText(render(N_("lesson", "Back")))
        self.previous.setEnabled(course.index > 0)
        self.setAccessibleName(f"{self._title.text()}, {self._number.text()}")

    def _lay_out(self) -> None:
        self.head.addWidget(self._title, 1)
        self.head.addWidget(self._number, 0, Qt.AlignmentFlag.AlignTop)
        self._gaps = words = QVBoxLayout(self.body)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(appearance.scaled(8))
        words.addWidget(self._words)
        words.addWidget(self._objection)
        words.addStretch(1)
        self._answers = QWidget(self)
        answers = QVBoxLayout(self._answers)
        answers.setContentsMargins(0, 0, 0, 0)
        answers.addWidget(self.play_on)
        answers.addWidget(self.leave)
        self._answers.hide()
        self.foot.addWidget(self._answers)
        self.foot.addLayout(ButtonRow((self.next,), (self.previous,)))
