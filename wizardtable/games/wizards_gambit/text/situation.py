# SPDX-License-Identifier: MIT
"""Describes the viewer's situation in a match in words, apart from the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components, state, terms


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences about the viewer's hand and the pool spells that lack one component.

    In the public view the text is only about the pool.
    """
    near = [
        terms.the_spell(observation.table, spell)
        for spell, short in zip(observation.pool, observation.short, strict=True)
        if spell != components.NO_SPELL and short == 1
    ]
    pool = N_("wizards_gambit situation", "No spell in the pool is one component short.")
    if near:
        pool = N_("wizards_gambit situation", "Spells one component short: {spells}.")
        pool = pool.of(spells=joined_with_and(near))
    if observation.viewer < 0:
        return pool
    cards = observation.hands[observation.viewer]
    hand = N_("wizards_gambit situation", "Your hand is empty.")
    if cards:
        hand = N_("wizards_gambit situation", "In your hand: {cards}.")
        hand = hand.of(cards=terms.card_list(observation.table, cards))
    return N_("wizards_gambit situation", "{hand} {pool}").of(hand=hand, pool=pool)
