# SPDX-License-Identifier: MIT
"""The beginnings of matches that count for something: rated, daily, or in the tower.

Such a match counts once, in the book in which it began. In a copy of its player it is an ordinary
match. It also becomes one if the player puts back an older copy of its save.
"""

import sqlite3
from enum import Enum
from typing import Final

from wizardtable.core import clock
from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.store.book import book, rows
from wizardtable.store.paths import DataDir

ROWS_OF_MATCH: Final = "begun WHERE deal = ? AND purpose = ?"
"""The SQL for the rows of a match, by its deal and its purpose."""

IS_OPEN: Final = """
begun.deal <> '' AND begun.counts AND NOT begun.lost AND NOT EXISTS (
  SELECT 1 FROM ended
  WHERE ended.deal = begun.deal AND ended.purpose = begun.purpose AND ended.ranks IS NOT NULL)
AND NOT EXISTS (
  SELECT 1 FROM begun AS other
  WHERE other.deal = begun.deal AND other.purpose = begun.purpose AND other.lost)
"""
"""The SQL condition for rows of `begun` whose match counts and has not ended.

Rows from files of earlier versions have no deal if they are of a daily table; they are left out.
"""

OLDER_SAVE_NOTICE: Final = N_(
    "table",
    "An older copy of this save was put back, so the match no longer counts. You can still finish "
    "it.",
)
COPY_NOTICE: Final = N_("table", "This match does not count here. You can still finish it.")


class CountedStanding(Enum):
    """The standing in the book of a match whose purpose says that it counts."""

    UNKNOWN = "unknown"
    """The book has no row of it."""

    COUNTS = "counts"
    COPY = "copy"
    """The match has been withdrawn: it is a copy, or is played on as an ordinary match."""
    OLDER = "older"
    """Its save has fewer actions than the book has noted."""


def is_marked(match: Match) -> bool:
    """Returns whether the book notes how many actions a match's save has.

    It does so if the person may undo nothing in the match.
    """
    table = tower_floor.table_of(match)
    return purposes.is_unaided(match.purpose) or (table is not None and table.unaided)


def note(data: DataDir, match: Match, now: int | None = None) -> bool:
    """Notes that a match that counts begins and its table is open.

    Returns whether the match is new to the book.

    Raises:
        files.FileError: the book cannot be written.
    """
    at = int(clock.now()) if now is None else now
    of_match = _key_of(match)
    with book.writing(data) as connection:
        if book.holds(connection, ROWS_OF_MATCH, of_match):
            return False
        row = {**rows.deal_columns_of(match), "line": f"begun {of_match[0]}/{match.purpose}"}
        times = {"begun": at, "touched": at, "going": 1}
        return book.insert(connection, "begun", {**row, "purpose": match.purpose, **times})


def standing(data: DataDir, match: Match) -> CountedStanding:
    """Returns the standing of a match in the book.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book.reading(data) as connection:
        row = connection.execute(
            f"SELECT counts, actions FROM {ROWS_OF_MATCH} ORDER BY id DESC", _key_of(match)
        ).fetchone()
    if row is None:
        return CountedStanding.UNKNOWN
    if not row["counts"]:
        return CountedStanding.COPY
    older = match.earlier + len(match.actions) < row["actions"]
    return CountedStanding.OLDER if older else CountedStanding.COUNTS


def note_table(data: DataDir, match: Match, now: int | None = None, *, going: bool) -> None:
    """Notes that the table of a match that counts was opened (`going`) or left.

    Raises:
        files.FileError: the book cannot be written.
    """
    at = int(clock.now()) if now is None else now
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET touched = ?, going = ? WHERE deal = ? AND purpose = ?",
            (at, int(going), *_key_of(match)),
        )


def withdraw(data: DataDir, match: Match) -> None:
    """Notes that a match no longer counts.

    Raises:
        files.FileError: the book cannot be written.
    """
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET counts = 0, going = 0 WHERE deal = ? AND purpose = ?", _key_of(match)
        )


def note_actions(data: DataDir, match: Match, actions: int) -> None:
    """Notes that the save of a match has at least this number of actions on the disk.

    Raises:
        files.FileError: the book cannot be written.
    """
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET actions = max(actions, ?) WHERE deal = ? AND purpose = ?",
            (actions, *_key_of(match)),
        )


def close_table(connection: sqlite3.Connection, match: Match) -> None:
    """Notes in an open book that the table of a match is closed, because the match is over."""
    connection.execute("UPDATE begun SET going = 0 WHERE deal = ? AND purpose = ?", _key_of(match))


def withdraw_all(connection: sqlite3.Connection) -> None:
    """Notes in an open book that no match under way counts any longer.

    The book is that of a copied player.
    """
    connection.execute(f"UPDATE begun SET counts = 0, going = 0 WHERE {IS_OPEN}")


def break_off(connection: sqlite3.Connection, now: int) -> None:
    """Closes in an open book all tables that a crash has left open; their day begins at `now`."""
    connection.execute("UPDATE begun SET going = 0, touched = ? WHERE going", (now,))


def standing_notice(standing: CountedStanding) -> Message | None:
    """Returns the notice for a match that does not count here; None for any other standing."""
    return {CountedStanding.OLDER: OLDER_SAVE_NOTICE, CountedStanding.COPY: COPY_NOTICE}.get(
        standing
    )


def open_matches_in(connection: sqlite3.Connection, after: int) -> set[tuple[str, str]]:
    """Returns deal and purpose of the matches in an open book that count and have not ended.

    Only those are returned whose table is open or was left after the time `after`.
    """
    cursor = connection.execute(
        f"SELECT deal, purpose FROM begun WHERE (going OR touched > ?) AND {IS_OPEN}", (after,)
    )
    return {(str(deal), str(purpose)) for deal, purpose in cursor}


def _key_of(match: Match) -> tuple[str, str]:
    return rows.deal_of(match.spec.id, match.setup, match.seed), match.purpose
