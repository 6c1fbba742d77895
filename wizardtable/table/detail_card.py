# SPDX-License-Identifier: MIT
"""The detail card: the large card and its text that explain a piece."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QLineF, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, RIGHT
from wizardtable.play import timers
from wizardtable.table.grip import Grip
from wizardtable.table.lens import WHOLE, Lens
from wizardtable.table.loupe import Loupe
from wizardtable.table.panels import paint_parchment
from wizardtable.table.stage import Stage
from wizardtable.table.view import Explanation, Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot, whole

HOVER_MS: Final = 350
"""Milliseconds that the pointer rests on a piece before its detail card is shown."""

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TITLE, _LINE = 19.0, 15.0
_GAP = 5.0
_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Shares of the usual size of writing, for texts that are too long."""

_WIDER = 1.6
"""How much wider than usual a long text may be before it is written smaller."""

_APART = 16.0
"""Between what a row of the ledger names and its figure, at font scale 1."""


class DetailCard(QObject):
    """Shows the detail card of one piece at a time, for the pointer that rests on it or for the
    keyboard.

    Attributes:
        key: the explained piece; None while no card is shown.
    """

    def __init__(self, stage: Stage, loupe: Loupe, grip: Grip) -> None:
        super().__init__(stage)
        self.key: Key | None = None
        self._stage, self._loupe, self._grip = stage, loupe, grip
        self._rest = timers.single(self, HOVER_MS)
        self._rest.timeout.connect(self._show_hovered)

    def await_rest(self) -> None:
        """Shows the card of the piece under the pointer if the pointer rests there."""
        self._rest.start()

    def stop_waiting(self) -> None:
        """Shows no card because the pointer rests; a card that is shown stays."""
        self._rest.stop()

    def show(self, key: Key | None) -> None:
        """Shows the card of a piece at once; None shows no card."""
        self.key = key
        self._stage.refresh_own()

    def hide(self) -> None:
        """Shows no card any more, nor after a rest of the pointer that has begun."""
        self._rest.stop()
        if self.key is not None:
            self.show(None)

    def move_to(self, key: Key) -> None:
        """Lets a card that is shown explain another piece from the next refresh on."""
        if self.key is not None:
            self.key = key

    def pieces(self) -> list[Placement]:
        """Returns the pieces of the card that is shown; none without a card."""
        stage, loupe = self._stage, self._loupe
        item = stage.scene.items_by_key.get(self.key) if self.key else None
        explanation = stage.sitting.explain(item.key) if item else None
        if item is None or explanation is None:
            return []
        view = Box(0, 0, *loupe.room)
        piece = item.box() if item.placement.pinned else loupe.lens.in_view(item.box())
        return [*sheet(explanation, piece, view, stage.look, loupe.lens), *explanation.shown]

    @property
    def hover_holds(self) -> bool:
        """True while the piece that the pointer was moved onto is still under it."""
        x, y = self._grip.point
        item = self._stage.scene.piece_at(*self._loupe.lens.on_table(x, y))
        return item is not None and item.key in (self._grip.hover, ("table", "turn"))

    def _show_hovered(self) -> None:
        if self._grip.drag is None and self.hover_holds and not self._stage.offers.quiet:
            self.show(self._grip.hover)


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
        return self.lines_height(width, look) + self.ledger_height(look)

    def lines_height(self, width: float, look: Look) -> float:
        """How high title and lines are."""
        heights = [_line_height(one, i, width, look) for i, one in enumerate(self.lines) if one]
        return sum(heights) + _GAP * look.scale * max(0, len(heights) - 1)

    def ledger_height(self, look: Look) -> float:
        """How high the ledger is, and what is free around its rule."""
        return len(self.ledger) * _row_height(look) + 2 * _GAP * look.scale if self.ledger else 0.0


def sheet(
    explanation: Explanation, piece: Box, table: Box, look: Look, lens: Lens = WHOLE
) -> list[Placement]:
    """The sheet near a piece, wholly in the view, with the enlarged sprite on it: above the text
    where it is a card and the text is short, else to the left of it. A text that is too long for
    the view is written in longer lines, or beside its ledger, and only then smaller. It does not
    cover what the explanation shows on the table.
    `piece` and `table` are where the piece and the table are seen through the lens."""
    piece = whole([piece, *(lens.in_view(one.spot.box) for one in explanation.shown)])
    piece = piece.clipped(table)
    for share in _SMALLER:
        smaller = replace(look, scale=look.scale * share)
        ways = _ways(explanation, piece, table, smaller)
        fit = [way for way in ways if _fits(way, table)]
        if fit:
            return next((way for way in fit if not way[0].spot.box.meets(piece)), fit[0])
    return ways[0]


def _fits(placements: list[Placement], table: Box) -> bool:
    box = placements[0].spot.box
    return box.h <= table.h - 16 and box.w <= table.w - 16


def _ways(explanation: Explanation, piece: Box, table: Box, look: Look) -> list[list[Placement]]:
    """The sheet with writing of this size: as usual, in longer lines, beside its ledger."""
    text = _Text((explanation.title, *explanation.lines), explanation.ledger)
    picture = _picture_size(explanation, table) if explanation.sprite else (0.0, 0.0)
    if _stands_above(text, explanation, picture, table, look):
        width = min(_widest(text, picture, table, look, above=True), text.natural_width(look))
        return [_above(explanation, text, picture, width, piece, table, look)]
    widest = _widest(text, picture, table, look, above=False)
    ways = []
    for wider in (1.0, _WIDER):
        width = min(widest * wider, text.natural_width(look))
        size = width, text.height(width, look)
        ways.append(_beside(explanation, text, picture, size, 0.0, piece, table, look))
    if text.ledger:
        lines = min(widest, _Text(text.lines, ()).natural_width(look))
        apart = lines + 2 * _APART * look.scale
        high = max(text.lines_height(lines, look), text.ledger_height(look))
        size = apart + text.least_width(look), high
        ways.append(_beside(explanation, text, picture, size, apart, piece, table, look))
    return ways


def _above(
    explanation: Explanation,
    text: _Text,
    picture: tuple[float, float],
    width: float,
    piece: Box,
    table: Box,
    look: Look,
) -> list[Placement]:
    """The enlarged card above its text."""
    pad = 14 * look.scale
    height = picture[1] + text.height(width, look) + pad * 0.7
    size = max(picture[0], width) + 2 * pad, height + 2 * pad
    box = beside_piece(piece, size, table)
    frame = Box(box.x + (box.w - picture[0]) / 2, box.y + pad, *picture)
    return _laid(explanation, text, box, frame, (pad, picture[1] + pad * 1.7, 0.0), look)


def _beside(
    explanation: Explanation,
    text: _Text,
    picture: tuple[float, float],
    size: tuple[float, float],
    apart: float,
    piece: Box,
    table: Box,
    look: Look,
) -> list[Placement]:
    """What is enlarged to the left of its text, which has this size."""
    pad = 14 * look.scale
    left = picture[0] + pad if picture[0] else 0.0
    whole_size = left + size[0] + 2 * pad, max(picture[1], size[1]) + 2 * pad
    box = beside_piece(piece, whole_size, table)
    frame = Box(box.x + pad, box.y + (box.h - picture[1]) / 2, *picture)
    corner = float(pad + left), (box.h - size[1]) / 2, apart
    return _laid(explanation, text, box, frame, corner, look)


def _laid(
    explanation: Explanation,
    text: _Text,
    box: Box,
    frame: Box,
    corner: tuple[float, float, float],
    look: Look,
) -> list[Placement]:
    ledger = tuple(word for row in text.ledger for word in row)
    paper = Sprite("table.sheet", (*corner, text.lines, ledger, look.scale))
    lying = Placement(("table", "sheet"), paper, Spot(box), z=8000, height=0.8)
    placements = [replace(lying, inert=True, pinned=True)]
    if explanation.sprite:
        enlarged = Placement(("table", "enlarged"), explanation.sprite, Spot(frame), 8001, 0.3)
        placements.append(replace(enlarged, inert=True, pinned=True))
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
    """Draw the sheet: a title and lines, whose corner comes first in the details, then how far to
    the right of it the ledger stands, 0 for beneath the lines; the ledger, and the scale of the
    writing last."""
    match details:
        case (
            float(left),
            float(top),
            float(apart),
            tuple() as lines,
            tuple() as rows,
            float(scale),
        ):
            text = _Text(tuple(map(str, lines)), tuple(zip(rows[::2], rows[1::2], strict=True)))
            _paint_text(painter, rect, (left, top, apart), text, replace(look, scale=scale))


def _paint_text(
    painter: QPainter,
    rect: QRectF,
    corner: tuple[float, float, float],
    text: _Text,
    look: Look,
) -> None:
    paint_parchment(painter, rect, look)
    left, upper, apart = corner
    area = rect.adjusted(left, upper, -14 * look.scale, 0)
    words = QRectF(area)
    if apart:
        words.setWidth(apart - 2 * _APART * look.scale)
    top = words.top()
    for i, line in enumerate(text.lines):
        if not line:
            continue
        painter.setFont(look.serif(_TITLE if i == 0 else _LINE, bold=i == 0))
        painter.setPen(QColor(look.theme.ink if i == 0 else look.theme.ink_soft))
        height = _line_height(line, i, words.width(), look)
        painter.drawText(QRectF(words.left(), top, words.width(), height), _WRAP, line)
        top += height + _GAP * look.scale
    _paint_ledger(painter, area.adjusted(apart, 0, 0, 0), area.top() if apart else top, text, look)


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
