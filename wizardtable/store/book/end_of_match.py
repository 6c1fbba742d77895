# SPDX-License-Identifier: MIT
"""Writes the end of a match into the book, in one transaction, and returns the match's news.

A finding is a mistake or a good play of one seat in a finished match (`core.teaching.findings`).
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from wizardtable.core import clock
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding, findings
from wizardtable.store import challenges, daily, past_findings, rating_news, tower
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.book import begun, book, facts
from wizardtable.store.book.book_file import Row
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

FindingsBySeat: TypeAlias = Mapping[Seat, Sequence[Finding]]
"""The findings in a match, by the seat of each person."""


def findings_by_seat(match: Match) -> FindingsBySeat:
    """Returns the findings in a finished match, by the seat of each person."""
    people = (Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
    return {seat: findings(match, seat) for seat in people}


def write_end(
    data: DataDir,
    match: Match,
    found_by_seat: FindingsBySeat | None = None,
    now: int | None = None,
    *,
    forgotten: bool = False,
) -> list[News]:
    """Writes the end of a match into the book, and returns the news for the end page.

    If the book already has this end, nothing is written, and the same news is returned. If the
    match is not over, nothing is written, and the list is empty.

    Args:
        data: the player's folder.
        match: the match.
        found_by_seat: the findings from `findings_by_seat`, or None to look for them now.
        now: when the match ended, in seconds since 1970; None for the time of the clock.
        forgotten: whether the match ended before the last reset of the statistics, so that the
            statistics leave it out.

    Raises:
        files.FileError: the book cannot be written, and has not changed.
    """
    if match.result is None:
        return []
    at = int(clock.now()) if now is None else now
    found_by_seat = findings_by_seat(match) if found_by_seat is None else found_by_seat
    # the slow work comes before the book is locked
    row = facts.facts(match, past_findings.kinds_to_keep(match, found_by_seat), at)
    brought = contributions.contribution(match, at)
    with book.writing(data) as connection:
        if forgotten:
            lowest_id = connection.execute(
                "SELECT min(0, ifnull(min(id), 0)) FROM ended"
            ).fetchone()[0]
            row["id"] = lowest_id - 1
        line = _add_end(connection, facts.line_of_end(match), row)
        kept = contributions.record_in(connection, [brought])
        begun.close_table(connection, match)
        challenges.keep_own(connection, match, at)
        return [
            *challenges.news(connection, match),
            *daily.news(connection, match, line),
            *tower.news(match),
            *rating_news.news(connection, match),
            *achievement_news.news_of(kept, match),
        ]


def is_kept(connection: sqlite3.Connection, match: Match) -> bool:
    """Returns whether an open book has the end of this match, reached by the same actions."""
    line = facts.line_of_end(match)
    return book.holds(connection, "ended WHERE line = ? OR line GLOB ?", (line, f"{line} [0-9]*"))


def _add_end(connection: sqlite3.Connection, line: str, row: Row) -> str:
    """Adds the row for the end of a match, unless the last row of the same deal has this end.

    Returns the value of the row's column `line`. This value ends in a number if the deal ended
    earlier in the same way and in another way since.
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
