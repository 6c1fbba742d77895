# SPDX-License-Identifier: MIT
"""The sheet of a lesson: its explanation, what the learner should do, and why a move is refused."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.teaching.course import WATCH_SENTENCE, Course
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render, spoken_texts
from wizardtable.ui.match.teacher import TeacherSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import button, label

PLAYER_TURN_TITLE = N_("lesson", "Your move")
"""The title while the learner plays; otherwise the title is the lesson's."""


class LessonSheet(TeacherSheet):
    """The sheet of a lesson, shown during the whole lesson.

    It is as high as the longest step needs, so that nothing moves from one step to the next.

    Attributes:
        next_button, back_button: go to the next and the previous step.
        keep_playing_button, lobby_button: the choice at the last step.

    Signals:
        next_pressed(), back_pressed(): the learner wants to see the next or the previous step.
        keep_playing_pressed(): the learner wants to play on after the last step.
        lobby_pressed(): the learner wants to return to the lobby after the last step.
    """

    can_fold = True

    next_pressed = Signal()
    back_pressed = Signal()
    keep_playing_pressed = Signal()
    lobby_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self._course: Course | None = None
        self._heights: dict[tuple[str, int, str], int] = {}  # by font, width and text
        self._title = label(self, "heading", wrap=True)
        self._step_label = label(self, "soft")
        self._words = label(self.body, "lead-small", wrap=True)
        self._objection_label = label(self.body, "problem", wrap=True)
        self.next_button = button(self, "primary", self.next_pressed.emit)
        self.keep_playing_button = button(self, "primary", self.keep_playing_pressed.emit)
        self.back_button = button(self, "plain", self.back_pressed.emit)
        self.lobby_button = button(self, "", self.lobby_pressed.emit)
        self._lay_out()

    def _lay_out(self) -> None:
        self.head.addWidget(self._title, 1)
        self.head.addWidget(self._step_label, 0, Qt.AlignmentFlag.AlignTop)
        self._words_layout = words = QVBoxLayout(self.body)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(appearance.scaled(8))
        words.addWidget(self._words)
        words.addWidget(self._objection_label)
        words.addStretch(1)
        self._last_buttons = QWidget(self)
        choices = QVBoxLayout(self._last_buttons)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addWidget(self.keep_playing_button)
        choices.addWidget(self.lobby_button)
        self._last_buttons.hide()
        self.foot.addWidget(self._last_buttons)
        self.foot.addLayout(ButtonRow((self.next_button,), (self.back_button,)))

    def _update_words(self) -> None:
        course = self._course
        if course is None:
            return
        is_learner_to_move = not course.is_reading and not course.is_watching
        self._title.setText(
            render(PLAYER_TURN_TITLE if is_learner_to_move else course.lesson.title)
        )
        number = N_("lesson", "{step} of {steps}")
        steps = len(course.steps)
        self._step_label.setText(render(number.of(step=course.index + 1, steps=steps)))
        self._words.setText(render(course.step.says))
        objection = course.objection
        self._objection_label.setVisible(objection is not None)
        self._objection_label.setText("" if objection is None else render(objection))
        self.next_button.setText(render(N_("lesson", "Next")))
        self.next_button.setEnabled(course.is_reading and not course.is_at_last_step)
        self.next_button.setVisible(not course.is_at_last_step)
        self.keep_playing_button.setText(render(N_("lesson", "Keep playing")))
        self.lobby_button.setText(render(N_("lesson", "Back to lobby")))
        self._last_buttons.setVisible(course.is_at_last_step)
        self.back_button.setText(render(N_("lesson", "Back")))
        self.back_button.setEnabled(course.index > 0)
        self.setAccessibleName(f"{self._title.text()}, {self._step_label.text()}")

    @property
    def words(self) -> str:
        """All words on the sheet, for a screen reader."""
        labels = (self._title, self._words, self._objection_label)
        return spoken_texts(part.text() for part in labels if not part.isHidden())

    def show_course(self, course: Course) -> None:
        """Shows the present step of a lesson."""
        if course is not self._course:
            self._heights.clear()
        words_before = self.words
        self._course = course
        self._update_words()
        if self.words != words_before:
            self.set_folded(False)
        self.start_speaking()
        if course.objection is not None:
            self.scroll_to_end()

    @override
    def put_away(self) -> None:
        self._course = None
        super().put_away()

    @override
    def wanted_height(self, width: int) -> int:
        """Returns the height for the longest step with its longest refusal and, at the last step,
        its buttons."""
        course = self._course
        if course is None:
            return self.height_without_words(width)
        inner = self.words_width(width)

        def height(part: QLabel, words: Message, width: int = inner) -> int:
            part.ensurePolished()
            text = render(words)
            text_height = self._heights.get(key := (part.font().key(), width, text))
            if text_height is None:
                room, wrapped = QRect(0, 0, width, 100_000), int(Qt.TextFlag.TextWordWrap)
                text_height = QFontMetrics(part.font()).boundingRect(room, wrapped, text).height()
                self._heights[key] = text_height
            return text_height

        room = inner - self.content_width(width) + self.head_width(width)
        gap = self._words_layout.spacing()
        number_width = self._step_label.sizeHint().width() + self.head.spacing()
        title_height = max(
            height(self._title, title, room - number_width)
            for title in (course.lesson.title, PLAYER_TURN_TITLE)
        )
        step_heights = [
            height(self._words, step.says)
            + gap
            + max(
                height(self._objection_label, words)
                for words in (WATCH_SENTENCE, course.reminder(step))
            )
            for step in course.steps
        ]
        buttons_height = self._last_buttons.sizeHint().height() + self.foot.spacing()
        step_heights[-1] += buttons_height
        common_height = self.height_without_words(width) - (
            buttons_height if not self._last_buttons.isHidden() else 0
        )
        title = self.head.heightForWidth(self.head_width(width))
        if not self.fold_button.isHidden():  # a title of one line is lower than the button
            fold_height = self.fold_button.sizeHint().height()
            title, title_height = max(title, fold_height), max(title_height, fold_height)
        return common_height - title + title_height + max(step_heights)

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._course is not None:
            self._update_words()
