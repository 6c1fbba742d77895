# SPDX-License-Identifier: MIT
"""Magic dust: the tiles before the viewer, and the plaque with the amount."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.economy import dust_places, dust_tiles, holdable_dust
from wizardtable.games.zavandor.view.pieces.detail_card import detail_card
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import square
from wizardtable.paint.seals import paint_value
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, first_fitting_text, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_SMALL_TILE_WIDTH_PX: Final = 52.0
"""On a tile narrower than this, in pixels, the number takes a larger share of the tile."""

_TILE_SIZES: Final = {2: 0.82, 5: 0.92, 10: 1.0}
"""The size of each tile as a share of its place (0–1), by value of the tile."""


def paint_dust(
    painter: QPainter, rect: QRectF, tile: int, swell: float = 1.0, amount: int | None = None
) -> None:
    """Paints a tile of dust with its value: a pouch of 2, a vial of 5, a jar of 10.

    Args:
        swell: the factor that enlarges the number for large writing.
        amount: a number to write instead of the value of the tile; 0 for none.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lost = box.width() * (1 - _TILE_SIZES[tile])
    vessel = box.adjusted(lost / 2, lost, -lost / 2, 0)
    draw(painter, vessel, "zavandor", f"dust-{tile}.svg")
    number = tile if amount is None else amount
    if number:
        size = max(0.4 * box.width(), 0.52 * min(box.width(), _SMALL_TILE_WIDTH_PX))
        paint_value(painter, box, number, size, swell)
    painter.restore()


def _paint(
    painter: QPainter, rect: QRectF, look: Look, value: int, amount: int | None = None
) -> None:
    paint_dust(painter, rect, value, look.swell, amount)


def _paint_staged(painter: QPainter, rect: QRectF, look: Look, text: str, dust: int) -> None:
    """Paints the dust on the stage as tiles, with the amount below; many tiles overlap.

    No tiles make up 1 or 3, so these amounts are painted as a pouch.
    """
    odd = dust in (1, 3)
    tiles = (2,) if odd else dust_tiles(dust)
    side = min(rect.width() * 0.46, rect.height() * 0.52)
    step = min(side, (rect.width() - side) / max(1, len(tiles) - 1))
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.36)
    # From right to left, so that the value at each tile's right stays visible.
    for i, tile in reversed([*enumerate(tiles)]):
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(middle + QPointF((i - (len(tiles) - 1) / 2) * step, 0))
        paint_dust(painter, spot, tile, look.swell, dust if odd else None)
    foot = QRectF(
        rect.left(), rect.bottom() - rect.height() * 0.3, rect.width(), rect.height() * 0.3
    )
    size = lettering(foot.height(), look, max_pixels=18)
    best = first_fitting_text((text, *text.rsplit(maxsplit=1)[-1:]), foot.width(), look, size)
    write(painter, foot, best, look, size, look.theme.ink, CENTRE, True)


def dust_text(amount: int) -> str:
    """Returns an amount of dust as a label on the table: "Dust: 12"."""
    return render(N_("zavandor table", "Dust: {dust}").of(dust=amount))


@piece("tile", {"tile": _paint})
class DustTile(Piece[ShownTable]):
    """A tile of dust before the viewer; `number` distinguishes tiles of the same value."""

    value: int
    number: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("tile", (self.value,))

    def sprite_with(self, amount: int) -> Sprite:
        """Returns the picture of the tile with `amount` in place of its value; 0 writes no
        number."""
        return Sprite("tile", (self.value, amount))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(terms.some_dust(self.value))

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        viewer = shown.observation.viewer
        return DustTotal(viewer).explanation(shown) if viewer >= 0 else None


@piece("dust", {"stage.dust": _paint_staged})
class DustTotal(Piece[ShownTable]):
    """The plaque with the amount of a seat's dust; dust that lies on the stage does not count."""

    seat: int

    def tiled_amount(self, shown: ShownTable) -> int:
        """Returns the part of the dust for which there are tiles."""
        return holdable_dust(max(0, self._rest(shown)))

    def odd_amount(self, shown: ShownTable) -> int:
        """Returns the dust of the seat if it is 1 or 3, for which there are no tiles; otherwise 0.

        Gems disenchanted this turn can leave such a total.
        """
        rest = self._rest(shown)
        return (
            rest if rest == shown.observation.dust[self.seat] and holdable_dust(rest) != rest else 0
        )

    def _rest(self, shown: ShownTable) -> int:
        staged = shown.staged_dust if self.seat == shown.observation.viewer else 0
        return int(shown.observation.dust[self.seat] - staged)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("chip", (self.name(shown),))

    @override
    def name(self, shown: ShownTable) -> str:
        return dust_text(self.odd_amount(shown) or self.tiled_amount(shown))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        dust = observation.dust[self.seat]
        lines = [
            NN_("zavandor table", "This dust takes up %n place(s) in hand.", "", dust_places(dust)),
            N_(
                "zavandor table",
                "Dust tiles are worth 2, 5 and 10. A total of 1 or 3 cannot be kept: 1 dust is "
                "lost.",
            ),
        ]
        if dust in (1, 3) and self.seat == observation.viewer:
            lines.append(
                N_(
                    "zavandor table",
                    "This turn, dust from the gems you disenchanted still counts in full: "
                    "spend it before you end your turn.",
                )
            )
        return detail_card(N_("zavandor table", "Dust: {dust}").of(dust=dust), lines)
