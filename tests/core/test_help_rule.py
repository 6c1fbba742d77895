# SPDX-License-Identifier: MIT
"""Autoplay may make a tenth of a person's decisions before the match counts no more."""

import pytest

from tests.helpers import begun
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.help_rule import is_autoplayed, was_autoplayed
from wizardtable.core.match import AUTOPLAY, ONLY


@pytest.mark.parametrize(
    ("decided", "left_to", "too_many"),
    [(0, 0, False), (9, 1, False), (8, 1, True), (90, 10, False), (89, 10, True), (0, 1, True)],
)
def test_a_tenth_of_the_decisions_may_be_left_to_autoplay(
    decided: int, left_to: int, too_many: bool
) -> None:
    assert is_autoplayed(decided, left_to) == too_many


def test_decisions_are_counted_by_seat_until_they_are_undone(toy: GameSpec) -> None:
    match = begun(toy, people=2)
    while match.to_move != Seat(1):
        match.play(match.menu()[0])
    match.play(match.menu()[0], AUTOPLAY)
    assert [was_autoplayed(match, Seat(seat)) for seat in range(3)] == [False, True, False]
    match.undo({Seat(1)})
    assert not was_autoplayed(match, Seat(1))


def test_a_forced_move_is_nobodys_decision(toy: GameSpec) -> None:
    match = begun(toy)
    while match.to_move != Seat(0):
        match.play(match.menu()[0])
    match.play(match.menu()[0], ONLY)
    assert not was_autoplayed(match, Seat(0))
