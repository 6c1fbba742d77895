# SPDX-License-Identifier: MIT
"""The crest of a coven: silver at first, gold once the coven has won a round."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.anludim.view.pieces.coven_colours import SEAT_COLOURS, sigil_picture
from wizardtable.paint.medallion import SMALL_MEDALLION_PIXELS
from wizardtable.paint.metal import part, square
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def _paint_silver(painter: QPainter, rect: QRectF, look: Look, seat: int) -> None:
    paint_crest(painter, rect, seat, gold=False)


def _paint_gold(painter: QPainter, rect: QRectF, look: Look, seat: int) -> None:
    paint_crest(painter, rect, seat, gold=True)


def paint_crest(painter: QPainter, rect: QRectF, seat: int, gold: bool) -> None:
    """Paints the crest of a seat's coven: a silver shield, or a golden one with a crown."""
    box = square(rect)
    if box.width() < SMALL_MEDALLION_PIXELS:
        name = "crest-gold-small.svg" if gold else "crest-silver-small.svg"
        middle = part(box, 24, 32, 52, 52) if gold else part(box, 24, 19, 52, 52)
    else:
        name = "crest-gold.svg" if gold else "crest-silver.svg"
        middle = part(box, 29, 34, 42, 42) if gold else part(box, 27, 22, 46, 46)
    draw(painter, box, "anludim", name, ink=SEAT_COLOURS[seat])
    draw(painter, middle, "anludim", sigil_picture(seat), ink="#f8e2a0" if gold else "#eef2f5")


@piece("crest", {"crest.silver": _paint_silver, "crest.gold": _paint_gold})
class Crest(Piece[Frame]):
    """The crest of a seat. Silver and gold are two kinds of sprite, so the table turns the crest
    over when it becomes gold."""

    seat: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("crest.gold" if self._is_gold(shown) else "crest.silver", (self.seat,))

    @override
    def name(self, shown: Frame) -> str:
        gold, silver = N_("anludim table", "Gold crest"), N_("anludim table", "Silver crest")
        return render(gold if self._is_gold(shown) else silver)

    @override
    def explanation(self, shown: Frame) -> Explanation:
        line = (
            N_("anludim table", "One more round wins the match.")
            if self._is_gold(shown)
            else N_(
                "anludim table",
                "Turns to gold when its owner wins a round; a second round wins the match.",
            )
        )
        return Explanation(self.name(shown), (render(line),), self.sprite(shown), 1.0)

    def _is_gold(self, shown: Frame) -> bool:
        return bool(shown.observation.gold[self.seat])
