# SPDX-License-Identifier: MIT
"""The five piles of gems for sale: trays with the cost of a gem and the number of gems left."""

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
from wizardtable.games.zavandor.view.pieces import metal_plates
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, change_rows, detail_card
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
"""The sentence about the permission that a gem needs, by gem; None if it needs none."""

_COST_COLOURS: Final = ("#ffd77a", "#b8c2be")
"""The colours of a gem's cost.

The first is used if the seat with the large board may enchant the gem, the second if it may not.
"""

_VELVET_COLOURS: Final = (
    ("#6d5a86", "#241b38"),
    ("#2a4f93", "#0b1838"),
    ("#1f6a45", "#06261a"),
    ("#5a7690", "#182634"),
    ("#8a2233", "#2c0710"),
)
"""The colours of a tray's velvet, in the light and at the edge, by gem."""

_HEAP_POSITIONS: Final = (
    (1.0, 0.06),
    (0.0, 0.0),
    (2.0, 0.0),
    (0.5, 0.42),
    (1.5, 0.42),
    (1.0, 0.78),
)
"""The positions of the gems in the heap, front ones first: right and up, in widths of a gem."""

_GEMS_PER_HEAPED_GEM: Final = 4
"""The heap shows one gem for this many gems in the supply."""


def _paint(
    painter: QPainter, rect: QRectF, look: Look, gem: int, count: int, cost: int, allowed: bool
) -> None:
    """Paints the tray of a pile with the cost of a gem and the number of gems left.

    The top gem is a piece of its own. The cost is dim if the gem may not be enchanted yet.
    """
    paint_tray(painter, rect, gem, count, allowed)
    text = QRectF(rect.left() + rect.width() * 0.51, rect.top(), rect.width() * 0.46, rect.height())
    upper = text.adjusted(0, rect.height() * 0.09, 0, -rect.height() * 0.42)
    lower = text.adjusted(0, rect.height() * 0.59, 0, -rect.height() * 0.08)
    large, small = lettering(upper.height(), look, max_pixels=26), lettering(lower.height(), look)
    write(painter, upper, str(cost), look, large, _COST_COLOURS[not allowed], CENTRE, bold=True)
    write(painter, lower, f"×{count}", look, small, metal_plates.FIGURE_COLOUR, CENTRE)


def paint_tray(painter: QPainter, rect: QRectF, gem: int, count: int, allowed: bool) -> None:
    """Paints the tray of a gem's supply, dark in both themes: velvet in a rim of metal.

    At the left, below the top gem, lies a heap whose size depends on the supply.

    Args:
        count: the number of gems left.
        allowed: whether the gem may be enchanted; then the rim is gilt, otherwise iron.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline, inner = metal_plates.plate_outlines(rect)
    high, deep = _VELVET_COLOURS[gem]
    velvet = QRadialGradient(part(rect, 30, 40, 0, 0).topLeft(), rect.width() * 0.8)
    velvet.setColorAt(0.0, QColor(high))
    velvet.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, velvet)
    side = min(rect.width() * 0.185, rect.height() * 0.24)
    corner = QPointF(rect.x() + rect.width() * 0.045, rect.bottom() - rect.height() * 0.07 - side)
    heap_size = min(
        len(_HEAP_POSITIONS), max(0, count - 2 + _GEMS_PER_HEAPED_GEM) // _GEMS_PER_HEAPED_GEM
    )
    for right, up in reversed(_HEAP_POSITIONS[:heap_size]):
        place = QRectF(corner + QPointF(right, -up) * side * 0.92, QSizeF(side, side))
        draw(painter, place, "zavandor", f"gem-{GEMS[gem]}-small.svg")
    metal_plates.paint_rim(
        painter, rect, outline.subtracted(inner), Metal.GOLD if allowed else None
    )
    painter.restore()


@piece("supply", {"supply": _paint})
class SupplyPile(Piece[ShownTable]):
    """The supply of one kind of gem, as a pile with its cost."""

    gem: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation = shown.observation
        cost = economy.gem_cost(observation, shown.large, self.gem)
        allowed = economy.may_enchant(observation, shown.large, self.gem)
        return Sprite("supply", (self.gem, observation.supply[self.gem], cost, allowed))

    @override
    def name(self, shown: ShownTable) -> str:
        observation = shown.observation
        text = N_("zavandor table", "{gem}: costs {cost}, {count} in the supply")
        cost = economy.gem_cost(observation, shown.large, self.gem)
        return render(
            text.of(gem=terms.gem(self.gem), cost=cost, count=observation.supply[self.gem])
        )

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, gem = shown.observation, self.gem
        lines: list[Message] = []
        ledger: Ledger = ()
        supply_left = NN_("zavandor table", "Supply: %n left.", "", observation.supply[gem])
        if observation.viewer >= 0:
            seat = observation.viewer
            costs = N_("zavandor table", "You would pay {sum}.")
            lines.append(costs.of(sum=purchase_sum(observation, seat, Enchant(gem))))
            permission = _PERMISSIONS[gem]
            if permission is not None and not economy.may_enchant(observation, seat, gem):
                lines.append(permission)
            lines.append(supply_left)
            if not observation.out[seat] and observation.supply[gem]:
                more, ledger = _gain_rows(observation, gem)
                lines += more
        else:
            points = GEM_POINTS[gem]
            lines.append(
                NN_("zavandor table", "An active gem of this kind scores %n point(s).", "", points)
            )
            lines.append(supply_left)
        return detail_card(terms.gem(gem), lines, ledger, Sprite("gem", (gem,)), 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if shown.observation.phase != TURN:
            return []
        return shown.actions((Enchant(self.gem), ("spiral", "pentagon")))


def _gain_rows(observation: Observation, gem: int) -> tuple[list[Message], Ledger]:
    """Returns sentences and rows about the changes that the gem would bring the viewer.

    If no slot is free, the new gem replaces the gem that the viewer would miss the least.
    """
    seat, cost = observation.viewer, economy.gem_cost(observation, observation.viewer, gem)
    lines: list[Message] = []
    board = observation
    if economy.free_slot_count(observation, seat) <= 0:
        lines.append(N_("zavandor table", "No slot is free: the gem would go to the pentagon."))
        worst = what_if.least_missed(observation, seat)
        if worst is None or worst == gem:
            return lines, ()
        instead = N_("zavandor table", "On the spiral, replacing {gem}:")
        lines.append(instead.of(gem=terms.gem_with_article(worst)))
        board = what_if.moved_gem(observation, seat, worst, active=False)
    after = what_if.with_gem(board, seat, gem)
    return lines, change_rows(what_if.change(observation, after, seat), cost)
