# SPDX-License-Identifier: MIT
"""Decides in which matches people may get help, and why a match does not count after help.

Help is undo, hints, *why not this move?*, the tutor, and autoplay by the Grand Magus, the hardest
level. The purpose of a match is the competition that it counts for, such as a daily table.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.match import (
    AUTOPLAY,
    HINT,
    LESSON,
    OTHERS,
    RETURN,
    REVEALED,
    Aid,
    Match,
)
from wizardtable.core.text import N_, Message, joined_with_and

NO_HELP_REASONS = {
    purposes.DAILY: N_("helps", "There is no undo and no help at the daily table."),
    purposes.RATED: N_("helps", "There is no undo and no help in a rated match."),
    purposes.TOWER: N_("helps", "There is no undo and no help on this floor of the tower."),
}
"""The reason why there is no help in a match, by the first word of the match's purpose."""

NO_COPY = N_("helps", "You can save a copy once this match is over.")
"""The reason why a match without help cannot be copied before it is over."""

_AID_REASONS: Final[dict[Aid, Message]] = {
    HINT: N_("helps", "you played a suggested move"),
    AUTOPLAY: N_("helps", "the Grand Magus played for you"),
    OTHERS: N_("helps", "you undid another player’s move"),
    REVEALED: N_("helps", "you undid a move that had revealed something"),
    RETURN: N_("helps", "you gave up, then played on"),
    LESSON: N_("helps", "it began as a lesson"),
}
"""The reasons why a match of one person does not count, by kind of help.

Each reason is the end of a sentence.
"""


def may_help(match: Match) -> bool:
    """Returns whether people may get help in a match."""
    return why_no_help(match) is None


def why_no_help(match: Match) -> Message | None:
    """Returns a sentence on why people get no help in a match, or None if they may get help."""
    floor = tower_floor.table_of(match)
    if purposes.is_unaided(match.purpose) or (floor is not None and floor.unaided):
        return NO_HELP_REASONS[purposes.kind(match.purpose)]
    return None


def may_count(match: Match) -> bool:
    """Returns whether a match counts in the statistics if nobody gets help from now on.

    Such a match has exactly one person, had no help so far, and is no copy of another match.
    """
    people = sum(player.level is None for player in match.players)
    return people == 1 and not match.assisted and match.origin is None


def why_uncounted(aids: Sequence[Aid]) -> Message | str | None:
    """Returns the end of a sentence on why a match of one person does not count.

    Returns None if `aids`, the kinds of help in the match, give no known reason.
    """
    reasons = [_AID_REASONS[aid] for aid in aids if aid in _AID_REASONS]
    return joined_with_and(reasons) if reasons else None
