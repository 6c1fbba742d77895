# SPDX-License-Identifier: MIT
"""The purposes of matches: the words in `Match.purpose` for the competition a match counts for.

>>> daily("2026-11-26"), tower(3)
('daily:2026-11-26', 'tower:3')
>>> counted_day("daily:2026-11-26"), counted_day("daily:2026-11-26:again")
('2026-11-26', '')
"""

from typing import Final

from wizardtable.core.match import Purpose

DAILY: Final = "daily"
TOWER: Final = "tower"
RATED: Final = "rated"

AGAIN: Final = "again"
"""The last word of the purpose of a match at a daily table that is played again. Such a match does
not count."""


def kind(purpose: Purpose) -> str:
    """Returns the word for the competition, such as `DAILY`; "" for an ordinary match."""
    return purpose.partition(":")[0]


def daily(day: str, *, again: bool = False) -> Purpose:
    """Returns the purpose of a match at the daily table of a day, such as "2026-11-26".

    With `again` the match does not count.
    """
    return f"{DAILY}:{day}:{AGAIN}" if again else f"{DAILY}:{day}"


def day_of(purpose: Purpose) -> str:
    """Returns the day of a match at a daily table, even if it does not count; else ""."""
    return purpose.split(":")[1] if purpose.startswith(f"{DAILY}:") else ""


def counted_day(purpose: Purpose) -> str:
    """Returns the day of a match that counts for the daily table; else ""."""
    return "" if purpose.endswith(f":{AGAIN}") else day_of(purpose)


def tower(floor: int) -> Purpose:
    """Returns the purpose of a match on a floor of the tower, counted from 1."""
    return f"{TOWER}:{floor}"


def floor_of(purpose: Purpose) -> int:
    """Returns the floor of a match in the tower, counted from 1; 0 for any other match."""
    word, _, number = purpose.partition(":")
    return int(number) if word == TOWER and number.isdecimal() and len(number) < 4 else 0


def is_counted(purpose: Purpose) -> bool:
    """Returns whether a match with this purpose counts for a competition."""
    return purpose == RATED or bool(counted_day(purpose)) or floor_of(purpose) > 0


def is_unaided(purpose: Purpose) -> bool:
    """Returns whether the competition forbids undo, hints and other help."""
    return kind(purpose) == RATED or bool(counted_day(purpose))
