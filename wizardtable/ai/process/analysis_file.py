# SPDX-License-Identifier: MIT
"""Keeps the analysis of a match in a file beside its save; whatever does not fit is not read."""

import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis, Turning
from wizardtable.core import catalog, codec, files
from wizardtable.core.match import Match
from wizardtable.store import save

FORMAT = 7
"""Of the files written: raised when an analysis says other things than before."""

LARGEST = 1024 * 1024
"""Bytes; no analysis comes near it."""

ROUNDING = 1e-6
"""By which a chance may be off."""


@dataclass(frozen=True, slots=True)
class AnalysisFile:
    """What the file says, behind a checksum.

    Attributes:
        rules: the rules version of the game.
        match: the digest of the match's record.
    """

    format: int
    rules: int
    match: str
    analysis: Analysis


def keep(path: Path, record: MatchRecord, analysis: Analysis) -> None:
    """Write the analysis of a match beside its save with this path, if that is still there."""
    if not path.exists():
        return
    kept = AnalysisFile(FORMAT, catalog.get(record.game_id).rules_version, record.digest, analysis)
    body = codec.dumps(AnalysisFile, kept).encode()
    with suppress(files.FileError):  # it can be made again; the autosave tells about a full disk
        files.replace(save.analysis_path(path), b"%08x " % zlib.crc32(body) + body)


def read(path: Path, match: Match) -> Analysis | None:
    """The analysis kept beside the save, if it is sound and of this very match."""
    try:
        checksum, _, body = files.read(save.analysis_path(path), LARGEST).partition(b" ")
        if checksum != b"%08x" % zlib.crc32(body):
            return None
        kept: AnalysisFile = codec.loads(AnalysisFile, body.decode())
    except (OSError, ValueError):
        return None
    wanted = (FORMAT, match.spec.rules_version, MatchRecord.of(match).digest)
    if (kept.format, kept.rules, kept.match) != wanted or not _fits(kept.analysis, match):
        return None
    return kept.analysis


def _fits(analysis: Analysis, match: Match) -> bool:
    """Whether the analysis speaks of seats, places and moves that there are."""
    seats, end = match.setup.seats, len(match.actions)
    return (
        len(analysis.skills) == seats
        and len(analysis.course) > 0
        and any(level.id == analysis.level for level in match.spec.levels)
        and all(
            0 <= odds.place <= end
            and len(odds.chances) == seats
            and all(map(_is_chance, odds.chances))
            for odds in analysis.course
        )
        and all(
            0 <= one.place < one.end <= end
            and one.seat == match.mover(one.place)
            and _could_be(one, match)
            for one in analysis.decisive
        )
    )


def _could_be(turning: Turning, match: Match) -> bool:
    """Whether the move preferred was possible then."""
    try:
        match.spec.rules.check(match.state_at(turning.place), turning.better(match.spec))
    except (ValueError, IndexError):  # it is not legal, or there is none
        return False
    return _is_chance(turning.chance) and _is_chance(turning.own)


def _is_chance(value: float) -> bool:
    return -ROUNDING <= value <= 1 + ROUNDING
