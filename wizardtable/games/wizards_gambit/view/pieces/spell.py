# SPDX-License-Identifier: MIT
"""The spells in the pool and in the spell books.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import can_use
from wizardtable.games.wizards_gambit.rules.pool import missing_count
from wizardtable.games.wizards_gambit.rules.state import OVER, TURN, Observation
from wizardtable.games.wizards_gambit.view import spell_completions
from wizardtable.games.wizards_gambit.view.pieces.card_labels import spell_text
from wizardtable.games.wizards_gambit.view.pieces.spell_book import (
    explain_book,
    has_working_spell,
    top_spell_name,
)
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import (
    book_sprite,
    paint_book_sprite,
    paint_spell_sprite,
    spell_sprite,
    whole_sprite,
)
from wizardtable.games.wizards_gambit.view.pieces.table_piece import (
    Meaning,
    ShownTable,
    TablePiece,
)
from wizardtable.paint.metal import Metal, enamel_brush, keyline, metal_brush
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

_PROSPECT_TEXTS: Final = {
    spell_completions.CANNOT: N_("wizards_gambit table", "cannot claim spells"),
    spell_completions.UNLIKELY: N_("wizards_gambit table", "needs more than one turn"),
    spell_completions.CAN: N_("wizards_gambit table", "has what is missing"),
}


def is_ability(action: moves.Action) -> bool:
    """Returns whether an action uses the ability of the player's top spell."""
    if isinstance(action, moves.PlayComponent):
        return action.face not in (box.FLAKE, action.as_type)
    return isinstance(action, (moves.Drain, moves.Banish, moves.Scry, moves.MoveComponent))


def _paint_ready(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints a seal with a tick, for a spell that the viewer can complete."""
    line = max(1.0, rect.width() * 0.06)
    painter.setPen(keyline(line))
    painter.setBrush(metal_brush(rect, Metal.GOLD))
    painter.drawEllipse(rect.adjusted(line, line, -line, -line))
    inner = rect.adjusted(*(rect.width() * 0.16 * s for s in (1, 1, -1, -1)))
    painter.setBrush(enamel_brush(inner, "#1c7a4f"))
    painter.drawEllipse(inner)
    tick = QPainterPath(QPointF(rect.x() + rect.width() * 0.3, rect.center().y()))
    tick.lineTo(rect.x() + rect.width() * 0.45, rect.y() + rect.height() * 0.66)
    tick.lineTo(rect.x() + rect.width() * 0.72, rect.y() + rect.height() * 0.34)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(rect.width() * 0.11, "#fff8e2"))
    painter.drawPath(tick)


@piece(
    "spell",
    {
        "spell": paint_spell_sprite,
        "whole": paint_spell_sprite,
        "book": paint_book_sprite,
        "ready": _paint_ready,
    },
)
class Spell(TablePiece):
    """A spell in the pool or in a book.

    Attributes:
        row: the row of the spell in the card table of the match.
    """

    row: box.SpellId

    def _owner(self, observation: Observation) -> int | None:
        """Returns the seat whose book has the spell, or None for a spell in the pool."""
        return next((seat for seat, book in enumerate(observation.books) if self.row in book), None)

    def _is_on_top(self, observation: Observation, owner: int) -> bool:
        return observation.books[owner][-1] == self.row

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation = shown.observation
        owner = self._owner(observation)
        if owner is None:
            return spell_sprite(observation.table, self.row)
        works = self._is_on_top(observation, owner) and has_working_spell(observation, owner)
        return book_sprite(observation.table, self.row, works)

    @override
    def name(self, shown: ShownTable) -> str:
        observation = shown.observation
        spell = terms.spell(observation.table, self.row)
        owner = self._owner(observation)
        if owner is None:
            lacks = missing_count(observation, observation.pool.index(self.row))
            text = NN_(
                "wizards_gambit table", "{spell}, {points}: %n component(s) missing", "", lacks
            )
            points = terms.points(observation.table.points[self.row])
            return render(text.of(spell=spell, points=points))
        player = shown.frame.names[owner]
        if self._is_on_top(observation, owner):
            return top_spell_name(observation, self.row, player)
        text = N_("wizards_gambit table", "{spell}, in {player}’s book")
        return render(text.of(spell=spell, player=player))

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        observation = shown.observation
        if self.row in observation.pool:
            return self._explain_in_pool(shown, observation.pool.index(self.row))
        owner = self._owner(observation)
        if owner is None:
            return None
        if self._is_on_top(observation, owner):
            return explain_book(shown, owner)
        covered = N_(
            "wizards_gambit table", "Covered by another spell: the ability no longer works."
        )
        lines = (spell_text(observation.table.spells[self.row]), render(covered))
        return Explanation(
            self._title(observation), lines, spell_sprite(observation.table, self.row)
        )

    def _title(self, observation: Observation) -> str:
        text = N_("wizards_gambit table", "{spell}: {points}")
        points = terms.points(observation.table.points[self.row])
        return render(text.of(spell=terms.spell(observation.table, self.row), points=points))

    def _explain_in_pool(self, shown: ShownTable, slot: int) -> Explanation:
        """Returns the detail card of a pool spell.

        The card has the ability, the missing components, and each player's prospects of completing
        the spell.
        """
        observation = shown.observation
        lines = [spell_text(observation.table.spells[self.row])]
        lacking = spell_completions.missing_components(observation, slot)
        if lacking:
            items = [terms.components(kind, count) for kind, count in sorted(lacking.items())]
            text = N_("wizards_gambit table", "Still needs {components}.")
            lines.append(render(text.of(components=joined_with_and(items))))
        if observation.auras[slot] >= 0:
            text = N_(
                "wizards_gambit table",
                "{player} protects this spell with an aura: nobody can play on it, touch "
                "its components or claim it.",
            )
            lines.append(render(text.of(player=shown.frame.names[observation.auras[slot]])))
        is_open = observation.step != OVER and observation.auras[slot] < 0
        ledger = _prospect_rows(shown, slot) if is_open else ()
        return Explanation(
            self._title(observation), tuple(lines), whole_sprite(observation, slot), ledger=ledger
        )

    @override
    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        observation = shown.observation
        if observation.step != TURN:
            return []
        if self.row in observation.pool:
            if not can_use(observation, observation.viewer, box.BANISHMENT):
                return []
            return [(moves.Banish(observation.pool.index(self.row)), ("spells",))]
        book = observation.books[observation.viewer]
        if not book or self.row != book[-1]:
            return []
        return [(action, _aim_of(action)) for action in shown.frame.menu if is_ability(action)]

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        observation = shown.observation
        if self.row in observation.pool:
            return [f"spell:{observation.pool.index(self.row)}"]
        owner = self._owner(observation)
        return [] if owner is None else [f"book:{owner}", f"seat:{owner}"]


def _prospect_rows(shown: ShownTable, slot: int) -> tuple[tuple[str, str], ...]:
    """Returns rows of a detail card, each with a player and their prospects.

    The prospects are those of completing the spell in the player's next turn. The viewer comes
    first.
    """
    observation = shown.observation
    seats = len(observation.books)
    first = max(0, observation.viewer)
    order = [(first + step) % seats for step in range(seats)]
    return tuple(
        (shown.frame.names[seat], _prospect_text(observation, slot, seat)) for seat in order
    )


def _prospect_text(observation: Observation, slot: int, seat: int) -> str:
    prospect = spell_completions.prospect(observation, slot, seat)
    message: Message | None = _PROSPECT_TEXTS.get(prospect)
    if message is None:
        unknown = observation.hands[seat].count(box.HIDDEN)
        message = NN_("wizards_gambit table", "could complete it: %n unknown card(s)", "", unknown)
    elif prospect == spell_completions.UNLIKELY and missing_count(
        observation, slot
    ) <= spell_completions.plays_next_turn(observation, seat):
        message = N_("wizards_gambit table", "lacks a component")
    return render(message)


def _aim_of(action: moves.Action) -> tuple[str, ...]:
    """Returns the zones to which the top spell is brought for an action; empty for most actions."""
    match action:
        case moves.Drain(seat):
            return (f"seat:{seat}",)
        case moves.Banish(slot):
            return (f"spell:{slot}",)
    return ()


@piece("empty")
class NoSpell(TablePiece):
    """An empty slot of the pool, once the spell deck has run out."""

    slot: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("place", ("pool",))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("wizards_gambit table", "The spell deck is empty."))
