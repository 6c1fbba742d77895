# SPDX-License-Identifier: MIT
"""Stretches of a match, from the place of their beginning to that of their end.

A place is a number of actions played.
"""

from wizardtable.core.match import Match


def of_turns(match: Match, first: int, last: int) -> tuple[int, int] | None:
    """Returns the beginning and end of the turns `first` to `last`; None if none was played."""
    starts = match.turn_starts()
    within = [place for place, turn in starts if first <= turn <= last]
    after = [place for place, turn in starts if turn > last]
    return (within[0], min(after, default=len(match.actions))) if within else None


def last_round(match: Match) -> tuple[int, int]:
    """Returns the beginning and end of the last round in which every seat had time to act.

    In a game that counts turns, it is the last turns, one for each seat.
    """
    seats, end = match.setup.seats, len(match.actions)
    starts = [place for place, _ in match.turn_starts()]
    if match.spec.counts_rounds:
        return max((place for place in starts if end - place >= seats), default=0), end
    return starts[-seats] if len(starts) >= seats else 0, end
