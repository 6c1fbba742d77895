# SPDX-License-Identifier: MIT
"""Styles of opponents: different ways to play at the same strength.

The numbers of a style are in the game's `styles.toml`, with a table for each style. The game's
module `mind.style` says what their names mean. A style without a table plays like the level itself.
What players read as the name of a style is the game's own (`GameSpec.styles`), for nobody bids in a
game without auctions.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from wizardtable.core import data_file
from wizardtable.core.agent import Level
from wizardtable.core.text import N_, Message

A = TypeVar("A")
"""An action, or an entry of a menu that stands for one."""

V = TypeVar("V")
"""What a game looks at to say how an action or a position is liked, such as its state."""

Leanings: TypeAlias = tuple[tuple[str, float], ...]
"""Pairs of a name and a number, which a style adds to a level (`Level.style`)."""

BALANCED: Final = "balanced"

MOST: Final = 5.0
"""The largest number of a style, in either direction; a larger one is taken for a mistake."""

IDS: Final = (BALANCED, "hoarder", "bidder", "raider", "builder")
"""What the styles are called in files and on the command line, the same in every game."""


@dataclass(frozen=True, slots=True)
class Style:
    """A style as a game shows it.

    Attributes:
        id: one of `IDS`.
        title: what the game calls the style, in one or two words.
        about: a sentence on how the style shows in the game.
    """

    id: str
    title: Message
    about: Message


PLAIN: Final = Style(BALANCED, N_("style", "Balanced"), N_("style", "No particular style."))
"""A style that does not show in a game."""


@cache
def leanings(package: str, style: str) -> Leanings:
    """Returns what a style adds to the levels of the game in this package.

    Raises KeyError if there is no such style, and DataError for a mistake in the file.
    """
    if style not in IDS:
        raise KeyError(style)
    folder = import_module(package).__file__
    assert folder is not None
    path = Path(folder).with_name("styles.toml")
    if not path.is_file():
        return ()
    values = data_file.read(path).section(style)
    return tuple((name, values.number(name, -MOST, MOST)) for name in values.names())


def swayed(chances: Sequence[float], leans: Sequence[float]) -> list[float]:
    """Returns chances of winning as a player sees them who likes some positions better.

    Each chance is multiplied by e to the power of its lean; then they are scaled to the sum 1.

    >>> swayed([0.5, 0.5], [0.0, 0.0])
    [0.5, 0.5]
    """
    weights = [chance * exp(lean) for chance, lean in zip(chances, leans, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def tilted(
    liking: Callable[[V, A, Level], float],
    view: V,
    actions: Sequence[A],
    gains: list[float],
    level: Level,
    share: float = 1.0,
) -> list[float]:
    """Returns the gains of actions as a player of the level's style sees them.

    `liking` returns how much the style adds to the gain of an action; `share` says how much of
    that is added. Without a style the gains stay as they are.
    """
    if not level.style:
        return gains
    return [
        gain + share * liking(view, action, level)
        for action, gain in zip(actions, gains, strict=True)
    ]


def swayed_by(
    lean: Callable[[V, int, Level], float], view: V, chances: list[float], level: Level
) -> list[float]:
    """Returns chances of winning as a player of the level's style sees them.

    `lean` returns how much the style likes the position of a seat (see `swayed`). Without a style
    the chances stay as they are.
    """
    if not level.style:
        return chances
    return swayed(chances, [lean(view, seat, level) for seat in range(len(chances))])
