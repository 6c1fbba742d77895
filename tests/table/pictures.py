# SPDX-License-Identifier: MIT
"""For tests of what is drawn: paints pictures, compares them, hears what Qt complains of."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations

from PIL import Image, ImageChops
from PySide6.QtCore import QRectF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter

from wizardtable.paint import svg
from wizardtable.paint.theme import DARK

Paint = Callable[[QPainter, QRectF], None]

CLEAR = QColor(Qt.GlobalColor.transparent)


def painted(
    paint: Paint, width: float, height: float | None = None, ground: QColor | str = DARK.felt
) -> QImage:
    """What a painter makes of a rectangle of this size on a ground of one colour."""
    image = QImage(round(width), round(height or width), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    try:
        paint(painter, QRectF(image.rect()))
    finally:
        painter.end()
    return image


def apart(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures of one size, 0 to 255 a channel."""
    assert (one.size(), one.format()) == (other.size(), other.format())
    size = one.bytesPerLine(), one.height()
    first, second = (Image.frombytes("L", size, bytes(each.constBits())) for each in (one, other))
    found = ImageChops.difference(first, second).histogram()
    return sum(value * count for value, count in enumerate(found)) / sum(found)


def least_apart(images: Sequence[QImage]) -> float:
    """The difference of those two of several pictures that are most alike."""
    return min(apart(one, other) for one, other in combinations(images, 2))


def grey(image: QImage) -> QImage:
    """The picture as it is seen without colour."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@contextmanager
def complaints() -> Iterator[list[str]]:
    """What Qt warns of meanwhile; pictures are parsed anew, for it warns while it parses."""
    svg._renderer.cache_clear()
    heard: list[str] = []

    def listen(_kind: QtMsgType, _context: object, message: str) -> None:
        heard.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield heard
    finally:
        qInstallMessageHandler(before)
