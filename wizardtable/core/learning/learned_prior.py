# SPDX-License-Identifier: MIT
"""What searches taught a prior: which choices they look at more, or less, than at first sight.

A game's module `mind.turn_features` says which of many simple statements hold for a decision
(“the third round”, “two sapphires”), and which choice each action is. Every statement
that holds adds its weight to every choice. The weights are whole numbers in the game's
`learned.toml`, fitted by `python -m lab.train` to the visits of searches.
"""

from wizardtable.core.learning.lanes import Lanes


class LearnedPrior:
    """What was taught about one kind of decision.

    Attributes:
        start: of each choice the weight that it always has; `rows`: by statement, the weight that
            it adds to each choice.
        scale: the weight that makes a choice e times as likely to be looked at.
    """

    __slots__ = ("_lanes", "rows", "scale", "start")

    def __init__(self, start: list[int], rows: list[list[int]], scale: float) -> None:
        self.start = start
        self.rows = rows
        self.scale = scale
        self._lanes = Lanes(rows, start)

    def leans(self, statements: list[int]) -> list[float]:
        """Returns by choice the logarithm of how many times as much it is looked at as its gain
        says, where these statements hold, which are named by their numbers."""
        scale = self.scale
        return [total / scale for total in self._lanes.sums_of(statements)]
