# SPDX-License-Identifier: MIT
"""Goals beside the table while a match of the tower or of a daily table is played."""

from typing import Final

from wizardtable.core.arranged.match_goals import GoalState, MatchGoal, MatchGoals, goals_of
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.goal_list import GoalButton, GoalList, heard
from wizardtable.ui.match.match_page import MatchPage

_LOST: Final = N_("goals", "No longer reached: {goal}")


class GoalsFeature(MatchFeature):
    """Shows what counts in a match: below the log, or as stars beside a table without a column.

    Attributes:
        goals: the list below the log.
        button: the stars where the column is folded.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._controller: Controller | None = None
        self._shown: MatchGoals | None = None
        self._told: tuple[GoalState, ...] = ()
        self.goals, self.button = GoalList(page), GoalButton(page)
        page.panel.add_below_log(self.goals)
        page.panel.add_to_strip(self.button)
        self._show()

    def begin(self, match: OpenMatch) -> None:
        """Shows what counts in the match, if anything does."""
        self._controller = match.controller
        match.controller.frame.connect(lambda *_: self._follow())
        self._shown, self._told = goals_of(match.controller.match), ()
        self._show()

    def end(self) -> None:
        """The table is left."""
        self._controller = self._shown = None
        self._show()

    def retranslate(self) -> None:
        """Words the goals in the language of now."""
        self._show()

    def _follow(self) -> None:
        """Lights the stars as the match stands."""
        controller = self._controller
        if controller is None:
            return
        shown = goals_of(controller.match)
        if shown != self._shown:
            self._shown = shown
            self._show()
        # In between, opponents may reach and lose the lead many times.
        if shown is not None and controller.match.to_move in controller.person_seats:
            self._tell(shown.goals)

    def _show(self) -> None:
        shown = self._shown
        self.goals.setVisible(shown is not None)
        self.button.setVisible(shown is not None)
        if shown is not None:
            self.goals.show_goals(shown)
            self.button.show_goals(shown)

    def _tell(self, goals: tuple[MatchGoal, ...]) -> None:
        """Lets a screen reader say which goals have been reached, lost or missed since the last
        turn."""
        states = tuple(goal.state for goal in goals)
        before, self._told = self._told, states
        for goal, old in zip(goals, before, strict=bool(before)):
            if goal.state is old:
                continue
            words = _LOST.of(goal=goal.words) if goal.state is GoalState.OPEN else heard(goal)
            announce(self.goals, render(words))
