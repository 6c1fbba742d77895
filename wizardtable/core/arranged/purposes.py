# SPDX-License-Identifier: MIT
"""The purposes of matches: the words in `Match.purpose` for the competition a match counts for.

>>> daily("2026-11-26"), tower(3)
('daily:2026-11-26', 'tower:3')
>>> counted_day("daily:2026-11-26"), counted_day("daily:2026-11-26:again")
('2026-11-26', '')
>>> challenge("0f9a", "2026-W48"), counted_challenge("challenge:0f9a:2026-W48")
('challenge:0f9a:2026-W48', '0f9a')
"""

from typing import Final

from wizardtable.core.match import Purpose

DAILY: Final = "daily"
WEEKLY: Final = "weekly"
CHALLENGE: Final = "challenge"
TOWER: Final = "tower"
RATED: Final = "rated"

UNCOUNTED_WORD: Final = "again"
"""The last word of the purpose of a match at a daily or weekly table, or of a challenge, that is
played again. Such a match does not count."""


def kind(purpose: Purpose) -> str:
    """Returns the word for the competition, such as `DAILY`; "" for an ordinary match."""
    return purpose.partition(":")[0]


def daily(day: str, *, again: bool = False) -> Purpose:
    """Returns the purpose of a match at the daily table of a day, such as "2026-11-26".

    With `again` the match does not count.
    """
    return _marked(f"{DAILY}:{day}", again=again)


def day_of(purpose: Purpose) -> str:
    """Returns the day of a match at a daily table, even if it does not count; else ""."""
    return purpose.split(":")[1] if purpose.startswith(f"{DAILY}:") else ""


def counted_day(purpose: Purpose) -> str:
    """Returns the day of a match that counts for the daily table; else ""."""
    return "" if is_again(purpose) else day_of(purpose)


def is_again(purpose: Purpose) -> bool:
    """Returns whether the match is played again and so does not count, see `UNCOUNTED_WORD`."""
    return purpose.endswith(f":{UNCOUNTED_WORD}")


def weekly(week: str, *, again: bool = False) -> Purpose:
    """Returns the purpose of a match at the weekly table of a week, such as "2026-W48".

    With `again` the match does not count.
    """
    return _marked(f"{WEEKLY}:{week}", again=again)


def counted_week(purpose: Purpose) -> str:
    """Returns the week of a match that counts for the weekly table; else ""."""
    is_weekly = purpose.startswith(f"{WEEKLY}:") and not is_again(purpose)
    return purpose.split(":")[1] if is_weekly else ""


def challenge(key: str, occasion: str = "", *, again: bool = False) -> Purpose:
    """Returns the purpose of a match that answers a challenge.

    Args:
        key: the key of the challenge's table (`challenge.ChallengeTable.key`).
        occasion: the day or week if it is the daily table of a day or the weekly one; else "".
        again: True if the match does not count.
    """
    words = f"{CHALLENGE}:{key}:{occasion}" if occasion else f"{CHALLENGE}:{key}"
    return _marked(words, again=again)


def challenge_of(purpose: Purpose) -> str:
    """Returns the key of the challenge that a match answers, even if it does not count; else ""."""
    return purpose.split(":")[1] if purpose.startswith(f"{CHALLENGE}:") else ""


def counted_challenge(purpose: Purpose) -> str:
    """Returns the key of the challenge for which a match counts; else ""."""
    return "" if is_again(purpose) else challenge_of(purpose)


def mind_text(purpose: Purpose) -> str:
    """Returns the text from which the seeds of the opponents' decisions follow.

    It is the day of a daily table, the week of a weekly table, or the key of a challenge whose
    table has neither. Returns "" if the opponents' seeds are random.
    """
    word, *parts = purpose.removesuffix(f":{UNCOUNTED_WORD}").split(":")
    if word not in (DAILY, WEEKLY, CHALLENGE) or not parts:
        return ""
    return parts[-1] if word == CHALLENGE else parts[0]


def _marked(purpose: Purpose, *, again: bool) -> Purpose:
    return f"{purpose}:{UNCOUNTED_WORD}" if again else purpose


def tower(floor: int) -> Purpose:
    """Returns the purpose of a match on a floor of the tower, counted from 1."""
    return f"{TOWER}:{floor}"


def floor_of(purpose: Purpose) -> int:
    """Returns the floor of a match in the tower, counted from 1; 0 for any other match."""
    word, _, number = purpose.partition(":")
    return int(number) if word == TOWER and number.isdecimal() and len(number) < 4 else 0


def is_counted(purpose: Purpose) -> bool:
    """Returns whether a match with this purpose counts for a competition."""
    return is_unaided(purpose) or floor_of(purpose) > 0


def is_unaided(purpose: Purpose) -> bool:
    """Returns whether the competition forbids undo, hints and other help."""
    if purpose == RATED:
        return True
    return kind(purpose) in (DAILY, WEEKLY, CHALLENGE) and not is_again(purpose)
