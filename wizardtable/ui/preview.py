# SPDX-License-Identifier: MIT
"""Keeps a small picture of the table beside a save, for the list of saves."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QSize, Qt
from PySide6.QtWidgets import QWidget

from wizardtable.core import files, save

SIZE = QSize(480, 300)
"""In pixels."""

QUALITY = 80
"""Of a PNG: packed a little less tightly in a third of the time."""


def keep(table: QWidget, path: Path) -> None:
    """Keep a picture of the table as it is now beside the save with this path."""
    picture = table.grab().scaled(
        SIZE,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    )
    data = QBuffer()
    picture.save(data, "PNG", QUALITY)
    with suppress(files.FileError):  # only an ornament; the autosave tells about a full disk
        files.replace(save.preview_path(path), bytes(data.data().data()))
