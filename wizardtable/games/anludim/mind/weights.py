# SPDX-License-Identifier: MIT
"""The numbers that a player judges by, from `weights.toml`, which says where they come from."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import tuned
from wizardtable.games.anludim.mind.win_chances import SIGNS

Signs: TypeAlias = tuple[float, ...]
"""By sign, as `win_chances` numbers them."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What actions gain, and what the signs of a position say, by game and number of players."""

    learned: float
    draws_two: float
    passes: float
    spending: float
    yields: float
    sure: float
    again: Signs = field(metadata=tuned.listed(4))
    base_two: Signs = field(metadata=tuned.listed(SIGNS))
    base_more: Signs = field(metadata=tuned.listed(SIGNS))
    expert_two: Signs = field(metadata=tuned.listed(SIGNS))
    expert_more: Signs = field(metadata=tuned.listed(SIGNS))

    def again_of(self, seats: int) -> float:
        """The chance of a seat to win the round after one that it won."""
        return self.again[seats - 2]

    def signs(self, expert: bool, seats: int) -> Signs:
        """Those for a game with so many seats: between two, what one loses the other gains."""
        if expert:
            return self.expert_two if seats == 2 else self.expert_more
        return self.base_two if seats == 2 else self.base_more


WEIGHTS: Final = tuned.read(Path(__file__).parents[1] / "weights.toml", Weights)
weights_of: Final = tuned.by_level(WEIGHTS)
"""Returns the numbers as a level has them."""
