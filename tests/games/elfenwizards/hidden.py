# SPDX-License-Identifier: MIT
"""The hidden part of Elfenwizards: only the future rolls of the dice."""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.state import State

OPEN_EVENTS: tuple[type, ...] = ()
"""The events that may reveal hidden pieces for a moment: none, as nothing is hidden."""


def hidden_cards(state: State, seat: Seat | None) -> list[WizardId]:
    """Returns the hidden wizards: none, as all stand in the open."""
    return []


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Changes the future rolls."""
    state.rng = Rng(rng.next64())
