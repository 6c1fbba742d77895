# SPDX-License-Identifier: MIT
"""The findings in the player's past matches, so that the program can point out habits.

A finding is a mistake or a good play of one seat in a finished match (`core.teaching.findings`).

The book is the SQLite file with the player's results (`store.book`).
"""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from wizardtable.core import files
from wizardtable.core.game import Seat, Setup
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding, can_look
from wizardtable.core.text import NN_, Message
from wizardtable.store.book import book, rows
from wizardtable.store.paths import DataDir
from wizardtable.store.statistics import AFTER_RESET

_FINDINGS_QUERY: Final = f"""
SELECT game, setup, seed, findings, ended FROM ended
WHERE findings IS NOT NULL AND id IN (
  SELECT max(id) FROM ended
  WHERE (findings IS NOT NULL OR actions IS NOT NULL) AND {AFTER_RESET}
  GROUP BY deal)
  AND game = ?
ORDER BY id
"""
"""The SQL for the rows with findings of a game's matches, oldest first.

If the same deal ended several times, only its last end counts. A deal is left out if the person did
not make all decisions of this last match.
"""

RECENT_MATCHES: Final = 6
"""The number of latest matches that are searched for a habit."""

MIN_REPEATS: Final = 3
"""A finding is a habit if at least this many of the latest matches have it."""


@dataclass(frozen=True, slots=True)
class PastFindings:
    """The findings in a finished match in which one person made all decisions of a seat.

    Matches with undone moves or hints are included.

    Attributes:
        game: the id of the game.
        setup: the setup of the match. Setup and seed identify the match, even if the person undid
            its end and played on.
        seed: the seed of the match.
        kinds: the ids of the findings that are mistakes.
        ended: when the match ended, in seconds since 1970.
    """

    game: str
    setup: Setup
    seed: int
    kinds: tuple[str, ...]
    ended: int


def kinds_to_keep(
    match: Match, findings: Mapping[Seat, Sequence[Finding]]
) -> tuple[str, ...] | None:
    """Returns the ids of the mistakes that the book keeps of a finished match.

    Returns None unless exactly one person played the match and made all decisions of their seat.

    Args:
        match: the match.
        findings: the findings by the seat of each person.
    """
    if len(findings) != 1:
        return None
    ((seat, mine),) = findings.items()
    if not can_look(match, seat):
        return None
    return tuple(finding.kind for finding in mine if not finding.is_praise)


def read(data: DataDir, match: Match) -> list[PastFindings]:
    """Returns the findings in all matches of the game up to this match, oldest first.

    Returns an empty list if the book has no findings of this match, or cannot be read.
    """
    try:
        with book.reading(data) as connection:
            past_findings = read_from(connection, match.spec.id)
    except files.FileError:
        return []
    deal = (match.setup, match.seed)
    places = [index for index, past in enumerate(past_findings) if (past.setup, past.seed) == deal]
    return past_findings[: places[-1] + 1] if places else []


def read_from(connection: sqlite3.Connection, game: str) -> list[PastFindings]:
    """Returns the findings in a game's matches from an open book, oldest first."""
    past_findings = []
    for row in connection.execute(_FINDINGS_QUERY, (game,)):
        try:
            kinds = tuple(str(kind) for kind in json.loads(row["findings"]))
            deal = rows.setup_from(row["setup"]), rows.seed_from(row["seed"])
            past_findings.append(PastFindings(game, *deal, kinds, rows.time_from(row["ended"])))
        except (CodecError, ValueError, TypeError, RecursionError):
            continue
    return past_findings


def recurrence(past: Sequence[PastFindings], kind: str) -> Message | None:
    """Returns a sentence if a finding of the last match is a habit, otherwise None.

    The finding is a habit if the match before the last one has it as well, or if at least
    `MIN_REPEATS` of the `RECENT_MATCHES` latest matches have it.

    Args:
        past: the findings in past matches, oldest first. The last match is included.
        kind: the id of the finding.
    """
    streak = 0
    for match in reversed(past):
        if kind not in match.kinds:
            break
        streak += 1
    if streak > 1:
        return NN_("findings", "This was true of your last %n matches.", "", streak)
    latest = past[-RECENT_MATCHES:]
    count = sum(kind in match.kinds for match in latest)
    if count < MIN_REPEATS:
        return None
    return NN_("findings", "This was true of {count} of your last %n matches.", "", len(latest)).of(
        count=count
    )
