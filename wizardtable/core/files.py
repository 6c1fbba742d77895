# SPDX-License-Identifier: MIT
"""Reads and writes the player's files safely. Each error is a sentence for the player.

A file is replaced as a whole or not at all. Only regular files are opened, because a call that
opens or reads a pipe or a device may never return. Nothing is written through a symbolic link,
because the file to which the link leads may belong to another program.
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

TEMPORARY_NAME_PATTERN = re.compile(r"\..+\.[a-z0-9_]{8}\.tmp|\.trial-\d+")
"""A pattern for two kinds of file names: those of the temporary files that `replace` makes, and
those of the files by which the program tests whether it can write to the data directory."""

ABANDONED_SECONDS = 3600.0
"""On Windows, and on file systems without locks, a temporary file of at least this age counts as
abandoned. On other systems the file's lock decides."""

LOCK_WAIT_SECONDS = 2.0
"""Seconds to wait for another program that is writing the same file."""

HELD_SECONDS = 1.0
"""Seconds to wait for a program, such as a virus scanner, that holds a file open on Windows."""

HELD_PAUSE_SECONDS = 0.05
"""Seconds between two attempts while a program holds a file open."""

WINDOWS = os.name == "nt"

WINDOWS_PATH_LENGTH: Final = 260
"""Windows may not find a path with at least this many characters."""

MAX_KEPT_NAME_BYTES: Final = 200
"""The name of a temporary file begins with at most this many bytes of the name of the file that it
will replace. Systems allow 255 bytes for a whole name."""

LOCKED_POSITION: Final = 1 << 30
"""The position of the byte to lock on Windows, beyond the end of any file. On Windows, other
programs cannot read a locked byte, so this byte must not be part of a file's content."""

_SHARING_VIOLATION_CODE: Final = 32
_LOCK_VIOLATION_CODE: Final = 33
_NAME_TOO_LONG_CODE: Final = 206
_FORBIDDEN_CHARACTERS: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
_DEVICE_NAME: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE
)

_T = TypeVar("_T")

IN_USE_SENTENCE: Final = N_("files", "Another program is using “{file}”. Try again in a moment.")
TOO_LARGE_SENTENCE: Final = N_("statistics", "“{file}” is too large to read.")
TOO_LONG_SENTENCE: Final = N_(
    "files",
    "Cannot use “{file}”: its path is too long. Choose a shorter name or another folder.",
)
DEVICE_NAME_SENTENCE: Final = N_(
    "files", "Windows reserves the name “{file}” for a device. Choose another name."
)


_REASONS_BY_ERRNO: Final[dict[int, Message]] = {
    **dict.fromkeys(
        (errno.ENOSPC, errno.EDQUOT), N_("files", "Cannot write “{file}”: the disk is full.")
    ),
    **dict.fromkeys(
        (errno.EACCES, errno.EPERM, errno.EROFS),
        N_("files", "Cannot use “{file}”: access denied."),
    ),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), N_("files", "“{file}” does not exist.")),
    **dict.fromkeys(
        (errno.EISDIR, errno.ELOOP), N_("files", "“{file}” is a folder or a link, not a file.")
    ),
    errno.EEXIST: N_(
        "files",
        "“{file}” already exists, but it is a file where a folder is needed, or vice versa.",
    ),
}
"""The sentence for each number of a system error."""


class FileError(OSError):
    """Raised for a file or folder that cannot be used.

    Attributes:
        reason: a sentence that names the file and the problem.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def file_error(path: Path, error: OSError, name: str = "") -> FileError:
    """Returns a FileError with a sentence for the system's error.

    The sentence calls the file `name`, or without a name the last part of its path.
    """
    if isinstance(error, FileError):
        return error
    return FileError(_error_sentence(path, error).of(file=name or path.name or str(path)))


def _error_sentence(path: Path, error: OSError) -> Message:
    if WINDOWS and is_device_name(path.name):
        return DEVICE_NAME_SENTENCE
    if error.errno == errno.ENAMETOOLONG or (WINDOWS and _is_too_long(path, error)):
        return TOO_LONG_SENTENCE
    if _is_held(path, error):
        return IN_USE_SENTENCE
    reason = _REASONS_BY_ERRNO.get(error.errno or 0)
    if reason is not None:
        return reason
    return N_("files", "Cannot use “{file}”. The system reports: {error}.").of(
        error=error.strerror or type(error).__name__
    )


def _is_too_long(path: Path, error: OSError) -> bool:
    """Returns whether Windows may have failed because of a path's length.

    The path may be `path`, or the longer path of its temporary file.
    """
    failed_path = error.filename if isinstance(error.filename, str) else ""
    longest = max(len(os.path.abspath(path)), len(failed_path))  # noqa: PTH100 - follows no link
    if getattr(error, "winerror", None) == _NAME_TOO_LONG_CODE:
        return True
    is_missing = error.errno in (errno.ENOENT, errno.EINVAL)
    return is_missing and longest >= WINDOWS_PATH_LENGTH


def _is_held(path: Path, error: OSError) -> bool:
    """Returns whether `error` arose because another program holds the file open on Windows.

    The error alone may not show the cause. The function then tries to rename the file to its own
    name, and looks at the result. Returns False on any other system.
    """
    if not WINDOWS or error.errno not in (errno.EACCES, errno.EPERM):
        return False
    violations = (_SHARING_VIOLATION_CODE, _LOCK_VIOLATION_CODE)
    if getattr(error, "winerror", None) in violations:
        return True
    try:
        path.rename(path)
    except OSError as refused:
        return getattr(refused, "winerror", None) in violations
    return _is_shared(path)


def _is_shared(path: Path) -> bool:
    """Returns whether another program holds a file open, but lets other programs rename it.

    Virus scanners and search indexers open files in this way. While they do, Windows lets no other
    file take the file's place. Returns False on any other system.
    """
    if sys.platform == "win32":
        name, read = os.path.abspath(path), _winapi.GENERIC_READ  # noqa: PTH100 - follows no link
        try:
            exclusive = _winapi.CreateFile(name, read, 0, 0, _winapi.OPEN_EXISTING, 0, 0)
        except OSError as refused:
            return refused.winerror in (_SHARING_VIOLATION_CODE, _LOCK_VIOLATION_CODE)
        _winapi.CloseHandle(exclusive)
    return False


def _retry_while_held(act: Callable[[], _T], path: Path, *, or_denied: bool = False) -> _T:
    """Calls `act` and returns its result. Calls `act` again while a program holds the file open.

    With `or_denied`, `act` is also called again if Windows denies access. Windows does so if the
    file to replace is open in another program, or a file in the folder to move.

    Raises:
        OSError: another program held the file for `HELD_SECONDS`, or `act` failed for another
            reason.
    """
    end = time.monotonic() + HELD_SECONDS
    while True:
        try:
            return act()
        except OSError as error:
            is_denied = WINDOWS and or_denied and error.errno == errno.EACCES
            if time.monotonic() > end or not (is_denied or _is_held(path, error)):
                raise
        time.sleep(HELD_PAUSE_SECONDS)


def is_device_name(name: str) -> bool:
    """Returns whether Windows takes a file's name for a device, such as "nul.txt"."""
    return _DEVICE_NAME.fullmatch(name) is not None


def is_allowed_name(name: str) -> bool:
    """Returns whether every system allows the name for a file or folder."""
    ends_well = bool(name) and not name.endswith((".", " "))
    return ends_well and not _FORBIDDEN_CHARACTERS.search(name) and not is_device_name(name)


def remove(path: Path) -> None:
    """Removes a file if it exists.

    Raises:
        OSError: the file cannot be removed.
    """
    _retry_while_held(lambda: path.unlink(missing_ok=True), path)


def move_folder(folder: Path, to: Path) -> None:
    """Moves a folder, so that its new path is `to`.

    Raises:
        OSError: the folder cannot be renamed.
    """
    _retry_while_held(lambda: folder.rename(to), folder, or_denied=True)


def read_whole(path: Path, max_bytes: int) -> bytes:
    """Returns all bytes of a regular file.

    Raises:
        FileError: the file has more than `max_bytes` bytes.
        OSError: the file cannot be read, or is not a regular file.
    """
    content = read(path, max_bytes + 1)
    if len(content) > max_bytes:
        raise FileError(TOO_LARGE_SENTENCE.of(file=path.name))
    return content


def read(path: Path, max_bytes: int) -> bytes:
    """Returns at most the first `max_bytes` bytes of a regular file.

    Raises:
        OSError: the file cannot be read, or is not a regular file.
    """
    descriptor = open_regular(path, os.O_RDONLY)
    with os.fdopen(descriptor, "rb") as file:
        return file.read(max_bytes)


def open_regular(path: Path, flags: int) -> int:
    """Opens a regular file with the flags of `os.open`, and returns the file's descriptor.

    The call never blocks. With a flag for writing or creating, a symbolic link is not followed.

    Raises:
        OSError: the file cannot be opened, or is not a regular file.
    """
    if "\0" in str(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    is_writing = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    with suppress(FileNotFoundError):  # checked before opening, which alone sets off some devices
        check_regular(path.lstat() if is_writing else path.stat())
    for name in ("O_BINARY", "O_CLOEXEC", "O_NOCTTY", "O_NONBLOCK"):
        flags |= getattr(os, name, 0)
    if is_writing:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    descriptor = _retry_while_held(lambda: os.open(path, flags, 0o600), path)
    try:
        check_regular(os.fstat(descriptor))
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def check_regular(status: os.stat_result) -> None:
    """Raises OSError unless this is the status of a regular file."""
    if not stat.S_ISREG(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))


def replace(
    path: Path,
    data: bytes | Callable[[IO[bytes]], None],
    *,
    backup: bool = False,
    public: bool = False,
) -> None:
    """Replaces a file, so that at every moment its path has either the old or the new content.

    The content goes into a temporary file in the same folder, which then takes the file's place.
    The temporary file is locked while it is written, so that `remove_abandoned` leaves it alone. A
    symbolic link is replaced, not followed.

    `data` is the content, or a function that writes the content into an open file. With `backup`
    the old file stays at `backup_path`. Only the player may read the file. With `public`, everybody
    else may read it too, unless the system's mask forbids this.

    Raises:
        FileError: the file cannot be replaced. The old content is then unchanged.
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
            if os.name == "posix":  # while it is locked; other systems cannot rename an open file
                _put_in_place(temporary, path, backup)
        if os.name != "posix":
            _put_in_place(temporary, path, backup)
        _sync_folder(path.parent)
    except BaseException as error:
        if temporary is not None:
            with suppress(OSError):  # `remove_abandoned` finds it later
                remove(temporary)
        if isinstance(error, OSError):
            raise file_error(path, error) from error
        raise


def _demand_no_device(path: Path) -> None:
    if WINDOWS and is_device_name(path.name):  # a device would swallow the content
        raise FileError(DEVICE_NAME_SENTENCE.of(file=path.name))


def _demand_replaceable(path: Path) -> None:
    with suppress(FileNotFoundError):
        status = path.lstat()
        if not stat.S_ISLNK(status.st_mode):
            check_regular(status)


def _temporary(path: Path, rights: int) -> tuple[int, Path]:
    """Makes a new, locked file in the folder of `path`; returns the new file's descriptor and path.

    `rights` are the file's access rights, as for `os.open`.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    while True:
        temporary = path.with_name(f".{_name_beginning(path.name)}.{os.urandom(4).hex()}.tmp")
        try:
            descriptor = os.open(temporary, flags, rights)
        except FileExistsError:
            continue
        if lock(descriptor) is not False and is_path_of(descriptor, temporary):
            return descriptor, temporary
        os.close(descriptor)  # another process cleared the file up before this one locked it


def _name_beginning(name: str) -> str:
    """Returns the part of a file's name with which the name of its temporary file begins."""
    while len(os.fsencode(name)) > MAX_KEPT_NAME_BYTES:
        name = name[:-1]
    return name


def _put_in_place(temporary: Path, path: Path, backup: bool) -> None:
    old_copy = _make_old_copy(path) if backup and path.exists() else None
    try:
        # Windows reports a held file as one to which it denies access.
        _retry_while_held(lambda: temporary.replace(path), path, or_denied=True)
        if old_copy is not None:
            with suppress(OSError):  # the new content is in place; only the backup is missing
                former = backup_path(path)
                _retry_while_held(lambda: old_copy.replace(former), former, or_denied=True)
    finally:
        if old_copy is not None:
            with suppress(OSError):
                remove(old_copy)


def lock(descriptor: int) -> bool | None:
    """Locks an open file until it is closed, without waiting.

    The system also releases the lock when the process ends, even if it is killed. Returns True if
    the file is now locked, False if another process has locked it, and None if the file system has
    no locks.
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


def is_path_of(descriptor: int, path: Path) -> bool:
    """Returns whether a path still leads to the open file with this descriptor."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False


def remove_abandoned(folder: Path, name: str = "") -> bool:
    """Removes a folder's temporary files whose writers were killed. Returns whether none remains.

    With `name`, only temporary files for the file of this name count. A locked file stays, because
    a program is writing it. On Windows, and on file systems without locks, a file stays for
    `ABANDONED_SECONDS`. Returns False for a folder that cannot be read.
    """
    pattern = TEMPORARY_NAME_PATTERN
    if name:
        pattern = re.compile(rf"\.{re.escape(_name_beginning(name))}\.[0-9a-f]{{8}}\.tmp")
    try:
        with os.scandir(folder) as entries:
            paths = [Path(entry.path) for entry in entries if pattern.fullmatch(entry.name)]
    except OSError:
        return False
    for path in paths:
        with suppress(OSError):
            _remove_abandoned(path)
    return not any(path.exists() for path in paths)


def _remove_abandoned(path: Path) -> None:
    descriptor = open_regular(path, os.O_RDWR)
    try:
        is_locked = lock(descriptor)
        is_recent = time.time() - os.fstat(descriptor).st_mtime < ABANDONED_SECONDS
        if is_locked is False or (is_recent and not (is_locked and os.name == "posix")):
            return
        if os.name == "posix":  # while it is locked; other systems cannot remove an open file
            path.unlink()
    finally:
        os.close(descriptor)
    path.unlink(missing_ok=True)


@contextmanager
def exclusive_lock(path: Path) -> Iterator[None]:
    """Locks a file for the `with` block. Other callers, in other programs too, wait for the lock.

    The locked file is an empty one beside `path`, and it stays there.

    Raises:
        FileError: another caller holds the lock for longer than `LOCK_WAIT_SECONDS`.
    """
    try:
        descriptor = open_regular(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise file_error(path, error) from error
    try:
        end = time.monotonic() + LOCK_WAIT_SECONDS
        while lock(descriptor) is False:
            if time.monotonic() > end:
                raise FileError(IN_USE_SENTENCE.of(file=path.name))
            time.sleep(0.02)
        yield
    finally:
        os.close(descriptor)


def probe(path: Path) -> None:
    """Tests whether `replace` can probably write this file, before the caller makes the content.

    Raises:
        FileError: `replace` would fail. The sentence in the error gives the reason.
    """
    try:
        _demand_no_device(path)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(prefix=f".{_name_beginning(path.name)}.", dir=path.parent):
            pass
    except OSError as error:
        raise file_error(path, error) from error


def backup_path(path: Path) -> Path:
    """Returns the path where `replace` keeps the old content of the file at `path`."""
    return path.with_name(path.name + ".bak")


def append(path: Path, data: bytes, size: int) -> None:
    """Appends data to a file and waits until the data are on the disk.

    The file must exist and have exactly `size` bytes.

    Raises:
        FileError: the data were not appended. The file is cut to its old size, if the system allows
            this.
    """
    try:
        descriptor = open_regular(path, os.O_WRONLY | os.O_APPEND)
        try:
            if os.fstat(descriptor).st_size != size:
                raise OSError(errno.EEXIST, "changed by another program")
            _write_all(descriptor, data, size)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise file_error(path, error) from error


def _write_all(descriptor: int, data: bytes, size: int) -> None:
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(descriptor, rest) :]
        os.fsync(descriptor)
    except OSError:
        os.ftruncate(descriptor, size)
        raise


def _make_old_copy(path: Path) -> Path:
    """Makes a second link to a file, or a copy of it, with a temporary name.

    Returns the path of the link or copy.
    """
    copy = path.with_name(f".{_name_beginning(path.name)}.{os.urandom(4).hex()}.tmp")
    try:
        if os.name != "posix":  # Windows could not remove a link to a held file
            raise OSError
        os.link(path, copy)
    except OSError:  # also raised by file systems without links
        _retry_while_held(lambda: shutil.copy2(path, copy), path)
    return copy


def _sync_folder(folder: Path) -> None:
    """Writes a folder's list of files to the disk, so that a new name survives a power cut.

    Some file systems cannot do this. The content of the files is safe in any case.
    """
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
