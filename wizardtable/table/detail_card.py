# SPDX-License-Identifier: MIT
"""The detail card: the sheet that explains a piece, with a large picture of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QLineF, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, RIGHT
from wizardtable.play import timers
from wizardtable.table.grip import Grip
from wizardtable.table.lens import WHOLE_TABLE, Lens
from wizardtable.table.loupe import Loupe
from wizardtable.table.panels import paint_parchment
from wizardtable.table.stage import Stage
from wizardtable.table.view import Explanation, Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot, bounding_box

HOVER_MS: Final = 350
"""The pointer rests on a piece for this many milliseconds before its detail card is shown."""

_WRAP_TEXT = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TITLE_PIXELS = 19.0
"""Size of the title, in pixels at a font scale of 100 %."""

_LINE_PIXELS = 15.0
"""Size of all other writing, in pixels at a font scale of 100 %."""

_PARAGRAPH_GAP_PIXELS = 5.0
"""Room between paragraphs, in pixels at a font scale of 100 %."""

_TRIED_WRITING_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Sizes of writing that are tried one after another, as shares of the usual size.

Smaller writing is for a text that would otherwise be too long for the view.
"""

_MAX_WIDENING_FACTOR = 1.6
"""A long text may be at most this many times as wide as usual; then it is written smaller."""

_LEDGER_GAP_PIXELS = 16.0
"""Room between the name and the number of a ledger row, in pixels at a font scale of 100 %.

A ledger is the list of names with their numbers in a detail card (`Explanation.ledger`).
"""


class DetailCard(QObject):
    """Shows the detail card of one piece at a time, for the pointer or for the keyboard.

    Attributes:
        key: the key of the explained piece; None while no card is shown.
        covered_part: returns the part of the view over which something else lies; None for nothing.
    """

    def __init__(self, stage: Stage, loupe: Loupe, grip: Grip) -> None:
        super().__init__(stage)
        self.key: Key | None = None
        self.covered_part: Callable[[], Box | None] = lambda: None
        self._stage, self._loupe, self._grip = stage, loupe, grip
        self._rest_timer = timers.single(self, HOVER_MS)
        self._rest_timer.timeout.connect(self._show_hovered)

    def await_rest(self) -> None:
        """Shows the card of the piece under the pointer once the pointer has rested there."""
        self._rest_timer.start()

    def stop_waiting(self) -> None:
        """Stops waiting for the pointer to rest; a visible card stays."""
        self._rest_timer.stop()

    def show(self, key: Key | None) -> None:
        """Shows the card of the piece with this key at once; None hides the card."""
        self.key = key
        self._stage.refresh_own()

    def hide(self) -> None:
        """Hides the card, and stops waiting for the pointer to rest."""
        self._rest_timer.stop()
        if self.key is not None:
            self.show(None)

    def move_to(self, key: Key) -> None:
        """Makes a visible card explain another piece from the next refresh on."""
        if self.key is not None:
            self.key = key

    def pieces(self) -> list[Placement]:
        """Returns the pieces of the visible card; empty without a card."""
        stage, loupe = self._stage, self._loupe
        item = stage.scene.items_by_key.get(self.key) if self.key else None
        explanation = stage.sitting.explain(item.key) if item else None
        if item is None or explanation is None:
            return []
        view = Box(0, 0, *loupe.room)
        piece = item.box() if item.placement.is_pinned else loupe.lens.in_view(item.box())
        sheet = sheet_pieces(explanation, piece, view, stage.look, loupe.lens)
        covered = self.covered_part()
        if covered is not None and sheet[0].spot.box.meets(covered):
            free = _wider_side(view, covered)
            sheet = sheet_pieces(explanation, piece, free, stage.look, loupe.lens)
        return [*sheet, *explanation.shown_pieces]

    @property
    def is_hover_current(self) -> bool:
        """True while the pointer is still on the piece `Grip.hover`, or on its turn button."""
        x, y = self._grip.point
        item = self._stage.scene.piece_at(*self._loupe.lens.on_table(x, y))
        return item is not None and item.key in (self._grip.hover, ("table", "turn"))

    def _show_hovered(self) -> None:
        if self._grip.drag is None and self.is_hover_current and not self._stage.offers.dims_others:
            self.show(self._grip.hover)


@dataclass(frozen=True, slots=True)
class _Text:
    """The text of a sheet.

    Attributes:
        lines: the title and the paragraphs.
        ledger: pairs of a name and a number, one for each row.
    """

    lines: tuple[str, ...]
    ledger: tuple[tuple[str, str], ...]

    def natural_width(self, look: Look) -> float:
        """Returns the width of the text if no line is broken."""
        bold, plain = QFontMetricsF(look.serif(_TITLE_PIXELS, bold=True)), _plain_metrics(look)
        widths = [bold.horizontalAdvance(self.lines[0])]
        widths += [plain.horizontalAdvance(line) for line in self.lines[1:]]
        widths += [self._row_width(row, look) for row in self.ledger]
        return max(widths) + 4

    def least_width(self, look: Look) -> float:
        """Returns the width that the ledger needs; 4.0 without a ledger."""
        return max([self._row_width(row, look) for row in self.ledger], default=0.0) + 4

    def _row_width(self, row: tuple[str, str], look: Look) -> float:
        name_width = (
            _plain_metrics(look).horizontalAdvance(row[0]) + _LEDGER_GAP_PIXELS * look.scale
        )
        return name_width + _bold_metrics(look).horizontalAdvance(row[1])

    def height(self, width: float, look: Look) -> float:
        """Returns the height of the text at this width."""
        return self.lines_height(width, look) + self.ledger_height(look)

    def lines_height(self, width: float, look: Look) -> float:
        """Returns the height of the title and the paragraphs at this width."""
        heights = [_line_height(line, i, width, look) for i, line in enumerate(self.lines) if line]
        return sum(heights) + _PARAGRAPH_GAP_PIXELS * look.scale * max(0, len(heights) - 1)

    def ledger_height(self, look: Look) -> float:
        """Returns the height of the ledger and the line above it; 0 without a ledger."""
        return (
            len(self.ledger) * _row_height(look) + 2 * _PARAGRAPH_GAP_PIXELS * look.scale
            if self.ledger
            else 0.0
        )


def sheet_pieces(
    explanation: Explanation, piece: Box, table: Box, look: Look, lens: Lens = WHOLE_TABLE
) -> list[Placement]:
    """Returns a sheet with the explanation near a piece, and the enlarged sprite on the sheet.

    A short text about a card stands below the card's picture. Any other text stands to the right of
    the picture. A text too long for the view gets longer lines, or the ledger moves beside the
    lines. If this is not enough, the writing becomes smaller. If possible, the sheet does not cover
    the piece or the pieces of `explanation.shown`.

    Args:
        piece: the box of the explained piece in the view.
        table: the box of the whole view.
        lens: the visible part of the table.
    """
    piece = bounding_box(
        [piece, *(lens.in_view(shown.spot.box) for shown in explanation.shown_pieces)]
    )
    piece = piece.clipped(table)
    for share in _TRIED_WRITING_SHARES:
        smaller = replace(look, scale=look.scale * share)
        sheets = _possible_sheets(explanation, piece, table, smaller)
        fitting = [sheet for sheet in sheets if _fits_view(sheet, table)]
        if fitting:
            apart = (sheet for sheet in fitting if not sheet[0].spot.box.meets(piece))
            return next(apart, fitting[0])
    return sheets[0]


def _wider_side(view: Box, covered: Box) -> Box:
    """Returns the part of a view to the left or the right of a covered part."""
    left = replace(view, w=max(0.0, covered.x - view.x))
    right = replace(view, x=covered.right, w=max(0.0, view.right - covered.right))
    return max(left, right, key=lambda side: side.w)


def _fits_view(placements: list[Placement], table: Box) -> bool:
    box = placements[0].spot.box
    return box.h <= table.h - 16 and box.w <= table.w - 16


def _possible_sheets(
    explanation: Explanation, piece: Box, table: Box, look: Look
) -> list[list[Placement]]:
    """Returns the sheets that are possible with writing of this size, the usual one first.

    The next sheets have longer lines, or the ledger beside the lines.
    """
    text = _Text((explanation.title, *explanation.lines), explanation.ledger)
    picture = _picture_size(explanation, table) if explanation.sprite else (0.0, 0.0)
    if _has_picture_above(text, explanation, picture, table, look):
        width = min(
            _max_text_width(text, picture, table, look, above=True), text.natural_width(look)
        )
        return [_sheet_with_picture_above(explanation, text, picture, width, piece, table, look)]
    max_width = _max_text_width(text, picture, table, look, above=False)
    sheets = []
    for widening in (1.0, _MAX_WIDENING_FACTOR):
        width = min(max_width * widening, text.natural_width(look))
        size = width, text.height(width, look)
        sheets.append(
            _sheet_with_picture_beside(explanation, text, picture, size, 0.0, piece, table, look)
        )
    if text.ledger:
        lines_width = min(max_width, _Text(text.lines, ()).natural_width(look))
        ledger_x = lines_width + 2 * _LEDGER_GAP_PIXELS * look.scale
        height = max(text.lines_height(lines_width, look), text.ledger_height(look))
        size = ledger_x + text.least_width(look), height
        sheets.append(
            _sheet_with_picture_beside(
                explanation, text, picture, size, ledger_x, piece, table, look
            )
        )
    return sheets


def _sheet_with_picture_above(
    explanation: Explanation,
    text: _Text,
    picture: tuple[float, float],
    width: float,
    piece: Box,
    table: Box,
    look: Look,
) -> list[Placement]:
    """Returns a sheet with the picture above its text."""
    pad = 14 * look.scale
    height = picture[1] + text.height(width, look) + pad * 0.7
    size = max(picture[0], width) + 2 * pad, height + 2 * pad
    box = box_near_piece(piece, size, table)
    frame = Box(box.x + (box.w - picture[0]) / 2, box.y + pad, *picture)
    return _sheet_placements(
        explanation, text, box, frame, (pad, picture[1] + pad * 1.7, 0.0), look
    )


def _sheet_with_picture_beside(
    explanation: Explanation,
    text: _Text,
    picture: tuple[float, float],
    size: tuple[float, float],
    ledger_x: float,
    piece: Box,
    table: Box,
    look: Look,
) -> list[Placement]:
    """Returns a sheet with the picture to the left of its text.

    Args:
        picture: width and height of the picture; both are 0.0 without a picture.
        size: width and height of the text.
        ledger_x: distance from the text's left edge to a ledger beside the lines; 0.0 for a ledger
            below the lines.
    """
    pad = 14 * look.scale
    picture_width = picture[0] + pad if picture[0] else 0.0
    sheet_size = picture_width + size[0] + 2 * pad, max(picture[1], size[1]) + 2 * pad
    box = box_near_piece(piece, sheet_size, table)
    frame = Box(box.x + pad, box.y + (box.h - picture[1]) / 2, *picture)
    corner = float(pad + picture_width), (box.h - size[1]) / 2, ledger_x
    return _sheet_placements(explanation, text, box, frame, corner, look)


def _sheet_placements(
    explanation: Explanation,
    text: _Text,
    box: Box,
    frame: Box,
    corner: tuple[float, float, float],
    look: Look,
) -> list[Placement]:
    ledger = tuple(word for row in text.ledger for word in row)
    paper = Sprite("table.sheet", (*corner, text.lines, ledger, look.scale))
    sheet = Placement(("table", "sheet"), paper, Spot(box), z=8000, height=0.8)
    placements = [replace(sheet, is_inert=True, is_pinned=True)]
    if explanation.sprite:
        enlarged = Placement(("table", "enlarged"), explanation.sprite, Spot(frame), 8001, 0.3)
        placements.append(replace(enlarged, is_inert=True, is_pinned=True))
    return placements


def _has_picture_above(
    text: _Text,
    explanation: Explanation,
    picture: tuple[float, float],
    table: Box,
    look: Look,
) -> bool:
    if explanation.ratio <= 1 or not picture[0]:
        return False
    width = _max_text_width(text, picture, table, look, above=True)
    height = picture[1] + text.height(min(width, text.natural_width(look)), look)
    return not text.ledger and height < table.h * 0.72


def _max_text_width(
    text: _Text, picture: tuple[float, float], table: Box, look: Look, *, above: bool
) -> float:
    """Returns the usual width of a long text; `above` is true if the picture stands above it."""
    if above:
        return max(picture[0], 190 * look.scale)
    share = 0.36 if not text.ledger else 0.5
    return max(min(260 * look.scale, table.w * share), min(text.least_width(look), table.w * 0.6))


def box_near_piece(piece: Box, size: tuple[float, float], table: Box) -> Box:
    """Returns the box of a sheet of this size (width, height) near a piece.

    The sheet stands above the piece if there is room, otherwise below, otherwise on the side with
    more room.
    """
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
    """Paints the paper of a detail card and its text.

    Args:
        details: x and y of the text's upper left corner; the distance from there to a ledger beside
            the lines, 0.0 for a ledger below; the lines; the ledger's names and numbers in turn;
            the scale of the writing.
    """
    match details:
        case (
            float(left),
            float(top),
            float(ledger_x),
            tuple() as lines,
            tuple() as rows,
            float(scale),
        ):
            text = _Text(tuple(map(str, lines)), tuple(zip(rows[::2], rows[1::2], strict=True)))
            _paint_text(painter, rect, (left, top, ledger_x), text, replace(look, scale=scale))


def _paint_text(
    painter: QPainter,
    rect: QRectF,
    corner: tuple[float, float, float],
    text: _Text,
    look: Look,
) -> None:
    paint_parchment(painter, rect, look)
    x, y, ledger_x = corner
    area = rect.adjusted(x, y, -14 * look.scale, 0)
    words = QRectF(area)
    if ledger_x:
        words.setWidth(ledger_x - 2 * _LEDGER_GAP_PIXELS * look.scale)
    top = words.top()
    for i, line in enumerate(text.lines):
        if not line:
            continue
        painter.setFont(look.serif(_TITLE_PIXELS if i == 0 else _LINE_PIXELS, bold=i == 0))
        painter.setPen(QColor(look.theme.ink if i == 0 else look.theme.ink_soft))
        height = _line_height(line, i, words.width(), look)
        painter.drawText(QRectF(words.left(), top, words.width(), height), _WRAP_TEXT, line)
        top += height + _PARAGRAPH_GAP_PIXELS * look.scale
    _paint_ledger(
        painter, area.adjusted(ledger_x, 0, 0, 0), area.top() if ledger_x else top, text, look
    )


def _paint_ledger(painter: QPainter, area: QRectF, top: float, text: _Text, look: Look) -> None:
    if not text.ledger:
        return
    rule = QPen(tint(look.theme.brass_deep, 0.5), 1)
    painter.setPen(rule)
    painter.drawLine(QLineF(area.left(), top, area.right(), top))
    top += _PARAGRAPH_GAP_PIXELS * look.scale
    height = _row_height(look)
    for name, figure in text.ledger:
        row = QRectF(area.left(), top, area.width(), height)
        painter.setFont(look.serif(_LINE_PIXELS))
        painter.setPen(QColor(look.theme.ink_soft))
        painter.drawText(row, LEFT, name)
        painter.setFont(look.serif(_LINE_PIXELS, bold=True))
        painter.setPen(QColor(look.theme.ink))
        painter.drawText(row, RIGHT, figure)
        top += height


def _picture_size(explanation: Explanation, table: Box) -> tuple[float, float]:
    height = min(table.h * (0.38 if explanation.ratio > 1 else 0.2), 460.0)
    return height / explanation.ratio, height


def _plain_metrics(look: Look) -> QFontMetricsF:
    return QFontMetricsF(look.serif(_LINE_PIXELS))


def _bold_metrics(look: Look) -> QFontMetricsF:
    return QFontMetricsF(look.serif(_LINE_PIXELS, bold=True))


def _row_height(look: Look) -> float:
    return _plain_metrics(look).height() + 2 * look.scale


def _line_height(line: str, index: int, width: float, look: Look) -> float:
    font = look.serif(_TITLE_PIXELS if index == 0 else _LINE_PIXELS, bold=index == 0)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP_TEXT, line).height()
