# SPDX-License-Identifier: MIT
"""The styles of opponents: preferences that are added to the values of actions and positions.

Five keys of `styles.toml` give points that are added to the gain of an action:
    casts: playing an incantation.
    attacks: aiming an incantation or an ability at opponents.
    stakes: playing a gambit.
    snatches: completing a spell that an opponent could complete.
    plays: playing a component that completes nothing.

One key is a share:
    powers: the share by which the value of abilities is raised.

Two keys are added to the logarithm of the win chance:
    cards: for each card in hand.
    books: for each point of value of the ability on top of the book.
"""

from typing import Any, Final

from wizardtable.core.agent import Level
from wizardtable.games.wizards_gambit.mind.pool_values import PoolValues
from wizardtable.games.wizards_gambit.mind.values import ability_value
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.packed_counts import TOP_FIELD_SHIFT, only_type
from wizardtable.games.wizards_gambit.rules.state import State

PREFERENCE_NAMES: Final = frozenset(
    {"casts", "attacks", "stakes", "snatches", "powers", "plays", "cards", "books"}
)
"""All keys that a style in `styles.toml` may have."""

HOSTILE_EFFECTS: Final = frozenset(
    {box.LARCENY, box.WITHERING, box.DISPEL, box.EXCHANGE_OF_MINDS, box.ECLIPSE}
)
"""The effects that harm opponents, or remove components that opponents may need."""

MIN_RIVAL_CHANCE: Final = 0.4
"""A rival counts as able to play a component if that is at least this likely (0–1)."""


def action_liking(reading: PoolValues, action: Any, level: Level) -> float:
    """Returns the points that the level's style adds to the gain of an action."""
    if isinstance(action, moves.PlayComponent):
        lack = reading.lacks[action.slot]
        if lack >> TOP_FIELD_SHIFT > 1:
            return level.leaning("plays")
        kind = only_type(lack)
        is_contested = any(
            reading.chance_to_have(other, kind) >= MIN_RIVAL_CHANCE for other in reading.others
        )
        return level.leaning("snatches") if is_contested else 0.0
    if isinstance(action, moves.Cast):
        effect = reading.state.table.effects[action.face - box.FIRST_INCANTATION]
        hostile = level.leaning("attacks") if effect in HOSTILE_EFFECTS else 0.0
        return level.leaning("casts") + hostile
    if isinstance(action, moves.LayAura | moves.LayAnnulment | moves.Destroy):
        return level.leaning("stakes")
    if isinstance(action, moves.Drain | moves.ChooseSeat):
        return level.leaning("attacks")
    return 0.0


def seat_liking(state: State, seat: int, level: Level) -> float:
    """Returns what the level's style adds to the logarithm of a seat's win chance.

    The number depends on the cards in the seat's hand and on the ability on top of its book.
    """
    worth = ability_value(state.abilities[seat], state.scores[seat])
    return level.leaning("cards") * len(state.hands[seat]) + level.leaning("books") * worth
