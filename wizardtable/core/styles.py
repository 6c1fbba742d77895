# SPDX-License-Identifier: MIT
"""Styles of opponents: different ways to play at the same strength.

The numbers of a style are in the game's `styles.toml`, with a table for each style. The game's
module `mind.style` explains the names of the numbers. A style without a table plays like the level
itself. A style leans towards the actions and positions that it likes. Each game has its own titles
for the styles (`GameSpec.styles`), because a title such as "Bidder" does not fit every game.
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
"""An action, or an entry of a menu that stands for an action."""

V = TypeVar("V")
"""The value from which a game computes how much a style likes an action or a position: the game's
state, or an object computed from the state."""

Leanings: TypeAlias = tuple[tuple[str, float], ...]
"""Pairs of a name and a number. A style adds these pairs to a level (`Level.style`)."""

BALANCED: Final = "balanced"

MAX_LEANING: Final = 5.0
"""The largest absolute value of a style's number. A larger one in the file is a mistake."""

STYLE_IDS: Final = (BALANCED, "hoarder", "bidder", "raider", "builder")
"""The ids of the styles in files and on the command line, the same in every game."""


@dataclass(frozen=True, slots=True)
class Style:
    """A style as a game shows it.

    Attributes:
        id: one of `STYLE_IDS`.
        title: the game's name for the style, one or two words.
        about: a sentence about the style's effect in the game.
    """

    id: str
    title: Message
    about: Message


BALANCED_STYLE: Final = Style(
    BALANCED, N_("style", "Balanced"), N_("style", "No particular style.")
)
"""A style without an effect in the game."""


@cache
def style_numbers(package: str, style: str) -> Leanings:
    """Returns the numbers that a style adds to the levels of the game in this package.

    Raises:
        KeyError: there is no such style.
        DataError: the game's `styles.toml` has a mistake.
    """
    if style not in STYLE_IDS:
        raise KeyError(style)
    folder = import_module(package).__file__
    assert folder is not None
    path = Path(folder).with_name("styles.toml")
    if not path.is_file():
        return ()
    values = data_file.read(path).section(style)
    return tuple((name, values.number(name, -MAX_LEANING, MAX_LEANING)) for name in values.names())


def leaning_chances(chances: Sequence[float], leans: Sequence[float]) -> list[float]:
    """Returns the win chances, by seat, changed by a style's liking for the seats' positions.

    `chances` has the win chance of each seat. `leans` has a number for each seat: how much the
    style likes the seat's position. Each chance is multiplied by e to the power of its lean. Then
    all chances are scaled to the sum 1.

    >>> leaning_chances([0.5, 0.5], [0.0, 0.0])
    [0.5, 0.5]
    """
    weights = [chance * exp(lean) for chance, lean in zip(chances, leans, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def styled_gains(
    liking: Callable[[V, A, Level], float],
    view: V,
    actions: Sequence[A],
    gains: list[float],
    level: Level,
    share: float = 1.0,
) -> list[float]:
    """Returns the gain of each action, with the addition of the level's style.

    `liking` returns the style's addition for `view`, an action and the level. The addition is
    multiplied by `share`. For a level without a style the gains are unchanged.
    """
    if not level.style:
        return gains
    return [
        gain + share * liking(view, action, level)
        for action, gain in zip(actions, gains, strict=True)
    ]


def styled_chances(
    lean: Callable[[V, int, Level], float], view: V, chances: list[float], level: Level
) -> list[float]:
    """Returns the win chances, by seat, as the level's style sees them.

    `lean` returns how much the style likes the position of a seat (see `leaning_chances`). For a
    level without a style the chances are unchanged.
    """
    if not level.style:
        return chances
    return leaning_chances(chances, [lean(view, seat, level) for seat in range(len(chances))])
