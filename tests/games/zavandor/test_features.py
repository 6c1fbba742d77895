# SPDX-License-Identifier: MIT
"""The input of the learned evaluation of Zavandor."""

import pytest

from lab import examples, train
from lab.strength import PACKAGE_FOLDER
from tests.feature_checks import check_renaming, positions
from tests.games.zavandor import tables
from wizardtable.ai.search import agents
from wizardtable.core import catalog, data_file
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.features import NAMES, features
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import PAY, State

SPEC = catalog.get("zavandor")
FIELDS_BY_SEAT = (
    *("out", "characters", "spiral", "pentagon", "dust", "hands", "coming", "levels"),
    *("markers", "waiting", "artifacts", "bids", "bidding"),
)


def renamed(state: State, names: list[int]) -> State:
    """Returns the same position at a table where seat n is called names[n]."""

    def name(seat: int) -> int:
        return names[seat] if seat >= 0 else seat

    new = state.clone()
    for field in FIELDS_BY_SEAT:
        old = getattr(state, field)
        for seat, value in enumerate(old):
            getattr(new, field)[names[seat]] = value
    for field in ("mover", "active", "first", "bidder"):
        setattr(new, field, name(getattr(state, field)))
    new.standing = tuple(state.standing[names.index(seat)] for seat in range(len(names)))
    new.order = tuple(names[seat] for seat in state.order)
    new.sentinels = [name(owner) for owner in state.sentinels]
    new.tasks = [(phase, name(seat)) for phase, seat in state.tasks]
    return new


@pytest.mark.parametrize("seats", SPEC.seats)
def test_renaming_the_seats_permutes_the_features_and_nothing_else(seats: int) -> None:
    check_renaming(SPEC, seats, features, NAMES, renamed)


def test_features_leave_the_world_as_it_is_and_are_as_many_as_have_names() -> None:
    for state in positions(SPEC, 2, 4):
        before = state.clone()
        rows = features(state)
        assert state.spiral == before.spiral and state.hands == before.hands
        assert all(len(row) == len(NAMES) for row in rows)


def test_a_ruined_seat_has_no_features_and_no_chance() -> None:
    state = tables.table(3)
    state.out[1] = True
    assert [bool(row) for row in features(state)] == [True, False, True]
    assert BRAIN.evaluate(state, SPEC.levels[-1])[1] == 0.0


def test_a_lot_that_is_paid_for_next_counts_for_its_winner_already() -> None:
    state = tables.table(2)
    tables.offer(state, box.BELT)
    tables.give(state, 0, *tables.rich(box.RED))
    lot = NAMES.index("artifact.belt")
    before = features(state)[0][lot]
    state.phase, state.lot, state.bid, state.bidder, state.bids = PAY, box.BELT, 30, 0, [30, 0]
    state.tasks = [(PAY, 0)]
    assert (before, features(state)[0][lot]) == (0, 1)


def test_the_weights_were_learned_for_these_features() -> None:
    fingerprint = data_file.read(train.data_file(SPEC, PACKAGE_FOLDER.parent)).text("features")
    assert fingerprint == examples.fingerprint(SPEC), "learn anew: make train GAME=zavandor"


def test_without_what_was_learned_the_judgement_is_that_of_the_formula() -> None:
    plain = agents.level(SPEC, "archmage~learned=0")
    state = next(iter(positions(SPEC, 2, 5)))
    win_chances = WinChances(state, state.mover, FAR)
    assert BRAIN.evaluate(state, plain) == win_chances.chances()
    assert BRAIN.evaluate(state, agents.level(SPEC, "archmage")) != win_chances.chances()
