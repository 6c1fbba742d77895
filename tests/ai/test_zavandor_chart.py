# SPDX-License-Identifier: MIT
"""The chart of an analysis speaks of a match of Zavandor as the hints did."""

import pytest

from tests.ai.zavandor import SPEC
from wizardtable.ai.search.analysis import judge_of
from wizardtable.ai.search.chances import Chances, with_search, worth
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng

JUDGE = judge_of(SPEC)
PEOPLE = [Player("Ada", None), Player("Bert", None)]


@pytest.mark.parametrize("seed", [4, 29])
def test_the_first_round_is_told_as_a_hint_tells_it(seed: int) -> None:
    state = SPEC.rules.deal(Setup(2), seed)
    seat = SPEC.rules.to_move(state)
    assert seat is not None
    seen, menu = SPEC.rules.observe(state, seat), list(SPEC.rules.legal_actions(state))
    hint = Ismcts(SPEC, SPEC.levels[-1], 1).choose(seen, menu, Budget(300))
    chance = hint.stats.values[menu.index(hint.action)]
    rng = Rng(seed)
    glance = sum(worth(SPEC, JUDGE, seen, rng)[seat] for _ in range(8)) / 8
    assert chance - glance > 0.2, "here the first thing that comes to mind is much worse"
    told = with_search(SPEC, JUDGE, state, [0.5, 0.5], rng)
    assert told[seat] == pytest.approx(chance, abs=0.12)
    assert sum(told) == pytest.approx(1.0)


def test_a_course_with_no_time_for_a_search_tells_what_is_seen_at_a_glance() -> None:
    match = Match(SPEC, Setup(2), 4, PEOPLE)
    course = Chances(match, JUDGE, 8, Rng(1)).course(0.0, lambda _: None)
    assert [sum(odds.chances) for odds in course] == pytest.approx([1.0] * len(course))
