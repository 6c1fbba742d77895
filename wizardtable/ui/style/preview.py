# SPDX-License-Identifier: MIT
"""The preview of a match: a small picture of its table, stored beside its save.

Earlier versions stored large pictures, which are replaced by small ones.
"""

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

from wizardtable.core import files, override
from wizardtable.store import save
from wizardtable.store.save_summary import is_public
from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import felt_picture

MAX_FILE_BYTES = 4 * 1024 * 1024
"""The largest picture file that is read, in bytes."""

MAX_PIXELS = 2_000_000
"""The largest picture that is read, in pixels; the widest screen has half as many."""

MAX_PACKED_BYTES: Final = 30_000
"""The largest picture file that is written, in bytes."""

SMALL_HEIGHT: Final = 300
"""The height in pixels of a picture that is made smaller; the shape stays."""

JPEG_QUALITIES: Final = (80, 65, 50, 35, 20)
"""JPEG qualities, tried in turn until the file is small enough."""


def stored_picture(path: Path, room: QSize) -> QImage:
    """Returns the picture in a file, just large enough to fill `room`, in device pixels.

    The result is a null image if there is no valid picture. It is cached for each size. A large
    file of an earlier version is replaced by a small one in the background.
    """
    small = save.preview_path(path)
    for place in dict.fromkeys((path, small)):
        try:
            file_state = place.stat()
        except OSError:
            continue  # another thread has just replaced the large picture
        image = _decoded(place, file_state.st_mtime_ns, room.width(), room.height())
        if place != small and file_state.st_size > MAX_PACKED_BYTES and not image.isNull():
            _make_small_once(place)
        return image
    return QImage()


def packed_jpeg(image: QImage, *, public: bool) -> bytes:
    """Returns a picture as a JPEG file of at most `MAX_PACKED_BYTES`; b"" if Qt cannot write it.

    With `public`, the file has a mark which says that the picture shows no hand.
    """
    data = b""
    while True:
        for quality in JPEG_QUALITIES:
            buffer = QBuffer()
            writer = QImageWriter(buffer, QByteArray(b"jpeg"))
            writer.setQuality(quality)
            if public:
                writer.setText(*save.PUBLIC_VIEW)
            if not writer.write(image.convertToFormat(QImage.Format.Format_RGB32)):
                return b""
            data = bytes(buffer.data().data())
            if len(data) <= MAX_PACKED_BYTES:
                return data
        image = image.scaledToHeight(
            image.height() * 3 // 4, Qt.TransformationMode.SmoothTransformation
        )


@lru_cache(maxsize=1024)
def _make_small_once(path: Path) -> None:
    """Starts to replace a large picture file by a small one, in a thread.

    The program tries this once in each run. In a read-only folder the large file stays.
    """
    QThreadPool.globalInstance().start(partial(_make_small, path))


def _make_small(path: Path) -> None:
    image = _read(path, None)
    if image.isNull():
        return
    if image.height() > SMALL_HEIGHT:
        image = image.scaledToHeight(SMALL_HEIGHT, Qt.TransformationMode.SmoothTransformation)
    data = packed_jpeg(image, public=is_public(path))
    if not data:
        return
    small = save.preview_path(path)
    with suppress(OSError):
        if not small.exists():
            files.replace(small, data)
        path.unlink(missing_ok=True)


@lru_cache(maxsize=64)
def _decoded(path: Path, changed: int, width: int, height: int) -> QImage:
    return _read(path, QSize(width, height))


def _read(path: Path, room: QSize | None) -> QImage:
    """Returns the picture in a file, or a null image if there is none.

    The picture is just large enough to fill `room`; with None it has its full size.
    """
    try:
        data = QByteArray(files.read(path, MAX_FILE_BYTES))
    except OSError:
        return QImage()
    device = QBuffer(data)
    kind = b"png" if path == save.old_preview_path(path) else b"jpeg"
    reader = QImageReader(device, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() > MAX_PIXELS:
        return QImage()
    if room is not None:
        reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    return reader.read()


class Preview(QWidget):
    """A widget that shows the preview of a match, or an empty table if there is none."""

    def __init__(self, path: Path | None, size: QSize, parent: QWidget | None = None) -> None:
        """Makes a preview.

        Args:
            path: the picture file beside the save; None for an empty table.
            size: the size of the widget in pixels at a font scale of 100 %.
            parent: the parent widget.
        """
        super().__init__(parent)
        self._path = path
        self._natural = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(
            appearance.scaled(self._natural.width()), appearance.scaled(self._natural.height())
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_preview(painter, QRectF(self.rect()), self._path)
        painter.end()


def paint_preview(painter: QPainter, room: QRectF, path: Path | None) -> None:
    """Paints the preview of a match into `room`, in a fine frame.

    The picture fills the room, and what does not fit is cut off. Without a picture an empty table
    is painted.
    """
    room = room.adjusted(1, 1, -1, -1)
    frame = QPainterPath()
    frame.addRoundedRect(room, appearance.scaled(4), appearance.scaled(4))
    painter.save()
    painter.setClipPath(frame)
    ratio = painter.device().devicePixelRatioF()
    shown = stored_picture(path, (room.size() * ratio).toSize()) if path is not None else QImage()
    if shown.isNull():
        felt = felt_picture((room.size() * ratio).toSize(), ratio)
        painter.drawPixmap(room, felt, QRectF(felt.rect()))
    else:
        whole = QRectF(QPointF(), QSizeF(shown.size()) / ratio)
        whole.moveCenter(room.center())
        painter.drawImage(whole, shown)
    painter.restore()
    painter.setPen(QPen(QColor(appearance.shades().brass), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
