# SPDX-License-Identifier: MIT
"""The cards on the sheet of parchment: cards to choose from, or the whole discard pile."""

from collections import Counter
from dataclasses import dataclass

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules.components import COMPONENTS
from wizardtable.games.wizards_gambit.rules.state import FORESEE, RECALL, RECLAIM, Observation
from wizardtable.games.wizards_gambit.view.pieces import card_places


@dataclass(frozen=True, slots=True)
class SheetCards:
    """The cards on the sheet and their heading.

    Attributes:
        heading: the text above the cards.
        cards: each card with the number of equal cards that it stands for, which is shown. With 0,
            no number is shown.
    """

    heading: Message
    cards: tuple[tuple[card_places.NumberedCard, int], ...]


def cards_on_sheet(
    observation: Observation, places: card_places.CardPlaces, *, browsing: bool
) -> SheetCards | None:
    """Returns the cards on the sheet, or None if no sheet is shown.

    The sheet has the cards from which the viewer has to choose, or else the discard pile.
    `browsing`: whether the viewer has opened the discard pile.
    """
    mine = observation.to_move == observation.viewer and observation.viewer >= 0
    if mine and observation.step == FORESEE:
        heading = N_("wizards_gambit table", "Keep one card, discard the other")
        return SheetCards(
            heading, tuple((card, 0) for card in places.all_cards_at(card_places.LOOKED))
        )
    if mine and observation.step == RECLAIM:
        heading = NN_(
            "wizards_gambit table",
            "Take back up to %n component(s)",
            "",
            min(observation.tasks[0][2], len(observation.aside)),
        )
        return SheetCards(
            heading, tuple((card, 0) for card in places.all_cards_at(card_places.ASIDE))
        )
    if mine and observation.step == RECALL:
        heading = N_("wizards_gambit table", "Take a component from the discard pile")
        return SheetCards(heading, _discards(observation, places, components=True))
    if browsing and observation.discards:
        heading = NN_("wizards_gambit table", "%n discarded card(s)", "", len(observation.discards))
        return SheetCards(heading, _discards(observation, places, components=False))
    return None


def _discards(
    observation: Observation, places: card_places.CardPlaces, *, components: bool
) -> tuple[tuple[card_places.NumberedCard, int], ...]:
    """Returns a card for each face in the discard pile, with the number of cards of this face.

    `components`: whether to leave out incantations.
    """
    counts = Counter(observation.discards)
    cards = []
    for face in sorted(counts):
        if not components or face in COMPONENTS:
            equal = [*places.at(face, card_places.TOP), *places.at(face, card_places.PILE)]
            cards.append((equal[0], counts[face]))
    return tuple(cards)
