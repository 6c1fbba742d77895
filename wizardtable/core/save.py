# SPDX-License-Identifier: MIT
"""Saved matches: written, read, listed. `save_format` says what a file looks like."""

import itertools
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from wizardtable.core import files
from wizardtable.core.autosave import Autosave
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.match import Match, Player
from wizardtable.core.restore import Unusable, restore
from wizardtable.core.save_format import (
    FORMAT,
    LARGEST,
    End,
    Header,
    Line,
    Stored,
    data_of,
    migrate,
)
from wizardtable.core.save_lines import SaveLines
from wizardtable.core.text import N_, Message

__all__ = [
    "SUFFIX",
    "Autosave",
    "Loaded",
    "SaveError",
    "Summary",
    "analysis_path",
    "arrangement_path",
    "company",
    "copy",
    "copy_analysis",
    "load",
    "new_path",
    "preview_path",
    "remove",
    "summaries",
    "write",
]

SUFFIX = ".wizardtable"


class SaveError(ValueError):
    """A save that cannot be read; `reason` names the file and says why. It is left as it is."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read from a file, and a sentence on what of it is lost, if anything."""

    match: Match
    notice: Message | None
    header: Header


@dataclass(frozen=True, slots=True)
class Summary:
    """A save as a list of saves shows it.

    Attributes:
        game_id, players, turn: "", () and 0 where `problem` says that it cannot be read.
        modified: seconds since 1970.
        preview: a small picture of the table, if there is one.
        data: that of the setup, "" where the match is played with what the game comes with.
    """

    path: Path
    game_id: str
    players: tuple[Player, ...]
    modified: float
    turn: int
    finished: bool
    preview: Path | None
    problem: Message | None
    data: str = ""


def load(path: Path) -> Loaded:
    """The match in the file, replayed, or from its last good state on. Raises SaveError."""
    header, lines = _read(path)
    try:
        match, notice = restore(header, lines)
    except Unusable as error:
        raise SaveError(error.reason.of(file=path.name)) from error
    return Loaded(match, notice and notice.of(file=path.name), header)


def write(path: Path, match: Match) -> None:
    """Save the match under this name; a file that is there is kept as `.bak`. Raises
    files.FileError."""
    files.replace(path, b"".join(SaveLines(match).update(match)), backup=True)


def summaries(folder: Path) -> list[Summary]:
    """The saves of a folder, last played first; those that cannot be read say why."""
    try:
        found = [(path, path.stat().st_mtime) for path in folder.glob(f"*{SUFFIX}")]
    except OSError:
        return []
    found.sort(key=lambda item: (-item[1], item[0].name))
    return [_summary(path, modified) for path, modified in found]


def preview_path(path: Path) -> Path:
    """Where the picture of a saved match belongs."""
    return path.with_suffix(".png")


def arrangement_path(path: Path) -> Path:
    """Where it is written how a player has put his pieces in order."""
    return path.with_suffix(".order")


def analysis_path(path: Path) -> Path:
    """Where the analysis of a finished match is kept."""
    return path.with_suffix(".analysis")


def company(path: Path) -> tuple[Path, ...]:
    """What may lie beside a save and goes when it goes."""
    beside = preview_path(path), arrangement_path(path), analysis_path(path)
    return *beside, files.backup_path(path)


def new_path(folder: Path, game_id: str) -> Path:
    """A name for a new match's save that is not taken: "anludim-7.wizardtable"."""
    for number in itertools.count(1):
        path = folder / f"{game_id}-{number}{SUFFIX}"
        if not any(p.exists() for p in (path, *company(path))):
            return path
    raise AssertionError("numbers do not end")


def remove(path: Path) -> None:
    """Delete a save with all that belongs to it. Raises files.FileError."""
    try:
        for part in (path, *company(path)):
            part.unlink(missing_ok=True)
    except OSError as error:
        raise files.problem(path, error) from error


def copy(origin: Path, to: Path) -> None:
    """Copy a save to another place, with the analysis that belongs to it. Raises OSError."""
    files.replace(to, files.read(origin, LARGEST), public=True)
    copy_analysis(origin, to)


def copy_analysis(origin: Path, to: Path) -> None:
    """Give the save at `to` the analysis of the same match at `origin`, if there is one. Raises
    OSError."""
    with suppress(FileNotFoundError):
        analysis = files.read(analysis_path(origin), LARGEST)
        files.replace(analysis_path(to), analysis, public=True)


def _read(path: Path) -> tuple[Header, list[Line | None]]:
    raw_lines = _raw_lines(path)
    version = _version(raw_lines[0])
    if version is None:
        raise SaveError(N_("save", "“{file}” is not a saved match.").of(file=path.name))
    if version > FORMAT:
        raise SaveError(
            N_("save", "“{file}” was saved by a newer version of this program.").of(file=path.name)
        )
    header, *lines = migrate([data_of(raw) for raw in raw_lines], version)
    if not isinstance(header, Header):
        raise SaveError(
            N_("save", "“{file}” is damaged: it does not say which match it is.").of(file=path.name)
        )
    return header, lines


def _raw_lines(path: Path) -> list[bytes]:
    """The complete lines; what was being written when the program was killed is dropped."""
    try:
        content = files.read(path, LARGEST)
    except OSError as error:
        raise SaveError(files.problem(path, error).reason) from error
    return content.split(b"\n")[:-1] or [content]


def _version(raw: bytes) -> int | None:
    """The format a first line names, whatever checksum its time used; None for a foreign file."""
    try:
        data = parse(raw.decode())
    except (CodecError, UnicodeDecodeError):
        return None
    if not isinstance(data, dict) or data.get("kind") != "header":
        return None
    version = data.get("format")
    return version if type(version) is int and version > 0 else None


def _summary(path: Path, modified: float) -> Summary:
    preview = preview_path(path)
    shown = preview if preview.exists() else None
    try:
        header, lines = _read(path)
    except SaveError as error:
        return Summary(path, "", (), modified, 0, False, shown, error.reason)
    last = next((line for line in reversed(lines) if isinstance(line, (Stored, End))), None)
    return Summary(
        path=path,
        game_id=header.game,
        players=header.players,
        modified=modified,
        turn=last.turn if last is not None else 0,
        finished=isinstance(last, End),
        preview=shown,
        problem=None,
        data=header.setup.data,
    )
