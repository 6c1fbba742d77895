# SPDX-License-Identifier: MIT
"""Paints the pieces of Zavandor: this is where the table finds the painter of each."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.zavandor.view.art.energy_cards import (
    paint_concentrate,
    paint_energy,
    paint_energy_back,
)
from wizardtable.games.zavandor.view.art.gems import ENERGY_TONES, paint_force, paint_gem
from wizardtable.games.zavandor.view.art.market_pieces import (
    order_room,
    paint_order,
    paint_plaque,
    paint_sold,
    paint_tray,
)
from wizardtable.games.zavandor.view.art.spirals import (
    paint_pentagon,
    paint_slot,
    paint_spiral_board,
)
from wizardtable.games.zavandor.view.art.tracks import (
    paint_domain,
    paint_lore,
    paint_marker,
    paint_track,
)
from wizardtable.paint.metal import square
from wizardtable.paint.seals import paint_value
from wizardtable.paint.svg import draw

__all__ = [
    "ENERGY_TONES",
    "order_room",
    "paint_concentrate",
    "paint_domain",
    "paint_dust",
    "paint_energy",
    "paint_energy_back",
    "paint_force",
    "paint_gem",
    "paint_lore",
    "paint_marker",
    "paint_order",
    "paint_pentagon",
    "paint_plaque",
    "paint_slot",
    "paint_sold",
    "paint_spiral_board",
    "paint_track",
    "paint_tray",
]

_SMALL: Final = 52.0
"""Below this many pixels a tile's badge is larger."""

_DUST_SIZES: Final = {2: 0.82, 5: 0.92, 10: 1.0}
"""By tile, its size within its place."""


def paint_dust(
    painter: QPainter, rect: QRectF, tile: int, swell: float = 1.0, amount: int | None = None
) -> None:
    """Paints magic dust with its amount: a pouch of 2, a vial of 5, a jar of 10.

    `amount` is another number to be written on it; 0 for none. `swell` is how many times its usual
    size the number has.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lost = box.width() * (1 - _DUST_SIZES[tile])
    vessel = box.adjusted(lost / 2, lost, -lost / 2, 0)
    draw(painter, vessel, "zavandor", f"dust-{tile}.svg")
    number = tile if amount is None else amount
    if number:
        size = max(0.4 * box.width(), 0.52 * min(box.width(), _SMALL))
        paint_value(painter, box, number, size, swell)
    painter.restore()
