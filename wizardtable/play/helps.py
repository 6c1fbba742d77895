# SPDX-License-Identifier: MIT
"""Where people may be helped: undo, hints, *why not this move?*, the tutor and the Grand Magus in
their seat."""

from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message

UNAIDED = {
    purposes.DAILY: N_("helps", "There is no undo and no help at the daily table."),
    purposes.RATED: N_("helps", "There is no undo and no help in a rated match."),
    purposes.TOWER: N_("helps", "There is no undo and no help on this floor of the tower."),
}
"""Why there is no help, by what a match is played for."""

NO_COPY = N_("helps", "You can save a copy once this match is over.")
"""Why there is no copy as long as a match goes on in which there is no help."""


def may_help(match: Match) -> bool:
    """Returns whether people may be helped in a match."""
    return why_no_help(match) is None


def why_no_help(match: Match) -> Message | None:
    """Returns why people may not be helped in a match, in a sentence; None if they may."""
    floor = tower_floor.table_of(match)
    if purposes.is_unaided(match.purpose) or (floor is not None and floor.unaided):
        return UNAIDED[purposes.kind(match.purpose)]
    return None
