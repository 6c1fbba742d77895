# SPDX-License-Identifier: MIT
"""What can be seen of a style at a table of Wizard's Gambit: for each style one thing to count."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.wizards_gambit.mind.style import HOSTILE
from wizardtable.games.wizards_gambit.mind.values import engine
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION


def _cast(seen: Any, action: Any) -> float | None:
    return 1.0 if isinstance(action, moves.Cast) else None


def _staked(seen: Any, action: Any) -> float | None:
    gambits = moves.LayAura | moves.LayAnnulment | moves.Destroy
    return 1.0 if isinstance(action, gambits) else None


def _attacked(seen: Any, action: Any) -> float | None:
    if isinstance(action, moves.Drain):
        return 1.0
    if not isinstance(action, moves.Cast):
        return None
    return 1.0 if seen.table.effects[action.face - FIRST_INCANTATION] in HOSTILE else None


def _powers(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.PlayComponent) or seen.short[action.slot] != 1:
        return None
    return engine(seen.table.abilities[seen.pool[action.slot]], seen.scores[seen.viewer])


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("incantations in a game", _cast, mean=False),
    "bidder": StyleCount("gambits in a game", _staked, mean=False),
    "raider": StyleCount("incantations against others in a game", _attacked, mean=False),
    "builder": StyleCount("worth of the abilities of completed spells, in points", _powers),
}
