# SPDX-License-Identifier: MIT
"""The knowledge of a seat with a small board: all six domains in one line.

A pip is a small lozenge that stands for one level.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import TOP_LEVEL
from wizardtable.games.zavandor.view.pieces.detail_card import detail_card
from wizardtable.games.zavandor.view.pieces.marker import paint_marker
from wizardtable.games.zavandor.view.pieces.seat import BoardPart
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.pieces.track import effect_for, paint_domain, track_name
from wizardtable.games.zavandor.view.pieces.track_steps import paint_figure_at
from wizardtable.paint.metal import Metal, metal_brush, shrunk
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS
from wizardtable.paint.theme import Look, tint
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

_MIN_PIP_SIZE_PX: Final = 8.0
"""If pips would be smaller than this, in pixels, levels are written as numbers."""


def paint_lore(
    painter: QPainter, rect: QRectF, look: Look, levels: tuple[int, ...], price: int
) -> None:
    """Paints the six domains in one line, each with four pips; those of reached levels are lit.

    In a narrow line, levels are written as numbers instead of pips.

    Args:
        levels: the level of each domain, 0 to 4.
        price: the price of the cheapest marker for sale; 0 if all are bought.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cells = len(levels) + 1
    width = rect.width() / cells
    foot = min(width * 0.24, rect.height() * 0.27)
    written = foot < _MIN_PIP_SIZE_PX
    if written:
        foot = min(MIN_NUMERAL_PIXELS * look.at_largest.close_scale * 1.3, rect.height() * 0.57)
    side = min(width * 0.96, rect.height() - foot * 1.15)
    top = rect.center().y() - (side + foot * 1.15) / 2
    for i, level in enumerate(levels):
        middle = rect.x() + width * (i + 0.5)
        painter.setOpacity(1.0 if level else 0.45)
        paint_domain(painter, QRectF(middle - side / 2, top, side, side), i)
        painter.setOpacity(1.0)
        strip = QRectF(middle - width / 2, top + side + foot * 0.15, width, foot)
        if written:
            gold = look.theme.glow if look.theme.is_dark else look.theme.brass_deep
            ink = gold if level == TOP_LEVEL else look.theme.text
            if level:
                high = foot * 0.92 / look.at_largest.swell * look.swell
                paint_figure_at(painter, strip.center(), str(level), high, ink)
            continue
        for pip in range(TOP_LEVEL):
            place = QRectF(middle + (pip - TOP_LEVEL / 2) * foot, strip.y(), foot, foot)
            _paint_pip(painter, shrunk(place, foot * 0.04), pip < level, look)
    if price:
        last = QRectF(rect.right() - width, top, width, side + foot * 1.15)
        paint_marker(painter, last, price, used=False, swell=look.swell)
    painter.restore()


def _paint_pip(painter: QPainter, rect: QRectF, lit: bool, look: Look) -> None:
    """Paints a small lozenge, gilt if lit."""
    pip = QPainterPath(QPointF(rect.center().x(), rect.top()))
    pip.lineTo(rect.right(), rect.center().y())
    pip.lineTo(rect.center().x(), rect.bottom())
    pip.lineTo(rect.left(), rect.center().y())
    pip.closeSubpath()
    painter.setPen(QPen(QColor("#2a1c10") if lit else tint(look.theme.text_soft, 0.6), 0.8))
    painter.setBrush(metal_brush(rect, Metal.GOLD) if lit else tint(look.theme.well, 0.6))
    painter.drawPath(pip)


@piece("lore", {"lore": paint_lore})
class Lore(BoardPart):
    """The levels of a seat in all domains of knowledge."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        cheapest = min(shown.observation.markers[self.seat], default=0)
        return Sprite("lore", (shown.observation.levels[self.seat], cheapest))

    @override
    def name(self, shown: ShownTable) -> str:
        levels = shown.observation.levels[self.seat]
        return "; ".join(track_name(domain, level) for domain, level in enumerate(levels) if level)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        lines: list[Message] = []
        for domain, level in enumerate(observation.levels[self.seat]):
            if level:
                text = N_("zavandor table", "{domain}, level {level}: {effect}")
                effect = effect_for(observation, self.seat, domain, level)
                lines.append(text.of(domain=terms.domain(domain), level=level, effect=effect))
        unsold = observation.markers[self.seat]
        if unsold:
            least = N_("zavandor table", "The cheapest marker left costs {price}.")
            lines.append(least.of(price=min(unsold)))
        else:
            lines.append(N_("zavandor table", "No markers left to buy."))
        return self.with_hint(shown, detail_card(N_("zavandor table", "Knowledge"), lines))
