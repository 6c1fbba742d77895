# SPDX-License-Identifier: MIT
"""Tests that the chart of an analysis of Elfenwizards agrees with the hints."""

from itertools import islice

import pytest

from tests.ai.elfenwizards import SPEC, positions
from wizardtable.ai.search.analysis import judge_level
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.world_values import with_searched_chance, world_chances
from wizardtable.core.agent import Budget
from wizardtable.core.rng import Rng

JUDGE_LEVEL = judge_level(SPEC)


@pytest.mark.parametrize(("seed", "place"), [(1, 162), (2, 198), (3, 126), (3, 189)])
def test_the_midst_of_a_cast_or_a_contest_is_told_of_as_a_hint_tells_it(
    seed: int, place: int
) -> None:
    state, seat, _ = next(islice(positions(3, seed), place, None))
    observation, menu = SPEC.rules.observe(state, seat), list(SPEC.rules.legal_actions(state))
    hint = Ismcts(SPEC, SPEC.levels[-1], 1).choose(observation, menu, Budget(48))
    chance = hint.stats.values[menu.index(hint.action)]
    glance = sum(world_chances(SPEC, JUDGE_LEVEL, observation, Rng(1))[seat] for _ in range(4)) / 4
    assert abs(chance - glance) > 0.12, "here what comes to mind does not go far enough"
    searched = with_searched_chance(SPEC, JUDGE_LEVEL, state, [1 / 3] * 3, Rng(2))
    assert searched[seat] == pytest.approx(chance, abs=0.08)
    assert sum(searched) == pytest.approx(1.0)
