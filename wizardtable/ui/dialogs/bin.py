# SPDX-License-Identifier: MIT
"""The system's bin (trash) for deleted matches: finds its kind, and moves saves there."""

import os
import sys
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFile

from wizardtable.core.text import N_, shown_text
from wizardtable.store import save

_SANDBOX_VARIABLES: Final = ("FLATPAK_ID", "SNAP")
"""Environment variables that a sandbox sets, whose bin the desktop does not show."""

SANDBOX_BIN_SENTENCE = N_(
    "saves",
    "The program runs in a sandbox and has its own bin, whose contents do not appear in the "
    "desktop’s bin.",
)


class Bin(Enum):
    """The kind of bin that takes a folder's files.

    Attributes:
        SYSTEM: the bin that the desktop shows.
        SANDBOX: a bin of the program's sandbox, which the desktop does not show.
        NONE: there is no bin; files can only be deleted.
    """

    SYSTEM = auto()
    SANDBOX = auto()
    NONE = auto()


def bin_of(folder: Path) -> Bin:
    """Returns the kind of bin for the files of a folder.

    The answer is a guess from the system's settings: moving a file can still fail.
    """
    if not QFile.supportsMoveToTrash():
        return Bin.NONE
    if not sys.platform.startswith("linux"):
        return Bin.SYSTEM
    if any(os.environ.get(name) for name in _SANDBOX_VARIABLES):
        return Bin.SANDBOX
    return Bin.SYSTEM if _has_bin(folder) else Bin.NONE


def _has_bin(folder: Path) -> bool:
    """Returns whether a folder's file system has a bin that the program may write to.

    Such a bin lies in the home folder, or at the root of the file system.
    """
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        device = folder.stat().st_dev
        home_bin = _nearest_existing(data / "Trash")
        if home_bin.stat().st_dev == device:
            return os.access(home_bin, os.W_OK)
        root = folder.resolve()
        while root.parent != root and root.parent.stat().st_dev == device:
            root = root.parent
        user_bin = root / f".Trash-{os.getuid()}"
        candidates = (root / ".Trash", user_bin if user_bin.exists() else root)
        return any(place.is_dir() and os.access(place, os.W_OK) for place in candidates)
    except OSError:
        return False


def _nearest_existing(path: Path) -> Path:
    """Returns the path itself if it exists, else the nearest folder above that exists."""
    while not path.exists() and path.parent != path:
        path = path.parent
    return path


def move_to_bin(path: Path) -> bool:
    """Moves a save to the bin, and deletes the files beside the save, such as its analysis.

    Returns:
        False if the save cannot be moved; then nothing has changed.
    """
    name = str(path)
    # Qt knows a name that is not UTF-8 as another file's.
    if shown_text(name) != name or not QFile.moveToTrash(name):
        return False
    for part in save.files_beside(path):
        with suppress(OSError):  # such as a folder of this name
            part.unlink(missing_ok=True)
    return True
