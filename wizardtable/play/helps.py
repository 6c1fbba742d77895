# SPDX-License-Identifier: MIT
"""Where people may be helped: undo, hints, *why not this move?*, the tutor and the Grand Magus in
their seat; and for what help a match does not count in the statistics."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.match import (
    HINT,
    LESSON,
    OTHERS,
    RETURN,
    REVEALED,
    STAND_IN,
    Aid,
    Match,
)
from wizardtable.core.text import N_, Message, listing

UNAIDED = {
    purposes.DAILY: N_("helps", "There is no undo and no help at the daily table."),
    purposes.RATED: N_("helps", "There is no undo and no help in a rated match."),
    purposes.TOWER: N_("helps", "There is no undo and no help on this floor of the tower."),
}
"""Why there is no help, by what a match is played for."""

NO_COPY = N_("helps", "You can save a copy once this match is over.")
"""Why there is no copy as long as a match goes on in which there is no help."""

_AIDS: Final[dict[Aid, Message]] = {
    HINT: N_("helps", "you played a suggested move"),
    STAND_IN: N_("helps", "the Grand Magus played for you"),
    OTHERS: N_("helps", "you undid another player’s move"),
    REVEALED: N_("helps", "you undid a move that had revealed something"),
    RETURN: N_("helps", "you gave up, then played on"),
    LESSON: N_("helps", "it began as a lesson"),
}
"""Why a match of one person does not count, as the end of a sentence about it."""


def may_help(match: Match) -> bool:
    """Returns whether people may be helped in a match."""
    return why_no_help(match) is None


def why_no_help(match: Match) -> Message | None:
    """Returns why people may not be helped in a match, in a sentence; None if they may."""
    floor = tower_floor.table_of(match)
    if purposes.is_unaided(match.purpose) or (floor is not None and floor.unaided):
        return UNAIDED[purposes.kind(match.purpose)]
    return None


def may_count(match: Match) -> bool:
    """Returns whether a match counts in the statistics if nobody is helped from now on: one of a
    single person who has had no help."""
    people = sum(player.level is None for player in match.players)
    return people == 1 and not match.assisted and match.origin is None


def why_uncounted(aids: Sequence[Aid]) -> Message | str | None:
    """Returns why a match of one person does not count, as the end of a sentence about it; None
    where nothing of that is known."""
    known = [_AIDS[aid] for aid in aids if aid in _AIDS]
    return listing(known) if known else None
