# SPDX-License-Identifier: MIT
"""The beginnings of matches that count for more than themselves: rated, daily, in the tower.

Such a match counts once, in the book in which it was begun. In a copy of its player it is an
ordinary match, and so it is once an older copy of its save has been put back.
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

OF_MATCH: Final = "begun WHERE deal = ? AND purpose = ?"
"""The rows of a match, by its deal and what it is played for."""

OPEN: Final = """
begun.deal <> '' AND begun.counts AND NOT begun.lost AND NOT EXISTS (
  SELECT 1 FROM ended
  WHERE ended.deal = begun.deal AND ended.purpose = begun.purpose AND ended.ranks IS NOT NULL)
AND NOT EXISTS (
  SELECT 1 FROM begun AS other
  WHERE other.deal = begun.deal AND other.purpose = begun.purpose AND other.lost)
"""
"""Rows of `begun` of matches that count and have not ended. Files of earlier versions do not tell
the deal of a daily table."""

OLDER: Final = N_(
    "table",
    "An older copy of this save was put back, so the match no longer counts. You can still finish "
    "it.",
)
COPY: Final = N_("table", "This match does not count here. You can still finish it.")


class CountedStanding(Enum):
    """How a match stands that says it counts."""

    UNKNOWN = "unknown"
    """It was never noted."""

    COUNTS = "counts"
    COPY = "copy"
    OLDER = "older"
    """Its save has fewer actions than the book knows."""


def is_marked(match: Match) -> bool:
    """Returns whether the number of actions of a match is kept: one in which nothing is undone."""
    table = tower_floor.table_of(match)
    return purposes.is_unaided(match.purpose) or (table is not None and table.unaided)


def note(data: DataDir, match: Match, now: int | None = None) -> bool:
    """Notes that a match begins which counts; its table is open. Returns whether nothing was noted
    of it before. Raises files.FileError."""
    at = int(clock.now()) if now is None else now
    of_match = _of(match)
    with book.writing(data) as connection:
        if book.holds(connection, OF_MATCH, of_match):
            return False
        row = {**rows.dealt(match), "line": f"begun {of_match[0]}/{match.purpose}"}
        times = {"begun": at, "touched": at, "going": 1}
        return book.insert(connection, "begun", {**row, "purpose": match.purpose, **times})


def standing(data: DataDir, match: Match) -> CountedStanding:
    """Returns how a match stands. Raises files.FileError."""
    with book.reading(data) as connection:
        row = connection.execute(
            f"SELECT counts, actions FROM {OF_MATCH} ORDER BY id DESC", _of(match)
        ).fetchone()
    if row is None:
        return CountedStanding.UNKNOWN
    if not row["counts"]:
        return CountedStanding.COPY
    older = match.earlier + len(match.actions) < row["actions"]
    return CountedStanding.OLDER if older else CountedStanding.COUNTS


def touch(data: DataDir, match: Match, now: int | None = None, *, going: bool) -> None:
    """Notes that the table of a match that counts is opened, or left. Raises files.FileError."""
    at = int(clock.now()) if now is None else now
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET touched = ?, going = ? WHERE deal = ? AND purpose = ?",
            (at, int(going), *_of(match)),
        )


def withdraw(data: DataDir, match: Match) -> None:
    """Has a match count no longer. Raises files.FileError."""
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET counts = 0, going = 0 WHERE deal = ? AND purpose = ?", _of(match)
        )


def mark(data: DataDir, match: Match, actions: int) -> None:
    """Keeps how many actions the save of a match has, which must be on the disk. Raises
    files.FileError."""
    with book.writing(data) as connection:
        connection.execute(
            "UPDATE begun SET actions = max(actions, ?) WHERE deal = ? AND purpose = ?",
            (actions, *_of(match)),
        )


def close_table(connection: sqlite3.Connection, match: Match) -> None:
    """Notes that the table of a match is open no more, because it is over."""
    connection.execute("UPDATE begun SET going = 0 WHERE deal = ? AND purpose = ?", _of(match))


def withdraw_all(connection: sqlite3.Connection) -> None:
    """Has all matches under way count no longer: in the copy of a player."""
    connection.execute(f"UPDATE begun SET counts = 0, going = 0 WHERE {OPEN}")


def break_off(connection: sqlite3.Connection, now: int) -> None:
    """Has the day of matches begin whose tables a crash has left open."""
    connection.execute("UPDATE begun SET going = 0, touched = ? WHERE going", (now,))


def told(standing: CountedStanding) -> Message | None:
    """Returns a sentence for a match that says it counts and does not; None for others."""
    return {CountedStanding.OLDER: OLDER, CountedStanding.COPY: COPY}.get(standing)


def open_in(connection: sqlite3.Connection, after: int) -> set[tuple[str, str]]:
    """Returns deal and purpose of the matches that count and have not ended, if their tables are
    open or were left after this time."""
    found = connection.execute(
        f"SELECT deal, purpose FROM begun WHERE (going OR touched > ?) AND {OPEN}", (after,)
    )
    return {(str(deal), str(purpose)) for deal, purpose in found}


def _of(match: Match) -> tuple[str, str]:
    return rows.deal_of(match.spec.id, match.setup, match.seed), match.purpose
