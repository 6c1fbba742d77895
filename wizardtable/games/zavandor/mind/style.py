# SPDX-License-Identifier: MIT
"""How a style shows in Zavandor: what its owner likes to do and to have, beyond what it is worth.

Names of `styles.toml`, each 0 where nothing is said:
    bids: share of what a lot is worth by which one bids further; `denies`: as much as this of what
    a lot is worth to the one rival is worth to keep it from them, beyond the usual.
In points of the gain of an action:
    gems: enchanting a gem, or keeping one; `opens`: putting a lot up; `saves`: ending
    the turn; `lore`: an advance in a domain; `joins`: a bid for a lot that another has put up.
And in the logarithm of the chance to win:
    jewels: each gem; `energy`: each 10 dust in hand; `wisdom`: each level of knowledge.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.core.agent import Level
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import State

NAMES: Final = frozenset(
    {
        "bids",
        "denies",
        "gems",
        "opens",
        "lore",
        "saves",
        "joins",
        "jewels",
        "energy",
        "wisdom",
    }
)
"""All that `styles.toml` may name."""


@dataclass(frozen=True, slots=True)
class Leanings:
    """What of a style concerns the worth of lots, as in `NAMES`."""

    bids: float = 0.0
    denies: float = 0.0


PLAIN: Final = Leanings()


def manner(level: Level) -> Leanings:
    """The manner of a level's style."""
    if not level.style:
        return PLAIN
    return Leanings(level.leaning("bids"), level.leaning("denies"))


LIGHTLY: Final = 0.4
"""How much of their likings those follow who see few of the rounds to come: the whole of them would
outweigh what little they see."""


def liking(state: State, action: moves.Action, level: Level) -> float:
    """Returns what the level\'s style adds to the gain of an action, in points."""
    if isinstance(action, moves.Bid):
        return level.leaning("joins") if state.mover != state.active else 0.0
    liked = _LIKED.get(type(action))
    return 0.0 if liked is None else liked[1] * level.leaning(liked[0])


_LIKED: Final[dict[type, tuple[str, float]]] = {
    moves.Enchant: ("gems", 1.0),
    moves.Disenchant: ("gems", -1.0),
    moves.OpenAuction: ("opens", 1.0),
    moves.Advance: ("lore", 1.0),
    moves.FreeAdvance: ("lore", 1.0),
    moves.EndTurn: ("saves", 1.0),
}
"""By class of action, the name of what is liked about it, and how much of that it is."""


def lean(state: State, seat: int, level: Level) -> float:
    """Returns how much the level\'s style likes the position of a seat."""
    gems = sum(state.spiral[seat]) + sum(state.pentagon[seat])
    return (
        level.leaning("jewels") * gems
        + level.leaning("energy") * (state.dust[seat] + 6.0 * len(state.hands[seat])) / 10.0
        + level.leaning("wisdom") * sum(state.levels[seat])
    )
