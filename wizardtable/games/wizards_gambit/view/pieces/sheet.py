# SPDX-License-Identifier: MIT
"""The sheet of parchment for cards to choose from; `sheet_cards` decides which cards it has."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.paint.paragraphs import paint_fitted
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.panels import paint_parchment
from wizardtable.table.view import Sprite


def _paint(
    painter: QPainter, rect: QRectF, look: Look, heading: str, head: float, aside: float
) -> None:
    """Paints the sheet and its heading; for `head` and `aside` see `Sheet.divided`."""
    paint_parchment(painter, rect, look, 10.0)
    ink = look.theme.ink
    if aside:
        room = QRectF(rect.x() + 14, rect.y() + 8, aside - 6, rect.height() - 16)
        paint_fitted(painter, room, heading, look, ink, max_pixels=17.0, bold=True)
        return
    room = QRectF(rect.x() + 12, rect.y() + 4, rect.width() - 24, head)
    write(painter, room, heading, look, 17, ink, CENTRE, True)


@piece("tray", {"tray": _paint})
class Sheet(TablePiece):
    """The sheet of parchment below the cards."""

    def sprite_with_heading(self, shown: ShownTable, head: float, aside: float) -> Sprite:
        """Returns the look of the sheet with its heading.

        Args:
            head: the height in pixels of a heading above the cards; 0 if it is beside them.
            aside: the width in pixels of a heading beside the cards; 0 if it is above them.
        """
        return Sprite("tray", (self.name(shown), head, aside))

    @override
    def name(self, shown: ShownTable) -> str:
        return "" if shown.sheet is None else render(shown.sheet.heading)
