# SPDX-License-Identifier: MIT
"""Keeps a small picture of the table beside a save, and shows it again."""

from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QWidget

from wizardtable.core import files, save

SIZE = QSize(480, 300)
"""In pixels."""

QUALITY = 80
"""Of a PNG: packed a little less tightly in a third of the time."""

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that may be such a picture."""

MOST = 2_000_000
"""Pixels of such a picture: that of the widest screen has half as many."""


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


def picture(path: Path, room: QSize) -> QImage:
    """The picture in this file, just large enough to fill so many pixels; a null one where there
    is none, or none that can be one of ours. It is read once for each size."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return QImage()
    return _decoded(path, changed, room.width(), room.height())


@lru_cache(maxsize=64)
def _decoded(path: Path, changed: int, wide: int, high: int) -> QImage:
    try:
        data = QByteArray(files.read(path, LARGEST))
    except OSError:
        return QImage()
    device = QBuffer(data)
    reader = QImageReader(device, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() > MOST:
        return QImage()
    reader.setScaledSize(
        size.scaled(QSize(wide, high), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    )
    return reader.read()
