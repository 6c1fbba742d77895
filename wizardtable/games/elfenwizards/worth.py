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

RISES: Final = (0.5, 0.5, 0.5, 0.6)
"""By level, how often a wizard who begins a round there rises in it."""

FILLS: Final = (0.6, 0.45, 0.3)
"""By level, how often a defeated wizard finds a vacant title, mostly a Necromancer's."""

DRAGON: Final = 0.5
"""Points that the dragon is worth to the retired Grand Druid's guild."""

_ABOVE: Final = (GRAND_DRUID, DRUIDS[0], SORCERERS[0], NECROMANCERS[0])
_SPACES: Final = (DRUIDS, SORCERERS, NECROMANCERS, MAGICIANS)

STAYS: Final = 0.7
"""Share of the grey tokens that are still there a round later."""


@cache
def stain(rounds: int) -> float:
    """Points that a grey token costs, before a round is scored that so many others follow."""
    return sum(STAYS**later for later in range(rounds + 1))


@cache
def worth(rounds: int) -> tuple[float, ...]:
    """By place, the points that a wizard brings who is there at the end of a round, in this round
    and the so many that follow. In a defeat box: where he is before titles are filled."""
    values = [0.0] * len(POINTS)
    before = later(rounds)
    for place, points in enumerate(POINTS):
        values[place] = points + before[place]
    necromancer, magician = values[NECROMANCERS[0]], values[MAGICIANS[0]]
    for level, box in enumerate(DEFEAT_BOXES):
        demoted = magician - (stain(rounds) if level <= SORCERER else 0.0)
        values[box] = FILLS[level] * necromancer + (1.0 - FILLS[level]) * demoted
    return tuple(values)


@cache
def later(rounds: int) -> tuple[float, ...]:
    """By place, the points that a wizard there brings in the rounds that follow."""
    values = [0.0] * len(POINTS)
    if rounds == 0:
        return tuple(values)
    then = worth(rounds - 1)
    for level in (DRUID, SORCERER, NECROMANCER, MAGICIAN):
        below = then[MAGICIANS[0]] if level == MAGICIAN else then[DEFEAT_BOXES[level]]
        value = RISES[level] * then[_ABOVE[level]] + (1.0 - RISES[level]) * below
        for space in _SPACES[level]:
            values[space] = value
    values[GRAND_DRUID] = values[MAGICIANS[0]] - 1.0 + DRAGON
    return tuple(values)


@cache
def rise(level: int, rounds: int) -> float:
    """Points gained by rising from a level, against not rising."""
    values = worth(rounds)
    below = MAGICIANS[0] if level == MAGICIAN else DEFEAT_BOXES[level]
    return values[_ABOVE[level]] - values[below]
