# SPDX-License-Identifier: MIT
"""What can be seen of a style at a table of Elfenwizards: for each style one thing to count."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.elfenwizards.rules import components, moves


def _saved_for(seen: Any, action: Any) -> float | None:
    return float(action.box == components.MINOR) if isinstance(action, moves.PlaceDie) else None


def _high(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.PlaceDie) or action.box > components.MAGICIAN:
        return None
    return float(action.box <= components.SORCERER)


def _meddled(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Commit):
        return None
    return 1.0 if components.guild_of(action.wizard) != seen.viewer else None


def _low(seen: Any, action: Any) -> float | None:
    high = _high(seen, action)
    return None if high is None else 1.0 - high


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("share of dice in the Minor Spells box", _saved_for),
    "bidder": StyleCount("share of level dice for Druids and Sorcerers", _high),
    "raider": StyleCount("spells placed beside others' wizards in a game", _meddled, mean=False),
    "builder": StyleCount("share of level dice for Necromancers and Magicians", _low),
}
