# SPDX-License-Identifier: MIT
"""A chance that a hint showed, and that is lower at the next hint though nobody else has moved."""

from collections.abc import Sequence

import pytest

from tests.ai.test_analysis import assert_it_adds_up
from tests.helpers import played
from wizardtable.ai.search import hints
from wizardtable.ai.search.analysis import Effort, analyse, judge_of
from wizardtable.ai.search.chances import Chances
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.stretches import stretches
from wizardtable.ai.search.told_falls import told_falls
from wizardtable.core import catalog
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_

QUICK = Effort(worlds=6, quick=2, deep=4, finalists=1, seconds=60.0)


def told_of_a_fall() -> tuple[Match, int]:
    """A match whose player asks for a hint before and after one of their moves, and sees 81 % and
    then 73 %, though nothing was drawn; with the place of that move."""
    match = played(catalog.get("wizards_gambit"), seats=2)
    chances = Chances(match, judge_of(match.spec), 4, Rng(1))
    place = next(
        one.place
        for one in stretches(match)
        if one.end - one.place > 1
        and not chances.lucky(one.place + 1)
        and len(match.spec.rules.legal_actions(match.state_at(one.place))) > 2
    )
    match.advised = {place: 81, place + 1: 73}
    return match, place


def advising(
    match: Match, place: int, monkeypatch: pytest.MonkeyPatch, *, followed: bool = False
) -> object:
    """Has hints name the last move of each menu that is not the one made there, or that one;
    returns the move they name at a place."""

    def told(
        _: GameSpec, seats: int, seen: object, menu: Sequence[object], __: object
    ) -> Decision[object]:
        others = [one for one in menu if (one == match.actions[place]) == followed]
        return Decision((others or list(menu))[-1], N_("toy", ""), Stats())

    monkeypatch.setattr(hints, "hint", told)
    menu = match.spec.rules.legal_actions(match.state_at(place))
    return told(match.spec, match.setup.seats, None, menu, None).action


@pytest.mark.long
def test_a_chance_that_falls_between_two_hints_of_one_turn_is_lost_by_the_move_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, place = told_of_a_fall()
    seat = match.mover(place)
    move = advising(match, place, monkeypatch)
    analysis = analyse(match, QUICK)
    turning = next(one for one in analysis.decisive if one.place == place)
    assert (turning.seat, turning.chance, turning.own) == (seat, 0.81, 0.73)
    assert turning.better(match.spec) == move, "what a hint names"
    assert analysis.skills[seat].lost >= turning.loss == 8
    assert analysis.skills[seat].good < analysis.skills[seat].judged
    assert_it_adds_up(match, analysis)


@pytest.mark.long
def test_who_did_what_the_hint_said_has_lost_nothing_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, place = told_of_a_fall()
    advising(match, place, monkeypatch, followed=True)
    assert all(one.place != place for one in analyse(match, QUICK).decisive)


def test_only_moves_of_who_was_told_make_a_told_chance_fall() -> None:
    match, place = told_of_a_fall()
    cut, seat = stretches(match), match.mover(place)
    chances = Chances(match, judge_of(match.spec), 4, Rng(1))
    (fall,) = told_falls(match, cut, chances.lucky)
    assert (fall.seat, fall.place, fall.end) == (seat, place, place + 1)
    assert not told_falls(match, cut, lambda one: one == place + 1), "by luck"
    match.advised[place + 1] = 79
    assert not told_falls(match, cut, chances.lucky), "about as good"
    later = next(one.place for one in cut if one.seat == seat and one.place > place + 1)
    match.advised = {place: 81, later: 20}
    assert not told_falls(match, cut, lambda _: False), "others moved in between"


@pytest.mark.parametrize("loss", [0.2, 0.0])
def test_a_move_of_which_its_player_was_told_that_it_costs_much_is_told_at_the_end(
    monkeypatch: pytest.MonkeyPatch, loss: float
) -> None:
    match, place = told_of_a_fall()
    match.advised = {place: 81}
    move = advising(match, place, monkeypatch)
    monkeypatch.setattr(Hints, "loss", lambda _, __: loss)
    told = [one for one in analyse(match, QUICK).decisive if one.place == place]
    assert [one.better(match.spec) for one in told] == ([move] if loss else [])
    assert all(one.chance == 0.81 and one.loss >= 5 for one in told)
