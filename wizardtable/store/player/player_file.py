# SPDX-License-Identifier: MIT
"""Exports a player into one file, the player file, and imports this file on another computer.

The file is a zip archive of the player's folder. One more entry describes the archive. An import
trusts nothing in the file. It refuses names that lead out of the folder, contents that grow without
limit, links, and files of newer versions.
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
"""The ending of a player file's name."""

FORMAT: Final = 2
"""The number of the current format. Raise it if older programs cannot import new files."""

ARCHIVE_KIND: Final = "wizardtable player"
"""The value of "kind" in the entry that describes the archive."""

ABOUT_NAME: Final = "player.json"
"""The name of the entry that describes the archive."""

DATA_PREFIX: Final = "data/"
"""The beginning of the name of every entry except `ABOUT_NAME`."""

MAX_FILES: Final = 60_000
"""The most files of a player; 10,000 matches need fewer, with all files beside their saves."""

MAX_FOLDERS: Final = 2_000
"""The most entries for folders; other tools write such entries in addition to those for files."""

MAX_TOTAL_BYTES: Final = 3 * 1024 * 1024 * 1024
"""The most unpacked bytes of all files: enough for 10,000 matches with the largest pictures.

An archive of this size needs no zip64.
"""

MAX_FILE_BYTES: Final = 64 * 1024 * 1024
"""The most unpacked bytes of a file; no save is larger."""

MAX_ABOUT_BYTES: Final = 64 * 1024
"""The most bytes of the entry that describes the archive."""

MAX_RECORD_BYTES: Final = 32 * 1024 * 1024
"""The most bytes of each file in `MAX_RECORD_LINES`, because such a file is read as a whole."""

MAX_RECORD_LINES: Final = {
    **dict.fromkeys(("statistics.jsonl", "ratings.jsonl", "findings.jsonl"), 20_000),
    "achievements.jsonl": 20_000,
    "tower.jsonl": 20_000,
    "daily.jsonl": 100_000,
    "problems.jsonl": 100_000,
}
"""The most lines of each file in which earlier versions kept results, by name of the file.

10,000 matches need half as many lines, and so do some years of daily tables. The program reads such
files at its start and at the end of a match, so their length is limited.
"""

MIN_FREE_BYTES: Final = 16 * 1024 * 1024
"""Bytes of the disk that must stay free after an import."""

FUTURE_FILE_AGE_SECONDS: Final = 30 * 24 * 3600
"""An imported file whose time is in the future gets a time this many seconds ago.

No run of the program takes as long, so the file does not seem to be of the last run.
"""

MIN_FILES_TO_SYNC: Final = 200
"""If an import has more files than this, the whole disk is synced first, which saves much time."""

PROGRAM_FILE_NAMES: Final = {
    *("players", "players.json", "players.json.bak", "removed"),
    *("running", "fault.log", "crash.log"),
}
"""Names of files and folders in the first player's folder that belong to no player."""

NO_PLAYER_FILE_SENTENCE: Final = N_(
    "player file", "“{file}” is not a player file. Choose a file made with “Export player”."
)
NEWER_SENTENCE: Final = N_(
    "player file", "“{file}” was made by a newer version of the program. Update the program first."
)
DAMAGED_SENTENCE: Final = N_("player file", "“{file}” is damaged. Nothing was changed.")
TOO_LARGE_SENTENCE: Final = N_(
    "player file", "The data in “{file}” is too large. Nothing was changed."
)
NO_ROOM_SENTENCE: Final = N_(
    "player file", "There is not enough room on the disk for “{file}”. Nothing was changed."
)


FOREIGN_SENTENCE: Final = N_(
    "player file",
    "“{file}” is compressed or encrypted in a way this program cannot read. "
    "Choose the original file made with “Export player”.",
)
TOO_MUCH_TO_EXPORT: Final = N_(
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

_FLAW_SENTENCES: Final = {
    Flaw.NO_ARCHIVE: NO_PLAYER_FILE_SENTENCE,
    Flaw.DAMAGED: DAMAGED_SENTENCE,
    Flaw.TOO_LARGE: TOO_LARGE_SENTENCE,
    Flaw.FOREIGN: FOREIGN_SENTENCE,
}


def export(data: DataDir, name: str, path: Path, transfer: Transfer | None = None) -> None:
    """Writes all data of a player into a player file, completely or not at all.

    Args:
        data: the player's folder.
        name: the player's name.
        path: the file to write.
        transfer: shows the progress and can cancel the export; None for neither.

    Raises:
        files.FileError: the file cannot be written, the data are too large for a player file, or
            the player has cancelled.
    """
    transfer = transfer or Transfer(EXPORT_CANCELLED)
    paths, transfer.whole = _files_to_export(data.root)

    def write(file: IO[bytes]) -> None:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
            about = {
                "kind": ARCHIVE_KIND,
                "format": FORMAT,
                "app": f"wizardtable {__version__}",
                "name": name.encode("utf-8", "replace").decode(),
            }
            text = json.dumps(about, ensure_ascii=False)
            archive.writestr(_entry_header(ABOUT_NAME, time.time()), text.encode())
            for file_path in paths:
                with suppress(FileNotFoundError):  # the file was deleted meanwhile
                    book = file_path == data.book
                    content = (
                        copies.book_bytes(data)
                        if book
                        else files.read(file_path, MAX_FILE_BYTES + 1)
                    )
                    if len(content) > MAX_FILE_BYTES:
                        raise _too_large_to_export(file_path)
                    inner = file_path.relative_to(data.root).as_posix()
                    archive.writestr(
                        _entry_header(DATA_PREFIX + inner, file_path.stat().st_mtime), content
                    )
                    transfer.advance(len(content))
            transfer.advance()

    with players.exporting(data, path):
        files.replace(path, write, public=True)


def name_in(path: Path) -> str:
    """Returns the name of the player in a player file; "" if the player has no name.

    Raises:
        files.FileError: the file is no player file that this version can read.
    """
    with _open_archive(path) as (archive, entries):
        return _player_name(archive, entries, path)


def add(home: DataDir, path: Path, transfer: Transfer | None = None) -> str:
    """Makes a new player from a player file and returns the new player's id.

    Args:
        home: the first player's folder.
        path: the player file.
        transfer: shows the progress and can cancel the import; None for neither.

    Raises:
        files.FileError: the file cannot be imported, or the player has cancelled. No player is
            added then.
    """
    transfer = transfer or Transfer(IMPORT_CANCELLED)
    staging = players.staging_folder(home)
    try:
        with _open_archive(path) as (archive, entries):
            _player_name(archive, entries, path)
            to_unpack = _safe_entries(entries, path)
            size = sum(entry.size for entry in to_unpack)
            transfer.whole = 2 * size  # each byte counts when written and when synced
            home.players.mkdir(exist_ok=True)
            if size + MIN_FREE_BYTES > disk_usage(home.players).free:
                raise files.FileError(NO_ROOM_SENTENCE.of(file=path.name))
            staging.mkdir()
            _unpack(archive, to_unpack, staging, path, transfer)
        copies.make_fresh(DataDir(staging))
        (staging / "saves").mkdir(exist_ok=True)
        transfer.advance()
        return players.admit(home, staging)
    except OSError as error:
        raise _import_error(path, error) from error
    finally:
        rmtree(staging, ignore_errors=True)


def _import_error(path: Path, error: OSError) -> files.FileError:
    """Returns the error of an import as a FileError, whose sentence names the file."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return files.FileError(NO_ROOM_SENTENCE.of(file=path.name))
    if error.errno in (errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.EINVAL):
        return files.FileError(
            DAMAGED_SENTENCE.of(file=path.name)
        )  # two entries are for the same file
    return files.file_error(path, error)


def _files_to_export(root: Path) -> tuple[list[Path], int]:
    """Returns the files of a player, and the number of bytes of all these files.

    Raises:
        files.FileError: there are too many files or bytes.
    """
    paths: list[Path] = []
    total = 0
    for file_path in _player_files(root):
        with suppress(FileNotFoundError):  # the file was deleted meanwhile
            size = file_path.stat().st_size
            if size > MAX_FILE_BYTES:
                raise _too_large_to_export(file_path)
            total += size
            paths.append(file_path)
        if len(paths) > MAX_FILES or total > MAX_TOTAL_BYTES:
            raise files.FileError(
                TOO_MUCH_TO_EXPORT.of(files=MAX_FILES, size=MAX_TOTAL_BYTES // 1024**3)
            )
    return paths, total


def _too_large_to_export(path: Path) -> files.FileError:
    sentence = TOO_LARGE_TO_EXPORT.of(file=path.name, size=MAX_FILE_BYTES // 1024**2)
    return files.FileError(sentence)


def _player_files(root: Path) -> Iterator[Path]:
    """Yields the regular files of a player, except locks, temporary files and backups."""
    for folder, folders, names in os.walk(root):
        here = Path(folder)
        depth = len(here.relative_to(root).parts)
        folders[:] = sorted(
            name
            for name in folders
            if depth < 2
            and not name.startswith(".")
            and not (here == root and name in PROGRAM_FILE_NAMES)
        )
        for name in sorted(names):
            path = here / name
            if (
                name.startswith(".")
                or name.endswith(".bak")
                or (here == root and name in PROGRAM_FILE_NAMES)
            ):
                continue
            with suppress(OSError):
                if stat.S_ISREG(path.lstat().st_mode) and _is_safe(path.relative_to(root).parts):
                    yield path


def _entry_header(name: str, when: float) -> zipfile.ZipInfo:
    """Returns the header of an entry for a file that was written at `when`, in seconds since 1970.

    The comment of the entry has the exact time. The list of saves is ordered by these times, and a
    zip archive supports only the years 1980 to 2107.
    """
    info = zipfile.ZipInfo(name)
    with suppress(OSError, OverflowError, ValueError):  # the time is beyond the calendar
        date = time.localtime(when)[:6]
        if 1980 <= date[0] <= 2107:
            info.date_time = date
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = (stat.S_IFREG | 0o644) << 16
    info.comment = str(int(when)).encode()
    return info


@contextmanager
def _open_archive(path: Path) -> Iterator[tuple[IO[bytes], list[ArchiveEntry]]]:
    """Opens an archive, which must be a regular file, and reads its directory.

    The block gets the open file and the entries of the directory. An ArchiveError in the block is
    raised as a FileError.

    Raises:
        files.FileError: the archive cannot be read.
    """
    try:
        descriptor = files.open_regular(path, os.O_RDONLY)
    except OSError as error:
        raise files.file_error(path, error) from error
    with os.fdopen(descriptor, "rb") as archive:
        # packing can make pictures larger
        if os.fstat(descriptor).st_size > MAX_TOTAL_BYTES + MAX_TOTAL_BYTES // 16:
            raise files.FileError(TOO_LARGE_SENTENCE.of(file=path.name))
        try:
            yield archive, player_archive.entries(archive, MAX_FILES + MAX_FOLDERS)
        except ArchiveError as error:
            raise files.FileError(_FLAW_SENTENCES[error.flaw].of(file=path.name)) from error


def _player_name(archive: IO[bytes], entries: Sequence[ArchiveEntry], path: Path) -> str:
    """Returns the name of the player in an archive.

    Raises:
        files.FileError: the archive is no player file that this version can read.
    """
    no_player_file = files.FileError(NO_PLAYER_FILE_SENTENCE.of(file=path.name))
    entry = next((each for each in entries if each.name == ABOUT_NAME), None)
    if entry is None or entry.size > MAX_ABOUT_BYTES:
        raise no_player_file
    try:
        about = parse(b"".join(player_archive.content(archive, entry)).decode())
    except (CodecError, UnicodeDecodeError) as error:
        raise no_player_file from error
    if not isinstance(about, dict) or about.get("kind") != ARCHIVE_KIND:
        raise no_player_file
    version = about.get("format")
    if type(version) is not int or version < 1:
        raise no_player_file
    if version > FORMAT:
        raise files.FileError(NEWER_SENTENCE.of(file=path.name))
    name = about.get("name")
    return name[:100] if isinstance(name, str) else ""


def _safe_entries(entries: Sequence[ArchiveEntry], path: Path) -> list[ArchiveEntry]:
    """Returns the entries of an archive that are files of the player.

    Raises:
        files.FileError: an entry leads out of the folder or cannot be unpacked, or the files are
            too many or too large.
    """
    files_kept, keys = [], set()
    for entry in entries:
        if entry.name in (ABOUT_NAME, DATA_PREFIX):
            continue
        name = entry.name.removesuffix("/")
        parts = tuple(name.removeprefix(DATA_PREFIX).split("/"))
        damaged = files.FileError(DAMAGED_SENTENCE.of(file=path.name))
        if (
            not name.startswith(DATA_PREFIX)
            or not _is_safe(parts)
            or parts[0] in PROGRAM_FILE_NAMES
        ):
            raise damaged
        # after `_is_safe`: normalizing takes time with the square of the length
        key = unicodedata.normalize("NFC", name).casefold()
        if key in keys or stat.S_ISLNK(entry.mode):
            raise damaged
        keys.add(key)
        if name == entry.name:
            files_kept.append(entry)
        elif entry.size:
            raise damaged
    if len(files_kept) > MAX_FILES or sum(entry.size for entry in files_kept) > MAX_TOTAL_BYTES:
        raise files.FileError(TOO_LARGE_SENTENCE.of(file=path.name))
    if any(not entry.is_readable for entry in files_kept):
        raise files.FileError(FOREIGN_SENTENCE.of(file=path.name))
    for entry in files_kept:
        record = entry.name.removeprefix(DATA_PREFIX) in MAX_RECORD_LINES
        if entry.size > (MAX_RECORD_BYTES if record else MAX_FILE_BYTES):
            raise files.FileError(TOO_LARGE_SENTENCE.of(file=path.name))
    return files_kept


def _is_safe(parts: tuple[str, ...]) -> bool:
    """Returns whether a name with these parts stays within the player's folder on every system."""
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
    """Writes the entries into the folder, and waits until the files are on the disk.

    `path` is the player file, which the sentences of errors name.
    """
    written: list[tuple[Path, ArchiveEntry]] = []
    for entry in entries:
        inner = entry.name.removeprefix(DATA_PREFIX)
        to = folder.joinpath(*inner.split("/"))
        to.parent.mkdir(parents=True, exist_ok=True)
        lines_left = MAX_RECORD_LINES.get(inner)
        descriptor = files.open_regular(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        with os.fdopen(descriptor, "wb") as file:
            for chunk in player_archive.content(archive, entry):
                if lines_left is not None:
                    lines_left -= max(chunk.count(b"\n"), chunk.count(b"\r"))
                    if lines_left < 0:
                        raise files.FileError(TOO_LARGE_SENTENCE.of(file=path.name))
                file.write(chunk)
                transfer.advance(len(chunk))
        transfer.advance()
        written.append((to, entry))
    if len(written) > MIN_FILES_TO_SYNC and hasattr(os, "sync"):
        os.sync()
    for to, entry in written:
        transfer.advance(entry.size)
        descriptor = files.open_regular(to, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        _set_time(to, entry)


def _set_time(path: Path, entry: ArchiveEntry) -> None:
    """Sets the time of a file to the time in the archive, unless that is in the future.

    After a crash, the next start would take a match with a future time for one of the last run.
    """
    comment = entry.comment
    when = int(comment) if comment.isdigit() and len(comment) < 12 else entry.modified
    now = time.time()
    if when > now:
        when = now - FUTURE_FILE_AGE_SECONDS
    with suppress(OSError, OverflowError):
        os.utime(path, (when, when))
