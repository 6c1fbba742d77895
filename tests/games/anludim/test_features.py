# SPDX-License-Identifier: MIT
"""What the learned judgement of Anludim looks at."""

from dataclasses import replace

import pytest

from tests.feature_checks import check_renaming
from wizardtable.core import catalog
from wizardtable.games.anludim.mind.features import NAMES, features
from wizardtable.games.anludim.rules.state import State

SPEC = catalog.get("anludim")


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
    check_renaming(SPEC, seats, features, NAMES, renamed)
