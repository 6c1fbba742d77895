# SPDX-License-Identifier: MIT
"""The goals of a match at a daily table or in the tower, and their states during the match.

Everything follows from the public totals and the result, which every player knows.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from wizardtable.core.arranged import daily_table, tower_floor
from wizardtable.core.arranged.purposes import counted_day, day_of, floor_of
from wizardtable.core.arranged.tower_floor import KEEPER, PERSON, Goal, TowerTable
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message


class GoalState(Enum):
    """The state of a goal during and after a match.

    OPEN: it is not reached. HOLDS: it would be reached if the match ended now. REACHED: the match
    is over, and it is reached. MISSED: it can no longer be reached.
    """

    OPEN = auto()
    HOLDS = auto()
    REACHED = auto()
    MISSED = auto()


@dataclass(frozen=True, slots=True)
class MatchGoal:
    """A goal in a match.

    Attributes:
        words: the goal as a sentence.
        state: its state.
    """

    words: Message
    state: GoalState


@dataclass(frozen=True, slots=True)
class MatchGoals:
    """The goals of a match.

    Attributes:
        title: the competition.
        goals: the goals, each with a star.
        note: a sentence on what else counts, or None.
    """

    title: Message
    goals: tuple[MatchGoal, ...]
    note: Message | None


NO_STARS_SENTENCE: Final = N_("goals", "You had help: this match earns no stars.")
UNAIDED_SENTENCE: Final = N_("goals", "No undo and no help.")
COUNTED_ATTEMPT_SENTENCE: Final = N_(
    "goals",
    "This attempt counts: no undo and no help. At the end, you will see how each level did in your "
    "seat.",
)
REPEATED_ATTEMPT_SENTENCE: Final = N_(
    "goals", "You have already played this table: this match does not count."
)


def goals_of(match: Match) -> MatchGoals | None:
    """Returns the goals of a match, or None for a match that is neither a daily table nor in
    the tower."""
    if floor_of(match.purpose):
        table = tower_floor.table_of(match)
        return None if table is None else _tower_goals(match, table)
    day = day_of(match.purpose)
    return _daily_goals(match, day) if day else None


def _tower_goals(match: Match, table: TowerTable) -> MatchGoals:
    keeper, stars = tower_floor.keeper(table.floor), table.stars(match)
    has_no_stars = match.assisted or match.given_up is not None
    goals = tuple(
        MatchGoal(
            goal.sentence(keeper),
            _final_state(bool(stars >> place & 1))
            if match.result is not None or has_no_stars
            else _tower_state(match, goal),
        )
        for place, goal in enumerate(table.goals)
    )
    note = NO_STARS_SENTENCE if match.assisted else UNAIDED_SENTENCE if table.is_unaided else None
    return MatchGoals(N_("goals", "The tower, floor {floor}").of(floor=table.floor), goals, note)


def _daily_goals(match: Match, day: str) -> MatchGoals:
    seat = daily_table.table(match.spec, day).seat
    if match.result is not None:
        state = _final_state(match.result.ranks[seat] == 1 and match.given_up is None)
    else:
        state = GoalState.HOLDS if _rank(public_totals(match), seat) == 1 else GoalState.OPEN
    goal = MatchGoal(N_("goals", "Finish first."), state)
    note = COUNTED_ATTEMPT_SENTENCE if counted_day(match.purpose) else REPEATED_ATTEMPT_SENTENCE
    return MatchGoals(N_("goals", "Daily table"), (goal,), note)


def public_totals(match: Match) -> tuple[int, ...]:
    """Returns the public total of each seat now, by seat."""
    return tuple(tally.total for tally in match.spec.wording.tally(match.observe(None)))


def _final_state(is_reached: bool) -> GoalState:
    return GoalState.REACHED if is_reached else GoalState.MISSED


def _rank(points: tuple[int, ...], seat: Seat) -> int:
    """Returns the rank of a seat. It loses every tie, because nothing says yet who would win it."""
    return sum(value >= points[seat] for value in points)


def _tower_state(match: Match, goal: Goal) -> GoalState:
    """Returns the state of a goal in a match that is not over."""
    points, wording = public_totals(match), match.spec.wording
    own = points[PERSON]
    others = [value for seat, value in enumerate(points) if seat != PERSON]
    if goal.kind == "turns" and wording.turn(match.observe(None)) > goal.number:
        return GoalState.MISSED
    rivals = [value for seat, value in enumerate(points) if seat not in (PERSON, KEEPER)]
    holds = {
        "rank": _rank(points, PERSON) <= goal.number,
        "margin": own - max(others) >= goal.number,
        "points": own >= goal.number,
        "keeper": own - points[KEEPER] >= goal.number,
        "last": points[KEEPER] < min([own, *rivals]),
    }
    return GoalState.HOLDS if holds.get(goal.kind, False) else GoalState.OPEN
