# SPDX-License-Identifier: MIT
"""The goals of a match in the tower or at a daily table, and the button that lists them."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from wizardtable.core.arranged.match_goals import GoalState, MatchGoal, MatchGoals
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.play.translate import render
from wizardtable.ui.match.star_mark import SIZE, Light, StarMark, paint_star, star_icon
from wizardtable.ui.style import appearance
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Panel, label

LIGHTS: Final[dict[GoalState, Light]] = {
    GoalState.OPEN: "empty",
    GoalState.HOLDS: "half",
    GoalState.REACHED: "full",
    GoalState.MISSED: "struck",
}
"""By the state of a goal, how its star is lit."""

HEARD: Final = {
    GoalState.OPEN: N_("goals", "Not reached yet: {goal}"),
    GoalState.HOLDS: N_("goals", "Reached as things stand: {goal}"),
    GoalState.REACHED: N_("goals", "Reached: {goal}"),
    GoalState.MISSED: N_("goals", "Missed: {goal}"),
}
"""By the state of a goal, what a screen reader says of it."""


def heard(goal: MatchGoal) -> Message:
    """Returns what a screen reader says of a goal."""
    return HEARD[goal.state].of(goal=goal.words)


class GoalList(Panel):
    """The goals below the log, each with a star."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners=False)
        self._title = label(self, "heading", wrap=True)
        self._note = label(self, "soft", wrap=True)
        self._rows: list[tuple[StarMark, QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(appearance.scaled(8))
        self._grid.setVerticalSpacing(appearance.scaled(2))
        self._grid.setColumnStretch(1, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(appearance.scaled(m) for m in (12, 6, 12, 8)))
        rows.setSpacing(appearance.scaled(4))
        rows.addWidget(self._title)
        rows.addLayout(self._grid)
        rows.addWidget(self._note)

    @property
    def lights(self) -> list[Light]:
        """How the star of each goal is lit."""
        return [mark.light for mark, _ in self._rows[: self._grid.count() // 2]]

    def show_goals(self, shown: MatchGoals) -> None:
        """Shows these goals in the language of now."""
        while len(self._rows) < len(shown.goals):
            self._rows.append((StarMark("empty", self), label(self, wrap=True)))
        while self._grid.takeAt(0) is not None:
            pass
        for place, (mark, words) in enumerate(self._rows):
            has_goal = place < len(shown.goals)
            mark.setVisible(has_goal)
            words.setVisible(has_goal)
            if has_goal:
                mark.show_light(LIGHTS[shown.goals[place].state])
                words.setText(render(shown.goals[place].words))
                self._grid.addWidget(mark, place, 0, Qt.AlignmentFlag.AlignTop)
                self._grid.addWidget(words, place, 1)
        self._title.setText(render(shown.title))
        self._note.setText("" if shown.note is None else render(shown.note))
        self._note.setVisible(shown.note is not None)
        lines = [render(heard(goal)) for goal in shown.goals]
        if shown.note is not None:
            lines.append(render(shown.note))
        self.be_heard(self._title.text(), " ".join(lines))


class GoalButton(QToolButton):
    """The stars of the goals one below the other, where there is no room for words; a menu has
    them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: MatchGoals | None = None
        self._list = QMenu(self)
        self._list.aboutToShow.connect(self._fill)
        self.setMenu(self._list)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        explain_to_fingers(self)

    def show_goals(self, shown: MatchGoals) -> None:
        """Shows these goals in the language of now."""
        self._shown = shown
        lines = [render(shown.title), *(render(heard(goal)) for goal in shown.goals)]
        if shown.note is not None:
            lines.append(render(shown.note))
        self.setToolTip(plain_tip("\n".join(lines)))
        self.setAccessibleName(lines[0])
        self.setAccessibleDescription(" ".join(lines[1:]))
        self._list.setAccessibleName(lines[0])
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as high as the stars."""
        count = 0 if self._shown is None else len(self._shown.goals)
        edge = 2 * appearance.scaled(7)
        star = QSize(appearance.scaled(SIZE.width()), appearance.scaled(SIZE.height()))
        return QSize(star.width() + edge, count * star.height() + edge)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the button without the arrow of its menu, and the stars."""
        super().paintEvent(event)
        if self._shown is None:
            return
        painter = QPainter(self)
        high, wide = appearance.scaled(SIZE.height()), appearance.scaled(SIZE.width())
        left = (self.width() - wide) / 2
        top = (self.height() - high * len(self._shown.goals)) / 2
        for place, goal in enumerate(self._shown.goals):
            paint_star(painter, QRectF(left, top + place * high, wide, high), LIGHTS[goal.state])
        painter.end()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def _fill(self) -> None:
        """Lists the goals; an entry does nothing but say itself."""
        self._list.clear()
        if self._shown is None:
            return
        for goal in self._shown.goals:
            entry = self._list.addAction(star_icon(LIGHTS[goal.state]), render(goal.words))
            entry.setToolTip(render(heard(goal)))
        if self._shown.note is not None:
            self._list.addSeparator()
            self._list.addAction(render(self._shown.note))
