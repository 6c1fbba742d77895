# SPDX-License-Identifier: MIT
"""Paints pictures for tests, compares them, and collects Qt's warnings."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations

from PIL import Image, ImageChops
from PySide6.QtCore import QRectF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter

from wizardtable.paint import svg
from wizardtable.paint.theme import DARK

Paint = Callable[[QPainter, QRectF], None]

TRANSPARENT = QColor(Qt.GlobalColor.transparent)


def painted(
    paint: Paint, width: float, height: float | None = None, ground: QColor | str = DARK.felt
) -> QImage:
    """Returns the picture that a painter makes on a background of one colour.

    `width` and `height` are in pixels; the height is that of a square by default.
    """
    image = QImage(round(width), round(height or width), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    try:
        paint(painter, QRectF(image.rect()))
    finally:
        painter.end()
    return image


def apart(image: QImage, other: QImage) -> float:
    """Returns the mean difference of two pictures of the same size, 0 to 255 for each channel."""
    assert (image.size(), image.format()) == (
        other.size(),
        other.format(),
    )
    size = image.bytesPerLine(), image.height()
    first, second = (
        Image.frombytes("L", size, bytes(picture.constBits())) for picture in (image, other)
    )
    histogram = ImageChops.difference(first, second).histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram)


def least_apart(images: Sequence[QImage]) -> float:
    """Returns the smallest difference between two of several pictures."""
    return min(apart(first, second) for first, second in combinations(images, 2))


def grey(image: QImage) -> QImage:
    """Returns the picture without its colours."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@contextmanager
def complaints() -> Iterator[list[str]]:
    """Yields a list that collects Qt's warnings. Pictures are parsed again, because Qt warns
    then."""
    svg._renderer.cache_clear()
    heard: list[str] = []

    def listen(_kind: QtMsgType, _context: object, message: str) -> None:
        heard.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield heard
    finally:
        qInstallMessageHandler(before)
