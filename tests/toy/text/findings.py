# SPDX-License-Identifier: MIT
"""Finds what a player can learn from a match of Sparks."""

from typing import Final

from tests.toy.rules import rules
from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch
from wizardtable.core.text import N_, NN_

LOWEST_HIGH_CARD: Final = 17
"""The lowest card of the highest third of the deck."""


def high_cards_swapped(match: SeenMatch) -> FinderResult | None:
    """Reports high cards that were thrown away.

    The finding is praise if the seat had high cards and threw none away.
    """
    thrown = [
        (move.place, event.thrown)
        for move, event in match.moves_with_event(rules.Swapped)
        if event.seat == match.seat and event.thrown >= LOWEST_HIGH_CARD
    ]
    if thrown:
        text = NN_("toy", "You threw away %n high card(s), among them the {card}.", "", len(thrown))
        highest = max(card for _, card in thrown)
        places = tuple(place for place, _ in thrown)
        return FinderResult(text.of(card=highest), 0.5 * len(thrown), places)
    if not any(max(move.before.hand) >= LOWEST_HIGH_CARD for move in match.own_moves()):
        return None
    return FinderResult(N_("toy", "You never threw a high card away."), 0.2, (), is_praise=True)


def trick_missed_by_one(match: SeenMatch) -> FinderResult | None:
    """Reports tricks that were lost by a single point."""
    places = []
    for move, event in match.moves_with_event(rules.TrickTaken):
        trick = (*move.before.trick, played_card(move.events))
        own = trick[(match.seat - move.before.leader) % len(trick)]
        if event.seat != match.seat and own == max(trick) - 1:
            places.append(move.place)
    if not places:
        return None
    text = NN_("toy", "You lost %n trick(s) by a single point.", "", len(places))
    return FinderResult(text, 0.6 * len(places), tuple(places))


def played_card(events: tuple[object, ...]) -> rules.CardId:
    """Returns the card that was played, from the events of an action that plays a card."""
    return next(event.card for event in events if isinstance(event, rules.Played))


FINDERS: Final[Finders] = {
    "high_cards_swapped": high_cards_swapped,
    "trick_missed_by_one": trick_missed_by_one,
}
