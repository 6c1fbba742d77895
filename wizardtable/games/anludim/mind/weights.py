# SPDX-License-Identifier: MIT
"""The numbers of `weights.toml`, by which an opponent judges positions; the file explains them.

A sign is something in a position by which players judge it, such as points (see `win_chances`).
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import tuned
from wizardtable.games.anludim.mind.win_chances import SIGN_COUNT

Signs: TypeAlias = tuple[float, ...]
"""By number of a sign (see `win_chances`), the weight of the sign."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of `weights.toml`. The file explains them, and its keys are the names of the
    fields.

    The weights of signs differ between the base game and the expert game, and between two players
    and more.
    """

    learned: float
    draws_two: float
    passes: float
    spending: float
    yields: float
    sure: float
    again: Signs = field(metadata=tuned.list_field(4))
    base_two: Signs = field(metadata=tuned.list_field(SIGN_COUNT))
    base_more: Signs = field(metadata=tuned.list_field(SIGN_COUNT))
    expert_two: Signs = field(metadata=tuned.list_field(SIGN_COUNT))
    expert_more: Signs = field(metadata=tuned.list_field(SIGN_COUNT))

    def again_of(self, seats: int) -> float:
        """Returns the chance (0–1) that the winner of a round also wins the next one, for this many
        seats."""
        return self.again[seats - 2]

    def signs(self, expert: bool, seats: int) -> Signs:
        """Returns the weights of the signs for this game and number of seats.

        Two players have weights of their own, because one of them gains exactly what the other one
        loses.
        """
        if expert:
            return self.expert_two if seats == 2 else self.expert_more
        return self.base_two if seats == 2 else self.base_more


WEIGHTS: Final = tuned.read(Path(__file__).parents[1] / "weights.toml", Weights)
weights_of: Final = tuned.by_level(WEIGHTS)
"""Returns the numbers that a level uses; a level may replace some of them."""
