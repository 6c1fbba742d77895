# SPDX-License-Identifier: MIT
"""The sheet of a problem: its goal, the points that count, and the result of the attempt."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.teaching.attempt import Attempt, Stage
from wizardtable.core.teaching.problem import EASY, HARD, MEDIUM
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render, spoken_texts
from wizardtable.ui.match.teacher import TeacherSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import button, label, wear_role

DIFFICULTY_NAMES: Final = {
    EASY: N_("problem", "Easy"),
    MEDIUM: N_("problem", "Medium"),
    HARD: N_("problem", "Hard"),
}
"""The names of the difficulties."""

_VERDICTS: Final[dict[Stage, Message]] = {
    "solving": N_("problem", "It’s your turn. You can undo moves until the problem is over."),
    "solved": N_("problem", "Solved! {outcome}"),
    "lucky": N_(
        "problem",
        "You reached the goal, but only by luck: with other draws, casts or hidden cards, these "
        "moves could fail. Find moves that always work.",
    ),
    "missed": N_("problem", "Not solved. {outcome}"),
    "showing": N_("problem", "Watch the answer on the table."),
    "shown": N_("problem", "This is one way to solve it. {tempting}"),
}
"""The words about an attempt, by its stage."""

_VERDICT_ROLES: Final[dict[Stage, str]] = {
    "missed": "problem",
    "lucky": "problem",
    "solved": "lead-small",
}
"""The style roles of verdicts by stage; verdicts of other stages look like plain text."""

MAX_SHELF_SCALE: Final = 125
"""The largest writing, in percent, at which the sheet has room for the button *All problems*.

The lobby leads to all problems too.
"""


class ProblemSheet(TeacherSheet):
    """The sheet beside the table while a problem is played.

    Attributes:
        next, retry, show_, shelf: the buttons *Next problem*, *Try again*, *Show answer* and *All
            problems*.

    Signals:
        retry_requested(): the player wants to try again.
        answer_requested(): the player wants to see the answer.
        next_requested(): the player wants another problem.
        list_requested(): the player wants to see the page of all problems.
    """

    can_fold = True

    retry_requested = Signal()
    answer_requested = Signal()
    next_requested = Signal()
    list_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problem")
        self._attempt: Attempt | None = None
        self._tempting: Message | None = None
        self._title = label(self, "heading", wrap=True)
        self._difficulty = label(self, "soft")
        self._goal = label(self.body, "lead-small", wrap=True)
        self._counts = label(self.body, "soft", wrap=True)
        self._verdict = label(self.body, "", wrap=True)
        self._measuring_labels = {
            role: label(self, role) for role in ("", *_VERDICT_ROLES.values())
        }
        for ruler in self._measuring_labels.values():
            ruler.hide()  # these labels only measure the words of verdicts
        self.next = button(self, "primary", self.next_requested.emit)
        self.retry = button(self, "", self.retry_requested.emit)
        self.show_ = button(self, "", self.answer_requested.emit)
        self.shelf = button(self, "", self.list_requested.emit)
        self._lay_out()

    def _lay_out(self) -> None:
        self.head.addWidget(self._title, 1)
        self.head.addWidget(self._difficulty, 0, Qt.AlignmentFlag.AlignTop)
        self._words_column = words_column = QVBoxLayout(self.body)
        words_column.setContentsMargins(0, 0, 0, 0)
        words_column.setSpacing(appearance.scaled(8))
        for part in (self._goal, self._counts, self._verdict):
            words_column.addWidget(part)
        words_column.addStretch(1)
        self.foot.addLayout(ButtonRow((self.retry, self.next), (self.show_, self.shelf)))

    @property
    def words(self) -> str:
        """All words on the sheet, for screen readers."""
        parts = (self._title, self._goal, self._counts, self._verdict)
        return spoken_texts(part.text() for part in parts)

    @property
    def verdict(self) -> str:
        """The words about the present stage of the attempt."""
        return self._verdict.text()

    def tell(self, attempt: Attempt) -> None:
        """Shows the present state of an attempt."""
        if attempt is not self._attempt:
            self._tempting = attempt.tempting()
            self.set_folded(False)
        self._attempt = attempt
        self._update_words()
        self.start_speaking()
        if attempt.is_decided or attempt.objection is not None:
            self.set_folded(False)
            self.scroll_to_end()

    @override
    def put_away(self) -> None:
        self._attempt = self._tempting = None
        super().put_away()

    @override
    def wanted_height(self, width: int) -> int:
        """Returns the height for the longest verdict, so that the sheet keeps its size."""
        attempt = self._attempt
        if attempt is None:
            return self.height_without_words(width)
        inner = self.words_width(width)

        def height(widget: QLabel, words: str) -> int:
            widget.ensurePolished()
            available, wrap_flag = QRect(0, 0, inner, 100_000), int(Qt.TextFlag.TextWordWrap)
            return QFontMetrics(widget.font()).boundingRect(available, wrap_flag, words).height()

        verdicts = [
            height(
                self._measuring_labels[_VERDICT_ROLES.get(stage, "")],
                self._verdict_words(attempt, stage),
            )
            for stage in _VERDICTS
        ]
        return (
            self.height_without_words(width)
            + height(self._goal, self._goal.text())
            + height(self._counts, self._counts.text())
            + max(verdicts)
            + 2 * self._words_column.spacing()
        )

    def _verdict_words(self, attempt: Attempt, stage: Stage) -> str:
        default_outcome = (
            N_("problem", "You can no longer reach the goal.") if stage == "missed" else ""
        )
        outcome = attempt.outcome if attempt.outcome is not None else default_outcome
        pattern = _VERDICTS[stage].of(outcome=outcome, tempting=self._tempting or "")
        return render(pattern).strip()

    def _update_words(self) -> None:
        attempt = self._attempt
        if attempt is None:
            return
        stage = attempt.stage
        self._title.setText(render(attempt.motif.title))
        self._difficulty.setText(render(DIFFICULTY_NAMES[attempt.problem.difficulty]))
        self._goal.setText(render(attempt.goal))
        self._counts.setText(render(attempt.counted_points_sentence))
        verdict = self._verdict_words(attempt, stage)
        self._verdict.setText(verdict if attempt.objection is None else render(attempt.objection))
        wear_role(self._verdict, _VERDICT_ROLES.get(stage, ""))
        self.next.setText(render(N_("problem", "Next problem")))
        self.retry.setText(render(N_("problem", "Try again")))
        self.show_.setText(render(N_("problem", "Show answer")))
        self.shelf.setText(render(N_("problem", "All problems")))
        self.shelf.setVisible(appearance.chosen_scale() <= MAX_SHELF_SCALE)
        self.retry.setEnabled(bool(attempt.match.actions))
        self.show_.setEnabled(stage not in ("showing", "shown"))
        wear_role(self.next, "primary" if stage in ("solved", "shown") else "")
        wear_role(self.retry, "primary" if stage in ("missed", "lucky") else "")
        self.setAccessibleName(f"{self._title.text()}, {self._difficulty.text()}")

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Puts the words into the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._attempt is not None:
            self._update_words()
