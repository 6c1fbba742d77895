# SPDX-License-Identifier: MIT
"""Shows the goals of a match in the tower or at a daily table while it is played."""

from typing import Final

from wizardtable.core import override
from wizardtable.core.arranged.match_goals import GoalState, MatchGoal, MatchGoals, goals_of
from wizardtable.core.text import N_
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.goal_list import GoalButton, GoalList, spoken_goal
from wizardtable.ui.match.match_page import MatchPage

_LOST_GOAL_SENTENCE: Final = N_("goals", "No longer reached: {goal}")
"""The screen reader's sentence about a goal that was reached but no longer is."""


class GoalsFeature(MatchFeature):
    """Shows the goals of a match: as a list below the log, or as stars in the folded sidebar.

    Attributes:
        goals: the list below the log.
        button: the button with stars in the folded sidebar.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._controller: Controller | None = None
        self._match_goals: MatchGoals | None = None
        self._announced_states: tuple[GoalState, ...] = ()
        self.goals, self.button = GoalList(page), GoalButton(page)
        page.panel.add_below_log(self.goals)
        page.panel.add_to_strip(self.button)
        self._show_goals()

    @override
    def begin(self, match: OpenMatch) -> None:
        self._controller = match.controller
        match.controller.frame.connect(lambda *_: self._update_goals())
        self._match_goals, self._announced_states = goals_of(match.controller.match), ()
        self._show_goals()

    @override
    def end(self) -> None:
        self._controller = self._match_goals = None
        self._show_goals()

    @override
    def retranslate(self) -> None:
        self._show_goals()

    def _update_goals(self) -> None:
        """Updates the stars for the present state of the match."""
        controller = self._controller
        if controller is None:
            return
        goals = goals_of(controller.match)
        if goals != self._match_goals:
            self._match_goals = goals
            self._show_goals()
        # In between, opponents may reach and lose the lead many times.
        if goals is not None and controller.match.to_move in controller.person_seats:
            self._announce_changes(goals.goals)

    def _show_goals(self) -> None:
        goals = self._match_goals
        self.goals.setVisible(goals is not None)
        self.button.setVisible(goals is not None)
        if goals is not None:
            self.goals.show_goals(goals)
            self.button.show_goals(goals)

    def _announce_changes(self, goals: tuple[MatchGoal, ...]) -> None:
        """Tells a screen reader which goals were reached, lost or missed since the last turn."""
        states = tuple(goal.state for goal in goals)
        states_before, self._announced_states = self._announced_states, states
        for goal, state_before in zip(goals, states_before, strict=bool(states_before)):
            if goal.state is state_before:
                continue
            words = (
                _LOST_GOAL_SENTENCE.of(goal=goal.words)
                if goal.state is GoalState.OPEN
                else spoken_goal(goal)
            )
            announce(self.goals, render(words))
