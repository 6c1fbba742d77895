# SPDX-License-Identifier: MIT
"""Goals of a match, and how far they are reached while it is played."""

import pytest

from tests.helpers import play_on
from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, match_goals, purposes, tower_floor
from wizardtable.core.arranged.match_goals import (
    COUNTED_ATTEMPT_SENTENCE,
    NO_STARS_SENTENCE,
    REPEATED_ATTEMPT_SENTENCE,
    GoalState,
    goals_of,
)
from wizardtable.core.arranged.tower_floor import Goal
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player

DAY = "2026-11-26"
OPEN_GOAL, HOLDING_GOAL, MISSED_GOAL = GoalState.OPEN, GoalState.HOLDS, GoalState.MISSED


def tower_match(game: str = "wizards_gambit", floor: int = 4) -> Match:
    spec = catalog.get(game)
    table = tower_floor.table(spec, floor)
    match = Match(spec, table.setup, 7, table.seated("Ada"))
    match.purpose = purposes.tower(floor)
    return match


def daily_match(*, again: bool = False) -> Match:
    spec = catalog.get("wizards_gambit")
    table = daily_table.table(spec, DAY)
    match = Match(spec, table.setup, table.seed, table.seated("Ada"))
    match.purpose = purposes.daily(DAY, again=again)
    return match


def test_an_ordinary_match_has_no_goals() -> None:
    spec = catalog.get("anludim")
    players = Player("Ada", None), Player("Corvin", "mage", "corvin")
    assert goals_of(Match(spec, Setup(2), 7, players)) is None


@pytest.mark.parametrize(
    ("goal", "totals", "state"),
    [
        (Goal("rank", 1), (0, 0, 0), OPEN_GOAL),
        (Goal("rank", 1), (2, 1, 0), HOLDING_GOAL),
        (Goal("rank", 2), (2, 3, 0), HOLDING_GOAL),
        (Goal("rank", 2), (2, 3, 2), OPEN_GOAL),
        (Goal("margin", 3), (6, 3, 2), HOLDING_GOAL),
        (Goal("margin", 3), (6, 4, 2), OPEN_GOAL),
        (Goal("points", 6), (6, 9, 9), HOLDING_GOAL),
        (Goal("points", 6), (5, 0, 0), OPEN_GOAL),
        (Goal("keeper", 4), (6, 2, 9), HOLDING_GOAL),
        (Goal("last"), (3, 1, 2), HOLDING_GOAL),
        (Goal("last"), (3, 1, 1), OPEN_GOAL),
        (Goal("comeback"), (9, 1, 1), OPEN_GOAL),
        (Goal("turns", 3), (9, 1, 1), OPEN_GOAL),
    ],
)
def test_a_goal_holds_while_the_public_totals_would_reach_it(
    monkeypatch: pytest.MonkeyPatch, goal: Goal, totals: tuple[int, ...], state: GoalState
) -> None:
    monkeypatch.setattr(match_goals, "public_totals", lambda _: totals)
    assert match_goals._tower_state(tower_match(), goal) is state


def test_a_limit_of_turns_that_has_passed_is_missed() -> None:
    match = tower_match()
    while match.spec.wording.turn(match.observe(None)) <= 2:
        match.play(match.menu()[0])
    assert match_goals._tower_state(match, Goal("turns", 2)) is MISSED_GOAL
    assert match_goals._tower_state(match, Goal("turns", 3)) is OPEN_GOAL


def test_at_the_end_the_stars_of_the_floor_are_lit() -> None:
    match = tower_match()
    play_on(match)
    table = tower_floor.table_of(match)
    shown = goals_of(match)
    assert table is not None and shown is not None
    lit = [goal.state is GoalState.REACHED for goal in shown.goals]
    assert lit == [bool(table.stars(match) >> place & 1) for place in range(3)]


def test_a_match_with_help_says_that_it_earns_no_stars() -> None:
    match = tower_match()
    match.assist("hint")
    shown = goals_of(match)
    assert shown is not None and shown.note is NO_STARS_SENTENCE
    assert {goal.state for goal in shown.goals} == {MISSED_GOAL}


def test_a_daily_table_says_whether_it_counts() -> None:
    first, again = goals_of(daily_match()), goals_of(daily_match(again=True))
    assert first is not None and again is not None
    assert (first.note, again.note) == (COUNTED_ATTEMPT_SENTENCE, REPEATED_ATTEMPT_SENTENCE)
    assert first.goals[0].state is OPEN_GOAL


@pytest.mark.parametrize("game", catalog.GAMES)
def test_goals_tell_nothing_that_only_one_player_knows(game: str) -> None:
    match = tower_match(game)
    play_on(match, 30)
    for seed in range(3):
        other = match.trial(tower_floor.PERSON, seed)  # which hides something else
        other.purpose = match.purpose
        assert goals_of(other) == goals_of(match)
