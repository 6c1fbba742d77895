# SPDX-License-Identifier: MIT
"""The numbers by which an opponent at Sparks judges."""

from dataclasses import dataclass
from pathlib import Path

from wizardtable.core import tuned

FILE = Path(__file__).parents[1] / "weights.toml"


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of `weights.toml`, which explains them; field names are keys of the file."""

    pull: float
    swap: float


WEIGHTS = tuned.read(FILE, Weights)

weights_of = tuned.by_level(WEIGHTS)
"""Returns the numbers for a level, which may replace some of them."""
