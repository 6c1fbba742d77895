# SPDX-License-Identifier: MIT
"""The finished matches: which of them a search finds, and which may go where there are too many.
Nothing is removed here. Statistics, ratings and achievements are kept elsewhere."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core import clock
from wizardtable.core.text import N_, Message
from wizardtable.store import save
from wizardtable.store.save_summary import Summary, found

MOST: Final = 500
"""Finished matches for which a history is made."""

MEGABYTE: Final = 1024 * 1024

LARGEST: Final = 200 * MEGABYTE
"""Bytes for which a history is made, with the files beside the saves."""

WON: Final = "won"
LOST: Final = "lost"
OTHERS: Final = "others"
"""Results to look for; the last one is that of matches with several people or none."""

DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """What is looked for; "" and 0 for anything.

    Attributes:
        game: the id of a game.
        result: WON, LOST or OTHERS.
        days: how long ago it was played at most.
        words: all of these are in what is told of a match, whatever their case.
    """

    game: str = ""
    result: str = ""
    days: int = 0
    words: str = ""

    def finds(self, one: Summary, told: str, now: float | None = None) -> bool:
        """Returns whether a match is one of those; `told` is what is told of it."""
        at = clock.now() if now is None else now
        text = told.casefold()
        return (
            self.game in ("", one.game_id)
            and self.result in ("", result_of(one))
            and (not self.days or one.modified >= at - self.days * DAY)
            and all(word in text for word in self.words.casefold().split())
        )


def result_of(one: Summary) -> str:
    """Returns WON, LOST or OTHERS; "" for a match that is not over."""
    if one.result is None:
        return ""
    return OTHERS if one.won is None else WON if one.won else LOST


def is_full(saves: Path) -> bool:
    """Returns whether a folder has more than `MOST` saves, or they take more than `LARGEST` bytes.
    No save is read, so those of matches that are not over count as well."""
    files_there = found(saves)
    return len(files_there) > MOST or sum(size_of(path) for path, _ in files_there) > LARGEST


@dataclass(frozen=True, slots=True)
class Surplus:
    """The finished matches beyond what a history is made for: those played longest ago.

    Attributes:
        matches: the last played first.
        size: the bytes that they take, with the files beside them.
    """

    matches: tuple[Summary, ...] = ()
    size: int = 0


def surplus(finished: Iterable[Summary], kept: Collection[Path] = ()) -> Surplus:
    """Returns the finished matches beyond `MOST` or `LARGEST`, whichever is reached first.

    The last played count first. Those in `kept` count before all others and are never among the
    surplus: the clock may have been wrong when they were played.
    """
    ordered = sorted(finished, key=lambda one: (one.path not in kept, -one.modified))
    count = taken = size = 0
    matches = []
    for one in ordered:
        bytes_of_one = size_of(one.path)
        count, taken = count + 1, taken + bytes_of_one
        if (count > MOST or taken > LARGEST) and one.path not in kept:
            matches.append(one)
            size += bytes_of_one
    return Surplus(tuple(matches), size)


def told_full() -> Message:
    """Returns a sentence that offers to make room in a history that is full."""
    return N_(
        "history",
        "Your history holds more than {most} matches or {size} MB. You can move the oldest to the "
        "bin there.",
    ).of(most=MOST, size=LARGEST // MEGABYTE)


def written_size(size: int) -> Message:
    """Returns a number of bytes as people read it, such as "12 MB" or "340 kB"."""
    if size >= MEGABYTE:
        return N_("history", "{size} MB").of(size=round(size / MEGABYTE))
    return N_("history", "{size} kB").of(size=max(1, round(size / 1024)))


def size_of(path: Path) -> int:
    """Returns the bytes that a save takes with the files beside it."""
    return sum(_length(one) for one in _with_company(path))


def _with_company(path: Path) -> Iterable[Path]:
    return (path, *save.company(path))


def _length(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
