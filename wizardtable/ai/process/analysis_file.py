# SPDX-License-Identifier: MIT
"""Keeps the analysis of a match in a file beside the match's save.

A file that does not fit the match is ignored.
"""

import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis, Turning
from wizardtable.core import catalog, codec, files
from wizardtable.core.match import Match
from wizardtable.store import save

FORMAT_VERSION = 7
"""The version of the file format. Raise it when the meaning of an analysis changes."""

MAX_FILE_BYTES = 1024 * 1024
"""A file of more bytes is not read whole, and so is ignored. Every real analysis is far smaller."""

CHANCE_TOLERANCE = 1e-6
"""A chance in the file may be this much below 0 or above 1, because of rounding."""


@dataclass(frozen=True, slots=True)
class AnalysisFile:
    """The content of the file. In the file, a checksum of the content comes before it.

    Attributes:
        format: the version of the file format.
        rules: the rules version of the game.
        match: the checksum of the match, see `MatchRecord.digest`.
        analysis: the analysis.
    """

    format: int
    rules: int
    match: str
    analysis: Analysis


def write(path: Path, record: MatchRecord, analysis: Analysis) -> None:
    """Writes the analysis of a match beside the save at `path`, if the save still exists.

    A failure to write is ignored.
    """
    if not path.exists():
        return
    content = AnalysisFile(
        FORMAT_VERSION, catalog.get(record.game_id).rules_version, record.digest, analysis
    )
    body = codec.dumps(AnalysisFile, content).encode()
    with suppress(files.FileError):  # it can be made again; the autosave reports a full disk
        files.replace(save.analysis_path(path), b"%08x " % zlib.crc32(body) + body)


def read(path: Path, match: Match) -> Analysis | None:
    """Returns the analysis in the file beside the save at `path`, or None.

    Returns None if there is no such file, if the file is damaged, or if the match has taken another
    course since.
    """
    try:
        checksum, _, body = files.read(save.analysis_path(path), MAX_FILE_BYTES).partition(b" ")
        if checksum != b"%08x" % zlib.crc32(body):
            return None
        content: AnalysisFile = codec.loads(AnalysisFile, body.decode())
    except (OSError, ValueError):
        return None
    wanted = (FORMAT_VERSION, match.spec.rules_version, MatchRecord.of(match).digest)
    if (content.format, content.rules, content.match) != wanted or not _fits(
        content.analysis, match
    ):
        return None
    return content.analysis


def _fits(analysis: Analysis, match: Match) -> bool:
    """Returns whether all seats, places, moves and chances of the analysis are possible in the
    match."""
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
            0 <= turning.place < turning.end <= end
            and turning.seat == match.mover(turning.place)
            and _is_possible(turning, match)
            for turning in analysis.decisive
        )
    )


def _is_possible(turning: Turning, match: Match) -> bool:
    """Returns whether the preferred move was legal at its place, and both chances lie in 0–1."""
    try:
        match.spec.rules.check(match.state_at(turning.place), turning.better(match.spec))
    except (ValueError, IndexError):  # the move is illegal or missing
        return False
    return _is_chance(turning.chance) and _is_chance(turning.own)


def _is_chance(value: float) -> bool:
    return -CHANCE_TOLERANCE <= value <= 1 + CHANCE_TOLERANCE
