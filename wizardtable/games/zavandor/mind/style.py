# SPDX-License-Identifier: MIT
"""The preferences of a playing style in Zavandor, which change the computed value of an action.

`styles.toml` can give these numbers for each style; a missing number is 0. Shares of a lot's value:

- `bids`: the share by which the opponent bids above the value.
- `denies`: the share of a rival's value that keeping the lot from that rival is worth, added to
`denial` in `weights.toml`.

Points added to the gain of an action:

- `gems`: enchanting a gem, or keeping one.
- `opens`: opening an auction.
- `saves`: ending the turn.
- `lore`: an advance in a domain.
- `joins`: a bid in another seat's turn.

Amounts added to the logarithm of the win chance:

- `jewels`: for each gem.
- `energy`: for each 10 dust in hand; a card counts as 6 dust.
- `wisdom`: for each level of knowledge.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.core.agent import Level
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import State

PREFERENCE_NAMES: Final = frozenset(
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
"""All names that `styles.toml` may contain."""

SHORT_SIGHT_SHARE: Final = 0.4
"""The share of its preferences that a short-sighted opponent follows.

The estimates of such an opponent are small, so full preferences would outweigh them.
"""

_PREFERENCES: Final[dict[type, tuple[str, float]]] = {
    moves.Enchant: ("gems", 1.0),
    moves.Disenchant: ("gems", -1.0),
    moves.OpenAuction: ("opens", 1.0),
    moves.Advance: ("lore", 1.0),
    moves.FreeAdvance: ("lore", 1.0),
    moves.EndTurn: ("saves", 1.0),
}
"""The preference for each class of action, and the factor that multiplies its points."""


@dataclass(frozen=True, slots=True)
class Leanings:
    """The numbers of a style that change bids: `bids` and `denies`, see the module's head."""

    bids: float = 0.0
    denies: float = 0.0


PLAIN: Final = Leanings()
"""The numbers of an opponent without a style."""


def bid_leanings(level: Level) -> Leanings:
    """Returns the numbers of the level's style that change bids."""
    if not level.style:
        return PLAIN
    return Leanings(level.leaning("bids"), level.leaning("denies"))


def action_liking(state: State, action: moves.Action, level: Level) -> float:
    """Returns the points that the level's style adds to the gain of an action."""
    if isinstance(action, moves.Bid):
        return level.leaning("joins") if state.mover != state.active else 0.0
    preference = _PREFERENCES.get(type(action))
    return 0.0 if preference is None else preference[1] * level.leaning(preference[0])


def seat_liking(state: State, seat: int, level: Level) -> float:
    """Returns the amount that the level's style adds to the logarithm of a seat's win chance."""
    gems = sum(state.spiral[seat]) + sum(state.pentagon[seat])
    return (
        level.leaning("jewels") * gems
        + level.leaning("energy") * (state.dust[seat] + 6.0 * len(state.hands[seat])) / 10.0
        + level.leaning("wisdom") * sum(state.levels[seat])
    )
