# SPDX-License-Identifier: MIT
"""A measure for each style of Wizard's Gambit's opponents: something to count in its matches."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.wizards_gambit.mind.style import HOSTILE_EFFECTS
from wizardtable.games.wizards_gambit.mind.values import ability_value
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION


def _cast(observation: Any, action: Any) -> float | None:
    return 1.0 if isinstance(action, moves.Cast) else None


def _staked(observation: Any, action: Any) -> float | None:
    gambits = moves.LayAura | moves.LayAnnulment | moves.Destroy
    return 1.0 if isinstance(action, gambits) else None


def _attacked(observation: Any, action: Any) -> float | None:
    if isinstance(action, moves.Drain):
        return 1.0
    if not isinstance(action, moves.Cast):
        return None
    return (
        1.0
        if observation.table.effects[action.face - FIRST_INCANTATION] in HOSTILE_EFFECTS
        else None
    )


def _powers(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.PlayComponent) or observation.short[action.slot] != 1:
        return None
    return ability_value(
        observation.table.abilities[observation.pool[action.slot]],
        observation.scores[observation.viewer],
    )


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("incantations in a game", _cast, mean=False),
    "bidder": StyleCount("gambits in a game", _staked, mean=False),
    "raider": StyleCount("incantations against others in a game", _attacked, mean=False),
    "builder": StyleCount("worth of the abilities of completed spells, in points", _powers),
}
