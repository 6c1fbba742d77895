# SPDX-License-Identifier: MIT
"""Tests phases 2 and 3: rolling, placing, keeping dice back, and paying to reroll."""

import pytest

from tests.games.elfenwizards.tables import dice, menu, play, refusal
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.casting import roll_dice
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    COMMIT,
    CONTEST,
    PLACE,
    RECOVER,
    USE,
    State,
)


def dealt(seats: int = 3) -> State:
    """Returns a match before its first decision."""
    return RULES.deal(Setup(seats), 5)


def in_second_cast(seats: int = 3) -> State:
    """Returns a match in which all seats have kept all dice in the first cast."""
    state = dealt(seats)
    play(state, *[moves.Done()] * seats)
    return state


def test_the_dragon_rolls_seven_dice_first() -> None:
    state = dealt()
    assert (state.phase, state.step, state.to_move) == (CAST, PLACE, state.dragon)
    assert len(state.rolled) == 7
    assert state.ready[state.dragon] == 0
    assert list(state.rolled) == sorted(state.rolled)


def test_the_first_dragon_is_drawn_by_lot() -> None:
    assert {RULES.deal(Setup(4), seed).dragon for seed in range(40)} == set(range(4))


def test_every_face_falls_as_often_as_the_others() -> None:
    rng = Rng(3)
    rolls = [face for _ in range(3_000) for face in roll_dice(rng, 7)]
    for face in range(1, 7):
        assert abs(rolls.count(face) - 3_500) < 250


def test_two_dice_fall_independently_of_each_other() -> None:
    rng = Rng(3)
    doubles = sum(len(set(roll_dice(rng, 2))) == 1 for _ in range(6_000))
    assert abs(doubles - 1_000) < 130


def test_equal_faces_are_one_choice_and_every_box_is_open_to_every_die() -> None:
    state = dealt()
    state.rolled = (2, 2, 2, 5, 5, 5, 5)
    assert menu(state) == [
        *[moves.PlaceDie(face, box) for face in (2, 5) for box in range(len(components.BOXES))],
        moves.Done(),
    ]


def test_a_player_may_place_no_die_and_rolls_all_of_them_again() -> None:
    state = dealt()
    first = state.to_move
    events = play(state, moves.Done())
    assert events[0] == moves.DiceKept(first, 7)
    assert state.ready[first] == 7
    assert state.to_move == (first + 1) % 3


def test_a_placed_die_stays_while_the_others_are_rolled_again() -> None:
    state = dealt()
    first = state.to_move
    face = state.rolled[3]
    play(state, moves.PlaceDie(face, components.GREY_BOX), moves.Done(), moves.Done(), moves.Done())
    assert (state.phase, state.to_move) == (CAST_REST, first)
    assert state.placed[first][components.GREY_BOX] == (face,)
    assert len(state.rolled) == 6


def test_the_turn_ends_by_itself_with_the_last_die() -> None:
    state = dealt()
    first = state.to_move
    events = play(state, *[moves.PlaceDie(face, components.MINOR_BOX) for face in state.rolled])
    assert state.to_move == (first + 1) % 3
    assert not any(isinstance(event, moves.DiceKept) for event in events)
    assert state.placed[first][components.MINOR_BOX] == tuple(
        sorted(event.face for event in events if isinstance(event, moves.DiePlaced))
    )


def test_turns_go_clockwise_from_the_dragon() -> None:
    state = dealt(5)
    seats = []
    while state.phase == CAST:
        seats.append(state.to_move)
        play(state, moves.Done())
    assert seats == [(state.dragon + place) % 5 for place in range(5)]


def test_a_die_that_was_not_rolled_cannot_be_placed() -> None:
    state = dealt()
    state.rolled = (1, 1, 1, 1, 1, 1, 2)
    assert "no die with that number" in refusal(state, moves.PlaceDie(6, components.DRUID))
    assert "box does not exist" in refusal(state, moves.PlaceDie(1, 6))
    assert "finish placing your dice" in refusal(state, moves.Commit(0, components.WizardId(0)))
    assert "finish placing your dice" in refusal(state, moves.Pass())


def test_dice_left_in_minor_and_grey_box_keep_their_face_and_are_not_rolled() -> None:
    state = dealt()
    second = (state.to_move + 1) % 3
    dice(state, second, components.MINOR_BOX, 4, 4)
    dice(state, second, components.GREY_BOX, 6)
    play(state, moves.Done())
    assert (state.to_move, len(state.rolled)) == (second, 4)
    assert state.placed[second] == ((), (), (), (), (4, 4), (6,))


def test_who_has_no_die_in_front_is_skipped() -> None:
    state = dealt()
    first = state.to_move
    dice(state, (first + 1) % 3, components.GREY_BOX, *[1] * 7)
    play(state, moves.Done())
    assert state.to_move == (first + 2) % 3


def test_in_the_second_cast_all_dice_must_be_placed() -> None:
    state = in_second_cast()
    assert moves.Done() not in menu(state)
    assert "place all your dice" in refusal(state, moves.Done())


def test_a_minor_spell_pays_for_rolling_all_unplaced_dice_again_once() -> None:
    state = in_second_cast()
    seat, before = state.to_move, state.rng.state
    assert moves.Reroll() in menu(state)
    (event,) = play(state, moves.Reroll())
    assert isinstance(event, moves.Rolled)
    assert event.paid
    assert event.faces == state.rolled
    assert state.rng.state != before
    assert (state.minors[seat], state.boxed[seat], len(state.rolled)) == (6, 1, 7)
    assert moves.Reroll() not in menu(state)
    assert "reroll only once" in refusal(state, moves.Reroll())


def test_who_has_placed_a_die_can_no_longer_roll_again() -> None:
    state = in_second_cast()
    play(state, moves.PlaceDie(state.rolled[0], components.MAGICIAN))
    assert moves.Reroll() not in menu(state)
    assert "before you place a die" in refusal(state, moves.Reroll())


def test_without_a_minor_spell_in_front_nobody_can_roll_again() -> None:
    state = in_second_cast()
    seat = state.to_move
    state.minors[seat], state.boxed[seat] = 0, 7
    assert moves.Reroll() not in menu(state)
    assert "no minor spell" in refusal(state, moves.Reroll())


def test_the_next_player_may_roll_again_for_himself() -> None:
    state = in_second_cast()
    play(state, moves.Reroll())
    play(state, *[moves.PlaceDie(face, components.DRUID) for face in state.rolled])
    assert not state.rerolled
    assert moves.Reroll() in menu(state)


def test_the_first_cast_cannot_be_rolled_again() -> None:
    state = dealt()
    assert "second cast" in refusal(state, moves.Reroll())


@pytest.mark.parametrize("box", [components.DRUID, components.MAGICIAN])
def test_when_all_is_placed_the_contests_follow_unless_something_can_be_recovered(box: int) -> None:
    state = in_second_cast()
    while state.phase == CAST_REST:
        play(state, moves.PlaceDie(state.rolled[-1], box))
    assert (state.phase, state.step, state.to_move) == (CONTEST, COMMIT, state.dragon)


def test_a_minor_spell_paid_for_rolling_again_can_be_recovered_at_once() -> None:
    state = in_second_cast()
    seat = state.to_move
    play(state, moves.Reroll())
    while state.phase == CAST_REST:
        play(state, moves.PlaceDie(state.rolled[-1], components.MINOR_BOX))
    assert (state.phase, state.step, state.to_move) == (RECOVER, USE, seat)


def test_a_roll_is_something_that_becomes_known() -> None:
    assert moves.Rolled.reveals
    assert not moves.DiePlaced.reveals
