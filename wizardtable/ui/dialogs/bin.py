# SPDX-License-Identifier: MIT
"""The system's bin for the player's matches: which there is, and moving a match there."""

import os
import sys
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFile

from wizardtable.core.text import N_, shown_text
from wizardtable.store import save

_SANDBOXED: Final = ("FLATPAK_ID", "SNAP")
"""Variables that are set in a sandbox, whose bin the desktop does not show."""

OWN_BIN = N_(
    "saves",
    "The program runs in a sandbox and uses a bin of its own: the desktop’s bin does not show "
    "what is in it.",
)


class Bin(Enum):
    """A kind of bin."""

    SYSTEM = auto()
    SANDBOX = auto()
    NONE = auto()


def bin_of(folder: Path) -> Bin:
    """Returns which bin there is for the files of a folder, as far as that can be known before
    any is moved."""
    if not QFile.supportsMoveToTrash():
        return Bin.NONE
    if not sys.platform.startswith("linux"):
        return Bin.SYSTEM
    if any(os.environ.get(name) for name in _SANDBOXED):
        return Bin.SANDBOX
    return Bin.SYSTEM if _has_bin(folder) else Bin.NONE


def _has_bin(folder: Path) -> bool:
    """Returns whether the desktop keeps a bin on the file system of a folder: that of the player's
    own folder, or one at the root of the file system."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        device = folder.stat().st_dev
        home = _existing(data / "Trash")
        if home.stat().st_dev == device:
            return os.access(home, os.W_OK)
        root = folder.resolve()
        while root.parent != root and root.parent.stat().st_dev == device:
            root = root.parent
        own = root / f".Trash-{os.getuid()}"
        places = (root / ".Trash", own if own.exists() else root)
        return any(place.is_dir() and os.access(place, os.W_OK) for place in places)
    except OSError:
        return False


def _existing(path: Path) -> Path:
    """Returns a folder, or the nearest one above it that exists."""
    while not path.exists() and path.parent != path:
        path = path.parent
    return path


def move_to_bin(path: Path) -> bool:
    """Moves a save to the bin and removes the files beside it. Returns False if it cannot be
    moved; it is still there then."""
    name = str(path)
    # Qt knows a name that is not UTF-8 as another file's.
    if shown_text(name) != name or not QFile.moveToTrash(name):
        return False
    for part in save.files_beside(path):
        with suppress(OSError):  # such as a folder of this name
            part.unlink(missing_ok=True)
    return True
