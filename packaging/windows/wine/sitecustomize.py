# SPDX-License-Identifier: MIT
"""Lets a refused lock raise the error of Windows: Wine leaves errno at 0."""

import errno
import msvcrt

_locking = msvcrt.locking  # type: ignore[attr-defined]


def locking(descriptor: int, mode: int, count: int) -> None:
    """Locks bytes of a file as `msvcrt.locking` does, and raises PermissionError if refused."""
    try:
        _locking(descriptor, mode, count)
    except OSError as error:
        if error.errno:
            raise
        raise PermissionError(errno.EACCES, "Permission denied") from None


msvcrt.locking = locking  # type: ignore[attr-defined]
