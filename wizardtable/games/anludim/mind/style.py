# SPDX-License-Identifier: MIT
"""The styles of Anludim: what a style adds to the gain of an action and to a win chance.

Names in `styles.toml`, in points of the gain of an action:
    draws: drawing two unseen cards.
    takes: taking an open card.
    larger: each card or group of a combination beyond what its professor needs.
    robs: winning a professor from a rival.
    settles: winning a professor from the board.

And in the logarithm of the win chance:
    cards: each card in hand.
    safety: each card or group beyond the smallest size, in a combination that holds a professor.
    held: each professor.
    collected: each kind collected.
"""

from typing import Any, Final

from wizardtable.core.agent import Level
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST_SIZES
from wizardtable.games.anludim.mind.gains import CARDS_PER_UNIT, Gains
from wizardtable.games.anludim.rules.moves import DrawTwo, Enlarge, Lay, TakeOpen
from wizardtable.games.anludim.rules.state import State

PREFERENCE_NAMES: Final = frozenset(
    {"draws", "takes", "larger", "robs", "settles", "cards", "safety", "held", "collected"}
)
"""All names that `styles.toml` may use."""


def action_liking(gains: Gains, entry: Any, level: Level) -> float:
    """Returns the points that the level's style adds to the gain of an action or offer.

    `entry` is the action, or a combination that can be laid (see `CombinationValues`). The result
    is 0 for any other action.
    """
    if isinstance(entry, DrawTwo):
        return level.leaning("draws")
    if isinstance(entry, TakeOpen):
        return level.leaning("takes")
    if isinstance(entry, tuple):
        discipline, size, _ = entry
    elif isinstance(entry, Lay):
        discipline, size = entry.discipline, len(entry.cards) // CARDS_PER_UNIT[entry.discipline]
    elif isinstance(entry, Enlarge):
        own = gains.state.combination(gains.seat, entry.serial)
        assert own is not None
        discipline, size = own.discipline, len(entry.cards) // CARDS_PER_UNIT[own.discipline]
    else:
        return 0.0
    state = gains.state
    best = state.best[discipline]
    surplus: int = size - (best[0] if best else SMALLEST_SIZES[discipline])
    total = level.leaning("larger") * max(0, surplus)
    holder = state.holders[discipline]
    if holder < 0:
        return total + level.leaning("settles")
    return total if holder == gains.seat else total + level.leaning("robs")


def seat_liking(state: State, seat: int, level: Level) -> float:
    """Returns the number that the level's style adds to the logarithm of a seat's win chance."""
    held = [discipline for discipline, holder in enumerate(state.holders) if holder == seat]
    surplus = sum([state.best[discipline][0] - SMALLEST_SIZES[discipline] for discipline in held])
    collected = sum([bool(objects) for objects in state.objects[seat]])
    return (
        level.leaning("cards") * len(state.hands[seat])
        + level.leaning("safety") * surplus
        + level.leaning("held") * len(held)
        + level.leaning("collected") * collected
    )
