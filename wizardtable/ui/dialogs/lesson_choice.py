# SPDX-License-Identifier: MIT
"""The dialog that offers a game's lessons, with the player's progress in each."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.lesson import Lesson
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import labelled, render, spoken_texts
from wizardtable.store.lesson_progress import is_done, step_left_at
from wizardtable.store.settings import Settings
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.chapter_mark import ChapterMark
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, Panel, button, label, wear_role

COVER_HEIGHT = 320
"""The greatest height of the game's cover, in pixels at 100 %."""

WIDTH_WITH_COVER = 720
"""A dialog narrower than this, in pixels at 100 %, hides the cover."""


class LessonChoice(Dialog):
    """Lists the lessons of a game, each with a button that starts or continues it.

    Attributes:
        start_buttons: the buttons, in the order of the lessons.

    Signals:
        chosen(str): the player starts or continues the lesson with this id. The dialog closes
            before it emits the signal.
    """

    material = Material.PARCHMENT

    chosen = Signal(str)

    def __init__(self, spec: GameSpec, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, 860, 470)
        self._spec, self._settings = spec, settings
        self._title = label(self, "title")
        body = QWidget(self)
        beside = QHBoxLayout(body)
        beside.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        beside.setSpacing(appearance.scaled(20))
        self._cover = GamePicture(spec.id, body, after_others=True)
        self._cover.setMaximumHeight(appearance.scaled(COVER_HEIGHT))
        beside.addWidget(self._cover, 2)
        rows = QVBoxLayout()
        rows.setSpacing(appearance.scaled(12))
        beside.addLayout(rows, 5)
        self.start_buttons: list[QPushButton] = []
        self._row_labels: list[tuple[QLabel, QLabel, QLabel]] = []
        for number, lesson in enumerate(spec.lessons, start=1):
            rows.addWidget(self._make_row(body, number, lesson))
        rows.addStretch()
        self._close_button = button(self, "", self.reject)
        self.furnish(self._title, body, self._close_button)
        next_button = self._next_lesson_button()
        wear_role(next_button, "primary")
        for any_button in (*self.start_buttons, self._close_button):
            any_button.setAutoDefault(True)  # Enter presses the focused button
        next_button.setFocus()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        words = N_("lesson", "Lessons: {game}").of(game=self._spec.title)
        self.setWindowTitle(render(words))
        self._title.setText(render(words))
        self._close_button.setText(render(N_("lesson", "Cancel")))
        for lesson, start_button, parts in zip(
            self._spec.lessons, self.start_buttons, self._row_labels, strict=True
        ):
            title, teaches, progress = parts
            title.setText(render(lesson.title))
            teaches.setText(render(lesson.teaches))
            step = step_left_at(self._settings, self._spec.id, lesson.id)
            progress.setText(self._progress_text(lesson, step))
            progress.setVisible(bool(progress.text()))
            start_button.setText(render(self._start_text(lesson, step)))
            start_button.setAccessibleName(labelled(start_button.text(), title.text()))
            start_button.setAccessibleDescription(spoken_texts((teaches.text(), progress.text())))
            start_button.ensurePolished()
        width = max(start_button.sizeHint().width() for start_button in self.start_buttons)
        for start_button in self.start_buttons:  # the primary button has wider margins
            start_button.setMinimumWidth(width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._cover.setVisible(self.width() >= appearance.scaled(WIDTH_WITH_COVER))

    def _progress_text(self, lesson: Lesson, step: int) -> str:
        states = ["✓ " + render(N_("lesson", "Done"))] if self._is_done(lesson) else []
        if step:
            at = N_("lesson", "{step} of {steps}")
            states.append(render(at.of(step=step + 1, steps=len(lesson.steps))))
        return " · ".join(states)

    def _start_text(self, lesson: Lesson, step: int) -> Message:
        if step:
            return N_("lesson", "Continue")
        return N_("lesson", "Start over") if self._is_done(lesson) else N_("lesson", "Start")

    def _is_done(self, lesson: Lesson) -> bool:
        return is_done(self._settings, self._spec.id, lesson.id)

    def _next_lesson_button(self) -> QPushButton:
        """Returns the button of the first unfinished lesson, or of the first lesson if all are
        done."""
        lessons = zip(self._spec.lessons, self.start_buttons, strict=True)
        return next(
            (start_button for lesson, start_button in lessons if not self._is_done(lesson)),
            self.start_buttons[0],
        )

    def _make_row(self, body: QWidget, number: int, lesson: Lesson) -> QWidget:
        panel = Panel(body, corners=False)
        row = QHBoxLayout(panel)
        row.setContentsMargins(*(appearance.scaled(m) for m in (16, 10, 14, 12)))
        row.setSpacing(appearance.scaled(16))
        title, teaches = label(panel, "heading", wrap=True), label(panel, wrap=True)
        progress = label(panel, "soft")
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(2))
        words.addWidget(title)
        words.addWidget(teaches)
        row.addWidget(ChapterMark(number, self._is_done(lesson), panel))
        row.addLayout(words, 1)
        start_button = button(panel)
        start_button.clicked.connect(lambda _=False: self._start_lesson(lesson))
        beside = QVBoxLayout()
        beside.setSpacing(appearance.scaled(4))
        beside.addWidget(start_button)
        beside.addWidget(progress, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addLayout(beside)
        self.start_buttons.append(start_button)
        self._row_labels.append((title, teaches, progress))
        return panel

    def _start_lesson(self, lesson: Lesson) -> None:
        self.accept()
        self.chosen.emit(lesson.id)


def dialog_for(navigator: Navigator, game_id: str) -> LessonChoice:
    """Returns the dialog with the lessons of a game."""
    dialog = LessonChoice(catalog.get(game_id), navigator.profile.settings, navigator.window)
    dialog.chosen.connect(lambda lesson: navigator.learn(game_id, lesson))
    return dialog
