# SPDX-License-Identifier: MIT
"""What a move throws away for certain in Wizard's Gambit: a spell that could be claimed, a gambit
that stops nothing."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.state import Observation


def waste(seen: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns what is thrown away by the end of the turn, or by a gambit."""
    if isinstance(action, moves.LayAnnulment):
        return _annulment(seen, action)
    return _claim(seen, menu) if isinstance(action, moves.EndTurn) else None


def _claim(seen: Observation, menu: Sequence[Any]) -> Message | None:
    last = [
        one.slot
        for one in menu
        if isinstance(one, moves.PlayComponent) and seen.short[one.slot] == 1
    ]
    if not last:
        return None
    best = max(last, key=lambda slot: seen.table.points[seen.pool[slot]])
    text = N_("wizards_gambit", "You can claim {spell} now: a component in your hand completes it.")
    return text.of(spell=terms.the_spell(seen.table, seen.pool[best]))


def _annulment(seen: Observation, action: moves.LayAnnulment) -> Message | None:
    """A rival's spell that does nothing for its owner, or harms them, needs no gambit. Whether an
    Eclipse lies on it does not matter: that passes, and the gambit stays."""
    book = seen.books[action.seat]
    if action.seat == seen.viewer or not book or is_useful(seen.table, book):
        return None
    return N_("wizards_gambit", "This book has no useful ability that an annulment could stop.")


def is_useful(table: CardTable, book: Sequence[box.SpellId]) -> bool:
    """Returns whether the top spell of a book has an ability that is good for its owner."""
    ability = table.abilities[book[-1]] if book else box.NO_ABILITY
    return ability not in (box.NO_ABILITY, box.LESSER_WARD) and ability not in box.HARMFUL
