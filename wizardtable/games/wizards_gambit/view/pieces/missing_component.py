# SPDX-License-Identifier: MIT
"""The components that the spells of the pool still need."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_names import component_name
from wizardtable.games.wizards_gambit.view.pieces.component import (
    Ingredient,
    component_counts,
    component_sprite,
    paint_ingredient,
    spells_that_need,
)
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.games.wizards_gambit.view.spell_completions import holders
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite


def _paint(
    painter: QPainter, rect: QRectF, look: Look, kind: int, held: bool, seats: Sequence[int]
) -> None:
    paint_ingredient(painter, rect, kind, Ingredient.COULD if held else Ingredient.MISSING)
    _paint_holders(painter, rect, seats)


def _paint_holders(painter: QPainter, rect: QRectF, seats: Sequence[int]) -> None:
    """Paints the marks of the seats that are known to hold a component, at its upper edge."""
    side = max(9.0, rect.width() * 0.36)
    step = min(side * 0.9, (rect.width() - side) / max(1, len(seats) - 1))
    left = rect.center().x() - (side + step * (len(seats) - 1)) / 2
    for number, seat in enumerate(seats):
        box = QRectF(left + number * step, rect.top() - side * 0.35, side, side)
        paint_seat_mark(painter, box, seat)


@piece("need", {"need": _paint})
class MissingComponent(TablePiece):
    """A component that a spell of the pool still needs.

    Attributes:
        row: the spell.
        component: the component, 0 to 5.
        number: which of several equal ingredients of the spell it is.
    """

    row: box.SpellId
    component: int
    number: int

    def _is_held(self, seen: Observation) -> bool:
        """Returns whether the viewer holds this component."""
        return seen.viewer >= 0 and self.component in seen.hands[seen.viewer]

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        seen = shown.seen
        return Sprite("need", (self.component, self._is_held(seen), holders(seen, self.component)))

    @override
    def name(self, shown: ShownTable) -> str:
        seen = shown.seen
        text = (
            N_("wizards_gambit table", "{component} (in your hand), missing from {spell}")
            if self._is_held(seen)
            else N_("wizards_gambit table", "{component}, missing from {spell}")
        )
        spell = terms.spell(seen.table, self.row)
        return render(text.of(component=terms.component(self.component), spell=spell))

    def zone_name(self, shown: ShownTable) -> str:
        """Returns the name of the place as one to which a Flake may be brought."""
        text = N_("wizards_gambit table", "{spell}, as {component}")
        spell = terms.spell(shown.seen.table, self.row)
        return render(text.of(spell=spell, component=terms.component(self.component)))

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        seen = shown.seen
        if self.row not in seen.pool:
            return None
        slot = seen.pool.index(self.row)
        text = N_("wizards_gambit table", "Missing from {spell}.")
        lines = [render(text.of(spell=terms.the_spell(seen.table, self.row)))]
        lines += self._holder_lines(shown)
        lines += spells_that_need(seen, self.component, slot)
        picture = component_sprite(box.Face(self.component))
        ledger = component_counts(seen, self.component)
        return Explanation(component_name(self.component), tuple(lines), picture, ledger=ledger)

    def _holder_lines(self, shown: ShownTable) -> list[str]:
        """Returns who is known to hold this component."""
        lines = []
        if self._is_held(shown.seen):
            lines.append(render(N_("wizards_gambit table", "You have this component.")))
        others = [shown.frame.names[seat] for seat in holders(shown.seen, self.component)]
        if others:
            text = NN_(
                "wizards_gambit table", "{players} certainly has this component.", "", len(others)
            )
            lines.append(render(text.of(players=joined_with_and(others))))
        return lines

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        slot = shown.seen.pool.index(self.row)
        return [f"need:{slot}:{self.component}", f"spell:{slot}"]
