# SPDX-License-Identifier: MIT
"""The finished matches that are kept: which of them a search finds, and which must go because there
are too many. Statistics, ratings and achievements are kept elsewhere: nothing of them is lost."""

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core.text import NN_, Message
from wizardtable.store import save
from wizardtable.store.save_summary import Summary, found, summary

MOST: Final = 500
"""Finished matches that are kept."""

LARGEST: Final = 200 * 1024 * 1024
"""Bytes that they take at most, with what lies beside them."""

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
        at = time.time() if now is None else now
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


def make_room(
    saves: Path, in_use: Collection[Path] = (), most: int = MOST, largest: int = LARGEST
) -> int:
    """Removes the finished matches that were played longest ago where there are more than `most`
    or they take more than `largest` bytes, except those `in_use`. Returns how many went. Matches
    that are not over, and files that cannot be read, stay.

    Raises files.FileError.
    """
    files_there = found(saves)
    sizes = {path: _size(path) for path, _ in files_there}
    if len(files_there) <= most and sum(sizes.values()) <= largest:
        return 0  # without reading any
    kept = taken = gone = 0
    for path, state in files_there:  # the last played first
        if not summary(path, state).finished:
            continue
        kept, taken = kept + 1, taken + sizes[path]
        if (kept > most or taken > largest) and path not in in_use:
            save.remove(path)
            gone += 1
    return gone


def told_room(gone: int) -> Message:
    """Returns a sentence about matches that had to go."""
    return NN_(
        "history",
        "The history is full ({most} matches or {size} MB): %n old match(es) were deleted. "
        "Results and achievements still count them.",
        "",
        gone,
    ).of(most=MOST, size=LARGEST // 1024 // 1024)


def _size(path: Path) -> int:
    return sum(_length(one) for one in _with_company(path))


def _with_company(path: Path) -> Iterable[Path]:
    return (path, *save.company(path))


def _length(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
