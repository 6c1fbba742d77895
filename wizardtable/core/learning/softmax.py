# SPDX-License-Identifier: MIT
"""Chances and priors that grow exponentially with what speaks for a seat or an action."""

from collections.abc import Sequence
from math import exp


def softmax(merits: Sequence[float], scale: float = 1.0) -> list[float]:
    """Returns chances, together 1, that grow e times with each `scale` (above 0) of merit. A merit
    of minus infinity has none; at least one is finite.

    >>> [round(chance, 2) for chance in softmax([3.0, 1.0], 2.0)]
    [0.73, 0.27]
    """
    best = max(merits)
    weights = [exp((merit - best) / scale) for merit in merits]
    total = sum(weights)
    return [weight / total for weight in weights]


def prior_of(gains: Sequence[float], breadth: float, out_of_sight: float) -> list[float]:
    """Returns a weight for each action, 1 for the best, that grows e times with each `breadth`
    (points, above 0) of gain; 0 for actions that gain at least `out_of_sight` points less than the
    best, which do not come to mind.

    >>> [round(weight, 2) for weight in prior_of([3.0, 2.0, 0.0], 1.0, 2.5)]
    [1.0, 0.37, 0.0]
    """
    best = max(gains)
    least = best - out_of_sight
    return [exp((gain - best) / breadth) if gain > least else 0.0 for gain in gains]
