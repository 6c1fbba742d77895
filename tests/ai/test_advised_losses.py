# SPDX-License-Identifier: MIT
"""Tests losses that a player could see in hints: chances that fell by the player's own moves."""

from collections.abc import Sequence

import pytest

from tests.ai.test_analysis import assert_it_adds_up
from tests.helpers import played
from wizardtable.ai.search import hints
from wizardtable.ai.search.advised_losses import drops_between_hints
from wizardtable.ai.search.analysis import Effort, analyse, judge_level
from wizardtable.ai.search.chances import Chances
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.stretches import stretches
from wizardtable.core import catalog
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.text import N_

QUICK_EFFORT = Effort(
    world_count=6, quick_iterations=2, deep_iterations=4, finalist_count=1, seconds=60.0
)


def match_with_fall() -> tuple[Match, int]:
    """Returns a match with 81 % in one hint and 73 % in the next, and the place of the move
    between.

    Nothing was drawn between the two hints.
    """
    match = played(catalog.get("wizards_gambit"), seats=2)
    chances = Chances(match, judge_level(match.spec), 4)
    place = next(
        stretch.place
        for stretch in stretches(match)
        if stretch.end - stretch.place > 1
        and not chances.is_lucky(stretch.place + 1)
        and len(match.spec.rules.legal_actions(match.state_at(stretch.place))) > 2
    )
    match.advised = {place: 81, place + 1: 73}
    return match, place


def advising(
    match: Match, place: int, monkeypatch: pytest.MonkeyPatch, *, followed: bool = False
) -> object:
    """Makes hints name the last other move of each menu, and returns the one at a place.

    With `followed` the hint at this place names the move that was played there.
    """

    def hint(
        _: GameSpec, seats: int, observation: object, menu: Sequence[object], __: object
    ) -> Decision[object]:
        others = [move for move in menu if (move == match.actions[place]) == followed]
        return Decision((others or list(menu))[-1], N_("toy", ""), Stats())

    monkeypatch.setattr(hints, "hint", hint)
    menu = match.spec.rules.legal_actions(match.state_at(place))
    return hint(match.spec, match.setup.seats, None, menu, None).action


@pytest.mark.long
def test_a_chance_that_falls_between_two_hints_of_one_turn_is_lost_by_the_move_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, place = match_with_fall()
    seat = match.mover(place)
    move = advising(match, place, monkeypatch)
    analysis = analyse(match, QUICK_EFFORT)
    turning = next(each for each in analysis.decisive if each.place == place)
    assert (turning.seat, turning.chance, turning.own) == (seat, 0.81, 0.73)
    assert turning.better(match.spec) == move, "what a hint names"
    assert analysis.skills[seat].lost >= turning.loss == 8
    assert analysis.skills[seat].good < analysis.skills[seat].judged
    assert_it_adds_up(match, analysis)


@pytest.mark.long
def test_who_did_what_the_hint_said_has_lost_nothing_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, place = match_with_fall()
    advising(match, place, monkeypatch, followed=True)
    assert all(turning.place != place for turning in analyse(match, QUICK_EFFORT).decisive)


def test_only_moves_of_who_was_told_make_a_told_chance_fall() -> None:
    match, place = match_with_fall()
    cut, seat = stretches(match), match.mover(place)
    chances = Chances(match, judge_level(match.spec), 4)
    (fall,) = drops_between_hints(match, cut, chances.is_lucky)
    assert (fall.seat, fall.place, fall.end) == (seat, place, place + 1)
    assert not drops_between_hints(match, cut, lambda lucky_place: lucky_place == place + 1), (
        "by luck"
    )
    match.advised[place + 1] = 79
    assert not drops_between_hints(match, cut, chances.is_lucky), "about as good"
    later = next(
        stretch.place for stretch in cut if stretch.seat == seat and stretch.place > place + 1
    )
    match.advised = {place: 81, later: 20}
    assert not drops_between_hints(match, cut, lambda _: False), "others moved in between"


@pytest.mark.parametrize("loss", [0.2, 0.0])
def test_a_move_of_which_its_player_was_told_that_it_costs_much_is_told_at_the_end(
    monkeypatch: pytest.MonkeyPatch, loss: float
) -> None:
    match, place = match_with_fall()
    match.advised = {place: 81}
    move = advising(match, place, monkeypatch)
    monkeypatch.setattr(Hints, "loss", lambda _, __: loss)
    turnings = [
        turning for turning in analyse(match, QUICK_EFFORT).decisive if turning.place == place
    ]
    assert [turning.better(match.spec) for turning in turnings] == ([move] if loss else [])
    assert all(turning.chance == 0.81 and turning.loss >= 5 for turning in turnings)
