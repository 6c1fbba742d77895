# SPDX-License-Identifier: MIT
"""Decisions of opponents in a position, for tests of their judgement."""

from typing import Any

from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget
from wizardtable.core.game import State
from wizardtable.core.game_spec import GameSpec


def decision(spec: GameSpec, state: State, level_id: str, iterations: int) -> Any:
    """Returns the action that a level takes now, with at most this many iterations."""
    seat = spec.rules.to_move(state)
    assert seat is not None
    agent = agents.make(spec, level_id, 1)
    menu = spec.rules.legal_actions(state)
    return agent.choose(spec.rules.observe(state, seat), menu, Budget(iterations=iterations)).action
