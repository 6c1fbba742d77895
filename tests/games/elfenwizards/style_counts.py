# SPDX-License-Identifier: MIT
"""The visible marks of the styles of Elfenwizards: one count for each style."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.elfenwizards.rules import components, moves


def _saved_for(observation: Any, action: Any) -> float | None:
    return float(action.box == components.MINOR_BOX) if isinstance(action, moves.PlaceDie) else None


def _high(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.PlaceDie) or action.box > components.MAGICIAN:
        return None
    return float(action.box <= components.SORCERER)


def _meddled(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Commit):
        return None
    return 1.0 if components.guild_of(action.wizard) != observation.viewer else None


def _low(observation: Any, action: Any) -> float | None:
    high = _high(observation, action)
    return None if high is None else 1.0 - high


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("share of dice in the Minor Spells box", _saved_for),
    "bidder": StyleCount("share of level dice for Druids and Sorcerers", _high),
    "raider": StyleCount("spells placed beside others' wizards in a game", _meddled, mean=False),
    "builder": StyleCount("share of level dice for Necromancers and Magicians", _low),
}
