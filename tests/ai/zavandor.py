# SPDX-License-Identifier: MIT
"""The opponents of Zavandor, asked what they would do."""

from tests.ai.decisions import decision
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import State

SPEC: GameSpec = catalog.get("zavandor")
LEVELS = [level.id for level in SPEC.levels]


def decide(state: State, level_id: str = "archmage", iterations: int = 30) -> moves.Action:
    """What a level does now."""
    action: moves.Action = decision(SPEC, state, level_id, iterations)
    return action
