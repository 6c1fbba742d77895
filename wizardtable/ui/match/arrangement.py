# SPDX-License-Identifier: MIT
"""Saves the order in which a player has put their pieces on the table, and restores it."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from wizardtable.core import files
from wizardtable.core.jsontext import parse
from wizardtable.store import save
from wizardtable.table.view import Arranging, Sitting

MAX_FILE_BYTES = 64 * 1024
"""The largest size in bytes of a file with an order; real files are far smaller."""


def save_arrangement(sitting: Sitting, path: Path) -> None:
    """Writes the player's order of their pieces beside the save.

    Does nothing if the game has no such order or if the save does not exist.
    """
    if isinstance(sitting, Arranging) and path.exists():
        data = json.dumps(list(sitting.arrangement())).encode()
        with suppress(files.FileError):  # the autosave reports a full disk
            files.replace(save.arrangement_path(path), data)


def restore_arrangement(sitting: Sitting, path: Path) -> None:
    """Restores the saved order of the player's pieces.

    Does nothing if there is no saved order or if its file is damaged.
    """
    if not isinstance(sitting, Arranging):
        return
    with suppress(OSError, ValueError):
        written: Any = parse(files.read(save.arrangement_path(path), MAX_FILE_BYTES).decode())
        if isinstance(written, list) and all(type(number) is int for number in written):
            sitting.arrange(written)
