# SPDX-License-Identifier: MIT
"""The names of titles, Magician spaces and defeat boxes."""

from typing import Final

from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import terms
from wizardtable.games.elfenwizards.rules.components import DEFEAT_BOXES
from wizardtable.play.translate import render

DEFEAT_BOX_NAMES: Final = (
    N_("elfenwizards table", "Defeated Druids"),
    N_("elfenwizards table", "Defeated Sorcerers"),
    N_("elfenwizards table", "Defeated Necromancers"),
)


def place_message(place: int) -> Message:
    """Returns the name of a title, Magician space or defeat box as a message, which a sentence can
    contain."""
    if place in DEFEAT_BOXES:
        return DEFEAT_BOX_NAMES[place - DEFEAT_BOXES[0]]
    return terms.title(place)


def place_name(place: int) -> str:
    """Returns the name of a title, Magician space or defeat box in the present language."""
    return render(place_message(place))
