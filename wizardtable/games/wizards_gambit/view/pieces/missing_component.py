# SPDX-License-Identifier: MIT
"""The missing components of the pool spells."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_labels import component_name
from wizardtable.games.wizards_gambit.view.pieces.component import (
    Ingredient,
    component_counts,
    component_sprite,
    paint_ingredient,
    spells_that_need,
)
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.games.wizards_gambit.view.spell_completions import component_holders
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite


def _paint(
    painter: QPainter, rect: QRectF, look: Look, kind: int, held: bool, seats: Sequence[int]
) -> None:
    paint_ingredient(painter, rect, kind, Ingredient.HELD_BY_VIEWER if held else Ingredient.MISSING)
    _paint_holders(painter, rect, seats)


def _paint_holders(painter: QPainter, rect: QRectF, seats: Sequence[int]) -> None:
    """Paints the marks of the seats that certainly hold a component, at the top edge of `rect`."""
    side = max(9.0, rect.width() * 0.36)
    step = min(side * 0.9, (rect.width() - side) / max(1, len(seats) - 1))
    first_x = rect.center().x() - (side + step * (len(seats) - 1)) / 2
    for number, seat in enumerate(seats):
        box = QRectF(first_x + number * step, rect.top() - side * 0.35, side, side)
        paint_seat_mark(painter, box, seat)


@piece("need", {"need": _paint})
class MissingComponent(TablePiece):
    """A missing component of a pool spell.

    Attributes:
        row: the spell, by its row in the card table.
        component: the component, 0 to 5.
        number: the number of the component among equal ingredients of the spell, from 0.
    """

    row: box.SpellId
    component: int
    number: int

    def _is_held(self, observation: Observation) -> bool:
        """Returns whether the viewer holds this component."""
        return observation.viewer >= 0 and self.component in observation.hands[observation.viewer]

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation = shown.observation
        return Sprite(
            "need",
            (
                self.component,
                self._is_held(observation),
                component_holders(observation, self.component),
            ),
        )

    @override
    def name(self, shown: ShownTable) -> str:
        observation = shown.observation
        text = (
            N_("wizards_gambit table", "{component} (in your hand), missing from {spell}")
            if self._is_held(observation)
            else N_("wizards_gambit table", "{component}, missing from {spell}")
        )
        spell = terms.spell(observation.table, self.row)
        return render(text.of(component=terms.component(self.component), spell=spell))

    def zone_name(self, shown: ShownTable) -> str:
        """Returns the name of this component's zone, such as "Bounty, as Griffin Feather".

        A player brings a card there if the card can stand for several types.
        """
        text = N_("wizards_gambit table", "{spell}, as {component}")
        spell = terms.spell(shown.observation.table, self.row)
        return render(text.of(spell=spell, component=terms.component(self.component)))

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        observation = shown.observation
        if self.row not in observation.pool:
            return None
        slot = observation.pool.index(self.row)
        text = N_("wizards_gambit table", "Missing from {spell}.")
        lines = [render(text.of(spell=terms.the_spell(observation.table, self.row)))]
        lines += self._holder_lines(shown)
        lines += spells_that_need(observation, self.component, slot)
        picture = component_sprite(box.Face(self.component))
        ledger = component_counts(observation, self.component)
        return Explanation(component_name(self.component), tuple(lines), picture, ledger=ledger)

    def _holder_lines(self, shown: ShownTable) -> list[str]:
        """Returns lines with the players that certainly hold this component; possibly none."""
        lines = []
        if self._is_held(shown.observation):
            lines.append(render(N_("wizards_gambit table", "You have this component.")))
        others = [
            shown.frame.names[seat] for seat in component_holders(shown.observation, self.component)
        ]
        if others:
            text = NN_(
                "wizards_gambit table", "{players} certainly has this component.", "", len(others)
            )
            lines.append(render(text.of(players=joined_with_and(others))))
        return lines

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        slot = shown.observation.pool.index(self.row)
        return [f"need:{slot}:{self.component}", f"spell:{slot}"]
