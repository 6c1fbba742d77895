# SPDX-License-Identifier: MIT
"""The sheet of a problem: its goal, what counts, and how it was decided."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from wizardtable.core.teaching.attempt import Attempt, Stage
from wizardtable.core.teaching.problem import EASY, HARD, MEDIUM
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.match.teacher import TeacherSheet
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.widgets import button, label, wear_role

DIFFICULTY: Final = {
    EASY: N_("problem", "Easy"),
    MEDIUM: N_("problem", "Medium"),
    HARD: N_("problem", "Hard"),
}

_SAID: Final[dict[Stage, Message]] = {
    "solving": N_("problem", "It’s your turn. You can undo moves until the problem is over."),
    "solved": N_("problem", "Solved! {outcome}"),
    "lucky": N_(
        "problem",
        "You reached the goal, but only by luck: with other draws, casts or hidden cards, these "
        "moves could fail. Find moves that always work.",
    ),
    "missed": N_("problem", "Not solved. {outcome}"),
    "showing": N_("problem", "Watch the answer on the table."),
    "shown": N_("problem", "This is one way to do it. {tempting}"),
}

_ROLES: Final[dict[Stage, str]] = {
    "missed": "problem",
    "lucky": "problem",
    "solved": "lead-small",
}
"""How a verdict is written, where it is not written as anything else."""


class ProblemSheet(TeacherSheet):
    """Speaks while a problem is on the table.

    Signals:
        again(), answer(), following(): what its buttons ask for: to try again, to see the answer,
            another problem.
    """

    again = Signal()
    answer = Signal()
    following = Signal()

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
        self._rulers = {role: label(self, role) for role in ("", *_ROLES.values())}
        for ruler in self._rulers.values():
            ruler.hide()  # they only tell how large the words of a verdict are
        self.next = button(self, "primary", self.following.emit)
        self.retry = button(self, "", self.again.emit)
        self.show_ = button(self, "", self.answer.emit)
        self._lay_out()

    @property
    def words(self) -> str:
        """All that the sheet says, for who listens."""
        said = (self._title, self._goal, self._counts, self._verdict)
        return " ".join(one.text() for one in said if one.text())

    @property
    def verdict(self) -> str:
        """What it says about the stage that the attempt is at."""
        return self._verdict.text()

    def tell(self, attempt: Attempt) -> None:
        """Say how an attempt stands."""
        if attempt is not self._attempt:
            self._tempting = attempt.tempting()
        self._attempt = attempt
        self._retell()
        self.speak()
        if attempt.is_decided or attempt.objection is not None:
            self.show_last()

    def put_away(self) -> None:
        """The problem is left."""
        self._attempt = self._tempting = None
        super().put_away()

    def wanted_height(self, width: int) -> int:
        """As high as the longest of what it may come to say."""
        attempt = self._attempt
        if attempt is None:
            return self.besides(width)
        inner = self.inner_width(width)

        def height(part: QLabel, words: str) -> int:
            part.ensurePolished()
            room, wrapped = QRect(0, 0, inner, 100_000), int(Qt.TextFlag.TextWordWrap)
            return QFontMetrics(part.font()).boundingRect(room, wrapped, words).height()

        verdicts = [
            height(self._rulers[_ROLES.get(stage, "")], self._said(attempt, stage))
            for stage in _SAID
        ]
        return (
            self.besides(width)
            + height(self._goal, self._goal.text())
            + height(self._counts, self._counts.text())
            + max(verdicts)
            + 2 * self._gaps.spacing()
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._attempt is not None:
            self._retell()

    def _said(self, attempt: Attempt, stage: Stage) -> str:
        nothing = N_("problem", "You can no longer reach the goal.") if stage == "missed" else ""
        outcome = attempt.outcome if attempt.outcome is not None else nothing
        words = _SAID[stage].of(outcome=outcome, tempting=self._tempting or "")
        return render(words).strip()

    def _retell(self) -> None:
        attempt = self._attempt
        if attempt is None:
            return
        stage = attempt.stage
        self._title.setText(render(attempt.motif.title))
        self._difficulty.setText(render(DIFFICULTY[attempt.problem.difficulty]))
        self._goal.setText(render(attempt.goal))
        self._counts.setText(render(attempt.counted_points_sentence))
        said = self._said(attempt, stage)
        self._verdict.setText(said if attempt.objection is None else render(attempt.objection))
        wear_role(self._verdict, _ROLES.get(stage, ""))
        self.next.setText(render(N_("problem", "Next problem")))
        self.retry.setText(render(N_("problem", "Try again")))
        self.show_.setText(render(N_("problem", "Show answer")))
        self.retry.setEnabled(bool(attempt.match.actions))
        self.show_.setEnabled(stage not in ("showing", "shown"))
        wear_role(self.next, "primary" if stage in ("solved", "shown") else "")
        wear_role(self.retry, "primary" if stage in ("missed", "lucky") else "")
        self.setAccessibleName(f"{self._title.text()}, {self._difficulty.text()}")

    def _lay_out(self) -> None:
        self.head.addWidget(self._title, 1)
        self.head.addWidget(self._difficulty, 0, Qt.AlignmentFlag.AlignTop)
        self._gaps = words = QVBoxLayout(self.body)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(appearance.scaled(8))
        for part in (self._goal, self._counts, self._verdict):
            words.addWidget(part)
        words.addStretch(1)
        self.foot.addLayout(ButtonRow((self.retry, self.next), (self.show_,)))
