# SPDX-License-Identifier: MIT
"""Adjusts win chances before people see them, because some levels are too sure of themselves.

Temperature scaling divides the logarithms of the chances by `Level.temperature`, a number of each
level for each size of table. A temperature above 1 brings the chances nearer to each other.
Opponents think with the chances before this scaling.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wizardtable.core.agent import Decision, Level


def tempered_chances(chances: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Returns the chances of all seats after scaling by a temperature above 0, with the sum 1.

    The given chances are 0–1, and not all 0.

    >>> [round(chance, 2) for chance in tempered_chances((0.9, 0.1), 2.0)]
    [0.75, 0.25]
    >>> tempered_chances((1.0, 0.0), 2.0)
    (1.0, 0.0)
    """
    powers = [chance ** (1.0 / temperature) for chance in chances]
    total = sum(powers)
    return tuple([power / total for power in powers])


def tempered_chance(chance: float, seats: int, temperature: float) -> float:
    """Returns the chance (0–1) of a single seat after scaling by a temperature.

    `seats` is the number of seats. The function assumes that all other seats have equal chances.

    >>> round(tempered_chance(0.98, 2, 2.0), 3)
    0.875
    >>> round(tempered_chance(0.25, 4, 2.0), 3)
    0.25
    """
    if not 0.0 < chance < 1.0 or seats < 2:
        return chance
    rest = (1.0 - chance) / (seats - 1)
    return tempered_chances((chance, *[rest] * (seats - 1)), temperature)[0]


def calibrated_decision(decision: Decision[Any], level: Level, seats: int) -> Decision[Any]:
    """Returns the decision of a level, with chances scaled by the level's temperature.

    `seats` is the number of seats at the table.
    """
    temperature = level.at(seats).temperature
    if temperature == 1.0 or not decision.stats.values:
        return decision
    values = [tempered_chance(v, seats, temperature) for v in decision.stats.values]
    return replace(decision, stats=replace(decision.stats, values=tuple(values)))
