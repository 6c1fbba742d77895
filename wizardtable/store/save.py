# SPDX-License-Identifier: MIT
"""Saved matches: written, read, listed. `save_format` says what a file looks like."""

import itertools
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from wizardtable.core import files
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.store import save_file
from wizardtable.store.autosave import Autosave
from wizardtable.store.restore import Unusable, in_force, restore
from wizardtable.store.save_file import SaveError
from wizardtable.store.save_format import LARGEST, Header, Orders
from wizardtable.store.save_lines import NO_ORDERS, SaveLines
from wizardtable.store.save_summary import (
    PUBLIC_VIEW,
    SUFFIX,
    Summary,
    found,
    old_preview_path,
    present_preview,
    preview_path,
    public_preview,
    summary,
)

__all__ = [
    "NO_ORDERS",
    "PUBLIC_VIEW",
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
    "old_preview_path",
    "present_preview",
    "preview_path",
    "public_preview",
    "remove",
    "summaries",
    "write",
]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read from a file, a sentence on what of it is lost, if anything, and the standing
    orders that hold in it."""

    match: Match
    notice: Message | None
    header: Header
    orders: Mapping[Seat, StandingOrder]


def load(path: Path) -> Loaded:
    """The match in the file, replayed, or from its last good state on. Raises SaveError."""
    header, lines = save_file.read(path)
    last = lines[-1] if lines else None
    given = last if isinstance(last, Orders) else None
    try:
        match, notice = restore(header, lines[:-1] if given else lines)
    except Unusable as error:
        raise SaveError(error.reason.of(file=path.name)) from error
    orders = in_force(match, given) if given else NO_ORDERS
    return Loaded(match, notice and notice.of(file=path.name), header, orders)


def write(path: Path, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS) -> None:
    """Save the match under this name; a file that is there is kept as `.bak`. Raises
    files.FileError."""
    files.replace(path, b"".join(SaveLines(match).update(match, orders)), backup=True)


def summaries(folder: Path) -> list[Summary]:
    """The saves of a folder, last played first; those that cannot be read say why."""
    return [summary(path, state) for path, state in found(folder)]


def arrangement_path(path: Path) -> Path:
    """Where it is written how a player has put his pieces in order."""
    return path.with_suffix(".order")


def analysis_path(path: Path) -> Path:
    """Where the analysis of a finished match is kept."""
    return path.with_suffix(".analysis")


def company(path: Path) -> tuple[Path, ...]:
    """What may lie beside a save and goes when it goes."""
    pictures = preview_path(path), old_preview_path(path)
    beside = arrangement_path(path), analysis_path(path), files.backup_path(path)
    return *pictures, *beside


def new_path(folder: Path, game_id: str) -> Path:
    """A name for a new match's save that is not taken: "anludim-7.wizardtable"."""
    for number in itertools.count(1):
        path = folder / f"{game_id}-{number}{SUFFIX}"
        if not any(p.exists() for p in (path, *company(path))):
            return path
    raise AssertionError("numbers do not end")


def remove(path: Path) -> None:
    """Delete a save with all that belongs to it, itself last: where that is cut short, it can be
    deleted once more. Raises files.FileError."""
    try:
        for part in (*company(path), path):
            files.remove(part)
    except OSError as error:
        raise files.problem(path, error) from error


def copy(origin: Path, to: Path) -> None:
    """Copy a save to another place, with the analysis that belongs to it. Raises OSError."""
    files.replace(to, files.read_whole(origin, LARGEST), public=True)
    copy_analysis(origin, to)


def copy_analysis(origin: Path, to: Path) -> None:
    """Give the save at `to` the analysis of the same match at `origin`, if there is one. Raises
    OSError."""
    with suppress(FileNotFoundError):
        analysis = files.read_whole(analysis_path(origin), LARGEST)
        files.replace(analysis_path(to), analysis, public=True)
