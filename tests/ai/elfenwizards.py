# SPDX-License-Identifier: MIT
"""Positions and reasons of Elfenwizards, for the tests of its opponents."""

from collections.abc import Iterator, Sequence

from wizardtable.core import catalog
from wizardtable.core.agent import Stats
from wizardtable.core.game import OptionValue, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.mind.brain import BRAIN
from wizardtable.games.elfenwizards.rules.moves import Action
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import State

SPEC: GameSpec = catalog.get("elfenwizards")
ARCHMAGE = SPEC.level("archmage")


def positions(
    seats: int, seed: int, options: tuple[tuple[str, OptionValue], ...] = ()
) -> Iterator[tuple[State, Seat, Sequence[Action]]]:
    """Yields the decisions of a match that is played by rollouts; the states are not copies."""
    state = RULES.deal(Setup(seats, options), seed)
    rng = Rng(seed)
    while (seat := RULES.to_move(state)) is not None:
        menu = RULES.legal_actions(state)
        yield state, seat, menu
        RULES.apply(state, BRAIN.rollout(state, menu, rng, ARCHMAGE))


def reason_for(state: State, action: Action) -> str:
    """Returns the reason given for an action of the seat to move."""
    seat = RULES.to_move(state)
    return str(BRAIN.reason(RULES.observe(state, seat), action, Stats()))
