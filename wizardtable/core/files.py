# SPDX-License-Identifier: MIT
"""Opens the player's files: they are replaced as a whole or not at all, and errors are sentences.

Only regular files are opened, because opening a pipe or a device, or reading from it, may never
end. Nothing is written through a symbolic link, because the file behind it is somebody else's.
"""

import errno
import os
import re
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, TypeVar

from wizardtable.core.text import N_, Message

if sys.platform == "win32":
    import _winapi
    import msvcrt
else:
    import fcntl

TEMPORARY = re.compile(r"\..+\.[a-z0-9_]{8}\.tmp|\.trial-\d+")
"""The names of temporary files: of one that is being written, and of `probe`."""

OLD = 3600.0
"""Seconds after which a temporary file counts as left behind, on file systems without locks."""

PATIENCE = 2.0
"""Seconds to wait for another program that is writing the same file."""

HELD_SECONDS = 1.0
"""Seconds to wait for a program, such as a virus scanner, that holds a file open on Windows."""

HELD_PAUSE_SECONDS = 0.05
"""Seconds between two tries meanwhile."""

WINDOWS = os.name == "nt"

WINDOWS_PATH_LENGTH: Final = 260
"""Characters of a path from which Windows does not find it."""

TEMPORARY_NAME_BYTES: Final = 200
"""Bytes of a file's name that the name of its temporary file repeats; systems allow 255 in all."""

LOCKED_POSITION: Final = 1 << 30
"""The position of the byte that is locked on Windows, beyond the end of any file: nobody else can
read a locked byte there."""

_SHARING_VIOLATION: Final = 32
_LOCK_VIOLATION: Final = 33
_NAME_TOO_LONG: Final = 206
_FORBIDDEN: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
_DEVICE: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE
)

_T = TypeVar("_T")

IN_USE: Final = N_("files", "Another program is using “{file}”. Try again in a moment.")
TOO_LARGE: Final = N_("statistics", "“{file}” is too large to read.")
TOO_LONG: Final = N_(
    "files",
    "Cannot use “{file}”: the path to it is too long. Choose a shorter name or another folder.",
)
DEVICE: Final = N_("files", "Windows reserves the name “{file}” for a device. Choose another name.")


_REASONS: Final[dict[int, Message]] = {
    **dict.fromkeys(
        (errno.ENOSPC, errno.EDQUOT), N_("files", "Cannot write “{file}”: the disk is full.")
    ),
    **dict.fromkeys(
        (errno.EACCES, errno.EPERM, errno.EROFS),
        N_("files", "Cannot use “{file}”: the system denies access."),
    ),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), N_("files", "“{file}” does not exist.")),
    **dict.fromkeys((errno.EISDIR, errno.ELOOP), N_("files", "“{file}” is not an ordinary file.")),
    errno.EEXIST: N_(
        "files",
        "“{file}” already exists and is not what is needed (a file instead of a folder, or the "
        "reverse).",
    ),
}
"""What is wrong, by the number of the system's error."""


class FileError(OSError):
    """Raised for a file or folder that cannot be used.

    Attributes:
        reason: a sentence that names it and says why.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def problem(path: Path, error: OSError, name: str = "") -> FileError:
    """Returns the system's error as a sentence that names the file: by `name` if given, else
    without its folder."""
    if isinstance(error, FileError):
        return error
    return FileError(_sentence(path, error).of(file=name or path.name or str(path)))


def _sentence(path: Path, error: OSError) -> Message:
    if WINDOWS and is_device_name(path.name):
        return DEVICE
    if error.errno == errno.ENAMETOOLONG or (WINDOWS and _is_too_long(path, error)):
        return TOO_LONG
    if _is_held(path, error):
        return IN_USE
    reason = _REASONS.get(error.errno or 0)
    if reason is not None:
        return reason
    return N_("files", "Cannot use “{file}”. The system reports: {error}.").of(
        error=error.strerror or type(error).__name__
    )


def _is_too_long(path: Path, error: OSError) -> bool:
    """Returns whether Windows may not find a path because of its length, or not that of the
    temporary file beside it."""
    tried = error.filename if isinstance(error.filename, str) else ""
    longest = max(len(os.path.abspath(path)), len(tried))  # noqa: PTH100 - follows no link
    if getattr(error, "winerror", None) == _NAME_TOO_LONG:
        return True
    unknown = error.errno in (errno.ENOENT, errno.EINVAL)
    return unknown and longest >= WINDOWS_PATH_LENGTH


def _is_held(path: Path, error: OSError) -> bool:
    """Returns whether another program holds the file open, which only Windows minds. What opens a
    file there does not say so, but renaming the file to its own name does."""
    if not WINDOWS or error.errno not in (errno.EACCES, errno.EPERM):
        return False
    violations = (_SHARING_VIOLATION, _LOCK_VIOLATION)
    if getattr(error, "winerror", None) in violations:
        return True
    try:
        path.rename(path)
    except OSError as refused:
        return getattr(refused, "winerror", None) in violations
    return _is_shared(path)


def _is_shared(path: Path) -> bool:
    """Returns whether another program holds a file open and lets others rename it meanwhile.

    Scanners and indexers do so. On Windows nothing can take the file's place for so long.
    """
    if sys.platform == "win32":
        name, read = os.path.abspath(path), _winapi.GENERIC_READ  # noqa: PTH100 - follows no link
        try:
            alone = _winapi.CreateFile(name, read, 0, 0, _winapi.OPEN_EXISTING, 0, 0)
        except OSError as refused:
            return refused.winerror in (_SHARING_VIOLATION, _LOCK_VIOLATION)
        _winapi.CloseHandle(alone)
    return False


def _patiently(act: Callable[[], _T], path: Path, *, denial: bool = False) -> _T:
    """Returns what `act` does with a file, tried again for a moment while another program holds it
    open. A folder cannot be moved on Windows while any file in it is held. Raises OSError."""
    end = time.monotonic() + HELD_SECONDS
    while True:
        try:
            return act()
        except OSError as error:
            denied = WINDOWS and denial and error.errno == errno.EACCES
            if time.monotonic() > end or not (denied or _is_held(path, error)):
                raise
        time.sleep(HELD_PAUSE_SECONDS)


def is_device_name(name: str) -> bool:
    """Returns whether Windows takes the name of a file for a device, such as "nul.txt"."""
    return _DEVICE.fullmatch(name) is not None


def is_allowed_name(name: str) -> bool:
    """Returns whether every system allows the name for a file or folder."""
    ends_well = bool(name) and not name.endswith((".", " "))
    return ends_well and not _FORBIDDEN.search(name) and not is_device_name(name)


def remove(path: Path) -> None:
    """Removes a file if it is there. Raises OSError."""
    _patiently(lambda: path.unlink(missing_ok=True), path)


def move_folder(folder: Path, to: Path) -> None:
    """Gives a folder another name. Raises OSError."""
    _patiently(lambda: folder.rename(to), folder, denial=True)


def read_whole(path: Path, most: int) -> bytes:
    """Returns all bytes of a regular file. Raises OSError, and FileError if it has more than
    `most`."""
    content = read(path, most + 1)
    if len(content) > most:
        raise FileError(TOO_LARGE.of(file=path.name))
    return content


def read(path: Path, most: int) -> bytes:
    """Returns at most the first `most` bytes of a regular file. Raises OSError, also if it is
    not a regular file."""
    descriptor = open_regular(path, os.O_RDONLY)
    with os.fdopen(descriptor, "rb") as file:
        return file.read(most)


def open_regular(path: Path, flags: int) -> int:
    """Opens a regular file as `os.open` does, and returns its descriptor.

    It never waits for another program. A file is not written or made through a symbolic link.
    Raises OSError, also if the path is not a regular file.
    """
    if "\0" in str(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    writing = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    with suppress(FileNotFoundError):  # looked at first: opening alone moves some devices
        demand_regular(path.lstat() if writing else path.stat())
    for name in ("O_BINARY", "O_CLOEXEC", "O_NOCTTY", "O_NONBLOCK"):
        flags |= getattr(os, name, 0)
    if writing:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    descriptor = _patiently(lambda: os.open(path, flags, 0o600), path)
    try:
        demand_regular(os.fstat(descriptor))
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def demand_regular(found: os.stat_result) -> None:
    """Raises OSError unless this is the state of a regular file."""
    if not stat.S_ISREG(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))


def replace(
    path: Path,
    data: bytes | Callable[[IO[bytes]], None],
    *,
    backup: bool = False,
    public: bool = False,
) -> None:
    """Writes the file through a temporary one in the same folder, so that at every moment either
    the old or the new content is there. `data` is the content, or what writes it into a file.

    With `backup` the old file is kept as `backup_path`. A `public` file can be read by everybody
    whom the system's mask allows, others only by the player. The temporary file is locked while it
    is written, so that `clear_up` leaves it alone. A symbolic link is replaced, not followed.

    Raises FileError; the old content is then unchanged.
    """
    temporary = None
    try:
        _demand_no_device(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        _demand_replaceable(path)
        descriptor, temporary = _temporary(path, 0o666 if public else 0o600)
        with os.fdopen(descriptor, "wb") as file:
            if callable(data):
                data(file)
            else:
                file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if os.name == "posix":  # while it is locked; elsewhere an open file keeps its name
                _put(temporary, path, backup)
        if os.name != "posix":
            _put(temporary, path, backup)
        _sync_folder(path.parent)
    except BaseException as error:
        if temporary is not None:
            with suppress(OSError):  # `clear_up` finds it later
                remove(temporary)
        if isinstance(error, OSError):
            raise problem(path, error) from error
        raise


def _demand_no_device(path: Path) -> None:
    if WINDOWS and is_device_name(path.name):  # what is written there is gone
        raise FileError(DEVICE.of(file=path.name))


def _demand_replaceable(path: Path) -> None:
    with suppress(FileNotFoundError):
        found = path.lstat()
        if not stat.S_ISLNK(found.st_mode):
            demand_regular(found)


def _temporary(path: Path, rights: int) -> tuple[int, Path]:
    """Makes a new file in the same folder, locked. Returns its descriptor and its path."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    while True:
        temporary = path.with_name(f".{_beginning(path.name)}.{os.urandom(4).hex()}.tmp")
        try:
            descriptor = os.open(temporary, flags, rights)
        except FileExistsError:
            continue
        if lock(descriptor) is not False and is_at(descriptor, temporary):
            return descriptor, temporary
        os.close(descriptor)  # it was cleared up before it could be locked


def _beginning(name: str) -> str:
    """Returns as much of a file's name as its temporary file repeats."""
    while len(os.fsencode(name)) > TEMPORARY_NAME_BYTES:
        name = name[:-1]
    return name


def _put(temporary: Path, path: Path, backup: bool) -> None:
    kept = _keep(path) if backup and path.exists() else None
    try:
        # Windows only says of a file that is held that it denies access.
        _patiently(lambda: temporary.replace(path), path, denial=True)
        if kept is not None:
            with suppress(OSError):  # the new content is there all the same
                former = backup_path(path)
                _patiently(lambda: kept.replace(former), former, denial=True)
    finally:
        if kept is not None:
            with suppress(OSError):
                remove(kept)


def lock(descriptor: int) -> bool | None:
    """Locks an open file until it is closed, without waiting. The system also releases the lock
    when the process ends, however it ends.

    Returns True if it is now locked, False if another process has locked it, and None if the file
    system has no locks.
    """
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, LOCKED_POSITION, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            os.lseek(descriptor, 0, os.SEEK_SET)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return False if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK) else None
    return True


def is_at(descriptor: int, path: Path) -> bool:
    """Returns whether the open file is still the one at this path."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False


def clear_up(folder: Path, name: str = "") -> bool:
    """Removes the temporary files in a folder whose writers were killed; with `name` only those of
    the file with this name. Returns whether none is left.

    A locked one is being written and stays. Without locks, one stays for an hour (`OLD`).
    """
    pattern = TEMPORARY
    if name:
        pattern = re.compile(rf"\.{re.escape(_beginning(name))}\.[0-9a-f]{{8}}\.tmp")
    try:
        with os.scandir(folder) as entries:
            left = [Path(entry.path) for entry in entries if pattern.fullmatch(entry.name)]
    except OSError:
        return False
    for path in left:
        with suppress(OSError):
            _clear(path)
    return not any(path.exists() for path in left)


def _clear(path: Path) -> None:
    descriptor = open_regular(path, os.O_RDWR)
    try:
        locked = lock(descriptor)
        young = time.time() - os.fstat(descriptor).st_mtime < OLD
        if locked is False or (young and not (locked and os.name == "posix")):
            return
        if os.name == "posix":  # while it is locked; elsewhere an open file stays
            path.unlink()
    finally:
        os.close(descriptor)
    path.unlink(missing_ok=True)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Makes everybody else who calls this for the same file wait, in other programs too.

    The lock is on an empty file in the same folder, which stays there. Raises FileError if somebody
    else holds it for longer than `PATIENCE`.
    """
    try:
        descriptor = open_regular(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise problem(path, error) from error
    try:
        end = time.monotonic() + PATIENCE
        while lock(descriptor) is False:
            if time.monotonic() > end:
                raise FileError(IN_USE.of(file=path.name))
            time.sleep(0.02)
        yield
    finally:
        os.close(descriptor)


def probe(path: Path) -> None:
    """Tries whether `replace` is likely to work, before the content is made. Raises FileError as
    `replace` would."""
    try:
        _demand_no_device(path)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(prefix=f".{_beginning(path.name)}.", dir=path.parent):
            pass
    except OSError as error:
        raise problem(path, error) from error


def backup_path(path: Path) -> Path:
    """Returns the path at which `replace` keeps the old content."""
    return path.with_name(path.name + ".bak")


def append(path: Path, data: bytes, size: int) -> None:
    """Appends to a file that must exist and have this size, and waits until it is on the disk.

    Raises FileError. The file then has its old size again, as far as the system allows.
    """
    try:
        descriptor = open_regular(path, os.O_WRONLY | os.O_APPEND)
        try:
            if os.fstat(descriptor).st_size != size:
                raise OSError(errno.EEXIST, "changed by another program")
            _write(descriptor, data, size)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise problem(path, error) from error


def _write(descriptor: int, data: bytes, size: int) -> None:
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(descriptor, rest) :]
        os.fsync(descriptor)
    except OSError:
        os.ftruncate(descriptor, size)
        raise


def _keep(path: Path) -> Path:
    """Makes a copy of a file under the name of a temporary one, and returns its path."""
    kept = path.with_name(f".{_beginning(path.name)}.{os.urandom(4).hex()}.tmp")
    try:
        if os.name != "posix":  # a link to a file that is held could not be removed
            raise OSError
        os.link(path, kept)
    except OSError:  # or a file system without links
        _patiently(lambda: shutil.copy2(path, kept), path)
    return kept


def _sync_folder(folder: Path) -> None:
    """Writes the folder to the disk, so that the new name lasts. Some file systems cannot; the
    content is safe all the same."""
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
