# SPDX-License-Identifier: MIT
"""Decisions of the opponents of Zavandor, for tests."""

from tests.ai.decisions import decision
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import State

SPEC: GameSpec = catalog.get("zavandor")
LEVELS = [level.id for level in SPEC.levels]


def decide(state: State, level_id: str = "archmage", iterations: int = 30) -> moves.Action:
    """Returns the action that a level takes now."""
    action: moves.Action = decision(SPEC, state, level_id, iterations)
    return action
