# SPDX-License-Identifier: MIT
"""Writes the end of a match into the book, in one transaction, and returns the news of it."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from wizardtable.core import clock
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding, findings
from wizardtable.store import daily, past_findings, rating_news, tower
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.book import begun, book, facts
from wizardtable.store.book.book_file import Row
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

FindingsBySeat: TypeAlias = Mapping[Seat, Sequence[Finding]]
"""The findings in a match, by the seat of each person."""


def look_through(match: Match) -> FindingsBySeat:
    """Returns the findings in a finished match, by the seat of each person."""
    people = (Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
    return {seat: findings(match, seat) for seat in people}


def keep(
    data: DataDir,
    match: Match,
    found_by_seat: FindingsBySeat | None = None,
    now: int | None = None,
    *,
    forgotten: bool = False,
) -> list[News]:
    """Writes the end of a match into the book, and returns the news for the end page.

    Called again for the same end, it writes nothing and returns the same. If the match is not over,
    it returns an empty list.

    Args:
        data: the player's folder.
        match: the finished match.
        found_by_seat: the findings of `look_through`, or None to look for them now.
        now: when the match ended, in seconds since 1970; None for the time of the clock.
        forgotten: whether the match ended before the last reset of the statistics.

    Raises:
        files.FileError: the book cannot be written, and is as before.
    """
    if match.result is None:
        return []
    at = int(clock.now()) if now is None else now
    found_by_seat = look_through(match) if found_by_seat is None else found_by_seat
    # the slow work comes before the book is locked
    row = facts.facts(match, past_findings.kinds_to_keep(match, found_by_seat), at)
    brought = contributions.contribution(match, at)
    with book.writing(data) as connection:
        if forgotten:
            lowest_id = connection.execute(
                "SELECT min(0, ifnull(min(id), 0)) FROM ended"
            ).fetchone()[0]
            row["id"] = lowest_id - 1
        line = _add(connection, facts.line_of_end(match), row)
        kept = contributions.record_in(connection, [brought])
        begun.close_table(connection, match)
        return [
            *daily.news(connection, match, line),
            *tower.news(match),
            *rating_news.news(connection, match),
            *achievement_news.news_of(kept, match),
        ]


def is_kept(connection: sqlite3.Connection, match: Match) -> bool:
    """Returns whether an open book has this very end of a match."""
    line = facts.line_of_end(match)
    return book.holds(connection, "ended WHERE line = ? OR line GLOB ?", (line, f"{line} [0-9]*"))


def _add(connection: sqlite3.Connection, line: str, row: Row) -> str:
    """Adds the row of an end unless it is the last one of its deal; returns the row's `line`.

    If the same end comes again after another one, its `line` gets a number.
    """
    lines = [
        str(stored[0])
        for stored in connection.execute(
            "SELECT line FROM ended WHERE deal = ? AND actions IS NOT NULL ORDER BY id",
            (row["deal"],),
        )
    ]
    if lines and lines[-1].startswith(line):
        return lines[-1]
    name = f"{line} {len(lines) + 1}" if line in lines else line
    book.insert(connection, "ended", {"line": name, **row})
    return name
