# SPDX-License-Identifier: MIT
"""Adds results that the book lacks, at the start of the program.

Results may be missing after a crash, after a full disk, or if an earlier version was used.
"""

from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Final

from wizardtable.core import clock, files
from wizardtable.core.arranged import purposes
from wizardtable.core.match import Match
from wizardtable.store import challenges, ratings, save, save_file, save_summary
from wizardtable.store.book import begun, book, end_of_match, old_files, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End

RECENT_SECONDS: Final = 30 * 24 * 3600
"""The saves are not searched for a match that the player left more than this many seconds ago."""


def add_missing_results(
    data: DataDir, since: float = inf, now: int | None = None, *, playing: Match | None = None
) -> None:
    """Adds missing results to the book at the start of the program.

    Finished matches are added from their saves (`add_ended`). A rated match counts as lost if the
    player left it for a day. The match of a challenge or a weekly table that the player left for a
    week has the result of its last position. If a crash has left a table open, this time begins
    now.

    Args:
        data: the player's folder.
        since: the beginning of an earlier run that may not have stored its results, in seconds
            since 1970; infinity for no such run. All matches finished since then are added.
        now: seconds since 1970, or None for the time of the clock.
        playing: the match that is already open in the window, or None. It stays open in the book.

    Raises:
        files.FileError: at least one result could not be added; all others were.
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
            begun.close_crashed_tables(connection, at)
        if playing is not None and purposes.is_counted(playing.purpose):
            begun.note_table(data, playing, at, going=True)
    ratings.settle_absences(data, at)
    challenges.settle_absences(data, at)
    if failed is not None:
        raise failed


def add_ended(data: DataDir, since: float = inf, now: int | None = None) -> None:
    """Adds finished matches from their saves to the book, if the book lacks them.

    All finished matches played after `since` are added. Older matches are added if they count for a
    competition and the book has noted no end for them. Matches before the last reset of the
    statistics stay out of the statistics.

    Args:
        data: the player's folder.
        since: the beginning of an earlier run that may not have stored its results, in seconds
            since 1970; infinity for no such run.
        now: seconds since 1970, or None for the time of the clock.

    Raises:
        files.FileError: at least one match could not be added; all others were.
    """
    at = int(clock.now()) if now is None else now
    with book.reading(data) as connection:
        waiting = begun.open_matches_in(connection, at - RECENT_SECONDS)
        reset = connection.execute("SELECT ifnull(max(at), 0) FROM reset").fetchone()[0]
    forgotten = max(reset, old_files.time_of_reset(data))
    failed: files.FileError | None = None
    for path, modified in _saves_to_add(data, max(since, forgotten), waiting):
        try:
            _add_match_of_save(
                data, path, max(0, int(min(modified, at))), forgotten=modified < forgotten
            )
        except files.FileError as problem:
            failed = failed or problem
    if failed is not None:
        raise failed


def _saves_to_add(
    data: DataDir, since: float, waiting: set[tuple[str, str]]
) -> list[tuple[Path, float]]:
    """Returns the saves whose match the book may lack, with the times of the files, oldest first.

    Times are in seconds since 1970.

    Args:
        data: the player's folder.
        since: all saves written at this time or later are returned.
        waiting: deal and purpose of the matches to look for among older saves. The function removes
            the matches that it finds.
    """
    unkept = []
    for path, state in save_summary.save_files(data.saves):  # last played first
        recent = state.st_mtime >= since
        if not recent and not waiting:
            break
        with suppress(save_file.SaveError):
            header, last = save_file.read_ends(path)
            deal = rows.deal_of(header.game, header.setup, header.seed), header.purpose
            if recent or (deal in waiting and isinstance(last, End)):
                unkept.append((path, state.st_mtime))
            waiting.discard(deal)
    return unkept[::-1]


def _add_match_of_save(data: DataDir, path: Path, ended: int, *, forgotten: bool) -> None:
    """Adds the match of a save if the match is over and the book lacks it.

    If a crash has cut off the end of the save, the save is completed, too. `ended` is the time of
    the end, in seconds since 1970. `forgotten` is as in `end_of_match.write_end`.
    """
    try:
        loaded = save.load(path)
    except save.SaveError:
        return
    match = loaded.match
    if match.result is None:
        return
    failed: files.FileError | None = None
    if loaded.notice is None and not isinstance(save_file.read_ends(path)[1], End):
        try:
            save.write(path, match)
        except files.FileError as problem:
            failed = problem
    with book.reading(data) as connection:
        is_kept = end_of_match.is_kept(connection, match)
    if not is_kept:
        end_of_match.write_end(data, match, now=ended, forgotten=forgotten)
    if failed is not None:
        raise failed
