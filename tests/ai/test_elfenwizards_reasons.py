# SPDX-License-Identifier: MIT
"""Tests that the reasons of Elfenwizards' opponents are true of the table."""

import pytest

from tests.ai.elfenwizards import positions, reason_for
from tests.games.elfenwizards.tables import (
    SPACE,
    G,
    R,
    beside,
    board,
    box_minors,
    dice,
    wizard,
)
from wizardtable.core.agent import Stats
from wizardtable.games.elfenwizards.mind.brain import BRAIN
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import MINOR_BOX, SORCERER
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CLEANSE,
    DEMOTE,
    FILL,
    PLACE,
    RETIRE,
    SEND,
    TAKE_BACK,
    TITLE,
)


@pytest.mark.parametrize("seats", [3, 6])
def test_every_decision_has_a_reason_that_is_a_sentence(seats: int) -> None:
    reasons = set()
    for number, (state, seat, menu) in enumerate(positions(seats, 6)):
        if number % 3:
            continue
        observation = RULES.observe(state, seat)
        for action in menu:
            sentence = str(BRAIN.reason(observation, action, Stats()))
            assert sentence.endswith(".")
            assert "{" not in sentence
            assert sentence[0].isupper()
            reasons.add(sentence)
    assert len(reasons) > 15


@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("M1", "This space is still empty: a strength of 1 may be enough to rise again."),
        ("M2", "Two Magicians can rise from this space, and only one is there."),
        ("M3", "None of your other wizards is on this space."),
        ("M4", "The Magician spaces are much alike: this one will do as well as any."),
    ],
)
def test_the_reason_for_a_magician_space_tells_who_stands_there(space: str, why: str) -> None:
    state = board(XS="R", M2="G", M3="GB", M4="RG")
    state.phase, state.step = DEMOTE, SEND
    wizard_id = wizard(state, "XS", R)
    assert reason_for(state, moves.SendTo(wizard_id, SPACE[space])) == why
    state.round_number = 4
    assert reason_for(state, moves.SendTo(wizard_id, SPACE[space])).startswith(
        "This is the last round"
    )


def test_a_grand_druid_who_retires_before_the_last_contests_can_still_rise() -> None:
    state = board(GD="R", M2="G")
    state.phase, state.step, state.round_number = RETIRE, SEND, 4
    reason = reason_for(state, moves.SendTo(wizard(state, "GD", R), SPACE["M2"]))
    assert reason == "Two Magicians can rise from this space, and only one is there."


def test_no_die_is_taken_back_for_a_cast_that_nobody_makes_any_more() -> None:
    state = board()
    state.phase, state.step = CLEANSE, TAKE_BACK
    assert (
        reason_for(state, moves.TakeBack(3))
        == "You will get more out of this die by rolling it again."
    )
    state.round_number = 4
    assert reason_for(state, moves.TakeBack(3)) == "Nobody rolls again in this match."


def test_a_crowded_space_is_no_worse_where_all_are_crowded() -> None:
    state = board(XS="R", M1="RG", M2="GB", M3="RGB", M4="GGB")
    state.phase, state.step = DEMOTE, SEND
    reason = reason_for(state, moves.SendTo(wizard(state, "XS", R), SPACE["M1"]))
    assert reason == "The other spaces are at least as crowded."


def test_where_the_match_has_been_decided_no_reason_speaks_of_a_next_round() -> None:
    state = board(XS="R", M1="RG")
    state.phase, state.step = FILL, TITLE
    filling = moves.FillTitle(wizard(state, "XS", R), SPACE["N1"])
    assert "next title" in reason_for(state, filling)
    for ending in ("grand", "vacancies"):
        over = state.clone()
        setattr(over, ending, (2, 0, 0) if ending == "grand" else 2)
        assert reason_for(over, filling).startswith("This is the last round")


def test_the_reason_tells_who_would_be_ahead() -> None:
    state = board(S1="R", S2="G")
    beside(state, wizard(state, "S2", G), G, 4)
    own = wizard(state, "S1", R)
    dice(state, R, SORCERER, 2, 4, 6)
    assert reason_for(state, moves.Commit(6, own)) == "With this spell your wizard would rise."
    assert reason_for(state, moves.Commit(4, own)) == ("Your wizard gets closer to rising.")
    beside(state, own, R, 5)
    assert (
        reason_for(state, moves.Commit(2, own))
        == "Your wizard is set to rise and becomes harder to overtake."
    )


def test_two_of_ones_own_wizards_may_keep_each_other_from_rising() -> None:
    state = board(S1="R", S2="R", S3="G")
    first, second = wizard(state, "S1", R), wizard(state, "S2", R)
    enough = "No other guild competes here: a strength of 1 is enough."
    useless = "This spell would help even less anywhere else."
    assert reason_for(state, moves.Commit(0, first)) == enough
    beside(state, first, R, 0)
    assert (
        reason_for(state, moves.Commit(0, first))
        == reason_for(state, moves.Commit(0, second))
        == useless
    )
    beside(state, second, R, 0)
    assert (
        reason_for(state, moves.Commit(0, first))
        == reason_for(state, moves.Commit(0, second))
        == enough
    )


def test_one_point_is_not_enough_where_three_of_ones_own_wizards_are_tied() -> None:
    state = board(M1="RRRR", S3="G")
    for number in range(3):
        beside(state, wizard(state, "M1", R, number), R, 0)
    last = wizard(state, "M1", R, 3)
    assert reason_for(state, moves.Commit(2, last)) == "With this spell your wizard would rise."


def test_a_die_for_minor_spells_that_all_lie_in_front_of_one_serves_those_of_this_round() -> None:
    state = board(S1="R", S2="G")
    state.phase, state.step, state.rolled = CAST, PLACE, (6,)
    state.ready[R] -= 1
    die = moves.PlaceDie(6, MINOR_BOX)
    assert reason_for(state, die) == "This die will recover minor spells that you use this round."
    box_minors(state, R, 2)
    assert reason_for(state, die).startswith("This die helps recover minor spells")


def test_who_cannot_catch_up_any_more_does_not_get_closer_to_rising() -> None:
    state = board(S1="R", S2="G")
    own = wizard(state, "S1", R)
    beside(state, wizard(state, "S2", G), G, 6, 6)
    dice(state, R, SORCERER, 2, 4)
    box_minors(state, R, 1)
    assert state.minors[R] == 6, "with 6 and 2 + 4 points one would only be level"
    assert reason_for(state, moves.Commit(2, own)) == (
        "Your wizard can no longer rise this round, but a spell here does you no harm."
    )
    dice(state, R, SORCERER, 1)
    assert reason_for(state, moves.Commit(2, own)) == "Your wizard gets closer to rising."
