# SPDX-License-Identifier: MIT
"""A learned correction of a prior, the first guess at how often a search will visit each action.

A game's module `mind.turn_features` lists simple statements about a decision ("the third round",
"two sapphires"). It also sorts the game's actions into kinds, the choices. For a decision, the
module says which statements are true, and to which choice each action belongs. Every true statement
adds a weight to each choice. The weights are whole numbers in the game's `learned.toml`, fitted by
`python -m lab.train` to the visits of searches.
"""

from wizardtable.core.learning.lanes import Lanes


class LearnedPrior:
    """The learned weights for decisions.

    Attributes:
        start: the weight that each choice always has, by choice.
        rows: the weights that each true statement adds, by statement and choice.
        scale: an additional weight of this size makes the prior of a choice e times as large.
    """

    __slots__ = ("_lanes", "rows", "scale", "start")

    def __init__(self, start: list[int], rows: list[list[int]], scale: float) -> None:
        self.start = start
        self.rows = rows
        self.scale = scale
        self._lanes = Lanes(rows, start)

    def leans(self, statements: list[int]) -> list[float]:
        """Returns, by choice, the logarithm of the factor that corrects the choice's prior.

        `statements` are the indices of the true statements.
        """
        scale = self.scale
        return [total / scale for total in self._lanes.sums_of(statements)]
