# SPDX-License-Identifier: MIT
"""Locks on open files, which the system opens when their owner ends, however he ends."""

import errno
import os
import sys
from pathlib import Path

FAR = 1 << 30
"""The place of the byte that is locked on Windows, where nobody else may read what is locked."""


def lock(descriptor: int) -> bool | None:
    """Lock the file until it is closed, without waiting: False where somebody else has locked it,
    None where the file system knows no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only there

            os.lseek(descriptor, FAR, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            os.lseek(descriptor, 0, os.SEEK_SET)
        else:
            import fcntl  # noqa: PLC0415 - only there

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return False if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK) else None
    return True


def is_at(descriptor: int, path: Path) -> bool:
    """Whether the open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False
