# SPDX-License-Identifier: MIT
"""Saves matches, loads them again, and copies and deletes saves.

`save_format` describes the file. A loaded match has the same actions as the saved match:

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from wizardtable.core import catalog
>>> from wizardtable.core.game import Setup
>>> from wizardtable.core.match import Match, Player
>>> players = [Player("Ada", None), Player("Morwenna", "adept")]
>>> match = Match(catalog.get("anludim"), Setup(seats=2), 47, players)
>>> _ = match.play(match.menu()[0])
>>> with TemporaryDirectory() as folder:
...     path = new_path(Path(folder), "anludim")
...     write(path, match)
...     loaded = load(path)
>>> path.name
'anludim-1.wizardtable'
>>> loaded.match.actions == match.actions, loaded.notice
(True, None)
"""

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
from wizardtable.store.restore import Unusable, orders_in_force, restore
from wizardtable.store.save_file import SaveError
from wizardtable.store.save_format import MAX_SAVE_BYTES, Header, Orders
from wizardtable.store.save_lines import NO_ORDERS, SaveLines
from wizardtable.store.save_summary import (
    PUBLIC_VIEW,
    SAVE_SUFFIX,
    Summary,
    existing_preview,
    old_preview_path,
    preview_path,
    public_preview,
    read_summary,
    save_files,
)

__all__ = [
    "NO_ORDERS",
    "PUBLIC_VIEW",
    "SAVE_SUFFIX",
    "Autosave",
    "Loaded",
    "SaveError",
    "Summary",
    "analysis_path",
    "arrangement_path",
    "copy",
    "copy_analysis",
    "existing_preview",
    "files_beside",
    "load",
    "new_path",
    "old_preview_path",
    "preview_path",
    "public_preview",
    "read_summaries",
    "remove",
    "write",
]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match that was read from a file.

    Attributes:
        match: the match.
        notice: a sentence about the part of the match that is lost, or None if no part is lost.
        header: the first line of the file.
        orders: the standing orders that hold in the match, by seat. A standing order is a decision
            that a player has made in advance.
    """

    match: Match
    notice: Message | None
    header: Header
    orders: Mapping[Seat, StandingOrder]


def load(path: Path) -> Loaded:
    """Returns the match in the file, replayed from its first action if possible.

    A match that cannot be replayed continues from its last good stored state.

    Raises:
        SaveError: the file cannot be read, or no match can be made from it.
    """
    header, lines = save_file.read(path)
    last = lines[-1] if lines else None
    last_orders = last if isinstance(last, Orders) else None
    try:
        match, notice = restore(header, lines[:-1] if last_orders else lines)
    except Unusable as error:
        raise SaveError(error.reason.of(file=path.name)) from error
    orders = orders_in_force(match, last_orders) if last_orders else NO_ORDERS
    return Loaded(match, notice and notice.of(file=path.name), header, orders)


def write(path: Path, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS) -> None:
    """Saves the match under this path; the former file is kept as `.bak`.

    `orders` are the standing orders that hold, by seat.

    Raises:
        files.FileError: the file cannot be written.
    """
    files.replace(path, b"".join(SaveLines(match).update(match, orders)), backup=True)


def read_summaries(folder: Path) -> list[Summary]:
    """Returns the summaries of the saves in a folder, last played first.

    The summary of a save that cannot be read has a `problem`.
    """
    return [read_summary(path, state) for path, state in save_files(folder)]


def arrangement_path(path: Path) -> Path:
    """Returns the path of the file that keeps the player's arrangement of the pieces.

    `path` is the path of the save.
    """
    return path.with_suffix(".order")


def analysis_path(path: Path) -> Path:
    """Returns the path of the file that keeps the analysis of a finished match.

    `path` is the path of the save.
    """
    return path.with_suffix(".analysis")


def files_beside(path: Path) -> tuple[Path, ...]:
    """Returns the paths of all files that may lie beside a save and are deleted with it."""
    pictures = preview_path(path), old_preview_path(path)
    beside = arrangement_path(path), analysis_path(path), files.backup_path(path)
    return *pictures, *beside


def new_path(folder: Path, game_id: str) -> Path:
    """Returns an unused path for the save of a new match, such as "anludim-7.wizardtable"."""
    for number in itertools.count(1):
        path = folder / f"{game_id}-{number}{SAVE_SUFFIX}"
        if not any(p.exists() for p in (path, *files_beside(path))):
            return path
    raise AssertionError("numbers do not end")


def remove(path: Path) -> None:
    """Deletes a save and all files that belong to it.

    The save itself is deleted last, so that a deletion that was interrupted can be repeated.

    Raises:
        files.FileError: a file cannot be deleted.
    """
    try:
        for part in (*files_beside(path), path):
            files.remove(part)
    except OSError as error:
        raise files.file_error(path, error) from error


def copy(origin: Path, to: Path) -> None:
    """Copies a save to another path, together with its analysis.

    Raises:
        OSError: a file cannot be read or written.
    """
    files.replace(to, files.read_whole(origin, MAX_SAVE_BYTES), public=True)
    copy_analysis(origin, to)


def copy_analysis(origin: Path, to: Path) -> None:
    """Copies the analysis of the save at `origin`, if there is one, beside the save at `to`.

    Both saves must have the same match.

    Raises:
        OSError: a file cannot be read or written.
    """
    with suppress(FileNotFoundError):
        analysis = files.read_whole(analysis_path(origin), MAX_SAVE_BYTES)
        files.replace(analysis_path(to), analysis, public=True)
