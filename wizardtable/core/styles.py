# SPDX-License-Identifier: MIT
"""How opponents play that are equally strong: what each style adds to what a game's mind weighs.

The numbers are in `styles.toml` of each game, a table for each style; what their names mean, the
game's module `mind.style` says. A style without a table plays as the level does by itself.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import data_file
from wizardtable.core.text import N_, Message

PLAIN: Final = N_("style", "Leans neither one way nor the other.")
"""How it shows that nothing does."""

Leanings: TypeAlias = tuple[tuple[str, float], ...]
"""Numbers by name, as a style adds them to a level."""

BALANCED: Final = "balanced"

MOST: Final = 5.0
"""Beyond this a number would not be a leaning but a mistake."""

TITLES: Final[dict[str, Message]] = {
    BALANCED: N_("style", "Balanced"),
    "hoarder": N_("style", "Hoarder"),
    "bidder": N_("style", "Bidder"),
    "raider": N_("style", "Raider"),
    "builder": N_("style", "Builder"),
}
"""By id, what a style is called."""


@cache
def leanings(package: str, style: str) -> Leanings:
    """What a style adds to a level of the game in this package; KeyError where there is no such
    style. Raises DataError."""
    TITLES[style]
    folder = import_module(package).__file__
    assert folder is not None
    path = Path(folder).with_name("styles.toml")
    if not path.is_file():
        return ()
    values = data_file.read(path).section(style)
    return tuple((name, values.number(name, -MOST, MOST)) for name in values.names())


def swayed(chances: Sequence[float], leans: Sequence[float]) -> list[float]:
    """Chances to win as one sees them who likes what he has: each grows by the factor e for a lean
    of 1, and they are shares of the whole again.

    >>> swayed([0.5, 0.5], [0.0, 0.0])
    [0.5, 0.5]
    """
    weights = [chance * exp(lean) for chance, lean in zip(chances, leans, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]
