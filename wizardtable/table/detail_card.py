# SPDX-License-Identifier: MIT
"""The large card and its text that appear where the pointer rests."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, RIGHT
from wizardtable.table.panels import paint_parchment
from wizardtable.table.view import Explanation, Placement, Sprite
from wizardtable.table.zones import Box, Spot, whole

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TITLE, _LINE = 19.0, 15.0
_GAP = 5.0
_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Shares of the usual size of writing, for texts that are too long."""

_APART = 16.0
"""Between what a row of the ledger names and its figure, at font scale 1."""


@dataclass(frozen=True, slots=True)
class _Text:
    """What is written on a sheet: a title and lines, and the rows of the ledger."""

    lines: tuple[str, ...]
    ledger: tuple[tuple[str, str], ...]

    def natural_width(self, look: Look) -> float:
        """How wide it would like to be, in one line each."""
        bold, plain = QFontMetricsF(look.serif(_TITLE, bold=True)), _plain(look)
        widths = [bold.horizontalAdvance(self.lines[0])]
        widths += [plain.horizontalAdvance(line) for line in self.lines[1:]]
        widths += [self._row_width(row, look) for row in self.ledger]
        return max(widths) + 4

    def least_width(self, look: Look) -> float:
        """What the ledger needs."""
        return max([self._row_width(row, look) for row in self.ledger], default=0.0) + 4

    def _row_width(self, row: tuple[str, str], look: Look) -> float:
        wide = _plain(look).horizontalAdvance(row[0]) + _APART * look.scale
        return wide + _figures(look).horizontalAdvance(row[1])

    def height(self, width: float, look: Look) -> float:
        """How high it is when it may be so wide."""
        heights = [_line_height(one, i, width, look) for i, one in enumerate(self.lines) if one]
        whole = sum(heights) + _GAP * look.scale * max(0, len(heights) - 1)
        if self.ledger:
            whole += len(self.ledger) * _row_height(look) + 2 * _GAP * look.scale
        return whole


def sheet(explanation: Explanation, piece: Box, table: Box, look: Look) -> list[Placement]:
    """The sheet near a piece, wholly on the table, with the enlarged sprite on it: above the text
    where it is a card and the text is short, else to the left of it. A text that is too long for
    the table is written smaller. It does not cover what the explanation shows on the table."""
    piece = whole([piece, *(one.spot.box for one in explanation.shown)])
    for share in _SMALLER:
        placements = _sheet(explanation, piece, table, replace(look, scale=look.scale * share))
        if placements[0].spot.box.h <= table.h - 16:
            break
    return placements


def _sheet(explanation: Explanation, piece: Box, table: Box, look: Look) -> list[Placement]:
    pad = 14 * look.scale
    text = _Text((explanation.title, *explanation.lines), explanation.ledger)
    picture = _picture_size(explanation, table) if explanation.sprite else (0.0, 0.0)
    above = _stands_above(text, explanation, picture, table, look)
    widest = _widest(text, picture, table, look, above=above)
    text_width = min(widest, text.natural_width(look))
    text_height = text.height(text_width, look)
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
        corner = (float(pad + beside), (box.h - text_height) / 2)
    ledger = tuple(word for row in text.ledger for word in row)
    paper = Sprite("table.sheet", (*corner, text.lines, ledger, look.scale))
    placements = [Placement(("table", "sheet"), paper, Spot(box), z=8000, height=0.8, inert=True)]
    if explanation.sprite:
        enlarged = Placement(("table", "enlarged"), explanation.sprite, Spot(frame), 8001, 0.3)
        placements.append(replace(enlarged, inert=True))
    return placements


def _stands_above(
    text: _Text,
    explanation: Explanation,
    picture: tuple[float, float],
    table: Box,
    look: Look,
) -> bool:
    if explanation.ratio <= 1 or not picture[0]:
        return False
    width = _widest(text, picture, table, look, above=True)
    height = picture[1] + text.height(min(width, text.natural_width(look)), look)
    return not text.ledger and height < table.h * 0.72


def _widest(
    text: _Text, picture: tuple[float, float], table: Box, look: Look, *, above: bool
) -> float:
    """How wide the text may be."""
    if above:
        return max(picture[0], 190 * look.scale)
    share = 0.36 if not text.ledger else 0.5
    return max(min(260 * look.scale, table.w * share), min(text.least_width(look), table.w * 0.6))


def beside_piece(piece: Box, size: tuple[float, float], table: Box) -> Box:
    """Above the piece if there is room, else beneath, else to the side that has more."""
    width, height = size
    x = min(max(piece.centre[0] - width / 2, table.x + 8), table.right - width - 8)
    if piece.y - height - 10 >= table.y:
        return Box(x, piece.y - height - 10, width, height)
    if piece.bottom + height + 10 <= table.bottom:
        return Box(x, piece.bottom + 10, width, height)
    y = max(table.y + 8, min(piece.centre[1] - height / 2, table.bottom - height - 8))
    if piece.x - table.x > table.right - piece.right:
        return Box(max(table.x + 8, piece.x - width - 12), y, width, height)
    return Box(min(table.right - width - 8, piece.right + 12), y, width, height)


def paint_sheet(painter: QPainter, rect: QRectF, details: tuple[object, ...], look: Look) -> None:
    """Draw the sheet: a title and lines, whose corner comes first in the details, a ledger, and
    the scale of the writing last."""
    match details:
        case (float(left), float(top), tuple() as lines, tuple() as rows, float(scale)):
            text = _Text(tuple(map(str, lines)), tuple(zip(rows[::2], rows[1::2], strict=True)))
            _paint_text(painter, rect, (left, top), text, replace(look, scale=scale))


def _paint_text(
    painter: QPainter, rect: QRectF, corner: tuple[float, float], text: _Text, look: Look
) -> None:
    paint_parchment(painter, rect, look)
    area = rect.adjusted(corner[0], corner[1], -14 * look.scale, 0)
    top = area.top()
    for i, line in enumerate(text.lines):
        if not line:
            continue
        painter.setFont(look.serif(_TITLE if i == 0 else _LINE, bold=i == 0))
        painter.setPen(QColor(look.theme.ink if i == 0 else look.theme.ink_soft))
        height = _line_height(line, i, area.width(), look)
        painter.drawText(QRectF(area.left(), top, area.width(), height), _WRAP, line)
        top += height + _GAP * look.scale
    _paint_ledger(painter, area, top, text, look)


def _paint_ledger(painter: QPainter, area: QRectF, top: float, text: _Text, look: Look) -> None:
    if not text.ledger:
        return
    rule = QPen(tint(look.theme.brass_deep, 0.5), 1)
    painter.setPen(rule)
    painter.drawLine(QLineF(area.left(), top, area.right(), top))
    top += _GAP * look.scale
    height = _row_height(look)
    for name, figure in text.ledger:
        row = QRectF(area.left(), top, area.width(), height)
        painter.setFont(look.serif(_LINE))
        painter.setPen(QColor(look.theme.ink_soft))
        painter.drawText(row, LEFT, name)
        painter.setFont(look.serif(_LINE, bold=True))
        painter.setPen(QColor(look.theme.ink))
        painter.drawText(row, RIGHT, figure)
        top += height


def _picture_size(explanation: Explanation, table: Box) -> tuple[float, float]:
    height = min(table.h * (0.38 if explanation.ratio > 1 else 0.2), 460.0)
    return height / explanation.ratio, height


def _plain(look: Look) -> QFontMetricsF:
    return QFontMetricsF(look.serif(_LINE))


def _figures(look: Look) -> QFontMetricsF:
    return QFontMetricsF(look.serif(_LINE, bold=True))


def _row_height(look: Look) -> float:
    return _plain(look).height() + 2 * look.scale


def _line_height(line: str, index: int, width: float, look: Look) -> float:
    font = look.serif(_TITLE if index == 0 else _LINE, bold=index == 0)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, line).height()
