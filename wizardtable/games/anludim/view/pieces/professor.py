# SPDX-License-Identifier: MIT
"""The professors: each stands on the plate of a discipline, or with a combination."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.games.anludim.rules.components import PROFESSORS
from wizardtable.games.anludim.rules.terms import PROFESSOR_NAMES
from wizardtable.games.anludim.view.pieces.coven_colours import DISCIPLINE_COLOURS
from wizardtable.games.anludim.view.pieces.plate import explain_discipline
from wizardtable.paint.medallion import bust_room, paint_medallion
from wizardtable.paint.metal import square
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def _paint(painter: QPainter, rect: QRectF, look: Look, discipline: int) -> None:
    paint_professor(painter, rect, discipline)


def paint_professor(
    painter: QPainter, rect: QRectF, discipline: int, medallion: bool = True
) -> None:
    """Paints the professor of a discipline, as a gilt medallion or as a bust alone.

    The head and its attribute rise above the rim of the medallion, so the outlines alone tell the
    five professors apart.
    """
    box = square(rect)
    if not medallion:
        _draw_bust(painter, box, discipline)
        _draw_attribute(painter, box, discipline)
        return
    colour = DISCIPLINE_COLOURS[discipline]
    paint_medallion(painter, box, colour, lambda room: _draw_bust(painter, room, discipline))
    _draw_attribute(painter, bust_room(box), discipline)


def _draw_bust(painter: QPainter, rect: QRectF, discipline: int) -> None:
    draw(painter, rect, "anludim", f"professor-{PROFESSORS[discipline]}.svg")


def _draw_attribute(painter: QPainter, rect: QRectF, discipline: int) -> None:
    """Draws the professor's attribute over the bust and the rim; the Seer's is a part of the
    bust."""
    if PROFESSORS[discipline] != "seer":
        draw(painter, rect, "anludim", f"attribute-{PROFESSORS[discipline]}.svg")


@piece("professor", {"professor": _paint})
class Professor(Piece[Frame]):
    """The professor of a discipline.

    A click on the professor lays the chosen cards as a combination of this discipline (see
    `Sitting.click_useless` in `gestures`).
    """

    discipline: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("professor", (self.discipline,))

    @override
    def name(self, shown: Frame) -> str:
        return render(PROFESSOR_NAMES[self.discipline])

    @override
    def explanation(self, shown: Frame) -> Explanation:
        return explain_discipline(shown, self.discipline)
