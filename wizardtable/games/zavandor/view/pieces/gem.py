# SPDX-License-Identifier: MIT
"""The five kinds of gems: in the supply, and on the spirals and in the pentagons of players."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.zavandor.rules import economy, moves, terms
from wizardtable.games.zavandor.rules.components import GEM_POINTS, GEMS
from wizardtable.games.zavandor.rules.state import TURN, VICTIM
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view.pieces.detail_card import change_rows, detail_card
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.pieces.supply_pile import SupplyPile
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

SMALL_GEM_PIXELS: Final = 40.0
"""A gem smaller than this, in pixels, has fewer facets and a stronger outline."""


def paint_gem(painter: QPainter, rect: QRectF, gem: int) -> None:
    """Paints a cut gem as large as fits in `rect`; each kind has an outline of its own."""
    small = min(rect.width(), rect.height()) < SMALL_GEM_PIXELS
    draw(painter, rect, "zavandor", f"gem-{GEMS[gem]}{'-small' if small else ''}.svg")


def _paint(painter: QPainter, rect: QRectF, look: Look, gem: int) -> None:
    paint_gem(painter, rect, gem)


@piece("gem", {"gem": _paint})
class Gem(Piece[ShownTable]):
    """A gem of kind `gem`; `number` distinguishes gems of the same kind."""

    gem: int
    number: int

    def place(self, shown: ShownTable) -> tuple[int, bool] | None:
        """Returns the seat on whose board the gem lies and whether it is active; None if it lies on
        no board."""
        return shown.numbers.gem_place(self.gem, self.number)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("gem", (self.gem,))

    @override
    def name(self, shown: ShownTable) -> str:
        place = self.place(shown)
        if place is None:
            return render(terms.gem(self.gem))
        _, active = place
        text = (
            N_("zavandor table", "{gem}, on the spiral")
            if active
            else N_("zavandor table", "{gem}, in the pentagon")
        )
        return render(text.of(gem=terms.gem(self.gem)))

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        place = self.place(shown)
        if place is None:
            return SupplyPile(self.gem).explanation(shown)
        seat, active = place
        if seat == shown.observation.viewer:
            return self._explain_own(shown, active)
        return self._explain_of_rival(shown, seat, active)

    def _explain_own(self, shown: ShownTable, active: bool) -> Explanation:
        """Returns the detail card of the viewer's gem: the refund, and the effect of losing or
        activating it."""
        observation, gem = shown.observation, self.gem
        seat = observation.viewer
        back = N_("zavandor table", "Disenchanting this gem gives {dust} dust.")
        lines = [back.of(dust=economy.refund(observation, seat, gem))]
        if active:
            after = what_if.without_gem(observation, seat, gem, active=True)
            lines.append(N_("zavandor table", "Without this gem:"))
        elif economy.free_slot_count(observation, seat) > 0:
            after = what_if.moved_gem(observation, seat, gem, active=True)
            lines.append(N_("zavandor table", "Inactive in the pentagon. On the spiral:"))
        else:
            after = observation
            lines.append(N_("zavandor table", "Inactive in the pentagon: no slot is free."))
        ledger = change_rows(what_if.change(observation, after, seat))
        return detail_card(terms.gem(gem), lines, ledger, self.sprite(shown), 1.0)

    def _explain_of_rival(self, shown: ShownTable, seat: int, active: bool) -> Explanation:
        owner = N_("zavandor table", "{player} has this gem on their spiral.")
        if not active:
            owner = N_("zavandor table", "{player} has this inactive gem in their pentagon.")
        points = NN_(
            "zavandor table",
            "An active gem of this kind scores %n point(s).",
            "",
            GEM_POINTS[self.gem],
        )
        lines = [owner.of(player=shown.frame.names[seat]), points]
        return detail_card(terms.gem(self.gem), lines, (), self.sprite(shown), 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        observation, place = shown.observation, self.place(shown)
        if place is None:
            in_supply = self.number in shown.numbers.pile(self.gem)
            return SupplyPile(self.gem).actions(shown) if in_supply else []
        seat, active = place
        if seat != observation.viewer:
            return []
        if observation.phase == TURN and active:
            return shown.actions(
                (moves.Deactivate(self.gem), ("pentagon",)),
                (moves.Disenchant(self.gem, active), ("supply",)),
            )
        if observation.phase == TURN:
            return shown.actions(
                (moves.Activate(self.gem), ("spiral",)),
                (moves.Disenchant(self.gem, active), ("supply",)),
            )
        if observation.phase == VICTIM and active:
            return shown.actions((moves.GiveUp(self.gem), ("supply",)))
        return []
