# SPDX-License-Identifier: MIT
"""What comes of a finished match for the player beyond its result: what was reached, won or lost by
it. Each kind of outcome is kept in a file of its own by a function that `OUTCOMES` names."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Final, TypeAlias

from wizardtable.core import files
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.store import past_findings, save, save_file, statistics
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End


@dataclass(frozen=True, slots=True)
class News:
    """Something that a match brought.

    Attributes:
        image: the name of an icon (`ui.style.icons`).
        words: a sentence; `more` explains it, None where there is nothing to explain.
    """

    image: str
    words: Message
    more: Message | None = None


Keep: TypeAlias = Callable[[DataDir, Match], list[News]]
"""Keeps what comes of a match that was played to its end here, and tells it. Called again for the
same match, it changes nothing and tells the same. Raises files.FileError."""

OUTCOMES: Final[tuple[str, ...]] = (
    "wizardtable.store.daily:keep_result",
    "wizardtable.store.tower:keep_result",
    "wizardtable.store.rating_news:keep",
    "wizardtable.store.achieved.achievement_news:keep",
)
"""The functions, as "module:name", in the order in which they tell."""


def keep(data: DataDir, match: Match) -> list[News]:
    """Keeps all that comes of a finished match and returns it, the same however often it is called.

    What cannot be kept does not stand in the way of the rest. Raises files.FileError, the first
    one, when everything else is kept.
    """
    found: list[News] = []
    failed: list[files.FileError] = []
    for name in OUTCOMES:
        module, function = name.split(":")
        one: Keep = getattr(import_module(module), function)
        try:
            found += one(data, match)
        except files.FileError as problem:
            failed.append(problem)
    if failed:
        raise failed[0]
    return found


def recover(data: DataDir, since: float) -> None:
    """Keeps the results, and what else comes of them, of the matches that a run which began at
    `since` finished but could not keep: it was ended before, or the disk was full. Raises
    files.FileError when everything else is kept."""
    failed: list[files.FileError] = []
    try:
        statistics.recover(data.statistics, data.saves, since)
    except files.FileError as problem:
        failed.append(problem)
    try:
        found = [(one.stat().st_mtime, one) for one in data.saves.glob(f"*{save.SUFFIX}")]
    except OSError as error:
        raise files.problem(data.saves, error) from error
    for ended, path in sorted(found):
        if ended < since:
            continue
        with suppress(save.SaveError):
            loaded = save.load(path)
            match = loaded.match
            if match.result is None:
                continue
            acts: list[Callable[[], object]] = [
                partial(past_findings.recover, data.findings, match, ended),
                partial(keep, data, match),
            ]
            if loaded.notice is None and not isinstance(save_file.ends(path)[1], End):
                acts.append(partial(save.write, path, match))  # cut short after the last move
            for act in acts:
                try:
                    act()
                except files.FileError as problem:
                    failed.append(problem)
    if failed:
        raise failed[0]
