# SPDX-License-Identifier: MIT
"""Paints parts of the table that all games share: places of seats and cards, titles, plaques."""

from collections.abc import Callable
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from wizardtable.paint import writing
from wizardtable.paint.paragraphs import paint_paragraph
from wizardtable.paint.theme import Look, tint

_POINTS_WIDTH_SHARE: Final = 0.4
"""Points that stand beside a name take this share of the title's width."""

_NAME_PIXELS: Final = 14.0
"""The letter size of a name above or beside small points, in logical pixels at font scale 1."""


def paint_hollow(painter: QPainter, rect: QRectF, active: bool, look: Look) -> None:
    """Paints the hollow in the cloth where the pieces of a seat lie.

    `active` is True during the seat's turn, and lights the edge of the hollow.
    """
    theme, radius = look.theme, 10.0
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, tint(theme.well, 0.62))
    ground.setColorAt(1.0, tint(theme.well, 0.36))
    painter.setBrush(QBrush(ground))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not active:
        painter.setPen(QPen(tint(theme.brass, 0.55), 1.2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        return
    for width, alpha in ((9.0, 0.12), (5.5, 0.24), (2.4, 0.95)):
        painter.setPen(QPen(tint(theme.glow, alpha), width))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)


def lettering(
    height: float, look: Look, least: float = writing.MIN_LETTER_PIXELS, max_pixels: float = 20.0
) -> float:
    """Returns the letter size that fits a line of this height at every font scale.

    The height is in logical pixels. The result is in logical pixels at font scale 1, between
    `least` and `max_pixels`.
    """
    return max(
        least,
        min(
            max_pixels,
            floor(height * writing.MAX_LETTER_SHARE / look.at_largest.swell) / look.growth,
        ),
    )


def title_height(look: Look) -> float:
    """Returns the smallest height of a title with two lines, in logical pixels."""
    return (
        (_NAME_PIXELS + writing.MIN_LETTER_PIXELS)
        / writing.MAX_LETTER_SHARE
        * look.at_largest.close_scale
    )


def paint_title(painter: QPainter, rect: QRectF, text: tuple[str, str], look: Look) -> None:
    """Paints a title: a name, and the points below it or, in a low `rect`, beside it.

    `text` is the name and the points, such as "12 points". Beside a long name, only the number of
    the points is written, without words.
    """
    name, points = text
    beneath = rect.height() >= title_height(look) - 0.5
    theme, lower, upper = look.theme, points_room(rect, look), QRectF(rect)
    max_pixels = 20.0 if beneath else _NAME_PIXELS
    if beneath:
        upper.setBottom(lower.top())
    elif points:
        points, share = _points_beside_name(rect, text, look)
        lower.setLeft(rect.right() - share)
    if not beneath:
        upper.setRight(lower.left() - 4)
    name_pixels = lettering(upper.height(), look, max_pixels=max_pixels)
    if not writing.fits_line(upper, name, look, name_pixels, writing.MIN_WIDTH_SHARE):
        name_pixels = writing.MIN_LETTER_PIXELS
    draw = writing.write_shortened if beneath else writing.write
    draw(painter, upper, name, look, name_pixels, theme.text, writing.LEFT, True)
    points_pixels, align = (
        lettering(lower.height(), look, max_pixels=max_pixels * 0.9),
        writing.LEFT if beneath else writing.RIGHT,
    )
    writing.write(painter, lower, points, look, points_pixels, theme.text_soft, align)


def _points_beside_name(rect: QRectF, text: tuple[str, str], look: Look) -> tuple[str, float]:
    """Returns the text of the points beside a name, and the width of their room.

    `text` is the name and the points. If the name does not fit beside the usual room, the points
    get only the room they need. If this is not enough, only their number is left.
    """
    name, points = text
    figure, usual = points.split()[0], rect.width() * _POINTS_WIDTH_SHARE
    widths = {candidate: _text_width(rect, candidate, look) for candidate in (points, figure)}
    for candidate, share in ((points, usual), *widths.items()):
        room = rect.adjusted(0, 0, -share - 4, 0)
        if widths[candidate] <= share and writing.fits_line(
            room, name, look, _NAME_PIXELS, writing.MIN_WIDTH_SHARE
        ):
            return candidate, share
    return figure, widths[figure]


def _text_width(rect: QRectF, text: str, look: Look) -> float:
    """Returns the width of a short text in the smallest legible letters."""
    font = look.serif(writing.MIN_LETTER_PIXELS)
    font.setPixelSize(writing.letter_size(rect, text, look, writing.MIN_LETTER_PIXELS, font))
    return QFontMetricsF(font).horizontalAdvance(text) + 2


def points_room(rect: QRectF, look: Look) -> QRectF:
    """Returns the place of a title's points: below the name, or at the right in a low `rect`."""
    room = QRectF(rect)
    if rect.height() >= title_height(look) - 0.5:
        room.setTop(
            rect.top() + rect.height() * _NAME_PIXELS / (_NAME_PIXELS + writing.MIN_LETTER_PIXELS)
        )
    else:
        room.setLeft(rect.right() - rect.width() * _POINTS_WIDTH_SHARE)
    return room


def paint_well(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Paints the hollow that marks an empty place of a card, with `text` in it; "" for no text."""
    painter.setBrush(tint(look.theme.well, 0.4))
    painter.setPen(QPen(tint(look.theme.brass, 0.45), 1.2, Qt.PenStyle.DashLine))
    radius = min(rect.width() * 0.07, 14.0)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    if text:
        inner = rect.adjusted(6, 6, -6, -6)
        paint_paragraph(painter, inner, text, look, 14, look.theme.text_soft, italic=True)


def paint_stack(painter: QPainter, rect: QRectF, layers: int) -> None:
    """Paints the edges of the cards below the top card of a deck, at its lower right.

    `rect` is the rectangle of the top card, `layers` the number of edges.
    """
    for i in range(layers, 0, -1):
        shift = QPointF(i * 1.1, i * 1.5)
        area = QRectF(rect.topLeft() + shift, rect.bottomRight() - QPointF(0, 0) + shift)
        painter.setPen(QPen(QColor("#2a1c10"), 0.8))
        painter.setBrush(QColor("#d8c598" if i % 2 else "#b99f68"))
        painter.drawRoundedRect(area, rect.width() * 0.06, rect.width() * 0.06)


def paint_chip(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Paints a small dark plaque with a short text, such as a number."""
    painter.setBrush(tint("#0b1b1e", 0.86))
    painter.setPen(QPen(QColor(look.theme.brass), 1.2))
    radius = rect.height() / 2
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    pixels = lettering(rect.height(), look)
    writing.write(painter, rect.adjusted(4, 0, -4, 0), text, look, pixels, "#f7e7bd", bold=True)


def paint_niche(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints a small hollow for one kind of piece."""
    painter.setBrush(tint(look.theme.well, 0.5))
    painter.setPen(QPen(tint(look.theme.brass, 0.3), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def paint_ghost(
    painter: QPainter,
    rect: QRectF,
    draw: Callable[[QPainter, QRectF], None],
    look: Look,
    opacity: float = 0.24,
) -> None:
    """Paints a missing piece faintly, with this opacity (0–1).

    `draw` paints the whole piece on an image first, because pictures set their own opacity.
    """
    ratio = look.ratio
    image = QImage(
        max(1, round(rect.width() * ratio)),
        max(1, round(rect.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    ghost = QPainter(image)
    ghost.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(ghost, QRectF(image.rect()))
    ghost.end()
    painter.setOpacity(opacity)
    painter.drawImage(rect, image)
    painter.setOpacity(1.0)
