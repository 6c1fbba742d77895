# SPDX-License-Identifier: MIT
"""How a match of Wizard's Gambit stands for its viewer, besides the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components, state, terms


def situation(seen: state.Observation, names: Sequence[str]) -> Message:
    """Returns the viewer's cards, and the spells that one component completes."""
    near = [
        terms.the_spell(seen.table, spell)
        for spell, short in zip(seen.pool, seen.short, strict=True)
        if spell != components.NO_SPELL and short == 1
    ]
    pool = N_("wizards_gambit situation", "No spell in the pool is one component short.")
    if near:
        pool = N_("wizards_gambit situation", "Spells one component short: {spells}.")
        pool = pool.of(spells=joined_with_and(near))
    if seen.viewer < 0:
        return pool
    cards = seen.hands[seen.viewer]
    hand = N_("wizards_gambit situation", "Your hand is empty.")
    if cards:
        hand = N_("wizards_gambit situation", "In your hand: {cards}.")
        hand = hand.of(cards=terms.card_list(seen.table, cards))
    return N_("wizards_gambit situation", "{hand} {pool}").of(hand=hand, pool=pool)
