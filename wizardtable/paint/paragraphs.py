# SPDX-License-Identifier: MIT
"""Writes several lines of text on a drawing, in letters that fit the room.

A text that would need illegibly small letters is left out by most of these functions.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, LEFT, MIN_LETTER_PIXELS

_LINE_HEIGHT_RATIO: Final = 1.16
"""The height of a line divided by the size of its letters."""

_MIN_FORCED_PIXELS: Final = 7
"""The smallest letters of a text that must be written in any case, in logical pixels."""


def balanced_size(font: QFont, words: str, widest: float) -> QSizeF:
    """Returns width and height of wrapped words in lines that are nearly equally long.

    There are as few lines as `widest` pixels of width allow.
    """
    metrics, flags = QFontMetricsF(font), int(Qt.TextFlag.TextWordWrap)

    def size_within(width: float) -> QSizeF:
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, words).size()

    best = size_within(widest)
    lines = max(1, round(best.height() / metrics.height()))
    width = best.width()
    while lines > 1 and width > best.width() / lines:
        width -= 4.0
        narrower = size_within(width)
        if narrower.height() > best.height() or narrower.width() > width:
            break
        best = narrower
    return best


def paint_paragraph(  # noqa: PLR0913 - how letters look
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    colour: QColor | str,
    *,
    least: float = MIN_LETTER_PIXELS,
    bold: bool = False,
    italic: bool = False,
) -> bool:
    """Writes `text` centred in `rect`, wrapped between words, never beyond its edges.

    Args:
        pixels: The size of the letters if there is room, in logical pixels at font scale 1.
        least: The smallest legible size of the letters, in logical pixels at font scale 1.
        bold: Whether the letters are bold.
        italic: Whether the letters are slanted.

    Returns:
        True if the text was written, False if it does not fit in the smallest letters.
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
    """Writes the first of `texts` that fits `rect`, as `paint_paragraph` does.

    `texts` say the same, the longest first. If none fits, the last text is written as large as
    possible. Its letters may be smaller than usual, and its end may be cut off, because a card
    without its text looks broken. `pixels` is as in `paint_paragraph`.
    """
    for text in texts:
        if paint_paragraph(painter, rect, text, look, pixels, colour):
            return
    font = look.serif(pixels)
    words = texts[-1].split(" ")
    for count in range(len(words), 0, -1):
        text = " ".join(words[:count]) + ("…" if count < len(words) else "")
        if size := _size(rect, text, font, pixels * look.scale, _MIN_FORCED_PIXELS):
            font.setPixelSize(size)
            _paint_centred(painter, rect, text, font, colour)
            return


def _paint_centred(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor | str
) -> None:
    lines = _balanced(text, QFontMetricsF(font), rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    top = rect.center().y() - font.pixelSize() * _LINE_HEIGHT_RATIO * len(lines) / 2
    _draw(painter, rect, lines, top, CENTRE)


def paint_block(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    colour: QColor | str,
    *,
    least: float = MIN_LETTER_PIXELS,
    bold: bool = False,
) -> bool:
    """Writes `text` as `paint_paragraph` does, but flush left and from the top of `rect`.

    The arguments and the result are as in `paint_paragraph`.
    """
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
    max_pixels: float,
    bold: bool = False,
    align: int = LEFT,
) -> None:
    """Writes `text`, wrapped and vertically centred in `rect`, in letters that fit.

    The letters grow with the font scale as far as there is room, and have at least 9 logical
    pixels. `max_pixels` is the largest size of the letters, in logical pixels at font scale 1.
    `align` is the side at which the lines begin or end, such as `LEFT`.
    """
    largest, font = look.at_largest, look.serif(max_pixels, bold=bold)
    fitting_size = _size(rect, text, font, max_pixels * largest.close_scale, 9)
    usual = (
        max(MIN_LETTER_PIXELS, min(max_pixels, fitting_size / largest.close_scale)) * look.growth
    )
    size = max(
        9,
        min(fitting_size, round(max(usual * look.font_scale, MIN_LETTER_PIXELS)))
        if fitting_size
        else 9,
    )
    font.setPixelSize(size)
    lines = _wrapped(text, QFontMetricsF(font), rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    _draw(
        painter, rect, lines, rect.center().y() - size * _LINE_HEIGHT_RATIO * len(lines) / 2, align
    )


def _draw(painter: QPainter, rect: QRectF, lines: list[str], top: float, align: int) -> None:
    """Draws lines of text one below the other in the painter's font; `top` is a y in pixels."""
    line_height = painter.font().pixelSize() * _LINE_HEIGHT_RATIO
    for number, line in enumerate(lines):
        row = QRectF(rect.x(), top + number * line_height, rect.width(), line_height)
        painter.drawText(row, align | int(Qt.TextFlag.TextDontClip), line)


def paragraph_size(
    rect: QRectF,
    text: str,
    look: Look,
    pixels: float,
    *,
    least: float = MIN_LETTER_PIXELS,
    bold: bool = False,
) -> int:
    """Returns the letter size in logical pixels at which `text` fits `rect`; 0 if none is legible.

    At larger font scales, legible letters have at least `look.swell` times their size at font scale
    1. `paint_paragraph` explains `pixels` and `least`.
    """
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
        if len(lines) * size * _LINE_HEIGHT_RATIO <= rect.height() and all(
            metrics.horizontalAdvance(line) <= rect.width() for line in lines
        ):
            return size
    return 0


def _balanced(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Returns the lines of `text`, about equally long, so that the last line is not very short."""
    lines = _wrapped(text, metrics, width)
    while True:
        width = max(metrics.horizontalAdvance(line) for line in lines) - 1
        narrower_lines = _wrapped(text, metrics, width)
        if len(narrower_lines) > len(lines) or any(
            metrics.horizontalAdvance(line) > width for line in narrower_lines
        ):
            return lines
        lines = narrower_lines


def _wrapped(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Returns the lines of `text`, broken only at usual spaces, not at no-break spaces."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
