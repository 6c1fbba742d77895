# SPDX-License-Identifier: MIT
"""The weekly table: each week, one game has one deal, line-up and set of options for all players.

The games take turns. The table is drawn from the week as a daily table is drawn from the day.

>>> from datetime import date
>>> week_of(date(2026, 11, 30)), game_of("2026-W49", ("anludim", "zavandor"))
('2026-W49', 'zavandor')
>>> monday_of("2026-W49")
datetime.date(2026, 11, 30)
"""

from collections.abc import Sequence
from datetime import date, timedelta

from wizardtable.core.arranged import daily_table
from wizardtable.core.arranged.daily_table import DailyTable
from wizardtable.core.game_spec import GameSpec


def week_of(day: date) -> str:
    """Returns the ISO week of a day, such as "2026-W48". Weeks begin on Monday."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def monday_of(week: str) -> date:
    """Returns the first day of a week, such as "2026-W48".

    Raises:
        ValueError: the text names no week.
    """
    year, _, number = week.partition("-W")
    monday = date.fromisocalendar(int(year), int(number), 1)
    if week_of(monday) != week:
        raise ValueError(week)
    return monday


def previous_week(week: str) -> str:
    """Returns the week before a week, such as "2026-W48"."""
    return week_of(monday_of(week) - timedelta(days=7))


def game_of(week: str, games: Sequence[str]) -> str:
    """Returns the id of the game of a week. `games` has the ids of all games in a fixed order.

    Raises:
        ValueError: the text names no week.
    """
    return games[monday_of(week).toordinal() // 7 % len(games)]


def table(spec: GameSpec, week: str) -> DailyTable:
    """Returns the weekly table of a week, such as "2026-W48". `spec` is the game of that week."""
    return daily_table.table(spec, week)
