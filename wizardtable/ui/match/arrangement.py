# SPDX-License-Identifier: MIT
"""Keeps beside a save how its player has put his pieces in order, and puts them so again."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from wizardtable.core import files
from wizardtable.core.jsontext import parse
from wizardtable.store import save
from wizardtable.table.view import Arranging, Sitting

LARGEST = 64 * 1024
"""Bytes; no order comes near it."""


def keep(sitting: Sitting, path: Path) -> None:
    """Write the order of a sitting beside the save; that of a game without one is nothing."""
    if isinstance(sitting, Arranging) and path.exists():
        data = json.dumps(list(sitting.arrangement())).encode()
        with suppress(files.FileError):  # a convenience; the autosave tells about a full disk
            files.replace(save.arrangement_path(path), data)


def restore(sitting: Sitting, path: Path) -> None:
    """Give a new sitting the order that was kept; nothing where there is none, or a broken one."""
    if not isinstance(sitting, Arranging):
        return
    with suppress(OSError, ValueError):
        written: Any = parse(files.read(save.arrangement_path(path), LARGEST).decode())
        if isinstance(written, list) and all(type(number) is int for number in written):
            sitting.arrange(written)
