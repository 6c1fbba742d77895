# SPDX-License-Identifier: MIT
"""What a match can be played for besides itself, as `Match.purpose` says it in a word.

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
"""Follows the day of a daily table that is played without counting."""


def kind(purpose: Purpose) -> str:
    """Returns the word that says who counts the match; "" for an ordinary one."""
    return purpose.partition(":")[0]


def daily(day: str, *, again: bool = False) -> Purpose:
    """Returns the purpose of a match at the daily table of a day ("2026-11-26"); `again` if it does
    not count."""
    return f"{DAILY}:{day}:{AGAIN}" if again else f"{DAILY}:{day}"


def day_of(purpose: Purpose) -> str:
    """Returns the day of the daily table that a match is played at; "" if at none."""
    return purpose.split(":")[1] if purpose.startswith(f"{DAILY}:") else ""


def counted_day(purpose: Purpose) -> str:
    """Returns the day of the daily table for which a match counts; "" if for none."""
    return "" if purpose.endswith(f":{AGAIN}") else day_of(purpose)


def tower(floor: int) -> Purpose:
    """Returns the purpose of a match on a floor of the tower, counted from 1."""
    return f"{TOWER}:{floor}"


def floor_of(purpose: Purpose) -> int:
    """Returns the floor of the tower that a match is played on; 0 if on none."""
    word, _, number = purpose.partition(":")
    return int(number) if word == TOWER and number.isdecimal() and len(number) < 4 else 0


def is_counted(purpose: Purpose) -> bool:
    """Returns whether a match with this purpose counts for more than itself."""
    return purpose == RATED or bool(counted_day(purpose)) or floor_of(purpose) > 0


def is_unaided(purpose: Purpose) -> bool:
    """Returns whether a person must do without undo, hints and the like, so that the match is worth
    what it is played for."""
    return kind(purpose) == RATED or bool(counted_day(purpose))
