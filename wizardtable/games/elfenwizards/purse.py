# SPDX-License-Identifier: MIT
"""What minor spells are worth: a point each in the end, and until then a spell for any place."""

from typing import Final

from wizardtable.games.elfenwizards.components import MINOR_SPELLS, RECOVERY

SPENT: Final = 0.45
"""Share of its minor spells that a guild spends in a round, roughly."""

_USES: Final[tuple[float, ...]] = (0.9, 0.7, 0.5, 0.35, 0.2, 0.1, 0.0)
"""What each further minor spell in front is worth beyond its point while there are rounds to come:
the first take the titles that nobody contends for."""

_BOXED: Final = 0.45
"""What one in the box is worth then."""

_TOTALS: Final[tuple[float, ...]] = tuple(
    count + sum(_USES[:count], 0.0) for count in range(MINOR_SPELLS + 1)
)


def purse(front: float, boxed: float, rounds: int) -> float:
    """Points that minor spells are worth, in front of a seat and in the box, at the end of a round
    that so many others follow."""
    if not rounds:
        return front
    whole = min(int(front), MINOR_SPELLS - 1)
    value = _TOTALS[whole] + (front - whole) * (_TOTALS[whole + 1] - _TOTALS[whole])
    return value + _BOXED * boxed


def recovered(front: float, boxed: float, dice: float, rounds: int) -> float:
    """The same before dice of so many points buy some of them back."""
    back = min(dice / RECOVERY, boxed)
    return purse(front + back, boxed - back, rounds)
