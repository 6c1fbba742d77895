# SPDX-License-Identifier: MIT
"""Writes the end of a match into the book, in one transaction, and tells what came of it."""

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

Found: TypeAlias = Mapping[Seat, Sequence[Finding]]
"""What was found in a match, by the seat of each person."""


def look_through(match: Match) -> Found:
    """Returns what there is to be found in a finished match, by the seat of each person."""
    people = (Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
    return {seat: findings(match, seat) for seat in people}


def keep(
    data: DataDir,
    match: Match,
    found: Found | None = None,
    now: int | None = None,
    *,
    forgotten: bool = False,
) -> list[News]:
    """Writes how a match ended and what it brought, and returns what is told of it at its end.
    Called again for the same end, it writes nothing and returns the same. `found` is what
    `look_through` returns; `now` is when the match ended. One that is `forgotten` ended before the
    statistics were reset. Raises files.FileError; the book is then as it was."""
    if match.result is None:
        return []
    at = int(clock.now()) if now is None else now
    found = look_through(match) if found is None else found
    row = facts.facts(match, past_findings.kinds_of(match, found), at)  # all that takes time
    brought = contributions.contribution(match, at)
    with book.writing(data) as connection:
        if forgotten:
            least = connection.execute("SELECT min(0, ifnull(min(id), 0)) FROM ended").fetchone()[0]
            row["id"] = least - 1
        line = _add(connection, facts.line_of(match), row)
        known = contributions.record_in(connection, [brought])
        begun.close_table(connection, match)
        return [
            *daily.news(connection, match, line),
            *tower.news(match),
            *rating_news.news(connection, match),
            *achievement_news.told(known, match),
        ]


def is_kept(connection: sqlite3.Connection, match: Match) -> bool:
    """Returns whether this very end of a match stands in an open book."""
    line = facts.line_of(match)
    return book.holds(connection, "ended WHERE line = ? OR line GLOB ?", (line, f"{line} [0-9]*"))


def _add(connection: sqlite3.Connection, line: str, row: Row) -> str:
    """Adds the row of an end, unless it is the last one of its deal already. Returns its line: one
    that comes again after another end was tried has a number."""
    known = [
        str(one[0])
        for one in connection.execute(
            "SELECT line FROM ended WHERE deal = ? AND actions IS NOT NULL ORDER BY id",
            (row["deal"],),
        )
    ]
    if known and known[-1].startswith(line):
        return known[-1]
    name = f"{line} {len(known) + 1}" if line in known else line
    book.insert(connection, "ended", {"line": name, **row})
    return name
