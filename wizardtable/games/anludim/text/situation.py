# SPDX-License-Identifier: MIT
"""How a match of Anludim stands for its viewer, besides the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, listing, semicolons
from wizardtable.games.anludim.rules import state, terms
from wizardtable.games.anludim.rules.observe import holders


def situation(seen: state.Observation, names: Sequence[str]) -> Message:
    """Returns the viewer's cards, and who holds which professors."""
    held: dict[int, list[Message | str]] = {}
    for discipline, seat in enumerate(holders(seen)):
        if seat >= 0:
            held.setdefault(seat, []).append(terms.THE_PROFESSOR[discipline])
    having = N_("anludim situation", "{player} has {professors}")
    found: list[Message | str] = [
        having.of(player=names[seat], professors=listing(held[seat])) for seat in sorted(held)
    ]
    professors = N_("anludim situation", "Nobody has a professor.")
    if found:
        professors = N_("anludim situation", "{holders}.").of(holders=semicolons(found))
    if seen.viewer < 0:
        return professors
    hand = N_("anludim situation", "Your hand is empty.")
    if seen.hand:
        hand = NN_("anludim situation", "%n card(s) in hand: {cards}.", "", len(seen.hand))
        hand = hand.of(cards=listing([terms.card_name(card) for card in seen.hand]))
    return N_("anludim situation", "{hand} {professors}").of(hand=hand, professors=professors)
