# SPDX-License-Identifier: MIT
"""The lessons of a game: what each teaches, which are done, and where one was left."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.lesson import Lesson
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import labelled, render
from wizardtable.store.lesson_progress import is_done, step_left_at
from wizardtable.store.settings import Settings
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, Panel, button, label, wear_role


class LessonChoice(Dialog):
    """Offers the lessons of a game, the first one first.

    Attributes:
        begin: by lesson the button that begins it.

    Signals:
        chosen(str): the id of the lesson to begin, after the dialog was closed.
    """

    material = Material.PARCHMENT

    chosen = Signal(str)

    def __init__(self, spec: GameSpec, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, 620, 420)
        self._spec, self._settings = spec, settings
        self._title = label(self, "title")
        body = QWidget(self)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 10, 28, 6)))
        rows.setSpacing(appearance.scaled(10))
        self.begin: list[QPushButton] = []
        self._words: list[tuple[QLabel, QLabel, QLabel]] = []
        for lesson in spec.lessons:
            rows.addWidget(self._row(body, lesson))
        rows.addStretch()
        self._close = button(self, "", self.reject)
        self.furnish(self._title, body, self._close)
        following = self._first_not_done()
        wear_role(following, "primary")
        for made in (*self.begin, self._close):
            made.setAutoDefault(True)  # Enter presses the one that has the focus
        following.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        words = N_("lesson", "Lessons: {game}").of(game=self._spec.title)
        self.setWindowTitle(render(words))
        self._title.setText(render(self._spec.title))
        self._close.setText(render(N_("lesson", "Cancel")))
        for lesson, made, parts in zip(self._spec.lessons, self.begin, self._words, strict=True):
            title, teaches, state = parts
            title.setText(render(lesson.title))
            teaches.setText(render(lesson.teaches))
            step = step_left_at(self._settings, self._spec.id, lesson.id)
            state.setText(self._state(lesson, step))
            state.setVisible(bool(state.text()))
            made.setText(render(self._deed(lesson, step)))
            made.setAccessibleName(labelled(made.text(), title.text()))
            made.setAccessibleDescription(f"{teaches.text()} {state.text()}".strip())
            made.ensurePolished()
        width = max(made.sizeHint().width() for made in self.begin)
        for made in self.begin:  # the one that is set off has wider margins
            made.setMinimumWidth(width)

    def _state(self, lesson: Lesson, step: int) -> str:
        states = ["✓ " + render(N_("lesson", "Done"))] if self._done(lesson) else []
        if step:
            at = N_("lesson", "{step} of {steps}")
            states.append(render(at.of(step=step + 1, steps=len(lesson.steps))))
        return " · ".join(states)

    def _deed(self, lesson: Lesson, step: int) -> Message:
        if step:
            return N_("lesson", "Continue")
        return N_("lesson", "Start over") if self._done(lesson) else N_("lesson", "Start")

    def _done(self, lesson: Lesson) -> bool:
        return is_done(self._settings, self._spec.id, lesson.id)

    def _first_not_done(self) -> QPushButton:
        """The button of the lesson to take next; the first lesson's where all are done."""
        lessons = zip(self._spec.lessons, self.begin, strict=True)
        return next((made for lesson, made in lessons if not self._done(lesson)), self.begin[0])

    def _row(self, body: QWidget, lesson: Lesson) -> QWidget:
        panel = Panel(body, corners=False)
        row = QHBoxLayout(panel)
        row.setContentsMargins(*(appearance.scaled(m) for m in (16, 10, 14, 12)))
        row.setSpacing(appearance.scaled(16))
        title, teaches = label(panel, "heading", wrap=True), label(panel, wrap=True)
        state = label(panel, "soft")
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(2))
        words.addWidget(title)
        words.addWidget(teaches)
        row.addLayout(words, 1)
        made = button(panel)
        made.clicked.connect(lambda _=False: self._choose(lesson))
        beside = QVBoxLayout()
        beside.setSpacing(appearance.scaled(4))
        beside.addWidget(made)
        beside.addWidget(state, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addLayout(beside)
        self.begin.append(made)
        self._words.append((title, teaches, state))
        return panel

    def _choose(self, lesson: Lesson) -> None:
        self.accept()
        self.chosen.emit(lesson.id)


def dialog_for(navigator: Navigator, game_id: str) -> LessonChoice:
    """Returns the choice of a game's lessons."""
    dialog = LessonChoice(catalog.get(game_id), navigator.profile.settings, navigator.window)
    dialog.chosen.connect(lambda lesson: navigator.learn(game_id, lesson))
    return dialog
