# SPDX-License-Identifier: MIT
"""Describes the situation of a match of Anludim for its viewer, apart from the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, joined_with_and, joined_with_semicolons
from wizardtable.games.anludim.rules import state, terms
from wizardtable.games.anludim.rules.observe import holders


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences with the viewer's cards, and with the seats that hold professors."""
    held: dict[int, list[Message | str]] = {}
    for discipline, seat in enumerate(holders(observation)):
        if seat >= 0:
            held.setdefault(seat, []).append(terms.THE_PROFESSOR[discipline])
    holder_text = N_("anludim situation", "{player} has {professors}")
    sentences: list[Message | str] = [
        holder_text.of(player=names[seat], professors=joined_with_and(held[seat]))
        for seat in sorted(held)
    ]
    professors = N_("anludim situation", "Nobody has a professor.")
    if sentences:
        professors = N_("anludim situation", "{holders}.").of(
            holders=joined_with_semicolons(sentences)
        )
    if observation.viewer < 0:
        return professors
    hand = N_("anludim situation", "Your hand is empty.")
    if observation.hand:
        hand = NN_("anludim situation", "%n card(s) in hand: {cards}.", "", len(observation.hand))
        hand = hand.of(cards=joined_with_and([terms.card_name(card) for card in observation.hand]))
    return N_("anludim situation", "{hand} {professors}").of(hand=hand, professors=professors)
