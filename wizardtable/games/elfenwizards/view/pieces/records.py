# SPDX-License-Identifier: MIT
"""The records beside the tree: the round track, and the chronicle of the Grand Druids.

The round track shows each round as a stone. The chronicle shows by marks how often each guild won
the title of Grand Druid.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.view.pieces import box_frames
from wizardtable.games.elfenwizards.view.pieces.guilds import paint_sigil
from wizardtable.games.elfenwizards.view.pieces.leaves import paint_leaf
from wizardtable.games.elfenwizards.view.pieces.ranks import paint_rank
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import (
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    paint_number,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import LEFT, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def stone_places(rect: QRectF, look: Look) -> tuple[QRectF, ...]:
    """Returns the areas of the stones of the four rounds on a track that fills `rect`, beneath the
    track's title.

    The stones have the size that fits beneath the title in the largest writing.
    """
    edge = min(rect.width(), rect.height())
    area = rect.adjusted(
        edge * 0.06,
        box_frames.box_header(look.at_largest) + edge * 0.04,
        -edge * 0.06,
        -edge * 0.06,
    )
    area.translate(0, (box_frames.box_header(look) - box_frames.box_header(look.at_largest)) / 2)
    across = 4 if area.width() > area.height() * 1.7 else 2
    lines = 4 // across
    side = min(area.width() / across, area.height() / lines)
    places = []
    for i in range(4):
        line, step = divmod(i, across)
        x = area.center().x() + (step - across / 2) * area.width() / across
        x += (area.width() / across - side) / 2
        y = area.center().y() + (line - lines / 2) * side
        places.append(shrunk(QRectF(x, y, side, side), side * 0.04))
    return tuple(places)


def paint_track(
    painter: QPainter, rect: QRectF, text: str, number: int, steps: Sequence[QRectF], look: Look
) -> None:
    """Paints the round track: stones on a path. The stone of the present round is lit.

    Args:
        text: the title of the track.
        number: the number of the present round, from 1; earlier stones are mossy.
        steps: the areas of the stones, see `stone_places`.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    _paint_parchment(painter, rect, edge)
    head = QRectF(rect.x() + edge * 0.08, rect.y() + edge * 0.03, rect.width() - edge * 0.16, 0)
    head.setHeight(box_frames.box_header(look))
    pixels = box_frames.HEADING_PIXELS
    write(painter, head, text, look, pixels, look.theme.ink, bold=True)
    wide = steps[0].width() * 0.2
    for width, colour in ((wide, "#8a6526"), (wide * 0.6, "#e6c98c")):
        pen = keyline(width, colour)
        pen.setStyle(Qt.PenStyle.DotLine if width < wide else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        for step, following in pairwise(steps):
            painter.drawLine(step.center(), following.center())
    for i, step in enumerate(steps, 1):
        _paint_stone(painter, step, i, number, look)
    painter.restore()


def paint_chronicle(
    painter: QPainter,
    rect: QRectF,
    title: str,
    grand: Sequence[int],
    vacancies: int,
    look: Look,
) -> None:
    """Paints the chronicle: two marks for each guild, and two marks for vacancies. The match ends
    once both marks of a pair are gilt.

    Args:
        title: the title of the chronicle.
        grand: by guild, the number of times it won the title of Grand Druid. The guild has as many
            gilt marks.
        vacancies: the number of times the title stayed vacant.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    _paint_parchment(painter, rect, edge)
    inner = shrunk(rect, edge * 0.07)
    head = QRectF(inner.x(), rect.y() + edge * 0.03, inner.width(), box_frames.box_header(look))
    crown = QRectF(head.x(), head.y() + head.height() * 0.08, head.height(), head.height() * 0.9)
    text, fits = box_frames.name_room(head, crown, title, look)
    if not fits:
        crown.moveCenter(head.center())
    if text != head:
        paint_rank(painter, crown, 0)
    if fits:
        write(painter, text, title, look, box_frames.HEADING_PIXELS, look.theme.ink, LEFT, True)
    rows = len(grand) + 1
    area = QRectF(inner.x(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
    across = min(
        range(1, rows + 1),
        key=lambda n: -min(area.width() / n / 1.9, area.height() / -(-rows // n)),
    )
    lines = -(-rows // across)
    side = min(area.width() / across / 1.9, area.height() / lines)
    for i, count in enumerate((*grand, vacancies)):
        line, step = divmod(i, across)
        row_length = min(across, rows - line * across)
        x = area.center().x() + (step - row_length / 2) * area.width() / across
        x += (area.width() / across - side * 1.85) / 2
        y = area.center().y() + (line - lines / 2) * side
        emblem = shrunk(QRectF(x, y, side, side), side * 0.08)
        if i < len(grand):
            paint_sigil(painter, emblem, i)
        else:
            draw(painter, emblem, "elfenwizards", "cobweb.svg")
        for j in range(2):
            mark = QRectF(x + side * (1.02 + 0.4 * j), y + side * 0.24, side * 0.38, side * 0.5)
            _paint_mark(painter, mark, count > j)
    painter.restore()


def _paint_parchment(painter: QPainter, rect: QRectF, edge: float) -> None:
    """Paints a sheet of parchment in a gilt rim, with leaves at a corner."""
    outline, inner = box_frames.box_frame(rect, edge)
    painter.fillPath(inner, parchment_brush(rect))
    box_frames.paint_edge(painter, rect, outline.subtracted(inner), Metal.GOLD)
    length = max(6.0, edge * 0.13)
    foot = part(rect, 100, 100, 0, 0).topLeft() + QPointF(-edge * 0.06, -edge * 0.06)
    for angle, colour in ((-92, "#4f9a45"), (182, "#4f9a45"), (-135, "#8acb5e")):
        paint_leaf(painter, foot, angle, length, colour)


def _paint_stone(painter: QPainter, rect: QRectF, number: int, present: int, look: Look) -> None:
    """Paints the stone of the round `number`.

    The stone is mossy if the round is past, gilt and lit if it is the `present` one, and pale if it
    is still to come.
    """
    disc = shrunk(square(rect), rect.width() * 0.05)
    if number == present:
        halo = QRadialGradient(disc.center(), disc.width() * 0.68)
        halo.setColorAt(0.6, QColor(255, 214, 100, 235))
        halo.setColorAt(1.0, QColor(255, 214, 100, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(disc.center(), disc.width() * 0.66, disc.width() * 0.66)
    painter.setPen(keyline(max(0.9, disc.width() * 0.04)))
    metal = Metal.GOLD if number == present else Metal.SILVER
    painter.setBrush(metal_brush(disc, metal))
    painter.drawEllipse(disc)
    face = shrunk(disc, disc.width() * 0.1)
    if number == present:
        colour, ink = "#8c2436", "#fff6dd"
    elif number < present:
        colour, ink = "#5f8a4c", "#f0f5d8"
    else:
        colour, ink = "#b9b2a2", "#5a4f40"
    painter.setPen(keyline(max(0.6, disc.width() * 0.025)))
    painter.setBrush(enamel_brush(face, colour))
    painter.drawEllipse(face)
    high = 42 * look.swell
    paint_number(painter, part(face, 15, 50 - high / 2, 70, high), number, ink)


def _paint_mark(painter: QPainter, rect: QRectF, won: bool) -> None:
    """Paints a mark of the chronicle: a lozenge, gilt if `won`."""
    path = QPainterPath(QPointF(rect.center().x(), rect.top()))
    path.lineTo(rect.right(), rect.center().y())
    path.lineTo(rect.center().x(), rect.bottom())
    path.lineTo(rect.left(), rect.center().y())
    path.closeSubpath()
    painter.setPen(keyline(max(0.7, rect.width() * 0.1), "#2a1c10" if won else "#a08a5c"))
    painter.setBrush(metal_brush(rect, Metal.GOLD) if won else QColor(160, 138, 92, 50))
    painter.drawPath(path)


def _paint_track(painter: QPainter, rect: QRectF, look: Look, text: str, number: int) -> None:
    paint_track(painter, rect, text, number, stone_places(rect, look), look)


def _paint_chronicle(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    title: str,
    grand: tuple[int, ...],
    vacancies: int,
) -> None:
    paint_chronicle(painter, rect, title, grand, vacancies, look)


@piece("track", {"track": _paint_track})
class RoundTrack(Piece[ShownTable]):
    """The round track, on which the minor spells lie that Grand Druids gave up."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("track", (self.name(shown), shown.observation.round_number))

    @override
    def name(self, shown: ShownTable) -> str:
        text = N_("elfenwizards table", "Round {number}")
        return render(text.of(number=shown.observation.round_number))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        lines = (
            NN_(
                "elfenwizards table",
                "The match lasts at most %n rounds.",
                "",
                components.LAST_ROUND,
            ),
            N_(
                "elfenwizards table",
                "A retiring Grand Druid’s guild gives up a minor spell, which stays here.",
            ),
        )
        return Explanation(self.name(shown), tuple(map(render, lines)))


@piece("chronicle", {"chronicle": _paint_chronicle})
class Chronicle(Piece[ShownTable]):
    """The record of how often each guild won the title of Grand Druid, and how often the title
    stayed vacant."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation = shown.observation
        return Sprite("chronicle", (self.name(shown), observation.grand, observation.vacancies))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("elfenwizards table", "Grand Druids"))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        line = N_(
            "elfenwizards table",
            "The match ends after a round in which a guild wins this title for the second time, "
            "or in which it stays vacant for the second time.",
        )
        rows = [
            (name, str(count)) for name, count in zip(shown.names, observation.grand, strict=True)
        ]
        rows.append((render(N_("elfenwizards table", "Vacant")), str(observation.vacancies)))
        return Explanation(self.name(shown), (render(line),), ledger=tuple(rows))
