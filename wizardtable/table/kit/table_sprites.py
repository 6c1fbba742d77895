# SPDX-License-Identifier: MIT
"""The sprites that the table paints for every game, by kind and (details).

- "panel" (active): the hollow of a seat, lit while it is the seat's turn.
- "well" (text): the empty place of a card.
- "stack" (layers): the cards below the top card of a deck.
- "chip" (text): a small plaque with a number.
- "mark" (seat): the mark of a seat.
- "sitter" (seat, wizard): the portrait of a seat's wizard with the mark of the seat; the mark alone
  if the wizard is "".
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint.furniture import paint_chip, paint_hollow, paint_stack, paint_well
from wizardtable.paint.seat_marks import SEAT_COLOURS, paint_seat_mark
from wizardtable.paint.theme import Look
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.table.view import Sprite


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """Paints a sprite. Returns False if this kind of sprite is not listed above."""
    match sprite.kind, sprite.details:
        case "panel", (bool(active),):
            paint_hollow(painter, rect, active, look)
        case "well", (str(text),):
            paint_well(painter, rect, text, look)
        case "stack", (int(layers),):
            paint_stack(painter, rect, layers)
        case "chip", (str(text),):
            paint_chip(painter, rect, text, look)
        case "mark", (int(seat),):
            paint_seat_mark(painter, rect, seat)
        case "sitter", (int(seat), str(wizard)):
            paint_sitter(painter, rect, seat, wizard)
        case _:
            return False
    return True


def paint_sitter(painter: QPainter, rect: QRectF, seat: int, wizard: str) -> None:
    """Paints the portrait of a seat's wizard with the mark of the seat; the mark alone for ""."""
    if not wizard:
        paint_seat_mark(painter, rect, seat)
        return
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)][1]
    paint_wizard(painter, rect, wizard, colour, lambda box: paint_seat_mark(painter, box, seat))
