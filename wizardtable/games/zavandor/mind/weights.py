# SPDX-License-Identifier: MIT
"""The weights with which an opponent judges; `weights.toml` holds and explains them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardtable.core import tuned


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights for the length of matches, the price of points, and bids."""

    learned: float
    learned_prior: float
    both: float
    broken: float
    closing: float
    outbid: float
    pairs: float
    last: float
    short_rounds: float
    usual_rounds: float
    short_price: float
    beyond: float
    soonest: float
    slower: float
    shift: float
    duel_shift: float
    spread: float
    spread_round: float
    denial: float
    mask: float
    harm: float
    gift: float
    duel_surplus: float
    torn_down: float
    sure: float
    certain: float
    hopeless: float
    unlikely: float
    jump: float
    haste: float
    doubt: float


WEIGHTS: Final = tuned.read(Path(__file__).parents[1] / "weights.toml", Weights)
weights_of: Final = tuned.by_level(WEIGHTS)
"""Returns the weights of a level."""
