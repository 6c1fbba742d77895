# SPDX-License-Identifier: MIT
"""One file with everything of a player, to be taken to another computer: a zip archive of their
folder, with a line that says what it is.

Nothing in such a file is trusted: names that lead elsewhere, contents that grow beyond bounds and
links are refused, and what a newer version has written, before anybody can play with it.
"""

import errno
import json
import os
import stat
import time
import unicodedata
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage, rmtree
from typing import IO, Final

from wizardtable import __version__
from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.text import N_
from wizardtable.store.book import copies
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_archive, players
from wizardtable.store.player.player_archive import ArchiveEntry, ArchiveError, Flaw
from wizardtable.store.player.transfer import Transfer

SUFFIX: Final = ".wizardtable-player"

FORMAT: Final = 2
"""Of the files written; raised when older programs could not make a player of them."""

KIND: Final = "wizardtable player"

ABOUT: Final = "player.json"
"""The entry that says what the archive is."""

FOLDER: Final = "data/"
"""What the names of all other entries begin with."""

MOST: Final = 60_000
"""Files of a player: 10,000 matches have a save, a picture, an order and an analysis each."""

MOST_FOLDERS: Final = 2_000
"""Entries of folders, which other tools write besides those of the files."""

LARGEST: Final = 3 * 1024 * 1024 * 1024
"""Bytes that all of them take, unpacked: 10,000 matches with pictures as large as they once were.
The archive then needs no zip64."""

LARGEST_FILE: Final = 64 * 1024 * 1024
"""Bytes of one of them; no save is larger."""

LARGEST_ABOUT: Final = 64 * 1024
"""Bytes of the line that says what the archive is."""

LARGEST_RECORD: Final = 32 * 1024 * 1024
"""Bytes of a record such as the statistics, all of which is read again and again."""

RECORD_LINES: Final = {
    **dict.fromkeys(("statistics.jsonl", "ratings.jsonl", "findings.jsonl"), 20_000),
    "achievements.jsonl": 20_000,
    "tower.jsonl": 20_000,
    "daily.jsonl": 100_000,
    "problems.jsonl": 100_000,
}
"""Lines of each record: twice those of 10,000 matches, and ten years of daily tables in all games.
Each start and each end of a match reads some of them."""

SPARE: Final = 16 * 1024 * 1024
"""Bytes that must be left on the disk."""

FUTURE_SECONDS: Final = 30 * 24 * 3600
"""So long ago is what claims to be of the future; no run of the program takes as long."""

MANY_FILES: Final = 200
"""For so many files the whole disk is written out before each of them is: that is far quicker."""

PROGRAM: Final = {
    *("players", "players.json", "players.json.bak", "removed"),
    *("running", "fault.log", "crash.log"),
}
"""What lies in the first player's folder and belongs to the program."""

NOT_ONE: Final = N_(
    "player file", "“{file}” is not a player file. Choose a file made with “Export player”."
)
NEWER: Final = N_(
    "player file", "“{file}” was made by a newer version of the program. Update the program first."
)
DAMAGED: Final = N_("player file", "“{file}” is damaged. Nothing was changed.")
TOO_LARGE: Final = N_("player file", "The data in “{file}” is too large. Nothing was changed.")
NO_ROOM: Final = N_(
    "player file", "There is not enough room on the disk for “{file}”. Nothing was changed."
)


FOREIGN: Final = N_(
    "player file",
    "“{file}” is compressed or encrypted in a way this program cannot read. Choose the file as "
    "“Export player” wrote it.",
)
TOO_MUCH: Final = N_(
    "player file",
    "There is too much data for one player file (more than {files} files or {size} GB). Delete old "
    "matches, then export again.",
)
TOO_LARGE_TO_EXPORT: Final = N_(
    "player file",
    "“{file}” is too large for a player file (more than {size} MB). Move it out of the data "
    "folder, then export again.",
)
IMPORT_CANCELLED: Final = N_("player file", "Import cancelled. Nothing was changed.")
EXPORT_CANCELLED: Final = N_("player file", "Export cancelled. No file was written.")

_TOLD: Final = {
    Flaw.NO_ARCHIVE: NOT_ONE,
    Flaw.DAMAGED: DAMAGED,
    Flaw.TOO_LARGE: TOO_LARGE,
    Flaw.FOREIGN: FOREIGN,
}


def export(data: DataDir, name: str, path: Path, transfer: Transfer | None = None) -> None:
    """Writes everything of a player into a file, whole or not at all. Raises files.FileError, also
    if the player cancels the transfer or there is too much for a file that `add` reads."""
    transfer = transfer or Transfer(EXPORT_CANCELLED)
    found, transfer.whole = _measured(data.root)

    def write(file: IO[bytes]) -> None:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
            about = {
                "kind": KIND,
                "format": FORMAT,
                "app": f"wizardtable {__version__}",
                "name": name.encode("utf-8", "replace").decode(),
            }
            text = json.dumps(about, ensure_ascii=False)
            archive.writestr(_dated(ABOUT, time.time()), text.encode())
            for one in found:
                with suppress(FileNotFoundError):  # it went meanwhile
                    book = one == data.book
                    content = copies.content(data) if book else files.read(one, LARGEST_FILE + 1)
                    if len(content) > LARGEST_FILE:
                        raise _too_large_to_export(one)
                    inner = one.relative_to(data.root).as_posix()
                    archive.writestr(_dated(FOLDER + inner, one.stat().st_mtime), content)
                    transfer.advance(len(content))
            transfer.advance()

    with players.exporting(data, path):
        files.replace(path, write, public=True)


def name_in(path: Path) -> str:
    """Returns the name of the player in a file. Raises files.FileError if it holds none."""
    with _opened(path) as (archive, found):
        return _name(archive, found, path)


def add(home: DataDir, path: Path, transfer: Transfer | None = None) -> str:
    """Makes a new player of a file and returns the id. Raises files.FileError, also if the player
    cancels the transfer; there is then nobody new."""
    transfer = transfer or Transfer(IMPORT_CANCELLED)
    staging = players.staging(home)
    try:
        with _opened(path) as (archive, found):
            _name(archive, found, path)
            entries = _entries(found, path)
            size = sum(one.size for one in entries)
            transfer.whole = 2 * size  # each is written, and then comes to the disk
            home.players.mkdir(exist_ok=True)
            if size + SPARE > disk_usage(home.players).free:
                raise files.FileError(NO_ROOM.of(file=path.name))
            staging.mkdir()
            _unpack(archive, entries, staging, path, transfer)
        copies.make_fresh(DataDir(staging))
        (staging / "saves").mkdir(exist_ok=True)
        transfer.advance()
        return players.admit(home, staging)
    except OSError as error:
        raise _problem(path, error) from error
    finally:
        rmtree(staging, ignore_errors=True)


def _problem(path: Path, error: OSError) -> files.FileError:
    """Returns what went wrong while a file was read and its contents were written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return files.FileError(NO_ROOM.of(file=path.name))
    if error.errno in (errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.EINVAL):
        return files.FileError(DAMAGED.of(file=path.name))  # two names for one place
    return files.problem(path, error)


def _measured(root: Path) -> tuple[list[Path], int]:
    """Returns the files that belong to a player, and their bytes. Raises files.FileError if there
    is too much."""
    found: list[Path] = []
    whole = 0
    for one in _of_player(root):
        with suppress(FileNotFoundError):  # it went meanwhile
            size = one.stat().st_size
            if size > LARGEST_FILE:
                raise _too_large_to_export(one)
            whole += size
            found.append(one)
        if len(found) > MOST or whole > LARGEST:
            raise files.FileError(TOO_MUCH.of(files=MOST, size=LARGEST // 1024**3))
    return found, whole


def _too_large_to_export(path: Path) -> files.FileError:
    told = TOO_LARGE_TO_EXPORT.of(file=path.name, size=LARGEST_FILE // 1024**2)
    return files.FileError(told)


def _of_player(root: Path) -> Iterator[Path]:
    """The regular files that belong to a player, without locks, temporary files and backups."""
    for folder, inner, names in os.walk(root):
        here = Path(folder)
        depth = len(here.relative_to(root).parts)
        inner[:] = sorted(
            one
            for one in inner
            if depth < 2 and not one.startswith(".") and not (here == root and one in PROGRAM)
        )
        for one in sorted(names):
            path = here / one
            if one.startswith(".") or one.endswith(".bak") or (here == root and one in PROGRAM):
                continue
            with suppress(OSError):
                if stat.S_ISREG(path.lstat().st_mode) and _is_safe(path.relative_to(root).parts):
                    yield path


def _dated(name: str, when: float) -> zipfile.ZipInfo:
    """Returns what the archive says of a file that was written at `when`, in seconds since 1970:
    the times of saves order the lists. A zip archive itself knows the years 1980 to 2107 only."""
    found = zipfile.ZipInfo(name)
    with suppress(OSError, OverflowError, ValueError):  # no calendar goes so far
        date = time.localtime(when)[:6]
        if 1980 <= date[0] <= 2107:
            found.date_time = date
    found.compress_type = zipfile.ZIP_DEFLATED
    found.external_attr = (stat.S_IFREG | 0o644) << 16
    found.comment = str(int(when)).encode()
    return found


@contextmanager
def _opened(path: Path) -> Iterator[tuple[IO[bytes], list[ArchiveEntry]]]:
    """Opens an archive, which must be a regular file, and reads its directory. Raises
    files.FileError, also for what is found wrong while it is open."""
    try:
        descriptor = files.open_regular(path, os.O_RDONLY)
    except OSError as error:
        raise files.problem(path, error) from error
    with os.fdopen(descriptor, "rb") as archive:
        if (
            os.fstat(descriptor).st_size > LARGEST + LARGEST // 16
        ):  # packing can make pictures larger
            raise files.FileError(TOO_LARGE.of(file=path.name))
        try:
            yield archive, player_archive.entries(archive, MOST + MOST_FOLDERS)
        except ArchiveError as error:
            raise files.FileError(_TOLD[error.flaw].of(file=path.name)) from error


def _name(archive: IO[bytes], found: Sequence[ArchiveEntry], path: Path) -> str:
    """Returns the name of the player. Raises files.FileError if the archive is not of a player that
    this version can read."""
    not_one = files.FileError(NOT_ONE.of(file=path.name))
    entry = next((one for one in found if one.name == ABOUT), None)
    if entry is None or entry.size > LARGEST_ABOUT:
        raise not_one
    try:
        about = parse(b"".join(player_archive.content(archive, entry)).decode())
    except (CodecError, UnicodeDecodeError) as error:
        raise not_one from error
    if not isinstance(about, dict) or about.get("kind") != KIND:
        raise not_one
    version = about.get("format")
    if type(version) is not int or version < 1:
        raise not_one
    if version > FORMAT:
        raise files.FileError(NEWER.of(file=path.name))
    name = about.get("name")
    return name[:100] if isinstance(name, str) else ""


def _entries(found: Sequence[ArchiveEntry], path: Path) -> list[ArchiveEntry]:
    """Returns the files of the player. Raises files.FileError if an entry would lead elsewhere, or
    if the files are too many or too large."""
    kept, seen = [], set()
    for one in found:
        if one.name in (ABOUT, FOLDER):
            continue
        name = one.name.removesuffix("/")
        parts = tuple(name.removeprefix(FOLDER).split("/"))
        damaged = files.FileError(DAMAGED.of(file=path.name))
        if not name.startswith(FOLDER) or not _is_safe(parts) or parts[0] in PROGRAM:
            raise damaged
        key = unicodedata.normalize("NFC", name).casefold()  # of a short name: it takes its square
        if key in seen or stat.S_ISLNK(one.mode):
            raise damaged
        seen.add(key)
        if name == one.name:
            kept.append(one)
        elif one.size:
            raise damaged
    if len(kept) > MOST or sum(one.size for one in kept) > LARGEST:
        raise files.FileError(TOO_LARGE.of(file=path.name))
    if any(not one.is_readable for one in kept):
        raise files.FileError(FOREIGN.of(file=path.name))
    for one in kept:
        record = one.name.removeprefix(FOLDER) in RECORD_LINES
        if one.size > (LARGEST_RECORD if record else LARGEST_FILE):
            raise files.FileError(TOO_LARGE.of(file=path.name))
    return kept


def _is_safe(parts: tuple[str, ...]) -> bool:
    """Whether a name stays in its folder on every system."""
    return len(parts) <= 3 and all(
        0 < len(part.encode("utf-8", "replace")) <= 200
        and not part.startswith(".")
        and files.is_allowed_name(part)
        for part in parts
    )


def _unpack(
    archive: IO[bytes],
    entries: Sequence[ArchiveEntry],
    folder: Path,
    path: Path,
    transfer: Transfer,
) -> None:
    """Writes the entries into the folder, and waits until they are on the disk."""
    written: list[tuple[Path, ArchiveEntry]] = []
    for one in entries:
        inner = one.name.removeprefix(FOLDER)
        to = folder.joinpath(*inner.split("/"))
        to.parent.mkdir(parents=True, exist_ok=True)
        lines_left = RECORD_LINES.get(inner)
        descriptor = files.open_regular(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        with os.fdopen(descriptor, "wb") as file:
            for chunk in player_archive.content(archive, one):
                if lines_left is not None:
                    lines_left -= max(chunk.count(b"\n"), chunk.count(b"\r"))
                    if lines_left < 0:
                        raise files.FileError(TOO_LARGE.of(file=path.name))
                file.write(chunk)
                transfer.advance(len(chunk))
        transfer.advance()
        written.append((to, one))
    if len(written) > MANY_FILES and hasattr(os, "sync"):
        os.sync()
    for to, one in written:
        transfer.advance(one.size)
        descriptor = files.open_regular(to, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        _date(to, one)


def _date(path: Path, entry: ArchiveEntry) -> None:
    """Gives a file the time that it had. One in the future is nobody's: it would make a match one
    that this run has finished, which a start after a crash looks through."""
    noted = entry.comment
    when = int(noted) if noted.isdigit() and len(noted) < 12 else entry.modified
    now = time.time()
    if when > now:
        when = now - FUTURE_SECONDS
    with suppress(OSError, OverflowError):
        os.utime(path, (when, when))
