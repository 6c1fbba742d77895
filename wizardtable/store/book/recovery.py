# SPDX-License-Identifier: MIT
"""Puts the book right at a start: what a crash, a full disk or an earlier version left undone."""

from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Final

from wizardtable.core import clock, files
from wizardtable.core.arranged import purposes
from wizardtable.core.match import Match
from wizardtable.store import ratings, save, save_file, save_summary
from wizardtable.store.book import begun, book, end_of_match, old_files, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End

LATELY: Final = 30 * 24 * 3600
"""Seconds since a table was left in which the end of its match may still be missing."""


def recover(
    data: DataDir, since: float = inf, now: int | None = None, *, playing: Match | None = None
) -> None:
    """Adds to the book what is missing in it: for the start of the program, when nobody but
    perhaps one match is at a table.

    Matches that their saves know to be over are added (`add_ended`). The day begins now of rated
    matches whose tables a crash has left open; those that were left for a day are lost. The match
    that is `playing` goes on. Raises files.FileError when everything else is added.
    """
    at = int(clock.now()) if now is None else now
    failed: files.FileError | None = None
    try:
        add_ended(data, since, at)
    except files.FileError as problem:
        failed = problem
    with book.reading(data) as connection:
        going = book.holds(connection, "begun WHERE going")
    if going:
        with book.writing(data) as connection:
            begun.break_off(connection, at)
        if playing is not None and purposes.is_counted(playing.purpose):
            begun.touch(data, playing, at, going=True)
    ratings.settle(data, at)
    if failed is not None:
        raise failed


def add_ended(data: DataDir, since: float = inf, now: int | None = None) -> None:
    """Adds matches that their saves know to be over: those that count for more, and all that were
    played after `since`, when a run began that was ended before it could add them. What the player
    made the program forget stays forgotten. Raises files.FileError when everything else is
    added."""
    at = int(clock.now()) if now is None else now
    with book.reading(data) as connection:
        waiting = begun.open_in(connection, at - LATELY)
        reset = connection.execute("SELECT ifnull(max(at), 0) FROM reset").fetchone()[0]
    forgotten = max(reset, old_files.emptied(data))
    failed: files.FileError | None = None
    for path, modified in _unkept(data, max(since, forgotten), waiting):
        try:
            _add(data, path, max(0, int(min(modified, at))), forgotten=modified < forgotten)
        except files.FileError as problem:
            failed = failed or problem
    if failed is not None:
        raise failed


def _unkept(data: DataDir, since: float, waiting: set[tuple[str, str]]) -> list[tuple[Path, float]]:
    """Returns the saves of finished matches that the book may lack, and when they were played,
    oldest first. Those that are `waiting`, by deal and purpose, are looked for until all are
    found."""
    found = []
    for path, state in save_summary.found(data.saves):  # the last played first
        recent = state.st_mtime >= since
        if not recent and not waiting:
            break
        with suppress(save_file.SaveError):
            header, last = save_file.ends(path)
            deal = rows.deal_of(header.game, header.setup, header.seed), header.purpose
            if recent or (deal in waiting and isinstance(last, End)):
                found.append((path, state.st_mtime))
            waiting.discard(deal)
    return found[::-1]


def _add(data: DataDir, path: Path, ended: int, *, forgotten: bool) -> None:
    """Adds a match if it is over and the book lacks it, and to its save the end, if a crash cut
    that off."""
    try:
        loaded = save.load(path)
    except save.SaveError:
        return
    match = loaded.match
    if match.result is None:
        return
    failed: files.FileError | None = None
    if loaded.notice is None and not isinstance(save_file.ends(path)[1], End):
        try:
            save.write(path, match)
        except files.FileError as problem:
            failed = problem
    with book.reading(data) as connection:
        kept = end_of_match.is_kept(connection, match)
    if not kept:
        end_of_match.keep(data, match, now=ended, forgotten=forgotten)
    if failed is not None:
        raise failed
