# SPDX-License-Identifier: MIT
"""Searches the finished matches, and finds those beyond the size of a history.

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

MOST: Final = 500
"""Finished matches that a history holds before it counts as full."""

MEGABYTE: Final = 1024 * 1024
"""Bytes of a megabyte."""

LARGEST: Final = 200 * MEGABYTE
"""Bytes that a history takes, with the files beside the saves, before it counts as full."""

WON: Final = "won"
LOST: Final = "lost"
OTHERS: Final = "others"
"""Results to search for. A match that several people or nobody played is among OTHERS."""

DAY: Final = 24 * 3600
"""Seconds of a day."""


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """A search of the finished matches; "" and 0 accept any match.

    Attributes:
        game: the id of a game.
        result: WON, LOST or OTHERS.
        days: the match was played at most this many days ago.
        words: each of these words is in the match's description, in upper or lower case.
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
            and (not self.days or summary.modified >= at - self.days * DAY)
            and all(word in text for word in self.words.casefold().split())
        )


def result_of(summary: Summary) -> str:
    """Returns WON, LOST or OTHERS, or "" if the match is not over."""
    if summary.result is None:
        return ""
    return OTHERS if summary.won is None else WON if summary.won else LOST


def is_full(saves: Path) -> bool:
    """Returns whether a folder has more than `MOST` saves, or they take more than `LARGEST` bytes.

    Saves are counted without being read, so matches that are not over count as well.
    """
    saves_there = save_files(saves)
    return (
        len(saves_there) > MOST or sum(size_with_company(path) for path, _ in saves_there) > LARGEST
    )


@dataclass(frozen=True, slots=True)
class Surplus:
    """The finished matches beyond the size of a history; they are those played longest ago.

    Attributes:
        matches: the saves, last played first.
        size: bytes of these saves, with the files beside them.
    """

    matches: tuple[Summary, ...] = ()
    size: int = 0


def surplus(finished: Iterable[Summary], kept: Collection[Path] = ()) -> Surplus:
    """Returns the finished matches beyond `MOST` matches or `LARGEST` bytes.

    The matches last played stay. Those in `kept` always stay and count first, because the clock may
    have been wrong when they were played.
    """
    ordered = sorted(finished, key=lambda match: (match.path not in kept, -match.modified))
    count = total_bytes = size = 0
    matches = []
    for match in ordered:
        match_bytes = size_with_company(match.path)
        count, total_bytes = count + 1, total_bytes + match_bytes
        if (count > MOST or total_bytes > LARGEST) and match.path not in kept:
            matches.append(match)
            size += match_bytes
    return Surplus(tuple(matches), size)


def told_full() -> Message:
    """Returns a sentence that offers to make room in a full history."""
    return N_(
        "history",
        "Your history holds more than {most} matches or {size} MB. You can move the oldest to the "
        "bin there.",
    ).of(most=MOST, size=LARGEST // MEGABYTE)


def written_size(size: int) -> Message:
    """Returns a number of bytes in words, such as "12 MB" or "340 kB"."""
    if size >= MEGABYTE:
        return N_("history", "{size} MB").of(size=round(size / MEGABYTE))
    return N_("history", "{size} kB").of(size=max(1, round(size / 1024)))


def size_with_company(path: Path) -> int:
    """Returns the bytes of a save together with the files beside it."""
    return sum(_file_size(each) for each in _with_company(path))


def _with_company(path: Path) -> Iterable[Path]:
    return (path, *save.company(path))


def _file_size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
