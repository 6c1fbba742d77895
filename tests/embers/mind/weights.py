# SPDX-License-Identifier: MIT
"""The numbers that the brain of Embers judges by."""

from dataclasses import dataclass
from pathlib import Path

from wizardtable.core import tuned

FILE = Path(__file__).parents[1] / "weights.toml"


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of `weights.toml`, which says what they mean."""

    high: float
    takes: float


WEIGHTS = tuned.read(FILE, Weights)

weights_of = tuned.by_level(WEIGHTS)
"""Returns the numbers as a level has them."""
