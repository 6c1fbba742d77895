# SPDX-License-Identifier: MIT
"""The opponents of Zavandor, asked what they would do."""

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.catalog import GameSpec
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State

SPEC: GameSpec = catalog.get("zavandor")
LEVELS = [level.id for level in SPEC.levels]


def decide(state: State, level_id: str = "archmage", iterations: int = 30) -> moves.Action:
    """What a level does now."""
    seat = RULES.to_move(state)
    assert seat is not None
    agent = agents.make(SPEC, level_id, 1)
    menu = RULES.legal_actions(state)
    action: moves.Action = agent.choose(
        RULES.observe(state, seat), menu, Budget(iterations=iterations)
    ).action
    return action
