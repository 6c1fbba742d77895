# SPDX-License-Identifier: MIT
"""Locks on open files. The system releases them when the process ends, however it ends."""

import errno
import os
import sys
from pathlib import Path

FAR = 1 << 30
"""The position of the byte that is locked on Windows, beyond the end of any file: nobody else can
read a locked byte there."""


def lock(descriptor: int) -> bool | None:
    """Locks the file until it is closed, without waiting.

    Returns True if it is now locked, False if another process has locked it, and None if the file
    system has no locks.
    """
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
    """Returns whether the open file is still the one at this path."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False
