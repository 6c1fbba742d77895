# SPDX-License-Identifier: MIT
"""The places of sentinels in the middle that are no longer on offer, with their owners' marks."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import FIRST_SENTINEL, NO_LOT, Lot, is_sentinel
from wizardtable.games.zavandor.view.pieces.lot import explain_gone
from wizardtable.games.zavandor.view.pieces.lot_signs import draw_emblem
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import keyline, shrunk, square
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def _paint(painter: QPainter, rect: QRectF, look: Look, lot: int, owner: int) -> None:
    paint_place(painter, rect, look, lot)
    if owner >= 0:
        size = min(rect.width() * 0.5, rect.height() * 0.36)
        corner = QRectF(rect.center().x() - size / 2, rect.bottom() - size * 1.08, size, size)
        paint_seat_mark(painter, corner, owner)


def paint_place(painter: QPainter, rect: QRectF, look: Look, lot: int) -> None:
    """Paints the place of a missing card, engraved in the cloth.

    The place of a sentinel shows its picture; `NO_LOT` stands for the place of any artifact.
    """
    edge = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QPainterPath()
    frame.addRoundedRect(shrunk(rect, edge * 0.02), edge * 0.06, edge * 0.06)
    well = QColor(look.theme.well)
    well.setAlphaF(0.45)
    painter.fillPath(frame, well)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(0.6)
    painter.setPen(keyline(max(1.0, edge * 0.012), look.theme.circle))
    painter.drawPath(frame)
    middle = shrunk(square(rect), edge * 0.1)
    painter.setOpacity(0.5)
    ground = "ground-sentinel.svg" if is_sentinel(lot) else "place-artifact.svg"
    draw(painter, middle, "zavandor", ground, ink=look.theme.circle)
    if lot != NO_LOT:
        painter.setOpacity(0.4)
        draw_emblem(painter, shrunk(middle, middle.width() * 0.12), lot)
    painter.restore()


@piece("place", {"place": _paint})
class SoldSentinel(Piece[ShownTable]):
    """The place of a sentinel in the middle once it is sold or out of play."""

    lot: int

    def _owner(self, shown: ShownTable) -> int:
        return int(shown.observation.sentinels[self.lot - FIRST_SENTINEL])

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("place", (self.lot, self._owner(shown)))

    @override
    def name(self, shown: ShownTable) -> str:
        owner, title = self._owner(shown), terms.lot(self.lot)
        if owner < 0:
            return render(N_("zavandor table", "{lot}, out of play").of(lot=title))
        text = N_("zavandor table", "{lot}: {player}")
        return render(text.of(lot=title, player=shown.frame.names[owner]))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return explain_gone(shown, Lot(self.lot))
