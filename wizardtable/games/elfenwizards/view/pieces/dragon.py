# SPDX-License-Identifier: MIT
"""The figure of the dragon, which the guild that goes first has."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.wizard import SMALL_PAWN_HEIGHT
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def paint_dragon(painter: QPainter, rect: QRectF) -> None:
    """Paints the dragon as large as fits in `rect`."""
    small = "-small" if min(rect.width(), rect.height()) < SMALL_PAWN_HEIGHT else ""
    draw(painter, rect, "elfenwizards", f"dragon{small}.svg")


def _paint(painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_dragon(painter, rect)


@piece("dragon", {"dragon": _paint})
class Dragon(Piece[ShownTable]):
    """The dragon, which lies at the seat of the guild that goes first."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("dragon")

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("elfenwizards table", "The dragon"))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        text = N_(
            "elfenwizards table",
            "{player} has the dragon and goes first in every phase. A retiring Grand "
            "Druid’s guild takes the dragon.",
        )
        line = render(text.of(player=shown.names[shown.observation.dragon]))
        return Explanation(self.name(shown), (line,), self.sprite(shown), 1.0)
