# SPDX-License-Identifier: MIT
"""Reads the small picture of the table that lies beside a save."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from wizardtable.core import files

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that may be such a picture."""

MOST = 2_000_000
"""Pixels of such a picture: that of the widest screen has half as many."""


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
