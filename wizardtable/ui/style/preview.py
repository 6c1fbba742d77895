# SPDX-License-Identifier: MIT
"""The small picture of the table that lies beside a save: read, packed, and made small where an
earlier version wrote a large one."""

from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QThreadPool,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageReader,
    QImageWriter,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import files
from wizardtable.store import save
from wizardtable.store.save_summary import is_public
from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import paint_felt

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that may be such a picture."""

MOST = 2_000_000
"""Pixels of such a picture: that of the widest screen has half as many."""

PACKED_BYTES: Final = 30_000
"""Bytes that a picture has at most once it is packed."""

HEIGHT: Final = 300
"""Pixels of a picture that is made small; its width keeps the shape of the table."""

QUALITIES: Final = (80, 65, 50, 35, 20)
"""Qualities of a JPEG, tried in turn until the picture is small enough."""


def picture(path: Path, room: QSize) -> QImage:
    """The picture in this file, just large enough to fill so many pixels; a null one where there
    is none, or none that can be one of ours. It is read once for each size. A large one of an
    earlier version is replaced by a small one meanwhile."""
    small = save.preview_path(path)
    for place in dict.fromkeys((path, small)):
        try:
            found = place.stat()
        except OSError:
            continue  # it was made small since the path was looked up
        image = _decoded(place, found.st_mtime_ns, room.width(), room.height())
        if place != small and found.st_size > PACKED_BYTES and not image.isNull():
            _make_small_once(place)
        return image
    return QImage()


def packed(image: QImage, *, public: bool) -> bytes:
    """Returns a picture as a JPEG of at most `PACKED_BYTES`, with a mark if it shows no hand."""
    data = b""
    while True:
        for quality in QUALITIES:
            buffer = QBuffer()
            writer = QImageWriter(buffer, QByteArray(b"jpeg"))
            writer.setQuality(quality)
            if public:
                writer.setText(*save.PUBLIC_VIEW)
            if not writer.write(image.convertToFormat(QImage.Format.Format_RGB32)):
                return b""
            data = bytes(buffer.data().data())
            if len(data) <= PACKED_BYTES:
                return data
        image = image.scaledToHeight(
            image.height() * 3 // 4, Qt.TransformationMode.SmoothTransformation
        )


@lru_cache(maxsize=1024)
def _make_small_once(path: Path) -> None:
    """Begins to make a large picture small, in a thread. It is tried once in a run: in a folder
    that cannot be written, the picture stays."""
    QThreadPool.globalInstance().start(partial(_make_small, path))


def _make_small(path: Path) -> None:
    image = _read(path, None)
    if image.isNull():
        return
    if image.height() > HEIGHT:
        image = image.scaledToHeight(HEIGHT, Qt.TransformationMode.SmoothTransformation)
    data = packed(image, public=is_public(path))
    if not data:
        return
    small = save.preview_path(path)
    with suppress(OSError):
        if not small.exists():
            files.replace(small, data)
        path.unlink(missing_ok=True)


@lru_cache(maxsize=64)
def _decoded(path: Path, changed: int, wide: int, high: int) -> QImage:
    return _read(path, QSize(wide, high))


def _read(path: Path, room: QSize | None) -> QImage:
    """Returns a picture, just large enough to fill the room, if there is one; or a null picture."""
    try:
        data = QByteArray(files.read(path, LARGEST))
    except OSError:
        return QImage()
    device = QBuffer(data)
    kind = b"png" if path == save.old_preview_path(path) else b"jpeg"
    reader = QImageReader(device, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() > MOST:
        return QImage()
    if room is not None:
        reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    return reader.read()


class Preview(QWidget):
    """The small picture that was saved beside a match; the bare table where there is none."""

    def __init__(self, path: Path | None, size: QSize, parent: QWidget | None = None) -> None:
        """`size` in pixels at a font scale of 100 %."""
        super().__init__(parent)
        self._path = path
        self._natural = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: the size asked for, at the font scale worn now."""
        return QSize(
            appearance.scaled(self._natural.width()), appearance.scaled(self._natural.height())
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: shows the picture in a fine frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_preview(painter, QRectF(self.rect()), self._path)
        painter.end()


def paint_preview(painter: QPainter, room: QRectF, path: Path | None) -> None:
    """Paint the picture of a match in this file into `room`, cut to fill it, in a fine frame; the
    bare table where there is none."""
    room = room.adjusted(1, 1, -1, -1)
    frame = QPainterPath()
    frame.addRoundedRect(room, appearance.scaled(4), appearance.scaled(4))
    painter.save()
    painter.setClipPath(frame)
    ratio = painter.device().devicePixelRatioF()
    shown = picture(path, (room.size() * ratio).toSize()) if path is not None else QImage()
    if shown.isNull():
        paint_felt(painter, room)
    else:
        whole = QRectF(QPointF(), QSizeF(shown.size()) / ratio)
        whole.moveCenter(room.center())
        painter.drawImage(whole, shown)
    painter.restore()
    painter.setPen(QPen(QColor(appearance.shades().brass), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
