# SPDX-License-Identifier: MIT
"""How a style shows in Anludim: what its owner likes to do and to have, beyond what it is worth.

Names of `styles.toml`, in points of the gain of an action:
    draws: drawing two unseen cards; `takes`: taking an open one.
    larger: each card or group of a combination beyond what is needed for its professor.
    robs: winning a professor from a rival; `settles`: winning one whom nobody has.
And in the logarithm of the chance to win:
    cards: each card in hand; `safety`: each card or group of what holds a professor, beyond the
    smallest; `held`: each professor; `collected`: each kind collected.
"""

from typing import Any, Final

from wizardtable.core.agent import Level
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST
from wizardtable.games.anludim.mind.gains import GROUP, Gains
from wizardtable.games.anludim.rules.moves import DrawTwo, Enlarge, Lay, TakeOpen
from wizardtable.games.anludim.rules.state import State

NAMES: Final = frozenset(
    {"draws", "takes", "larger", "robs", "settles", "cards", "safety", "held", "collected"}
)
"""All that `styles.toml` may name."""


def liking(gains: Gains, entry: Any, level: Level) -> float:
    """Returns what the level\'s style adds to the gain of an action, in points."""
    if isinstance(entry, DrawTwo):
        return level.leaning("draws")
    if isinstance(entry, TakeOpen):
        return level.leaning("takes")
    if isinstance(entry, tuple):
        discipline, size, _ = entry
    elif isinstance(entry, Lay):
        discipline, size = entry.discipline, len(entry.cards) // GROUP[entry.discipline]
    elif isinstance(entry, Enlarge):
        own = gains.state.combination(gains.seat, entry.serial)
        assert own is not None
        discipline, size = own.discipline, len(entry.cards) // GROUP[own.discipline]
    else:
        return 0.0
    state = gains.state
    best = state.best[discipline]
    beyond: int = size - (best[0] if best else SMALLEST[discipline])
    liking = level.leaning("larger") * max(0, beyond)
    holder = state.holders[discipline]
    if holder < 0:
        return liking + level.leaning("settles")
    return liking if holder == gains.seat else liking + level.leaning("robs")


def lean(state: State, seat: int, level: Level) -> float:
    """Returns how much the level\'s style likes the position of a seat."""
    held = [d for d, holder in enumerate(state.holders) if holder == seat]
    beyond = sum([state.best[d][0] - SMALLEST[d] for d in held])
    collected = sum([bool(objects) for objects in state.objects[seat]])
    return (
        level.leaning("cards") * len(state.hands[seat])
        + level.leaning("safety") * beyond
        + level.leaning("held") * len(held)
        + level.leaning("collected") * collected
    )
