# SPDX-License-Identifier: MIT
"""The cards on the sheet of parchment: those to choose from, or all that were discarded."""

from collections import Counter
from dataclasses import dataclass

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules.components import COMPONENTS
from wizardtable.games.wizards_gambit.rules.state import FORESEE, RECALL, RECLAIM, Observation
from wizardtable.games.wizards_gambit.view.pieces.card_places import (
    ASIDE,
    LOOKED,
    PILE,
    TOP,
    CardPlaces,
    NumberedCard,
)


@dataclass(frozen=True, slots=True)
class SheetCards:
    """What lies on the sheet.

    Attributes:
        heading: what the cards are.
        cards: each with the number of equal cards it stands for; 0 if that is not worth saying.
    """

    heading: Message
    cards: tuple[tuple[NumberedCard, int], ...]


def cards_on_sheet(seen: Observation, places: CardPlaces, *, browsing: bool) -> SheetCards | None:
    """Returns the cards that the viewer chooses from now, or all discards if the viewer is
    `browsing` them; None if there is no sheet."""
    mine = seen.to_move == seen.viewer and seen.viewer >= 0
    if mine and seen.step == FORESEE:
        heading = N_("wizards_gambit table", "Keep one card, discard the other")
        return SheetCards(heading, tuple((card, 0) for card in places.all_at(LOOKED)))
    if mine and seen.step == RECLAIM:
        heading = NN_(
            "wizards_gambit table",
            "Take back up to %n component(s)",
            "",
            min(seen.tasks[0][2], len(seen.aside)),
        )
        return SheetCards(heading, tuple((card, 0) for card in places.all_at(ASIDE)))
    if mine and seen.step == RECALL:
        heading = N_("wizards_gambit table", "Take a component from the discard pile")
        return SheetCards(heading, _discards(seen, places, components=True))
    if browsing and seen.discards:
        heading = NN_("wizards_gambit table", "%n discarded card(s)", "", len(seen.discards))
        return SheetCards(heading, _discards(seen, places, components=False))
    return None


def _discards(
    seen: Observation, places: CardPlaces, *, components: bool
) -> tuple[tuple[NumberedCard, int], ...]:
    """Returns one card of each face among the discards, and how many there are."""
    counts = Counter(seen.discards)
    found = []
    for face in sorted(counts):
        if not components or face in COMPONENTS:
            lying = [*places.at(face, TOP), *places.at(face, PILE)]
            found.append((lying[0], counts[face]))
    return tuple(found)
