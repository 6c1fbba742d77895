# SPDX-License-Identifier: MIT
"""The five plates of the university board: each shows a discipline and what has to be beaten."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message, listing
from wizardtable.games.anludim.rules import terms
from wizardtable.games.anludim.rules.components import (
    ASSEMBLY,
    COLOUR_SET,
    DISCIPLINES,
    PAIRS,
    RUN,
)
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.view.pieces.coven_colours import DISCIPLINE_COLOURS
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import (
    Metal,
    keyline,
    metal_brush,
    paint_rim,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import fitting, write
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_ENGRAVING_COLOUR: Final = "#8a5f1e"

_LEAST_EDGE_WITH_LINE: Final = 90.0
"""A plate has a fine line above the strength from this edge on, in pixels."""

_LONG_LINE: Final = 6.6
"""The width of a long strength, divided by the height of its letters."""

_FORMS: Final = (
    N_("anludim table", "Two or more cards with consecutive values, in any colours."),
    N_("anludim table", "Two or more cards of one colour, with any values."),
    N_("anludim table", "One or more pairs: two cards of the same value in different colours."),
    N_("anludim table", "One or more triples: three cards of the same value in three colours."),
    N_("anludim table", "Four or more cards of one value, in any colours."),
)
"""The rule of each discipline's combinations."""

# The words on a plate.


def best_strength(seen: Observation, discipline: int, besides: int = -1) -> tuple[int, ...]:
    """Returns the strength of the strongest combination of a discipline on the table, without the
    one with the serial number `besides`; () if there is none."""
    strengths = [
        combination.strength
        for combinations in seen.combinations
        for combination in combinations
        if combination.discipline == discipline and combination.serial != besides
    ]
    return max(strengths, default=())


def strength_text(discipline: int, strength: tuple[int, ...]) -> str:
    """Returns in short what a new combination of a discipline has to beat."""
    if not strength:
        return render(N_("anludim table", "none"))
    return render(_strength_message(discipline, strength[0], strength[1:]))


def strength_texts(discipline: int, strength: tuple[int, ...]) -> tuple[str, ...]:
    """Returns shorter and shorter ways to write a strength, for plates of any width.

    The values alone also tell the number of cards. Of many values only the highest are written,
    because these decide first; a run is written as its two ends.
    """
    whole = strength_text(discipline, strength)
    if not strength:
        return (whole, "–")
    if discipline == RUN:
        return (whole, f"{strength[1] - strength[0] + 1}–{strength[1]}")
    if discipline == ASSEMBLY:
        return (whole, f"{strength[0]}×{strength[1]}")
    values = [str(value) for value in strength[1:]]
    shorter = ("·".join((*values[:count], "…")) for count in range(len(values) - 1, 1, -1))
    return tuple(dict.fromkeys((whole, "·".join(values), *shorter)))


def _strength_message(discipline: int, count: int, highest: Sequence[int]) -> Message:
    values = "·".join(map(str, highest))
    if discipline == RUN:
        return NN_("anludim table", "%n card(s) up to {value}", "", count).of(value=highest[0])
    if discipline == COLOUR_SET:
        return NN_("anludim table", "%n card(s): {values}", "", count).of(values=values)
    if discipline == PAIRS:
        return NN_("anludim table", "%n pair(s): {values}", "", count).of(values=values)
    if discipline == ASSEMBLY:
        return NN_("anludim table", "%n card(s): {value}", "", count).of(value=highest[0])
    return NN_("anludim table", "%n triple(s): {values}", "", count).of(values=values)


def explain_discipline(shown: Frame, discipline: int) -> Explanation:
    """Returns the detail card of a discipline's plate and of its professor."""
    seen: Observation = shown.observation
    title = N_("anludim table", "{professor} · {discipline}").of(
        professor=terms.PROFESSOR_NAMES[discipline], discipline=terms.DISCIPLINE_NAMES[discipline]
    )
    pile = seen.piles[discipline]
    values = listing([str(value) for value in reversed(pile)]) if pile else ""
    objects = N_("anludim table", "{objects}, points from the top: {values}.").of(
        objects=terms.OBJECT_KINDS[discipline], values=values
    )
    empty = N_(
        "anludim table", "The pile is empty: the professor stands in for one of its objects."
    )
    lines = [
        _FORMS[discipline],
        terms.to_beat(discipline, best_strength(seen, discipline) or None),
        objects if pile else empty,
    ]
    picture = Sprite("professor", (discipline,))
    return Explanation(render(title), tuple(map(render, lines)), picture, 1.0)


# The picture of a plate.


@dataclass(frozen=True, slots=True)
class PlateRoom:
    """Where things belong on a plate.

    Attributes:
        name: the coloured band for the discipline's name, to be written in ivory.
        form: where the pictogram of the combination is painted.
        professor, pile: squares for the medallion and for the top object of the pile.
        strength: the band for the combination that has to be beaten, to be written in ink.
    """

    name: QRectF
    form: QRectF
    professor: QRectF
    pile: QRectF
    strength: QRectF


def plate_room(rect: QRectF) -> PlateRoom:
    """How a plate of this shape is divided: one above the other if tall, side by side if wide."""
    edge = min(rect.width(), rect.height())
    inner = shrunk(rect, edge * 0.06)
    if rect.height() >= rect.width() * 1.3:
        professor, pile = _aslant(part(inner, 1, 36.5, 98, 47))
        return PlateRoom(
            name=part(inner, 0, 0, 100, 16),
            form=part(inner, 8, 18, 84, 18),
            professor=professor,
            pile=pile,
            strength=part(inner, 2, 84, 96, 16),
        )
    if rect.width() >= rect.height() * 1.3:
        return PlateRoom(
            name=part(inner, 0, 0, 100, 22),
            form=part(inner, 3, 28, 29, 44),
            professor=square(part(inner, 34, 25, 36, 51)),
            pile=square(part(inner, 71, 29, 26, 44)),
            strength=part(inner, 4, 79, 92, 19),
        )
    return PlateRoom(
        name=part(inner, 0, 0, 100, 18),
        form=part(inner, 22, 20, 56, 20),
        professor=square(part(inner, 4, 41, 52, 42)),
        pile=square(part(inner, 57, 46, 38, 34)),
        strength=part(inner, 4, 84, 92, 14),
    )


def _aslant(area: QRectF) -> tuple[QRectF, QRectF]:
    """Squares at the upper left and lower right of `area`: the taller it is, the larger they are.

    Their corners may meet where it is tall, what is round in them does not.
    """
    width = area.width()
    room = min(1.0, max(0.0, (area.height() / width - 0.65) / 0.3))
    first = min(width * (0.58 + 0.07 * room), area.height())
    second = min(width * (0.4 + 0.1 * room), area.height())
    return (
        QRectF(area.left(), area.top(), first, first),
        QRectF(area.right() - second, area.bottom() - second, second, second),
    )


def paint_plate(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Paints the backdrop of a discipline in a gilt frame, as divided by `plate_room`.

    Any shape from twice as tall as wide to twice as wide as tall will do. Name, strength, pile
    and professor are left to the caller; an engraved seat waits where the professor belongs.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    room = plate_room(rect)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, edge * 0.012), edge * 0.07, edge * 0.07)
    inner.addRoundedRect(shrunk(rect, edge * 0.055), edge * 0.045, edge * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(parchment_brush(rect))
    painter.drawPath(inner)
    _paint_band(painter, inner, room.name, discipline)
    _paint_seat(painter, room.professor, discipline)
    if edge >= _LEAST_EDGE_WITH_LINE:
        painter.setPen(keyline(max(0.8, edge * 0.006), "#b98a35"))
        line = part(room.strength, 4, 0, 92, 0)
        painter.drawLine(line.topLeft(), line.topRight())
    paint_rim(painter, outline, inner, Metal.GOLD)
    draw(painter, room.form, "anludim", f"form-{DISCIPLINES[discipline]}.svg", ink="#4a3013")
    painter.restore()


def _paint_band(painter: QPainter, inner: QPainterPath, band: QRectF, discipline: int) -> None:
    """The strip behind the name: enamel of the discipline above a gilt line."""
    strip = QPainterPath()
    strip.addRect(band.adjusted(-band.width(), -band.height(), band.width(), 0))
    base = QColor(DISCIPLINE_COLOURS[discipline])
    enamel = QLinearGradient(band.topLeft(), band.bottomLeft())
    enamel.setColorAt(0.0, base.lighter(122))
    enamel.setColorAt(1.0, base.darker(145))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel)
    painter.drawPath(strip.intersected(inner))
    line = QRectF(band.x(), band.bottom(), band.width(), max(1.0, band.height() * 0.08))
    painter.setBrush(metal_brush(line, Metal.GOLD))
    painter.drawRect(line)


def _paint_seat(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """The engraved circle with the discipline's figure where its professor stands."""
    painter.setBrush(QColor(138, 95, 30, 26))
    painter.setPen(keyline(max(0.8, rect.width() * 0.012), _ENGRAVING_COLOUR))
    painter.setOpacity(0.55)
    painter.drawEllipse(part(rect, 6, 11, 88, 88))
    if rect.width() >= 40:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(part(rect, 11, 16, 78, 78))
    draw(
        painter,
        part(rect, 17, 22, 66, 66),
        "anludim",
        f"engraving-{DISCIPLINES[discipline]}.svg",
        ink=_ENGRAVING_COLOUR,
    )
    painter.setOpacity(1.0)


def _paint(
    painter: QPainter, rect: QRectF, look: Look, discipline: int, name: str, *strengths: str
) -> None:
    """Paints a plate with its name and the first of `strengths` that fits."""
    paint_plate(painter, rect, discipline)
    room = plate_room(rect)
    name_band, strength_band = _with_margin(room.name), _with_margin(room.strength)
    size = lettering(name_band.height(), look)
    write(painter, name_band, name, look, size, "#fff6dd", bold=True)
    most = min(size * 0.94, strength_band.width() / _LONG_LINE / look.at_largest.close_scale)
    size = lettering(strength_band.height(), look, most=most)
    strength = fitting(strengths, strength_band.width(), look, size)
    write(painter, strength_band, strength, look, size, look.theme.ink, bold=True)


def _with_margin(rect: QRectF) -> QRectF:
    """Returns the rectangle without a little space at its sides and above."""
    return rect.adjusted(rect.width() * 0.03, rect.height() * 0.06, -rect.width() * 0.03, 0)


@piece("plate", {"plate": _paint})
class Plate(Piece[Frame]):
    """The plate of a discipline: its name, its professor and pile, and the strength to beat."""

    discipline: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        strength = best_strength(shown.observation, self.discipline)
        written = strength_texts(self.discipline, strength)
        return Sprite("plate", (self.discipline, self._title(), *written))

    @override
    def name(self, shown: Frame) -> str:
        strength = best_strength(shown.observation, self.discipline)
        return f"{self._title()}: {strength_text(self.discipline, strength)}"

    def _title(self) -> str:
        return render(terms.DISCIPLINE_NAMES[self.discipline])

    @override
    def explanation(self, shown: Frame) -> Explanation:
        return explain_discipline(shown, self.discipline)
