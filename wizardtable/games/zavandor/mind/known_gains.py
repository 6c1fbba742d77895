# SPDX-License-Identifier: MIT
"""A cache of gains: a search meets the same situation of a seat again and again.

The gains of a turn or an auction depend on what the seat sees; of other hands, it sees only the
backs. So all states that differ only in hidden cards have the same gains.

If gains come to depend on more of a state, add it to `sight`. A test looks for changes of gains
that `sight` misses.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.agent import Level
from wizardtable.games.zavandor.mind.holdings import hand_value
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import State

_MOST_KEPT: Final = 4096
"""The largest number of lists of actions in the cache: about those of two searches."""

Sight = tuple[object, ...]
"""Everything that gains depend on, apart from the actions themselves."""


def sight(state: State, level: Level) -> Sight:
    """Returns everything that the gains of the seat to move depend on, in a turn or an auction."""
    mover = state.mover
    worths = [
        hand_value(state, seat, is_seen=False) if seat != mover else 0.0
        for seat in range(len(state.hands))
    ]
    return (
        level.weights,
        level.style,
        state.hands[mover],
        tuple(worths),
        tuple(state.dust),
        mover,
        state.active,
        state.phase,
        state.lot,
        state.bid,
        tuple(state.bidding),
        tuple(state.bids),
        state.round_number,
        state.sold,
        state.advanced,
        state.moves,
        state.order,
        state.standing,
        state.druid_ruby,
        state.energy_refunds,
        state.wrath,
        tuple(state.out),
        tuple(state.characters),
        tuple(state.supply),
        tuple(state.spiral),
        tuple(state.pentagon),
        tuple(state.coming),
        tuple(state.levels),
        tuple(state.markers),
        tuple(state.waiting),
        tuple(state.artifacts),
        tuple(state.sentinels),
        tuple(state.open),
    )


class KnownGains:
    """A cache of the gains of recently judged actions."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[Sight, tuple[list[moves.Action], list[float]]] = {}

    def of(self, situation: Sight, actions: Sequence[moves.Action]) -> list[float] | None:
        """Returns the gains of these actions in points, or None if they are not in the cache.

        `situation` is the result of `sight`.
        """
        cached = self._kept.get(situation)
        if cached is None or cached[0] != list(actions):
            return None
        return cached[1]

    def keep(self, situation: Sight, actions: Sequence[moves.Action], gains: list[float]) -> None:
        """Puts gains into the cache; `situation` is the result of `sight`.

        The caller must not change the list afterwards.
        """
        if len(self._kept) >= _MOST_KEPT:
            self._kept.clear()
        self._kept[situation] = list(actions), gains
