# SPDX-License-Identifier: MIT
"""What it is worth to stand on a space: its points at the end of the round, and what it opens."""

from functools import cache
from typing import Final

from wizardtable.games.elfenwizards.components import (
    DEFEAT_BOXES,
    DRUID,
    DRUIDS,
    GRAND_DRUID,
    MAGICIAN,
    MAGICIANS,
    NECROMANCER,
    NECROMANCERS,
    POINTS,
    SORCERER,
    SORCERERS,
)

RISES: Final[tuple[float, ...]] = (0.5, 0.45, 0.45, 0.5)
"""By level, how often a wizard who begins a round there rises in it."""

USUAL: Final = 4
"""Titles that stay vacant in a round, besides the highest, until defeated wizards take them."""

_DEFEATED: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 2), (3, 4))
"""By level, the defeated wizards who come before theirs to a vacant title, and their own number."""

DRAGON: Final = 0.5
"""Points that the dragon is worth to the retired Grand Druid's guild."""

LASTS: Final[tuple[float, ...]] = (0.0, 0.3)
"""By the rounds that follow, the share of its later points by which a place is better than a
Magician's; none if more follow. Who stands high has to win there again with the same seven dice: in
3,000 games of minds with equal knowledge, a better place was worth nothing two rounds later."""

_ABOVE: Final = (GRAND_DRUID, DRUIDS[0], SORCERERS[0], NECROMANCERS[0])
_SPACES: Final = (DRUIDS, SORCERERS, NECROMANCERS, MAGICIANS)

STAYS: Final = 0.7
"""Share of the grey tokens that are still there a round later."""


@cache
def stain(rounds: int) -> float:
    """Points that a grey token costs, before a round is scored that so many others follow."""
    return sum(STAYS**later for later in range(rounds + 1))


def fills(level: int, vacant: int) -> float:
    """How often a wizard defeated on a level takes one of so many vacant titles."""
    before, own = _DEFEATED[level]
    return min(1.0, max(0.0, (vacant - before) / own))


@cache
def worth(rounds: int, vacant: int = USUAL, *, naive: bool = False) -> tuple[float, ...]:
    """By place, the points that a wizard brings who is there at the end of a round, in this round
    and the so many that follow. In a defeat box: where he is before titles are filled, of which
    so many are vacant. A naive player believes that who stands high will stay there."""
    values = [0.0] * len(POINTS)
    then = later(rounds, naive)
    for place, points in enumerate(POINTS):
        values[place] = points + then[place]
    necromancer, magician = values[NECROMANCERS[0]], values[MAGICIANS[0]]
    for level, box in enumerate(DEFEAT_BOXES):
        demoted = magician - (stain(rounds) if level <= SORCERER else 0.0)
        share = fills(level, vacant)
        values[box] = share * necromancer + (1.0 - share) * demoted
    return tuple(values)


@cache
def later(rounds: int, naive: bool) -> tuple[float, ...]:
    """By place, the points that a wizard there brings in the rounds that follow."""
    values = [0.0] * len(POINTS)
    if rounds == 0:
        return tuple(values)
    then = worth(rounds - 1, naive=naive)
    for level in (DRUID, SORCERER, NECROMANCER, MAGICIAN):
        below = then[MAGICIANS[0]] if level == MAGICIAN else then[DEFEAT_BOXES[level]]
        value = RISES[level] * then[_ABOVE[level]] + (1.0 - RISES[level]) * below
        for space in _SPACES[level]:
            values[space] = value
    values[GRAND_DRUID] = values[MAGICIANS[0]] - 1.0 + DRAGON
    base = values[MAGICIANS[0]]
    lasts = 1.0 if naive else LASTS[rounds] if rounds < len(LASTS) else 0.0
    return tuple([base + lasts * (value - base) for value in values])


@cache
def rise(level: int, rounds: int, vacant: int = USUAL, *, naive: bool = False) -> float:
    """Points gained by rising from a level, against not rising."""
    values = worth(rounds, vacant, naive=naive)
    below = MAGICIANS[0] if level == MAGICIAN else DEFEAT_BOXES[level]
    return values[_ABOVE[level]] - values[below]
