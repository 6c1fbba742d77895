# SPDX-License-Identifier: MIT
"""What it is worth to stand on a space, its points at the end of the round and what it opens; and
to have minor spells: a point each in the end, and until then a spell for any place."""

from typing import Final

from wizardtable.core import tuned
from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components

USUAL: Final = 4
"""Titles that stay vacant in a round, besides the highest, until defeated wizards take them."""

_DEFEATED: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 2), (3, 4))
"""By level, the defeated wizards who come before theirs to a vacant title, and their own number."""

_ABOVE: Final = (
    components.GRAND_DRUID,
    components.DRUIDS[0],
    components.SORCERERS[0],
    components.NECROMANCERS[0],
)
_SPACES: Final = (
    components.DRUIDS,
    components.SORCERERS,
    components.NECROMANCERS,
    components.MAGICIANS,
)


def fills(level: int, vacant: int) -> float:
    """How often a wizard defeated on a level takes one of so many vacant titles."""
    before, own = _DEFEATED[level]
    return min(1.0, max(0.0, (vacant - before) / own))


class Values:
    """What things are worth, reckoned once for all players who judge by the same numbers.

    Attributes:
        weights: those numbers.
    """

    __slots__ = ("_boxed", "_places", "_rises", "_stains", "_totals", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        stays, uses = weights.stays, weights.uses
        self._stains: list[float] = [
            sum([stays**later for later in range(rounds + 1)])
            for rounds in range(components.LAST_ROUND + 1)
        ]
        self._totals: list[float] = [
            count + sum(uses[:count], 0.0) for count in range(components.MINOR_SPELLS + 1)
        ]
        self._boxed: float = weights.boxed
        self._places: dict[tuple[int, int, bool], tuple[float, ...]] = {}
        self._rises: dict[tuple[int, int, int, bool], float] = {}

    def stain(self, rounds: int) -> float:
        """Points that a grey token costs, before a round is scored that so many others follow."""
        return self._stains[rounds]

    def places(self, rounds: int, vacant: int = USUAL, naive: bool = False) -> tuple[float, ...]:
        """By place, the points that a wizard brings who is there at the end of a round, in this
        round and the so many that follow. In a defeat box: where he is before titles are filled, of
        which so many are vacant. A naive player believes that who stands high will stay there."""
        known = self._places.get((rounds, vacant, naive))
        if known is not None:
            return known
        values = [0.0] * len(components.POINTS)
        then = self._later(rounds, naive)
        for place, points in enumerate(components.POINTS):
            values[place] = points + then[place]
        necromancer, magician = values[components.NECROMANCERS[0]], values[components.MAGICIANS[0]]
        for level, box in enumerate(components.DEFEAT_BOXES):
            demoted = magician - (self.stain(rounds) if level <= components.SORCERER else 0.0)
            share = fills(level, vacant)
            values[box] = share * necromancer + (1.0 - share) * demoted
        found = self._places[(rounds, vacant, naive)] = tuple(values)
        return found

    def _later(self, rounds: int, naive: bool) -> tuple[float, ...]:
        """By place, the points that a wizard there brings in the rounds that follow."""
        values = [0.0] * len(components.POINTS)
        if rounds == 0:
            return tuple(values)
        weights = self.weights
        then = self.places(rounds - 1, USUAL, naive)
        for level in (
            components.DRUID,
            components.SORCERER,
            components.NECROMANCER,
            components.MAGICIAN,
        ):
            below = (
                then[components.MAGICIANS[0]]
                if level == components.MAGICIAN
                else then[components.DEFEAT_BOXES[level]]
            )
            rises = weights.rises[level]
            value = rises * then[_ABOVE[level]] + (1.0 - rises) * below
            for space in _SPACES[level]:
                values[space] = value
        values[components.GRAND_DRUID] = values[components.MAGICIANS[0]] - 1.0 + weights.dragon
        base = values[components.MAGICIANS[0]]
        lasts = 1.0 if naive else weights.lasts[rounds] if rounds < len(weights.lasts) else 0.0
        return tuple([base + lasts * (value - base) for value in values])

    def rise(self, level: int, rounds: int, vacant: int = USUAL, naive: bool = False) -> float:
        """Points gained by rising from a level, against not rising."""
        known = self._rises.get((level, rounds, vacant, naive))
        if known is not None:
            return known
        values = self.places(rounds, vacant, naive)
        below = (
            components.MAGICIANS[0]
            if level == components.MAGICIAN
            else components.DEFEAT_BOXES[level]
        )
        gain = values[_ABOVE[level]] - values[below]
        self._rises[(level, rounds, vacant, naive)] = gain
        return gain

    def purse(self, front: float, boxed: float, rounds: int) -> float:
        """Points that minor spells are worth, in front of a seat and in the box, at the end of a
        round that so many others follow."""
        if not rounds:
            return front
        whole = min(int(front), components.MINOR_SPELLS - 1)
        totals = self._totals
        value = totals[whole] + (front - whole) * (totals[whole + 1] - totals[whole])
        return value + self._boxed * boxed

    def recovered(self, front: float, boxed: float, dice: float, rounds: int) -> float:
        """The same before dice of so many points buy some of them back."""
        back = min(dice / components.RECOVERY, boxed)
        return self.purse(front + back, boxed - back, rounds)


USUALLY: Final = Values(WEIGHTS)
"""What things are worth by the numbers of the file."""


worth_of: Final = tuned.cached_by_level(WEIGHTS, Values)
"""Returns what things are worth as a level judges."""
