# SPDX-License-Identifier: MIT
"""Tests that opponents vary their replies to the same deal, unless their seed is given."""

from typing import Any

import pytest

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup

MAX_ITERATIONS = 4
"""The largest number of search iterations for a turn, so that a match takes little time."""

DEAL_COUNT = 3


def played(game: str, level_id: str, deal: int, seed: int) -> list[Any]:
    """Returns the actions of a match in which every seat plays at this level."""
    spec = catalog.get(game)
    seats = min(spec.seats)
    state = spec.rules.deal(Setup(seats), deal)
    minds = [agents.make(spec, level_id, 100 * seed + seat) for seat in range(seats)]
    budget = Budget(min(MAX_ITERATIONS, agents.level(spec, level_id).iterations))
    actions = []
    while (seat := spec.rules.to_move(state)) is not None:
        observation = spec.rules.observe(state, seat)
        action = minds[seat].choose(observation, spec.rules.legal_actions(state), budget).action
        actions.append(action)
        spec.rules.apply(state, action)
    return actions


@pytest.mark.parametrize("level_id", ["apprentice", "mage"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_minds_with_other_seeds_reply_otherwise_to_the_same_deal(game: str, level_id: str) -> None:
    assert any(
        played(game, level_id, deal, 1) != played(game, level_id, deal, 2)
        for deal in range(DEAL_COUNT)
    )


@pytest.mark.parametrize("game", catalog.GAMES)
def test_minds_with_the_same_seeds_reply_alike(game: str) -> None:
    assert played(game, "mage", 1, 5) == played(game, "mage", 1, 5)
