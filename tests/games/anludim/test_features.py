# SPDX-License-Identifier: MIT
"""What the learned judgement of Anludim looks at."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.mind.brain import BRAIN
from wizardtable.games.anludim.mind.features import NAMES, features
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import State

SPEC = catalog.get("anludim")


def positions(seats: int, seed: int) -> Iterator[State]:
    """Positions of the rounds of a match played sensibly."""
    state, rng = RULES.deal(Setup(seats), seed), Rng(seed)
    place = 0
    while RULES.to_move(state) is not None:
        if place % 5 == 0:
            yield state
        RULES.apply(state, BRAIN.rollout(state, RULES.legal_actions(state), rng, SPEC.levels[-1]))
        place += 1


def renamed(state: State, names: list[int]) -> State:
    """The same position at a table where seat n is called names[n]."""

    def name(seat: int) -> int:
        return names[seat] if seat >= 0 else seat

    new = state.clone()
    for field in ("hands", "known", "kept", "objects", "scrolls", "gold"):
        for seat, value in enumerate(getattr(state, field)):
            getattr(new, field)[names[seat]] = value
    for seat, combinations in enumerate(state.combinations):
        theirs = tuple(replace(one, seat=names[seat]) for one in combinations)
        new.combinations[names[seat]] = theirs
    for field in ("first", "active", "winner"):
        setattr(new, field, name(getattr(state, field)))
    new.holders = [name(seat) for seat in state.holders]
    return new


@pytest.mark.parametrize("seats", SPEC.seats)
def test_renaming_the_seats_permutes_the_features_and_nothing_else(seats: int) -> None:
    names = [*range(1, seats), 0]
    seen = 0
    for state in positions(seats, 3):
        rows, again = features(state), features(renamed(state, names))
        assert [again[names[seat]] for seat in range(seats)] == rows
        assert all(len(row) == len(NAMES) for row in rows)
        seen += 1
    assert seen > 5
