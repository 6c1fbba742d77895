# SPDX-License-Identifier: MIT
"""Warnings about moves that certainly waste something: the chance to claim a spell, or a gambit.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.state import Observation


def waste(observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns a warning about a wasteful action, or None.

    An action is wasteful if it ends the turn although a component could complete a spell. Annulling
    a rival's book that has no useful ability is wasteful too. `menu` is the list of all legal
    actions.
    """
    if isinstance(action, moves.LayAnnulment):
        return _annulment_waste(observation, action)
    return _claim_waste(observation, menu) if isinstance(action, moves.EndTurn) else None


def _claim_waste(observation: Observation, menu: Sequence[Any]) -> Message | None:
    slots = [
        other.slot
        for other in menu
        if isinstance(other, moves.PlayComponent) and observation.short[other.slot] == 1
    ]
    if not slots:
        return None
    best = max(slots, key=lambda slot: observation.table.points[observation.pool[slot]])
    text = N_("wizards_gambit", "You can claim {spell} now: a component in your hand completes it.")
    return text.of(spell=terms.the_spell(observation.table, observation.pool[best]))


def _annulment_waste(observation: Observation, action: moves.LayAnnulment) -> Message | None:
    """Returns a warning against annulling a rival's book that has no useful ability.

    An Eclipse on the book makes no difference, because the gambit stays longer than the Eclipse.
    """
    book = observation.books[action.seat]
    if action.seat == observation.viewer or not book or is_useful(observation.table, book):
        return None
    return N_("wizards_gambit", "This book has no useful ability that an annulment could stop.")


def is_useful(table: CardTable, book: Sequence[box.SpellId]) -> bool:
    """Returns whether the top spell of a book has an ability that helps its owner."""
    ability = table.abilities[book[-1]] if book else box.NO_ABILITY
    return ability not in (box.NO_ABILITY, box.LESSER_WARD) and ability not in box.HARMFUL_ABILITIES
