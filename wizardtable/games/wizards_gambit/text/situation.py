# SPDX-License-Identifier: MIT
"""Describes the viewer's situation in a match in words, apart from the points.

The order is that of all games: what threatens, what the viewer has, and what the others have.
"""

from collections.abc import Iterator, Sequence

from wizardtable.core.text import (
    N_,
    NN_,
    Message,
    joined_sentences,
    joined_with_and,
    joined_with_commas,
)
from wizardtable.games.wizards_gambit.rules import components, state, terms

NEAR_POINTS = 5
"""A rival that needs at most this many points to win is named."""


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences about rivals near the end, the pool, the viewer's hand and the others'.

    In the public view the viewer's hand is left out.
    """
    return joined_sentences(
        [
            *_threats(observation, names),
            *_own_hand(observation),
            _hands_of_others(observation, names),
        ]
    )


def _threats(observation: state.Observation, names: Sequence[str]) -> Iterator[Message]:
    """Yields sentences about rivals near the end, and spells that lack one component."""
    for seat, score in enumerate(observation.scores):
        needed = components.GOAL_POINTS - score
        if seat != observation.viewer and 0 < needed <= NEAR_POINTS:
            text = NN_("wizards_gambit situation", "{player} needs %n point(s) to win.", "", needed)
            yield text.of(player=names[seat])
    near = [
        terms.the_spell(observation.table, spell)
        for spell, short in zip(observation.pool, observation.short, strict=True)
        if spell != components.NO_SPELL and short == 1
    ]
    if near:
        text = N_("wizards_gambit situation", "Spells one component short: {spells}.")
        yield text.of(spells=joined_with_and(near))
    else:
        yield N_("wizards_gambit situation", "No spell in the pool is one component short.")


def _own_hand(observation: state.Observation) -> Iterator[Message]:
    """Yields a sentence about the viewer's hand; none in the public view."""
    if observation.viewer < 0:
        return
    cards = observation.hands[observation.viewer]
    if not cards:
        yield N_("wizards_gambit situation", "Your hand is empty.")
        return
    hand = N_("wizards_gambit situation", "In your hand: {cards}.")
    yield hand.of(cards=terms.card_list(observation.table, cards))


def _hands_of_others(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence with the number of cards in the hands of the other seats."""
    text = N_("wizards_gambit situation", "{player} {number}")
    counts = [
        text.of(player=names[seat], number=len(hand))
        for seat, hand in enumerate(observation.hands)
        if seat != observation.viewer
    ]
    sentence = N_("wizards_gambit situation", "Cards in the other hands: {counts}.")
    return sentence.of(counts=joined_with_commas(counts))
