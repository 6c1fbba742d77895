# SPDX-License-Identifier: MIT
"""Paints the player's room: its wall, wooden boards, plaques and ribbons, in each theme."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from wizardtable.paint import svg
from wizardtable.paint.theme import tint
from wizardtable.ui.style import appearance

WOOD_COLOURS: Final = {
    "dark": ("#8a5c34", "#5e3b20", "#2f1c0f"),
    "light": ("#d9b27c", "#b98a54", "#7d5628"),
    "contrast": ("#141414", "#000000", "#000000"),
}
"""The colours of a board by theme: its top, its front, and the lower edge of its front."""

TOP_SHARE: Final = 0.26
"""The height of a board's visible top, as a share of the board's height."""

WALLPAPER_STEP: Final = 30
"""The distance of two lozenges of the wallpaper, in pixels at 100 %."""

PLAQUE_LETTER_SIZES: Final = (14, 13, 12, 11, 10)
"""The letter sizes for a plaque, in pixels at 100 %; the first one that fits is taken."""

MIN_LETTER_PIXELS: Final = 12
"""The smallest letter size in pixels, at any font scale."""

RIBBON_TAIL_SHARE: Final = 0.24
"""The depth of the notch at the end of a ribbon, as a share of its height."""

RIBBON_INK: Final = "#fff6dc"
"""The colour of words on a ribbon."""


def paint_wall(painter: QPainter, room: QRectF) -> None:
    """Paints the wall of the room: wallpaper under a lamp, with a rail of brass."""
    theme = appearance.table_theme()
    light = QRadialGradient(QPointF(room.center().x(), room.top()), room.width() * 0.62)
    for position, colour in ((0.0, theme.lamp), (0.5, theme.felt), (1.0, theme.felt_edge)):
        light.setColorAt(position, QColor(colour))
    painter.fillRect(room, QBrush(light))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.name != "contrast":
        _paint_wallpaper(painter, room, tint(theme.circle, 0.10 if theme.is_dark else 0.16))
    rail = room.top() + appearance.scaled(5)
    painter.setPen(QPen(QColor(theme.brass), max(1.0, appearance.scaled(2))))
    painter.drawLine(QPointF(room.left(), rail), QPointF(room.right(), rail))
    painter.setPen(QPen(QColor(theme.brass_deep), 1))
    painter.drawLine(QPointF(room.left(), rail + 2), QPointF(room.right(), rail + 2))


def _paint_wallpaper(painter: QPainter, room: QRectF, ink: QColor) -> None:
    step, half_height = float(appearance.scaled(WALLPAPER_STEP)), appearance.scaled(5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for row in range(int(room.height() / step * 2) + 1):
        y = room.top() + (row + 0.5) * step / 2
        for column in range(int(room.width() / step) + 1):
            x = room.left() + (column + 0.5 * (row % 2)) * step
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x, y - half_height),
                        QPointF(x + half_height * 0.6, y),
                        QPointF(x, y + half_height),
                        QPointF(x - half_height * 0.6, y),
                    ]
                )
            )


def paint_board(painter: QPainter, board: QRectF) -> None:
    """Paints a wooden board with its shadow on the wall below."""
    theme = appearance.table_theme()
    top_colour, front_colour, edge_colour = WOOD_COLOURS[theme.name]
    shadow = QLinearGradient(board.bottomLeft(), board.bottomLeft() + QPointF(0, board.height()))
    shadow.setColorAt(0.0, tint(theme.shade, 0.45 if theme.is_dark else 0.28))
    shadow.setColorAt(1.0, tint(theme.shade, 0.0))
    painter.fillRect(board.translated(0, board.height()), shadow)
    face = QRectF(board)
    face.setTop(board.top() + board.height() * TOP_SHARE)
    wood = QLinearGradient(face.topLeft(), face.bottomLeft())
    wood.setColorAt(0.0, QColor(front_colour))
    wood.setColorAt(1.0, QColor(edge_colour))
    painter.fillRect(board, QColor(top_colour))
    painter.fillRect(face, wood)
    if theme.name == "contrast":
        painter.setPen(QPen(QColor(theme.brass), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(board.adjusted(0.5, 0.5, -0.5, -0.5))
        return
    painter.setPen(QPen(tint(edge_colour, 0.5), 1))
    for share in (0.3, 0.62):  # the grain
        y = face.top() + face.height() * share
        painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y + 1))


def paint_plaque(painter: QPainter, plaque: QRectF, text: str) -> None:
    """Paints a plaque of parchment with a line of text; a long text has smaller letters."""
    theme = appearance.table_theme()
    inner = plaque.adjusted(0.5, 0.5, -0.5, -0.5)
    paper = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    paper.setColorAt(0.0, QColor(theme.parchment))
    paper.setColorAt(1.0, QColor(theme.parchment_edge))
    painter.setPen(QPen(QColor(theme.brass_deep), 1.2))
    painter.setBrush(paper)
    painter.drawRoundedRect(inner, 3, 3)
    words_box = inner.adjusted(appearance.scaled(3), 0, -appearance.scaled(3), 0)
    for font in _plaque_fonts():
        if _width(text, font) <= words_box.width():
            break
    painter.setFont(font)
    painter.setPen(QColor(theme.ink))
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, words_box.width())
    painter.drawText(words_box, Qt.AlignmentFlag.AlignCenter, elided)


def _plaque_fonts() -> Iterator[QFont]:
    for pixels in PLAQUE_LETTER_SIZES:
        for bold in (True, False):
            if appearance.scaled(pixels) >= MIN_LETTER_PIXELS:
                yield appearance.serif(pixels, bold=bold)


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_ribbon(
    painter: QPainter, ribbon: QRectF, icon: str, text: str, colour: str, *, is_won: bool
) -> None:
    """Paints a hanging ribbon with an icon and a short text.

    Args:
        painter: the painter.
        ribbon: the place of the ribbon.
        icon: the name of a file in `resources/art/ui`, without ".svg".
        text: the text.
        colour: the colour of the ribbon.
        is_won: whether the ribbon is filled; otherwise it is only an outline.
    """
    theme = appearance.table_theme()
    tail_depth = ribbon.height() * RIBBON_TAIL_SHARE
    outline = QPolygonF(
        [
            ribbon.topLeft(),
            ribbon.topRight(),
            ribbon.bottomRight(),
            QPointF(ribbon.center().x(), ribbon.bottom() - tail_depth),
            ribbon.bottomLeft(),
        ]
    )
    painter.setPen(QPen(QColor(theme.brass if is_won else theme.text_soft), 1))
    background = QLinearGradient(ribbon.topLeft(), ribbon.bottomLeft())
    background.setColorAt(0.0, QColor(colour).darker(130))
    background.setColorAt(0.35, QColor(colour))
    painter.setBrush(QBrush(background) if is_won else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(outline)
    ink = RIBBON_INK if is_won else theme.text
    inner = ribbon.adjusted(2, 1, -2, -tail_depth)
    font = appearance.serif(13, bold=True)
    width, icon_size = (
        QFontMetricsF(font).horizontalAdvance(text),
        min(inner.height(), font.pixelSize()),
    )
    gap = appearance.scaled(2)
    icon_size = max(0.0, min(icon_size, inner.width() - width - gap))
    icon_left = inner.center().x() - (icon_size + gap + width) / 2
    icon_box = QRectF(icon_left, inner.center().y() - icon_size / 2, icon_size, icon_size)
    svg.draw(painter, icon_box, "ui", f"{icon}.svg", ink=ink)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    words_box = QRectF(icon_box.right() + gap, inner.top(), width + 2, inner.height())
    painter.drawText(words_box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
