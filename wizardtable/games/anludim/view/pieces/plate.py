# SPDX-License-Identifier: MIT
"""The five plates of the university board: each shows a discipline and the strength to beat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.anludim.rules import components, terms
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.view.pieces.coven_colours import DISCIPLINE_COLOURS
from wizardtable.paint import metal
from wizardtable.paint.furniture import lettering
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import first_fitting_text, write
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_ENGRAVING_COLOUR: Final = "#8a5f1e"

_MIN_EDGE_WITH_LINE: Final = 90.0
"""A plate has a line above the strength if its shorter side has at least this many pixels."""

_LONG_STRENGTH_ASPECT: Final = 6.6
"""The width of a long text for a strength, divided by the height of its letters."""

_FORM_RULES: Final = (
    N_("anludim table", "Two or more cards with consecutive values, in any colours."),
    N_("anludim table", "Two or more cards of one colour, with any values."),
    N_("anludim table", "One or more pairs: two cards of the same value in different colours."),
    N_("anludim table", "One or more triples: three cards of the same value in three colours."),
    N_("anludim table", "Four or more cards of one value, in any colours."),
)
"""By discipline, the rule of its combinations."""

# The words on a plate.


def best_strength(
    observation: Observation, discipline: int, excluded_serial: int = -1
) -> tuple[int, ...]:
    """Returns the greatest strength of a discipline on the table, () if there is no combination.

    The combination with the serial number `excluded_serial` does not count.
    """
    strengths = [
        combination.strength
        for combinations in observation.combinations
        for combination in combinations
        if combination.discipline == discipline and combination.serial != excluded_serial
    ]
    return max(strengths, default=())


def strength_text(discipline: int, strength: tuple[int, ...]) -> str:
    """Returns a short text for the strength that a new combination of a discipline must beat.

    `strength` is () if there is nothing to beat; the text is then "none".
    """
    if not strength:
        return render(N_("anludim table", "none"))
    return render(_strength_message(discipline, strength[0], strength[1:]))


def strength_texts(discipline: int, strength: tuple[int, ...]) -> tuple[str, ...]:
    """Returns several texts for a strength, each shorter than the one before, for narrow plates.

    The shorter texts have only values, which also show the number of cards. If there are many
    values, only the highest are written, because these decide first. A run is written as its two
    ends.
    """
    whole = strength_text(discipline, strength)
    if not strength:
        return (whole, "–")
    if discipline == components.RUN:
        return (whole, f"{strength[1] - strength[0] + 1}–{strength[1]}")
    if discipline == components.ASSEMBLY:
        return (whole, f"{strength[0]}×{strength[1]}")
    values = [str(value) for value in strength[1:]]
    shorter = ("·".join((*values[:count], "…")) for count in range(len(values) - 1, 1, -1))
    return tuple(dict.fromkeys((whole, "·".join(values), *shorter)))


def _strength_message(discipline: int, count: int, highest: Sequence[int]) -> Message:
    values = "·".join(map(str, highest))
    if discipline == components.RUN:
        return NN_("anludim table", "%n card(s) up to {value}", "", count).of(value=highest[0])
    if discipline == components.COLOUR_SET:
        return NN_("anludim table", "%n card(s): {values}", "", count).of(values=values)
    if discipline == components.PAIRS:
        return NN_("anludim table", "%n pair(s): {values}", "", count).of(values=values)
    if discipline == components.ASSEMBLY:
        return NN_("anludim table", "%n card(s): {value}", "", count).of(value=highest[0])
    return NN_("anludim table", "%n triple(s): {values}", "", count).of(values=values)


def explain_discipline(shown: Frame, discipline: int) -> Explanation:
    """Returns the detail card of a discipline's plate and of its professor."""
    observation: Observation = shown.observation
    title = N_("anludim table", "{professor} · {discipline}").of(
        professor=terms.PROFESSOR_NAMES[discipline], discipline=terms.DISCIPLINE_NAMES[discipline]
    )
    pile = observation.piles[discipline]
    values = joined_with_and([str(value) for value in reversed(pile)]) if pile else ""
    objects = N_("anludim table", "{objects}, points from the top: {values}.").of(
        objects=terms.OBJECT_KINDS[discipline], values=values
    )
    empty = N_(
        "anludim table", "The pile is empty: the professor stands in for one of its objects."
    )
    lines = [
        _FORM_RULES[discipline],
        terms.strength_to_beat_sentence(discipline, best_strength(observation, discipline) or None),
        objects if pile else empty,
    ]
    picture = Sprite("professor", (discipline,))
    return Explanation(render(title), tuple(map(render, lines)), picture, 1.0)


# The picture of a plate.


@dataclass(frozen=True, slots=True)
class PlateRoom:
    """The parts of a plate.

    Attributes:
        name: the coloured band for the name of the discipline, which is written in ivory.
        form: the room for the pictogram of the combination.
        professor: the square for the professor.
        pile: the square for the top object of the pile.
        strength: the band for the strength to beat, which is written in ink.
    """

    name: QRectF
    form: QRectF
    professor: QRectF
    pile: QRectF
    strength: QRectF


def plate_room(rect: QRectF) -> PlateRoom:
    """Returns the parts of a plate of this shape.

    On a tall plate the pile is below and to the right of the professor; otherwise pile and
    professor are side by side.
    """
    edge = min(rect.width(), rect.height())
    inner = metal.shrunk(rect, edge * 0.06)
    if rect.height() >= rect.width() * 1.3:
        professor, pile = _diagonal_squares(metal.part(inner, 1, 36.5, 98, 47))
        return PlateRoom(
            name=metal.part(inner, 0, 0, 100, 16),
            form=metal.part(inner, 8, 18, 84, 18),
            professor=professor,
            pile=pile,
            strength=metal.part(inner, 2, 84, 96, 16),
        )
    if rect.width() >= rect.height() * 1.3:
        return PlateRoom(
            name=metal.part(inner, 0, 0, 100, 22),
            form=metal.part(inner, 3, 28, 29, 44),
            professor=metal.square(metal.part(inner, 34, 25, 36, 51)),
            pile=metal.square(metal.part(inner, 71, 29, 26, 44)),
            strength=metal.part(inner, 4, 79, 92, 19),
        )
    return PlateRoom(
        name=metal.part(inner, 0, 0, 100, 18),
        form=metal.part(inner, 22, 20, 56, 20),
        professor=metal.square(metal.part(inner, 4, 41, 52, 42)),
        pile=metal.square(metal.part(inner, 57, 46, 38, 34)),
        strength=metal.part(inner, 4, 84, 92, 14),
    )


def _diagonal_squares(area: QRectF) -> tuple[QRectF, QRectF]:
    """Returns two squares, at the upper left and at the lower right of `area`.

    A taller area has larger squares. Their corners may overlap, but round pictures in them do not.
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
    """Paints the background of a discipline's plate in a gilt frame; `plate_room` has its parts.

    The plate may be up to twice as tall as wide, or twice as wide as tall. The caller adds name,
    strength, pile and professor. An engraved figure marks the professor's place.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    room = plate_room(rect)
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(metal.shrunk(rect, edge * 0.012), edge * 0.07, edge * 0.07)
    inner.addRoundedRect(metal.shrunk(rect, edge * 0.055), edge * 0.045, edge * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(metal.parchment_brush(rect))
    painter.drawPath(inner)
    _paint_band(painter, inner, room.name, discipline)
    _paint_professor_place(painter, room.professor, discipline)
    if edge >= _MIN_EDGE_WITH_LINE:
        painter.setPen(metal.keyline(max(0.8, edge * 0.006), "#b98a35"))
        line = metal.part(room.strength, 4, 0, 92, 0)
        painter.drawLine(line.topLeft(), line.topRight())
    metal.paint_rim(painter, outline, inner, metal.Metal.GOLD)
    draw(
        painter,
        room.form,
        "anludim",
        f"form-{components.DISCIPLINES[discipline]}.svg",
        ink="#4a3013",
    )
    painter.restore()


def _paint_band(painter: QPainter, inner: QPainterPath, band: QRectF, discipline: int) -> None:
    """Paints the band behind the name: enamel of the discipline above a gilt line."""
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
    painter.setBrush(metal.metal_brush(line, metal.Metal.GOLD))
    painter.drawRect(line)


def _paint_professor_place(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Paints an engraved circle with the discipline's figure, which marks the professor's place."""
    painter.setBrush(QColor(138, 95, 30, 26))
    painter.setPen(metal.keyline(max(0.8, rect.width() * 0.012), _ENGRAVING_COLOUR))
    painter.setOpacity(0.55)
    painter.drawEllipse(metal.part(rect, 6, 11, 88, 88))
    if rect.width() >= 40:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(metal.part(rect, 11, 16, 78, 78))
    draw(
        painter,
        metal.part(rect, 17, 22, 66, 66),
        "anludim",
        f"engraving-{components.DISCIPLINES[discipline]}.svg",
        ink=_ENGRAVING_COLOUR,
    )
    painter.setOpacity(1.0)


def _paint(
    painter: QPainter, rect: QRectF, look: Look, discipline: int, name: str, *strengths: str
) -> None:
    """Paints a plate with its name and the longest text for its strength that fits.

    Args:
        name: the name of the discipline.
        strengths: the texts for the strength, each shorter than the one before.
    """
    paint_plate(painter, rect, discipline)
    room = plate_room(rect)
    name_band, strength_band = _without_margin(room.name), _without_margin(room.strength)
    size = lettering(name_band.height(), look)
    write(painter, name_band, name, look, size, "#fff6dd", bold=True)
    max_size = min(
        size * 0.94, strength_band.width() / _LONG_STRENGTH_ASPECT / look.at_largest.close_scale
    )
    size = lettering(strength_band.height(), look, max_pixels=max_size)
    strength = first_fitting_text(strengths, strength_band.width(), look, size)
    write(painter, strength_band, strength, look, size, look.theme.ink, bold=True)


def _without_margin(rect: QRectF) -> QRectF:
    """Returns the rectangle less a small margin at its left, right and top."""
    return rect.adjusted(rect.width() * 0.03, rect.height() * 0.06, -rect.width() * 0.03, 0)


@piece("plate", {"plate": _paint})
class Plate(Piece[Frame]):
    """The plate of a discipline: its name, its professor and pile, and the strength to beat."""

    discipline: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        strength = best_strength(shown.observation, self.discipline)
        texts = strength_texts(self.discipline, strength)
        return Sprite("plate", (self.discipline, self._title(), *texts))

    @override
    def name(self, shown: Frame) -> str:
        strength = best_strength(shown.observation, self.discipline)
        return f"{self._title()}: {strength_text(self.discipline, strength)}"

    def _title(self) -> str:
        return render(terms.DISCIPLINE_NAMES[self.discipline])

    @override
    def explanation(self, shown: Frame) -> Explanation:
        return explain_discipline(shown, self.discipline)
