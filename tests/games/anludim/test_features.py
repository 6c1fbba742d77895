# SPDX-License-Identifier: MIT
"""The learned evaluation of Anludim."""

from dataclasses import replace

import pytest

from tests.feature_checks import check_renaming
from wizardtable.core import catalog
from wizardtable.games.anludim.mind.features import NAMES, features
from wizardtable.games.anludim.rules.state import State

SPEC = catalog.get("anludim")


def renamed(state: State, names: list[int]) -> State:
    """Returns the same position at a table where seat n is called names[n]."""

    def new_name(seat: int) -> int:
        return names[seat] if seat >= 0 else seat

    copy = state.clone()
    for field in ("hands", "known", "kept", "objects", "scrolls", "gold"):
        for seat, value in enumerate(getattr(state, field)):
            getattr(copy, field)[names[seat]] = value
    for seat, combinations in enumerate(state.combinations):
        theirs = tuple(replace(combination, seat=names[seat]) for combination in combinations)
        copy.combinations[names[seat]] = theirs
    for field in ("first", "active", "winner"):
        setattr(copy, field, new_name(getattr(state, field)))
    copy.holders = [new_name(seat) for seat in state.holders]
    return copy


@pytest.mark.parametrize("seats", SPEC.seats)
def test_renaming_the_seats_permutes_the_features_and_nothing_else(seats: int) -> None:
    check_renaming(SPEC, seats, features, NAMES, renamed)
