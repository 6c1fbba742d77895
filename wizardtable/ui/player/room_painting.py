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

WOOD: Final = {
    "dark": ("#8a5c34", "#5e3b20", "#2f1c0f"),
    "light": ("#d9b27c", "#b98a54", "#7d5628"),
    "contrast": ("#141414", "#000000", "#000000"),
}
"""The colours of a board by theme: its top, its front, and the lower edge of its front."""

TOP_SHARE: Final = 0.26
"""The share of a board's height at which one sees its top."""

PAPER_STEP: Final = 30
"""Pixels at 100 % between two lozenges of the wallpaper."""

PLAQUE_LETTERS: Final = (14, 13, 12, 11, 10)
"""Letter sizes on a plaque, in pixels at 100 %, the usual one first."""

LEAST_LETTER: Final = 12
"""The smallest letter size in pixels, at any font scale."""

RIBBON_TAIL: Final = 0.24
"""The depth of the notch of a ribbon, as a share of its height."""

RIBBON_INK: Final = "#fff6dc"
"""The colour of writing on a ribbon."""


def paint_wall(painter: QPainter, room: QRectF) -> None:
    """Paints the wall of the room: papered, under a lamp from above, with a rail of brass."""
    theme = appearance.table_theme()
    light = QRadialGradient(QPointF(room.center().x(), room.top()), room.width() * 0.62)
    for place, colour in ((0.0, theme.lamp), (0.5, theme.felt), (1.0, theme.felt_edge)):
        light.setColorAt(place, QColor(colour))
    painter.fillRect(room, QBrush(light))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.name != "contrast":
        _paint_paper(painter, room, tint(theme.circle, 0.10 if theme.is_dark else 0.16))
    rail = room.top() + appearance.scaled(5)
    painter.setPen(QPen(QColor(theme.brass), max(1.0, appearance.scaled(2))))
    painter.drawLine(QPointF(room.left(), rail), QPointF(room.right(), rail))
    painter.setPen(QPen(QColor(theme.brass_deep), 1))
    painter.drawLine(QPointF(room.left(), rail + 2), QPointF(room.right(), rail + 2))


def _paint_paper(painter: QPainter, room: QRectF, ink: QColor) -> None:
    step, size = float(appearance.scaled(PAPER_STEP)), appearance.scaled(5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for row in range(int(room.height() / step * 2) + 1):
        y = room.top() + (row + 0.5) * step / 2
        for column in range(int(room.width() / step) + 1):
            x = room.left() + (column + 0.5 * (row % 2)) * step
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x, y - size),
                        QPointF(x + size * 0.6, y),
                        QPointF(x, y + size),
                        QPointF(x - size * 0.6, y),
                    ]
                )
            )


def paint_board(painter: QPainter, board: QRectF) -> None:
    """Paints a wooden board on which things stand, with its shadow on the wall below it."""
    theme = appearance.table_theme()
    top, front, edge = WOOD[theme.name]
    shade = QLinearGradient(board.bottomLeft(), board.bottomLeft() + QPointF(0, board.height()))
    shade.setColorAt(0.0, tint(theme.shade, 0.45 if theme.is_dark else 0.28))
    shade.setColorAt(1.0, tint(theme.shade, 0.0))
    painter.fillRect(board.translated(0, board.height()), shade)
    face = QRectF(board)
    face.setTop(board.top() + board.height() * TOP_SHARE)
    wood = QLinearGradient(face.topLeft(), face.bottomLeft())
    wood.setColorAt(0.0, QColor(front))
    wood.setColorAt(1.0, QColor(edge))
    painter.fillRect(board, QColor(top))
    painter.fillRect(face, wood)
    if theme.name == "contrast":
        painter.setPen(QPen(QColor(theme.brass), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(board.adjusted(0.5, 0.5, -0.5, -0.5))
        return
    painter.setPen(QPen(tint(edge, 0.5), 1))
    for share in (0.3, 0.62):  # the grain
        y = face.top() + face.height() * share
        painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y + 1))


def paint_plaque(painter: QPainter, plaque: QRectF, text: str) -> None:
    """Paints a plaque of parchment with a text in one line, small if it is long."""
    theme = appearance.table_theme()
    room = plaque.adjusted(0.5, 0.5, -0.5, -0.5)
    paper = QLinearGradient(room.topLeft(), room.bottomLeft())
    paper.setColorAt(0.0, QColor(theme.parchment))
    paper.setColorAt(1.0, QColor(theme.parchment_edge))
    painter.setPen(QPen(QColor(theme.brass_deep), 1.2))
    painter.setBrush(paper)
    painter.drawRoundedRect(room, 3, 3)
    words = room.adjusted(appearance.scaled(3), 0, -appearance.scaled(3), 0)
    for font in _plaque_fonts():
        if _width(text, font) <= words.width():
            break
    painter.setFont(font)
    painter.setPen(QColor(theme.ink))
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, words.width())
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, elided)


def _plaque_fonts() -> Iterator[QFont]:
    for pixels in PLAQUE_LETTERS:
        for bold in (True, False):
            if appearance.scaled(pixels) >= LEAST_LETTER:
                yield appearance.serif(pixels, bold=bold)


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_ribbon(
    painter: QPainter, ribbon: QRectF, icon: str, text: str, colour: str, *, won: bool
) -> None:
    """Paints a ribbon that hangs down, with an icon and a short text.

    Args:
        icon: the name of a file in `resources/art/ui`, without ".svg".
        colour: the colour of a ribbon that is `won`; any other is only an outline.
    """
    theme = appearance.table_theme()
    tail = ribbon.height() * RIBBON_TAIL
    shape = QPolygonF(
        [
            ribbon.topLeft(),
            ribbon.topRight(),
            ribbon.bottomRight(),
            QPointF(ribbon.center().x(), ribbon.bottom() - tail),
            ribbon.bottomLeft(),
        ]
    )
    painter.setPen(QPen(QColor(theme.brass if won else theme.text_soft), 1))
    ground = QLinearGradient(ribbon.topLeft(), ribbon.bottomLeft())
    ground.setColorAt(0.0, QColor(colour).darker(130))
    ground.setColorAt(0.35, QColor(colour))
    painter.setBrush(QBrush(ground) if won else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(shape)
    ink = RIBBON_INK if won else theme.text
    inner = ribbon.adjusted(2, 1, -2, -tail)
    font = appearance.serif(13, bold=True)
    width, side = QFontMetricsF(font).horizontalAdvance(text), min(inner.height(), font.pixelSize())
    gap = appearance.scaled(2)
    side = max(0.0, min(side, inner.width() - width - gap))
    left = inner.center().x() - (side + gap + width) / 2
    sign = QRectF(left, inner.center().y() - side / 2, side, side)
    svg.draw(painter, sign, "ui", f"{icon}.svg", ink=ink)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    words = QRectF(sign.right() + gap, inner.top(), width + 2, inner.height())
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
