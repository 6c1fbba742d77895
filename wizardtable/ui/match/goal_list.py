# SPDX-License-Identifier: MIT
"""The goals of a match in the tower or at a daily table, as a list and as a button with a menu."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.arranged.match_goals import GoalState, MatchGoal, MatchGoals
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.play.translate import render, spoken_texts
from wizardtable.ui.match.star_mark import STAR_SIZE, StarLight, StarMark, paint_star, star_icon
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Panel, label

STATE_LIGHTS: Final[dict[GoalState, StarLight]] = {
    GoalState.OPEN: "empty",
    GoalState.HOLDS: "half",
    GoalState.REACHED: "full",
    GoalState.MISSED: "struck",
}
"""The painting of a goal's star, by the state of the goal."""

SPOKEN_STATES: Final = {
    GoalState.OPEN: N_("goals", "Not reached yet: {goal}"),
    GoalState.HOLDS: N_("goals", "Reached for now: {goal}"),
    GoalState.REACHED: N_("goals", "Reached: {goal}"),
    GoalState.MISSED: N_("goals", "Missed: {goal}"),
}
"""The screen reader's sentence about a goal, by the state of the goal."""


def spoken_goal(goal: MatchGoal) -> Message:
    """Returns what a screen reader says about a goal."""
    return SPOKEN_STATES[goal.state].of(goal=goal.words)


class GoalList(Panel):
    """The goals below the log, each with a star."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners=False)
        self._title_label = label(self, "heading", wrap=True)
        self._note_label = label(self, "soft", wrap=True)
        self._rows: list[tuple[StarMark, QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(appearance.scaled(8))
        self._grid.setVerticalSpacing(appearance.scaled(2))
        self._grid.setColumnStretch(1, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (12, 6, 12, 8)))
        rows.setSpacing(appearance.scaled(4))
        rows.addWidget(self._title_label)
        rows.addLayout(self._grid)
        rows.addWidget(self._note_label)

    @property
    def lights(self) -> list[StarLight]:
        """The painting of the goals' stars, in the order of the goals."""
        return [mark.light for mark, _ in self._rows[: self._grid.count() // 2]]

    def show_goals(self, match_goals: MatchGoals) -> None:
        """Shows goals in the current language."""
        while len(self._rows) < len(match_goals.goals):
            self._rows.append((StarMark("empty", self), label(self, wrap=True)))
        while self._grid.takeAt(0) is not None:
            pass
        for place, (mark, words) in enumerate(self._rows):
            has_goal = place < len(match_goals.goals)
            mark.setVisible(has_goal)
            words.setVisible(has_goal)
            if has_goal:
                mark.show_light(STATE_LIGHTS[match_goals.goals[place].state])
                words.setText(render(match_goals.goals[place].words))
                self._grid.addWidget(mark, place, 0, Qt.AlignmentFlag.AlignTop)
                self._grid.addWidget(words, place, 1)
        self._title_label.setText(render(match_goals.title))
        self._note_label.setText("" if match_goals.note is None else render(match_goals.note))
        self._note_label.setVisible(match_goals.note is not None)
        lines = [render(spoken_goal(goal)) for goal in match_goals.goals]
        if match_goals.note is not None:
            lines.append(render(match_goals.note))
        self.be_heard(self._title_label.text(), spoken_texts(lines))


class GoalButton(QToolButton):
    """A button with the goals' stars one below the other; its menu lists the goals.

    It is used in the folded sidebar, which has no room for words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._goals: MatchGoals | None = None
        self._goal_menu = PopupMenu(self)
        self._goal_menu.aboutToShow.connect(self._fill_menu)
        self.setMenu(self._goal_menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        explain_to_fingers(self)

    def show_goals(self, match_goals: MatchGoals) -> None:
        """Shows goals in the current language."""
        self._goals = match_goals
        lines = [
            render(match_goals.title),
            *(render(spoken_goal(goal)) for goal in match_goals.goals),
        ]
        if match_goals.note is not None:
            lines.append(render(match_goals.note))
        self.setToolTip(plain_tip("\n".join(lines)))
        self.setAccessibleName(lines[0])
        self.setAccessibleDescription(spoken_texts(lines[1:]))
        self._goal_menu.setAccessibleName(lines[0])
        self.updateGeometry()
        self.update()

    def _fill_menu(self) -> None:
        """Lists the goals in the menu. Its entries do nothing; they only show the goals."""
        self._goal_menu.clear()
        if self._goals is None:
            return
        for goal in self._goals.goals:
            entry = self._goal_menu.addAction(
                star_icon(STATE_LIGHTS[goal.state]), render(goal.words)
            )
            entry.setToolTip(render(spoken_goal(goal)))
        if self._goals.note is not None:
            self._goal_menu.addSeparator()
            self._goal_menu.addAction(render(self._goals.note))

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        count = 0 if self._goals is None else len(self._goals.goals)
        edge = 2 * appearance.scaled(7)
        star = QSize(appearance.scaled(STAR_SIZE.width()), appearance.scaled(STAR_SIZE.height()))
        return QSize(star.width() + edge, count * star.height() + edge)

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the button without a menu arrow, and the stars."""
        super().paintEvent(event)
        if self._goals is None:
            return
        painter = QPainter(self)
        star_height, star_width = (
            appearance.scaled(STAR_SIZE.height()),
            appearance.scaled(STAR_SIZE.width()),
        )
        left = (self.width() - star_width) / 2
        top = (self.height() - star_height * len(self._goals.goals)) / 2
        for place, goal in enumerate(self._goals.goals):
            paint_star(
                painter,
                QRectF(left, top + place * star_height, star_width, star_height),
                STATE_LIGHTS[goal.state],
            )
        painter.end()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
