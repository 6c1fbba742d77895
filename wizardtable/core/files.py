# SPDX-License-Identifier: MIT
"""Files that are replaced whole or not at all, and what went wrong with one in a sentence."""

import errno
import os
from contextlib import suppress
from pathlib import Path

from wizardtable.core.text import N_, Message


class FileError(OSError):
    """A file or folder that cannot be used as needed; `reason` names it and says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def problem(path: Path, error: OSError) -> FileError:
    """The system's error as a sentence that names the file."""
    if isinstance(error, FileError):
        return error
    return FileError(_sentence(error).of(file=path.name or str(path)))


def _sentence(error: OSError) -> Message:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return N_("files", "“{file}” cannot be written: the disk is full.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return N_("files", "“{file}” cannot be used: the system denies access to it.")
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return N_("files", "“{file}” does not exist.")
    if error.errno in (errno.EISDIR, errno.EEXIST):
        return N_("files", "“{file}” is in the way: it is of another kind than needed.")
    return N_("files", "“{file}” cannot be used. The system says: {error}").of(
        error=error.strerror or type(error).__name__
    )


def read(path: Path, most: int) -> bytes:
    """The first so many bytes of a file. Raises OSError, also for what is no plain file: reading
    from a pipe might never end."""
    if path.exists() and not path.is_file():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    with path.open("rb") as file:
        return file.read(most)


def replace(path: Path, data: bytes, *, backup: bool = False, public: bool = False) -> None:
    """Write the file through a temporary one in the same folder, so that at every moment either
    the old or the new content is there; with a backup, keep the old one as `backup_path`. A
    public one may be read by all that the system's mask allows, others by the player only.

    Raises FileError; the old content is then untouched.
    """
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        import tempfile  # noqa: PLC0415 - not needed before the first paint

        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        temporary = Path(name)
        if public:
            handle = _opened_to_all(handle, temporary)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup and path.exists():
            _keep(path)
        temporary.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        raise problem(path, error) from error


def probe(path: Path) -> None:
    """Find out whether `replace` is likely to work, before something is made to be written.
    Raises FileError, as that would."""
    import tempfile  # noqa: PLC0415 - as in `replace`

    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(prefix=f".{path.name}.", dir=path.parent):
            pass
    except OSError as error:
        raise problem(path, error) from error


def backup_path(path: Path) -> Path:
    """Where the content before the last replacement is kept."""
    return path.with_name(path.name + ".bak")


def _opened_to_all(descriptor: int, path: Path) -> int:
    """The file that was just made, made anew: only a new one gets the rights that the mask of the
    system allows."""
    os.close(descriptor)
    path.unlink()
    binary = getattr(os, "O_BINARY", 0)
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | binary, 0o666)


def append(path: Path, data: bytes, size: int) -> None:
    """Add to the end of a file that must exist and have this size, and wait until the disk has
    it. Raises FileError; the file then has its old size again, as far as the system allows."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
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


def _keep(path: Path) -> None:
    backup = backup_path(path)
    backup.unlink(missing_ok=True)
    try:
        os.link(path, backup)
    except OSError:  # a file system without links
        import shutil  # noqa: PLC0415 - rarely needed

        shutil.copy2(path, backup)


def _sync_folder(folder: Path) -> None:
    """Make the new name last; some file systems cannot, and the content is safe without it."""
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
