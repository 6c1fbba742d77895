# SPDX-License-Identifier: MIT
"""Adjusts chances before people see them: a level that is too sure of itself has them tempered.

Temperature scaling divides the logarithms of the chances by `Level.temperature`, a number of each
level at each table. Opponents think with their own chances, without it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wizardtable.core.agent import Decision, Level


def tempered(chances: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Returns the chances of all seats at a temperature above 0; together they are 1.

    The chances given are 0–1, and not all 0.

    >>> [round(chance, 2) for chance in tempered((0.9, 0.1), 2.0)]
    [0.75, 0.25]
    >>> tempered((1.0, 0.0), 2.0)
    (1.0, 0.0)
    """
    powers = [chance ** (1.0 / temperature) for chance in chances]
    total = sum(powers)
    return tuple([power / total for power in powers])


def tempered_chance(chance: float, seats: int, temperature: float) -> float:
    """Returns the chance (0–1) of one of several seats at a temperature.

    All other seats are taken to have equal shares of the rest.

    >>> round(tempered_chance(0.98, 2, 2.0), 3)
    0.875
    >>> round(tempered_chance(0.25, 4, 2.0), 3)
    0.25
    """
    if not 0.0 < chance < 1.0 or seats < 2:
        return chance
    rest = (1.0 - chance) / (seats - 1)
    return tempered((chance, *[rest] * (seats - 1)), temperature)[0]


def calibrated(decision: Decision[Any], level: Level, seats: int) -> Decision[Any]:
    """Returns the decision of a level at a table with this many seats, with tempered chances."""
    temperature = level.at(seats).temperature
    if temperature == 1.0 or not decision.stats.values:
        return decision
    values = [tempered_chance(v, seats, temperature) for v in decision.stats.values]
    return replace(decision, stats=replace(decision.stats, values=tuple(values)))
