# SPDX-License-Identifier: MIT
"""How a style shows in Wizard's Gambit: what its owner likes to do and to have, beyond its worth.

Names of `styles.toml`, in points of the gain of an action:
    casts: an incantation; `attacks`: an incantation or ability that is aimed at others;
    stakes: a gambit; `snatches`: completing a spell of which another may hold the last component;
    plays: a component that completes nothing.
As a share of it:
    powers: by so much more what an ability is worth is reckoned in what its spell is worth.
And in the logarithm of the chance to win:
    cards: each card in hand; `books`: what the ability on top of the book is worth, in points.
"""

from typing import Any, Final

from wizardtable.core.agent import Level
from wizardtable.games.wizards_gambit.mind.pool_values import PoolValues
from wizardtable.games.wizards_gambit.mind.values import engine
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.packed_counts import TOP, last
from wizardtable.games.wizards_gambit.rules.state import State

NAMES: Final = frozenset(
    {"casts", "attacks", "stakes", "snatches", "powers", "plays", "cards", "books"}
)
"""All that `styles.toml` may name."""

HOSTILE: Final = frozenset(
    {box.LARCENY, box.WITHERING, box.DISPEL, box.EXCHANGE_OF_MINDS, box.ECLIPSE}
)
"""Effects of incantations that are aimed at others, or at what they have laid."""

LIKELY: Final = 0.4
"""The chance from which a rival is thought to hold a component."""


def liking(reading: PoolValues, action: Any, level: Level) -> float:
    """Returns what the level\'s style adds to the gain of an action, in points."""
    if isinstance(action, moves.PlayComponent):
        left = reading.lefts[action.slot]
        if left >> TOP > 1:
            return level.leaning("plays")
        kind = last(left)
        wanted = any(reading.has(other, kind) >= LIKELY for other in reading.others)
        return level.leaning("snatches") if wanted else 0.0
    if isinstance(action, moves.Cast):
        effect = reading.state.table.effects[action.face - box.FIRST_INCANTATION]
        hostile = level.leaning("attacks") if effect in HOSTILE else 0.0
        return level.leaning("casts") + hostile
    if isinstance(action, moves.LayAura | moves.LayAnnulment | moves.Destroy):
        return level.leaning("stakes")
    if isinstance(action, moves.Drain | moves.ChooseSeat):
        return level.leaning("attacks")
    return 0.0


def lean(state: State, seat: int, level: Level) -> float:
    """Returns how much the level\'s style likes the position of a seat."""
    worth = engine(state.abilities[seat], state.scores[seat])
    return level.leaning("cards") * len(state.hands[seat]) + level.leaning("books") * worth
