# SPDX-License-Identifier: MIT
"""Why an action is good, in a sentence for the player who asked for a hint."""

from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.moves import Action
from wizardtable.games.elfenwizards.state import Observation


def reason(observation: Observation, action: Action) -> Message:
    """The reason that carries most weight, of those that a player at the table can see."""
    return N_("elfenwizards reason", "It makes no difference.")
