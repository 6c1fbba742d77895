# SPDX-License-Identifier: MIT
"""Autoplay may make a tenth of a person's decisions before the match counts no more."""

import pytest

from tests.helpers import begun
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AUTHOR_AUTOPLAY, AUTHOR_ONLY_ACTION, Match
from wizardtable.core.teaching.findings import FinderResult, can_look, findings
from wizardtable.core.teaching.help_rule import is_autoplayed, was_autoplayed
from wizardtable.core.text import N_


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
    match.play(match.menu()[0], AUTHOR_AUTOPLAY)
    assert [was_autoplayed(match, Seat(seat)) for seat in range(3)] == [False, True, False]
    match.undo({Seat(1)})
    assert not was_autoplayed(match, Seat(1))


def test_a_forced_move_is_nobodys_decision(toy: GameSpec) -> None:
    match = begun(toy)
    while match.to_move != Seat(0):
        match.play(match.menu()[0])
    match.play(match.menu()[0], AUTHOR_ONLY_ACTION)
    assert not was_autoplayed(match, Seat(0))


def led_by(toy: GameSpec, share: int) -> Match:
    """Returns a match in which autoplay made every decision of that number of the person."""
    match, own = begun(toy), 0
    while match.to_move is not None:
        own += match.to_move == Seat(0)
        helped = match.to_move == Seat(0) and own % share == 0
        match.play(match.menu()[0], AUTHOR_AUTOPLAY if helped else "")
    return match


def test_a_match_has_findings_unless_autoplay_decided_too_much(toy: GameSpec) -> None:
    assert can_look(led_by(toy, 99), Seat(0))
    assert not can_look(led_by(toy, 2), Seat(0))


def test_moves_of_autoplay_are_neither_praised_nor_blamed(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = led_by(toy, 99)
    place = next(place for place in range(len(match.actions)) if match.mover(place) == Seat(0))
    result = FinderResult(N_("toy", "The game is over."), 1.0, (place,), is_praise=True)
    monkeypatch.setitem(vars(toy), "finders", {"good": lambda _: result})
    assert findings(match, Seat(0))
    monkeypatch.setattr(match, "author", lambda index: AUTHOR_AUTOPLAY if index == place else "")
    monkeypatch.setattr("wizardtable.core.teaching.help_rule.MAX_AUTOPLAY_SHARE", 0.9)
    assert findings(match, Seat(0)) == []
