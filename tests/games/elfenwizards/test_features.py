# SPDX-License-Identifier: MIT
"""Tests the features that the learned judgement of Elfenwizards looks at."""

import pytest

from tests.ai.elfenwizards import positions
from tests.feature_checks import check_renaming
from wizardtable.core import catalog
from wizardtable.games.elfenwizards.mind.features import NAMES, features
from wizardtable.games.elfenwizards.mind.small_choices import after_retirement
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.state import CAST, PLACE, RETIRE, State

SPEC = catalog.get("elfenwizards")


def renamed(state: State, names: list[int]) -> State:
    """Returns the same position at a table where seat n has the number names[n]."""

    def wizard(number: int) -> int:
        return box.IDS_PER_GUILD * names[number // box.IDS_PER_GUILD] + number % box.IDS_PER_GUILD

    def permuted(old: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(old[names.index(seat)] for seat in range(len(names)))

    def spells(beside: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            sorted(
                box.spell_of(names[box.owner_of_spell(spell)], box.face_of(spell))
                for spell in beside
            )
        )

    new = state.clone()
    for field in ("ready", "placed", "minors", "boxed", "passed"):
        for seat, value in enumerate(getattr(state, field)):
            getattr(new, field)[names[seat]] = value
    new.scores, new.grand = permuted(state.scores), permuted(state.grand)
    new.to_move, new.dragon = names[state.to_move], names[state.dragon]
    places, tokens = list(state.place), list(state.tokens)
    for number in range(len(state.place)):
        places[wizard(number)] = state.place[number]
        tokens[wizard(number)] = state.tokens[number]
        new.spells[wizard(number)] = spells(state.spells[number])
    new.place, new.tokens = tuple(places), tuple(tokens)
    return new


@pytest.mark.parametrize("seats", SPEC.seats)
def test_renaming_the_seats_permutes_the_features_and_nothing_else(seats: int) -> None:
    check_renaming(SPEC, seats, features, NAMES, renamed)


def test_rolling_dice_changes_none_of_those_that_a_seat_still_has_to_place() -> None:
    dice = NAMES.index("dice")
    for state, seat, _ in positions(3, 4):
        if state.phase == CAST and state.step == PLACE:
            unplaced = box.DICE_PER_GUILD - sum(map(len, state.placed[seat]))
            assert features(state)[seat][dice] == unplaced


def test_a_retired_grand_druid_is_described_where_he_will_be() -> None:
    states = [state.clone() for state, _, _ in positions(4, 106) if state.phase == RETIRE]
    assert states
    for state in states:
        assert features(state) == features(after_retirement(state))
