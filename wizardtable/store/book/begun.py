# SPDX-License-Identifier: MIT
"""The beginnings of matches that count: rated, daily, weekly, in a challenge, or in the tower.

Such a match counts once, in the book in which it began. If a player is copied to another computer,
the match is an ordinary match there. The match also becomes an ordinary match if the player puts
back an older copy of its save. In the SQL table `begun`, the column `going` is 1 while the match is
open in a window.
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
"""The SQL for the rows of a match; the values are the match's deal and its purpose."""

OPEN_MATCH_CONDITION: Final = """
begun.deal <> '' AND begun.counts AND NOT begun.lost AND NOT EXISTS (
  SELECT 1 FROM ended
  WHERE ended.deal = begun.deal AND ended.purpose = begun.purpose AND ended.ranks IS NOT NULL)
AND NOT EXISTS (
  SELECT 1 FROM begun AS other
  WHERE other.deal = begun.deal AND other.purpose = begun.purpose AND other.lost)
"""
"""The SQL condition for rows of `begun` whose match counts and has not ended.

In files of earlier versions, matches at a daily table have no deal. Their rows are left out.
"""

OLDER_SAVE_NOTICE: Final = N_(
    "table",
    "An older copy of this save was restored, so the match no longer counts. You can still "
    "finish it.",
)
LEFT_NOTICE: Final = N_(
    "table",
    "You left this match for a week, so your rank and points when you left are final. You can "
    "still finish it.",
)
COPY_NOTICE: Final = N_("table", "This match does not count here. You can still finish it.")


class CountedStanding(Enum):
    """The state in the book of a match whose save says that the match counts for a competition."""

    UNKNOWN = "unknown"
    """The book has no row of the match."""

    COUNTS = "counts"
    """The match counts here."""
    COPY = "copy"
    """The match no longer counts here, because it is a copy or was withdrawn."""
    OLDER = "older"
    """The save of the match has fewer actions than the book has noted."""
    LEFT = "left"
    """The match answers a challenge or is a weekly one, and the player left it for too long."""


def needs_action_count(match: Match) -> bool:
    """Returns whether the book notes the number of actions in a match's save.

    The book does so if undo is forbidden in the match.
    """
    table = tower_floor.table_of(match)
    return purposes.is_unaided(match.purpose) or (table is not None and table.is_unaided)


def note_beginning(data: DataDir, match: Match, now: int | None = None) -> bool:
    """Notes the beginning of a match that counts for a competition and is now open in a window.

    Returns whether the match is new to the book. If the book has the match, nothing changes.

    Args:
        data: the player's folder.
        match: the match.
        now: seconds since 1970, or None for the time of the clock.

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


def standing_of(data: DataDir, match: Match) -> CountedStanding:
    """Returns the state in the book of a match whose save says that it counts.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book.reading(data) as connection:
        row = connection.execute(
            f"SELECT counts, actions, lost FROM {ROWS_OF_MATCH} ORDER BY id DESC", _key_of(match)
        ).fetchone()
    if row is None:
        return CountedStanding.UNKNOWN
    if not row["counts"]:
        return CountedStanding.COPY
    if row["lost"] and match.purpose != purposes.RATED:
        return CountedStanding.LEFT
    older = match.earlier + len(match.actions) < row["actions"]
    return CountedStanding.OLDER if older else CountedStanding.COUNTS


def note_table(data: DataDir, match: Match, now: int | None = None, *, going: bool) -> None:
    """Notes that the player opened or left the table of a match that counts for a competition.

    Args:
        data: the player's folder.
        match: the match.
        now: seconds since 1970, or None for the time of the clock.
        going: True if the table was opened, False if it was left.

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
    """Notes that a match no longer counts, so that it is an ordinary match from now on.

    Raises:
        files.FileError: the book cannot be written.
    """
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET counts = 0, going = 0 WHERE deal = ? AND purpose = ?", _key_of(match)
        )


def note_actions(data: DataDir, match: Match, actions: int) -> None:
    """Notes that the save of a match on the disk has at least this number of actions.

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
    """Notes in an open book that no unfinished match counts any longer.

    This is for the book of a player who was copied from another computer.
    """
    connection.execute(f"UPDATE begun SET counts = 0, going = 0 WHERE {OPEN_MATCH_CONDITION}")


def close_crashed_tables(connection: sqlite3.Connection, now: int) -> None:
    """Notes in an open book that the player left all open tables at the time `now`.

    This is for tables that a crash has left open. `now` is in seconds since 1970. From then on the
    player has a day to return to a rated match.
    """
    connection.execute("UPDATE begun SET going = 0, touched = ? WHERE going", (now,))


def standing_notice(standing: CountedStanding) -> Message | None:
    """Returns the notice that a match does not count here.

    Returns None if the match counts, or if the book does not have it.
    """
    notices = {
        CountedStanding.OLDER: OLDER_SAVE_NOTICE,
        CountedStanding.COPY: COPY_NOTICE,
        CountedStanding.LEFT: LEFT_NOTICE,
    }
    return notices.get(standing)


def open_matches_in(connection: sqlite3.Connection, after: int) -> set[tuple[str, str]]:
    """Returns deal and purpose of the unfinished matches that count, from an open book.

    Only matches whose table is open or was left later than `after` are included. `after` is in
    seconds since 1970.
    """
    cursor = connection.execute(
        f"SELECT deal, purpose FROM begun WHERE (going OR touched > ?) AND {OPEN_MATCH_CONDITION}",
        (after,),
    )
    return {(str(deal), str(purpose)) for deal, purpose in cursor}


def _key_of(match: Match) -> tuple[str, str]:
    return rows.deal_of(match.spec.id, match.setup, match.seed), match.purpose
