# SPDX-License-Identifier: MIT
"""Tests that the reasons of Elfenwizards' opponents are true of the table."""

import pytest

from lab.hunts import hint_positions
from lab.hunts import reasons as hunt
from lab.hunts.reason_facts import elfenwizards as reason_facts
from tests.ai.elfenwizards import positions, reason_for
from tests.games.elfenwizards.tables import (
    SPACE,
    B,
    G,
    R,
    beside,
    board,
    box_minors,
    dice,
    wizard,
)
from wizardtable.core.agent import Stats
from wizardtable.games.elfenwizards import SPEC
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
        ("M2", "Two Magicians can rise from this space, which now has only one."),
        ("M3", "None of your other wizards is on this space."),
        ("M4", "Your wizard would be one of 3 Magicians here, and two can rise."),
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
    assert reason == "Two Magicians can rise from this space, which now has only one."


def test_no_die_is_taken_back_for_a_cast_that_nobody_makes_any_more() -> None:
    state = board()
    state.phase, state.step = CLEANSE, TAKE_BACK
    token = "You have no grey token, so roll this die again."
    assert reason_for(state, moves.TakeBack(3)) == token
    state.round_number = 4
    assert reason_for(state, moves.TakeBack(3)) == "Nobody will roll again in this match."


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
    overtakes = "With this spell, your wizard would lead 6 to 4 for the title of Druid."
    assert reason_for(state, moves.Commit(6, own)) == overtakes
    closer = (
        "After this spell, your wizard will need 1 more point of strength for the title of Druid."
    )
    assert reason_for(state, moves.Commit(4, own)) == closer
    beside(state, own, R, 5)
    leads = (
        "Your wizard leads by 1 point for the title of Druid, and this spell makes it harder to "
        "overtake."
    )
    assert reason_for(state, moves.Commit(2, own)) == leads


def test_two_of_ones_own_wizards_may_keep_each_other_from_rising() -> None:
    state = board(S1="R", S2="R", S3="G")
    first, second = wizard(state, "S1", R), wizard(state, "S2", R)
    enough = "No other guild competes here: a strength of 1 is enough."
    useless = "Passing now would be final, and this spell does no harm."
    harmful = "This spell hurts you least here."
    assert reason_for(state, moves.Commit(0, first)) == enough
    beside(state, first, R, 0)
    assert reason_for(state, moves.Commit(0, first)) == useless
    assert reason_for(state, moves.Commit(0, second)) == harmful, "then the two would be tied"
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
    assert reason_for(state, moves.Commit(2, last)) == "With this spell, your wizard would rise."


def test_a_die_for_minor_spells_that_all_lie_in_front_of_one_serves_those_of_this_round() -> None:
    state = board(S1="R", S2="G")
    state.phase, state.step, state.rolled = CAST, PLACE, (6,)
    state.ready[R] -= 1
    die = moves.PlaceDie(6, MINOR_BOX)
    assert reason_for(state, die) == "This die can recover minor spells that you use this round."
    box_minors(state, R, 2)
    assert reason_for(state, die) == "This die can recover 2 minor spells from the box."


def test_who_cannot_catch_up_any_more_does_not_get_closer_to_rising() -> None:
    state = board(S1="R", S2="G")
    own = wizard(state, "S1", R)
    beside(state, wizard(state, "S2", G), G, 6, 6)
    dice(state, R, SORCERER, 2, 4)
    box_minors(state, R, 1)
    assert state.minors[R] == 6, "with 6 and 2 + 4 points one would only be level"
    assert reason_for(state, moves.Commit(2, own)) == (
        "This die returns to you in any case, and passing now would be final."
    )
    dice(state, R, SORCERER, 1)
    closer = (
        "After this spell, your wizard will need 11 more points of strength for the title of Druid."
    )
    assert reason_for(state, moves.Commit(2, own)) == closer


def test_a_pass_is_explained_by_what_can_no_longer_be_won_and_by_what_is_kept() -> None:
    state = board(S1="R", S2="G")
    beside(state, wizard(state, "S2", G), G, 6, 6)
    kept = "You keep 7 minor spells for the next round, or for a point each at the end."
    assert reason_for(state, moves.Pass()) != kept, "7 points are too few against 12"
    assert reason_for(state, moves.Pass()) == (
        "Your spells cannot make any more of your wizards rise."
    )
    dice(state, R, SORCERER, 6)
    assert reason_for(state, moves.Pass()) == kept
    state.round_number = 4
    assert (
        reason_for(state, moves.Pass()) == "You keep 7 minor spells, worth a point each at the end."
    )


def test_a_spell_for_a_rival_may_make_a_tie_of_two_others() -> None:
    state = board(S1="B", S2="G", S3="R")
    beside(state, wizard(state, "S2", G), G, 4)
    dice(state, R, SORCERER, 4, 5)
    rival = wizard(state, "S1", B)
    assert reason_for(state, moves.Commit(4, rival)).startswith("This spell ties two rivals")
    assert reason_for(state, moves.Commit(5, rival)).startswith("Of these candidates")
    state.scores = (0, 9, 5)
    assert reason_for(state, moves.Commit(5, rival)).startswith("This spell holds back a guild")


def test_every_reason_for_a_suggested_move_is_true_of_the_table() -> None:
    for number in range(2):
        for position in hint_positions.positions(SPEC, number, 7, 0):
            assert not hunt.complaints(position, reason_facts)
