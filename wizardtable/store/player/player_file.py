# SPDX-License-Identifier: MIT
"""One file with everything of a player, to be taken to another computer: a zip archive of their
folder, with a line that says what it is.

Nothing in such a file is trusted: names that lead elsewhere, contents that grow beyond bounds and
links are refused, and what a newer version has written, before anybody can play with it.
"""

import errno
import json
import os
import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage, rmtree
from typing import IO, Final

from wizardtable import __version__
from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.text import N_
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players

SUFFIX: Final = ".wizardtable-player"

FORMAT: Final = 1
"""Of the files written; raised when older programs could not make a player of them."""

KIND: Final = "wizardtable player"

ABOUT: Final = "player.json"
"""The entry that says what the archive is."""

FOLDER: Final = "data/"
"""What the names of all other entries begin with."""

MOST: Final = 50_000
"""Files of a player."""

LARGEST: Final = 2 * 1024 * 1024 * 1024
"""Bytes that all of them take, unpacked."""

LARGEST_FILE: Final = 64 * 1024 * 1024
"""Bytes of one of them; no save is larger."""

CHUNK: Final = 1024 * 1024

SPARE: Final = 16 * 1024 * 1024
"""Bytes that must be left on the disk."""

PROGRAM: Final = {
    *("players", "players.json", "players.json.bak", "removed"),
    *("running", "fault.log", "crash.log"),
}
"""What lies in the first player's folder and belongs to the program."""

_UNWANTED: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)

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


def export(data: DataDir, name: str, path: Path) -> None:
    """Writes everything of a player into a file, whole or not at all. Raises files.FileError."""

    def write(file: IO[bytes]) -> None:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
            about = {
                "kind": KIND,
                "format": FORMAT,
                "app": f"wizardtable {__version__}",
                "name": name.encode("utf-8", "replace").decode(),
            }
            archive.writestr(ABOUT, json.dumps(about, ensure_ascii=False))
            for one in _of_player(data.root):
                with suppress(FileNotFoundError):  # it went meanwhile
                    content = files.read(one, LARGEST_FILE + 1)
                    if len(content) <= LARGEST_FILE:
                        inner = one.relative_to(data.root).as_posix()
                        archive.writestr(_entry(FOLDER + inner, one), content)

    files.replace(path, write, public=True)


def name_in(path: Path) -> str:
    """Returns the name of the player in a file. Raises files.FileError if it holds none."""
    with _opened(path) as archive:
        return _name(archive, path)


def add(home: DataDir, path: Path) -> str:
    """Makes a new player of a file and returns the id. Raises files.FileError; there is then nobody
    new."""
    staging = players.staging(home)
    try:
        with _opened(path) as archive:
            _name(archive, path)
            entries = _entries(archive, path)
            home.players.mkdir(exist_ok=True)
            if sum(one.file_size for one in entries) + SPARE > disk_usage(home.players).free:
                raise files.FileError(NO_ROOM.of(file=path.name))
            staging.mkdir()
            _unpack(archive, entries, staging, path)
        (staging / "saves").mkdir(exist_ok=True)
        return players.admit(home, staging)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise files.FileError(DAMAGED.of(file=path.name)) from error
    except files.FileError:
        raise
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise files.FileError(NO_ROOM.of(file=path.name)) from error
        raise files.problem(path, error) from error
    finally:
        rmtree(staging, ignore_errors=True)


def _of_player(root: Path) -> Iterator[Path]:
    """The regular files that belong to a player, without locks, temporary files and backups."""
    count = 0
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
                    count += 1
                    if count > MOST:
                        return
                    yield path


def _entry(name: str, path: Path) -> zipfile.ZipInfo:
    """What the archive says of a file: the times of saves order the lists."""
    found = zipfile.ZipInfo.from_file(path, name, strict_timestamps=False)
    found.compress_type = zipfile.ZIP_DEFLATED
    found.extra = b""
    found.comment = str(int(path.stat().st_mtime)).encode()
    return found


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """The archive, read from a regular file. Raises files.FileError."""
    try:
        descriptor = files.open_regular(path, os.O_RDONLY)
    except OSError as error:
        raise files.problem(path, error) from error
    with os.fdopen(descriptor, "rb") as file:
        if os.fstat(descriptor).st_size > LARGEST:
            raise files.FileError(TOO_LARGE.of(file=path.name))
        try:
            archive = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, OSError, ValueError, EOFError) as error:
            raise files.FileError(NOT_ONE.of(file=path.name)) from error
        with archive:
            yield archive


def _name(archive: zipfile.ZipFile, path: Path) -> str:
    not_one = files.FileError(NOT_ONE.of(file=path.name))
    try:
        with archive.open(ABOUT) as file:
            about = parse(file.read(CHUNK).decode())
    except (KeyError, CodecError, UnicodeDecodeError) as error:
        raise not_one from error
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError) as error:
        raise files.FileError(DAMAGED.of(file=path.name)) from error
    if not isinstance(about, dict) or about.get("kind") != KIND:
        raise not_one
    version = about.get("format")
    if type(version) is not int or version < 1:
        raise not_one
    if version > FORMAT:
        raise files.FileError(NEWER.of(file=path.name))
    name = about.get("name")
    return name[:100] if isinstance(name, str) else ""


def _entries(archive: zipfile.ZipFile, path: Path) -> list[zipfile.ZipInfo]:
    """The files of the player in it. Raises files.FileError if one would lead elsewhere, or if they
    are too many or too large."""
    found, seen = [], set()
    for one in archive.infolist():
        if one.filename == ABOUT:
            continue
        parts = tuple(one.filename.removeprefix(FOLDER).split("/"))
        key = one.filename.casefold()
        if (
            not one.filename.startswith(FOLDER)
            or not _is_safe(parts)
            or parts[0] in PROGRAM
            or key in seen
            or one.flag_bits & 1
            or stat.S_ISLNK(one.external_attr >> 16)
        ):
            raise files.FileError(DAMAGED.of(file=path.name))
        seen.add(key)
        found.append(one)
    largest = max((one.file_size for one in found), default=0)
    whole = sum(one.file_size for one in found)
    if len(found) > MOST or largest > LARGEST_FILE or whole > LARGEST:
        raise files.FileError(TOO_LARGE.of(file=path.name))
    return found


def _is_safe(parts: tuple[str, ...]) -> bool:
    """Whether a name stays in its folder on every system."""
    return len(parts) <= 3 and all(
        0 < len(part.encode("utf-8", "replace")) <= 200
        and not part.startswith(".")
        and not part.endswith((".", " "))
        and not _UNWANTED.search(part)
        and not _DEVICES.fullmatch(part)
        for part in parts
    )


def _unpack(
    archive: zipfile.ZipFile, entries: list[zipfile.ZipInfo], folder: Path, path: Path
) -> None:
    """Writes the entries into the folder, no more of each than it says it has."""
    for one in entries:
        to = folder.joinpath(*one.filename.removeprefix(FOLDER).split("/"))
        to.parent.mkdir(parents=True, exist_ok=True)
        left = one.file_size
        descriptor = files.open_regular(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        with os.fdopen(descriptor, "wb") as file, archive.open(one) as source:
            while chunk := source.read(min(CHUNK, left + 1)):
                left -= len(chunk)
                if left < 0:
                    raise files.FileError(TOO_LARGE.of(file=path.name))
                file.write(chunk)
            file.flush()
            os.fsync(file.fileno())
        _date(to, one.comment)


def _date(path: Path, comment: bytes) -> None:
    """Gives a file the time that it had."""
    if comment.isdigit() and len(comment) < 12:
        with suppress(OSError, OverflowError):
            os.utime(path, (int(comment), int(comment)))
