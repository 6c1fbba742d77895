# SPDX-License-Identifier: MIT
"""Tests that the chart of an analysis of Zavandor agrees with the hints."""

from itertools import pairwise

import pytest

from tests.ai.zavandor import SPEC
from wizardtable.ai.search import world_values
from wizardtable.ai.search.analysis import judge_level
from wizardtable.ai.search.chances import Chances
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.world_values import with_searched_chance, world_chances
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng

JUDGE_LEVEL = judge_level(SPEC)
TWO_PEOPLE = [Player("Ada", None), Player("Bert", None)]


@pytest.mark.parametrize("seed", [4, 29])
def test_the_first_round_is_told_as_a_hint_tells_it(seed: int) -> None:
    state = SPEC.rules.deal(Setup(2), seed)
    seat = SPEC.rules.to_move(state)
    assert seat is not None
    observation, menu = SPEC.rules.observe(state, seat), list(SPEC.rules.legal_actions(state))
    hint = Ismcts(SPEC, SPEC.levels[-1], 1).choose(observation, menu, Budget(300))
    chance = hint.stats.values[menu.index(hint.action)]
    rng = Rng(seed)
    glance = sum(world_chances(SPEC, JUDGE_LEVEL, observation, rng)[seat] for _ in range(8)) / 8
    assert chance - glance > 0.15, "here the first thing that comes to mind is much worse"
    searched = with_searched_chance(SPEC, JUDGE_LEVEL, state, [0.5, 0.5], rng)
    assert searched[seat] == pytest.approx(chance, abs=0.12)
    assert sum(searched) == pytest.approx(1.0)


@pytest.fixture
def at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out the searches for the chart, to save time."""
    monkeypatch.setattr(world_values, "with_searched_chance", lambda *given, **_: tuple(given[3]))


@pytest.mark.usefixtures("at_a_glance")
def test_the_chart_of_the_only_person_is_drawn_where_that_person_decides() -> None:
    match = played([TWO_PEOPLE[0], Player("Bea", "archmage")], 60)
    course = Chances(match, JUDGE_LEVEL, 4).course()
    assert len(course) >= 20
    assert {match.mover(odds.place) for odds in course[1:-1]} == {0}


@pytest.mark.usefixtures("at_a_glance")
def test_a_chance_does_not_rise_by_moves_of_its_own_seat_that_tell_nobody_anything() -> None:
    match = played(TWO_PEOPLE, 60)
    chances = Chances(match, JUDGE_LEVEL, 4)
    course = chances.course()
    alone = 0
    for here, there in pairwise(course[:-1]):
        moves = range(here.place, there.place)
        movers = {match.mover(place) for place in moves}
        if len(movers) == 1 and not any(chances.is_lucky(place + 1) for place in moves):
            seat = movers.pop()
            assert there.chances[seat] <= here.chances[seat] + 1e-9
            alone += 1
    assert alone > 3


def played(players: list[Player], actions: int) -> Match:
    """Returns the beginning of a match that is played by rollouts."""
    match = Match(SPEC, Setup(2), 4, players)
    rng = Rng(2)
    while len(match.actions) < actions:
        match.play(
            SPEC.brain.rollout(match.state_at(len(match.actions)), match.menu(), rng, JUDGE_LEVEL)
        )
    return match
