# SPDX-License-Identifier: MIT
"""The spell books, the texts beside them, and an Eclipse on a book.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import components, terms
from wizardtable.games.wizards_gambit.rules.abilities import working_ability
from wizardtable.games.wizards_gambit.rules.components import SpellId
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_labels import spell_name, spell_text
from wizardtable.games.wizards_gambit.view.pieces.incantation import paint_effect
from wizardtable.games.wizards_gambit.view.pieces.seat import choice_of_seat, stopped_book_line
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import spell_sprite
from wizardtable.games.wizards_gambit.view.pieces.table_piece import (
    Meaning,
    ShownTable,
    TablePiece,
)
from wizardtable.games.wizards_gambit.view.spell_briefs import brief_in_language
from wizardtable.paint.cardstock import CARD_RATIO
from wizardtable.paint.metal import Metal, keyline, metal_brush, part, shrunk, square
from wizardtable.paint.paragraphs import paint_block
from wizardtable.paint.seat_marks import SEAT_COLOURS, mark_shape
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import (
    LEFT,
    MAX_LETTER_SHARE,
    MIN_LETTER_PIXELS,
    MIN_WIDTH_SHARE,
    write,
)
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

_MIN_OPEN_RATIO: Final = 1.25
"""A book with at least this ratio of width to height is open, with its top spell on the right
page."""

_MAX_THICKNESS_SPELLS: Final = 6
"""A book with more spells than this is no thicker than with this number."""

_NOTE_LETTER_PIXELS: Final = 12.3
"""The size of the letters beside a book, in pixels for writing of the usual size."""

_MIN_ROOMY_NOTE_HEIGHT_PIXELS: Final = 75.0
"""A text beside a book has larger letters if its area has at least this height.

The height is in pixels for writing of the usual size.
"""

MIN_READABLE_PIXELS: Final = 9.0
"""The smallest readable letters, in pixels."""


def book_place(rect: QRectF) -> QRectF:
    """Returns the place of the top spell on a book, as large as fits. `rect`: the whole book."""
    page = part(rect, 53, 7, 41, 84) if _is_open(rect) else part(rect, 15, 6, 74, 86)
    wide = min(page.width(), page.height() / CARD_RATIO)
    card = QRectF(0, 0, wide, wide * CARD_RATIO)
    card.moveCenter(page.center())
    return card


def book_page(rect: QRectF) -> QRectF:
    """Returns the area of the covered spells, which is the left page of an open book.

    A closed book has no such area, so the result is empty. `rect`: the whole book.
    """
    return part(rect, 8, 10, 38, 76) if _is_open(rect) else QRectF()


def paint_book(painter: QPainter, rect: QRectF, seat: int, spells: int, look: Look) -> None:
    """Paints a spell book to fill `rect`: open in a broad rectangle, closed in a high one.

    Args:
        seat: the owner, whose mark is on the book. The leather has the colour of the mark.
        spells: the number of spells in the book, which make the book thicker.
    """
    del look
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if _is_open(rect):
        _paint_open(painter, rect, seat, spells)
    else:
        _paint_closed(painter, rect, seat, spells)
    painter.restore()


def _is_open(rect: QRectF) -> bool:
    return rect.width() >= rect.height() * _MIN_OPEN_RATIO


def _leather_colours(rect: QRectF, seat: int) -> QLinearGradient:
    """Returns the colours of a seat's leather, lit from the upper left."""
    base = QColor(SEAT_COLOURS[seat % len(SEAT_COLOURS)][1])
    dye = QLinearGradient(rect.topLeft(), rect.bottomRight())
    dye.setColorAt(0.0, base.lighter(112))
    dye.setColorAt(0.5, base.darker(128))
    dye.setColorAt(1.0, base.darker(210))
    return dye


def _paint_closed(painter: QPainter, rect: QRectF, seat: int, spells: int) -> None:
    """Paints a closed book: the spine at the left, pages at the right and at the foot."""
    edge = min(rect.width(), rect.height())
    line = max(1.0, edge * 0.018)
    thick = edge * (0.035 + 0.011 * min(spells, _MAX_THICKNESS_SPELLS))
    below = shrunk(rect, line)
    cover = below.adjusted(0, 0, -thick, -thick)
    radius = edge * 0.05
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(QColor(SEAT_COLOURS[seat % len(SEAT_COLOURS)][1]).darker(230))
    painter.drawRoundedRect(below, radius, radius)
    _paint_page_edges(painter, below, cover, line)
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(_leather_colours(cover, seat))
    painter.drawRoundedRect(cover, radius, radius)
    back = QRectF(cover.x(), cover.y(), cover.width() * 0.105, cover.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawRoundedRect(back, radius, radius)
    for share in (0.14, 0.37, 0.6, 0.83):
        band = QRectF(back.x(), cover.y() + cover.height() * share, back.width(), edge * 0.035)
        painter.setPen(keyline(line * 0.6))
        painter.setBrush(metal_brush(band, Metal.GOLD))
        painter.drawRect(band)
    field = cover.adjusted(cover.width() * 0.14, edge * 0.045, -edge * 0.045, -edge * 0.045)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(line, "#e6c063"))
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    _paint_stamp(painter, field, seat)
    _paint_corners(painter, cover, edge * 0.17, (1, 2))
    light = cover.adjusted(line * 1.3, line * 1.3, -line * 1.3, -line * 1.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(line * 0.7, "#50fff3c4"))
    painter.drawLine(light.topLeft() + QPointF(radius, 0), light.topRight() - QPointF(radius, 0))


def _paint_page_edges(painter: QPainter, below: QRectF, cover: QRectF, line: float) -> None:
    """Paints the visible edges of the pages between the covers of a closed book."""
    thick = below.right() - cover.right()
    pages = below.adjusted(thick, thick, -line * 1.4, -line * 1.4)
    painter.setPen(keyline(line * 0.9))
    painter.setBrush(QColor("#ecd9a8"))
    painter.drawRect(pages)
    painter.setPen(keyline(max(0.5, line * 0.45), "#a97b33"))
    for number in (1, 2):
        step = (thick - line * 1.4) * number / 3
        low, right = cover.bottom() + step, cover.right() + step
        painter.drawLine(QPointF(pages.left(), low), QPointF(right, low))
        painter.drawLine(QPointF(right, pages.top()), QPointF(right, low))


def _paint_stamp(painter: QPainter, field: QRectF, seat: int) -> None:
    """Paints the owner's mark on the cover, in gold and within a ring."""
    ring = square(shrunk(field, min(field.width(), field.height()) * 0.16))
    line = max(0.8, ring.width() * 0.03)
    for share in (0.0, 0.09):
        painter.setPen(keyline(line * (1.0 if not share else 0.6), "#d9b25c"))
        painter.drawEllipse(shrunk(ring, ring.width() * share))
    path = mark_shape(ring.center(), ring.width() * 0.2, seat)
    painter.setPen(keyline(line))
    painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
    painter.drawPath(path)


def _paint_open(painter: QPainter, rect: QRectF, seat: int, spells: int) -> None:
    """Paints an open book from above, with its owner's mark on the left page."""
    edge = rect.height()
    line = max(1.0, edge * 0.016)
    cover = shrunk(rect, line)
    painter.setPen(keyline(line * 1.6))
    painter.setBrush(_leather_colours(cover, seat))
    painter.drawRoundedRect(cover, edge * 0.05, edge * 0.05)
    _paint_corners(painter, cover, edge * 0.15, (0, 1, 2, 3))
    layers = 1 + min(spells, _MAX_THICKNESS_SPELLS) // 2
    for number in range(layers, -1, -1):
        spread = number * edge * 0.012
        area = cover.adjusted(
            edge * 0.085 - spread, edge * 0.06 - spread * 0.3, spread - edge * 0.085, 0
        )
        area.setBottom(cover.bottom() - edge * 0.075 + spread * 0.9)
        painter.setPen(keyline(line * 0.8, KEYLINE if number in (0, layers) else "#8a6526"))
        painter.setBrush(_paper_colours(area))
        painter.drawPath(_pages_outline(area, edge))
    middle = rect.center().x()
    painter.setPen(keyline(line * 0.9, "#8a6526"))
    painter.drawLine(
        QPointF(middle, rect.top() + edge * 0.115), QPointF(middle, rect.bottom() - edge * 0.085)
    )
    page = square(shrunk(book_page(rect), edge * 0.06))
    painter.setOpacity(0.5)
    draw(painter, page, "wizards_gambit", "ground-incantation.svg", ink="#8a6526")
    painter.setPen(keyline(line * 0.7, "#8a6526"))
    painter.setBrush(QColor(SEAT_COLOURS[seat % len(SEAT_COLOURS)][1]))
    painter.drawPath(mark_shape(page.center(), page.width() * 0.19, seat))
    painter.setOpacity(1.0)


def _pages_outline(area: QRectF, edge: float) -> QPainterPath:
    """Returns the outline of two pages that bend down into the fold."""
    bend = edge * 0.05
    top, low = area.top(), area.bottom()
    quarter = area.width() / 8
    left, middle, right = area.left(), area.center().x(), area.right()
    path = QPainterPath(QPointF(left, top))
    path.cubicTo(
        QPointF(left + quarter, top - bend * 0.5),
        QPointF(middle - quarter, top - bend * 0.5),
        QPointF(middle, top + bend),
    )
    path.cubicTo(
        QPointF(middle + quarter, top - bend * 0.5),
        QPointF(right - quarter, top - bend * 0.5),
        QPointF(right, top),
    )
    path.lineTo(right, low - bend)
    path.cubicTo(
        QPointF(right - quarter, low - bend * 1.5),
        QPointF(middle + quarter, low - bend * 1.5),
        QPointF(middle, low),
    )
    path.cubicTo(
        QPointF(middle - quarter, low - bend * 1.5),
        QPointF(left + quarter, low - bend * 1.5),
        QPointF(left, low - bend),
    )
    path.closeSubpath()
    return path


def _paper_colours(area: QRectF) -> QLinearGradient:
    """Returns the colours of parchment that darkens towards the fold."""
    paper = QLinearGradient(area.topLeft(), area.topRight())
    for stop, colour in (
        (0.0, "#e6cf9c"),
        (0.1, "#fbf3dc"),
        (0.4, "#f0dfb6"),
        (0.5, "#b99a63"),
        (0.6, "#f6e9c8"),
        (0.9, "#fbf3dc"),
        (1.0, "#d9bd85"),
    ):
        paper.setColorAt(stop, QColor(colour))
    return paper


def _paint_corners(painter: QPainter, cover: QRectF, size: float, corners: tuple[int, ...]) -> None:
    """Paints gilt mounts on some corners of a cover.

    `size`: their side in pixels. `corners`: 0 is the upper left corner, then clockwise to 3.
    """
    for corner in corners:
        right, low = corner in (1, 2), corner in (2, 3)
        x, y = cover.right() if right else cover.left(), cover.bottom() if low else cover.top()
        across, down = (-size if right else size), (-size if low else size)
        path = QPainterPath(QPointF(x, y))
        path.lineTo(x + across, y)
        path.quadTo(QPointF(x + across * 0.6, y + down * 0.6), QPointF(x, y + down))
        path.closeSubpath()
        painter.setPen(keyline(max(0.8, size * 0.09)))
        painter.setBrush(metal_brush(path.boundingRect(), Metal.GOLD))
        painter.drawPath(path)


def _paint_note(
    painter: QPainter, rect: QRectF, look: Look, name: str, texts: Sequence[str], works: bool
) -> None:
    """Paints the name of a spell, and below it the first of `texts` that has room.

    If no text has room, only the name is painted. For writing of the usual size, letters may shrink
    to `MIN_READABLE_PIXELS`. The name of a spell that does not work is pale and struck through.
    """
    is_roomy = rect.height() >= _MIN_ROOMY_NOTE_HEIGHT_PIXELS * look.growth
    size = _NOTE_LETTER_PIXELS + 0.7 if is_roomy else _NOTE_LETTER_PIXELS
    high = size * look.close_scale / MAX_LETTER_SHARE
    head = QRectF(rect.x(), rect.y(), rect.width(), high)
    tone = QColor(look.theme.text if works else look.theme.text_soft)
    font = look.serif(size * look.close_scale / look.scale, bold=True)
    if QFontMetricsF(font).horizontalAdvance(name) * MIN_WIDTH_SHARE > rect.width():
        paint_block(painter, rect, name, look, size, tone, bold=True)
        return
    write(painter, head, name, look, size, tone, LEFT, True)
    if not works and name:
        wide = min(rect.width(), QFontMetricsF(painter.font()).horizontalAdvance(name))
        painter.setPen(QPen(tone, 1.3))
        middle = head.center().y() + 1
        painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.left() + wide, middle))
    body = rect.adjusted(0, high, 0, 0)
    ink = QColor(look.theme.text_soft)
    for smallest in (
        (MIN_LETTER_PIXELS, MIN_READABLE_PIXELS) if look.swell == 1 else (MIN_LETTER_PIXELS,)
    ):
        for text in texts:
            if paint_block(painter, body, text, look, size, ink, least=smallest):
                return


def _paint_tome(painter: QPainter, rect: QRectF, look: Look, seat: int, spells: int) -> None:
    paint_book(painter, rect, seat, spells, look)


def _paint_eclipse(painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_effect(painter, rect, components.ECLIPSE)


def book_name(player: str) -> str:
    """Returns the name of a player's book."""
    return render(N_("wizards_gambit table", "{player}’s book").of(player=player))


def top_spell_name(observation: Observation, row: SpellId, player: str) -> str:
    """Returns the name of the top spell of a player's book, for a screen reader."""
    text = N_("wizards_gambit table", "{spell}, on top of {player}’s book")
    return render(text.of(spell=terms.spell(observation.table, row), player=player))


def has_working_spell(observation: Observation, seat: int) -> bool:
    """Returns whether the top spell of a seat's book works."""
    return working_ability(observation, seat) != components.NO_ABILITY


def explain_book(shown: ShownTable, seat: int) -> Explanation:
    """Returns the detail card of a seat's book.

    The card has the text of the top spell, and all spells of the book from the top down.
    """
    observation = shown.observation
    book, table = observation.books[seat], observation.table
    title = book_name(shown.frame.names[seat])
    if not book:
        return Explanation(title, (_no_spells_text(),))
    top = book[-1]
    stopped = stopped_book_line(shown, seat)
    lines = [spell_text(table.spells[top])]
    if stopped is not None:
        lines.append(render(stopped))
    rows = [(spell_name(table, row), str(table.points[row])) for row in reversed(book)]
    rows.append((render(N_("wizards_gambit table", "Points")), str(observation.scores[seat])))
    picture = spell_sprite(table, top)
    return Explanation(title, tuple(lines), picture, ledger=tuple(rows))


def _no_spells_text() -> str:
    return render(N_("wizards_gambit table", "No spells yet"))


class _OfBook(TablePiece):
    """A base class of the pieces that stand for a seat's book."""

    seat: int

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return explain_book(shown, self.seat)

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        return [f"book:{self.seat}", f"seat:{self.seat}"]


@piece("tome", {"tome": _paint_tome})
class SpellBook(_OfBook):
    """The spell book of a seat, on which its spells lie."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("tome", (self.seat, len(shown.observation.books[self.seat])))

    @override
    def name(self, shown: ShownTable) -> str:
        return book_name(shown.frame.names[self.seat])


@piece("note", {"note": _paint_note})
class SpellNote(_OfBook):
    """The text of a book's top spell, written beside the book."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation = shown.observation
        book = observation.books[self.seat]
        if not book:
            return Sprite("note", (_no_spells_text(), ("",), True))
        works = has_working_spell(observation, self.seat)
        brief = (
            brief_in_language(observation.table.abilities[book[-1]]) if works else _no_effect_text()
        )
        near = self.seat == shown.near_seat
        texts = (self._whole_text(observation), brief) if near else (brief,)
        return Sprite("note", (spell_name(observation.table, book[-1]), texts, works))

    @override
    def name(self, shown: ShownTable) -> str:
        observation, player = shown.observation, shown.frame.names[self.seat]
        book = observation.books[self.seat]
        if not book:
            return book_name(player)
        return f"{top_spell_name(observation, book[-1], player)}. {self._whole_text(observation)}"

    def _whole_text(self, observation: Observation) -> str:
        if not has_working_spell(observation, self.seat):
            return _no_effect_text()
        return spell_text(observation.table.spells[observation.books[self.seat][-1]])

    @override
    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        return choice_of_seat(shown.observation, self.seat)


def _no_effect_text() -> str:
    return render(N_("wizards_gambit table", "No effect for now"))


@piece("eclipse", {"eclipse": _paint_eclipse})
class Eclipse(_OfBook):
    """An Eclipse on the book of a seat."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("eclipse")

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("wizards_gambit table", "Eclipse stops this book’s ability."))
