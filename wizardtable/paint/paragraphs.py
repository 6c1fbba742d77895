# SPDX-License-Identifier: MIT
"""Several lines of writing on what is drawn, made smaller to fit their room, or left out."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, LEAST, LEFT

_LINE: Final = 1.16
"""Height of a line by the size of its letters."""

_TINIEST: Final = 7
"""The size of letters, in logical pixels, below which nothing is written even to fill a card."""


def paint_paragraph(  # noqa: PLR0913 - how letters look
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    colour: QColor | str,
    *,
    least: float = LEAST,
    bold: bool = False,
    italic: bool = False,
) -> bool:
    """Writes `text` centred in `rect`, wrapped between words, never beyond its edges.

    Args:
        pixels: the size of the letters, in logical pixels at font scale 1, where there is room.
        least: the smallest size, in logical pixels at font scale 1, at which it is still worth
            reading.

    Returns:
        Whether it was written: where it does not fit at its smallest, nothing is.
    """
    size = paragraph_size(rect, text, look, pixels, least=least, bold=bold)
    if not size:
        return False
    font = look.serif(pixels, bold=bold, italic=italic)
    font.setPixelSize(size)
    _paint_centred(painter, rect, text, font, colour)
    return True


def paint_first_fitting(
    painter: QPainter,
    rect: QRectF,
    texts: Sequence[str],
    look: Look,
    pixels: float,
    colour: QColor | str,
) -> None:
    """Writes as `paint_paragraph` the first of `texts` that fits `rect`. Where none does, writes
    the last one, the shortest, as large as it has room, if need be without its end: a card whose
    text is left out looks broken."""
    for text in texts:
        if paint_paragraph(painter, rect, text, look, pixels, colour):
            return
    font = look.serif(pixels)
    words = texts[-1].split(" ")
    for count in range(len(words), 0, -1):
        text = " ".join(words[:count]) + ("…" if count < len(words) else "")
        if size := _size(rect, text, font, pixels * look.scale, _TINIEST):
            font.setPixelSize(size)
            _paint_centred(painter, rect, text, font, colour)
            return


def _paint_centred(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor | str
) -> None:
    lines = _balanced(text, QFontMetricsF(font), rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    top = rect.center().y() - font.pixelSize() * _LINE * len(lines) / 2
    _draw(painter, rect, lines, top, CENTRE)


def paint_block(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    colour: QColor | str,
    *,
    least: float = LEAST,
    bold: bool = False,
) -> bool:
    """The same from the upper left corner of `rect`, its lines flush at the left."""
    size = paragraph_size(rect, text, look, pixels, least=least, bold=bold)
    if not size:
        return False
    font = look.serif(pixels, bold=bold)
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    _draw(painter, rect, _wrapped(text, QFontMetricsF(font), rect.width()), rect.top(), LEFT)
    return True


def paint_fitted(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    colour: QColor | str,
    *,
    most: float,
    bold: bool = False,
    align: int = LEFT,
) -> None:
    """Writes `text` in the middle of the height of `rect`, wrapped between words, so large that it
    has room at every font scale; where there is little room at the largest, smaller there.

    `most` is the largest size of the letters, in logical pixels at font scale 1.
    """
    largest, font = look.at_largest, look.serif(most, bold=bold)
    fits = _size(rect, text, font, most * largest.close_scale, 9)
    usual = max(LEAST, min(most, fits / largest.close_scale)) * look.growth
    size = max(9, min(fits, round(max(usual * look.chosen, LEAST))) if fits else 9)
    font.setPixelSize(size)
    lines = _wrapped(text, QFontMetricsF(font), rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    _draw(painter, rect, lines, rect.center().y() - size * _LINE * len(lines) / 2, align)


def _draw(painter: QPainter, rect: QRectF, lines: list[str], top: float, align: int) -> None:
    """Lines of writing in the painter's font, beneath one another."""
    high = painter.font().pixelSize() * _LINE
    for number, line in enumerate(lines):
        row = QRectF(rect.x(), top + number * high, rect.width(), high)
        painter.drawText(row, align | int(Qt.TextFlag.TextDontClip), line)


def paragraph_size(
    rect: QRectF, text: str, look: Look, pixels: float, *, least: float = LEAST, bold: bool = False
) -> int:
    """The size of letters, in logical pixels, at which `text` fits `rect`; 0 where none does, or
    none that is `look.swell` times as large as at a font scale of 100 %."""
    font = look.serif(pixels, bold=bold)
    usual = _size(rect, text, font, pixels * look.growth, least)
    if look.swell <= 1:
        return usual
    return _size(rect, text, font, pixels * look.scale, ceil((usual or least) * look.swell - 0.2))


def _size(rect: QRectF, text: str, font: QFont, pixels: float, least: float) -> int:
    font = QFont(font)
    for size in range(round(pixels), round(least) - 1, -1):
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        lines = _wrapped(text, metrics, rect.width())
        if len(lines) * size * _LINE <= rect.height() and all(
            metrics.horizontalAdvance(line) <= rect.width() for line in lines
        ):
            return size
    return 0


def _balanced(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """The lines of `text`, about equally long: no word is left alone in the last."""
    lines = _wrapped(text, metrics, width)
    while True:
        width = max(metrics.horizontalAdvance(line) for line in lines) - 1
        closer = _wrapped(text, metrics, width)
        if len(closer) > len(lines) or any(
            metrics.horizontalAdvance(line) > width for line in closer
        ):
            return lines
        lines = closer


def _wrapped(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """The lines of `text`, broken at plain spaces: those of French punctuation hold together."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
