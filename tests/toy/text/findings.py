# SPDX-License-Identifier: MIT
"""What there is to learn from a match of Sparks."""

from typing import Final

from tests.toy.rules import rules
from wizardtable.core.teaching.findings import Finders, Found, SeenMatch
from wizardtable.core.text import N_, NN_

HIGH: Final = 17
"""The lowest card of the highest third of the deck."""


def high_cards_swapped(seen: SeenMatch) -> Found | None:
    """Returns how many high cards were thrown away; praise if some were held and none was."""
    swaps = [one for one in seen.happened(rules.Swapped) if one[1].seat == seen.seat]
    thrown = [(move.place, event.thrown) for move, event in swaps if event.thrown >= HIGH]
    if thrown:
        told = NN_("toy", "You threw away %n high card(s), among them the {card}.", "", len(thrown))
        highest = max(card for _, card in thrown)
        places = tuple(place for place, _ in thrown)
        return Found(told.of(card=highest), 0.5 * len(thrown), places)
    if not any(max(move.before.hand) >= HIGH for move in seen.own()):
        return None
    return Found(N_("toy", "You never threw a high card away."), 0.2, (), praise=True)


def trick_missed_by_one(seen: SeenMatch) -> Found | None:
    """Returns how many tricks were lost by a single point."""
    places = []
    for move, event in seen.happened(rules.TrickTaken):
        trick = (*move.before.trick, played_card(move.events))
        own = trick[(seen.seat - move.before.leader) % len(trick)]
        if event.seat != seen.seat and own == max(trick) - 1:
            places.append(move.place)
    if not places:
        return None
    told = NN_("toy", "You lost %n trick(s) by a single point.", "", len(places))
    return Found(told, 0.6 * len(places), tuple(places))


def played_card(events: tuple[object, ...]) -> rules.CardId:
    """Returns the card that was played, of the events of an action that plays one."""
    return next(event.card for event in events if isinstance(event, rules.Played))


FINDERS: Final[Finders] = {
    "high_cards_swapped": high_cards_swapped,
    "trick_missed_by_one": trick_missed_by_one,
}
