# SPDX-License-Identifier: MIT
"""Which findings came up in the matches of the player, so that they can be told what comes
again."""

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

_FINDINGS: Final = f"""
SELECT game, setup, seed, findings, ended FROM ended
WHERE findings IS NOT NULL AND id IN (
  SELECT max(id) FROM ended
  WHERE (findings IS NOT NULL OR actions IS NOT NULL) AND {AFTER_RESET}
  GROUP BY deal)
  AND game = ?
ORDER BY id
"""
"""Of a match that ended several times, and of a deal that was played again, the last end says what
was done badly; nothing, if the person did not decide everything by then. Oldest first."""

WINDOW: Final = 6
"""The latest matches in which it is counted how often a finding came up."""

OFTEN: Final = 3
"""Matches of these from which it is told."""


@dataclass(frozen=True, slots=True)
class PastFindings:
    """What was done badly in a match that is over and in which the person decided everything; what
    was undone, and hints, make no difference.

    Attributes:
        game: the id of the game.
        setup, seed: what tells the match from others: if it goes on after an undo, it is the same.
        kinds: the ids of the findings.
        ended: seconds since 1970.
    """

    game: str
    setup: Setup
    seed: int
    kinds: tuple[str, ...]
    ended: int


def kinds_of(match: Match, found: Mapping[Seat, Sequence[Finding]]) -> tuple[str, ...] | None:
    """Returns what is kept of what was found in a finished match, by the seat of each person: the
    ids of the findings, if one person played it, who decided everything; else None."""
    if len(found) != 1:
        return None
    ((seat, mine),) = found.items()
    if not can_look(match, seat):
        return None
    return tuple(finding.kind for finding in mine if not finding.praise)


def read(data: DataDir, match: Match) -> list[PastFindings]:
    """Returns what is kept of the matches of the same game, oldest first, up to the match itself;
    nothing if that is not kept, or if the book cannot be read."""
    try:
        with book.reading(data) as connection:
            known = read_from(connection, match.spec.id)
    except files.FileError:
        return []
    deal = (match.setup, match.seed)
    last = [place for place, past in enumerate(known) if (past.setup, past.seed) == deal]
    return known[: last[-1] + 1] if last else []


def read_from(connection: sqlite3.Connection, game: str) -> list[PastFindings]:
    """Returns what an open book has of the matches of a game, oldest first."""
    found = []
    for row in connection.execute(_FINDINGS, (game,)):
        try:
            kinds = tuple(str(kind) for kind in json.loads(row["findings"]))
            deal = rows.setup_from(row["setup"]), rows.seed_from(row["seed"])
            found.append(PastFindings(game, *deal, kinds, rows.time_from(row["ended"])))
        except (CodecError, ValueError, TypeError, RecursionError):
            continue
    return found


def recurrence(past: Sequence[PastFindings], kind: str) -> Message | None:
    """Returns a sentence about how often a finding of the last of these matches has come up lately,
    or None if it is new."""
    streak = 0
    for one in reversed(past):
        if kind not in one.kinds:
            break
        streak += 1
    if streak > 1:
        return NN_("findings", "That makes %n matches in a row.", "", streak)
    latest = past[-WINDOW:]
    count = sum(kind in one.kinds for one in latest)
    if count < OFTEN:
        return None
    return NN_("findings", "That makes {count} of your last %n matches.", "", len(latest)).of(
        count=count
    )
