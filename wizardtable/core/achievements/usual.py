# SPDX-License-Identifier: MIT
"""An achievement that any game can include: wins against the hardest levels."""

from typing import Final

from wizardtable.core.achievements.achievement import HARDEST, PlayedMatch
from wizardtable.core.text import N_

BEST_WIN_COUNT: Final = 5
"""The number of wins against the hardest levels that the achievement requires."""

BEST_SENTENCE: Final = N_(
    "achievement", "Win five matches with an Archmage or a Grand Magus among your opponents."
)


def won_against_the_best(match: PlayedMatch) -> int:
    """Returns 1 for a win against an Archmage or a Grand Magus, else 0."""
    return int(match.has_won and any(player.level in HARDEST for player in match.opponents))
