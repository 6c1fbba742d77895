# SPDX-License-Identifier: MIT
"""The time of day of the whole program, which `--screenshots` can hold so that two sets of pictures
are equal.

Only what a player sees or keeps asks this clock. Files are still compared by the file system's own
times, and durations are measured by `time.monotonic`.
"""

import time
from datetime import date, datetime

_held: datetime | None = None


def now() -> float:
    """Returns the time in seconds since 1970."""
    return time.time() if _held is None else _held.timestamp()


def today() -> date:
    """Returns the local date."""
    return date.today() if _held is None else _held.date()


def hold(day: date | None) -> None:
    """Stops the clock at noon of a day; None lets it run again."""
    global _held  # noqa: PLW0603 - a program has one clock
    _held = None if day is None else datetime(day.year, day.month, day.day, 12)


def is_held() -> bool:
    """Returns whether the clock stands still."""
    return _held is not None
