# SPDX-License-Identifier: MIT
"""Win chances that grow exponentially with merits, and priors that grow so with gains."""

from collections.abc import Sequence
from math import exp


def softmax(merits: Sequence[float], scale: float = 1.0) -> list[float]:
    """Returns win chances that add up to 1, from merits. At least one merit must be finite.

    A difference of `scale` (above 0) in merit makes a chance e times as large. A merit of minus
    infinity has no chance.

    >>> [round(chance, 2) for chance in softmax([3.0, 1.0], 2.0)]
    [0.73, 0.27]
    """
    best = max(merits)
    weights = [exp((merit - best) / scale) for merit in merits]
    total = sum(weights)
    return [weight / total for weight in weights]


def prior_of(gains: Sequence[float], breadth: float, out_of_sight: float) -> list[float]:
    """Returns a weight for each action, from the action's gain in points. The best one has 1.

    A difference of `breadth` points (above 0) in gain makes a weight e times as large. An action
    that gains at least `out_of_sight` points less than the best has the weight 0, so that the
    search never tries it.

    >>> [round(weight, 2) for weight in prior_of([3.0, 2.0, 0.0], 1.0, 2.5)]
    [1.0, 0.37, 0.0]
    """
    best = max(gains)
    least = best - out_of_sight
    return [exp((gain - best) / breadth) if gain > least else 0.0 for gain in gains]
