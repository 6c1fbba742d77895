# SPDX-License-Identifier: MIT
"""Turns merits into win chances, and gains of actions into a prior, by exponential functions."""

from collections.abc import Sequence
from math import exp


def softmax(merits: Sequence[float], scale: float = 1.0) -> list[float]:
    """Returns a win chance for each merit. The chances add up to 1.

    A difference of `scale` (above 0) in merit makes a chance e times as large. A merit of minus
    infinity gives the chance 0. At least one merit must be finite.

    >>> [round(chance, 2) for chance in softmax([3.0, 1.0], 2.0)]
    [0.73, 0.27]
    """
    best = max(merits)
    weights = [exp((merit - best) / scale) for merit in merits]
    total = sum(weights)
    return [weight / total for weight in weights]


def prior_of(gains: Sequence[float], breadth: float, out_of_sight: float) -> list[float]:
    """Returns a weight for each action, from the action's gain in points. The best has weight 1.

    A difference of `breadth` points (above 0) in gain makes a weight e times as large. An action
    that gains at least `out_of_sight` points less than the best has the weight 0, so that the
    search never tries it.

    >>> [round(weight, 2) for weight in prior_of([3.0, 2.0, 0.0], 1.0, 2.5)]
    [1.0, 0.37, 0.0]
    """
    best = max(gains)
    least = best - out_of_sight
    return [exp((gain - best) / breadth) if gain > least else 0.0 for gain in gains]
