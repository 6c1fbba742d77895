# SPDX-License-Identifier: MIT
"""Gains found a moment ago: a search comes again and again to what looks the same to who decides.

What a seat makes of a turn or an auction follows from what it sees, and of the hands of others it
sees the backs. So all worlds that differ but in what it does not see have the same gains.

If gains come to depend on more of a state, add that to `sight`. A test looks for changes of gains
that `sight` does not see.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.agent import Level
from wizardtable.games.zavandor.mind.holdings import hand_worth
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import State

_MOST_KEPT: Final = 4096
"""Menus remembered: about those of two searches."""

Sight = tuple[object, ...]
"""All that the gains of a menu follow from, besides the menu."""


def sight(state: State, level: Level) -> Sight:
    """Returns what the seat to move sees of a turn or an auction, as somebody of this level."""
    mover = state.mover
    worths = [
        hand_worth(state, seat, known=False) if seat != mover else 0.0
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
        state.round_number,
        state.sold,
        state.advanced,
        state.moves,
        state.order,
        state.standing,
        state.druid_ruby,
        state.energy_refunds,
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
    """The last gains that were found."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[Sight, tuple[list[moves.Action], list[float]]] = {}

    def of(self, seen: Sight, actions: Sequence[moves.Action]) -> list[float] | None:
        """Returns the gains of these actions, None where they are not known."""
        known = self._kept.get(seen)
        if known is None or known[0] != list(actions):
            return None
        return known[1]

    def keep(self, seen: Sight, actions: Sequence[moves.Action], gains: list[float]) -> None:
        """Remembers gains, which nobody changes any more."""
        if len(self._kept) >= _MOST_KEPT:
            self._kept.clear()
        self._kept[seen] = list(actions), gains
