# SPDX-License-Identifier: MIT
"""The same deal does not bring the same replies again, but where the seed of the minds is given."""

from typing import Any

import pytest

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup

ITERATIONS = 4
"""At most for a turn, so that a match takes little time."""

DEALS = 3


def played(game: str, level_id: str, deal: int, seed: int) -> list[Any]:
    """The actions of a match in which everybody plays at this level."""
    spec = catalog.get(game)
    seats = min(spec.seats)
    state = spec.rules.deal(Setup(seats), deal)
    minds = [agents.make(spec, level_id, 100 * seed + seat) for seat in range(seats)]
    budget = Budget(min(ITERATIONS, agents.level(spec, level_id).iterations))
    actions = []
    while (seat := spec.rules.to_move(state)) is not None:
        seen = spec.rules.observe(state, seat)
        action = minds[seat].choose(seen, spec.rules.legal_actions(state), budget).action
        actions.append(action)
        spec.rules.apply(state, action)
    return actions


@pytest.mark.parametrize("level_id", ["apprentice", "mage"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_minds_with_other_seeds_reply_otherwise_to_the_same_deal(game: str, level_id: str) -> None:
    assert any(
        played(game, level_id, deal, 1) != played(game, level_id, deal, 2) for deal in range(DEALS)
    )


@pytest.mark.parametrize("game", catalog.GAMES)
def test_minds_with_the_same_seeds_reply_alike(game: str) -> None:
    assert played(game, "mage", 1, 5) == played(game, "mage", 1, 5)
