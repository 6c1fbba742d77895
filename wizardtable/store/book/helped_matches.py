# SPDX-License-Identifier: MIT
"""Adds matches with help to the book that earlier versions finished and did not count.

They are read from their saves, once. A row of the table `old_file` says that this is done, so that
no save that is imported later counts for the player.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final

from wizardtable.core import clock
from wizardtable.core.arranged import purposes
from wizardtable.store import save, save_file, save_summary
from wizardtable.store.book import book, end_of_match, old_files, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End, Header

SAVES_SEARCHED_ROW: Final = "saves"
"""The name of the row of `old_file` that says that the saves were searched."""


def add(data: DataDir, stopped: Event | None = None, pause: float = 0.0) -> None:
    """Adds the finished matches with help that the book lacks, oldest first, unless this was done.

    Matches that ended before the last reset of the statistics are left out.

    Args:
        data: the player's folder.
        stopped: an event that ends the search when it is set, or None. The next call goes on.
        pause: seconds between two saves; no effect without `stopped`.

    Raises:
        files.FileError: the book cannot be read or written.
    """
    with book.reading(data) as connection:
        if book.holds(connection, "old_file WHERE name = ?", (SAVES_SEARCHED_ROW,)):
            return
        reset = connection.execute("SELECT ifnull(max(at), 0) FROM reset").fetchone()[0]
        deals = {
            str(row[0])
            for row in connection.execute("SELECT deal FROM ended WHERE scores IS NOT NULL")
        }
    if not data.book.exists() and not save_summary.save_files(data.saves):
        return
    forgotten = max(reset, old_files.time_of_reset(data))
    for path, ended in list(_saves_to_read(data, forgotten, deals)):
        if stopped is not None and stopped.wait(pause):
            return
        with suppress(save.SaveError):
            match = save.load(path).match
            if match.result is not None and match.assisted:
                end_of_match.write_end(data, match, now=ended)
    with book.writing(data) as connection:
        book.insert(connection, "old_file", {"name": SAVES_SEARCHED_ROW, "size": 0, "modified": 0})


def _saves_to_read(data: DataDir, forgotten: float, deals: set[str]) -> Iterator[tuple[Path, int]]:
    """Yields the saves whose match is missing, each with the end of the match, oldest first.

    Times are in seconds since 1970.

    Args:
        data: the player's folder.
        forgotten: matches that ended before this time are left out.
        deals: the deals of which the book has a result.
    """
    for path, state in reversed(save_summary.save_files(data.saves)):
        if state.st_mtime < forgotten:
            continue
        try:
            header, last = save_file.read_ends(path)
        except save_file.SaveError:
            continue
        deal = rows.deal_of(header.game, header.setup, header.seed)
        if isinstance(last, End) and deal not in deals and _is_missed(header):
            yield path, max(0, int(min(state.st_mtime, clock.now())))


def _is_missed(header: Header) -> bool:
    """Returns whether earlier versions have left out a match, because of help and only of help."""
    is_alone = rows.person_of(header.players) is not None
    return header.assisted and is_alone and not purposes.is_unaided(header.purpose)
