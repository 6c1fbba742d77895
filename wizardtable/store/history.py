# SPDX-License-Identifier: MIT
"""Searches the history, which is the list of finished matches, and finds matches beyond its limits.

Nothing is deleted here. Statistics, ratings and achievements do not depend on the saves.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core import clock
from wizardtable.core.text import N_, Message
from wizardtable.store import save
from wizardtable.store.save_summary import Summary, save_files

MAX_MATCHES: Final = 500
"""The most matches of a history that is not full."""

MEGABYTE: Final = 1024 * 1024
"""Bytes of a megabyte."""

MAX_BYTES: Final = 200 * MEGABYTE
"""The most bytes of a history that is not full, with the files beside the saves."""

WON: Final = "won"
LOST: Final = "lost"
NO_SINGLE_PERSON: Final = "others"
"""The results to search for.

`WON` and `LOST` are those of the only person at the table. `NO_SINGLE_PERSON` is for matches with
several people or none.
"""

DAY_SECONDS: Final = 24 * 3600
"""Seconds of a day."""


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """A search of the finished matches; "" and 0 accept any match.

    Attributes:
        game: the id of a game.
        result: `WON`, `LOST` or `NO_SINGLE_PERSON`.
        days: the match was played at most this many days ago.
        words: words with spaces between them; the match's description contains each of them, in
            upper or lower case.
    """

    game: str = ""
    result: str = ""
    days: int = 0
    words: str = ""

    def finds(self, summary: Summary, description: str, now: float | None = None) -> bool:
        """Returns whether a match passes the search.

        Args:
            summary: the match.
            description: the description of the match that the player sees.
            now: seconds since 1970, or None for the time of the clock.
        """
        at = clock.now() if now is None else now
        text = description.casefold()
        return (
            self.game in ("", summary.game_id)
            and self.result in ("", result_of(summary))
            and (not self.days or summary.modified >= at - self.days * DAY_SECONDS)
            and all(word in text for word in self.words.casefold().split())
        )


def result_of(summary: Summary) -> str:
    """Returns `WON`, `LOST` or `NO_SINGLE_PERSON`, or "" if the match is not over."""
    if summary.result is None:
        return ""
    return NO_SINGLE_PERSON if summary.has_won is None else WON if summary.has_won else LOST


def is_full(saves: Path) -> bool:
    """Returns whether a folder has more than `MAX_MATCHES` saves or `MAX_BYTES` bytes.

    Saves are counted without being read, so the saves of unfinished matches count as well.
    """
    saves_there = save_files(saves)
    return (
        len(saves_there) > MAX_MATCHES
        or sum(bytes_with_files_beside(path) for path, _ in saves_there) > MAX_BYTES
    )


@dataclass(frozen=True, slots=True)
class Surplus:
    """The finished matches that exceed the size of a history: those played longest ago.

    Attributes:
        matches: the matches, last played first; empty if the history is not full.
        size: the bytes of their saves and of the files beside these.
    """

    matches: tuple[Summary, ...] = ()
    size: int = 0


def surplus(finished: Iterable[Summary], kept: Collection[Path] = ()) -> Surplus:
    """Returns the finished matches that exceed `MAX_MATCHES` matches or `MAX_BYTES` bytes.

    Args:
        finished: the finished matches, in any order.
        kept: the saves of matches that are never returned and are counted first. This protects
            matches that have a wrong time because the clock was wrong.
    """
    ordered = sorted(finished, key=lambda match: (match.path not in kept, -match.modified))
    count = total_bytes = size = 0
    matches = []
    for match in ordered:
        match_bytes = bytes_with_files_beside(match.path)
        count, total_bytes = count + 1, total_bytes + match_bytes
        if (count > MAX_MATCHES or total_bytes > MAX_BYTES) and match.path not in kept:
            matches.append(match)
            size += match_bytes
    return Surplus(tuple(matches), size)


def full_history_notice() -> Message:
    """Returns a sentence that offers to make room in a full history."""
    return N_(
        "history",
        "Your history holds more than {most} matches or {size} MB. Open the history to move the "
        "oldest matches to the bin.",
    ).of(most=MAX_MATCHES, size=MAX_BYTES // MEGABYTE)


def size_text(size: int) -> Message:
    """Returns a number of bytes in words, such as "12 MB" or "340 kB"."""
    if size >= MEGABYTE:
        return N_("history", "{size} MB").of(size=round(size / MEGABYTE))
    return N_("history", "{size} kB").of(size=max(1, round(size / 1024)))


def bytes_with_files_beside(path: Path) -> int:
    """Returns the bytes of a save and of the files beside it, such as its picture."""
    return sum(_file_size(each) for each in _with_files_beside(path))


def _with_files_beside(path: Path) -> Iterable[Path]:
    return (path, *save.files_beside(path))


def _file_size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
