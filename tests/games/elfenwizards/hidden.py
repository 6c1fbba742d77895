# SPDX-License-Identifier: MIT
"""What is hidden in Elfenwizards: nothing but how the dice will fall."""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.state import State

OPEN_EVENTS: tuple[type, ...] = ()
"""Events that show what may be hidden again at once: nothing ever is."""


def hidden_cards(state: State, seat: Seat | None) -> list[WizardId]:
    """Every wizard stands in the open."""
    return []


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Change the rolls to come."""
    state.rng = Rng(rng.next64())
