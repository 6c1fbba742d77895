# SPDX-License-Identifier: MIT
"""The large card and its text that appear where the pointer rests."""

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from wizardtable.table.panels import paint_parchment
from wizardtable.table.theme import Look
from wizardtable.table.view import Explanation, Placement, Sprite
from wizardtable.table.zones import Box, Spot

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TITLE, _LINE = 19.0, 15.0


def sheet(explanation: Explanation, piece: Box, table: Box, look: Look) -> list[Placement]:
    """The sheet near a piece, wholly on the table, with the enlarged sprite on it: above the text
    where it is a card, else to the left of it."""
    pad = 14 * look.scale
    picture = _picture_size(explanation, table) if explanation.sprite else (0.0, 0.0)
    above = explanation.ratio > 1 and picture[0] > 0
    widest = max(picture[0], 190 * look.scale) if above else min(260 * look.scale, table.w * 0.36)
    text_width = min(widest, _natural_width(explanation, look))
    text_height = _text_height(explanation, text_width, look)
    if above:
        width, height = max(picture[0], text_width), picture[1] + text_height + pad * 0.7
    else:
        beside = picture[0] + pad if picture[0] else 0.0
        width, height = text_width + beside, max(picture[1], text_height)
    box = beside_piece(piece, (width + 2 * pad, height + 2 * pad), table)
    if above:
        frame = Box(box.x + (box.w - picture[0]) / 2, box.y + pad, *picture)
        corner = (pad, picture[1] + pad * 1.7)
    else:
        frame = Box(box.x + pad, box.y + (box.h - picture[1]) / 2, *picture)
        corner = (pad + beside, (box.h - text_height) / 2)
    text = (explanation.title, *explanation.lines)
    paper = Sprite("table.sheet", (*corner, text))
    placements = [Placement(("table", "sheet"), paper, Spot(box), z=8000, height=0.8, inert=True)]
    if explanation.sprite:
        enlarged = Placement(("table", "enlarged"), explanation.sprite, Spot(frame), 8001, 0.3)
        placements.append(replace(enlarged, inert=True))
    return placements


def beside_piece(piece: Box, size: tuple[float, float], table: Box) -> Box:
    """Above the piece if there is room, else beneath, else to the side that has more."""
    width, height = size
    x = min(max(piece.centre[0] - width / 2, table.x + 8), table.right - width - 8)
    if piece.y - height - 10 >= table.y:
        return Box(x, piece.y - height - 10, width, height)
    if piece.bottom + height + 10 <= table.bottom:
        return Box(x, piece.bottom + 10, width, height)
    y = min(max(piece.centre[1] - height / 2, table.y + 8), table.bottom - height - 8)
    if piece.x - table.x > table.right - piece.right:
        return Box(max(table.x + 8, piece.x - width - 12), y, width, height)
    return Box(min(table.right - width - 8, piece.right + 12), y, width, height)


def paint_sheet(painter: QPainter, rect: QRectF, details: tuple[object, ...], look: Look) -> None:
    """Draw the sheet: a title and lines, whose corner comes first in the details."""
    match details:
        case (float() | int() as left, float() | int() as top, tuple() as text):
            _paint_text(painter, rect, (float(left), float(top)), tuple(map(str, text)), look)


def _paint_text(
    painter: QPainter,
    rect: QRectF,
    corner: tuple[float, float],
    text: tuple[str, ...],
    look: Look,
) -> None:
    paint_parchment(painter, rect, look)
    area = rect.adjusted(corner[0], corner[1], -14 * look.scale, 0)
    top = area.top()
    for i, line in enumerate(text):
        if not line:
            continue
        painter.setFont(look.serif(_TITLE if i == 0 else _LINE, bold=i == 0))
        painter.setPen(QColor(look.theme.ink if i == 0 else look.theme.ink_soft))
        height = _line_height(line, i, area.width(), look)
        painter.drawText(QRectF(area.left(), top, area.width(), height), _WRAP, line)
        top += height + 5 * look.scale


def _picture_size(explanation: Explanation, table: Box) -> tuple[float, float]:
    height = min(table.h * (0.38 if explanation.ratio > 1 else 0.2), 460.0)
    return height / explanation.ratio, height


def _natural_width(explanation: Explanation, look: Look) -> float:
    """How wide the text would like to be, in one line each."""
    title = QFontMetricsF(look.serif(_TITLE, bold=True)).horizontalAdvance(explanation.title)
    metrics = QFontMetricsF(look.serif(_LINE))
    return max([title, *map(metrics.horizontalAdvance, explanation.lines)]) + 4


def _text_height(explanation: Explanation, width: float, look: Look) -> float:
    lines = (explanation.title, *explanation.lines)
    heights = [_line_height(line, i, width, look) for i, line in enumerate(lines) if line]
    return sum(heights) + 5 * look.scale * max(0, len(heights) - 1)


def _line_height(line: str, index: int, width: float, look: Look) -> float:
    font = look.serif(_TITLE if index == 0 else _LINE, bold=index == 0)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, line).height()
