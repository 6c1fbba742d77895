# SPDX-License-Identifier: MIT
"""Matches of Zavandor for tests of the table, continued by random players."""

from typing import Any

from tests.table.tables import Playing
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import TURN

SPEC = catalog.get("zavandor")

_WEIGHTS = {
    moves.Enchant: 9.0,
    moves.Activate: 8.0,
    moves.Advance: 5.0,
    moves.OpenAuction: 3.0,
    moves.PassBid: 3.0,
    moves.Bid: 0.6,
    moves.BuyMarker: 0.3,
    moves.Disenchant: 0.05,
    moves.Deactivate: 0.05,
}
"""The weight of each class of action for the random players; 1 for all others."""


class Game(Playing):
    """A match of Zavandor whose players prefer building to tearing down."""

    def __init__(self, seats: int, seed: int = 1, *options: str) -> None:
        super().__init__(SPEC, Setup(seats, tuple((name, True) for name in options)), seed)

    def choice(self, menu: list[Any]) -> Any:
        weights = [_WEIGHTS.get(type(action), 1.0) for action in menu]
        return self._random.choices(menu, weights)[0]

    def to_round(self, number: int, seat: int = 0, phase: int = TURN) -> "Game":
        """Plays until this seat decides in this phase, in that round or a later one."""
        state = self.state
        while not (state.round_number >= number and state.phase == phase and self.mover == seat):
            assert self.mover is not None, "the match was over before"
            self.step()
        return self
