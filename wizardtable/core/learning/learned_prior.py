# SPDX-License-Identifier: MIT
"""A learned correction of a prior: searches visit some choices more, or less, than it expects.

A game's module `mind.turn_features` lists simple statements about a decision ("the third round",
"two sapphires"). It says which of them are true, and which choice each action is. Every true
statement adds a weight to each choice. The weights are whole numbers in the game's `learned.toml`,
fitted by `python -m lab.train` to the visits of searches.
"""

from wizardtable.core.learning.lanes import Lanes


class LearnedPrior:
    """The learned weights for decisions.

    Attributes:
        start: the constant weight of each choice, by choice.
        rows: the weights that each statement adds, by statement and choice.
        scale: the weight that makes the search visit a choice e times as often.
    """

    __slots__ = ("_lanes", "rows", "scale", "start")

    def __init__(self, start: list[int], rows: list[list[int]], scale: float) -> None:
        self.start = start
        self.rows = rows
        self.scale = scale
        self._lanes = Lanes(rows, start)

    def leans(self, statements: list[int]) -> list[float]:
        """Returns the logarithm of the factor for the prior of each choice, by choice.

        `statements` are the indices of the true statements.
        """
        scale = self.scale
        return [total / scale for total in self._lanes.sums_of(statements)]
