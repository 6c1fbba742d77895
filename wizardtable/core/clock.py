# SPDX-License-Identifier: MIT
"""The time of day for the whole program. The option `--screenshots` stops the clock, so that two
runs look alike.

Only dates and times that a player sees or keeps come from this clock. The ages of files follow from
the file system's own times, and durations are measured by `time.monotonic`.
"""

import time
from datetime import date, datetime

_stopped_at: datetime | None = None


def now() -> float:
    """Returns the time in seconds since 1970."""
    return time.time() if _stopped_at is None else _stopped_at.timestamp()


def today() -> date:
    """Returns the local date."""
    return date.today() if _stopped_at is None else _stopped_at.date()


def stop_on(day: date | None) -> None:
    """Stops the clock at noon of this day; with None the clock runs again."""
    global _stopped_at  # noqa: PLW0603 - a program has one clock
    _stopped_at = None if day is None else datetime(day.year, day.month, day.day, 12)


def is_stopped() -> bool:
    """Returns whether `stop_on` has stopped the clock."""
    return _stopped_at is not None
