# SPDX-License-Identifier: MIT
"""The five piles of gems for sale: trays with what a gem costs and how many are left."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import economy, terms
from wizardtable.games.zavandor.rules.components import GEM_POINTS, GEMS
from wizardtable.games.zavandor.rules.moves import Enchant
from wizardtable.games.zavandor.rules.price_sums import purchase_sum
from wizardtable.games.zavandor.rules.state import TURN, Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, change_rows, detail_card
from wizardtable.games.zavandor.view.pieces.metal_plates import (
    FIGURE_COLOUR,
    paint_rim,
    plate_outlines,
)
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import Metal, part
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_PERMISSIONS: Final = (
    None,
    None,
    N_("zavandor table", "You need a Grimoire to enchant emeralds."),
    N_("zavandor table", "You need an Elixir to enchant diamonds."),
    N_("zavandor table", "You need level 4 of Fire to enchant rubies."),
)
"""By gem, what a player needs to enchant it; None if nothing."""

_COST_COLOURS: Final = ("#ffd77a", "#b8c2be")
"""The colour of a gem's cost on velvet: if the gem may be enchanted, and if not."""

_VELVET: Final = (
    ("#6d5a86", "#241b38"),
    ("#2a4f93", "#0b1838"),
    ("#1f6a45", "#06261a"),
    ("#5a7690", "#182634"),
    ("#8a2233", "#2c0710"),
)
"""By gem, the velvet of its tray, in the light and at the edge."""

_HEAP: Final = ((1.0, 0.06), (0.0, 0.0), (2.0, 0.0), (0.5, 0.42), (1.5, 0.42), (1.0, 0.78))
"""Where the gems of the heap lie, front ones first: to the right and up, in widths of a gem."""

_GEMS_PER_HEAPED_GEM: Final = 4
"""The heap shows one gem for this many in the supply."""


def _paint(
    painter: QPainter, rect: QRectF, look: Look, gem: int, count: int, cost: int, allowed: bool
) -> None:
    """Paints the tray of a pile with the cost of a gem and the number of gems left.

    The uppermost gem is a piece of its own. The cost is dim if the gem may not be enchanted yet.
    """
    paint_tray(painter, rect, gem, count, allowed)
    text = QRectF(rect.left() + rect.width() * 0.51, rect.top(), rect.width() * 0.46, rect.height())
    upper = text.adjusted(0, rect.height() * 0.09, 0, -rect.height() * 0.42)
    lower = text.adjusted(0, rect.height() * 0.59, 0, -rect.height() * 0.08)
    large, small = lettering(upper.height(), look, most=26), lettering(lower.height(), look)
    write(painter, upper, str(cost), look, large, _COST_COLOURS[not allowed], CENTRE, bold=True)
    write(painter, lower, f"×{count}", look, small, FIGURE_COLOUR, CENTRE)


def paint_tray(painter: QPainter, rect: QRectF, gem: int, count: int, allowed: bool) -> None:
    """Paints the tray of a gem's supply, dark in both themes: velvet in a rim of metal.

    At the left, below the uppermost gem, lies a heap as large as what is left.

    Args:
        count: the number of gems left.
        allowed: whether the gem may be enchanted: the rim is gilt, else iron.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = plate_outlines(rect)
    high, deep = _VELVET[gem]
    velvet = QRadialGradient(part(rect, 30, 40, 0, 0).topLeft(), rect.width() * 0.8)
    velvet.setColorAt(0.0, QColor(high))
    velvet.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, velvet)
    side = min(rect.width() * 0.185, rect.height() * 0.24)
    corner = QPointF(rect.x() + rect.width() * 0.045, rect.bottom() - rect.height() * 0.07 - side)
    seen = min(len(_HEAP), max(0, count - 2 + _GEMS_PER_HEAPED_GEM) // _GEMS_PER_HEAPED_GEM)
    for right, up in reversed(_HEAP[:seen]):
        place = QRectF(corner + QPointF(right, -up) * side * 0.92, QSizeF(side, side))
        draw(painter, place, "zavandor", f"gem-{GEMS[gem]}-small.svg")
    paint_rim(painter, rect, outline.subtracted(inner), Metal.GOLD if allowed else None)
    painter.restore()


@piece("supply", {"supply": _paint})
class SupplyPile(Piece[ShownTable]):
    """The supply of one kind of gem."""

    gem: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        seen = shown.seen
        cost = economy.gem_cost(seen, shown.large, self.gem)
        allowed = economy.may_enchant(seen, shown.large, self.gem)
        return Sprite("supply", (self.gem, seen.supply[self.gem], cost, allowed))

    @override
    def name(self, shown: ShownTable) -> str:
        seen = shown.seen
        text = N_("zavandor table", "{gem}: costs {cost}, {count} in the supply")
        cost = economy.gem_cost(seen, shown.large, self.gem)
        return render(text.of(gem=terms.gem(self.gem), cost=cost, count=seen.supply[self.gem]))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        """Returns what the gem costs the viewer, and what it would bring."""
        seen, gem = shown.seen, self.gem
        lines: list[Message] = []
        ledger: Ledger = ()
        left = NN_("zavandor table", "Supply: %n left.", "", seen.supply[gem])
        if seen.viewer >= 0:
            seat = seen.viewer
            costs = N_("zavandor table", "You would pay {sum}.")
            lines.append(costs.of(sum=purchase_sum(seen, seat, Enchant(gem))))
            permission = _PERMISSIONS[gem]
            if permission is not None and not economy.may_enchant(seen, seat, gem):
                lines.append(permission)
            lines.append(left)
            if not seen.out[seat] and seen.supply[gem]:
                more, ledger = _gain(seen, gem)
                lines += more
        else:
            points = GEM_POINTS[gem]
            lines.append(
                NN_("zavandor table", "An active gem of this kind scores %n point(s).", "", points)
            )
            lines.append(left)
        return detail_card(terms.gem(gem), lines, ledger, Sprite("gem", (gem,)), 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if shown.seen.phase != TURN:
            return []
        return shown.actions((Enchant(self.gem), ("spiral", "pentagon")))


def _gain(seen: Observation, gem: int) -> tuple[list[Message], Ledger]:
    """Returns what the gem would change for the viewer: if no slot is free, in place of the gem
    that is missed least."""
    seat, cost = seen.viewer, economy.gem_cost(seen, seen.viewer, gem)
    lines: list[Message] = []
    board = seen
    if economy.free_slots(seen, seat) <= 0:
        lines.append(N_("zavandor table", "No slot is free: the gem would go to the pentagon."))
        worst = what_if.least_missed(seen, seat)
        if worst is None or worst == gem:
            return lines, ()
        instead = N_("zavandor table", "On the spiral, replacing {gem}:")
        lines.append(instead.of(gem=terms.gem_with_article(worst)))
        board = what_if.moved_gem(seen, seat, worst, active=False)
    after = what_if.with_gem(board, seat, gem)
    return lines, change_rows(what_if.change(seen, after, seat), cost)
